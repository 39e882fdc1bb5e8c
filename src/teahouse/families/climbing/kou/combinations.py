"""The combinations of 双扣 (section 5). Bombs are compared by lines, then jokers < chains < one rank."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from teahouse.families.climbing.combinations import Combinations, Reading
from teahouse.families.climbing.kinds import Bombs, ChainBombs, Fixed, LoadedBombs, Runs, Sets
from teahouse.families.climbing.ranks import BIG, ORDINARY, SMALL, Rank

FourKings = Literal["seven_lowest", "eight_highest", "top"]

PLAIN: Final[tuple[Rank, ...]] = tuple(range(ORDINARY))
COPIES: Final = 8
"""So many cards of a rank are in two packs."""

THREE_KINGS: Final = (12, 0)
"""Six lines, the lowest of them."""

FOUR_KINGS: Final[dict[FourKings, tuple[int, tuple[int, int]]]] = {
    "seven_lowest": (1, (14, 0)),
    "eight_highest": (1, (16, 99)),
    "top": (2, (14, 0)),
}
"""Level and power of all four jokers."""

FULL: Final = ((1, 2), (2, 1), (2, 2))
"""满线炸: the jokers beside all eight of a rank, small and big ones, where only big ones are wild."""


@cache
def combinations(*, wild: frozenset[Rank], two_chain: bool, two_in_chain: bool, four_kings: FourKings) -> Combinations:
    """The table by the options that change it; `wild` are the jokers that stand for ordinary cards."""
    level, power = FOUR_KINGS[four_kings]
    full = (LoadedBombs(key="bomb", level=1, size=COPIES, ranks=PLAIN, jokers=FULL),) if wild == {BIG} else ()
    return Combinations(
        (
            Runs(key="triple-run", width=3, least=3, low=3),
            Runs(key="pair-run", width=2, least=3, low=3),
            Runs(key="straight", width=1, least=5, low=3),
            Sets(key="triple", size=3, ranks=PLAIN),
            Sets(key="pair", size=2, ranks=(*PLAIN, SMALL, BIG)),
            Sets(key="single", size=1, ranks=(*PLAIN, SMALL, BIG)),
            Bombs(key="bomb", level=1, most=COPIES + 2 * len(wild), ranks=PLAIN),
            *full,
            ChainBombs(
                key="chain-bomb",
                level=1,
                least=2 if two_chain else 3,
                low=1 if two_in_chain else 3,
                wraps=two_in_chain,
            ),
            Fixed(
                key="three-kings",
                level=1,
                rows=((SMALL, SMALL, BIG), (SMALL, BIG, BIG)),
                power=THREE_KINGS,
            ),
            Fixed(key="four-kings", level=level, rows=((SMALL, SMALL, BIG, BIG),), power=power),
        ),
        wild=wild,
    )


def lines_of(bomb: Reading) -> int:
    """线: what a bomb counts."""
    return bomb.power[0] // 2
