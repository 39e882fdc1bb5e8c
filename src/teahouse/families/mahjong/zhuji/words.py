"""The wording that the three games have in common, for table, settlement and refusals. `{name}` is a parameter."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

SEALS: Final = {"old-dealer": Title("老庄 ×{factor}", "Kept dealer ×{factor}")}
"""It reads the same as a seal and as a line."""

TAI: Final = {
    "tai.red-dragon": Title("红中 {tai}台", "Red dragon {tai}"),
    "tai.green-dragon": Title("发财 {tai}台", "Green dragon {tai}"),
    "tai.white-dragon": Title("白板 {tai}台", "White dragon {tai}"),
    "tai.east": Title("东风 {tai}台", "East {tai}"),
    "tai.seat-wind": Title("自己的门风 {tai}台", "Seat wind {tai}"),
    "tai.all-runs": Title("平胡 {tai}台", "All runs {tai}"),
    "tai.all-triplets": Title("对对胡 {tai}台", "All triplets {tai}"),
    "tai.half-flush": Title("混一色 {tai}台", "Half flush {tai}"),
    "tai.full-flush": Title("清一色 {tai}台", "Full flush {tai}"),
    "tai.kong-draw": Title("杠开 {tai}台", "Win after a kong {tai}"),
    "tai.rob-kong": Title("抢杠 {tai}台", "Robbed kong {tai}"),
    "tai.no-wild": Title("无财 {tai}台", "No wild {tai}"),
    "tai.heaven-win": Title("天胡 {tai}台", "Heavenly win {tai}"),
    "tai.earth-win": Title("地胡 {tai}台", "Earthly win {tai}"),
    "tai.all-honours": Title("全字 {tai}台", "All honours {tai}"),
}

LINES: Final = {
    "hand": Title("胡牌 {tai}台：全付 {full}，半付 {half}", "Hand of {tai} tai: {full} in full, {half} by half"),
    "left": Title("离开赔付 {points}", "Left the table: {points}"),
}

SHORT: Final = {
    "tai.red-dragon.short": Title("红中刻", "Red dragons"),
    "tai.green-dragon.short": Title("发财刻", "Green dragons"),
    "tai.white-dragon.short": Title("白板刻", "White dragons"),
    "tai.east.short": Title("东风刻", "East winds"),
    "tai.seat-wind.short": Title("门风刻", "Seat winds"),
    "tai.all-runs.short": Title("平胡", "All runs"),
    "tai.all-triplets.short": Title("对对胡", "All triplets"),
    "tai.half-flush.short": Title("混一色", "Half flush"),
    "tai.full-flush.short": Title("清一色", "Full flush"),
    "tai.kong-draw.short": Title("杠开", "Win after a kong"),
    "tai.rob-kong.short": Title("抢杠", "Robbed kong"),
    "tai.no-wild.short": Title("无财", "No wild"),
    "tai.heaven-win.short": Title("天胡", "Heavenly win"),
    "tai.earth-win.short": Title("地胡", "Earthly win"),
    "tai.all-honours.short": Title("全字", "All honours"),
    "hand.short": Title("胡分", "Hand"),
    "old-dealer.short": Title("老庄", "Kept dealer"),
    "left.short": Title("离开", "Left"),
}
"""Names of lines for a column or a row of the settlement, where the numbers stand in cells of their own."""

WHY: Final = {
    "tai.red-dragon.why": Title("中、发、白成刻", "a triplet of dragons"),
    "tai.green-dragon.why": Title("中、发、白成刻", "a triplet of dragons"),
    "tai.white-dragon.why": Title("中、发、白成刻", "a triplet of dragons"),
    "tai.east.why": Title("东风成刻，庄家算2台", "a triplet of east, two for the dealer"),
    "tai.seat-wind.why": Title("自己的门风成刻", "a triplet of the own wind"),
    "tai.all-runs.why": Title("四副顺子，将不带台", "four runs and a pair that counts nothing"),
    "tai.all-triplets.why": Title("四副刻子", "four triplets"),
    "tai.half-flush.why": Title("一门花色加字牌", "one suit and honours"),
    "tai.full-flush.why": Title("全是一门花色", "one suit alone"),
    "tai.kong-draw.why": Title("杠后摸来胡", "on the tile drawn after a kong"),
    "tai.rob-kong.why": Title("抢别人补的杠", "on the tile that another adds to a kong"),
    "tai.no-wild.why": Title("没有财神", "without a wild tile"),
    "tai.heaven-win.why": Title("庄家起手就胡", "the dealer wins as dealt"),
    "tai.earth-win.why": Title("胡庄家打出的头一张", "on the dealer's first discard"),
    "tai.all-honours.why": Title("全是字牌", "honours alone"),
}
"""Why a line counts, in a few words."""

CALLS: Final = {"name-wild": Title("定财神", "Name wilds")}

REFUSALS: Final = {
    "must-name-wild": Title("现在请定财神", "Name the wild tiles now"),
    "too-many-wilds": Title("最多定{most}种财神", "At most {most} wild kinds"),
    "wilds-not-consecutive": Title("两种财神要是同花色的连牌", "Two wild kinds must follow each other in one suit"),
    "not-in-hand": Title("你手里没有这张牌", "You do not hold that tile"),
    "no-such-tile": Title("没有这种牌", "There is no such tile"),
    "must-discard": Title("吃碰以后只能打牌", "After a chow or pong you must discard"),
    "no-win": Title("还不能胡：牌没成，或者台数不够", "No win yet: not complete, or too few tai"),
    "no-tile-for-kong": Title("剩下的牌不能再杠", "There is no tile left for a kong"),
}

WORDS: Final[dict[str, Title]] = {**SEALS, **TAI, **LINES, **SHORT, **WHY, **CALLS, **REFUSALS}
