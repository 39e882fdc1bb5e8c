"""The report of pairs: who plays into whose hands.

Three things are looked at, each from one person (the giver) to another (the receiver), and each against what the habits
of both with everybody else let one expect:

- *spares*: the giver lets the receiver's plays go by although he could beat or claim them;
- *feeds*: the receiver goes out on the giver's plays;
- *pays*: points go from the giver to the receiver.

A pair's score is the largest of the three, of their sum over the root of their number (one gives, in all ways), and of
the two sparings together (each spares the other), in standard deviations. How often two people sit together is told and
counts for nothing: friends do. The strongest pair is taken out of everybody's habits before the next is judged, so that
nobody is suspected for not getting what another was given.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from heapq import nsmallest
from math import sqrt
from typing import Final, Literal

import msgspec

from teahouse.fairplay.company import together_by_chance
from teahouse.fairplay.flow import Flows, Gain, digits
from teahouse.fairplay.leaning import Counts, Leaning, Stratum, leaning, odds_of
from teahouse.fairplay.rounds import Person, RoundSummary, pair_of

LEAST_ROUNDS: Final = 30
"""Pairs who sat together less often are not judged."""

LEAST_OCCASIONS: Final = 10
"""Fewer occasions say nothing."""

ALARM: Final = 4.5
"""The score from which a pair is reported; see docs/fairplay.md for how it was chosen and what it costs and finds."""

SHOWN: Final = 12
"""Rounds that are named as evidence: those in which most of it happened."""

Signal = Literal["spares", "feeds", "pays"]
Kind = Literal["gives", "spare-each-other"]


class Figure(msgspec.Struct, frozen=True):
    """One thing that was measured. `observed` of so many `occasions`, where `expected` were to be expected.

    For *pays* `observed` are points, `occasions` rounds, and nothing is said of what was expected but the `z`.
    """

    signal: Signal
    giver: Person
    receiver: Person
    observed: int
    occasions: int
    expected: float | None
    z: float


class PairSuspicion(msgspec.Struct, frozen=True):
    """Two people who play into each other's hands, or one into the other's, as the figures say. For a host to judge.

    With kind *gives* it is `first` who gives. They sat together in `rounds`, by chance it would have been `by_chance`.
    `evidence` are the rounds in which most of it happened.
    """

    first: Person
    second: Person
    kind: Kind
    score: float
    rounds: int
    by_chance: float
    figures: tuple[Figure, ...]
    evidence: tuple[str, ...]


class _Verdict(msgspec.Struct, frozen=True):
    """What a pair's score is, where it comes from, and what was measured."""

    score: float
    first: Person
    second: Person
    kind: Kind
    figures: tuple[Figure, ...]


def suspicious_pairs(
    rounds: Iterable[RoundSummary], *, alarm: float = ALARM, least_rounds: int = LEAST_ROUNDS
) -> list[PairSuspicion]:
    """The pairs whose score reaches the alarm, the highest first. `rounds` are read three times, in any order."""
    study = _Study(rounds, least_rounds)
    found = study.above(alarm)
    evidence = _evidence(rounds, found)
    chance = together_by_chance(rounds, [pair_of(verdict.first, verdict.second) for verdict in found])
    return [
        PairSuspicion(
            first=verdict.first,
            second=verdict.second,
            kind=verdict.kind,
            score=round(verdict.score, 2),
            rounds=study.together[pair],
            by_chance=round(chance[pair], 1),
            figures=verdict.figures,
            evidence=evidence[pair],
        )
        for verdict in found
        for pair in (pair_of(verdict.first, verdict.second),)
    ]


def scores(rounds: Iterable[RoundSummary], *, least_rounds: int = LEAST_ROUNDS) -> dict[tuple[Person, Person], float]:
    """The score of every pair that sat together often enough, by which an alarm is chosen."""
    study = _Study(rounds, least_rounds)
    return {pair: study.verdict(*pair).score for pair in study.pairs}


class _Study:
    """What all rounds say of all people."""

    def __init__(self, rounds: Iterable[RoundSummary], least_rounds: int) -> None:
        self.together: Counter[tuple[Person, Person]] = Counter()
        for seen in rounds:
            self.together.update(pair_of(one, other) for _, one, _, other in seen.meetings() if one < other)
        self.pairs = sorted(pair for pair, number in self.together.items() if number >= least_rounds)
        self._frequent = frozenset(self.pairs)
        self.flows = Flows()
        self.habits: dict[Signal, _Habits] = {"spares": _Habits(), "feeds": _Habits()}
        for seen in rounds:
            self._count(seen)
        self.flows.settle()
        for habits in self.habits.values():
            habits.settle()

    def _count(self, seen: RoundSummary) -> None:
        self.flows.add(seen.game, seen.players, seen.dealings.flows)
        for habits, occasions in (
            (self.habits["spares"], _sparings(seen)),
            (self.habits["feeds"], _feedings(seen)),
        ):
            for giver, receiver, stratum, done in occasions:
                habits.add(giver, receiver, stratum, done, known=pair_of(giver, receiver) in self._frequent)

    def above(self, alarm: float) -> list[_Verdict]:
        """The pairs that reach the alarm, each judged without those before it."""
        verdicts = {pair: self.verdict(*pair) for pair in self.pairs}
        found: list[_Verdict] = []
        while verdicts:
            strongest = max(verdicts, key=lambda pair: (verdicts[pair].score, pair))
            verdict = verdicts.pop(strongest)
            if verdict.score < alarm:
                break
            found.append(verdict)
            self._set_apart(*strongest)
            for pair in verdicts:
                if set(pair) & set(strongest):
                    verdicts[pair] = self.verdict(*pair)
        return found

    def _set_apart(self, one: Person, other: Person) -> None:
        self.flows.set_apart(one, other)
        for habits in self.habits.values():
            habits.set_apart(one, other)

    def verdict(self, one: Person, other: Person) -> _Verdict:
        """How two people stand, by the way that says most."""
        there, back = tuple(self.figures_of(one, other)), tuple(self.figures_of(other, one))
        sparing = [figure.z for figure in (*there, *back) if figure.signal == "spares"]
        each = sum(sparing) / sqrt(2) if len(sparing) == 2 else 0.0
        if each > max(_given(there), _given(back)):
            return _Verdict(each, one, other, "spare-each-other", there + back)
        if _given(there) >= _given(back):
            return _Verdict(_given(there), one, other, "gives", there + back)
        return _Verdict(_given(back), other, one, "gives", back + there)

    def figures_of(self, giver: Person, receiver: Person) -> Iterator[Figure]:
        """What was measured from one to another, where there were occasions enough."""
        for signal, habits in self.habits.items():
            leans = habits.leaning(giver, receiver)
            if leans.occasions >= LEAST_OCCASIONS:
                yield Figure(
                    signal, giver, receiver, leans.done, leans.occasions, round(leans.expected, 1), round(leans.z, 2)
                )
        gain: Gain = self.flows.gain(receiver, giver)
        if gain.rounds:
            yield Figure("pays", giver, receiver, gain.points, gain.rounds, None, round(gain.z, 2))


def _given(figures: Iterable[Figure]) -> float:
    """How much the figures from one to another say: the largest, or all together."""
    told = [figure.z for figure in figures]
    return max([*told, sum(told) / sqrt(len(told))]) if told else 0.0


class _Habits:
    """One kind of occasion: everybody's, each giver's, each receiver's, and those of pairs that are judged."""

    def __init__(self) -> None:
        self.everybody = Counts()
        self.givers: dict[Person, Counts] = defaultdict(Counts)
        self.receivers: dict[Person, Counts] = defaultdict(Counts)
        self.between: dict[tuple[Person, Person], Counts] = defaultdict(Counts)
        self.odds: dict[Stratum, float] = {}
        self._apart: set[tuple[Person, Person]] = set()

    def add(self, giver: Person, receiver: Person, stratum: Stratum, done: int, *, known: bool) -> None:
        """Count one occasion; between two people only where the pair is judged."""
        self.everybody.add(stratum, 1, done)
        self.givers[giver].add(stratum, 1, done)
        self.receivers[receiver].add(stratum, 1, done)
        if known:
            self.between[giver, receiver].add(stratum, 1, done)

    def settle(self) -> None:
        """All occasions have been counted."""
        self.odds = odds_of(self.everybody)

    def set_apart(self, one: Person, other: Person) -> None:
        """Judge nobody's habits by these two's occasions with each other."""
        for giver, receiver in ((one, other), (other, one)):
            between = self.between[giver, receiver]
            self.givers[giver].remove(between)
            self.receivers[receiver].remove(between)
            self.between[giver, receiver] = Counts()

    def leaning(self, giver: Person, receiver: Person) -> Leaning:
        """How one leans to the other; none where there was no occasion."""
        between = self.between.get((giver, receiver))
        if between is None:
            return Leaning()
        return leaning(self.odds, between, self.givers[giver], self.receivers[receiver])


Occasion = tuple[Person, Person, Stratum, bool]
"""A giver, a receiver, the stratum, and whether it was done."""


def _sparings(seen: RoundSummary) -> Iterator[Occasion]:
    """Every time that somebody could have done something with another person's play; done when he let it go by."""
    seats = len(seen.players)
    for choice in seen.dealings.choices:
        if choice.faced is None:
            continue
        giver, receiver = seen.players[choice.seat], seen.players[choice.faced]
        if giver is not None and receiver is not None and giver != receiver:
            place = (choice.faced - choice.seat) % seats
            stratum = (seen.game, seats, place, choice.wins, choice.options.bit_length())
            yield giver, receiver, stratum, choice.declined


def _feedings(seen: RoundSummary) -> Iterator[Occasion]:
    """Every two people of a round; done when the receiver ended it on the giver's play."""
    finish, seats = seen.dealings.finish, len(seen.players)
    for seat, giver, other, receiver in seen.meetings():
        done = finish is not None and finish.seat == other and finish.faced == seat
        yield giver, receiver, (seen.game, seats, (other - seat) % seats), done


def _evidence(rounds: Iterable[RoundSummary], found: list[_Verdict]) -> dict[tuple[Person, Person], tuple[str, ...]]:
    """The rounds of each pair in which most of it happened, those first, the later ones first among equals."""
    kinds = {pair_of(verdict.first, verdict.second): verdict for verdict in found}
    weighed: dict[tuple[Person, Person], list[tuple[int, int, str]]] = {pair: [] for pair in kinds}
    for seen in rounds if kinds else ():
        for _, one, _, other in seen.meetings():
            verdict = kinds.get((one, other))
            if verdict is not None:
                weight = _weight(seen, verdict)
                if weight > 0:
                    weighed[one, other].append((-weight, -seen.ended_at, seen.round))
    return {pair: tuple(name for _, _, name in nsmallest(SHOWN, heard)) for pair, heard in weighed.items()}


def _weight(seen: RoundSummary, verdict: _Verdict) -> int:
    """How much of what a pair is suspected of happened in a round: sparings, goings out, digits of points."""
    first, second = verdict.first, verdict.second
    both = verdict.kind == "spare-each-other"
    weight = 0
    for giver, receiver, _, done in _sparings(seen):
        if done and ((giver, receiver) == (first, second) or (both and (giver, receiver) == (second, first))):
            weight += 1
    if both:
        return weight
    weight += sum(3 for giver, receiver, _, done in _feedings(seen) if done and (giver, receiver) == (first, second))
    for flow in seen.dealings.flows:
        passing = (seen.players[flow.payer], seen.players[flow.receiver])
        if passing == (first, second):
            weight += max(0, digits(flow.amount))
        elif passing == (second, first):
            weight += max(0, digits(-flow.amount))
    return weight
