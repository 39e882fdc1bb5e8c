"""The tables' log in one SQLite file: one thread, one connection, groups of rows without a waiting window.

Rows gather while the writer is busy and are handed over whole when it is idle, so that groups grow with load and a
lonely row waits for nothing. Nobody else writes or checkpoints the file: two connections that do so at one moment
can corrupt it with SQLite up to 3.51.2.

Rows are sealed (`stores.seal`): they hold the secrets of rounds that are being played, and what is hidden in a hand.
The file tells which tables there are and how many rows each has, and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeVar

import msgspec

from teahouse.hall.errors import SealBroken, StoreUnavailable
from teahouse.hall.log import Done, Kind, Row
from teahouse.kernel import HOUSE
from teahouse.stores.seal import Seal, key_in, read_key

T = TypeVar("T")

log = logging.getLogger(__name__)

VERSION: Final = 2
"""1 was in the clear: `log`, a column for each field of a row."""

SLICE: Final = 500
"""Rows that are deleted at a time, so that a new row never waits long."""

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS sealed (
    tab TEXT NOT NULL, seq INTEGER NOT NULL, row BLOB NOT NULL, PRIMARY KEY (tab, seq)
) WITHOUT ROWID
"""
INSERT: Final = "INSERT INTO sealed VALUES"
ROW: Final = "(?, ?, ?)"
AT_ONCE: Final = 500
"""Rows that one statement writes."""

A_TURN: Final = 8
"""Rows that are answered in one turn of the loop: what they bring is only then on its way, and others are heard."""

CHECKPOINT: Final = 20_000
"""Pages (of 4 KiB) after which what was written is brought from the journal into the file, which holds everybody up.

Tables write to the same few pages again and again, so that a rarer one is hardly longer.
"""

FIND: Final = "SELECT 1 FROM sealed WHERE tab = ? AND seq = ? AND row = ?"
TAKE_BACK: Final = "DELETE FROM sealed WHERE tab = ? AND seq = ? AND row = ?"
ROWS: Final = "SELECT tab, seq, row FROM sealed WHERE tab = ? ORDER BY seq"
ALL_ROWS: Final = "SELECT tab, seq, row FROM sealed ORDER BY tab, seq"
CLEAR_ROWS: Final = "SELECT tab, seq, kind, seat, id, body, wall, digest FROM log"
DELETE: Final = (
    "DELETE FROM sealed WHERE tab = ?1 AND seq IN (SELECT seq FROM sealed WHERE tab = ?1 AND seq < ?2 LIMIT ?3)"
)

Group = list[tuple[Row, Done]]
Values = tuple[str, int, bytes]
"""A row as it is in the file: its table, its number, and all the rest sealed."""

GAP: Final = b"\0"
"""The digest of a row that does not open: no state has it."""

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(tuple[Kind, int, str, bytes, int, bytes]).decode


class SqliteTableLog:
    """`hall.log.TableLog` on one machine. `connect` makes the connection, so that tests can give one that fails.

    The `key` of the seal lies beside the file (`tables.key`) unless another place is given.
    """

    def __init__(
        self, path: Path, connect: Callable[..., sqlite3.Connection] = sqlite3.connect, key: Path | None = None
    ) -> None:
        self._path = path
        self._connect = connect
        self._key = key if key is not None else key_beside(path)
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        # Of the loop's thread.
        self._gathered: Group = []
        self._forgotten: dict[str, int] = {}
        self._busy = False
        self._answering = 0
        self._writable = True
        self._drained = asyncio.Event()
        self._drained.set()
        # Of the writer's thread.
        self._database: sqlite3.Connection | None = None
        self._seal: Seal | None = None
        self._denied: list[Values] = []
        """Rows that were said not to be saved while nobody could look: taken back before others are written."""

    # In the loop's thread

    @property
    def is_writable(self) -> bool:
        return self._writable

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._work, name="table-log", daemon=True)
        self._thread.start()
        await self._ask(self._opened)

    def append(self, row: Row, done: Done) -> None:
        if self._thread is None:
            self._loop.call_soon(done, False)
            return
        self._gathered.append((row, done))
        if len(self._gathered) == 1:
            self._drained.clear()
            # All rows of this turn of the loop share a commit.
            self._loop.call_soon(self._hand_over)

    def forget(self, table: str, before: int) -> None:
        self._forgotten[table] = max(before, self._forgotten.get(table, 0))
        self._drained.clear()
        self._loop.call_soon(self._hand_over)

    async def tables(self) -> list[str]:
        return await self._ask(self._select_tables)

    async def rows(self, table: str) -> list[Row]:
        return await self._ask(partial(self._select_rows, table))

    async def drained(self) -> None:
        await self._drained.wait()

    async def close(self) -> None:
        await self.drained()
        if self._thread is not None:
            self._jobs.put(self._closed)
            self._jobs.put(None)
            await self._loop.run_in_executor(None, self._thread.join)
            self._thread = None

    def _hand_over(self) -> None:
        """Give the writer, when it is idle, all that has gathered, or else something to delete."""
        if self._busy or self._thread is None:
            return
        if self._gathered:
            group, self._gathered = self._gathered, []
            self._busy = True
            self._jobs.put(partial(self._write, group))
        elif self._forgotten:
            self._busy = True
            self._jobs.put(partial(self._delete, *self._forgotten.popitem()))

    def _go_on(self) -> None:
        self._hand_over()
        if not self._busy and not self._answering:
            self._drained.set()

    def _answer(self, group: Group, saved: list[bool]) -> None:
        self._busy = False
        self._writable = saved[-1]
        if self._gathered:
            # The next group is on its way before anybody reacts to this one.
            self._hand_over()
        self._answering += 1
        self._answer_some(zip(group, saved, strict=True))

    def _answer_some(self, answers: Iterator[tuple[tuple[Row, Done], bool]]) -> None:
        """Answer the next few of a group, and the rest in the next turns."""
        some = list(islice(answers, A_TURN))
        for (row, done), ok in some:
            try:
                done(ok)
            except Exception:
                log.exception("table %s failed after its row %d", row.table, row.seq)
        if len(some) == A_TURN:
            # No table has two rows on their way, so a later group may be answered meanwhile.
            self._loop.call_soon(self._answer_some, answers)
        else:
            self._answering -= 1
            self._go_on()

    def _deleted(self, table: str, before: int, *, more: bool) -> None:
        self._busy = False
        if more:
            self._forgotten.setdefault(table, before)
        self._go_on()

    async def _ask(self, question: Callable[[], T]) -> T:
        answer: asyncio.Future[T] = self._loop.create_future()

        def job() -> None:
            try:
                result = question()
            except (sqlite3.Error, OSError) as error:
                self._loop.call_soon_threadsafe(_fail, answer, StoreUnavailable(str(error)))
            else:
                self._loop.call_soon_threadsafe(_resolve, answer, result)

        self._jobs.put(job)
        return await answer

    # In the writer's thread

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()

    def _opened(self) -> sqlite3.Connection:
        if self._database is None:
            self._seal_of()
            database = self._connect(self._path, isolation_level=None, check_same_thread=True)
            try:
                self._prepare(database)
            except sqlite3.Error:
                database.close()
                raise
            self._database = database
        return self._database

    def _prepare(self, database: sqlite3.Connection) -> None:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise sqlite3.DatabaseError(f"the log is of version {version}, this hall writes version {VERSION}")
        if version == 1:
            self._seal_clear_rows(database)
        elif version < VERSION:
            database.execute(SCHEMA)
            database.execute(f"PRAGMA user_version = {VERSION}")

    def _seal_clear_rows(self, database: sqlite3.Connection) -> None:
        """Bring a log of version 1 forward, and leave none of its pages behind in the clear."""
        database.execute("PRAGMA secure_delete = ON")
        database.execute("BEGIN IMMEDIATE")
        database.execute(SCHEMA)
        _insert(database, [self._values(Row(*values)) for values in database.execute(CLEAR_ROWS).fetchall()])
        database.execute("DROP TABLE log")
        database.execute(f"PRAGMA user_version = {VERSION}")
        database.execute("COMMIT")
        database.execute("PRAGMA secure_delete = OFF")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _values(self, row: Row) -> Values:
        plain = _pack((row.kind, row.seat, row.id, row.body, row.wall, row.digest))
        return row.table, row.seq, self._seal_of().shut(_place(row.table, row.seq), plain)

    def _seal_of(self) -> Seal:
        if self._seal is None:
            self._seal = Seal(key_in(self._key))
        return self._seal

    def _closed(self) -> None:
        if self._database is not None:
            database, self._database = self._database, None
            with suppress(sqlite3.Error):
                database.close()

    def _write(self, group: Group) -> None:
        saved = self._saved([self._values(row) for row, _ in group])
        self._loop.call_soon_threadsafe(self._answer, group, saved)

    def _saved(self, rows: list[Values]) -> list[bool]:
        """Write the rows in one transaction; which of them are in the log."""
        try:
            database = self._opened()
            if self._denied or len(rows) > AT_ONCE:
                database.execute("BEGIN IMMEDIATE")
                database.executemany(TAKE_BACK, self._denied)
                _insert(database, rows)
                database.execute("COMMIT")
            else:
                _insert(database, rows)
        except sqlite3.Error as error:
            log.error("the table log did not save %d rows: %s", len(rows), error)
            self._closed()
            if isinstance(error, sqlite3.IntegrityError) and len(rows) > 1:
                # One table has counted wrongly; the others' rows do not pay for it.
                return [self._saved([row])[0] for row in rows]
            return self._found(rows)
        self._denied.clear()
        return [True] * len(rows)

    def _found(self, rows: list[Values]) -> list[bool]:
        """After an error nobody knows whether the commit took place: open the file anew and look."""
        try:
            database = self._opened()
            found = [database.execute(FIND, row).fetchone() is not None for row in rows]
        except sqlite3.Error as error:
            log.error("the table log cannot be opened again: %s", error)
            self._closed()
            self._denied += rows
            return [False] * len(rows)
        if any(found):
            # The commit took place, and with it what it took back.
            self._denied.clear()
        return found

    def _delete(self, table: str, before: int) -> None:
        more = False
        try:
            more = self._opened().execute(DELETE, (table, before, SLICE)).rowcount == SLICE
        except sqlite3.Error as error:
            log.warning("the table log did not forget the old rows of %s: %s", table, error)
        self._loop.call_soon_threadsafe(partial(self._deleted, table, before, more=more))

    def _select_tables(self) -> list[str]:
        return [table for (table,) in self._opened().execute("SELECT DISTINCT tab FROM sealed ORDER BY tab")]

    def _select_rows(self, table: str) -> list[Row]:
        seal = self._seal_of()
        return [_row_or_gap(seal, *values) for values in self._opened().execute(ROWS, (table,))]


def key_beside(path: Path) -> Path:
    """Where the key of the log in this file lies."""
    return path.with_suffix(".key")


def read_rows(tables: sqlite3.Connection, key: Path, table: str | None = None) -> Iterator[Row]:
    """All rows by table and number, or those of one table, read beside the hall that runs on the file.

    Raises `OSError` for a key that cannot be read, `SealBroken`, `sqlite3.Error`.
    """
    seal = Seal(read_key(key))
    found = tables.execute(ALL_ROWS) if table is None else tables.execute(ROWS, (table,))
    return (_row(seal, *values) for values in found)


def _insert(database: sqlite3.Connection, rows: list[Values]) -> None:
    """Write rows in few statements: at the end of each the writer has to wait until the loop lets it go on."""
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        database.execute(f"{INSERT} {', '.join([ROW] * len(some))}", [value for row in some for value in row])


def _row(seal: Seal, table: str, seq: int, sealed: bytes) -> Row:
    return Row(table, seq, *_unpack(seal.open(_place(table, seq), sealed)))


def _row_or_gap(seal: Seal, table: str, seq: int, sealed: bytes) -> Row:
    """The row, or one that no replay gets past: whose seal is broken voids its table alone."""
    try:
        return _row(seal, table, seq, sealed)
    except SealBroken as broken:
        log.error("row %d of table %s: %s", seq, table, broken)
        return Row(table, seq, "act", HOUSE, "", b"", 0, GAP)


def _place(table: str, seq: int) -> bytes:
    return f"{table}/{seq}".encode()


def _resolve(answer: asyncio.Future[T], result: T) -> None:
    if not answer.done():
        answer.set_result(result)


def _fail(answer: asyncio.Future[T], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
