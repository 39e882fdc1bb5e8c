"""The folder that keeps a hall's data belongs to one process at a time."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class FolderInUse(Exception):
    """Another process keeps its hall there: two owners of a table would each write its log."""

    key = "in-use"

    def __str__(self) -> str:
        return f"another hall runs on the data in {self.args[0]}"


class BadFolder(Exception):
    """A folder that cannot be made or written: another user's, a file, on a disk that is read-only."""

    key = "bad-folder"

    def __str__(self) -> str:
        return f"the folder {self.args[0]} cannot be used: {self.args[1]}"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Makes the folder, for its owner alone, and holds it; the hold ends with the process, however it ends.

    Raises:
        FolderInUse: another process holds it.
        BadFolder: it cannot be made or written.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (folder / "in-use").open("w")
    except OSError as error:
        raise BadFolder(folder, error.strerror) from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise FolderInUse(folder) from error
        yield
