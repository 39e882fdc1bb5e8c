"""Hosts in SQL: `hall.hosts.HostStore`."""

from __future__ import annotations

from sqlalchemy import select, update

from teahouse.hall.trail import TrailEntry
from teahouse.stores.database import Database
from teahouse.stores.schema import players
from teahouse.stores.trail import note


class SqlHosts:
    """Who is a host."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def set_host(self, player_id: str, host: bool, entry: TrailEntry) -> bool:
        change = update(players).where(players.c.id == player_id, players.c.host.is_(not host)).values(host=host)
        async with self._database.writing() as connection:
            if not (await connection.execute(change)).rowcount:
                return False
            await note(connection, entry)
        return True

    async def all(self) -> list[str]:
        async with self._database.reading() as connection:
            return list(await connection.scalars(select(players.c.id).where(players.c.host.is_(True))))
