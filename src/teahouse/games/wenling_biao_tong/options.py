"""The options of 温岭标统 (rules page, section 7), besides those of every game of the family."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from teahouse.families.climbing import choices
from teahouse.families.climbing.conventions import Conventions
from teahouse.families.climbing.game import ClimbingOptions
from teahouse.kernel import Conflict, Label

ForcedBid = Literal["at_least_one_step", "exactly_one_step", "off"]


class Options(ClimbingOptions, frozen=True):
    """What a table of 温岭标统 may agree upon."""

    forced_bid: Annotated[
        ForcedBid,
        Label(
            "双王必叫",
            "Two jokers must bid",
            "bidding",
            {
                "at_least_one_step": ("至少加一级", "at least a step"),
                "exactly_one_step": ("正好加一级", "exactly a step"),
                "off": ("不必", "no duty"),
            },
        ),
    ] = "at_least_one_step"
    pass_final: Annotated[choices.Switch, Label("不叫后不能再叫", "A pass is final", "bidding", choices.SWITCH)] = "on"  # noqa: S105 — to pass in the bidding
    end_rule: Annotated[
        Literal["side_out", "first_out"],
        Label(
            "打到",
            "Played until",
            "play",
            {"side_out": ("一方走完", "a side is out"), "first_out": ("上游走完", "somebody is out")},
        ),
    ] = "side_out"
    throw_timing: Annotated[
        Literal["after_bidding", "after_deal", "off"],
        Label(
            "抛牌",
            "Throwing in",
            "bidding",
            {
                "after_bidding": ("叫牌以后", "after the bidding"),
                "after_deal": ("发牌以后", "after the deal"),
                "off": ("不抛", "never"),
            },
        ),
    ] = "after_bidding"
    throw_cards: Annotated[
        Literal["dealt_only", "with_kitty"],
        Label(
            "抛牌凑底",
            "A thrown set may be completed",
            "bidding",
            {"dealt_only": ("只算手牌", "never"), "with_kitty": ("庄家可用底牌", "by the declarer's kitty")},
        ),
    ] = "dealt_only"
    stake: Annotated[int, Meta(ge=0, le=10_000), Label("注金", "Table stake, 0 for none", "score")] = 0
    book: Annotated[
        Literal["points", "coins"],
        Label("记分", "The table keeps", "score", {"points": ("积分", "points"), "coins": ("金币", "coins")}),
    ] = "points"
    straight_suits: Annotated[
        Literal["any", "mixed"],
        Label(
            "顺子花色",
            "Suits of a straight",
            "cards",
            {"any": ("不论", "any"), "mixed": ("不能同花", "not all the same")},
        ),
    ] = "any"
    joker_pair: choices.JokerPair = "natural"
    bid_seconds: Annotated[int, Meta(ge=10, le=60), Label("叫牌时限", "Seconds a bid", "table")] = 15

    CONFLICTS: ClassVar[tuple[Conflict, ...]] = (
        Conflict({"throw_timing": "after_deal"}, {"throw_cards": "with_kitty"}, "kitty-before-bidding"),
    )
    PRESETS: ClassVar[dict[str, dict[str, str | int | bool]]] = {
        "coins": {
            "book": "coins",
            "stake": 200,
            "forced_bid": "exactly_one_step",
            "pass_final": "off",
            "throw_cards": "with_kitty",
        },
        "quick": {
            "end_rule": "first_out",
            "throw_timing": "after_deal",
            "forced_bid": "off",
            "joker_pair": "none",
            "book": "coins",
            "straight_suits": "mixed",
        },
    }

    def conventions(self) -> Conventions:
        return Conventions(
            show_counts=self.show_counts,
            history=self.trick_history == "on",
            counter=self.card_counter == "on",
            points=False,
        )
