"""Second proofs in SQL: `hall.second_factors.FactorStore`."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from teahouse.hall.second_factors import Factor
from teahouse.hall.trail import TrailEntry
from teahouse.stores.database import Database
from teahouse.stores.schema import second_factors
from teahouse.stores.trail import note

NEVER = -1


class SqlSecondFactors:
    """Whose telephone shows digits, by which key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, player_id: str) -> Factor | None:
        query = select(second_factors).where(second_factors.c.player == player_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Factor(row.key, row.on, row.step)

    async def offer(self, player_id: str, key: str) -> bool:
        own = second_factors.c.player == player_id
        async with self._database.writing() as connection:
            if await connection.scalar(select(second_factors.c.on).where(own)):
                return False
            await connection.execute(delete(second_factors).where(own))
            row = {"player": player_id, "key": key, "on": False, "step": NEVER}
            await connection.execute(insert(second_factors).values(row))
        return True

    async def use(self, player_id: str, step: int) -> bool:
        later = update(second_factors).where(second_factors.c.player == player_id, second_factors.c.step < step)
        async with self._database.writing() as connection:
            return bool((await connection.execute(later.values(on=True, step=step))).rowcount)

    async def drop(self, player_id: str, entry: TrailEntry | None = None) -> bool:
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(second_factors).where(second_factors.c.player == player_id))
            if gone.rowcount and entry is not None:
                await note(connection, entry)
            return bool(gone.rowcount)
