"""A hall in one file, and back: a ZIP with both databases as they were at one moment, and a list of what is in it."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import struct
import zipfile
import zlib
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Final

import msgspec

from teahouse import __version__
from teahouse.hall.errors import StoreUnavailable
from teahouse.stores.database import revision_of
from teahouse.stores.moment import HALL, TABLES, moment

FORMAT: Final = 1
CONTENTS: Final = "backup.json"
CHUNK: Final = 1 << 20

DAMAGED: Final = (
    zipfile.BadZipFile, zlib.error, KeyError, EOFError, ValueError, RuntimeError, struct.error, msgspec.DecodeError,
)  # fmt: skip
"""What reading an archive raises in which bytes have changed, or which another program has made."""


class Part(msgspec.Struct, frozen=True):
    """A file of the backup."""

    bytes: int
    sha256: str


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """What a backup says of itself. `made` is in ms, `revision` the schema of `hall.db`."""

    format: int
    teahouse: str
    revision: str
    made: int
    files: dict[str, Part]


class BadBackup(Exception):
    """A file that is no backup, or no longer what it was when it was made. Nothing was restored."""

    key = "bad-backup"


class AlreadyThere(Exception):
    """Something is where the backup, or the restored hall, was to be. It is left as it is."""

    key = "already-there"


def back_up(folder: Path, target: Path, at: int) -> Contents:
    """Copy the folder's hall into the new file `target`, which its owner alone may read; the hall may be open.

    Raises:
        AlreadyThere: `target` exists.
        StoreUnavailable: the databases cannot be read, or are damaged.
        OSError: `target` cannot be written.
    """
    if target.exists():
        raise AlreadyThere(str(target))
    with TemporaryDirectory(prefix=".teahouse-", dir=target.absolute().parent) as place:
        copies = _copied(folder, Path(place))
        unfinished = Path(place) / "backup"
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            contents = _packed(file, copies, at)
            file.flush()
            os.fsync(file.fileno())
        os.link(unfinished, target)
    return contents


def restore(backup: Path, folder: Path, aside: str | None) -> Contents:
    """Put a backup's databases into a folder that this process holds.

    A hall that is there already is moved into the folder `aside` within it; without `aside` it is in the way.

    Raises:
        BadBackup, AlreadyThere; NewerDatabase: a later Teahouse has made it.
        StoreUnavailable: a database in it is damaged.
        OSError: it cannot be read, or the folder cannot be written.
    """
    present = [path for name in (HALL, TABLES) for path in folder.glob(f"{name}*")]
    if present and aside is None:
        raise AlreadyThere(str(folder))
    with TemporaryDirectory(prefix=".restoring-", dir=folder) as place:
        contents = _unpacked(backup, Path(place))
        for name in contents.files:
            _require_sound(Path(place) / name)
        revision_of(Path(place) / HALL)
        if present and aside is not None:
            (folder / aside).mkdir()
            for path in present:
                path.rename(folder / aside / path.name)
        # The accounts last: without them a hall does not find its tables' people, and a new one is not begun unseen.
        for name in sorted(contents.files, reverse=True):
            (Path(place) / name).rename(folder / name)
    return contents


def _copied(folder: Path, place: Path) -> list[Path]:
    copies = []
    with moment(folder) as now:
        for name, database in ((HALL, now.hall), (TABLES, now.tables)):
            if database is not None:
                copies.append(place / name)
                with closing(sqlite3.connect(place / name)) as copy:
                    database.backup(copy)
    for path in copies:
        _require_sound(path)
    return copies


def _require_sound(path: Path) -> None:
    """Raises `StoreUnavailable`. A copy becomes one file without a write-ahead log beside it."""
    try:
        with closing(sqlite3.connect(path)) as database:
            database.execute("PRAGMA journal_mode = DELETE")
            found = [str(row[0]) for row in database.execute("PRAGMA integrity_check(5)")]
    except sqlite3.Error as error:
        raise StoreUnavailable(f"{path.name}: {error}") from error
    if found != ["ok"]:
        raise StoreUnavailable(f"{path.name} is damaged: {'; '.join(found)}")


def _packed(file: IO[bytes], copies: list[Path], at: int) -> Contents:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        files = {}
        for path in copies:
            with path.open("rb") as source, archive.open(path.name, "w", force_zip64=True) as into:
                files[path.name] = _piped(source, into)
        revision = revision_of(copies[0])
        contents = Contents(format=FORMAT, teahouse=__version__, revision=revision, made=at, files=files)
        archive.writestr(CONTENTS, msgspec.json.format(msgspec.json.encode(contents)))
    return contents


def _unpacked(backup: Path, place: Path) -> Contents:
    try:
        with zipfile.ZipFile(backup) as archive:
            contents = msgspec.json.decode(archive.read(CONTENTS), type=Contents)
            if contents.format != FORMAT or HALL not in contents.files or set(contents.files) - {HALL, TABLES}:
                raise BadBackup(f"it is of a form that this Teahouse does not know ({contents.format})")
            for name, told in contents.files.items():
                with archive.open(name) as source, (place / name).open("wb") as into:
                    os.chmod(place / name, 0o600)
                    found = _piped(source, into)
                    into.flush()
                    os.fsync(into.fileno())
                if found != told:
                    raise BadBackup(f"{name} is not what it was when the backup was made")
    except DAMAGED as error:
        raise BadBackup(str(error) or "it ends too early") from error
    return contents


def _piped(source: IO[bytes], into: IO[bytes]) -> Part:
    """Copies all of it; how much it was, and its hash."""
    size, digest = 0, hashlib.sha256()
    while chunk := source.read(CHUNK):
        into.write(chunk)
        digest.update(chunk)
        size += len(chunk)
    return Part(size, digest.hexdigest())
