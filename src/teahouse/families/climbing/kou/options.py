"""The options of 双扣 and its cousins (section 7), besides those of every game of the family."""

from __future__ import annotations

from typing import Annotated, Literal

from teahouse.families.climbing import choices
from teahouse.families.climbing.conventions import Conventions
from teahouse.families.climbing.game import ClimbingOptions
from teahouse.families.climbing.kou.combinations import FourKings
from teahouse.families.climbing.ranks import Rank
from teahouse.kernel import Label

Merge = Annotated[
    choices.Switch,
    Label(
        "合线",
        "Bombs are merged",
        "score",
        choices.SWITCH,
        "几个炸弹合成更高的线",
        "several bombs count as a bigger one",
    ),
]


class KouOptions(ClimbingOptions, frozen=True):
    """What a table may agree upon."""

    merge: Merge = "off"
    contribution_table: Annotated[
        Literal["doubling", "odd", "off"],
        Label(
            "贡献",
            "Contributions",
            "score",
            {
                "doubling": ("六线 2，每线翻倍", "2 for six lines, doubled by each"),
                "odd": ("六线 1，每线加 2", "1 for six lines, 2 more for each"),
                "off": ("不算", "none"),
            },
        ),
    ] = "doubling"
    contribution_mode: Annotated[
        Literal["single", "sum"],
        Label(
            "贡献算法",
            "Bombs that contribute",
            "score",
            {"single": ("只算最大的", "only the biggest"), "sum": ("个个都算", "every one")},
        ),
    ] = "single"
    multiplier: Annotated[choices.Switch, Label("线数翻倍", "Lines multiply", "score", choices.SWITCH)] = "on"
    line_cap: Annotated[Literal[12, 11, 10, 8], Label("线数封顶", "Lines count up to", "score")] = 12
    count_unplayed: Annotated[
        choices.Switch, Label("手里的炸弹也算", "Bombs left in hand count", "score", choices.SWITCH)
    ] = "on"
    two_chain: Annotated[choices.Switch, Label("两连炸", "Two bombs make a chain", "cards", choices.SWITCH)] = "off"
    two_in_chain: Annotated[choices.Switch, Label("2 可以连炸", "A 2 joins chains", "cards", choices.SWITCH)] = "off"
    flat_result: Annotated[
        Literal[1, 0],
        Label("平扣", "Flat catch", "score", {"1": ("算一分", "counts one"), "0": ("和局", "a draw")}),
    ] = 1
    first_lead: Annotated[
        Literal["card_then_first_out", "card_each_hand"],
        Label(
            "首出",
            "First lead",
            "play",
            {
                "card_then_first_out": ("先亮牌，以后头游", "by a drawn card, later the first out"),
                "card_each_hand": ("每局亮牌", "by a drawn card every hand"),
            },
        ),
    ] = "card_then_first_out"
    seat_by_card: Annotated[
        choices.Switch,
        Label(
            "亮牌定对家",
            "The drawn card seats partners",
            "play",
            choices.SWITCH,
            "拿另一张亮牌的人坐到对面",
            "who holds its other copy sits opposite",
        ),
    ] = "off"
    jiefeng: choices.Inherits = "partner"
    see_partner_after_out: choices.OpenPartner = "on"

    def conventions(self) -> Conventions:
        return Conventions(
            inherits=self.jiefeng,
            open_partner=self.see_partner_after_out == "on",
            show_counts=self.show_counts,
            history=self.trick_history == "on",
            counter=self.card_counter == "on",
            points=False,
        )

    def wild(self) -> frozenset[Rank]:
        """The jokers that stand for ordinary cards."""
        return frozenset()

    def kings(self) -> FourKings:
        """Where all four jokers stand among the bombs."""
        return "seven_lowest"
