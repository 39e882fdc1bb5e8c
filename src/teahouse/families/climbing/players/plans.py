"""How a hand may be got rid of: a division into few plays, found by taking the longest that fits, again and again.

A hand is its count by rank, packed; one sweep over the layouts that the hand can make, the longest first, makes a
plan, since what does not fit once will not fit later. Several sweeps with different tastes are tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from teahouse.families.cards import Cards
from teahouse.families.climbing.combinations import Combinations, pack
from teahouse.families.climbing.kinds import Power
from teahouse.families.climbing.players.reckoning import NEVER, Reckoning, bomb_of
from teahouse.families.climbing.ranks import GUARD, RANK, RANKS, Rank

LONGEST: Final = 36

CONTROL: Final = 0.5
"""What a bomb in hand is worth: so much of a lead that is given up, times its chance to hold."""


class Part(NamedTuple):
    """A play of a plan."""

    kind: str
    size: int
    power: Power
    need: int
    widths: int
    sets: bool


class Plan(NamedTuple):
    """So many plays, and the number of times that the lead is given up on the way out; the last play is free."""

    plays: int
    cost: float


@lru_cache(maxsize=64)
def parts_of(table: Combinations) -> tuple[Part, ...]:
    """Every ordinary play of a table of combinations without wild cards, the longest first."""
    found = []
    for kind in table.kinds:
        if kind.level or kind.last_resort:
            continue
        for size in kind.sizes(LONGEST):
            for group in table.groups(kind, size):
                for one in group.layouts:
                    numbers = {number for _, number in one.need}
                    sets = len(one.need) != size or size == 1
                    found.append(Part(kind.key, size, one.power, one.guarded ^ GUARD, len(numbers), sets))
    found.sort(key=lambda part: (-part.size, part.power))
    return tuple(found)


@lru_cache(maxsize=64)
def bomb_sizes(table: Combinations) -> tuple[int, ...]:
    """By rank: so many cards are kept together as a bomb."""
    return tuple(bomb_of(table, rank) for rank in range(RANKS))


class Planner:
    """Plans for one hand and what is left of it after a play."""

    def __init__(self, table: Combinations, counts: Sequence[int], reckoning: Reckoning) -> None:
        self.reckoning = reckoning
        self.bombs = bomb_sizes(table)
        self.order = table.order
        self.bomb_level = min((kind.level for kind in table.kinds if kind.level), default=1)
        have = pack(tuple(counts))
        whole = tuple(part for part in parts_of(table) if ((have | GUARD) - part.need) & GUARD == GUARD)
        sets = tuple(part for part in whole if part.sets)
        narrow = tuple(part for part in sets if part.widths == 1)
        self.tastes = (whole, sets, narrow) if len(sets) < len(whole) else (whole, narrow)
        self._risks: dict[Part, float] = {}
        self._made: dict[int, Plan] = {}

    def plan(self, counts: Sequence[int]) -> Plan:
        """The cheapest plan found for these cards of the hand, bombs kept together."""
        key = pack(tuple(counts))
        found = self._made.get(key)
        if found is None:
            bombs = [(rank, number) for rank, number in enumerate(counts) if number >= self.bombs[rank]]
            have = key
            for rank, number in bombs:
                have -= number << 8 * rank
            worth = sum(CONTROL * self._bomb(rank, number) for rank, number in bombs)
            found = min((self._swept(taste, have, len(bombs), worth) for taste in self.tastes), key=_cheapness)
            self._made[key] = found
        return found

    def _bomb(self, rank: Rank, number: int) -> float:
        power = (2 * number, self.order[rank]) if self.bombs[rank] < NEVER else ()
        return self.reckoning.holds("bomb", number, self.bomb_level, power)

    def _swept(self, taste: Sequence[Part], have: int, bombs: int, worth: float) -> Plan:
        plays, total, worst = bombs, 0.0, 0.0
        for part in taste:
            if not have:
                break
            need = part.need
            while ((have | GUARD) - need) & GUARD == GUARD:
                have -= need
                plays += 1
                risk = self.risk(part)
                total += risk
                worst = max(worst, risk)
        return Plan(plays, total - worst - worth)

    def risk(self, part: Part) -> float:
        """The chance that a play gives up the lead."""
        found = self._risks.get(part)
        if found is None:
            found = self._risks[part] = 1.0 - self.reckoning.holds(part.kind, part.size, 0, part.power)
        return found


def _cheapness(plan: Plan) -> tuple[float, int]:
    return plan.cost, plan.plays


def counts_of(cards: Cards) -> list[int]:
    """Cards counted by rank, jokers too."""
    counts = [0] * RANKS
    for kind in cards:
        counts[RANK[kind]] += 1
    return counts
