"""How the club players fare in the trick games: the soloist's share of hands, or the dealers' side's, and how often.

`bot_strength.py` measures one bot against another; this shows that a game between equals is worth playing for both
sides. Shares are of hands that were played out.
"""

from __future__ import annotations

from math import sqrt

from teahouse import bots
from teahouse.families.tricks.game import TricksGame
from teahouse.kernel import registry

ROUNDS = 2_000


def figures(*, quick: bool = False) -> dict[str, float]:
    """For each game: the dealer's share with its 95 % interval, and the mean points of the dealer's side."""
    found: dict[str, float] = {}
    for game in registry.games():
        if isinstance(game, TricksGame):
            found |= {f"{game.key}: {name}": value for name, value in shares(game, 80 if quick else ROUNDS).items()}
    return found


def shares(game: TricksGame, rounds: int) -> dict[str, float]:
    """Plays rounds between four club players."""
    match = bots.Match(game, game.Options(), bots.named(game, *["club"] * 4))
    won = total = sum_of_points = 0
    for start in range(0, rounds, bots.SITTING):
        for played in bots.play_sitting(match, range(start, start + bots.SITTING)):
            sum_of_points += abs(sum(played.outcome.points))
            won += played.outcome.ending in ("dealer-wins", "dealers-win")
            total += 1
    share = won / total
    reach = 1.96 * sqrt(share * (1 - share) / total)
    return {
        "rounds": total,
        "dealer wins, %": 100 * share,
        "dealer wins, low": 100 * (share - reach),
        "dealer wins, high": 100 * (share + reach),
        "points from nowhere": sum_of_points,
    }


if __name__ == "__main__":
    for name, value in figures().items():
        print(f"{name:48}{value:>10,.1f}")
