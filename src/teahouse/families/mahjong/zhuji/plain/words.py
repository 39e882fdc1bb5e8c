"""The wording of 平麻将, beside what all games of the town say. `{name}` is a parameter."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    "tai.seven-pairs": Title("七对 {tai}台", "Seven pairs {tai}"),
    "tai.cap": Title("封顶 {tai}台", "Capped {tai}"),
    "tai.seven-pairs.short": Title("七对", "Seven pairs"),
    "tai.cap.short": Title("封顶", "Cap"),
    "tai.seven-pairs.why": Title("七个对子", "seven pairs"),
    "tai.cap.why": Title("超过的不算", "what is beyond does not count"),
    "minimum": Title("{tai}台起胡", "Needs {tai} tai"),
    "hand-alone": Title("胡牌 {tai}台：一家包赔 {points}", "Hand of {tai} tai: one pays {points} for all"),
    "hand-alone.short": Title("包赔", "Pays for all"),
    "hand-thrower": Title("胡牌 {tai}台：放冲的付 {full}", "Hand of {tai} tai: the thrower pays {full}"),
    "hand-thrower.short": Title("胡分", "Hand"),
    "self-draw": Title("自摸", "Won by a self-draw"),
    "discard": Title("放冲", "Won on a discard"),
    "rob-kong": Title("抢杠", "Won by robbing a kong"),
    "drawn": Title("荒庄", "Drawn game"),
    "forfeit": Title("有人离开，本局停止", "A player left: the deal stops"),
    # groups of options
    "wilds": Title("财神", "Wild tiles"),
    "payment": Title("付分", "Payment"),
    "preset.club": Title("老规矩", "Club rules"),
    "preset.named": Title("庄家定财神", "The dealer names the wilds"),
    "preset.turned": Title("翻财神", "A turned wild"),
    "preset.pays-all": Title("包赔", "The guilty pay"),
}
