"""The options of 温岭对家统 (rules page, section 7), besides those of every game of the family."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from teahouse.families.climbing import choices
from teahouse.families.climbing.conventions import Conventions
from teahouse.families.climbing.game import ClimbingOptions
from teahouse.kernel import Label


class Options(ClimbingOptions, frozen=True):
    """What a table of 温岭对家统 may agree upon."""

    settlement: Annotated[
        Literal["single_double", "point_difference"],
        Label(
            "结算",
            "Settlement",
            "score",
            {"single_double": ("单倍双倍", "single or double"), "point_difference": ("按分差", "by the difference")},
        ),
    ] = "single_double"
    tie_rule: choices.TieRule = "first_out"
    joker_pair: choices.JokerPair = "natural"
    four_joker_bomb: Annotated[
        Literal["off", "top"],
        Label("四王炸", "Four jokers", "cards", {"off": ("不算", "are no bomb"), "top": ("最大", "the highest bomb")}),
    ] = "off"
    bomb_min_naturals: Annotated[Literal[1, 2, 3], Label("炸弹至少真牌", "Real cards in a bomb, at least", "cards")] = 1
    jiefeng: choices.Inherits = "next_seat"
    last_trick: choices.LastTrick = "immediate"
    early_end: choices.EarlyEnd = "off"
    first_lead: choices.FirstLead = "random_then_first_out"
    see_partner_after_out: choices.OpenPartner = "on"

    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "difference": {
            "settlement": "point_difference",
            "tie_rule": "draw",
            "last_trick": "play_out",
            "jiefeng": "partner",
            "joker_pair": "none",
        },
        "strict-bombs": {"four_joker_bomb": "top", "bomb_min_naturals": 3, "early_end": "on", "card_counter": "on"},
    }

    def conventions(self) -> Conventions:
        return Conventions(
            inherits=self.jiefeng,
            play_out=self.last_trick == "play_out",
            open_partner=self.see_partner_after_out == "on",
            show_counts=self.show_counts,
            history=self.trick_history == "on",
            counter=self.card_counter == "on",
        )
