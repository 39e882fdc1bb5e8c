"""How much stronger `club` is than `greedy`, and `greedy` than `random`: points a round with a 95 % interval.

    python benchmarks/bots/strength.py [KEY ...]

Every sitting is played once from each seat (teahouse.bots.strength). The club's claim is in the lower bounds: they
must be above zero. Takes minutes a game, and is therefore not one of the scripts of `make bench`.
"""

from __future__ import annotations

import sys

from teahouse import bots
from teahouse.kernel import registry

PAIRS = (("club", "greedy"), ("greedy", "random"))
ROUNDS = 2_048


def main(keys: list[str]) -> None:
    """Prints a line for each game and pair."""
    print(f"{'points a round':36}{'mean':>10}{'low':>10}{'high':>10}   gains, %   gains of the others, %")
    for key in keys or registry.keys():
        game = registry.game(key)
        seats = game.about.seats[0]
        for pair in PAIRS:
            found = bots.compare(game, game.Options(), *bots.named(game, *pair), rounds=ROUNDS, seats=seats, jobs=2)
            name = f"{key}, {pair[0]} - {pair[1]}"
            bounds = f"{found.difference:10.3f}{found.low:10.3f}{found.high:10.3f}"
            print(f"{name:36}{bounds}{100 * found.win_rate:11.1f}{100 * found.others_win_rate:25.1f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
