"""The folder that keeps a hall's data belongs to one process at a time."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class FolderInUse(Exception):
    """Another process keeps its hall there: two owners of a table would each write its log."""

    key = "folder-in-use"

    def __str__(self) -> str:
        return f"another hall runs on the data in {self.args[0]}"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Makes the folder and holds it; the hold ends with the process, however it ends.

    Raises:
        FolderInUse: another process holds it.
        OSError: it cannot be made or written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "in-use").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise FolderInUse(folder) from error
        yield
