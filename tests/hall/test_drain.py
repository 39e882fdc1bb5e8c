"""A hall that drains: rounds that are on are played to their end, none begins, and tables go on after the restart."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hall.evening import Evening, evening, play_round

from teahouse.hall.errors import Refusal


def drained(house: Evening) -> bool:
    return house.hall.drained


async def test_the_last_round_is_played_and_settled_and_no_other_begins(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo", rounds=3)
        await house.wait(3_000)
        assert await house.hall.drain(by="host") == 1
        assert clients[0].of("notice") == [{"type": "notice", "key": "draining", "params": {"on": 1}}]
        assert drained(house) is False
        assert house.hall.figures().draining
        await play_round(house, table, clients)
        await house.settled()
        assert drained(house) is True
        for client in clients:
            client.say({"type": "ready", "table": table.id})
        await house.wait(60_000)
        assert (table.match.state, table.match.number) == ("between", 1)
        assert len(await house.stores.archive.of_player("anna", None, 10)) == 1

    async with evening(tmp_path, clock=house.clock) as house:
        table = house.hall.tables.get(table.id)
        clients = [house.client(name) for name in ("anna", "ben", "cleo")]
        for client in clients:
            client.enter(table.id)
            client.say({"type": "ready", "table": table.id})
        await house.wait(3_000)
        assert (table.match.state, table.match.number) == ("playing", 2), "the match goes on where it was"


async def test_nobody_sits_down_or_opens_a_table_while_the_hall_drains(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, _ = await house.table("anna", "ben", "cleo")
        await house.hall.drain(by="host")
        for asked in (
            house.hall.quick.seat(house.player("dora"), "snatch"),
            house.hall.seating.open(house.player("dora"), "snatch", {}),
            house.hall.seating.sit(house.player("dora"), table.id),
        ):
            with pytest.raises(Refusal) as refused:
                await asked
            assert refused.value.key == "draining"
        assert house.client("dora").of("notice") == [{"type": "notice", "key": "draining", "params": {"on": 1}}]


async def test_a_drain_that_is_called_off_lets_rounds_begin(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await house.hall.drain(by="host")
        await house.hall.drain(by="host")
        await play_round(house, table, clients)
        for client in clients:
            client.say({"type": "ready", "table": table.id})
        await house.wait(10_000)
        assert (table.match.state, table.match.number) == ("between", 1)
        await house.hall.drain(on=False, by="shell")
        await house.rest()
        assert (table.match.state, table.match.number) == ("playing", 2)
        assert [notice["params"] for notice in clients[0].of("notice")] == [{"on": 1}, {"on": 0}]
        assert [(entry.deed, entry.by) for entry in await house.stores.trail.page(None, 10)] == [
            ("end-drain", "shell"),
            ("drain", "host"),
        ]
        assert drained(house) is False
