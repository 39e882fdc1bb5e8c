"""The wording of keys that all games of the family share: refusals, calls, seals, what a hint says, lines."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    # phases
    "auction": Title("叫分", "Bidding"),
    "naming": Title("定主", "Naming trumps"),
    "burial": Title("扣底", "Burying the kitty"),
    "trick": Title("出牌", "Play"),
    "dealing": Title("摸牌", "Dealing"),
    "last-call": Title("还有人亮吗", "Last call"),
    # calls, seals, plays
    "bid": Title("叫 {points}", "Bid {points}"),
    "pass": Title("不叫", "Pass"),
    "dealer": Title("庄", "Dealer"),
    "partner": Title("友", "Partner"),
    "lead": Title("首出", "Lead"),
    "throw": Title("甩牌", "Throw"),
    "throw-failed": Title("甩牌失败", "The throw failed"),
    "follow": Title("跟牌", "Follow"),
    "ruff": Title("毙", "Ruff"),
    "over-ruff": Title("盖毙", "Over-ruff"),
    "discard": Title("垫牌", "Discard"),
    "declare": Title("亮主", "Declare"),
    "counter": Title("反主", "Counter"),
    "secure": Title("自保", "Secure"),
    "decline": Title("不亮", "Show nothing"),
    "bury": Title("扣底", "Bury"),
    "play": Title("出牌", "Play"),
    "choose-trump": Title("定主", "Name trumps"),
    "defenders": Title("闲家", "Defenders"),
    "s": Title("黑桃", "Spades"),
    "h": Title("红心", "Hearts"),
    "c": Title("梅花", "Clubs"),
    "d": Title("方块", "Diamonds"),
    "trump": Title("主", "Trumps"),
    "none": Title("无主", "No trump suit"),
    "red-five": Title("抓红五", "Red five caught"),
    "kitty-dug": Title("抠底", "Kitty dug"),
    "kitty-guarded": Title("保底", "Kitty guarded"),
    # groups of options
    "throws": Title("甩牌", "Throws"),
    "following": Title("跟牌和毙牌", "Following and ruffing"),
    "cards": Title("牌的大小", "Cards"),
    "kitty": Title("底牌", "Kitty"),
    "leaving": Title("强退", "Leaving"),
    # refusals
    "no-such-card": Title("没有这张牌", "There is no such card"),
    "not-in-hand": Title("手里没有 {card}", "You do not hold {card}"),
    "must-bid": Title("请叫分或不叫", "Bid or pass"),
    "no-such-bid": Title("叫 {least} 到 {most} 之间的 5 的倍数", "Bid a multiple of 5 from {least} to {most}"),
    "bid-too-low": Title("要比 {points} 高", "Bid more than {points}"),
    "must-bury": Title("请先扣底", "Bury the kitty first"),
    "wrong-number": Title("要 {number} 张牌", "It takes {number} cards"),
    "red-five-buried": Title("红五不能扣进底牌", "A red five may not be buried"),
    "must-play": Title("请出牌", "Play a card"),
    "nothing-played": Title("请选牌", "Choose cards"),
    "one-suit-only": Title("首家只能出同一门的牌", "Lead cards of one suit only"),
    "no-throws": Title("这桌不许甩牌", "Throws are not allowed here"),
    "must-follow-suit": Title("要跟首家的花色，还要 {number} 张", "Follow suit: {number} cards of it"),
    "must-play-pairs": Title("要跟 {number} 对", "Follow with {number} pairs"),
    "must-play-tractor": Title("有拖拉机要跟拖拉机", "Follow with your tractor"),
    "not-level-cards": Title("亮主要用级牌", "Show level cards"),
    "not-strong-enough": Title("压不住桌上亮的牌", "It does not overturn what was shown"),
    "own-showing": Title("不能反自己", "You cannot overturn your own showing"),
    "same-suit": Title("要换一门花色", "It must be another suit"),
    "no-such-seat": Title("没有这个座位", "There is no such seat"),
    # marks on the bar of points
    "mark-bid": Title("叫分", "Bid"),
    # lines of the settlement
    "captured": Title("抓分 {points}", "Points in tricks: {points}"),
    "red-five-points": Title("红五 抓 {caught} 被抓 {lost}：{points} 分", "Red fives +{caught} −{lost}: {points}"),
    "kitty-kept": Title("保底 {kitty} 分：+{points}", "Kitty of {kitty} guarded: +{points}"),
    "kitty-lost": Title("抠底 {kitty} 分 ×{factor}：{points}", "Kitty of {kitty} dug, times {factor}: {points}"),
    "red-five-bonus": Title("抓红五奖励", "Bonus for a red five"),
    "fled": Title("强退", "Left the table"),
    # the same lines in a cell
    "captured.short": Title("抓分", "Tricks"),
    "red-five-points.short": Title("红五得分", "Red fives"),
    "kitty-kept.short": Title("底牌得分", "Kitty"),
    "kitty-lost.short": Title("底牌得分", "Kitty"),
    "red-five-bonus.short": Title("奖励", "Bonus"),
    # ends
    "dealer-wins": Title("庄家胜", "The dealer wins"),
    "defenders-win": Title("闲家胜", "The defenders win"),
    # what a hint says
    "hint-bid": Title("这手牌值得叫", "This hand is worth a bid"),
    "hint-pass": Title("不叫为好", "Better pass"),
    "hint-trump": Title("这门最长最强", "The longest and strongest suit"),
    "hint-bury": Title("扣短门、小牌，不扣分", "Bury a short suit and low cards, no points"),
    "hint-lead": Title("先收稳的", "Cash what is safe"),
    "hint-win": Title("拿得下", "This wins the trick"),
    "hint-feed": Title("同伴大，送分", "Your side wins: give points"),
    "hint-low": Title("拿不下，少给分", "It cannot be won: give few points"),
    "hint-declare": Title("亮这门", "Show this suit"),
    "hint-decline": Title("先不亮", "Show nothing yet"),
}

TEAMS: Final[dict[str, Title]] = {
    "levels": Title("打级", "Levels"),
    "declaring": Title("亮主", "Declaring trumps"),
    "mark-40": Title("小光线", "Small shutout"),
    "mark-80": Title("上台", "Take over"),
    "mark-120": Title("升一级", "One level"),
    "mark-160": Title("升二级", "Two levels"),
    "defenders-captured": Title("闲家抓分 {points}", "The defenders' tricks: {points}"),
    "kitty-dug": Title("抠底 {kitty} 分 ×{factor}：+{points}", "Kitty of {kitty} dug, times {factor}: +{points}"),
    "kitty-safe": Title("保底", "Kitty guarded"),
    "result-shutout": Title("大光，庄家方升 {levels} 级", "Shutout: the dealers go up {levels}"),
    "result-small-shutout": Title("小光，庄家方升 {levels} 级", "Small shutout: the dealers go up {levels}"),
    "result-kept": Title(
        "闲家 {points} 分，庄家方胜，升 {levels} 级", "The defenders have {points}: the dealers go up {levels}"
    ),
    "result-taken-over": Title("闲家 {points} 分，上台", "The defenders have {points} and take the deal"),
    "result-level-up": Title(
        "闲家 {points} 分，上台升 {levels} 级", "The defenders have {points}: they go up {levels}"
    ),
    "defenders-captured.short": Title("闲家抓分", "Tricks"),
    "kitty-dug.short": Title("底牌得分", "Kitty"),
    "kitty-safe.short": Title("底牌得分", "Kitty"),
    "result-shutout.short": Title("大光", "Shutout"),
    "result-small-shutout.short": Title("小光", "Small shutout"),
    "result-kept.short": Title("级分", "Levels"),
    "result-taken-over.short": Title("上台", "Take-over"),
    "result-level-up.short": Title("级分", "Levels"),
    "dealers-win": Title("庄家方胜", "The dealers' side wins"),
}
"""Of partnership games."""

LEVELS: Final[dict[str, Title]] = {
    "levels": Title(
        "庄家得分 {score} − 叫分 {bid} = {final}，{levels} 级", "Score {score} − bid {bid} = {final}: {levels} levels"
    ),
    "levels.short": Title("级分", "Levels"),
}
"""Of games that settle by levels."""

BANDS: Final[dict[str, Title]] = {
    "mark-low": Title("半空线", "Half"),
    "mark-half": Title("半空", "Half sweep"),
    "mark-full": Title("全空", "Full sweep"),
    "units-won-1": Title("庄家 {score} 分，叫 {bid}，胜", "The dealer has {score}, bid {bid}: won"),
    "units-won-2": Title("庄家 {score} 分，叫 {bid}，半空", "The dealer has {score}, bid {bid}: half sweep"),
    "units-won-3": Title("庄家 {score} 分，全空", "The dealer has {score}: full sweep"),
    "units-lost-1": Title("庄家 {score} 分，叫 {bid}，负", "The dealer has {score}, bid {bid}: lost"),
    "units-lost-2": Title(
        "庄家 {score} 分，叫 {bid}，闲家半空", "The dealer has {score}, bid {bid}: the defenders' half sweep"
    ),
    "units-lost-3": Title("庄家 {score} 分，闲家全空", "The dealer has {score}: the defenders' full sweep"),
    "units-won-1.short": Title("胜", "Won"),
    "units-won-2.short": Title("半空", "Half sweep"),
    "units-won-3.short": Title("全空", "Full sweep"),
    "units-lost-1.short": Title("负", "Lost"),
    "units-lost-2.short": Title("半空", "Half sweep"),
    "units-lost-3.short": Title("全空", "Full sweep"),
}
"""Of games that settle in bands."""
