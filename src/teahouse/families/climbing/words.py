"""The wording of keys that all games of the family share: kinds, refusals, seals, what a hint says, lines."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    # phases and actions
    "trick": Title("出牌", "Play"),
    "play": Title("出牌", "Play"),
    "pass": Title("不出", "Pass"),
    "lead": Title("首出", "Lead"),
    "follow": Title("压牌", "Beat it"),
    # kinds
    "single": Title("单张", "Single"),
    "pair": Title("对子", "Pair"),
    "triple": Title("三同张", "Triple"),
    "pair-run": Title("连对", "Pair run"),
    "triple-run": Title("连三同张", "Triple run"),
    "triple-pair": Title("三带二", "Triple with a pair"),
    "butterfly": Title("蝴蝶", "Butterfly"),
    "straight": Title("顺子", "Straight"),
    "bomb": Title("炸弹", "Bomb"),
    "joker-bomb": Title("王炸", "Joker bomb"),
    # what is announced
    "inherited": Title("接风", "Inherited lead"),
    "turned-card": Title("亮牌 {card}", "Turned card {card}"),
    "last-card": Title("报单", "Last card"),
    "place-1": Title("头游", "First out"),
    "place-2": Title("二游", "Second out"),
    "place-3": Title("三游", "Third out"),
    "place-4": Title("四游", "Fourth out"),
    "place-5": Title("五游", "Fifth out"),
    "place-6": Title("末游", "Last"),
    "secured": Title("已得分", "Secured"),
    "pending": Title("未定分", "Pending"),
    "lot": Title("抽签先出", "Leads by lot"),
    "declarer": Title("庄家先出", "The declarer leads"),
    "first-out": Title("头游先出", "The first out leads"),
    "card": Title("{card} 先出", "{card} leads"),
    # groups of options
    "table": Title("牌桌", "Table"),
    "cards": Title("牌型", "Combinations"),
    # refusals
    "no-such-card": Title("没有这张牌", "There is no such card"),
    "not-in-hand": Title("手里没有 {card}", "You do not hold {card}"),
    "nothing-played": Title("请选牌", "Choose cards"),
    "must-play": Title("请出牌或不出", "Play or pass"),
    "must-lead": Title("首出不能不出", "The leader must play"),
    "no-combination": Title("牌型不符", "That is no combination"),
    "not-higher": Title("压不住", "It does not beat what lies"),
    "not-that-kind": Title("不是这个牌型", "The cards are not of that kind"),
    # what a hint says
    "hint-out": Title("一手走完", "This goes out"),
    "hint-lead": Title("先走多的、小的", "Get rid of many low cards"),
    "hint-beat": Title("刚好压住", "This just beats it"),
    "hint-bomb": Title("该炸了", "Worth a bomb"),
    "hint-feed": Title("同伴大，送分", "Your side wins: give points"),
    "hint-pass": Title("先不出", "Better pass"),
    # lines and ends: {first} and {second} are the points of the seats A C … and B D …
    "captures-moved": Title("没走完，抓的 {points} 分归头游", "Not out: {points} captured go to the first out"),
    "hand-moved": Title("手里 {points} 分归对方", "{points} in hand go to the other side"),
    "side-out": Title(
        "一方走完（{first}:{second}），单倍 {stake}", "A side is out ({first}:{second}), single: {stake}"
    ),
    "captures-moved.short": Title("抓分转", "Captures"),
    "hand-moved.short": Title("手牌分", "In hand"),
    "side-out.short": Title("单倍", "Single"),
    "side-out-tie.short": Title("平分", "Tie"),
    "drawn.short": Title("和局", "Draw"),
    "side-out-tie": Title("平分，头游方胜，单倍 {stake}", "Equal points, to the side of the first out: {stake}"),
    "drawn": Title("平分，和局", "Equal points: a draw"),
    "all-points.short": Title("双倍", "Double"),
    "fled": Title("强退", "Left the table"),
}
