"""The hall with card games: an auction against the clock, a deal at the referee's pace, and somebody who leaves."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.hall.evening import evening

from teahouse.families.tricks.phases import Burial
from teahouse.games.bao_hong_wu import GAME as SOLO
from teahouse.games.hong_wu import GAME as PARTNERS
from teahouse.kernel import Game, Record, plain, verify

NAMES = ("anna", "ben", "cleo", "dora")


@pytest.mark.parametrize("game", [SOLO, PARTNERS], ids=["bao-hong-wu", "hong-wu"])
async def test_a_round_is_played_to_its_settlement_and_verified(tmp_path: Path, game: Game) -> None:
    random = Random(5)
    async with evening(tmp_path, games=(game,)) as house:
        table, clients = await house.table(*NAMES, game=game.key)
        while table.match.playing is not None:
            for seat, client in enumerate(clients):
                question: Any = client.asked(table.id)
                if question is None:
                    continue
                listed = question["ask"]["actions"]
                assert table.match.round is not None
                lowest = plain(table.match.round.fallback(seat))
                client.play(table.id, random.choice(listed) if listed and random.random() < 0.5 else lowest)
                await house.rest()
            if not any(client.asked(table.id) for client in clients):
                await house.wait(1_000)
            for seat, client in enumerate(clients):
                assert client.pictures[table.id]["public"] == plain(table.picture.public())
                assert client.pictures[table.id]["private"] == plain(table.picture.private(seat))
        await house.settled()
        assert [client.of("refused") for client in clients] == [[], [], [], []]
        kept = await house.stores.archive.record(f"{table.id}-1")
        assert kept is not None
        verify(game, msgspec.json.decode(kept, type=Record))


async def test_nobody_is_put_on_autopilot_for_showing_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(PARTNERS,)) as house:
        table, _ = await house.table(*NAMES, game=PARTNERS.key)
        for _ in range(60):
            await house.wait(1_000)
            if table.match.round is not None and isinstance(table.match.round.phase, Burial):
                break
        assert table.match.round is not None
        assert isinstance(table.match.round.phase, Burial)
        assert [chair is not None and chair.lapses for chair in table.match.chairs] == [0, 0, 0, 0]
