"""Whether somebody leans towards one other person: does a thing for him more often than either's habits explain.

Each occasion to do it belongs to a stratum (the game, the places at the table, what was possible), and each stratum has
a rate, that of all people. Somebody who does it more often than others has a shift of the logarithm of the odds, and so
has somebody to whom it is done more often; the shifts of all are found together, so that nobody's depends on whom he
happened to meet. For two people both are found once more from the occasions with everybody else; what they then leave
unexplained at the occasions between the two is what is measured.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping
from math import exp, log, sqrt

import msgspec

from teahouse.fairplay.rounds import Person, pair_of

Stratum = Hashable

RAREST = 0.02
"""Nothing is expected to be rarer than this, or surer than its complement: people are not that regular, bots may be."""

PRIOR = 2.0
"""So much doubt (as occasions with even odds, fourfold) keeps the shifts of somebody with few occasions near zero."""

STEPS = 4
"""Newton's steps towards a shift; three are enough for three digits."""

SWEEPS = 6
"""Times that the shifts of doers and receivers are found in turn."""


class Count(msgspec.Struct):
    """Occasions of one stratum and how often the thing was done."""

    occasions: int = 0
    done: int = 0


class Counts:
    """Occasions by stratum. Whole numbers: the order in which they are added does not matter."""

    __slots__ = ("by_stratum", "clusters")

    def __init__(self) -> None:
        self.by_stratum: dict[Stratum, Count] = {}
        self.clusters = [0, 0, 0]

    def add_cluster(self, occasions: int, done: int) -> None:
        """Note that so many of the occasions were of one round."""
        self.clusters[0] += occasions * occasions
        self.clusters[1] += occasions * done
        self.clusters[2] += done * done

    @property
    def dispersion(self) -> float:
        """How many times further rounds lie apart than if the occasions of a round had nothing to do with each other.

        They do: who holds back with one hand holds back again and again. At least 1.
        """
        occasions, done = self.occasions, self.done
        if not 0 < done < occasions:
            return 1.0
        rate = done / occasions
        squares, products, dones = self.clusters
        apart = dones - 2 * rate * products + rate * rate * squares
        return max(1.0, apart / (occasions * rate * (1 - rate)))

    def add(self, stratum: Stratum, occasions: int, done: int) -> None:
        """Count occasions; less than none takes them back."""
        count = self.by_stratum.get(stratum)
        if count is None:
            count = self.by_stratum[stratum] = Count()
        count.occasions += occasions
        count.done += done

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


Cell = tuple[float, int, int]
"""Occasions: the logarithm of the odds, how many, how often it was done."""


class Leanings:
    """All occasions of one kind between people; `judged` are the pairs of whom leanings will be asked.

    Occasions of other pairs only tell of the habits of the two, as if the other had been anybody.
    """

    def __init__(self, judged: frozenset[tuple[Person, Person]]) -> None:
        self._judged = judged
        self._everybody = Counts()
        self._between: dict[tuple[Person, Person], Counts] = defaultdict(Counts)
        self._done_elsewhere: dict[Person, Counts] = defaultdict(Counts)
        self._received_elsewhere: dict[Person, Counts] = defaultdict(Counts)
        self._cells: dict[tuple[Person, Person], list[Cell]] = {}
        self._elsewhere: dict[tuple[bool, Person], list[Cell]] = {}
        self._partners: dict[tuple[bool, Person], list[Person]] = {}
        self._shifts: dict[tuple[bool, Person], float] = {}
        self._apart: set[tuple[Person, Person]] = set()

    def add(self, doer: Person, receiver: Person, round_cells: Iterable[tuple[Stratum, bool]]) -> None:
        """Count the occasions of one round from one person to another, each with whether it was done."""
        occasions = done_then = 0
        judged = pair_of(doer, receiver) in self._judged
        for stratum, done in round_cells:
            self._everybody.add(stratum, 1, done)
            if judged:
                self._between[doer, receiver].add(stratum, 1, done)
            else:
                self._done_elsewhere[doer].add(stratum, 1, done)
                self._received_elsewhere[receiver].add(stratum, 1, done)
            occasions += 1
            done_then += done
        if judged and occasions:
            self._between[doer, receiver].add_cluster(occasions, done_then)

    def settle(self) -> None:
        """Find everybody's shifts; to be called when all rounds are counted."""
        odds = odds_of(self._everybody)
        self._cells = {pair: _cells(counts, odds) for pair, counts in sorted(self._between.items())}
        for doer, receiver in self._cells:
            self._partners.setdefault((True, doer), []).append(receiver)
            self._partners.setdefault((False, receiver), []).append(doer)
        for does, elsewhere in ((True, self._done_elsewhere), (False, self._received_elsewhere)):
            for person, counts in elsewhere.items():
                self._elsewhere[does, person] = _cells(counts, odds)
                self._partners.setdefault((does, person), [])
        self._shifts = dict.fromkeys(self._partners, 0.0)
        self._find_shifts([person for _, person in self._partners])

    def set_apart(self, one: Person, other: Person, around: Iterable[Person]) -> None:
        """Judge nobody's habits by these two's occasions with each other; those of the people `around` may change."""
        self._apart.add(pair_of(one, other))
        self._find_shifts(around)

    def _find_shifts(self, people: Iterable[Person]) -> None:
        wanted = sorted(set(people))
        for _ in range(SWEEPS):
            for side in (True, False):
                keys = [(side, person) for person in wanted if (side, person) in self._partners]
                self._shifts.update([(key, self._shift(*key)[0]) for key in keys])

    def of(self, doer: Person, receiver: Person) -> Leaning:
        """How one leans to the other; nothing where there was no occasion, or nobody else to compare with."""
        cells = self._cells.get((doer, receiver), [])
        occasions = sum(number for _, number, _ in cells)
        if not occasions:
            return Leaning()
        doers, doers_weight = self._shift(True, doer, receiver)
        receivers, receivers_weight = self._shift(False, receiver, doer)
        expected = weight = 0.0
        for odds, number, _ in cells:
            rate = _rate(odds + doers + receivers)
            expected += number * rate
            weight += number * rate * (1 - rate)
        # What is not known of the two shifts widens the interval, and so does what hangs together within rounds.
        doubt = 1 + weight * (1 / doers_weight + 1 / receivers_weight)
        doubt *= self._between[doer, receiver].dispersion
        done = sum(done for _, _, done in cells)
        return Leaning(done, occasions, expected, _surprise(done, occasions, expected) / sqrt(doubt))

    def _shift(self, does: bool, person: Person, but: Person | None = None) -> tuple[float, float]:
        """What explains best how often somebody does it (or it is done to him) with all `but` one, and its weight.

        The weight is how much is known of it: the inverse of its variance.
        """
        known = list(self._met(does, person, but))
        shift, weight = 0.0, PRIOR
        for _ in range(STEPS):
            pull, weight = -PRIOR * shift, PRIOR
            for odds, occasions, done in known:
                # Not `_rate`: whom only those meet who never do it would be blamed for the two in a hundred.
                rate = _chance(odds + shift)
                pull += done - occasions * rate
                weight += occasions * rate * (1 - rate)
            shift = max(-3.0, min(3.0, shift + pull / weight))
        return shift, weight

    def _met(self, does: bool, person: Person, but: Person | None) -> Iterator[Cell]:
        """Somebody's occasions, the shifts of those he met taken into account."""
        for partner in self._partners.get((does, person), ()):
            if partner == but or pair_of(person, partner) in self._apart:
                continue
            shift = self._shifts[not does, partner]
            for odds, occasions, done in self._cells[(person, partner) if does else (partner, person)]:
                yield odds + shift, occasions, done
        yield from self._elsewhere.get((does, person), ())


def odds_of(everybody: Counts) -> dict[Stratum, float]:
    """The logarithm of the odds in each stratum; strata in which it is never done tell nothing and are left out."""
    return {
        stratum: _logit(count.done / count.occasions)
        for stratum, count in everybody.by_stratum.items()
        if count.done and count.occasions
    }


def _cells(counts: Counts, odds: Mapping[Stratum, float]) -> list[Cell]:
    """The occasions by the odds of their strata, in an order that is always the same."""
    return sorted(
        (odds[stratum], count.occasions, count.done) for stratum, count in counts.by_stratum.items() if stratum in odds
    )


def _surprise(done: int, occasions: int, expected: float) -> float:
    """The signed root of the deviance, nearer to the exact tail than a plain quotient where the numbers are small."""
    # Half a count nearer to what was expected: counts are whole.
    near = max(done - 0.5, expected) if done > expected else min(done + 0.5, expected)
    rest, rest_expected = occasions - near, occasions - expected
    deviance = near * log(near / expected) + (rest * log(rest / rest_expected) if rest > 0 else 0.0)
    return (1 if done > expected else -1) * sqrt(max(0.0, 2 * deviance))


def _logit(rate: float) -> float:
    bounded = max(RAREST, min(1 - RAREST, rate))
    return log(bounded / (1 - bounded))


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def _rate(odds: float) -> float:
    return max(RAREST, min(1 - RAREST, _chance(odds)))
