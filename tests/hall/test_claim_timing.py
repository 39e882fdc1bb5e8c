"""Claim 36 by the hand clock: in a protected room of a real game a window lasts as long whoever could have claimed.

The same over real sockets, with distributions and thousands of windows, is `benchmarks/claim_timing.py`.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from tests.hall.evening import Client, Evening, evening

from teahouse.games.zhuji_mahjong import GAME
from teahouse.hall.clock import Timing
from teahouse.hall.table import Table

WINDOWS = 40


def passing(client: Client, table: Table) -> dict[str, Any] | None:
    """What a client that may claim says when it does not."""
    question: Any = client.asked(table.id)
    actions = question["ask"]["actions"] if question else []
    return next((action for action in actions if action["type"] == "pass"), None)


async def discarded(house: Evening, table: Table, clients: list[Client]) -> int:
    """Somebody whose turn it is throws a tile; who."""
    for client in clients:
        question: Any = client.asked(table.id)
        if question is not None and passing(client, table) is None:
            actions = question["ask"]["actions"]
            thrown = [action for action in actions if action["type"] == "discard"]
            client.play(table.id, (thrown or actions)[-1])
            await house.rest()
            return clients.index(client)
    raise AssertionError("nobody is to play")


async def lasted(house: Evening, seen_by: list[Client]) -> int:
    """Milliseconds until the next thing that these are shown."""
    before, begun = [len(client.frames) for client in seen_by], house.clock.now()
    while [len(client.frames) for client in seen_by] == before:
        due = house.clock.next_due()
        assert due is not None
        await house.wait(max(0, due - house.clock.now()))
    return house.clock.now() - begun


@pytest.mark.parametrize("answered", [True, False], ids=["claims are passed", "claims are missed"])
async def test_a_window_tells_nothing_of_a_claim_by_its_length(tmp_path: Path, answered: bool) -> None:
    lengths: dict[bool, set[int]] = defaultdict(set)
    windows: dict[bool, int] = defaultdict(int)
    async with evening(tmp_path, games=(GAME,)) as house:
        table, clients = await house.table("anna", "ben", "cleo", "dora", game=GAME.key, protected=True)
        while sum(windows.values()) < WINDOWS and table.match.state == "playing":
            thrower = await discarded(house, table, clients)
            if not table.match.pending:
                break
            able = [client for client in clients if passing(client, table)]
            idle = [client for client in clients if client not in able and clients.index(client) != thrower]
            if any(client.asked(table.id) and client not in able for client in clients):
                continue  # Something that was no discard.
            for client in able if answered else []:
                client.play(table.id, passing(client, table) or {})
                await house.rest()
            lengths[bool(able)].add(await lasted(house, idle or clients))
            windows[bool(able)] += 1
    assert min(windows[True], windows[False]) >= 3
    assert lengths[True] == lengths[False]
    assert len(lengths[True]) == 1


async def test_what_an_act_brings_is_heard_on_one_beat_however_long_it_takes_to_find_out(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(GAME,), timing=Timing(bot_pause=(0, 0), beat=50)) as house:
        table, clients = await house.table("anna", "ben", "cleo", "dora", game=GAME.key, protected=True)
        heard = [len(client.frames) for client in clients]
        thrower = await discarded(house, table, clients)
        assert [len(client.frames) for client in clients] == heard
        await house.wait(49)
        assert [len(client.frames) for client in clients] == heard
        await house.wait(1)
        assert [len(client.frames) - before for client, before in zip(clients, heard, strict=True)] == [1, 1, 1, 1]
        assert clients[thrower].of("update")[-1]["id"]
