"""What a seat reckons that the others can do: from the cards that it has not seen, and how many each of them holds.

The unseen cards are taken to be spread evenly, so that a hand with a fraction of them holds a rank's cards with
binomial chances. What no unseen cards can make is a sure winner, whoever holds them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import comb
from typing import Final, NamedTuple

from teahouse.families.climbing.combinations import Combinations, Reading
from teahouse.families.climbing.kinds import Bombs, Group, KickerBombs, Kind, Power
from teahouse.families.climbing.ranks import ORDINARY, RANK, RANKS
from teahouse.families.climbing.round import ClimbingRound
from teahouse.kernel import Seat

BOMBED: Final = 0.3
"""So often is an ordinary play bombed by who could."""

PASSED: Final = 0.5
"""What the chance to beat comes down to with who has let the same trick pass."""

LIKELY: Final = 0.5


class Foe(NamedTuple):
    """A seat that plays against: its number of cards, what part of the unseen cards that is, and how eager it is."""

    held: int
    share: float
    eager: float


class Reckoning:
    """What the foes of a seat could beat. All chances are from 0 to 1."""

    def __init__(self, round: ClimbingRound, seat: Seat) -> None:
        self.table: Combinations = round.combinations
        self.unseen = unseen_by(round, seat)
        self.wild = sum(self.unseen[rank] for rank in self.table.wild)
        whole = max(1, sum(self.unseen))
        mates = round.mates(seat)
        table = round.table
        passed = {word.seat for word in table.words if word.reading is None} if table else set()
        self.foes = [
            Foe(held, min(1.0, held / whole), PASSED if other in passed else 1.0)
            for other, held in enumerate(round.held)
            if other not in mates and other != seat and held
        ]
        self._tails: dict[float, list[list[float]]] = {}
        self._beaten: dict[tuple[str, int, Power], float] = {}
        self._bombed: dict[tuple[int, int, Power], float] = {}

    # Chances

    def holds(self, kind: str, size: int, level: int, power: Power) -> float:
        """The chance that no foe beats a play."""
        if level:
            return 1.0 - self._bomb_over(size, level, power)
        in_kind = self.beaten_in_kind(kind, size, power)
        return (1.0 - in_kind) * (1.0 - BOMBED * self._bomb_over(0, 0, ()))

    def of(self, reading: Reading) -> float:
        """The chance that no foe beats this play."""
        return self.holds(reading.kind, reading.size, reading.level, reading.power)

    def beaten_in_kind(self, kind: str, size: int, power: Power) -> float:
        """The chance that some foe holds a higher play of the kind and size."""
        key = (kind, size, power)
        found = self._beaten.get(key)
        if found is None:
            found = self._beaten[key] = self._any(size, list(self._higher(kind, size, power)))
        return found

    def exit_in_kind(self, kind: str, size: int, power: Power) -> float:
        """The chance that a foe that holds just so many cards beats the play, and is out."""
        leaving = [foe for foe in self.foes if foe.held == size]
        return self._any(size, list(self._higher(kind, size, power)), leaving) if leaving else 0.0

    # How they are found

    def _kinds(self, key: str) -> list[Kind]:
        return [kind for kind in self.table.kinds if kind.key == key and not kind.level]

    def _higher(self, key: str, size: int, power: Power) -> list[Group]:
        """The groups of layouts above a play that the unseen cards could make."""
        return [
            group
            for kind in self._kinds(key)
            for group in self.table.groups(kind, size)
            if group.layouts and group.layouts[0].power > power and self._there(group)
        ]

    def _there(self, group: Group) -> bool:
        need = group.head or group.layouts[0].need
        lacking = sum(max(0, number - self.unseen[rank]) for rank, number in need)
        return lacking <= (self.wild if all(rank < ORDINARY for rank, _ in need) else 0)

    def _any(self, size: int, groups: list[Group], foes: Sequence[Foe] | None = None) -> float:
        """The chance that some foe holds one of the groups."""
        safe = 1.0
        for foe in self.foes if foes is None else foes:
            if foe.held >= size:
                without = 1.0
                for group in groups:
                    without *= 1.0 - self._chance(foe, group)
                safe *= 1.0 - foe.eager * (1.0 - without)
        return 1.0 - safe

    def _chance(self, foe: Foe, group: Group) -> float:
        """The chance that a foe holds what a group starts with, real cards before wild ones."""
        tails = self._tail(foe.share)
        chance = 1.0
        for rank, number in group.head or group.layouts[0].need:
            chance *= max(tails[rank][min(number, len(tails[rank]) - 1)], WILD_CHANCE if self.wild else 0.0)
        return chance

    def _tail(self, share: float) -> list[list[float]]:
        """By rank and number: the chance to hold at least so many of the unseen cards of the rank."""
        found = self._tails.get(share)
        if found is None:
            found = self._tails[share] = [tail(number, share) for number in self.unseen]
        return found

    def _bomb_over(self, size: int, level: int, power: Power) -> float:
        key = (size, level, power)
        found = self._bombed.get(key)
        if found is None:
            found = self._bombed[key] = 1.0 - self._without_bomb(level, power)
        return found

    def _without_bomb(self, level: int, power: Power) -> float:
        safe = 1.0
        for foe in self.foes:
            tails = self._tail(foe.share)
            wild = min(self.wild, int(self.wild * foe.share + LIKELY))
            for kind in self.table.kinds:
                if not kind.level or kind.last_resort:
                    continue
                for size in kind.sizes(min(foe.held, MOST)):
                    for group in self.table.groups(kind, size):
                        layout = group.layouts[0]
                        if (kind.level, layout.power) <= (level, power):
                            continue
                        chance = 1.0
                        spare = min(wild, layout.most_wild)
                        for rank, number in group.head or layout.need:
                            row = tails[rank]
                            wanted = max(1, number - spare) if rank < ORDINARY else number
                            chance *= row[wanted] if wanted < len(row) else 0.0
                        safe *= 1.0 - foe.eager * chance
        return safe


MOST: Final = 8
"""Bombs of more cards are not reckoned with."""

WILD_CHANCE: Final = 0.15
"""The chance that wild jokers help out for a rank, while there are any."""


def unseen_by(round: ClimbingRound, seat: Seat) -> list[int]:
    """How many cards of each rank a seat has not seen: not played, not its own, not shown to it."""
    left = [0] * RANKS
    for kind in round.pack:
        left[RANK[kind]] += 1
    for kind, number in enumerate(round.played):
        left[RANK[kind]] -= number + round.hands[seat][kind]
    for kind in chain(round.aside, *round.seen[seat]):
        left[RANK[kind]] -= 1
    return left


def tail(number: int, share: float) -> list[float]:
    """The chances to hold at least 0, 1, … of so many cards; one more than all of them is impossible."""
    exact = [comb(number, count) * share**count * (1 - share) ** (number - count) for count in range(number + 1)]
    return [sum(exact[least:]) for least in range(number + 1)] + [0.0]


def bomb_of(table: Combinations, rank: int) -> int:
    """So many cards of a rank are a bomb, an extra card aside; more than there are, if none is."""
    least = NEVER
    for kind in table.kinds:
        if isinstance(kind, Bombs) and rank in kind.ranks:
            least = min(least, kind.least)
        if isinstance(kind, KickerBombs) and rank in kind.ranks and not kind.last_resort:
            least = min(least, kind.size)
    return least


NEVER: Final = 99
