"""The options of 五十K (rules page, section 7), besides those of every game of the family."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from teahouse.families.climbing import choices
from teahouse.families.climbing.conventions import Conventions
from teahouse.families.climbing.game import ClimbingOptions
from teahouse.kernel import Label

FiftyKRank = Literal["below_bombs", "above_four", "above_bombs"]
SuitOrder = Literal["spade_heart_club_diamond", "heart_spade_diamond_club", "none"]


class Options(ClimbingOptions, frozen=True):
    """What a table of 五十K may agree upon."""

    fiftyk_rank: Annotated[
        FiftyKRank,
        Label(
            "五十K 的大小",
            "Fifty-K stands",
            "cards",
            {
                "below_bombs": ("炸弹下面", "below all bombs"),
                "above_four": ("压四张的炸弹", "above bombs of four"),
                "above_bombs": ("压炸弹，四大天王除外", "above all bombs but four kings"),
            },
        ),
    ] = "below_bombs"
    pure_suit_order: Annotated[
        SuitOrder,
        Label(
            "纯五十K 的花色",
            "Suits of pure fifty-Ks",
            "cards",
            {
                "spade_heart_club_diamond": ("黑红梅方", "spades, hearts, clubs, diamonds"),
                "heart_spade_diamond_club": ("红黑方梅", "hearts, spades, diamonds, clubs"),
                "none": ("不分大小", "equal"),
            },
        ),
    ] = "spade_heart_club_diamond"
    mixed_allowed: Annotated[choices.Switch, Label("杂五十K", "Mixed fifty-K", "cards", choices.SWITCH)] = "on"
    straight_min: Annotated[
        Literal[5, "off"],
        Label("顺子", "Straights", "cards", {"5": ("五张起", "of five or more"), "off": ("没有", "none")}),
    ] = 5
    pair_run_min: Annotated[
        Literal[2, 3],
        Label("连对", "Pair runs", "cards", {"2": ("两对起", "of two or more"), "3": ("三对起", "of three or more")}),
    ] = 2
    triple_pair: Annotated[
        choices.Switch, Label("三带二、飞机带对", "Triples carry pairs", "cards", choices.SWITCH)
    ] = "on"
    tie_rule: choices.TieRule = "first_out"
    bomb_bonus: Annotated[
        Literal[0, 1, 2],
        Label("喜分", "Bonus for big bombs", "score", {"0": ("无", "none")}, "乘底分", "times the base"),
    ] = 0
    jiefeng: choices.Inherits = "partner"
    last_trick: choices.LastTrick = "immediate"
    first_lead: choices.FirstLead = "random_then_first_out"

    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "high": {"fiftyk_rank": "above_bombs", "pure_suit_order": "none", "bomb_bonus": 1, "last_trick": "play_out"},
        "simple": {
            "fiftyk_rank": "above_four",
            "straight_min": "off",
            "pair_run_min": 3,
            "triple_pair": "off",
            "jiefeng": "next_seat",
            "tie_rule": "draw",
            "card_counter": "on",
        },
    }

    def conventions(self) -> Conventions:
        return Conventions(
            inherits=self.jiefeng,
            play_out=self.last_trick == "play_out",
            show_counts=self.show_counts,
            history=self.trick_history == "on",
            counter=self.card_counter == "on",
        )
