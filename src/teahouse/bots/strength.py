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
from teahouse.kernel import Game, Options

QUANTILE = 1.96
"""Of the normal distribution, for 95 %."""


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
    bots: tuple[str, str],
    *,
    rounds: int,
    seats: int = 4,
    seed: int = 0,
    jobs: int = 1,
) -> Strength:
    """Plays at least `rounds` rounds of the first bot, the challenger, against the second, and measures them."""
    lengths = -(-rounds // seats)
    whole = -(-lengths // SITTING) * SITTING
    return measure(in_sittings(partial(_sample, game, options, bots, seats, seed), whole, jobs), seats)


def _sample(game: Game, options: Options, bots: tuple[str, str], seats: int, seed: int, numbers: range) -> Sample:
    challenger, other = bots
    total = Sample(0, 0.0, 0, 0)
    for seat in range(seats):
        names = (*[other] * seat, challenger, *[other] * (seats - seat - 1))
        for played in play_sitting(Match(game, options, names, seed), numbers):
            points = played.outcome.points
            gained = sum(point > 0 for point in points)
            won = points[seat] > 0
            total = Sample(
                total.rounds + 1,
                total.difference + points[seat] - (sum(points) - points[seat]) / (seats - 1),
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
