"""How much stronger one bot is than another: measured, with a confidence interval.

The challenger sits at one seat and the other bot at all the rest. Each sitting is played once for every seat of the
challenger with the same seeds, so that a lucky wall serves both. The rounds of a sitting hang together (by the carry
and by the seeds), therefore the sitting, not the round, is the unit of the interval.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import sqrt
from statistics import fmean, stdev

import msgspec

from teahouse.bots.match import SITTING, Match, in_sittings, play_sitting
from teahouse.kernel import Bot, Game, Options

QUANTILE = 1.96
"""Of the normal distribution, for 95 %."""


def share_interval(found: int, of: int) -> tuple[float, float]:
    """The 95 % confidence interval (Wilson's) of a share, of which `found` were found among `of`."""
    share, square = found / of, QUANTILE * QUANTILE / of
    middle = (share + square / 2) / (1 + square)
    half = sqrt(share * (1 - share) * square + square * square / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


class Sample(msgspec.Struct, frozen=True):
    """One sitting, played from each seat.

    `difference` is the challenger's points less the mean of the others' points, summed over `rounds`. `wins` counts
    the rounds in which the challenger gained points, `others_wins` the gaining seats among the others.
    """

    rounds: int
    difference: float
    wins: int
    others_wins: int


class Strength(msgspec.Struct, frozen=True):
    """What a comparison came to.

    `difference` is the mean difference of points a round, `low` and `high` its 95 % confidence interval. `win_rate`
    is the share of rounds in which the challenger gained points, `others_win_rate` the same for a seat of the others.
    """

    rounds: int
    difference: float
    low: float
    high: float
    win_rate: float
    others_win_rate: float

    @property
    def stronger(self) -> bool:
        """Whether the challenger is the stronger one beyond reasonable doubt."""
        return self.low > 0


def compare(
    game: Game,
    options: Options,
    challenger: Bot,
    other: Bot,
    *,
    rounds: int,
    seats: int = 4,
    seed: int = 0,
    jobs: int = 1,
) -> Strength:
    """Plays at least `rounds` rounds, in whole sittings from every seat, and measures them.

    For several processes both bots must be such as can be pickled. Raises `ValueError` for fewer than two sittings.
    """
    deals = -(-rounds // seats)
    whole = -(-deals // SITTING) * SITTING
    matches = [
        Match(game, options, tuple(challenger if seat == place else other for seat in range(seats)), seed)
        for place in range(seats)
    ]
    return measure(in_sittings(partial(_sample, matches), whole, jobs), seats)


def _sample(matches: list[Match], numbers: range) -> Sample:
    """The same sitting once in each match, in which the challenger has the seat of the match's number."""
    total = Sample(0, 0.0, 0, 0)
    for seat, match in enumerate(matches):
        for played in play_sitting(match, numbers):
            points = played.outcome.points
            gained = sum(point > 0 for point in points)
            won = points[seat] > 0
            total = Sample(
                total.rounds + 1,
                total.difference + points[seat] - (sum(points) - points[seat]) / (len(points) - 1),
                total.wins + won,
                total.others_wins + gained - won,
            )
    return total


def measure(samples: Iterable[Sample], seats: int) -> Strength:
    """The mean and its interval from equally long sittings. Raises `ValueError` for fewer than two of them."""
    taken = list(samples)
    if len(taken) < 2:
        raise ValueError("an interval needs two sittings at least")
    rounds = sum(sample.rounds for sample in taken)
    means = [sample.difference / sample.rounds for sample in taken]
    mean = fmean(means)
    reach = QUANTILE * stdev(means) / sqrt(len(means))
    return Strength(
        rounds,
        mean,
        mean - reach,
        mean + reach,
        sum(sample.wins for sample in taken) / rounds,
        sum(sample.others_wins for sample in taken) / (rounds * (seats - 1)),
    )
