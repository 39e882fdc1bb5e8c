"""The combinations of 五十K (rules page, section 5): no wild cards; suits matter to 纯五十K alone."""

from __future__ import annotations

from functools import cache
from typing import Final

from teahouse.families.cards import SUITS
from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.kinds import AnyKind, Bombs, Butterflies, Fixed, FullHouses, OneSuit, Runs, Sets
from teahouse.families.climbing.ranks import BIG, ORDINARY, RANK_NAMES, SMALL, Rank
from teahouse.games.wu_shi_k.options import FiftyKRank, Options, SuitOrder

PLAIN: Final[tuple[Rank, ...]] = tuple(range(ORDINARY))
FIFTY_K: Final[tuple[Rank, ...]] = tuple(RANK_NAMES.index(name) for name in "5TK")
COPIES: Final = 8

SUIT_ORDERS: Final[dict[SuitOrder, tuple[str, ...]]] = {
    "spade_heart_club_diamond": ("d", "c", "h", "s"),
    "heart_spade_diamond_club": ("c", "d", "s", "h"),
    "none": ("cdhs",),
}
"""From the lowest; suits that stand together are equal."""


@cache
def combinations(options: Options) -> Combinations:
    """The table that is played with."""
    runs = (Butterflies(key="butterfly", low=3), FullHouses(key="triple-pair", ranks=PLAIN, pairs=PLAIN))
    return Combinations(
        (
            *(runs if options.triple_pair == "on" else ()),
            Runs(key="triple-run", width=3, least=2, low=3),
            Runs(key="pair-run", width=2, least=options.pair_run_min, low=3),
            *((Runs(key="straight", width=1, least=5, low=3),) if options.straight_min != "off" else ()),
            Sets(key="triple", size=3, ranks=PLAIN),
            Sets(key="pair", size=2, ranks=(*PLAIN, SMALL, BIG)),
            Sets(key="single", size=1, ranks=(*PLAIN, SMALL, BIG)),
            *_bombs(options.fiftyk_rank, options.pure_suit_order, mixed=options.mixed_allowed == "on"),
        )
    )


def _bombs(rank: FiftyKRank, order: SuitOrder, *, mixed: bool) -> tuple[AnyKind, ...]:
    """Every kind of bomb; 五十K stands below all bombs of one rank, above those of four cards, or above all of them."""
    small = {"below_bombs": 3, "above_four": 4, "above_bombs": COPIES + 1}[rank]
    suits = tuple(tuple(map(SUITS.index, group)) for group in SUIT_ORDERS[order])
    below = (Bombs(key="bomb", level=1, most=small, ranks=PLAIN),) if small > 3 else ()
    above = (Bombs(key="bomb", level=4, least=small + 1, most=COPIES, ranks=PLAIN),) if small < COPIES else ()
    return (
        *below,
        *((Fixed(key="fiftyk-mixed", level=2, rows=(FIFTY_K,), power=()),) if mixed else ()),
        OneSuit(key="fiftyk-pure", level=3, ranks=FIFTY_K, suits=suits),
        *above,
        Fixed(key="four-kings", level=5, rows=((SMALL, SMALL, BIG, BIG),), power=()),
    )
