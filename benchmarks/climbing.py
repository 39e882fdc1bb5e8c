"""How fast the climbing family reads, lists, imagines and decides. Run it alone or by `teahouse bench`.

Positions are met in seeded random rounds of 温岭六家统, thirty-six cards in a hand; the hardest hands hold all eight
jokers. Figures are calls a second on one core, hints in milliseconds. What a process asks for the first time is told
for processes of its own, in milliseconds of CPU. Rounds a second of every game stand in `rounds.py`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable
from time import perf_counter, process_time
from typing import TypeVar

from teahouse.bots.warming import warm
from teahouse.families.cards import BIG_JOKER, SMALL_JOKER, Hand, hand_of
from teahouse.families.climbing.listing import moves
from teahouse.families.climbing.phases import Trick
from teahouse.families.climbing.players import Club
from teahouse.families.climbing.round import ClimbingRound
from teahouse.kernel import Dream, Setup, registry

T = TypeVar("T")

SEATS = 6
LUCK = Dream(0)


def positions(rounds: int) -> list[ClimbingRound]:
    """Every position of some random rounds."""
    game = registry.game("wenling-liu-jia-tong")
    options = game.Options()
    found: list[ClimbingRound] = []
    for seed in range(rounds):
        chance = Dream(seed)
        round, _ = game.deal(Setup(options, game.first(options, chance), SEATS), chance)
        assert isinstance(round, ClimbingRound)
        while round.outcome is None:
            found.append(round.copy())
            seat = round.actors()[0]
            round.apply(seat, round.pick(seat, chance))
    return found


def hardest(number: int, round: ClimbingRound) -> list[Hand]:
    """Hands of thirty-six cards with all eight jokers."""
    ordinary = [kind for kind in round.pack if kind < SMALL_JOKER]
    jokers = (SMALL_JOKER,) * 4 + (BIG_JOKER,) * 4
    return [hand_of((*Dream(seed).shuffled("hand", ordinary)[:28], *jokers)) for seed in range(number)]


def rate(call: Callable[[T], int], arguments: Iterable[T]) -> float:
    """What the calls count together, a second."""
    start = perf_counter()
    total = sum(map(call, arguments))
    return total / (perf_counter() - start)


def slowest(call: Callable[[T], int], arguments: Iterable[T]) -> float:
    """The longest that one call took, in milliseconds."""
    longest = 0.0
    for argument in arguments:
        start = perf_counter()
        call(argument)
        longest = max(longest, perf_counter() - start)
    return 1000 * longest


def lists(round: ClimbingRound) -> int:
    """Lists every play of the seat that is asked."""
    phase = round.phase
    assert isinstance(phase, Trick)
    phase.moves(round, round.actors()[0])
    return 1


def readings(round: ClimbingRound) -> int:
    """Reads every play that the seat that is asked could lead."""
    table = round.combinations
    found = moves(table, round.hands[round.actors()[0]], None)
    plays = [tuple(sorted(move.cards)) for move in found]
    for cards in plays:
        table.read(cards, None)
    return len(plays)


def dreams(round: ClimbingRound) -> int:
    """Imagines the round from the seat that is asked."""
    round.imagine(round.actors()[0], LUCK)
    return 1


def decisions(round: ClimbingRound) -> int:
    """Lets the club player decide, veil included."""
    seat = round.actors()[0]
    Club().choose(round.veil(seat), seat, LUCK)
    return 1


def hints(round: ClimbingRound) -> int:
    """Makes a hint for the seat that is asked."""
    seat = round.actors()[0]
    registry.game("wenling-liu-jia-tong").hint(round.veil(seat), seat, LUCK)
    return 1


def first(*words: str) -> float:
    """What the first question and the first hint cost a process that has done nothing before but what `words` say."""
    command = [sys.executable, __file__, "first", *words]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)  # noqa: S603 — itself


def first_here(*, warmed: bool) -> float:
    """The same in this process, which must be a new one: milliseconds of CPU."""
    game = registry.game("wenling-liu-jia-tong")
    if warmed:
        warm(game)
    options = game.Options()
    round, _ = game.deal(Setup(options, game.first(options, LUCK), SEATS), LUCK)
    seat = round.actors()[0]
    start = process_time()
    round.ask(seat)
    game.hint(round.veil(seat), seat, LUCK)
    return 1000 * (process_time() - start)


def views(round: ClimbingRound) -> int:
    """Makes the view of the seat that is asked."""
    round.view(round.actors()[0])
    return 1


def figures(*, quick: bool = False) -> dict[str, float]:
    """All figures, by name."""
    met = positions(1 if quick else 8)
    leads = [round for round in met if isinstance(round.phase, Trick) and not round.phase.on_table.words]
    table = met[0].combinations
    full = hardest(5 if quick else 40, met[0])
    hints(met[0])  # tables that the family fills on first use are not part of the figures

    def listed(hand: Hand) -> int:
        moves(table, hand, None)
        return 1

    return {
        "positions": len(met),
        "plays read/s": rate(readings, leads),
        "hands listed/s": rate(lists, met),
        "leads listed/s": rate(lists, leads),
        "leads with 8 jokers listed/s": rate(listed, full),
        "imagined rounds/s": rate(dreams, met),
        "club decisions/s": rate(decisions, met),
        "views/s": rate(views, met),
        "slowest hint, ms": slowest(hints, met),
        "first question and hint of a process, ms": first(),
        "the same as the hall warms it, ms": first("warmed"),
    }


def main() -> None:
    if sys.argv[1:2] == ["first"]:
        print(first_here(warmed="warmed" in sys.argv))
        return
    for name, value in figures().items():
        print(f"{name:42}{value:>14,.0f}")


if __name__ == "__main__":
    main()
