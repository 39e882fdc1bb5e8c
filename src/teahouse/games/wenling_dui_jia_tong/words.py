"""The wording of 温岭对家统's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    "preset.difference": Title("按分差，最后一轮可以压，对家接风", "By the difference, played out, partners inherit"),
    "preset.strict-bombs": Title(
        "四王最大，炸弹三张真牌，够分提前结束", "Four jokers highest, three real cards in a bomb"
    ),
    "place-4": Title("末游", "Last"),
    # lines and ends: {first} and {second} are the points of the seats A C and B D
    "shut-out": Title("双关（{first}:{second}），{stake}", "Both partners out first ({first}:{second}): {stake}"),
    "all-points": Title("两百分全得（{first}:{second}），{stake}", "All 200 ({first}:{second}): {stake}"),
    "half-secured": Title(
        "已得过一百（{first}:{second}），单倍 {stake}", "Over 100 secured ({first}:{second}): {stake}"
    ),
    "side-out": Title("{first}:{second}，{stake}", "{first}:{second}: {stake}"),
    "side-out-tie": Title("一百平，头游方胜 {stake}", "100 each, to the side of the first out: {stake}"),
    "drawn": Title("一百平，和局", "100 each: a draw"),
    "shut-out.short": Title("双关", "Double shut"),
    "all-points.short": Title("全得", "All points"),
    "half-secured.short": Title("够分", "Secured"),
    "side-out.short": Title("胜分", "By points"),
}
