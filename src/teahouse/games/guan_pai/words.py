"""The wording of 关牌's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    "preset.strict": Title("有大必出，报单顶大，炸弹有奖", "Must beat, highest single, bombs paid"),
    "preset.loose": Title("三带任意二，炸弹可不带，放走包赔", "Any two with three, bombs with or without"),
    "pass": Title("不要", "Pass"),
    "pair": Title("一对", "Pair"),
    "triple": Title("三张", "Triple"),
    "pair-run": Title("姐妹对", "Pair run"),
    "triple-run": Title("姐妹对（三张）", "Triple run"),
    "triple-pair": Title("3带2", "Three with two"),
    "place-1": Title("走完", "Out"),
    "lead-card": Title("{card} 先出", "{card} leads"),
    "let-go-needs-alert": Title("放走包赔要有报单顶大", "Paying for all needs the highest single rule"),
    # refusals
    "lead-card-due": Title("首手要带先出牌", "The first play must hold the lead card"),
    "must-beat": Title("有大必出", "You can beat it, so you must"),
    "highest-single-due": Title("下家报单，要出最大的单张", "The next player has one card: play your highest single"),
    # lines and ends
    "shut": Title("关 {cards} 张", "Shut in with {cards}"),
    "full-shut": Title("全关，{cards} 张加倍", "Shut out completely: {cards} cards, multiplied"),
    "saved": Title("剩一张，保本", "One card left: free"),
    "reverse-shut": Title("反关 {cards} 张，双倍", "The leader shut in with {cards}: double"),
    "let-go": Title("放走包赔", "Pays for all"),
    "bomb-bonus": Title("炸弹奖励", "Bonus for a bomb"),
    "shut.short": Title("关牌", "Shut in"),
    "full-shut.short": Title("全关", "Shut out"),
    "saved.short": Title("保本", "Free"),
    "reverse-shut.short": Title("反关", "Reversed"),
    "let-go.short": Title("包赔", "For all"),
    "bomb-bonus.short": Title("炸弹", "Bombs"),
}
