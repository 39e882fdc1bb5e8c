"""The combinations of 关牌 (rules page, section 5): no wild cards, one reading for each set of cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.kinds import FullHouses, KickerBombs, Runs, Sets
from teahouse.families.climbing.ranks import ACE, ORDINARY, TWO, Rank
from teahouse.games.guan_pai.options import Options

ALL: Final[tuple[Rank, ...]] = tuple(range(ORDINARY))
MANY: Final[tuple[Rank, ...]] = tuple(rank for rank in ALL if rank != TWO)
"""There is one 2 only."""

FOURS: Final[tuple[Rank, ...]] = tuple(rank for rank in MANY if rank != ACE)


@cache
def combinations(bomb_kicker: str, kicker: str, ace_low: str) -> Combinations:
    """The table by the options that change it."""
    loose = kicker == "any_two"
    return Combinations(
        (
            Runs(key="triple-run", width=3, least=2, low=3),
            FullHouses(key="triple-pair", ranks=MANY, pairs=ALL if loose else MANY, loose=loose),
            Runs(key="pair-run", width=2, least=2, low=3),
            Runs(key="straight", width=1, least=5, low=1 if ace_low == "on" else 2),
            Sets(key="triple", size=3, ranks=MANY),
            Sets(key="pair", size=2, ranks=MANY),
            Sets(key="single", size=1, ranks=ALL),
            *_bombs(bomb_kicker),
        )
    )


def combinations_of(options: Options) -> Combinations:
    """The table that is played with."""
    return combinations(options.bomb_kicker, options.kicker, options.ace_low)


def _bombs(kicker: str) -> tuple[KickerBombs, ...]:
    """Four of a kind, three aces; with an extra card, or bare as the last cards of a hand."""
    with_one = KickerBombs(key="bomb", level=1, size=4, ranks=FOURS, kickers=ALL)
    bare = KickerBombs(key="bomb", level=1, size=4, ranks=FOURS, last_resort=kicker == "required")
    aces = KickerBombs(key="bomb", level=1, size=3, ranks=(ACE,), kickers=ALL)
    bare_aces = KickerBombs(key="bomb", level=1, size=3, ranks=(ACE,), last_resort=True)
    fours = (bare,) if kicker == "none" else (with_one, bare)
    return (*fours, aces, bare_aces)
