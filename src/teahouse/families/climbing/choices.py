"""The options that games of the family share, typed and labelled once; a game states its own default."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.families.climbing import conventions
from teahouse.kernel import Label

Switch = Literal["off", "on"]

SWITCH = {"off": ("关", "off"), "on": ("开", "on")}

ShowCounts = Annotated[
    conventions.ShowCounts,
    Label(
        "显示余牌",
        "Card counts",
        "table",
        {
            "always": ("总显示", "always shown"),
            "ten_or_less": ("十张以内", "shown from ten down"),
            "never": ("不显示", "never shown"),
        },
    ),
]

TrickHistory = Annotated[Switch, Label("翻看牌局", "Earlier tricks may be reviewed", "table", SWITCH)]

CardCounter = Annotated[Switch, Label("记牌器", "Card counter", "table", SWITCH)]

TurnSeconds = Annotated[int, Meta(ge=10, le=60), Label("出牌时限", "Seconds a turn", "table")]

Inherits = Annotated[
    conventions.Inherits,
    Label(
        "接风",
        "Inherited lead",
        "play",
        {"next_seat": ("下家", "the next seat"), "partner": ("同伴", "the partner")},
    ),
]

LastTrick = Annotated[
    Literal["immediate", "play_out"],
    Label(
        "最后一轮",
        "The last trick",
        "play",
        {"immediate": ("当即结束", "ends at once"), "play_out": ("可以再压", "may be answered")},
    ),
]

OpenPartner = Annotated[Switch, Label("走完看同伴的牌", "Who is out sees its partners", "table", SWITCH)]

FirstLead = Annotated[
    Literal["random_then_first_out", "always_random"],
    Label(
        "首出",
        "First lead",
        "play",
        {
            "random_then_first_out": ("先随机，以后头游", "by lot, later the first out"),
            "always_random": ("每局随机", "always by lot"),
        },
    ),
]

TieRule = Annotated[
    Literal["first_out", "draw"],
    Label(
        "平分",
        "Equal points",
        "score",
        {"first_out": ("头游方胜", "the side of the first out wins"), "draw": ("和局", "a draw")},
    ),
]

EarlyEnd = Annotated[Switch, Label("够分提前结束", "Ends when points decide", "score", SWITCH)]

JokerPair = Annotated[
    Literal["natural", "none"],
    Label("王对", "Pairs of jokers", "cards", {"natural": ("可以出", "allowed"), "none": ("不可以", "not allowed")}),
]

StakeCap = Annotated[
    Literal["off", "losing_min"],
    Label(
        "输赢封顶",
        "Stake capped",
        "score",
        {"off": ("不封顶", "no"), "losing_min": ("按输方最少", "by the poorest loser")},
    ),
]

Base = Annotated[int, Meta(ge=1, le=1000), Label("底分", "Base score", "score")]
