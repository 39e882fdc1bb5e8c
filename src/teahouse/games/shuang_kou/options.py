"""The options of 双扣 (rules page, section 7), besides those that its cousins share."""

from __future__ import annotations

from typing import Annotated, ClassVar

from teahouse.families.climbing.kou.combinations import FourKings
from teahouse.families.climbing.kou.options import KouOptions
from teahouse.kernel import Label


class Options(KouOptions, frozen=True):
    """What a table of 双扣 may agree upon."""

    four_kings: Annotated[
        FourKings,
        Label(
            "天王炸",
            "Four kings",
            "cards",
            {
                "seven_lowest": ("七线里最小", "the lowest of seven lines"),
                "eight_highest": ("八线里最大", "the highest of eight lines"),
                "top": ("最大，算七线", "above all, counting seven lines"),
            },
        ),
    ] = "seven_lowest"

    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "chains": {"two_chain": "on", "two_in_chain": "on", "four_kings": "top", "merge": "on", "seat_by_card": "on"},
        "plain": {"multiplier": "off", "contribution_table": "odd", "flat_result": 0, "first_lead": "card_each_hand"},
    }

    def kings(self) -> FourKings:
        return self.four_kings
