"""Rules that break down elsewhere than at an action: at a look, a judgement, a time-out, a bot's move, a start."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.hall.evening import Client, Evening, evening, play_round, turn_of_somebody
from tests.laws.snatch import Discard, Private, Public, SnatchGame, Turn
from tests.laws.snatch import Table as Snatch

from teahouse.hall.clock import Timing
from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.table import Table
from teahouse.kernel import Action, Bot, Carry, Chance, Event, Options, Record, Round, Seat, Setup


class Dealt(SnatchGame):
    """Snatch whose first question is put by another phase."""

    turn: type[Turn] = Turn

    def deal(self, setup: Setup, chance: Chance) -> tuple[Round, list[Event]]:
        round, events = super().deal(setup, chance)
        round.phase = self.turn(round.actors()[0])
        return round, events


class Unjudging(Turn, frozen=True, tag="turn"):
    def check(self, round: Any, seat: Seat, action: Action) -> None:
        if action == Discard(6):
            raise ZeroDivisionError("a judgement that was never tried")
        super().check(round, seat, action)


class Unjudged(Dealt):
    """Cannot judge one action."""

    key = "unjudged"
    turn = Unjudging


class Stubborn(Turn, frozen=True, tag="turn"):
    def fallback(self, round: Any, seat: Seat) -> Action:
        raise LookupError("nothing to fall back on")


class Stuck(Dealt):
    """Has nothing to play for the absent."""

    key = "stuck"
    turn = Stubborn


class Failing:
    """A bot that breaks down at every decision."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        raise RecursionError("the bot has lost itself")


class Mindless(SnatchGame):
    key = "mindless"

    def bots(self) -> Mapping[str, Bot]:
        return dict.fromkeys(("random", "greedy", "club"), Failing())


class MindlessAndStuck(Stuck):
    key = "mindless-and-stuck"

    def bots(self) -> Mapping[str, Bot]:
        return dict.fromkeys(("random", "greedy", "club"), Failing())


class Dazzled(Snatch):
    """Its first seat cannot look at its own hand any more, once a tile lies in the pond."""

    __slots__ = ()

    def show_own(self, seat: Seat) -> Private:
        if self.pond and seat == 0:
            raise LookupError("the view reads what it may not")
        return super().show_own(seat)


class Unlookable(SnatchGame):
    key = "unlookable"
    round = Dazzled


class Endless(SnatchGame):
    """Cannot tell whether its match is over."""

    key = "endless"

    def over(self, options: Options, carry: Carry) -> bool:
        raise ZeroDivisionError("a match of no length")


class Blind(Snatch):
    __slots__ = ()

    def show(self) -> Public:
        raise LookupError("the new version of the view is wrong")


class Upgraded(SnatchGame):
    """Snatch as the next version has it, which cannot be looked at."""

    round = Blind


GAMES = (SnatchGame(), Unjudged(), Stuck(), Mindless(), MindlessAndStuck(), Unlookable(), Endless())


@pytest.fixture(autouse=True)
def faults_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("ERROR")


async def end_of(house: Evening, table: Table) -> tuple[str, tuple[int, ...]]:
    """How the table's round ended, in the archive."""
    await house.settled()
    entry = await house.stores.archive.entry(f"{table.id}-1")
    assert entry is not None
    return entry.ending, entry.points


def state(client: Client, table: Table) -> str:
    found: str = client.pictures[table.id]["desk"]["state"]
    return found


async def test_an_action_that_cannot_be_judged_is_refused_and_the_round_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever is losing must not be able to make the table void by what he sends."""
    async with evening(tmp_path, games=GAMES) as house:
        table, clients = await house.table("anna", "ben", "cleo", game="unjudged")
        player = await turn_of_somebody(house, table, clients)
        player.play(table.id, {"type": "discard", "rank": 6})
        await house.rest()
        assert player.of("refused")[-1]["key"] == "bad-action"
        assert "a judgement that was never tried" in caplog.text
        assert state(player, table) == "playing"
        await play_round(house, table, clients, pick=0)
        assert (await end_of(house, table))[0] == "deck-empty"


async def test_rules_that_have_no_fallback_void_their_table_when_time_is_over(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES) as house:
        table, clients = await house.table("anna", "ben", "cleo", game="stuck")
        other, (dora,) = await house.table("dora")
        await house.wait(10_250)
        assert {state(client, table) for client in clients} == {"void"}
        assert await end_of(house, table) == ("void", (0, 0, 0))
        assert await house.stores.ledger.balance("anna") == 2_000
        kept = await house.stores.archive.record(f"{table.id}-1")
        assert kept is not None
        assert msgspec.json.decode(kept, type=Record).void
        assert state(dora, other) == "playing"


async def test_a_bot_that_breaks_down_costs_its_seat_the_fallback_and_nobody_the_round(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path, games=GAMES) as house:
        table, (anna,) = await house.table("anna", game="mindless")
        await play_round(house, table, [anna])
        assert "the bot has lost itself" in caplog.text
        assert (await end_of(house, table))[0] == "deck-empty"
        bots = {act.cause for act in table.match.acts if act.by != 0}
        assert bots == {"bot"}


async def test_a_bot_that_breaks_down_where_there_is_no_fallback_voids_its_table_alone(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES, timing=Timing(bot_pause=(1_000, 1_000))) as house:
        other, (dora,) = await house.table("dora")
        table, (anna,) = await house.table("anna", game="mindless-and-stuck")
        anna.say({"type": "autopilot", "table": table.id, "on": True})
        await house.wait(1_000)
        assert state(anna, table) == "void"
        assert await end_of(house, table) == ("void", (0, 0, 0))
        assert state(dora, other) == "playing"


async def test_a_table_that_breaks_down_when_somebody_looks_is_void_and_the_others_are_told(tmp_path: Path) -> None:
    """Nobody looked from the seat when the action happened: the fault shows when its player comes back."""
    async with evening(tmp_path, games=GAMES) as house:
        table, clients = await house.table("anna", "ben", "cleo", game="unlookable")
        clients[0].say({"type": "leave", "table": table.id})
        while not table.match.acts:
            await house.wait(10_250)
        assert state(clients[1], table) == "playing"
        clients[0].enter(table.id)
        assert clients[0].of("gone")[-1]["key"] == "closed"
        await house.rest()
        assert {state(client, table) for client in clients[1:]} == {"void"}
        assert house.hall.tables.of("anna") == []


async def test_a_match_that_cannot_tell_its_end_is_void_and_its_round_is_paid(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES) as house:
        table, clients = await house.table("anna", "ben", "cleo", game="endless")
        await play_round(house, table, clients)
        await house.rest()
        assert state(clients[0], table) == "void"
        ending, points = await end_of(house, table)
        assert ending == "deck-empty"
        for name, won in zip(("anna", "ben", "cleo"), points, strict=True):
            assert await house.stores.ledger.balance(name) == 2_000 + won


async def test_a_table_that_the_new_rules_cannot_show_is_void_and_the_others_are_there(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(Stuck(), SnatchGame())) as house:
        table, _ = await house.table("anna")
        other, _ = await house.table("dora", game="stuck")
    async with evening(tmp_path, games=(Stuck(), Upgraded())) as house:
        await house.settled()
        dora = house.client("dora")
        dora.enter(other.id)
        assert state(dora, other) == "playing"
        assert house.hall.tables.get(table.id).match.state == "void"
        assert house.hall.tables.of("anna") == []


async def test_a_fault_after_a_sound_row_takes_nothing_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settled only after the next start, the void round is there, deal and all."""

    async def never(*_: Any) -> None:
        raise StoreUnavailable("disk full")

    async with evening(tmp_path, games=GAMES) as house:
        monkeypatch.setattr(house.stores.archive, "keep", never)
        table, _ = await house.table("anna", "ben", "cleo", game="stuck")
        await house.wait(10_250)
        assert [row.kind for row in await house.hall.log.rows(table.id)][-2:] == ["round", "fault"]
    async with evening(tmp_path, games=GAMES) as house:
        assert await end_of(house, table) == ("void", (0, 0, 0))
        assert await house.hall.log.tables() == []
