"""The game's own wording of its keys, for table, settlement and refusals. `{name}` is a parameter."""

from __future__ import annotations

from typing import Final

from teahouse.kernel import Title

SEALS: Final = {
    "stacks-left": Title("剩 {stacks} 墩", "{stacks} stacks left"),
    "raw-phase": Title("生牌阶段", "Raw phase"),
    "exposed": Title("翻牌 {he}和 {fan}番", "Exposed {he} 和, {fan} 番"),
    "threw-wild": Title("打出过得", "Threw a wild"),
    "exposed.short": Title("{he}和 {fan}番", "{he} 和 {fan} 番"),
}

POINTS: Final = {
    "he.winner": Title("胡牌底 {he}和", "Winning {he}"),
    "he.open-triplet": Title("明刻 {tile} {he}和", "Open triplet {tile} {he}"),
    "he.concealed-triplet": Title("暗刻 {tile} {he}和", "Concealed triplet {tile} {he}"),
    "he.open-kong": Title("明杠 {tile} {he}和", "Open kong {tile} {he}"),
    "he.concealed-kong": Title("暗杠 {tile} {he}和", "Concealed kong {tile} {he}"),
    "he.pair": Title("对子 {tile} {he}和", "Pair {tile} {he}"),
    "he.exposed": Title("翻{tile} {number}张 {he}和", "Exposed {tile} ×{number} {he}"),
    "he.self-draw": Title("自摸 {he}和", "Self-draw {he}"),
    "he.pair-wait": Title("单吊 {tile} {he}和", "Pair wait {tile} {he}"),
    "he.middle-wait": Title("嵌档 {tile} {he}和", "Middle wait {tile} {he}"),
    "he.edge-wait": Title("靠柄 {tile} {he}和", "Edge wait {tile} {he}"),
}

DOUBLINGS: Final = {
    "fan.exposed": Title("翻{tile} {number}张 {fan}番", "Exposed {tile} ×{number} {fan}"),
    "fan.door-flower": Title("门风花 {tile} {fan}番", "Door flower {tile} {fan}"),
    "fan.door-wind": Title("门风 {tile} {fan}番", "Door wind {tile} {fan}"),
    "fan.dragon": Title("字牌 {tile} {fan}番", "Dragon {tile} {fan}"),
    "fan.full-flush": Title("清一色 {fan}番", "Full flush {fan}"),
    "fan.half-flush": Title("混一色 {fan}番", "Half flush {fan}"),
    "fan.all-triplets": Title("对对和 {fan}番", "All triplets {fan}"),
    "fan.all-runs-free": Title("旁和 {fan}番", "All runs {fan}"),
    "fan.no-wild": Title("无得 {fan}番", "No wild {fan}"),
    "fan.two-wilds": Title("两张得 {fan}番", "Two wilds {fan}"),
    "fan.kong-draw": Title("杠上开花 {fan}番", "Win after a kong {fan}"),
    "fan.rob-kong": Title("抢杠和 {fan}番", "Robbed kong {fan}"),
    "fan.self-draw-wild": Title("自摸得 {fan}番", "Drew a wild {fan}"),
    "fan.wild-home": Title("财神归位 {fan}番", "Wild at home {fan}"),
}

LIMITS: Final = {
    "limit.three-wilds": Title("三张得：腊子", "Three wilds: limit"),
    "limit.red-flowers": Title("四张红花：腊子", "Four red flowers: limit"),
    "limit.black-flowers": Title("四张黑花：腊子", "Four black flowers: limit"),
    "limit.four-whites": Title("四张白板：腊子", "Four white dragons: limit"),
    "limit.four-exposed": Title("翻出四张字牌：腊子", "Four exposed dragons: limit"),
    "limit.door-kong": Title("暗杠门风：腊子", "Concealed kong of the door wind: limit"),
    "limit.dragon-kong": Title("暗杠字牌：腊子", "Concealed kong of dragons: limit"),
    "limit.double-home": Title("双财神归位：腊子", "Two wilds at home: limit"),
    "limit.flower-pair": Title("两张得做将：腊子", "Two wild flowers as the pair: limit"),
    "limit.four-winds": Title("四风会齐：腊子", "Four winds gathered: limit"),
}

TOTALS: Final = {
    "total": Title("{he}和 {fan}番，共{total}", "{he} 和, {fan} 番: {total}"),
    "total.payer": Title("包三家，牌点清零", "Pays for three: counts nothing"),
    "total.barred": Title("打出过得，牌点清零", "Threw a wild: counts nothing"),
    "pay.winner": Title("胡牌{total}，每家付{points}", "Winner's {total}: {points} from each"),
    "pay.for-three": Title("包三家：胡牌{total}，一家付{points}", "Pays for three: {points} for {total}"),
    "pay.difference": Title("没胡的比牌点，{more}−{less}", "Losers compare: {more} − {less}"),
    "left": Title("离开赔付 {points}", "Left the table: {points}"),
}

SHORT: Final = {
    "he.winner.short": Title("胡牌底", "Winning"),
    "he.open-triplet.short": Title("明刻", "Open triplet"),
    "he.concealed-triplet.short": Title("暗刻", "Concealed triplet"),
    "he.open-kong.short": Title("明杠", "Open kong"),
    "he.concealed-kong.short": Title("暗杠", "Concealed kong"),
    "he.pair.short": Title("对子", "Pair"),
    "he.exposed.short": Title("翻牌", "Exposed"),
    "he.self-draw.short": Title("自摸", "Self-draw"),
    "he.pair-wait.short": Title("单吊", "Pair wait"),
    "he.middle-wait.short": Title("嵌档", "Middle wait"),
    "he.edge-wait.short": Title("靠柄", "Edge wait"),
    "fan.exposed.short": Title("翻牌", "Exposed"),
    "fan.door-flower.short": Title("门风花", "Door flower"),
    "fan.door-wind.short": Title("门风", "Door wind"),
    "fan.dragon.short": Title("字牌", "Dragon"),
    "fan.full-flush.short": Title("清一色", "Full flush"),
    "fan.half-flush.short": Title("混一色", "Half flush"),
    "fan.all-triplets.short": Title("对对和", "All triplets"),
    "fan.all-runs-free.short": Title("旁和", "All runs"),
    "fan.no-wild.short": Title("无得", "No wild"),
    "fan.two-wilds.short": Title("两张得", "Two wilds"),
    "fan.kong-draw.short": Title("杠上开花", "Win after a kong"),
    "fan.rob-kong.short": Title("抢杠和", "Robbed kong"),
    "fan.self-draw-wild.short": Title("自摸得", "Drew a wild"),
    "fan.wild-home.short": Title("财神归位", "Wild at home"),
    "limit.three-wilds.short": Title("三张得", "Three wilds"),
    "limit.red-flowers.short": Title("四张红花", "Four red flowers"),
    "limit.black-flowers.short": Title("四张黑花", "Four black flowers"),
    "limit.four-whites.short": Title("四张白板", "Four white dragons"),
    "limit.four-exposed.short": Title("四张字牌", "Four exposed dragons"),
    "limit.door-kong.short": Title("暗杠门风", "Door wind kong"),
    "limit.dragon-kong.short": Title("暗杠字牌", "Dragon kong"),
    "limit.double-home.short": Title("双财神归位", "Two wilds at home"),
    "limit.flower-pair.short": Title("两张得做将", "Pair of wild flowers"),
    "limit.four-winds.short": Title("四风会齐", "Four winds"),
    "total.short": Title("合计", "Total"),
    "total.payer.short": Title("包三家清零", "Pays for three"),
    "total.barred.short": Title("打得清零", "Threw a wild"),
    "pay.winner.short": Title("胡牌", "Winner"),
    "pay.for-three.short": Title("包三家", "Pays for three"),
    "pay.difference.short": Title("补差", "Difference"),
    "left.short": Title("离开", "Left"),
}
"""Names of lines for a column or a row of the settlement, where tiles and numbers stand in cells of their own."""

ENDINGS: Final = {
    "self-draw": Title("自摸", "Self-draw"),
    "discard": Title("胡牌", "Win on a discard"),
    "rob-kong": Title("抢杠和", "A kong is robbed"),
    "limit": Title("腊子", "Limit"),
    "bao-san": Title("包三家", "One pays for three"),
    "drawn": Title("黄牌", "Drawn game"),
    "forfeit": Title("有人离开，本局停止", "A player left: the deal stops"),
}

UNITS: Final = {
    "unit": Title("和", "和"),
    "unit.fan": Title("番", "番"),
    "barred": Title("不能胡", "no win"),
}
"""What is behind a number; and what stands in its place where a seat may not win."""

CALLS: Final = {
    "indicator": Title("翻得", "Indicator"),
    "wild": Title("得", "wild"),
    "wild.badge": Title("得", "得"),
    "special": Title("花牌", "Special tiles"),
    "expose": Title("翻花", "Lay out"),
    "raw": Title("生", "raw"),
    "seen": Title("熟", "seen"),
    "limit-win": Title("腊子和", "Limit"),
    "throw-wild": Title("打出得将不能和牌，牌点清零", "Who throws a wild may not win and counts nothing"),
    "raw-phase-begun": Title("生牌阶段，剩{stacks}墩", "Raw phase: {stacks} stacks left"),
}

REFUSALS: Final = {
    "not-in-hand": Title("你手里没有这张牌", "You do not hold that tile"),
    "no-such-tile": Title("没有这种牌", "There is no such tile"),
    "must-discard": Title("吃碰以后只能打牌", "After a chow or pong you must discard"),
    "may-not-discard": Title("这张牌不能打", "That tile may not be thrown"),
    "no-win": Title("还不能胡", "No win yet"),
    "no-tile-for-kong": Title("剩下的牌不能再杠", "There is no tile left for a kong"),
    "thrown-wild-ends-the-hand": Title(
        "打出得不算没关系时，打出的得不能再算手里有得", "Where a thrown wild costs the win, it counts as nothing"
    ),
}

GROUPS: Final = {
    "limits": Title("腊子", "Limits"),
    "losers": Title("没胡的人", "Losers"),
    "late": Title("生牌、黄牌", "Raw phase, drawn game"),
}
"""Groups of options that no other game has."""

PRESETS: Final = {"preset.manual": Title("自己翻花", "Laying out by hand")}

WORDS: Final[dict[str, Title]] = {
    **SEALS,
    **POINTS,
    **DOUBLINGS,
    **LIMITS,
    **TOTALS,
    **SHORT,
    **ENDINGS,
    **UNITS,
    **CALLS,
    **REFUSALS,
    **GROUPS,
    **PRESETS,
}
