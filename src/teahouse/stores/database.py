"""The hall's database: one file `hall.db` on one machine, opened, migrated, and survived when its disk is full."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Column, Connection, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry

from teahouse.hall.errors import StoreUnavailable

INSERTS: Final[dict[str, Callable[[Table], sqlite.Insert | postgresql.Insert]]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}

PRAGMAS: Final = ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")

BROKEN: Final = frozenset(
    {
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_READONLY,
    }
)
"""Results after which a connection is not trusted again: the next use of the database opens a new one."""

UNAVAILABLE: Final = BROKEN | {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_LOCKED}


class NewerDatabase(Exception):
    """The file was written by a later Teahouse. It is left as it is: a hall goes forward, never back."""

    key = "newer-database"

    def __init__(self, revision: str) -> None:
        super().__init__(f"the file is of revision {revision}, which this version of Teahouse does not know")
        self.revision = revision


class OlderDatabase(Exception):
    """The file was written by an earlier Teahouse and was not opened by this one since: only a hall migrates it."""

    key = "older-database"

    def __init__(self, revision: str | None) -> None:
        super().__init__(f"the file is of revision {revision}; open the hall once, it brings its files forward")
        self.revision = revision


class Database:
    """The engine with the one connection that the file gets, lent out for a transaction at a time.

    With `read_only` it changes nothing, not even the write-ahead log, and may look on while a hall runs on the file.

    One, because SQLite up to 3.51.2 can corrupt a WAL file in which two connections write or checkpoint at one
    moment. Reads and writes therefore queue; a second transaction must not be begun inside a first.
    """

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        database, query = (path.absolute().as_uri(), {"mode": "ro", "uri": "true"}) if read_only else (str(path), {})
        self._engine: AsyncEngine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=database, query=query),
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1,
            max_overflow=0,
        )
        event.listen(self._engine.sync_engine, "connect", _prepare_to_read if read_only else _prepare)
        event.listen(self._engine.sync_engine, "begin", _begin)
        event.listen(self._engine.sync_engine, "handle_error", _translate)

    async def migrate(self) -> None:
        """Bring the schema to the newest revision, all of it or nothing.

        Raises:
            NewerDatabase: the file is ahead of this version.
            StoreUnavailable: the file cannot be opened or written.
        """
        async with self.writing() as connection:
            await connection.run_sync(_upgrade)

    async def require_present(self) -> None:
        """Raises `NewerDatabase`, `OlderDatabase`, `StoreUnavailable`; changes nothing."""
        async with self.reading() as connection:
            await connection.run_sync(_require_present)

    async def close(self) -> None:
        """Close the file; its write-ahead log is folded in."""
        await self._engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One consistent state of the database. Raises `StoreUnavailable`."""
        async with self._lent(writes=False) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: committed and on the disk at the end of the block, or undone. Raises `StoreUnavailable`."""
        async with self._lent(writes=True) as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def _lent(self, *, writes: bool) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                await connection.execution_options(writes=writes)
                yield connection
        except PoolTimeoutError as error:
            raise StoreUnavailable("the database is too slow for what is asked of it") from error


def revision_of(path: Path) -> str:
    """Of which revision a file is that nobody has open. Raises `NewerDatabase`; `StoreUnavailable`: it has none."""
    engine = create_engine(URL.create("sqlite", database=str(path)))
    try:
        with engine.connect() as connection:
            _require_known(connection, _config(connection))
            revision = MigrationContext.configure(connection).get_current_revision()
    finally:
        engine.dispose()
    if revision is None:
        raise StoreUnavailable(f"{path.name} is no hall's")
    return revision


async def insert_once(connection: AsyncConnection, table: Table, key: Column[Any], row: Mapping[str, Any]) -> Any:
    """Insert the row and return its `key`; `None` when a unique constraint says that it is there already.

    Safe against another process that inserts the same row at this moment: its commit is awaited.
    """
    insert = INSERTS[connection.dialect.name](table)
    return (await connection.execute(insert.values(row).on_conflict_do_nothing().returning(key))).scalar_one_or_none()


def _prepare(dbapi_connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    # Python's driver begins transactions on its own and only before writes; here `_begin` does it.
    dbapi_connection.isolation_level = None
    cursor = dbapi_connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _prepare_to_read(dbapi_connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    dbapi_connection.isolation_level = None
    cursor = dbapi_connection.cursor()
    for pragma in ("busy_timeout = 5000", "query_only = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A transaction that will write takes the lock at once: none can fail half-way because another wrote first.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _translate(context: ExceptionContext) -> StoreUnavailable | None:
    cause = context.original_exception
    if not isinstance(cause, sqlite3.Error):
        return None
    # The low byte is the kind of failure, the rest says where it happened.
    kind = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    context.is_disconnect = kind in BROKEN
    return StoreUnavailable(str(cause)) if kind in UNAVAILABLE else None


def _upgrade(connection: Connection) -> None:
    config = _config(connection)
    _require_known(connection, config)
    command.upgrade(config, "head")


def _require_present(connection: Connection) -> None:
    config = _config(connection)
    _require_known(connection, config)
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision != ScriptDirectory.from_config(config).get_current_head():
        raise OlderDatabase(revision)


def _require_known(connection: Connection, config: Config) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise NewerDatabase(revision)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "teahouse.stores:migrations")
    config.attributes["connection"] = connection
    return config
