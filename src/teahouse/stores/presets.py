"""Presets in SQL: `hall.presets.PresetStore`."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select, update

from teahouse.hall.presets import Preset, Terms
from teahouse.stores.database import Database
from teahouse.stores.schema import presets


class SqlPresets:
    """Saved terms, by account."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_player(self, player_id: str) -> list[Preset]:
        query = select(presets).where(presets.c.player == player_id).order_by(presets.c.number)
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
        return [Preset(row.id, row.name, msgspec.convert(row.terms, Terms)) for row in rows]

    async def save(self, player_id: str, preset: Preset, most: int) -> bool:
        row = {"name": preset.name, "terms": msgspec.to_builtins(preset.terms)}
        own = presets.c.player == player_id
        async with self._database.writing() as connection:
            changed = await connection.execute(update(presets).where(own, presets.c.id == preset.id).values(row))
            if changed.rowcount:
                return True
            if (await connection.scalar(select(func.count()).where(own)) or 0) >= most:
                return False
            await connection.execute(insert(presets).values(row | {"id": preset.id, "player": player_id}))
        return True

    async def remove(self, player_id: str, preset_id: str) -> bool:
        gone = delete(presets).where(presets.c.player == player_id, presets.c.id == preset_id)
        async with self._database.writing() as connection:
            return bool((await connection.execute(gone)).rowcount)
