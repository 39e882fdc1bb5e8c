"""The options of 包红五 (rules page, section 7), besides those of every solo game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from teahouse.families.tricks import choices
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.ranking import Ranking
from teahouse.families.tricks.solo import SoloOptions
from teahouse.kernel import Label


class Options(SoloOptions, frozen=True):
    """What a table of 包红五 may agree upon."""

    max_bid: choices.MaxBid = 240
    trump_choice: choices.TrumpChoice = "before_kitty"
    throw_rule: choices.ThrowTest = "strict_min"
    throw_fail: choices.ThrowPenalty = "lowest_card"
    red_five_points: choices.RedFivePoints = 20
    red_five_bonus: choices.RedFiveBonus = 1
    bury_red_five: Annotated[
        Literal["yes", "no"],
        Label("红五扣底", "A red five may be buried", "kitty", {"yes": ("可以", "yes"), "no": ("不可以", "no")}),
    ] = "yes"
    kitty_trump_mult: Annotated[int, Meta(ge=0, le=8), Label("主牌抠底倍数", "Kitty dug by trumps, times", "kitty")] = 2
    kitty_plain_mult: Annotated[
        int, Meta(ge=0, le=8), Label("副牌抠底倍数", "Kitty dug by a plain suit, times", "kitty")
    ] = 1
    kitty_pattern: Annotated[
        Literal["off", "double_pair"],
        Label(
            "对子拖拉机抠底",
            "Kitty dug by pairs or tractors",
            "kitty",
            {"off": ("不加倍", "no more"), "double_pair": ("再加倍", "twice as much")},
        ),
    ] = "off"

    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "gentle": {"throw_rule": "off", "follow_pair": "free", "kitty_pattern": "double_pair", "bury_red_five": "no"},
        "chain": {
            "high_tractor": "chain",
            "throw_rule": "component",
            "throw_fail": "beatable_only",
            "follow_tractor": "must_degrade",
            "ruff_match": "exact",
            "trump_choice": "after_kitty",
        },
    }

    def conventions(self) -> Conventions:
        return Conventions(
            ranking=Ranking(chain=self.high_tractor == "chain"),
            follow_pair=self.follow_pair,
            follow_tractor=self.follow_tractor,
            exact_ruff=self.ruff_match == "exact",
            throw_rule=self.throw_rule,
            throw_fail=self.throw_fail,
            bid_most=self.max_bid,
            trump_before_kitty=self.trump_choice == "before_kitty",
            bury_red_five=self.bury_red_five == "yes",
            captures=self.red_five_points > 0 or self.red_five_bonus > 0,
        )
