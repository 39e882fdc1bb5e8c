"""How strong people are at a game, by who ended before whom in the rounds of its rooms.

The model is Plackett-Luce (Weng and Lin 2011) from the library `openskill`: a belief about each player, a mean and a
doubt, that every round moves. It follows from the rounds alone, in their order, so it can be rebuilt at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec
from openskill.models import PlackettLuce

PROVISIONAL: Final = 20
"""Rounds of a game after which a rating is shown without a mark and stands in the lists."""

LISTED: Final = 50

_model: Final = PlackettLuce()


class Skill(msgspec.Struct, frozen=True):
    """What the hall believes of somebody at one game: `mu`, how far it may be off (`sigma`), after how many rounds."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    rounds: int = 0

    @property
    def shown(self) -> int:
        """The figure that people see: what the player surely is, 1,000 for somebody who begins."""
        return shown(self.mu, self.sigma)


class GameRating(msgspec.Struct, frozen=True):
    """Somebody's rating at a game; `provisional` until enough rounds have been played."""

    game: str
    rating: int
    rounds: int
    provisional: bool


class CurvePoint(msgspec.Struct, frozen=True):
    """A rating after a round that ended at this time (ms)."""

    at: int
    round: str
    rating: int


class Rank(msgspec.Struct, frozen=True):
    """A line of a list of the best: `score` is a rating, or the points of a week."""

    player: str
    name: str
    avatar: int
    town: str
    score: int
    rounds: int


class Ratings(Protocol):
    """Ratings as they are kept. Every method may raise `StoreUnavailable`."""

    async def of_player(self, player_id: str) -> list[GameRating]:
        """By game, the most played first."""

    async def curve(self, player_id: str, game: str, limit: int) -> list[CurvePoint]:
        """The last so many steps of a rating, the oldest of them first."""

    async def best(self, game: str, town: str | None) -> list[Rank]:
        """People whose rating is no longer provisional, the best first."""

    async def of_week(self, game: str, since: int, until: int, town: str | None) -> list[Rank]:
        """People by the points that rated rounds which ended in this time (ms) have brought them, the best first."""

    async def check(self) -> list[str]:
        """Rate all rounds anew and name every rating that is another; changes nothing."""

    async def rebuild(self) -> int:
        """Rate all rounds anew and keep what comes out; how many rounds there were."""


def rated(points: Sequence[int], skills: Sequence[Skill]) -> list[Skill]:
    """The skills after a round that brought these points, by seat.

    Two sides of equally many seats that won and lost alike (partners) are rated as teams; otherwise each seat is on
    its own, and those with equal points share a place. So one against three is the one against each of them.
    """
    before = [_model.create_rating([skill.mu, skill.sigma]) for skill in skills]
    sides = sides_of(points)
    after = _model.rate(
        [[before[seat] for seat in side] for side in sides], scores=[float(points[side[0]]) for side in sides]
    )
    result = list(skills)
    for side, team in zip(sides, after, strict=True):
        for seat, rating in zip(side, team, strict=True):
            result[seat] = Skill(rating.mu, rating.sigma, skills[seat].rounds + 1)
    return result


def sides_of(points: Sequence[int]) -> list[list[int]]:
    """Who is on a side with whom, as seats."""
    values = sorted(set(points))
    teams = [[seat for seat, won in enumerate(points) if won == value] for value in values]
    if len(teams) == 2 and len(teams[0]) == len(teams[1]):
        return teams
    return [[seat] for seat in range(len(points))]


def shown(mu: float, sigma: float) -> int:
    """The figure that people see."""
    return round(1000 + 40 * (mu - 3 * sigma))
