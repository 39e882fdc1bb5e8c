"""What the kernel's operations cost for each game, in microseconds, averaged over positions of random rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from time import perf_counter

from teahouse import bots
from teahouse.kernel import HOUSE, Dream, Game, Round, Seat, chance_of, registry
from teahouse.kernel import plain as as_json

Position = tuple[Round, Seat]


def figures(*, quick: bool = False) -> dict[str, float]:
    """Microseconds a call, by game and operation."""
    found: dict[str, float] = {}
    for game in registry.games():
        found |= {f"{game.key}: {name}, µs": cost for name, cost in costs(game, 2 if quick else 20).items()}
    return found


def costs(game: Game, rounds: int) -> dict[str, float]:
    """Each operation over the same positions, of the seat that is asked there."""
    match = bots.Match(game, game.Options(), bots.named(game, "random") * game.about.seats[0])
    played = list(bots.play_sitting(match, range(rounds)))
    positions = [position for one in played for position in decisions(game, one)]
    dream = Dream(0)
    over = per_call(positions)
    return {
        "copy": over(lambda round, _: round.copy()),
        "veil of a seat": over(lambda round, seat: round.veil(seat)),
        "candidates, 128 at most": over(lambda round, seat: list(islice(round.candidates(seat), 128))),
        "ask": over(lambda round, seat: round.ask(seat)),
        "public view": over(lambda round, _: round.public()),
        "private view": over(lambda round, seat: round.private(seat)),
        "view as JSON": over(lambda round, seat: as_json(round.view(seat))),
        "imagine": over(lambda round, seat: round.imagine(seat, dream)),
        "record of a round": record_cost(game, played),
    }


def decisions(game: Game, played: bots.Played) -> Iterator[Position]:
    """A copy of the round before each act of a seat."""
    round, _ = game.deal(played.setup, chance_of(played.proof))
    for act in played.acts:
        if act.by != HOUSE:
            yield round.copy(), act.by
        round.apply(act.by, act.action)


def per_call(positions: list[Position]) -> Callable[[Callable[[Round, Seat], object]], float]:
    """Times an operation over all positions: microseconds a call."""

    def cost(operation: Callable[[Round, Seat], object]) -> float:
        start = perf_counter()
        for round, seat in positions:
            operation(round, seat)
        return (perf_counter() - start) / len(positions) * 1e6

    return cost


def record_cost(game: Game, played: list[bots.Played]) -> float:
    """A whole record: every act replayed, every frame drawn and compared with the last."""
    some = played[:5]
    start = perf_counter()
    for one in some:
        one.record(game)
    return (perf_counter() - start) / len(some) * 1e6


if __name__ == "__main__":
    for name, value in figures().items():
        print(f"{name:52}{value:>14,.1f}")
