"""Points that pass between two people beyond what either's results with everybody else explain.

A payment is measured by the number of its binary digits, with a sign: payments double in these games, so that one
lucky hand would else outweigh a month. How good somebody is at a game is then the mean of what he gets from others,
plus how good they are; what two people should pass to each other is the difference of the two.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt

import msgspec

from teahouse.fairplay.dealings import Flow
from teahouse.fairplay.rounds import Person, pair_of

SWEEPS = 12
"""Times that everybody's strength is corrected by that of his opponents; it moves little after five."""

Meeting = tuple[str, Person, Person]
"""A game and two people, in their order."""


def digits(amount: int) -> int:
    """The number of binary digits of a payment, with its sign."""
    return amount.bit_length() if amount >= 0 else -(-amount).bit_length()


class Passed(msgspec.Struct):
    """What the first of two people got from the second, in digits, their squares and points; over so many rounds."""

    rounds: int = 0
    digits: int = 0
    squares: int = 0
    points: int = 0


class Gain(msgspec.Struct, frozen=True):
    """What somebody got from somebody: `points` in so many `rounds`, and how far out of the ordinary that is (`z`)."""

    points: int
    rounds: int
    z: float


class Flows:
    """All payments between people, by game and pair. Whole numbers: their order does not matter."""

    def __init__(self) -> None:
        self._passed: dict[Meeting, Passed] = {}
        self._opponents: dict[tuple[str, Person], set[Person]] = defaultdict(set)
        self._games: dict[tuple[Person, Person], set[str]] = defaultdict(set)
        self._strengths: dict[tuple[str, Person], float] = {}
        self._spread: dict[str, float] = {}
        self._apart: set[tuple[Person, Person]] = set()

    def add(self, game: str, players: tuple[Person | None, ...], flows: Iterable[Flow]) -> None:
        """Count a round's payments between people."""
        for flow in flows:
            payer, receiver = players[flow.payer], players[flow.receiver]
            if payer is None or receiver is None:
                continue
            first, second, amount = (
                (receiver, payer, flow.amount) if receiver < payer else (payer, receiver, -flow.amount)
            )
            passed = self._passed.get((game, first, second))
            if passed is None:
                passed = self._passed[game, first, second] = Passed()
                self._opponents[game, first].add(second)
                self._opponents[game, second].add(first)
                self._games[first, second].add(game)
            size = digits(amount)
            passed.rounds += 1
            passed.digits += size
            passed.squares += size * size
            passed.points += amount

    def settle(self) -> None:
        """Find everybody's strength at each game; to be called when all rounds are counted."""
        squares: dict[str, int] = defaultdict(int)
        rounds: dict[str, int] = defaultdict(int)
        for (game, _, _), passed in self._passed.items():
            squares[game] += passed.squares
            rounds[game] += passed.rounds
        self._spread = {game: max(1.0, squares[game] / rounds[game]) for game in rounds}
        self._strengths = dict.fromkeys(self._opponents, 0.0)
        self._find_strengths(list(self._opponents))

    def set_apart(self, one: Person, other: Person, around: Iterable[Person]) -> None:
        """Judge nobody by what these two passed to each other; the strengths of the people `around` may change."""
        self._apart.add(pair_of(one, other))
        near = set(around)
        self._find_strengths([key for key in self._opponents if key[1] in near])

    def _find_strengths(self, keys: list[tuple[str, Person]]) -> None:
        for _ in range(SWEEPS):
            # Half of each step: where the same few always meet, whole ones would swing.
            steps = [(key, (self._strengths[key] + self._mean(*key)[0]) / 2) for key in keys]
            self._strengths.update(steps)

    def gain(self, receiver: Person, payer: Person) -> Gain:
        """What somebody got from somebody beyond what was to be expected, over all games."""
        excess = variance = 0.0
        points = rounds = 0
        for game in sorted(self._games.get(pair_of(receiver, payer), ())):
            number, size, amount = self._between(game, receiver, payer)
            mine, my_rounds = self._mean(game, receiver, payer)
            his, his_rounds = self._mean(game, payer, receiver)
            points += amount
            rounds += number
            if my_rounds and his_rounds:
                spread = self._spread[game]
                excess += size - number * (mine - his)
                variance += spread * number * (1 + number / my_rounds + number / his_rounds)
        return Gain(points, rounds, excess / sqrt(variance) if variance else 0.0)

    def _between(self, game: str, receiver: Person, payer: Person) -> tuple[int, int, int]:
        """Rounds, digits and points that the one got from the other."""
        if receiver < payer:
            passed = self._passed[game, receiver, payer]
            return passed.rounds, passed.digits, passed.points
        passed = self._passed[game, payer, receiver]
        return passed.rounds, -passed.digits, -passed.points

    def _mean(self, game: str, person: Person, but: Person | None = None) -> tuple[float, int]:
        """What somebody got a round, plus how good they were from whom, and in how many rounds; `but` left out."""
        total, rounds = 0.0, 0
        for opponent in sorted(self._opponents[game, person]):
            if opponent == but or pair_of(person, opponent) in self._apart:
                continue
            number, size, _ = self._between(game, person, opponent)
            total += size + number * self._strengths[game, opponent]
            rounds += number
        return (total / rounds if rounds else 0.0), rounds
