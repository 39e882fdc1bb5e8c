"""The wording of 原子's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    "preset.mild": Title("刀牌可以炸，对家接风，平分和局", "Blades may be bombed, partners inherit, ties are draws"),
    "preset.no-atoms": Title("没有原子，按分算，打到底", "No atoms, paid by points, played out"),
    "triple": Title("三张", "Triple"),
    "atom": Title("原子", "Atom"),
    "hydrogen-bomb": Title("氢弹", "Hydrogen bomb"),
    "place-1": Title("上游", "First out"),
    "place-4": Title("下游", "Last"),
    "blade": Title("刀：{rank}", "Blade: {rank}"),
    "first-out": Title("上游先出", "The first out leads"),
    # lines and ends
    "captures-moved": Title("没走完，抓的 {points} 分归上游", "Not out: {points} captured go to the first out"),
    "side-out-tie": Title("平分，上游方胜，{stake}", "Equal points, to the side of the first out: {stake}"),
    "shut-out": Title("双上（{first}:{second}），{stake}", "Both out first ({first}:{second}): {stake}"),
    "all-points": Title("三百分全得（{first}:{second}），{stake}", "All 300 ({first}:{second}): {stake}"),
    "side-out": Title("一方走完（{first}:{second}），{stake}", "A side is out ({first}:{second}): {stake}"),
    "shut-out.short": Title("双上", "Both out"),
    "all-points.short": Title("全得", "All"),
    "side-out.short": Title("输赢", "Result"),
}
