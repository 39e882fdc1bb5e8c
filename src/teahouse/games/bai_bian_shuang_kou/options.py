"""The options of 百变双扣 (rules page, section 7), besides those that its cousins share."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from teahouse.families.climbing.kou.options import KouOptions, Merge
from teahouse.families.climbing.ranks import BIG, SMALL, Rank
from teahouse.kernel import Label


class Options(KouOptions, frozen=True):
    """What a table of 百变双扣 may agree upon."""

    merge: Merge = "on"
    wild_jokers: Annotated[
        Literal["big_only", "both"],
        Label(
            "百搭",
            "Wild cards",
            "cards",
            {"big_only": ("大王", "the big jokers"), "both": ("大王和小王", "all jokers")},
        ),
    ] = "big_only"

    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "all-wild": {"wild_jokers": "both", "two_chain": "on", "contribution_mode": "sum", "card_counter": "on"},
        "plain": {
            "merge": "off",
            "contribution_table": "odd",
            "line_cap": 8,
            "jiefeng": "next_seat",
            "seat_by_card": "on",
        },
    }

    def wild(self) -> frozenset[Rank]:
        return frozenset((SMALL, BIG)) if self.wild_jokers == "both" else frozenset((BIG,))
