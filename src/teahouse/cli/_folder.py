"""The hall's folder as a command finds it: with a hall or without, in use or free, for this user or not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from teahouse.cli._failures import Failure
from teahouse.edge.folder import BadFolder, FolderInUse, held
from teahouse.stores.moment import HALL


def require_hall(folder: Path) -> None:
    """Raises `Failure`: `no-hall` where none has ever been open, for a folder that was mistyped; `bad-folder`."""
    try:
        there = (folder / HALL).exists()
    except OSError as error:
        raise Failure(BadFolder.key, str(BadFolder(folder, error.strerror))) from error
    if not there:
        raise Failure("no-hall", f"there is no hall in {folder}; say by --data where it is")


@contextmanager
def alone(folder: Path, otherwise: str = "stop it first") -> Iterator[None]:
    """Holds the folder while no hall runs there. Raises `Failure`: `in-use`, and what to do then; `bad-folder`."""
    try:
        with held(folder):
            yield
    except FolderInUse as error:
        raise Failure(error.key, f"{error}; {otherwise}") from error
    except BadFolder as error:
        raise Failure(error.key, str(error)) from error
