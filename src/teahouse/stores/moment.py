"""Both databases of a hall as they are at one moment, read while the hall goes on.

Accounts, ledger and records are in `hall.db`, the tables that are open in `tables.db`. A round's rows leave the second
only after its points are in the first, so a copy of both is of use only if both are of one moment: with `hall.db` too
old a round would be in neither, with `tables.db` too old a round that is settled would be played on.

Therefore: begin to read `hall.db`, begin to read `tables.db`, and look whether `hall.db` was written in between. If
it was not, what is read of it was also its state when the reading of `tables.db` began. If it was, begin again: the
time between is far below a millisecond. The hall is never kept waiting, for readers of a write-ahead log hold up no
writer; the log cannot be folded in meanwhile and grows.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from teahouse.hall.errors import StoreUnavailable

HALL: Final = "hall.db"
TABLES: Final = "tables.db"
TRIES: Final = 100


class Moment(msgspec.Struct, frozen=True):
    """The two databases, each in a transaction that reads; `tables` is `None` where there has been no table yet."""

    hall: sqlite3.Connection
    tables: sqlite3.Connection | None


@contextmanager
def moment(folder: Path) -> Iterator[Moment]:
    """Both databases of the folder at one moment. Raises `StoreUnavailable`."""
    try:
        with closing(_reader(folder / HALL)) as watch:
            for _ in range(TRIES):
                with ExitStack() as opened:
                    before = _version(watch)
                    hall = opened.enter_context(closing(_begun(folder / HALL)))
                    tables = None
                    if (folder / TABLES).exists():
                        tables = opened.enter_context(closing(_begun(folder / TABLES)))
                    if _version(watch) == before:
                        yield Moment(hall, tables)
                        return
    except sqlite3.Error as error:
        raise StoreUnavailable(str(error)) from error
    raise StoreUnavailable("the hall writes without a pause")


def _reader(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=5)
    database.execute("PRAGMA query_only = ON")
    return database


def _begun(path: Path) -> sqlite3.Connection:
    """A reader whose transaction has begun: SQLite takes the state at the first statement that reads."""
    database = _reader(path)
    database.execute("BEGIN")
    database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return database


def _version(watch: sqlite3.Connection) -> int:
    """A number that changes with every commit of somebody else."""
    version: int = watch.execute("PRAGMA data_version").fetchone()[0]
    return version
