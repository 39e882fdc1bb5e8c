"""The options of 红五 (rules page, section 7), besides those of every partnership game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from teahouse.families.tricks import choices
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.declaring import Declarations
from teahouse.families.tricks.partners import PartnersOptions
from teahouse.families.tricks.ranking import Ranking
from teahouse.kernel import Label


class Options(PartnersOptions, frozen=True):
    """What a table of 红五 may agree upon."""

    no_trump: Annotated[
        Literal["on", "off"],
        Label("对王反无主", "Pairs of jokers overturn", "declaring", {"on": ("可以", "yes"), "off": ("不可以", "no")}),
    ] = "on"
    red_five_counter: Annotated[
        Literal["off", "on"],
        Label("对红五反红心", "Two red fives overturn", "declaring", {"off": ("不可以", "no"), "on": ("可以", "yes")}),
    ] = "off"
    throw_rule: choices.ThrowTest = "component"
    throw_fail: choices.ThrowPenalty = "beatable_only"
    ruff_match: choices.RuffMatch = "cover"
    high_tractor: Annotated[
        Literal["chain", "no"],
        Label(
            "主牌大牌连对", "Tractors of promoted trumps", "cards", {"chain": ("连着算", "yes"), "no": ("不算", "none")}
        ),
    ] = "chain"
    kitty_mult: Annotated[
        Literal["power", "2_4_8", "2_4", "2"],
        Label(
            "抠底",
            "A kitty that is dug",
            "kitty",
            {
                "power": ("拖拉机越长越多", "more for longer tractors"),
                "2_4_8": ("2、4、8 倍", "×2, ×4, by tractors ×8"),
                "2_4": ("2、4 倍", "×2, ×4"),
                "2": ("2 倍", "×2"),
            },
        ),
    ] = "power"
    red_five_capture: Annotated[
        Literal["off", "points20"],
        Label(
            "抓红五", "Catching a red five", "score", {"off": ("不计", "nothing"), "points20": ("±20 分", "±20 points")}
        ),
    ] = "off"

    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "capture": {"red_five_capture": "points20", "red_five_counter": "on", "throw_fail": "ordered_all"},
        "flat": {"level_mode": "fixed_2", "stake": "flat", "kitty_mult": "2", "no_trump": "off", "throw_rule": "off"},
    }

    def conventions(self) -> Conventions:
        return Conventions(
            ranking=Ranking(chain=self.high_tractor == "chain"),
            follow_pair=self.follow_pair,
            follow_tractor=self.follow_tractor,
            exact_ruff=self.ruff_match == "exact",
            throw_rule=self.throw_rule,
            throw_fail=self.throw_fail,
            captures=self.red_five_capture == "points20",
        )

    def declarations(self) -> Declarations:
        return Declarations(
            secure=self.self_secure == "on",
            pair_over_pair=self.pair_over_pair == "yes",
            jokers=self.no_trump == "on",
            red_fives=self.red_five_counter == "on",
        )
