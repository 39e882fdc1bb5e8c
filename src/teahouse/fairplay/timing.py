"""The report of timing: who thinks like a clock. Only for review: a steady hand is no proof of a machine.

What a person takes for an answer is skewed (its logarithm is about normal, with a spread of a half to one), grows with
the number of options, is now and then very long, and is interrupted by life. Four signs say the opposite of each;
whoever shows enough of them is named, with the figures.
"""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from heapq import nsmallest
from itertools import pairwise
from math import exp, log, sqrt
from typing import Final, Literal

import msgspec

from teahouse.fairplay.dealings import Choice
from teahouse.fairplay.rounds import Person, RoundSummary

LEAST_CHOICES: Final = 400
"""Whoever gave fewer answers is not judged."""

STEADY: Final = 0.35
"""The spread of the logarithm of a time, its clock and its options allowed for, under which it is too even."""

UNMOVED: Final = 0.08
"""How much the logarithm of a time must at least grow with that of the options, beyond reasonable doubt."""

LONG: Final = 3
"""A long thought takes so many times the usual."""

RARELY: Final = 0.005
"""The share of long thoughts under which somebody is never at a loss."""

TIRELESS: Final = 8 * 60
"""So many minutes of play without a break."""

BREAK: Final = 20 * 60 * 1000
"""What lies so long (ms) between the ends of two rounds was a break."""

ENOUGH: Final = 2
"""Signs by which somebody is named."""

SHOWN: Final = 12

Sign = Literal["steady", "unmoved", "never-at-a-loss", "tireless"]

UNIT: Final = 100
"""Logarithms are counted in whole hundredths, so that the order of rounds does not matter to the last digit."""


class TimingSuspicion(msgspec.Struct, frozen=True):
    """Somebody whose times look like a machine's. For a host to look at, nothing more.

    `median` is in ms, `spread` the standard deviation of the logarithm, `slope` how that grows with the logarithm of
    the number of options (`doubt` its standard error, both 0 where the options never differ), `long_thoughts` a share,
    `stretch` the longest time of play without a break in minutes. `evidence` are rounds in which he answered most.
    """

    person: Person
    choices: int
    median: int
    spread: float
    slope: float
    doubt: float
    long_thoughts: float
    stretch: int
    signs: tuple[Sign, ...]
    evidence: tuple[str, ...]


def suspicious_times(rounds: Iterable[RoundSummary], *, least_choices: int = LEAST_CHOICES) -> list[TimingSuspicion]:
    """Those who show enough signs, most of them first. `rounds` are read twice, in any order."""
    pace: dict[Person, _Pace] = defaultdict(_Pace)
    for seen in rounds:
        for seat, person in seen.people():
            own = pace[person]
            own.ends.append(seen.ended_at)
            for choice in _own(seen, seat):
                own.add(choice)
    named = {
        person: told
        for person, own in sorted(pace.items())
        if own.choices >= least_choices
        for told in (own.told(person),)
        if len(told.signs) >= ENOUGH
    }
    evidence = _evidence(rounds, named)
    found = [msgspec.structs.replace(told, evidence=evidence[person]) for person, told in named.items()]
    return sorted(found, key=lambda told: (-len(told.signs), told.spread, told.person))


def _own(seen: RoundSummary, seat: int) -> Iterator[Choice]:
    """The answers of a seat whose time is known, and that had something to choose."""
    return (
        choice
        for choice in seen.dealings.choices
        if choice.seat == seat and choice.took is not None and choice.options > 1
    )


def _evidence(rounds: Iterable[RoundSummary], named: dict[Person, TimingSuspicion]) -> dict[Person, tuple[str, ...]]:
    answered: dict[Person, list[tuple[int, int, str]]] = {person: [] for person in named}
    for seen in rounds if named else ():
        for seat, person in seen.people():
            if person in named:
                answered[person].append((-sum(1 for _ in _own(seen, seat)), -seen.ended_at, seen.round))
    return {person: tuple(name for _, _, name in nsmallest(SHOWN, heard)) for person, heard in answered.items()}


class _Sums:
    """What a straight line through the times of one clock needs."""

    __slots__ = ("n", "x", "xx", "xy", "y", "yy")

    def __init__(self) -> None:
        self.n = self.x = self.y = self.xx = self.xy = self.yy = 0

    def add(self, x: int, y: int) -> None:
        self.n += 1
        self.x += x
        self.y += y
        self.xx += x * x
        self.xy += x * y
        self.yy += y * y


class _Pace:
    """All that is known of one person's times."""

    def __init__(self) -> None:
        self.ends = array("q")
        self.sums: dict[str, _Sums] = defaultdict(_Sums)
        self.times: dict[str, Counter[int]] = defaultdict(Counter)

    @property
    def choices(self) -> int:
        return sum(sums.n for sums in self.sums.values())

    def add(self, choice: Choice) -> None:
        """Count an answer."""
        assert choice.took is not None
        took = round(UNIT * log(max(1, choice.took)))
        self.sums[choice.clock].add(round(UNIT * log(choice.options)), took)
        self.times[choice.clock][took] += 1

    def told(self, person: Person) -> TimingSuspicion:
        """The figures, and which signs they are."""
        number = self.choices
        sides = [self._squares(sums) for _, sums in sorted(self.sums.items())]
        xx, xy, yy = (sum(side[place] for side in sides) for place in range(3))
        slope = xy / xx if xx else 0.0
        spread = sqrt(max(0.0, yy - slope * xy) / max(1, number - len(sides) - 1)) / UNIT
        doubt = spread * UNIT / sqrt(xx) if xx else 0.0
        long = sum(map(_long_thoughts, self.times.values()))
        stretch = self._stretch()
        signs: list[Sign] = []
        if spread < STEADY:
            signs.append("steady")
        if xx and slope + 2 * doubt < UNMOVED:
            signs.append("unmoved")
        if long < RARELY * number:
            signs.append("never-at-a-loss")
        if stretch >= TIRELESS:
            signs.append("tireless")
        return TimingSuspicion(
            person=person,
            choices=number,
            median=round(exp(_median(sum(self.times.values(), Counter())) / UNIT)),
            spread=round(spread, 3),
            slope=round(slope, 3),
            doubt=round(doubt, 3),
            long_thoughts=round(long / number, 4),
            stretch=stretch,
            signs=tuple(signs),
            evidence=(),
        )

    @staticmethod
    def _squares(sums: _Sums) -> tuple[float, float, float]:
        """The squares about the means: of the options, of both, of the times."""
        mean = 1 / sums.n
        return sums.xx - sums.x * sums.x * mean, sums.xy - sums.x * sums.y * mean, sums.yy - sums.y * sums.y * mean

    def _stretch(self) -> int:
        """The longest time of play without a break, in whole minutes."""
        ends = sorted(self.ends)
        longest, since = 0, ends[0]
        for before, end in pairwise(ends):
            if end - before > BREAK:
                since = end
            longest = max(longest, end - since)
        return longest // 60_000


def _median(times: Counter[int]) -> int:
    passed, number = 0, times.total()
    for took in sorted(times):
        passed += times[took]
        if 2 * passed >= number:
            return took
    raise AssertionError("there is no median of nothing")


def _long_thoughts(times: Counter[int]) -> int:
    """How many of the times of one clock were long ones."""
    usual = _median(times)
    return sum(number for took, number in times.items() if took > usual + UNIT * log(LONG))
