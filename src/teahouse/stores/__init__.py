"""Durable adapters of the interfaces that the hall defines."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from teahouse.hall.accounts import Now
from teahouse.hall.nightly import looked
from teahouse.hall.suspicions import Suspicion
from teahouse.stores.accounts import SqlAccounts
from teahouse.stores.archive import SqlArchive
from teahouse.stores.audit import SqlAudit
from teahouse.stores.books import SqlBooks
from teahouse.stores.credentials import SqlCredentials
from teahouse.stores.database import Database, NewerDatabase, OlderDatabase
from teahouse.stores.dealings import SqlDealings
from teahouse.stores.hosts import SqlHosts
from teahouse.stores.ledger import SqlLedger
from teahouse.stores.moderation import SqlReports, SqlSanctions, SqlSuspicions
from teahouse.stores.mutes import SqlMutes
from teahouse.stores.presets import SqlPresets
from teahouse.stores.ratings import SqlRatings
from teahouse.stores.reset_codes import FileResetCodes
from teahouse.stores.second_factors import SqlSecondFactors
from teahouse.stores.trail import SqlTrail

__all__ = ["NewerDatabase", "OlderDatabase", "Stores", "looked_into", "open_database", "read_database"]


class Stores:
    """What the hall keeps of its people: their accounts, their points, the rounds that they played."""

    def __init__(self, database: Database, now: Now, folder: Path) -> None:
        self.database = database
        self.credentials = SqlCredentials(database)
        self.reset_codes = FileResetCodes(folder)
        self.second_factors = SqlSecondFactors(database)
        self.accounts = SqlAccounts(database)
        self.mutes = SqlMutes(database)
        self.presets = SqlPresets(database)
        self.reports = SqlReports(database)
        self.sanctions = SqlSanctions(database)
        self.suspicions = SqlSuspicions(database)
        self.dealings = SqlDealings(database)
        self.ledger = SqlLedger(database, now)
        self.archive = SqlArchive(database)
        self.ratings = SqlRatings(database)
        self.trail = SqlTrail(database)
        self.hosts = SqlHosts(database)
        self.books = SqlBooks(database)
        self.audit = SqlAudit(database, self.ledger, self.ratings)

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
    return Stores(database, now, path.parent)


async def read_database(path: Path, now: Now) -> Stores:
    """Look into `hall.db` without changing anything; a hall may be running on it.

    Raises:
        NewerDatabase, OlderDatabase: it was last opened by another Teahouse.
        StoreUnavailable: the file is missing or cannot be read.
    """
    database = Database(path, read_only=True)
    try:
        await database.require_present()
    except BaseException:
        await database.close()
        raise
    return Stores(database, now, path.parent)


def looked_into(folder: Path, days: int, now: int | None = None) -> list[Suspicion]:
    """What the rounds of the last days in a hall's folder say of foul play, to `now` (ms) or the present moment.

    Only reads, and may take minutes: it runs in a process or a command of its own. Raises as `read_database`.
    """
    return asyncio.run(_looked_into(folder, days, now if now is not None else time.time_ns() // 1_000_000))


async def _looked_into(folder: Path, days: int, now: int) -> list[Suspicion]:
    stores = await read_database(folder / "hall.db", lambda: now)
    try:
        return await looked(stores.dealings, now, days)
    finally:
        await stores.close()
