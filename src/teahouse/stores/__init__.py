"""Durable adapters of the interfaces that the hall defines."""

from __future__ import annotations

from pathlib import Path

from teahouse.hall.accounts import Now
from teahouse.stores.accounts import SqlAccounts
from teahouse.stores.archive import SqlArchive
from teahouse.stores.database import Database, NewerDatabase
from teahouse.stores.ledger import SqlLedger

__all__ = ["NewerDatabase", "Stores", "open_database"]


class Stores:
    """What the hall keeps of its people: their accounts, their points, the rounds that they played."""

    def __init__(self, database: Database, now: Now) -> None:
        self.database = database
        self.accounts = SqlAccounts(database)
        self.ledger = SqlLedger(database, now)
        self.archive = SqlArchive(database)

    async def close(self) -> None:
        """Close the file. No method may be in flight."""
        await self.database.close()


async def open_database(path: Path, now: Now) -> Stores:
    """Open `hall.db` at this path, in a folder that exists; it is created when missing, and migrated.

    Raises:
        NewerDatabase: a later Teahouse has written the file.
        StoreUnavailable: the file cannot be opened or written.
    """
    database = Database(path)
    try:
        await database.migrate()
    except BaseException:
        await database.close()
        raise
    return Stores(database, now)
