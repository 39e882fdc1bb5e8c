"""How fast the trick family follows, matches, imagines and decides. Run it alone or by `teahouse bench`.

Positions are met in seeded random rounds of 包红五, with all the hands that a follower may have; figures are calls a
second on one core. Rounds a second of every game stand in `rounds.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from time import perf_counter
from typing import TypeVar

from teahouse.families.tricks import following
from teahouse.families.tricks.patterns import key_of
from teahouse.families.tricks.phases import Trick
from teahouse.families.tricks.players import Club
from teahouse.families.tricks.round import TricksRound
from teahouse.kernel import Dream, Setup, registry

T = TypeVar("T")

LISTED = 200
"""A position's follows are listed up to so many."""

LUCK = Dream(0)


def positions(rounds: int) -> list[TricksRound]:
    """Every position of some random rounds in which a seat must follow."""
    game = registry.game("bao-hong-wu")
    options = game.Options()
    found: list[TricksRound] = []
    for seed in range(rounds):
        chance = Dream(seed)
        round, _ = game.deal(Setup(options, game.first(options, chance)), chance)
        assert isinstance(round, TricksRound)
        while round.outcome is None:
            if isinstance(round.phase, Trick) and round.phase.on_table.plays:
                found.append(round.copy())
            seat = round.actors()[0]
            round.apply(seat, round.pick(seat, chance))
    return found


def rate(call: Callable[[T], int], arguments: Iterable[T]) -> float:
    """What the calls count together, a second."""
    start = perf_counter()
    total = sum(map(call, arguments))
    return total / (perf_counter() - start)


def candidates(round: TricksRound) -> int:
    """Lists the follows of the seat that is asked."""
    return sum(1 for _ in islice(round.candidates(round.actors()[0]), LISTED))


def picks(round: TricksRound) -> int:
    """Draws one follow at random."""
    round.pick(round.actors()[0], LUCK)
    return 1


def lowest(round: TricksRound) -> int:
    """Finds what an absent seat plays."""
    round.fallback(round.actors()[0])
    return 1


def matches(round: TricksRound) -> int:
    """Matches the lowest follow with the lead and compares it."""
    phase = round.phase
    assert isinstance(phase, Trick)
    seat = round.actors()[0]
    lead = phase.on_table.lead
    assert lead is not None
    cards = following.lowest(round.order, phase.duty(round, seat), round.hands[seat])
    for _ in range(20):
        key_of(round.order, lead, cards)
    return 20


def dreams(round: TricksRound) -> int:
    """Imagines the round from the seat that is asked."""
    round.imagine(round.actors()[0], LUCK)
    return 1


def decisions(round: TricksRound) -> int:
    """Lets the club player decide, veil included."""
    seat = round.actors()[0]
    Club().choose(round.veil(seat), seat, LUCK)
    return 1


def views(round: TricksRound) -> int:
    """Makes the view of the seat that is asked."""
    round.view(round.actors()[0])
    return 1


def figures(*, quick: bool = False) -> dict[str, float]:
    """All figures, by name."""
    met = positions(4 if quick else 40)
    return {
        "positions": len(met),
        "follow candidates/s": rate(candidates, met),
        "random follows/s": rate(picks, met),
        "lowest follows/s": rate(lowest, met),
        "plays matched/s": rate(matches, met),
        "imagined rounds/s": rate(dreams, met),
        "club follows/s": rate(decisions, met),
        "views/s": rate(views, met),
    }


def main() -> None:
    for name, value in figures().items():
        print(f"{name:28}{value:>14,.0f}")


if __name__ == "__main__":
    main()
