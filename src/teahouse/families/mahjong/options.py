"""Choices that every mahjong table has, whatever its game, and how such choices are worded."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from teahouse.kernel import Label


def switch(zh: str, en: str, group: str, help_zh: str = "", help_en: str = "") -> Label:
    """The label of a choice that is on or off."""
    return Label(zh, en, group, {"True": ("开", "on"), "False": ("关", "off")}, help_zh, help_en)


WaitsShown = Annotated[
    bool,
    switch(
        "听牌提示",
        "Waiting tiles shown",
        "table",
        "关了，听什么、值多少、还剩几张，都要自己算。",
        "Off, everybody works out alone what a hand waits for, what it is worth and how many are left.",
    ),
]
"""Whether seats are told what their hands wait for (听牌提示)."""

BaseScore = Annotated[int, Meta(ge=1, le=100), Label("底分", "Base score", "table")]
"""What every payment is multiplied by."""
