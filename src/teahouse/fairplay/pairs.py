"""The report of pairs: who plays into whose hands.

Three things are looked at, each from one person (the giver) to another (the receiver), and each against what the habits
of both with everybody else let one expect:

- *spares*: the giver lets the receiver's plays go by although he could beat or claim them;
- *feeds*: the receiver goes out on the giver's plays;
- *pays*: points go from the giver to the receiver.

A pair's score is the largest of the three, of their sum as one figure (one gives, in all ways), and of the two sparings
together (each spares the other), in standard deviations. How often two people sit together is told and
counts for nothing: friends do. The strongest pair is taken out of everybody's habits before the next is judged, so that
nobody is suspected for not getting what another was given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from heapq import nsmallest
from math import sqrt
from typing import Final, Literal

import msgspec

from teahouse.fairplay.company import together_by_chance
from teahouse.fairplay.flow import Flows, Gain, digits
from teahouse.fairplay.leaning import Leanings, Stratum
from teahouse.fairplay.rounds import Person, RoundSummary, pair_of

LEAST_ROUNDS: Final = 30
"""Pairs who sat together less often are not judged."""

LEAST_OCCASIONS: Final = 10
"""Fewer occasions say nothing."""

ALARM: Final = 4.0
"""The score from which a pair is reported; see docs/fairplay.md for how it was chosen and what it costs and finds."""

SHOWN: Final = 12
"""Rounds that are named as evidence: those in which most of it happened."""

OVERLAP: Final = 0.4
"""The correlation of *feeds* and *pays* among honest pairs: who goes out on somebody's play is paid for it."""

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
        judged = frozenset(self.pairs)
        self.flows = Flows()
        self.leanings: dict[Signal, Leanings] = {"spares": Leanings(judged), "feeds": Leanings(judged)}
        for seen in rounds:
            self.flows.add(seen.game, seen.players, seen.dealings.flows)
            for leanings, occasions in (
                (self.leanings["spares"], _sparings(seen)),
                (self.leanings["feeds"], _feedings(seen)),
            ):
                for (giver, receiver), cells in occasions.items():
                    leanings.add(giver, receiver, cells)
        self.flows.settle()
        for leanings in self.leanings.values():
            leanings.settle()

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
            around = self._set_apart(*strongest)
            for pair in verdicts:
                if around & set(pair):
                    verdicts[pair] = self.verdict(*pair)
        return found

    def _set_apart(self, one: Person, other: Person) -> set[Person]:
        """Judge nobody by these two's dealings with each other; whose habits are seen in another light now."""
        around = {person for pair in self.together if {one, other} & set(pair) for person in pair}
        self.flows.set_apart(one, other, around)
        for leanings in self.leanings.values():
            leanings.set_apart(one, other, around)
        return around

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
        for signal, leanings in self.leanings.items():
            leans = leanings.of(giver, receiver)
            if leans.occasions >= LEAST_OCCASIONS:
                yield Figure(
                    signal, giver, receiver, leans.done, leans.occasions, round(leans.expected, 1), round(leans.z, 2)
                )
        gain: Gain = self.flows.gain(receiver, giver)
        if gain.rounds:
            yield Figure("pays", giver, receiver, gain.points, gain.rounds, None, round(gain.z, 2))


def _given(figures: Sequence[Figure]) -> float:
    """How much the figures from one to another say: the largest, or all together."""
    told = [figure.z for figure in figures]
    if not told:
        return 0.0
    overlap = 2 * OVERLAP if {"feeds", "pays"} <= {figure.signal for figure in figures} else 0.0
    return max([*told, sum(told) / sqrt(len(told) + overlap)])


Occasions = dict[tuple[Person, Person], list[tuple[Stratum, bool]]]
"""By giver and receiver: the stratum of each occasion of a round, and whether it was done."""


def _sparings(seen: RoundSummary) -> Occasions:
    """Every time that somebody could have done something with another person's play; done when he let it go by."""
    seats = len(seen.players)
    found: Occasions = {}
    for choice in seen.dealings.choices:
        if choice.faced is None:
            continue
        giver, receiver = seen.players[choice.seat], seen.players[choice.faced]
        if giver is not None and receiver is not None and giver != receiver:
            place = (choice.faced - choice.seat) % seats
            stratum = (seen.game, seats, place, choice.wins, choice.options.bit_length())
            found.setdefault((giver, receiver), []).append((stratum, choice.declined))
    return found


def _feedings(seen: RoundSummary) -> Occasions:
    """Every two people of a round; done when the receiver ended it on the giver's play."""
    finish, seats = seen.dealings.finish, len(seen.players)
    found: Occasions = {}
    for seat, giver, other, receiver in seen.meetings():
        done = finish is not None and finish.seat == other and finish.faced == seat
        found[giver, receiver] = [((seen.game, seats, (other - seat) % seats), done)]
    return found


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
    weight = _times(_sparings(seen), first, second)
    if verdict.kind == "spare-each-other":
        return weight + _times(_sparings(seen), second, first)
    weight += 3 * _times(_feedings(seen), first, second)
    for flow in seen.dealings.flows:
        passing = (seen.players[flow.payer], seen.players[flow.receiver])
        if passing == (first, second):
            weight += max(0, digits(flow.amount))
        elif passing == (second, first):
            weight += max(0, digits(-flow.amount))
    return weight


def _times(occasions: Occasions, giver: Person, receiver: Person) -> int:
    """How often it was done from one to the other."""
    return sum(done for _, done in occasions.get((giver, receiver), ()))
