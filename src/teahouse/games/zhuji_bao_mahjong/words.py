"""The game's own wording: auction, contract, endings. `{name}` is a parameter."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

_KINDS: Final = {"T": ("", "{tai} tai"), "D": ("独", "{tai} tai, one wild"), "W": ("无财", "{tai} tai, no wild")}

BIDS: Final = {
    f"{letter}{tai}": Title(f"{zh}{tai}台", en.replace("{tai}", str(tai)))
    for tai in range(2, 11)
    for letter, (zh, en) in _KINDS.items()
}

SEALS: Final = {
    "declarer": Title("包家", "Declarer"),
    "contract": Title("包台分 {points}", "Contract {points}"),
    "contract.short": Title("包分", "Contract"),
}
"""`contract` reads the same as a seal and as a line; `.short` is its name beside numbers in cells of their own."""

ENDINGS: Final = {
    "declarer-draws": Title("包家自摸", "The declarer draws his win"),
    "declarer-takes": Title("放冲给包家", "The declarer wins on a discard"),
    "other-draws": Title("他家自摸，包家失败", "An opponent draws a win"),
    "declarer-throws": Title("包家放冲", "The declarer throws the winning tile"),
    "other-throws": Title("他家放冲，包家失败", "An opponent wins on another's discard"),
    "drawn": Title("荒庄，包家失败", "Drawn game: the declarer pays"),
    "forfeit": Title("有人离开，本局停止", "A player left: the deal stops"),
}

CALLS: Final = {
    "pass-bid": Title("放弃", "Pass"),
    "bid": Title("包牌", "Bid"),
}

REFUSALS: Final = {
    "bid-too-low": Title("要叫得比现在大", "The bid must be higher than the last"),
    "no-such-bid": Title("没有这种叫法", "There is no such bid"),
    "must-bid-or-pass": Title("现在请叫台或放弃", "Bid or pass now"),
    "too-few-wilds": Title("这桌要定足财神", "At this table the wilds must be named in full"),
    "nothing-is-doubled": Title("老庄不翻倍时，不用选翻倍范围", "Nothing is doubled, so no scope can be chosen"),
    "no-wild-in-melds": Title("财神不能吃碰杠时，也不能补杠、暗杠", "Without wild claims there are no wild kongs"),
}

PRESETS: Final = {"preset.club": Title("老规矩", "Club rules")}

WORDS: Final[dict[str, Title]] = {**BIDS, **SEALS, **ENDINGS, **CALLS, **REFUSALS, **PRESETS}
