"""The wording of 五十K's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    "preset.high": Title("五十K 压炸弹，喜分，打到底", "Fifty-K above bombs, bonuses, played out"),
    "preset.simple": Title("没有顺子和三带二，五十K 压四张", "No straights, no carried pairs, fifty-K above four"),
    "triple": Title("三张", "Triple"),
    "triple-run": Title("飞机", "Triple run"),
    "butterfly": Title("飞机带对", "Triple run with pairs"),
    "fiftyk-mixed": Title("杂五十K", "Mixed fifty-K"),
    "fiftyk-pure": Title("纯五十K", "Pure fifty-K"),
    "four-kings": Title("四大天王", "Four kings"),
    "place-4": Title("末游", "Last"),
    # lines and ends
    "shut-out": Title("双关（{first}:{second}），双倍 {stake}", "Both out first ({first}:{second}), double: {stake}"),
    "all-points": Title("二百分全得（{first}:{second}），双倍 {stake}", "All 200 ({first}:{second}), double: {stake}"),
    "bomb-bonus": Title("喜分，对方每家 {points}", "Bonus for a big bomb: {points} from each opponent"),
    "shut-out.short": Title("双关", "Both out"),
    "bomb-bonus.short": Title("喜分", "Bonus"),
}
