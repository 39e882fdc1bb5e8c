"""Banks of every scope, and what happens where being late is no move: in numbers alone, without a hall."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.hall.evening import evening, turn_of_somebody
from tests.laws.snatch import Discard, SnatchGame, Table, Turn

from teahouse.hall.deadlines import Deadlines
from teahouse.hall.match import Pending
from teahouse.kernel import Allowance, Event, HouseAction, Illegal, Options, Round, Seeded, Setup, TimeUp

GAME = SnatchGame()


def dealt() -> Round:
    chance = Seeded(bytes(32))
    options = GAME.Options()
    return GAME.deal(Setup(options=options, carry=GAME.first(options, chance), seats=3), chance)[0]


def deadlines(allowance: Allowance, kept: dict[str, list[int]] | None = None) -> Deadlines:
    found = Deadlines()
    found.deal({"turn": allowance, "reaction": Allowance(5)}, 3, kept or {})
    return found


def test_time_runs_from_the_question_through_its_own_seconds_and_the_bank() -> None:
    round = dealt()
    (seat,) = round.actors()
    times = deadlines(Allowance(10, 20))
    times.follow(round, {seat: Pending(1, None)}, now=1_000, wall=77)
    assert times.first() == (31_000, seat)
    assert [times.running[seat].spent(now) for now in (5_000, 11_000, 14_500, 99_000)] == [0, 0, 3_500, 20_000]


def test_a_question_that_stays_keeps_its_time_and_a_new_one_begins_anew() -> None:
    round = dealt()
    (seat,) = round.actors()
    times = deadlines(Allowance(10))
    times.follow(round, {seat: Pending(1, None)}, 1_000, 0)
    times.follow(round, {seat: Pending(1, None)}, 4_000, 0)
    assert times.first() == (11_000, seat)
    times.follow(round, {seat: Pending(2, None)}, 4_000, 0)
    assert times.first() == (14_000, seat)


def test_a_bank_of_the_round_is_full_again_in_the_next_and_one_of_the_match_is_not() -> None:
    round = dealt()
    (seat,) = round.actors()
    for scope, left in (("round", 20_000), ("game", 13_000)):
        times = deadlines(Allowance(10, 20, scope))  # type: ignore[arg-type]  # one of the two words
        times.follow(round, {seat: Pending(1, None)}, 0, 0)
        times.spend(seat, 7_000)
        times.deal({"turn": Allowance(10, 20, scope)}, 3, times.kept())  # type: ignore[arg-type]  # as above
        times.follow(round, {seat: Pending(2, None)}, 0, 0)
        assert times.running[seat].bank == left


def test_a_bank_of_the_phase_is_full_again_when_the_phase_comes_back() -> None:
    round = dealt()
    (seat,) = round.actors()
    times = deadlines(Allowance(10, 20, "phase"))
    times.follow(round, {seat: Pending(1, None)}, 0, 0)
    times.spend(seat, 20_000)
    times.follow(round, {seat: Pending(2, None)}, 0, 0)
    assert times.running[seat].bank == 0
    other = dealt()
    other.phase = GAME.deal(other.setup, other.chance)[0].window(seat, 1, held=True)  # type: ignore[attr-defined]  # Snatch's
    times.follow(other, {}, 0, 0)
    times.follow(round, {seat: Pending(3, None)}, 0, 0)
    assert times.running[seat].bank == 20_000


def test_putting_off_moves_every_deadline() -> None:
    round = dealt()
    (seat,) = round.actors()
    times = deadlines(Allowance(10))
    times.follow(round, {seat: Pending(1, None)}, 0, 100)
    times.put_off(3_000, 500)
    assert times.first() == (13_000, seat)
    assert times.running[seat].at == 600


# ── where lateness is no move ────────────────────────────────────────────────


class FlaggedTurn(Turn, frozen=True, tag="turn"):
    """Who is late throws the first tile away by the referee's hand, and the act says so."""

    def check_house(self, round: Table, action: HouseAction) -> None:
        if not isinstance(action, TimeUp) or action.seat != self.seat:
            raise Illegal("not-possible-now")

    def house(self, round: Table, action: HouseAction, out: list[Event]) -> None:
        self.act(round, self.seat, Discard(round.hands[self.seat][0]), out)


class Flagged(SnatchGame):
    key = "flagged"

    def clocks(self, options: Options) -> Mapping[str, Allowance]:
        return {"turn": Allowance(10, expiry="house"), "reaction": Allowance(5)}

    def deal(self, setup: Setup, chance: Any) -> tuple[Round, list[Event]]:
        round, events = super().deal(setup, chance)
        round.phase = FlaggedTurn(round.actors()[0])
        return round, events


async def test_where_lateness_is_no_move_the_referee_acts(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(Flagged(),)) as house:
        table, clients = await house.table("anna", "ben", "cleo", game="flagged")
        player = await turn_of_somebody(house, table, clients)
        await house.wait(10_250)
        (act, *_) = table.match.acts
        assert (act.by, act.action, act.cause) == (-1, TimeUp(clients.index(player)), "house")
