"""A table from the first seat to the settlement."""

from __future__ import annotations

from pathlib import Path

from tests.hall.evening import evening


async def test_a_round_is_played_settled_and_kept(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        picture = anna.pictures[table.id]
        assert picture["desk"]["state"] == "playing"
        while picture["desk"]["state"] == "playing":
            question = picture["question"]
            assert question is not None
            anna.play(table.id, question["ask"]["actions"][0])
            await house.rest()
        await house.settled()
        assert picture["desk"]["state"] == "between"
        entry = await house.stores.archive.entry(picture["desk"]["round"])
        assert entry is not None
        assert sum(entry.points) == 0
