"""The options of 原子 (rules page, section 7), besides those of every game of the family."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from teahouse.families.climbing import choices
from teahouse.families.climbing.conventions import Conventions
from teahouse.families.climbing.game import ClimbingOptions
from teahouse.kernel import Label


class Options(ClimbingOptions, frozen=True):
    """What a table of 原子 may agree upon."""

    blade_immunity: Annotated[
        Literal["full", "type_only"],
        Label(
            "刀牌",
            "Blades",
            "cards",
            {
                "full": ("只有原子、氢弹能压", "only atoms beat them"),
                "type_only": ("只是最大的点数", "only the highest rank"),
            },
        ),
    ] = "full"
    atom_definition: Annotated[
        Literal["three_identical", "off"],
        Label(
            "原子",
            "Atoms",
            "cards",
            {"three_identical": ("三张完全一样", "three identical cards"), "off": ("没有", "none")},
        ),
    ] = "three_identical"
    joker_alone: Annotated[
        Literal["as_three", "below_three"],
        Label(
            "单出的王",
            "Jokers alone",
            "cards",
            {"as_three": ("当 3", "are threes"), "below_three": ("比 3 小", "are below 3")},
        ),
    ] = "as_three"
    wild_in_bombs: Annotated[choices.Switch, Label("王可以配炸弹", "Jokers in bombs", "cards", choices.SWITCH)] = "on"
    tie_rule: Annotated[
        Literal["upstream", "draw"],
        Label(
            "平分",
            "Equal points",
            "score",
            {"upstream": ("上游方胜", "the side of the first out wins"), "draw": ("和局", "a draw")},
        ),
    ] = "upstream"
    levels: Annotated[
        Literal["single_double", "by_points"],
        Label(
            "输赢",
            "Stakes",
            "score",
            {
                "single_double": ("单倍、双倍", "single or double"),
                "by_points": ("过一百五，每五十分一份", "one for each 50 points above 150"),
            },
        ),
    ] = "single_double"
    jiefeng: choices.Inherits = "next_seat"
    last_trick: choices.LastTrick = "immediate"
    first_lead: Annotated[
        Literal["turned_card", "upstream"],
        Label(
            "首出",
            "First lead",
            "play",
            {
                "turned_card": ("拿到亮牌的人", "who gets the turned card"),
                "upstream": ("上局上游", "the last first out"),
            },
        ),
    ] = "turned_card"

    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "mild": {"blade_immunity": "type_only", "joker_alone": "below_three", "jiefeng": "partner", "tie_rule": "draw"},
        "no-atoms": {
            "atom_definition": "off",
            "wild_in_bombs": "off",
            "levels": "by_points",
            "first_lead": "upstream",
            "last_trick": "play_out",
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
