"""The wording of 温岭标统's own keys."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

WORDS: Final[dict[str, Title]] = {
    "preset.coins": Title("记金币，注金二百，可以再叫，抛牌可凑底", "Coins at a stake of 200, passes not final"),
    "preset.quick": Title("上游走完就结束，发牌后抛牌，记金币", "Ends with the first out, thrown in after the deal"),
    "kitty-before-bidding": Title("发牌后抛牌，不能凑底", "After the deal there is no kitty to complete a set"),
    "bidding": Title("叫牌", "Bidding"),
    # phases and actions
    "auction": Title("叫牌", "Bidding"),
    "bid": Title("{points} 倍", "{points}"),
    "throwing": Title("抛牌", "Throwing in"),
    "throw-in": Title("抛牌", "Throw in"),
    "decline": Title("不抛", "Do not throw"),
    "pass": Title("不出", "Pass"),
    "bid-pass": Title("不叫", "Pass"),
    # kinds
    "triple": Title("三张", "Triple"),
    "triple-run": Title("连三张", "Triple run"),
    "triple-pair": Title("三张带一对", "Triple with a pair"),
    "butterfly": Title("连三张带连对", "Triple run with a pair run"),
    "tianwang": Title("天王炸弹", "Four jokers"),
    # seals and places
    "starter": Title("先叫", "Bids first"),
    "dealer": Title("庄", "Declarer"),
    "multiple": Title("{points} 倍", "{points} times"),
    "thrown-in": Title("抛牌", "Thrown in"),
    "place-1": Title("上游", "First out"),
    "place-4": Title("末游", "Last"),
    # refusals
    "must-bid": Title("请叫牌或不叫", "Bid or pass"),
    "no-such-bid": Title("只能叫 5、10、15、20 倍", "Bids are 5, 10, 15 and 20"),
    "bid-too-low": Title("要比 {points} 倍高", "It must be higher than {points}"),
    "one-step-due": Title("双王必叫，只加一级", "Two jokers bid exactly one step"),
    "two-jokers-must-bid": Title("手持双王，必须叫牌", "With two jokers you must bid"),
    "straight-of-one-suit": Title("顺子不能同花", "A straight must not be of one suit"),
    # what a hint says
    "hint-bid": Title("牌够，可以叫", "Strong enough to bid"),
    "hint-throw-in": Title("抛牌就赢", "Throwing in wins"),
    "hint-decline": Title("先不抛", "Do not throw"),
    # lines and ends
    "declarer-out": Title(
        "庄家先走完，{multiple} 倍：积分 {points}，金币 {coins}", "The declarer is first out at {multiple}"
    ),
    "defender-out": Title(
        "闲家先走完，{multiple} 倍：积分 {points}，金币 {coins}", "A defender is first out at {multiple}"
    ),
    "declarer-throws": Title(
        "庄家抛牌，{multiple} 倍：积分 {points}，金币 {coins}", "The declarer throws in at {multiple}"
    ),
    "defender-throws": Title(
        "闲家抛牌，{multiple} 倍：积分 {points}，金币 {coins}", "A defender throws in at {multiple}"
    ),
    "declarer-out.short": Title("庄胜", "Declarer wins"),
    "defender-out.short": Title("闲胜", "Defenders win"),
    "declarer-throws.short": Title("庄抛牌", "Thrown in"),
    "defender-throws.short": Title("闲抛牌", "Thrown in"),
}
