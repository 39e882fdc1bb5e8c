"""The choices of a table (rules page §7). Each is asked at one place in the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, ClassVar, Literal

import msgspec

from teahouse import kernel
from teahouse.families.mahjong.options import BaseScore, WaitsShown, switch
from teahouse.families.mahjong.zhuji.counting import Counting
from teahouse.kernel import Conflict, Label
from teahouse.kernel.options import Value

_Points = msgspec.Meta(ge=1, le=20000)


def _points(tai: int, dearer: str) -> Label:
    return Label(f"自定分：{tai}台{dearer}", f"Own price of bid {tai}", "contract")


class Options(kernel.Options, frozen=True):
    """Defaults are the rules of the newest page; the preset `club` is the older club text."""

    # The auction
    max_bid: Annotated[
        Literal[5, 6, 7, 8, 9, 10],
        Label("最高叫到", "Highest bid", "auction", {str(tai): (f"{tai}台", f"{tai} tai") for tai in range(5, 11)}),
    ] = 7
    no_wild_bids: Annotated[bool, switch("可叫无财", "Bids without wilds", "auction")] = True
    auction_reentry: Annotated[bool, switch("放弃后可再叫", "A pass is for one turn only", "auction")] = False
    wild_count_mode: Annotated[
        Literal["up_to", "exact"],
        Label(
            "财神个数",
            "Kinds of wild tiles",
            "auction",
            {"up_to": ("可以少定", "up to the bid's number"), "exact": ("必须定足", "exactly the bid's number")},
        ),
    ] = "up_to"
    honour_pair_wild: Annotated[
        bool, switch("字牌也算连牌（东南、南西、西北、中发、发白）", "Honours may be consecutive wilds", "auction")
    ] = False

    # The contract's price
    contract_table: Annotated[
        Literal["doubling", "custom"],
        Label(
            "包台分",
            "Contract points",
            "contract",
            {"doubling": ("5、10、20……逐级翻倍", "5, 10, 20 … doubling"), "custom": ("自己定", "own list")},
        ),
    ] = "doubling"
    points_2: Annotated[int, _Points, _points(2, "")] = 5
    points_3: Annotated[int, _Points, _points(3, "（独2、无财2同价）")] = 10
    points_4: Annotated[int, _Points, _points(4, "（独3、无财3同价）")] = 20
    points_5: Annotated[int, _Points, _points(5, "（独4、无财4同价）")] = 40
    points_6: Annotated[int, _Points, _points(6, "（独5、无财5同价）")] = 80
    points_7: Annotated[int, _Points, _points(7, "（独6、无财6同价）")] = 160
    points_8: Annotated[int, _Points, _points(8, "（独7、无财7同价）")] = 320
    points_9: Annotated[int, _Points, _points(9, "（独8、无财8同价）")] = 640
    points_10: Annotated[int, _Points, _points(10, "（独9、无财9同价）")] = 1280
    points_11: Annotated[int, _Points, _points(11, "（独10、无财10同价）")] = 2560

    # Dealer
    dealer_rotation: Annotated[
        Literal["winner", "rotate"],
        Label(
            "下局庄家",
            "Next dealer",
            "dealer",
            {
                "winner": ("谁胡谁坐庄", "the winner"),
                "rotate": ("轮流坐庄，胡牌或荒庄连庄", "in turn; a win or draw keeps"),
            },
        ),
    ] = "winner"
    laozhuang: Annotated[
        Literal["flat", "cumulative", "off"],
        Label(
            "老庄",
            "A dealer kept on",
            "dealer",
            {
                "flat": ("翻一倍", "doubles"),
                "cumulative": ("连庄一次翻一次（最多16倍）", "doubles each time, to 16"),
                "off": ("不翻倍", "changes nothing"),
            },
        ),
    ] = "flat"
    laozhuang_scope: Annotated[
        Literal["all", "dealer_payments"],
        Label(
            "老庄翻倍的范围",
            "What is doubled",
            "dealer",
            {"all": ("全桌", "all payments"), "dealer_payments": ("只和庄家之间", "the dealer's payments")},
        ),
    ] = "all"

    # Counting
    no_wild_scope: Annotated[
        Literal["deal", "hand"],
        Label(
            "无财一台",
            "Tai for no wild",
            "counting",
            {"deal": ("整局没有财神才算", "no wild in the deal"), "hand": ("胡牌里没有财神也算", "none in the hand")},
        ),
    ] = "deal"
    eight_tai: Annotated[
        Literal["fixed", "add"],
        Label(
            "天胡、地胡、全字",
            "Hands of eight tai",
            "counting",
            {"fixed": ("只算8台", "eight and no more"), "add": ("8台再加别的台", "eight and the rest")},
        ),
    ] = "fixed"
    all_honours_shape: Annotated[
        Literal["standard", "any14"],
        Label(
            "全字的牌型",
            "Shape of all honours",
            "counting",
            {
                "standard": ("要四刻一对", "four triplets and a pair"),
                "any14": ("十四张字牌就行", "any fourteen honours"),
            },
        ),
    ] = "standard"
    earth_win_after_kong: Annotated[
        bool, switch("庄家先暗杠仍算地胡", "Earth win after the dealer's kong", "counting")
    ] = True
    rob_open_kong_tai: Annotated[
        bool, switch("胡别人想杠的牌也算抢杠", "A win over another's kong counts as robbing", "counting")
    ] = False

    # The play
    pass_win: Annotated[
        Literal["same_tile", "any_tile", "off"],
        Label(
            "过手胡",
            "A win let go by",
            "play",
            {
                "same_tile": ("下轮打牌前不能胡这张牌", "locks the same tile"),
                "any_tile": ("下轮打牌前不能胡别人的牌", "locks every discard"),
                "off": ("不限制", "locks nothing"),
            },
        ),
    ] = "same_tile"  # noqa: S105 — no password
    wild_claims: Annotated[
        Literal["full", "pong_only", "none"],
        Label(
            "财神吃碰杠",
            "Claims with wilds",
            "play",
            {
                "full": ("吃碰杠都可以", "chow, pong and kong"),
                "pong_only": ("只能碰和杠", "pong and kong"),
                "none": ("不可以", "none"),
            },
        ),
    ] = "full"
    wild_concealed_kong: Annotated[bool, switch("财神可以暗杠", "Wilds in concealed kongs", "play")] = False
    wild_added_kong: Annotated[bool, switch("财神可以补杠", "Wilds added to pongs", "play")] = False
    discarded_wild: Annotated[
        Literal["face", "dead"],
        Label(
            "打出的财神",
            "A discarded wild",
            "play",
            {"face": ("当本牌用", "counts as its face"), "dead": ("谁都不能要", "is dead")},
        ),
    ] = "face"
    deal_direction: Annotated[
        Literal["clockwise", "counterclockwise"],
        Label(
            "发牌方向",
            "Direction of the deal",
            "play",
            {"clockwise": ("顺时针", "clockwise"), "counterclockwise": ("逆时针", "counter-clockwise")},
        ),
    ] = "clockwise"
    draw_limit: Annotated[
        Literal[26, 20, 16, 14],
        Label("荒庄时剩牌", "Tiles left undrawn", "play", {str(n): (f"{n}张", f"{n}") for n in (26, 20, 16, 14)}),
    ] = 26
    last_discard_claims: Annotated[bool, switch("最后一张可以吃碰", "Claims on the last discard", "play")] = False

    # The table
    flee: Annotated[
        Literal["autoplay", "forfeit"],
        Label(
            "有人离开",
            "A player who leaves",
            "table",
            {"autoplay": ("托管打完", "is played for"), "forfeit": ("停局赔分", "ends the deal and pays")},
        ),
    ] = "autoplay"
    waits_shown: WaitsShown = True
    base_score: BaseScore = 1
    deals: Annotated[
        Literal[4, 8, 16, "endless"],
        Label(
            "局数",
            "Deals",
            "table",
            {"4": ("4局", "4"), "8": ("8局", "8"), "16": ("16局", "16"), "endless": ("不限", "endless")},
        ),
    ] = 8
    auto_win_on_timeout: Annotated[bool, switch("超时自动胡", "A late player wins when he can", "table")] = True

    CONFLICTS: ClassVar[tuple[Conflict, ...]] = (
        Conflict({"laozhuang": "off"}, {"laozhuang_scope": "dealer_payments"}, "nothing-is-doubled"),
        Conflict({"wild_claims": "none"}, {"wild_added_kong": True}, "no-wild-in-melds"),
        Conflict({"wild_claims": "none"}, {"wild_concealed_kong": True}, "no-wild-in-melds"),
    )
    PRESETS: ClassVar[dict[str, dict[str, Value]]] = {
        "club": {
            "wild_count_mode": "exact",
            "auction_reentry": True,
            "dealer_rotation": "rotate",
            "wild_claims": "pong_only",
            "wild_concealed_kong": True,
            "wild_added_kong": True,
        },
    }

    def counting(self) -> Counting:
        """How hands are counted."""
        return _counting(self)


@lru_cache(maxsize=64)
def _counting(options: Options) -> Counting:
    return Counting(
        no_wild=options.no_wild_scope,
        eight="exact" if options.eight_tai == "fixed" else "add",
        loose_honours=options.all_honours_shape == "any14",
    )
