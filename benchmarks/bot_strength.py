"""How much stronger `club` is than `greedy`, and `greedy` than `random`: points a round with a 95 % interval.

Every sitting is played once from each seat (teahouse.bots.strength). The club's claim is in the lower bounds: they
must be above zero.
"""

from __future__ import annotations

from teahouse import bots
from teahouse.kernel import registry

PAIRS = (("club", "greedy"), ("greedy", "random"))
ROUNDS = 2_048


def figures(*, quick: bool = False) -> dict[str, float]:
    """For each game and pair: the difference, the bounds of its interval, and the shares of rounds gained."""
    found: dict[str, float] = {}
    for game in registry.games():
        seats = game.about.seats[0]
        for pair in PAIRS:
            rounds = 2 * seats * bots.SITTING if quick else ROUNDS
            strength = bots.compare(
                game, game.Options(), *bots.named(game, *pair), rounds=rounds, seats=seats, jobs=1 if quick else 2
            )
            name = f"{game.key}, {pair[0]} – {pair[1]}"
            found |= {
                f"{name}: rounds": strength.rounds,
                f"{name}: points a round": strength.difference,
                f"{name}: points a round, low": strength.low,
                f"{name}: points a round, high": strength.high,
                f"{name}: gains, %": 100 * strength.win_rate,
                f"{name}: gains of the others, %": 100 * strength.others_win_rate,
            }
    return found


if __name__ == "__main__":
    for name, value in figures().items():
        print(f"{name:64}{value:>12,.3f}")
