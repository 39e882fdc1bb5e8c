"""Choices that every mahjong table has, whatever its game."""

from __future__ import annotations

from typing import Annotated

from teahouse.kernel import Label

WaitsShown = Annotated[
    bool,
    Label(
        "听牌提示",
        "Waiting tiles shown",
        "table",
        {"True": ("开", "on"), "False": ("关", "off")},
        "关了，听什么、值多少、还剩几张，都要自己算。",
        "Off, everybody works out alone what a hand waits for, what it is worth and how many are left.",
    ),
]
"""Whether seats are told what their hands wait for (听牌提示)."""
