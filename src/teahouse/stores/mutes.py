"""Mutes in SQL: `hall.mutes.MuteStore`."""

from __future__ import annotations

from sqlalchemy import delete, select

from teahouse.stores.database import Database, insert_once
from teahouse.stores.schema import mutes


class SqlMutes:
    """Who mutes whom."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[tuple[str, str]]:
        async with self._database.reading() as connection:
            rows = await connection.execute(select(mutes))
        return [(row.player, row.muted) for row in rows]

    async def add(self, player_id: str, muted: str) -> None:
        async with self._database.writing() as connection:
            await insert_once(connection, mutes, mutes.c.muted, {"player": player_id, "muted": muted})

    async def remove(self, player_id: str, muted: str) -> None:
        gone = delete(mutes).where(mutes.c.player == player_id, mutes.c.muted == muted)
        async with self._database.writing() as connection:
            await connection.execute(gone)
