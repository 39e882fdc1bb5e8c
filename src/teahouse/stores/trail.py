"""The trail in SQL: `hall.trail.Trail`. What is written once is never changed."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.hall.trail import TrailEntry
from teahouse.stores.database import Database
from teahouse.stores.schema import audit_trail


class SqlTrail:
    """What hosts have done."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, entry: TrailEntry) -> None:
        async with self._database.writing() as connection:
            await note(connection, entry)

    async def page(
        self, before: int | None, limit: int, *, about: str | None = None, deed: str | None = None
    ) -> list[TrailEntry]:
        query = select(audit_trail).order_by(audit_trail.c.number.desc()).limit(limit)
        if before is not None:
            query = query.where(audit_trail.c.number < before)
        if about is not None:
            query = query.where(audit_trail.c.about == about)
        if deed is not None:
            query = query.where(audit_trail.c.deed == deed)
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
        return [_entry(row) for row in rows]


async def note(connection: AsyncConnection, entry: TrailEntry) -> None:
    """Write a deed into the transaction that does it."""
    row = msgspec.structs.asdict(entry)
    del row["number"]
    await connection.execute(insert(audit_trail).values(row))


def _entry(row: Row[Any]) -> TrailEntry:
    return TrailEntry(row.at, row.by, row.deed, row.about, row.reason, row.facts, row.number)
