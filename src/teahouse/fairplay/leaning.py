"""Whether somebody leans towards one other person: does a thing for him more often than either's habits explain.

Each occasion to do it belongs to a stratum (the game, the places at the table, what was possible), and each stratum has
a rate, that of all people. Somebody who does it more often than others has a shift of the logarithm of the odds, and so
has somebody to whom it is done more often; both are estimated from the occasions with everybody else. What those two
shifts leave unexplained at the occasions between the two is what is measured.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from math import exp, log, sqrt

import msgspec

Stratum = Hashable

RAREST = 0.02
"""No habit counts as rarer than this, or as surer than its complement: people are not that regular, bots may be."""

PRIOR = 2.0
"""So much doubt (as occasions with even odds, fourfold) keeps the shifts of somebody with few occasions near zero."""

STEPS = 4
"""Newton's steps towards a shift; three are enough for three digits."""


class Count(msgspec.Struct):
    """Occasions of one stratum and how often the thing was done."""

    occasions: int = 0
    done: int = 0


class Counts:
    """Occasions by stratum. Whole numbers: the order in which they are added does not matter."""

    __slots__ = ("by_stratum",)

    def __init__(self) -> None:
        self.by_stratum: dict[Stratum, Count] = {}

    def add(self, stratum: Stratum, occasions: int, done: int) -> None:
        """Count occasions; less than none takes them back."""
        count = self.by_stratum.get(stratum)
        if count is None:
            count = self.by_stratum[stratum] = Count()
        count.occasions += occasions
        count.done += done

    def remove(self, other: Counts) -> None:
        """Take the other's occasions out of these."""
        for stratum, count in other.by_stratum.items():
            self.add(stratum, -count.occasions, -count.done)

    def less(self, other: Counts) -> list[tuple[Stratum, int, int]]:
        """These occasions without the other's: stratum, occasions, done."""
        nothing = Count()
        return [
            (stratum, count.occasions - taken.occasions, count.done - taken.done)
            for stratum, count in self.by_stratum.items()
            for taken in (other.by_stratum.get(stratum, nothing),)
        ]

    @property
    def occasions(self) -> int:
        """All of them."""
        return sum(count.occasions for count in self.by_stratum.values())

    @property
    def done(self) -> int:
        """How often it was done in all."""
        return sum(count.done for count in self.by_stratum.values())


class Leaning(msgspec.Struct, frozen=True):
    """How often it was done between two people, of how many occasions, how often their habits let one expect it.

    `z` is how far that is out of the ordinary, in standard deviations.
    """

    done: int = 0
    occasions: int = 0
    expected: float = 0.0
    z: float = 0.0


def odds_of(everybody: Counts) -> dict[Stratum, float]:
    """The logarithm of the odds in each stratum; strata in which it is never done tell nothing and are left out."""
    return {
        stratum: _logit(count.done / count.occasions)
        for stratum, count in everybody.by_stratum.items()
        if count.done and count.occasions
    }


def leaning(odds: Mapping[Stratum, float], between: Counts, doer: Counts, receiver: Counts) -> Leaning:
    """How one leans to the other. `doer` and `receiver` are all occasions of the two, those `between` them included."""
    doers, doers_weight = _shift(odds, doer.less(between))
    receivers, receivers_weight = _shift(odds, receiver.less(between))
    expected = weight = 0.0
    done = occasions = 0
    for stratum, count in sorted(between.by_stratum.items(), key=repr):
        if stratum in odds:
            rate = _rate(odds[stratum] + doers + receivers)
            expected += count.occasions * rate
            weight += count.occasions * rate * (1 - rate)
            done += count.done
            occasions += count.occasions
    if not occasions:
        return Leaning()
    # What is not known of the two shifts widens the interval.
    doubt = 1 + weight * (1 / doers_weight + 1 / receivers_weight)
    return Leaning(done, occasions, expected, _surprise(done, occasions, expected) / sqrt(doubt))


def _surprise(done: int, occasions: int, expected: float) -> float:
    """The signed root of the deviance, nearer to the exact tail than a plain quotient where the numbers are small."""
    # Half a count nearer to what was expected: counts are whole.
    near = max(done - 0.5, expected) if done > expected else min(done + 0.5, expected)
    rest, rest_expected = occasions - near, occasions - expected
    deviance = near * log(near / expected) + (rest * log(rest / rest_expected) if rest > 0 else 0.0)
    return (1 if done > expected else -1) * sqrt(max(0.0, 2 * deviance))


def _shift(odds: Mapping[Stratum, float], counts: Iterable[tuple[Stratum, int, int]]) -> tuple[float, float]:
    """The shift that explains these occasions best, and how much is known of it (the inverse of its variance)."""
    known = sorted((odds[stratum], occasions, done) for stratum, occasions, done in counts if stratum in odds)
    shift, weight = 0.0, PRIOR
    for _ in range(STEPS):
        pull, weight = -PRIOR * shift, PRIOR
        for base, occasions, done in known:
            rate = _rate(base + shift)
            pull += done - occasions * rate
            weight += occasions * rate * (1 - rate)
        shift = max(-3.0, min(3.0, shift + pull / weight))
    return shift, weight


def _logit(rate: float) -> float:
    bounded = max(RAREST, min(1 - RAREST, rate))
    return log(bounded / (1 - bounded))


def _rate(odds: float) -> float:
    return max(RAREST, min(1 - RAREST, 1 / (1 + exp(-odds))))
