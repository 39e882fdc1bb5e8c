"""The options of 温岭红五 (rules page, section 7), besides those of every partnership game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.declaring import Declarations
from teahouse.families.tricks.partners import PartnersOptions
from teahouse.families.tricks.ranking import Ranking
from teahouse.kernel import Label


class Options(PartnersOptions, frozen=True):
    """What a table of 温岭红五 may agree upon."""

    joker_counter: Annotated[
        Literal["off", "on"],
        Label("对王反无主", "Pairs of jokers overturn", "declaring", {"off": ("不可以", "no"), "on": ("可以", "yes")}),
    ] = "off"
    no_declare: Annotated[
        Literal["flip", "redeal", "no_trump"],
        Label(
            "没人亮主",
            "Nobody shows",
            "declaring",
            {
                "flip": ("翻底牌", "the kitty is turned up"),
                "redeal": ("重发", "the cards are dealt again"),
                "no_trump": ("打无主", "there is no trump suit"),
            },
        ),
    ] = "flip"
    throw_rule: Annotated[
        Literal["off", "component", "strict_min"],
        Label(
            "甩牌",
            "Throws",
            "throws",
            {
                "off": ("不许甩", "not allowed"),
                "component": ("逐组比较", "each component is tested"),
                "strict_min": ("别家没有更大的牌", "nobody holds a higher card"),
            },
        ),
    ] = "off"
    high_tractor: Annotated[
        Literal["chain", "no"],
        Label(
            "主牌大牌连对", "Tractors of promoted trumps", "cards", {"chain": ("连着算", "yes"), "no": ("不算", "none")}
        ),
    ] = "chain"
    kitty_mult: Annotated[
        Literal["2_4", "2_4_8", "power"],
        Label(
            "掀底",
            "A kitty that is dug",
            "kitty",
            {
                "2_4": ("双倍，对子拖拉机四倍", "×2, by pairs or tractors ×4"),
                "2_4_8": ("2、4、8 倍", "×2, ×4, by tractors ×8"),
                "power": ("拖拉机越长越多", "more for longer tractors"),
            },
        ),
    ] = "2_4"

    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "with-throws": {
            "throw_rule": "component",
            "joker_counter": "on",
            "kitty_mult": "power",
            "pair_over_pair": "yes",
        },
        "all-levels": {"level_ladder": "all", "no_declare": "redeal", "throw_rule": "strict_min", "high_tractor": "no"},
    }

    def conventions(self) -> Conventions:
        return Conventions(
            ranking=Ranking(chain=self.high_tractor == "chain"),
            follow_pair=self.follow_pair,
            follow_tractor=self.follow_tractor,
            throw_rule=self.throw_rule,
            throw_fail="lowest_card" if self.throw_rule == "strict_min" else "ordered_all",
        )

    def declarations(self) -> Declarations:
        return Declarations(
            secure=self.self_secure == "on",
            pair_over_pair=self.pair_over_pair == "yes",
            jokers=self.joker_counter == "on",
            undeclared=self.no_declare,
        )
