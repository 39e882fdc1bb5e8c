"""How a hand may be got rid of: a division into few plays, found by taking the longest that fits, again and again.

A hand is its count by rank, packed; one sweep over all layouts of a table of combinations, the longest first, makes a
plan, since what does not fit once will not fit later. Several sweeps with different tastes are tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from teahouse.families.cards import Cards
from teahouse.families.climbing.combinations import Combinations, pack
from teahouse.families.climbing.kinds import Layout
from teahouse.families.climbing.ranks import GUARD, LANE, RANK, RANKS

BOMB: Final = 4
"""So many of a rank are kept together."""

LONGEST: Final = 36


class Part(NamedTuple):
    """A play of a plan: its size, what it counts among its like (0 lowest … 1 highest), and whether it is a bomb."""

    layout: Layout
    kind: str
    size: int
    height: float
    bomb: bool


class Plan(NamedTuple):
    """The plays, and what it costs to get rid of them: about the number of times that the lead must be given up."""

    parts: tuple[Part, ...]
    cost: float


@lru_cache(maxsize=64)
def parts_of(table: Combinations) -> tuple[Part, ...]:
    """Every ordinary play of a table of combinations without wild cards, the longest first."""
    found = []
    for kind in table.kinds:
        if kind.level or kind.last_resort:
            continue
        for size in kind.sizes(LONGEST):
            layouts = [layout for group in table.groups(kind, size) for layout in group.layouts]
            powers = sorted({layout.power for layout in layouts})
            top = max(1, len(powers) - 1)
            found += [Part(one, kind.key, size, powers.index(one.power) / top, False) for one in layouts]
    found.sort(key=lambda part: (-part.size, part.height))
    return tuple(found)


@lru_cache(maxsize=64)
def tastes(table: Combinations) -> tuple[tuple[Part, ...], ...]:
    """The sweeps that are tried: everything, no straights, nothing but sets and runs of one width."""
    whole = parts_of(table)
    plain = tuple(part for part in whole if len(part.layout.need) != part.size or part.size == 1)
    narrow = tuple(part for part in plain if len({number for _, number in part.layout.need}) == 1)
    return whole, plain, narrow


def plan(table: Combinations, counts: Sequence[int]) -> Plan:
    """The cheapest plan of a hand, bombs kept together."""
    bombs = tuple(_bomb(table, rank, number) for rank, number in enumerate(counts) if number >= BOMB)
    kept = {part.layout.ranks[0] for part in bombs}
    have = pack(tuple(0 if rank in kept else number for rank, number in enumerate(counts)))
    return min((_swept(taste, have, bombs) for taste in tastes(table)), key=lambda found: found.cost)


def _bomb(table: Combinations, rank: int, number: int) -> Part:
    layout = Layout((rank,) * number, ((rank, number),), LANE[rank] * number | GUARD, (), 0, False)
    return Part(layout, "bomb", number, min(1.0, (number - BOMB) / BOMB + table.order[rank] / 80), True)


def _swept(taste: Sequence[Part], have: int, bombs: tuple[Part, ...]) -> Plan:
    found: list[Part] = []
    for part in taste:
        need = part.layout.guarded ^ GUARD
        while have and ((have | GUARD) - need) & GUARD == GUARD:
            have -= need
            found.append(part)
    return Plan((*found, *bombs), sum(map(cost, (*found, *bombs))))


def cost(part: Part) -> float:
    """What it takes to get rid of a play: a low one gives up the lead, a high one hardly, a bomb gains it."""
    if part.bomb:
        return -0.2 - 0.3 * part.height
    return 1.0 - 0.8 * part.height**2


def counts_of(cards: Cards) -> list[int]:
    """Cards counted by rank, jokers too."""
    counts = [0] * RANKS
    for kind in cards:
        counts[RANK[kind]] += 1
    return counts
