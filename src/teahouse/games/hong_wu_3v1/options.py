"""The options of 红五三打一 (rules page, section 7), besides those of every solo game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from teahouse.families.tricks import choices
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.ranking import Ranking
from teahouse.families.tricks.solo import SoloOptions
from teahouse.kernel import Conflict, Label


class Options(SoloOptions, frozen=True):
    """What a table of 红五三打一 may agree upon."""

    max_bid: choices.MaxBid = 200
    trump_choice: choices.TrumpChoice = "after_kitty"
    settlement: Annotated[
        Literal["bands", "levels"],
        Label(
            "结算",
            "Settlement",
            "score",
            {"bands": ("全空半空", "in bands"), "levels": ("按级数", "by levels, as 包红五")},
        ),
    ] = "bands"
    kitty_mult: Annotated[
        Literal["2_4", "1", "minus_2_1"],
        Label(
            "抠底",
            "A kitty that is dug",
            "kitty",
            {
                "2_4": ("双倍，对子拖拉机四倍", "×2, by pairs or tractors ×4"),
                "1": ("不加倍", "×1"),
                "minus_2_1": ("扣 2 倍或 1 倍", "−2 × by trumps, −1 × plain"),
            },
        ),
    ] = "2_4"
    red_five_bonus: choices.RedFiveBonus = 1
    red_five_points: choices.RedFivePoints = 0
    throw_rule: choices.ThrowTest = "component"
    throw_fail: choices.ThrowPenalty = "ordered_all"
    bid_multiplier: Annotated[
        Literal["off", "on"],
        Label(
            "叫分加倍",
            "High bids count more",
            "score",
            {"off": ("不加", "no"), "on": ("100 起 ×2，150 起 ×3", "×2 from 100, ×3 from 150")},
        ),
    ] = "off"
    packs: Annotated[Literal[2], Label("副数", "Packs", "cards")] = 2

    CONFLICTS: ClassVar[tuple[Conflict, ...]] = (
        Conflict({"max_bid": 240}, {"red_five_points": 0}, "240-needs-red-five-points"),
    )
    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "bao-hong-wu": {
            "max_bid": 240,
            "trump_choice": "before_kitty",
            "settlement": "levels",
            "kitty_mult": "minus_2_1",
            "red_five_points": 20,
            "throw_rule": "strict_min",
            "throw_fail": "lowest_card",
        },
        "high-stakes": {"bid_multiplier": "on", "red_five_bonus": 2, "throw_fail": "beatable_only"},
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
            captures=self.red_five_points > 0 or self.red_five_bonus > 0,
        )
