"""The options of 温岭六家统 (rules page, section 7), besides those of every game of the family."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from teahouse.families.climbing import choices
from teahouse.families.climbing.conventions import Conventions
from teahouse.families.climbing.game import ClimbingOptions
from teahouse.kernel import Label


class Options(ClimbingOptions, frozen=True):
    """What a table of 温岭六家统 may agree upon."""

    triple_with_pair: Annotated[choices.Switch, Label("三带二", "Triple with a pair", "cards", choices.SWITCH)] = "off"
    joker_sets: Annotated[
        Literal["natural", "none"],
        Label(
            "王对、三王",
            "Pairs and triples of jokers",
            "cards",
            {"natural": ("可以出", "allowed"), "none": ("不可以", "not allowed")},
        ),
    ] = "natural"
    tie_rule: choices.TieRule = "first_out"
    early_end: choices.EarlyEnd = "on"
    stake_cap: choices.StakeCap = "off"
    jiefeng: Annotated[
        Literal["next_seat", "next_partner"],
        Label(
            "接风",
            "Inherited lead",
            "play",
            {"next_seat": ("下家", "the next seat"), "next_partner": ("下一个同伴", "the next partner")},
        ),
    ] = "next_seat"
    last_trick: choices.LastTrick = "immediate"
    first_lead: choices.FirstLead = "random_then_first_out"
    see_partner_after_out: choices.OpenPartner = "off"

    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "played-out": {"early_end": "off", "last_trick": "play_out", "see_partner_after_out": "on"},
        "partners": {"triple_with_pair": "on", "jiefeng": "next_partner", "joker_sets": "none", "card_counter": "on"},
    }

    def conventions(self) -> Conventions:
        return Conventions(
            inherits="partner" if self.jiefeng == "next_partner" else "next_seat",
            play_out=self.last_trick == "play_out",
            open_partner=self.see_partner_after_out == "on",
            show_counts=self.show_counts,
            history=self.trick_history == "on",
            counter=self.card_counter == "on",
        )
