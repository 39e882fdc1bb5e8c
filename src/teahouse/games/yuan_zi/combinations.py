"""The combinations of 原子 (rules page, section 5): sets of one rank, by the blade of the hand; no runs."""

from __future__ import annotations

from functools import cache
from typing import Final

from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.kinds import AnyKind, Atoms, Bombs, JokerSets, Sets
from teahouse.families.climbing.ranks import BIG, HIGH_TWO, ORDINARY, RANK_NAMES, SMALL, Rank

RANKS: Final[tuple[Rank, ...]] = tuple(range(ORDINARY))
COPIES: Final = 12
JOKERS: Final = 6
SETS: Final = (("single", 1), ("pair", 2), ("triple", 3))
ABOVE_ALL: Final = 16
"""The blade in the single order, above the 2."""

BOMB: Final = 1
BLADE_BOMB: Final = 2
ATOM: Final = 3
HYDROGEN_BOMB: Final = 4
"""The levels of bombs."""


@cache
def combinations(blade: Rank, *, immune: bool, atoms: bool, as_three: bool, wild_bombs: bool) -> Combinations:
    """The table of a hand with this blade.

    `immune`: nothing but atoms, and more blades on a bomb of blades, beats blades. `as_three`: jokers alone are
    threes, else they are below all. `wild_bombs`: jokers stand in bombs.
    """
    others = tuple(rank for rank in RANKS if rank != blade)
    order = order_of(blade)
    stands = alone(blade) if as_three else None
    low = order[alone(blade)] - (0 if as_three else 1)
    guard = BLADE_BOMB if immune else 0
    kinds: list[AnyKind] = []
    for key, size in reversed(SETS):
        kinds += (
            Sets(key=key, size=size, ranks=others),
            Sets(key=key, size=size, ranks=(blade,), pure=True, guard=guard),
            JokerSets(key=key, size=size, power=(low,), stands=stands),
        )
    if wild_bombs:
        kinds += (
            JokerSets(key="bomb", level=BOMB, size=size, power=(2 * size, low), stands=stands)
            for size in range(4, JOKERS + 1)
        )
    kinds += (
        Bombs(key="bomb", level=BOMB, most=COPIES + JOKERS, ranks=others, pure=not wild_bombs),
        Bombs(key="bomb", level=BLADE_BOMB if immune else BOMB, most=COPIES, ranks=(blade,), pure=True),
    )
    if atoms:
        kinds += (
            Atoms(key="atom", level=ATOM, ranks=RANKS),
            Atoms(key="hydrogen-bomb", level=HYDROGEN_BOMB, ranks=RANKS, least=2, most=4),
        )
    return Combinations(tuple(kinds), wild=frozenset((SMALL, BIG)), order=order)


def order_of(blade: Rank) -> tuple[int, ...]:
    """The single order with the blade on top; jokers stand above it only where a hand is sorted."""
    row = list(HIGH_TWO)
    row[blade], row[SMALL], row[BIG] = ABOVE_ALL, ABOVE_ALL + 1, ABOVE_ALL + 2
    return tuple(row)


def alone(blade: Rank) -> Rank:
    """What jokers among themselves count as: 3, or 4 where 3 is the blade."""
    three = RANK_NAMES.index("3")
    return three + 1 if blade == three else three
