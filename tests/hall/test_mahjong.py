"""The hall with a real game: a whole round of 诸暨包麻将 by four people, in an open and in a protected room."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.hall.evening import evening

from teahouse.games.zhuji_bao_mahjong import GAME
from teahouse.hall.settlement import sealed_record
from teahouse.kernel import Record, plain, verify

NAMES = ("anna", "ben", "cleo", "dora")


@pytest.mark.parametrize("protected", [False, True])
async def test_a_round_is_played_to_its_settlement_and_verified(tmp_path: Path, protected: bool) -> None:
    random = Random(5)
    async with evening(tmp_path, games=(GAME,)) as house:
        table, clients = await house.table(*NAMES, game=GAME.key, protected=protected)
        while table.match.playing is not None:
            for client in clients:
                question: Any = client.asked(table.id)
                if question is not None:
                    client.play(table.id, random.choice(question["ask"]["actions"]))
                    await house.rest()
            if not any(client.asked(table.id) for client in clients):
                await house.wait(1_000)
            for seat, client in enumerate(clients):
                picture = client.pictures[table.id]
                assert picture["public"] == plain(table.picture.public())
                assert picture["private"] == plain(table.picture.private(seat))
        await house.settled()
        assert [client.of("refused") for client in clients] == [[], [], [], []]
        entry = await house.stores.archive.entry(f"{table.id}-1")
        kept = await house.stores.archive.record(f"{table.id}-1")
        assert entry is not None
        assert kept is not None
        assert sum(entry.points) == 0
        verify(GAME, msgspec.json.decode(kept, type=Record))


async def test_bots_play_it_and_the_record_can_be_made_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, games=(GAME,)) as house:
        finished: list[Any] = []
        begin = house.hall.settlement.begin

        def noting(round: Any, done: Any) -> None:
            finished.append(round)
            begin(round, done)

        monkeypatch.setattr(house.hall.settlement, "begin", noting)
        table, (anna,) = await house.table("anna", game=GAME.key)
        anna.say({"type": "autopilot", "table": table.id, "on": True})
        await house.rest()
        assert table.match.state == "between"
        await house.settled()
        assert await house.stores.archive.record(f"{table.id}-1") == sealed_record(
            pickle.loads(pickle.dumps(finished[0]))
        )
