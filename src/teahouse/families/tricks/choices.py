"""The options that games of the family share, typed and labelled once; a game states its own default."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.families.tricks.conventions import Duty, ThrowFail, ThrowRule, TractorDuty
from teahouse.kernel import Label

MaxBid = Annotated[Literal[240, 200], Label("最高叫分", "Highest bid", "auction")]

TrumpChoice = Annotated[
    Literal["before_kitty", "after_kitty"],
    Label(
        "定主",
        "Trumps are named",
        "auction",
        {
            "before_kitty": ("看底牌之前", "before seeing the kitty"),
            "after_kitty": ("看底牌之后", "after seeing the kitty"),
        },
    ),
]

BidClock = Annotated[
    Literal[30, 0],
    Label(
        "叫分时限",
        "Bidding time",
        "auction",
        {"30": ("每人共 30 秒", "30 s a seat in all"), "0": ("每次 15 秒", "15 s a turn")},
    ),
]

ThrowTest = Annotated[
    ThrowRule,
    Label(
        "甩牌",
        "Throws",
        "throws",
        {
            "strict_min": ("别家没有更大的牌", "nobody holds a higher card"),
            "component": ("逐组比较", "each component is tested"),
            "off": ("不许甩", "not allowed"),
        },
    ),
]

ThrowPenalty = Annotated[
    ThrowFail,
    Label(
        "甩牌失败出",
        "A failed throw leads",
        "throws",
        {
            "lowest_card": ("最小一张", "its lowest card"),
            "ordered_all": ("单张、对子、拖拉机里最小的", "its lowest single, pair or tractor"),
            "beatable_only": ("被压住的里面最小的", "its lowest beaten component"),
        },
    ),
]

FollowPair = Annotated[
    Duty,
    Label("跟对子", "Following pairs", "following", {"must": ("有对必跟", "must"), "free": ("随意", "free")}),
]

FollowTractor = Annotated[
    TractorDuty,
    Label(
        "跟拖拉机",
        "Following tractors",
        "following",
        {
            "must": ("有同长必跟", "must, of the same length"),
            "must_degrade": ("没有同长跟短的", "must, else a shorter one"),
            "free": ("随意", "free"),
        },
    ),
]

RuffMatch = Annotated[
    Literal["cover", "exact"],
    Label(
        "毙牌牌型",
        "A ruff needs",
        "following",
        {
            "cover": ("对子拖拉机不少于", "at least the lead's pairs and tractors"),
            "exact": ("完全一致", "the same structure"),
        },
    ),
]

HighTractor = Annotated[
    Literal["no", "chain"],
    Label(
        "主牌大牌连对",
        "Tractors of promoted trumps",
        "cards",
        {"no": ("不算拖拉机", "none"), "chain": ("连着算", "they continue the line")},
    ),
]

RedFiveBonus = Annotated[
    Literal[1, 0, 2],
    Label("抓红五奖励", "Bonus for a caught red five", "score", {"0": ("无", "none")}, "乘底分", "times the base"),
]

RedFivePoints = Annotated[
    Literal[20, 0],
    Label("抓红五分", "Points for a caught red five", "score", {"20": ("±20 分", "±20"), "0": ("不计", "none")}),
]

FleeDealer = Annotated[
    Literal[90, 60, 30, 0], Label("庄家强退", "A fleeing dealer pays", "leaving", {}, "乘底分", "times the base")
]

FleeDefender = Annotated[
    Literal[30, 15, 0], Label("闲家强退", "A fleeing defender pays", "leaving", {}, "乘底分", "times the base")
]

FleeShare = Annotated[
    Literal["equal", "to_dealer"],
    Label(
        "闲家强退归",
        "A fleeing defender's points go",
        "leaving",
        {"equal": ("三家平分", "to the three others"), "to_dealer": ("庄家", "to the dealer")},
    ),
]

Base = Annotated[int, Meta(ge=1, le=1000), Label("底分", "Base score", "score")]
