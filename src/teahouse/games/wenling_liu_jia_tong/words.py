"""The wording of 温岭六家统's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    "preset.played-out": Title("打到底，最后一轮可以压", "Played out to the last trick"),
    "preset.partners": Title("三带二，同伴接风，记牌器", "Triples with pairs, partners inherit, card counter"),
    # lines and ends: {first} and {second} are the points of the seats A C E and B D F
    "all-points": Title("四百分全得（{first}:{second}），双倍 {stake}", "All 400 ({first}:{second}), double: {stake}"),
    "shut-out": Title("对方没人走完（{first}:{second}），双倍 {stake}", "Nobody of them out, double: {stake}"),
    "half-secured": Title(
        "已得满二百（{first}:{second}），单倍 {stake}", "200 secured ({first}:{second}), single: {stake}"
    ),
    "half-secured-tie": Title("两边都是二百，头游方胜 {stake}", "200 each, to the side of the first out: {stake}"),
    "side-out-tie": Title("两边都是二百，头游方胜 {stake}", "200 each, to the side of the first out: {stake}"),
    "drawn": Title("两边都是二百，和局", "200 each: a draw"),
    "stake-capped": Title("按最少：{stake} 封到 {amount}", "Capped by the poorest loser: {stake} to {amount}"),
    "all-points.short": Title("双倍", "Double"),
    "shut-out.short": Title("双倍", "Double"),
    "half-secured.short": Title("单倍", "Single"),
    "half-secured-tie.short": Title("平分", "Tie"),
    "stake-capped.short": Title("封顶", "Capped"),
}
