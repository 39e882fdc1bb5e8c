"""The combinations of 温岭对家统 (rules page, section 5), in the order in which a lead is read."""

from __future__ import annotations

from functools import cache
from typing import Final

from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.kinds import Bombs, Butterflies, Fixed, FullHouses, Runs, Sets
from teahouse.families.climbing.ranks import BIG, ORDINARY, SMALL, Rank
from teahouse.games.wenling_dui_jia_tong.options import Options

PLAIN: Final[tuple[Rank, ...]] = tuple(range(ORDINARY))
JOKERS: Final[tuple[Rank, ...]] = (SMALL, SMALL, BIG, BIG)

MOST: Final = 12
"""Eight cards of a rank and four jokers."""


@cache
def combinations(*, joker_pair: bool, four_joker_bomb: bool, bomb_min_naturals: int) -> Combinations:
    """All jokers are wild beside an ordinary card; the four of them may be the highest bomb."""
    return Combinations(
        (
            Butterflies(key="butterfly"),
            Runs(key="triple-run", width=3, least=2),
            FullHouses(key="triple-pair", ranks=PLAIN, pairs=PLAIN),
            Runs(key="pair-run", width=2, least=2),
            Runs(key="straight", width=1, least=5, most=5),
            Sets(key="triple", size=3, ranks=PLAIN),
            Sets(key="pair", size=2, ranks=(*PLAIN, SMALL, BIG) if joker_pair else PLAIN),
            Sets(key="single", size=1, ranks=(*PLAIN, SMALL, BIG)),
            Bombs(key="bomb", level=1, most=MOST, ranks=PLAIN, naturals=bomb_min_naturals),
            *((Fixed(key="joker-bomb", level=2, rows=(JOKERS,), power=(0,)),) if four_joker_bomb else ()),
        ),
        wild=frozenset((SMALL, BIG)),
    )


def combinations_of(options: Options) -> Combinations:
    """The table that is played with."""
    return combinations(
        joker_pair=options.joker_pair == "natural",
        four_joker_bomb=options.four_joker_bomb == "top",
        bomb_min_naturals=options.bomb_min_naturals,
    )
