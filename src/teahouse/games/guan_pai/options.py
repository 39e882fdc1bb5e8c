"""The options of 关牌 (rules page, section 7), besides those of every game of the family."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from teahouse.families.climbing import choices
from teahouse.families.climbing.conventions import Conventions
from teahouse.families.climbing.game import ClimbingOptions
from teahouse.kernel import Conflict, Label


class Options(ClimbingOptions, frozen=True):
    """What a table of 关牌 may agree upon."""

    lead_card_required: Annotated[
        choices.Switch, Label("首手要带先出牌", "The first play holds the lead card", "play", choices.SWITCH)
    ] = "on"
    lead_rule: Annotated[
        Literal["winner", "spade3_each_hand"],
        Label(
            "下一局先出",
            "Later hands are led by",
            "play",
            {"winner": ("赢家", "the winner"), "spade3_each_hand": ("每局黑桃三", "the 3 of spades, every hand")},
        ),
    ] = "winner"
    bomb_kicker: Annotated[
        Literal["required", "optional", "none"],
        Label(
            "炸弹带牌",
            "A bomb's extra card",
            "cards",
            {
                "required": ("四带一", "four with one"),
                "optional": ("可带可不带", "with or without"),
                "none": ("不带", "never"),
            },
        ),
    ] = "required"
    kicker: Annotated[
        Literal["pair", "any_two"],
        Label("三带二", "Three carry", "cards", {"pair": ("一对", "a pair"), "any_two": ("任意两张", "any two")}),
    ] = "pair"
    ace_low: Annotated[choices.Switch, Label("A2345 顺子", "A2345 is a straight", "cards", choices.SWITCH)] = "off"
    must_beat: Annotated[choices.Switch, Label("有大必出", "Who can beat must", "play", choices.SWITCH)] = "off"
    single_alert_top: Annotated[
        choices.Switch, Label("报单顶大", "Highest single before a last card", "play", choices.SWITCH)
    ] = "off"
    let_go_pays_all: Annotated[
        choices.Switch, Label("放走包赔", "Who lets it go pays for all", "score", choices.SWITCH)
    ] = "off"
    save_one: Annotated[choices.Switch, Label("保本", "One card left is free", "score", choices.SWITCH)] = "off"
    bomb_bonus: Annotated[
        Literal[0, 10, 20],
        Label("炸弹奖励", "Bonus for a bomb", "score", {"0": ("无", "none")}, "乘底分", "times the base"),
    ] = 0
    reverse_shut: Annotated[choices.Switch, Label("反关", "Leader shut in pays double", "score", choices.SWITCH)] = (
        "off"
    )
    full_shut_factor: Annotated[Literal[2, 3], Label("全关倍数", "Shut out completely, times", "score")] = 2

    CONFLICTS: ClassVar[tuple[Conflict, ...]] = (
        Conflict({"let_go_pays_all": "on"}, {"single_alert_top": "off"}, "let-go-needs-alert"),
    )
    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "strict": {"must_beat": "on", "single_alert_top": "on", "bomb_kicker": "none", "bomb_bonus": 10},
        "loose": {
            "kicker": "any_two",
            "bomb_kicker": "optional",
            "ace_low": "on",
            "lead_card_required": "off",
            "single_alert_top": "on",
            "let_go_pays_all": "on",
            "save_one": "on",
            "reverse_shut": "on",
            "card_counter": "on",
        },
    }

    def conventions(self) -> Conventions:
        return Conventions(
            show_counts=self.show_counts,
            history=self.trick_history == "on",
            counter=self.card_counter == "on",
            points=False,
            announce_last=True,
        )
