"""The nightly look: when it is made, what it is given, where what it finds is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from tests.fairplay.towns import a_week
from tests.hall.evening import Evening, evening, play_round, turn_of_somebody
from tests.stores.files import NOON

from teahouse.fairplay import RoundSummary
from teahouse.hall.conduct import Evidence
from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.nightly import DAY, DAYS, Nightly, found_in, looked, until_next
from teahouse.hall.suspicions import Suspicion

HOUR = 60 * 60 * 1000
SUSPICION = Suspicion(id="collusion 2026-02 a b", kind="collusion", players=("a", "b"), score=5.0, at=NOON)


def test_it_is_made_at_four_by_the_calendar_of_the_towns() -> None:
    """The tests' noon is noon of 17 February there."""
    assert until_next(NOON) == 16 * HOUR
    assert until_next(NOON + 16 * HOUR) == 24 * HOUR
    assert until_next(NOON + 16 * HOUR - 1) == 1


class Watchman:
    """A look that writes down when it was made, and fails where it is told to."""

    def __init__(self, house: Evening, *fails: Exception) -> None:
        self.house = house
        self.fails = list(fails)
        self.made: list[tuple[int, int]] = []

    async def __call__(self, days: int) -> list[Suspicion]:
        self.made.append((self.house.clock.wall() - NOON, days))
        if self.fails:
            raise self.fails.pop()
        return [SUSPICION]


@asynccontextmanager
async def watched(folder: Path, *fails: Exception) -> AsyncIterator[tuple[Evening, Watchman]]:
    async with evening(folder) as house:
        watchman = Watchman(house, *fails)
        nightly = Nightly(watchman, house.stores.suspicions, house.stores.dealings, house.clock)
        nightly.start()
        for _ in range(3):
            await house.wait(DAY)
            await nightly.done()
        nightly.stop()
        await house.wait(DAY)
        yield house, watchman


async def test_each_night_once_and_what_it_finds_stands_in_the_queue(tmp_path: Path) -> None:
    async with watched(tmp_path) as (house, watchman):
        assert watchman.made == [(16 * HOUR + night * DAY, DAYS) for night in range(3)]
        assert await house.stores.suspicions.open() == [SUSPICION]


async def test_a_look_that_fails_is_made_again_the_next_night(tmp_path: Path) -> None:
    async with watched(tmp_path, StoreUnavailable("busy"), ValueError("a fault")) as (house, watchman):
        assert len(watchman.made) == 3
        assert await house.stores.suspicions.open() == [SUSPICION]


async def rounds_of(house: Evening, since: int = 0) -> list[RoundSummary]:
    async with house.stores.dealings.spooled(since) as rounds:
        return list(rounds)


async def test_how_long_people_thought_is_kept_with_what_they_did(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben")
        anna = await turn_of_somebody(house, table, clients)
        await house.wait(1_700)
        question = anna.asked(table.id)
        assert question is not None
        anna.play(table.id, question["ask"]["actions"][0])
        await play_round(house, table, clients)
        await house.settled()
        (seen,) = await rounds_of(house)
    assert (seen.round, seen.game, seen.where) == (f"{table.id}-1", "snatch", "friends snatch ")
    assert set(seen.players) == {"anna", "ben", None}, "a bot is nobody"
    assert max(choice.took or 0 for choice in seen.dealings.choices) == 1_700
    assert {seen.players[choice.seat] for choice in seen.dealings.choices} == {"anna", "ben"}
    assert [flow[:2] for flow in map(msgspec.structs.astuple, seen.dealings.flows)] == [(0, 1), (0, 2), (1, 2)]


async def test_a_restart_does_not_forget_how_long_people_thought(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        question = player.asked(table.id)
        assert question is not None
        await house.wait(2_300)
        player.play(table.id, question["ask"]["actions"][0])
        await house.rest()
        before = table.match.took
    async with evening(tmp_path) as house:
        assert house.hall.tables.get(table.id).match.took == before
        assert 2_300 in before


async def test_the_dealings_of_old_rounds_are_forgotten_and_the_rounds_are_not(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await play_round(house, table, clients)
        await house.settled()
        entry = await house.stores.archive.entry(f"{table.id}-1")
        assert entry is not None
        assert await rounds_of(house, entry.ended_at + 1) == []
        await house.stores.dealings.forget(entry.ended_at)
        assert len(await rounds_of(house, entry.ended_at)) == 1
        await house.stores.dealings.forget(entry.ended_at + 1)
        assert await rounds_of(house) == []
        assert await house.stores.archive.record(entry.round) is not None


async def test_practice_among_bots_is_not_looked_at(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = house.hall.tables.get(await house.hall.quick.seat(house.player("anna"), "snatch", room="practice"))
        anna = house.client("anna")
        anna.enter(table.id)
        await house.wait(3_000)
        await play_round(house, table, [anna])
        await house.settled()
        assert await house.stores.archive.entry(f"{table.id}-1") is not None
        assert await rounds_of(house) == []


async def test_honest_evenings_leave_an_empty_queue(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await play_round(house, table, clients)
        await house.settled()
        assert await looked(house.stores.dealings, house.clock.wall(), 28) == []


def test_a_pair_stands_in_the_queue_with_figures_and_rounds() -> None:
    (found,) = found_in(a_week(300, seed=1, plotters=("a", "b")), NOON)
    assert (found.id, found.kind, found.players, found.at) == ("collusion 2026-02 a b", "collusion", ("a", "b"), NOON)
    assert len(found.evidence) == 12
    assert isinstance(found.evidence[0], Evidence)
    figures = found.figures
    assert figures["spares"] == figures["spares-of"] == 4 * figures["rounds"]
    assert figures["pays"] == 8 * figures["rounds"] == -figures["back-pays"]
    assert figures["each-other"] == 0
    assert figures.keys() >= {"by-chance", "spares-expected", "spares-z", "pays-of", "pays-z", "back-spares"}
