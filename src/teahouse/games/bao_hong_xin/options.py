"""The options of 包红心 (rules page, section 7), besides those of every solo game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from teahouse.families.tricks import choices
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.ranking import Ranking
from teahouse.families.tricks.solo import SoloOptions
from teahouse.kernel import Conflict, Label


class Options(SoloOptions, frozen=True):
    """What a table of 包红心 may agree upon."""

    max_bid: choices.MaxBid = 200
    trump_choice: choices.TrumpChoice = "after_kitty"
    throw_rule: choices.ThrowTest = "component"
    throw_fail: choices.ThrowPenalty = "ordered_all"
    throw_equal: Annotated[
        Literal["safe", "breaks"],
        Label(
            "甩牌遇到一样大",
            "An equal card elsewhere",
            "throws",
            {"safe": ("不碍事", "does no harm"), "breaks": ("算失败", "spoils the throw")},
        ),
    ] = "safe"
    red_five: Annotated[
        Literal["top", "ordinary"],
        Label(
            "红五",
            "The 5 of hearts",
            "cards",
            {"top": ("最大", "is the highest card"), "ordinary": ("普通牌", "is ordinary")},
        ),
    ] = "top"
    counsellors: Annotated[
        Literal["on", "off"],
        Label("参谋", "Counsellors", "cards", {"on": ("同色 3 是主", "3s of the colour"), "off": ("没有", "none")}),
    ] = "on"
    two_trump: Annotated[
        Literal["no", "yes"],
        Label("2 是常主", "2s are always trumps", "cards", {"no": ("不是", "no"), "yes": ("是", "yes")}),
    ] = "no"
    red_five_capture: Annotated[
        Literal["off", "bonus", "points"],
        Label(
            "抓红五",
            "Catching a red five",
            "score",
            {
                "off": ("不计", "counts nothing"),
                "bonus": ("奖 1 倍底分", "1 × base"),
                "points": ("奖 1 倍，另 ±20 分", "1 × base and ±20 points"),
            },
        ),
    ] = "off"
    kitty_rule: Annotated[
        Literal["winner_takes", "minus_one", "as_bao_hong_wu", "always_dealer"],
        Label(
            "底分",
            "The kitty's points",
            "kitty",
            {
                "winner_takes": ("归最后一轮赢家", "go to the winner of the last trick"),
                "minus_one": ("被抠扣 1 倍", "dug: −1 ×"),
                "as_bao_hong_wu": ("被抠扣 2 倍或 1 倍", "dug: −2 × by trumps, −1 × plain"),
                "always_dealer": ("总归庄家", "always to the dealer"),
            },
        ),
    ] = "winner_takes"

    CONFLICTS: ClassVar[tuple[Conflict, ...]] = (
        Conflict({"max_bid": 240}, {"red_five_capture": "off"}, "240-needs-red-five-points"),
        Conflict({"max_bid": 240}, {"red_five_capture": "bonus"}, "240-needs-red-five-points"),
        Conflict({"red_five": "ordinary"}, {"red_five_capture": "bonus"}, "no-red-five-to-catch"),
        Conflict({"red_five": "ordinary"}, {"red_five_capture": "points"}, "no-red-five-to-catch"),
    )
    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "capture": {"red_five_capture": "points", "max_bid": 240, "kitty_rule": "as_bao_hong_wu"},
        "plain": {"red_five": "ordinary", "counsellors": "off", "two_trump": "yes", "throw_equal": "breaks"},
    }

    def conventions(self) -> Conventions:
        return Conventions(
            ranking=Ranking(
                chain=self.high_tractor == "chain",
                red_five=self.red_five == "top",
                counsellors=self.counsellors == "on",
                two_trump=self.two_trump == "yes",
            ),
            follow_pair=self.follow_pair,
            follow_tractor=self.follow_tractor,
            exact_ruff=self.ruff_match == "exact",
            throw_rule=self.throw_rule,
            throw_fail=self.throw_fail,
            throw_equal_breaks=self.throw_equal == "breaks",
            bid_most=self.max_bid,
            trump_before_kitty=self.trump_choice == "before_kitty",
            captures=self.red_five_capture != "off",
        )
