"""The combinations of 温岭标统 (rules page, section 5): no wild cards, one reading for each set of cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.kinds import Bombs, Butterflies, Fixed, FullHouses, Runs, Sets
from teahouse.families.climbing.ranks import BIG, ORDINARY, SMALL, Rank

PLAIN: Final[tuple[Rank, ...]] = tuple(range(ORDINARY))
FOUR_JOKERS: Final[tuple[Rank, ...]] = (SMALL, SMALL, BIG, BIG)

COPIES: Final = 8
"""So many cards of a rank there are."""


@cache
def combinations(*, joker_pair: bool) -> Combinations:
    """The four jokers beat everything; two of a kind may be a pair."""
    pairs = (*PLAIN, SMALL, BIG) if joker_pair else PLAIN
    return Combinations(
        (
            Butterflies(key="butterfly"),
            Runs(key="triple-run", width=3, least=2),
            FullHouses(key="triple-pair", ranks=PLAIN, pairs=pairs),
            Runs(key="pair-run", width=2, least=2),
            Runs(key="straight", width=1, least=5, most=5),
            Sets(key="triple", size=3, ranks=PLAIN),
            Sets(key="pair", size=2, ranks=pairs),
            Sets(key="single", size=1, ranks=(*PLAIN, SMALL, BIG)),
            Bombs(key="bomb", level=1, most=COPIES, ranks=PLAIN),
            Fixed(key="tianwang", level=2, rows=(FOUR_JOKERS,), power=(0,)),
        )
    )
