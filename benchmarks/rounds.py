"""How fast each game is played from deal to settlement on one core, by random players and by the club's bots.

A step is an act of a seat or of the house, with its veil, its choice and all that the rules then do by themselves.
Points must add up to zero, or there is no figure.
"""

from __future__ import annotations

from time import perf_counter

from teahouse import bots
from teahouse.kernel import Game, registry

ROUNDS = {"random": 400, "club": 40}


def figures(*, quick: bool = False) -> dict[str, float]:
    """Rounds and steps a second for each game, by name."""
    found: dict[str, float] = {}
    for game in registry.games():
        for bot, rounds in ROUNDS.items():
            found |= played(game, bot, rounds // 10 if quick else rounds)
    return found


def played(game: Game, bot: str, rounds: int) -> dict[str, float]:
    """One game between four of the same bot."""
    seats = game.about.seats[0]
    match = bots.Match(game, game.Options(), bots.named(game, bot) * seats)
    list(bots.play_sitting(match, range(2)))  # tables that a family fills on first use are not part of the figure
    start = perf_counter()
    total = bots.tally(bots.play_sitting(match, range(rounds)), seats)
    seconds = perf_counter() - start
    if sum(total.points) != 0:
        raise ArithmeticError(f"{game.key}: points add up to {sum(total.points)}")
    return {
        f"{game.key}, {bot}: rounds/s": rounds / seconds,
        f"{game.key}, {bot}: steps/s": total.steps / seconds,
    }


if __name__ == "__main__":
    for name, value in figures().items():
        print(f"{name:52}{value:>14,.0f}")
