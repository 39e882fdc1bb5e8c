"""The combinations of 温岭六家统 (rules page, section 5), in the order in which a lead is read."""

from __future__ import annotations

from functools import cache
from typing import Final

from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.kinds import Bombs, Butterflies, Fixed, FullHouses, Runs, Sets
from teahouse.families.climbing.ranks import BIG, ORDINARY, SMALL, Rank

PLAIN: Final[tuple[Rank, ...]] = tuple(range(ORDINARY))

MOST: Final = 24
"""Sixteen cards of a rank and eight jokers."""


@cache
def combinations(*, triple_with_pair: bool, joker_sets: bool) -> Combinations:
    """All jokers are wild beside an ordinary card; four of a kind stand between bombs of eight and nine cards."""
    sets = (*PLAIN, SMALL, BIG) if joker_sets else PLAIN
    return Combinations(
        (
            Butterflies(key="butterfly"),
            Runs(key="triple-run", width=3, least=2),
            *((FullHouses(key="triple-pair", ranks=PLAIN, pairs=PLAIN),) if triple_with_pair else ()),
            Runs(key="pair-run", width=2, least=2),
            Runs(key="straight", width=1, least=5, most=5),
            Sets(key="triple", size=3, ranks=sets),
            Sets(key="pair", size=2, ranks=sets),
            Sets(key="single", size=1, ranks=(*PLAIN, SMALL, BIG)),
            Bombs(key="bomb", level=1, most=MOST, ranks=PLAIN),
            Fixed(key="joker-bomb", level=1, rows=((SMALL,) * 4,), power=(17, 0)),
            Fixed(key="joker-bomb", level=1, rows=((BIG,) * 4,), power=(17, 1)),
        ),
        wild=frozenset((SMALL, BIG)),
    )
