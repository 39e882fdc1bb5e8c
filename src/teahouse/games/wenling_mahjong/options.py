"""The choices of a table (rules page §7). Each is asked at one place in the rules."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from teahouse import kernel
from teahouse.families.mahjong.options import WaitsShown, switch
from teahouse.kernel import Conflict, Label
from teahouse.kernel.options import Value


class Options(kernel.Options, frozen=True):
    """Defaults are the rules page; the preset `manual` leaves laying out to the players."""

    # Counting
    cap: Annotated[
        Literal[300, 500, 1000, "none"],
        Label(
            "封顶（腊子）",
            "Limit",
            "counting",
            {"300": ("300和", "300"), "500": ("500和", "500"), "1000": ("1000和", "1000"), "none": ("不封顶", "none")},
            "不封顶时，腊子还是500和。",
            "Without a cap a limit hand still counts 500.",
        ),
    ] = 500
    ron_triplet: Annotated[
        Literal["open", "concealed"],
        Label(
            "胡别人的牌凑成的刻子",
            "A triplet won on a discard",
            "counting",
            {"open": ("算明刻", "counts as open"), "concealed": ("算暗刻", "counts as concealed")},
        ),
    ] = "open"
    double_home: Annotated[
        Literal["any_place", "pair_only"],
        Label(
            "双财神归位",
            "Two wilds at home",
            "counting",
            {"any_place": ("两张归位就算", "anywhere"), "pair_only": ("要两张做将", "as the pair only")},
        ),
    ] = "any_place"
    home_needs_runs: Annotated[bool, switch("全是顺子才算归位", "One wild at home needs all runs", "counting")] = False
    flower_de_pair: Annotated[
        Literal["no", "limit"],
        Label(
            "两张花牌得做将",
            "Two wild flowers as the pair",
            "counting",
            {"no": ("不算归位", "no limit"), "limit": ("也算双归位", "a limit")},
        ),
    ] = "no"
    panghu_pair: Annotated[
        Literal["any", "no_value_pair"],
        Label(
            "旁和的将",
            "The pair of all runs",
            "counting",
            {"any": ("什么都行", "any"), "no_value_pair": ("不能是门风、字牌", "no door wind or dragon")},
        ),
    ] = "any"
    all_honours_as: Annotated[
        Literal["half_flush", "none"],
        Label(
            "全是风牌字牌",
            "Honours alone",
            "counting",
            {"half_flush": ("算混一色", "as half flush"), "none": ("不算番", "nothing")},
        ),
    ] = "half_flush"
    rob_open_kong: Annotated[
        bool, switch("胡别人要明杠的牌算抢杠", "A win over another's kong robs it", "counting")
    ] = False

    # Limits
    instant_limit: Annotated[
        Literal["optional", "forced", "off"],
        Label(
            "腊子",
            "Instant limits",
            "limits",
            {
                "optional": ("可以马上胡", "may be won at once"),
                "forced": ("马上算胡", "win at once"),
                "off": ("牌胡了才算", "with a complete hand only"),
            },
        ),
    ] = "optional"
    four_subst_limit: Annotated[
        bool, switch("翻出四张红中或发财也是腊子", "Four exposed 中 or 发 are a limit", "limits")
    ] = False
    red_group: Annotated[
        Literal["seasons", "plants"],
        Label(
            "红花",
            "Red flowers",
            "limits",
            {"seasons": ("春夏秋冬", "the seasons"), "plants": ("梅兰竹菊", "the plants")},
        ),
    ] = "seasons"

    # Losers' hands
    loser_door_flower: Annotated[
        Literal[0, 1],
        Label("没胡的人，门风花", "A loser's door flower", "losers", {"0": ("不算番", "0"), "1": ("1番", "1")}),
    ] = 0
    loser_wild: Annotated[
        Literal["any", "honour_only", "none"],
        Label(
            "没胡的人，得",
            "A loser's wilds",
            "losers",
            {
                "any": ("当什么都行", "stand for anything"),
                "honour_only": ("只当门风刻、字牌刻", "for door and dragon triplets"),
                "none": ("不算", "count nothing"),
            },
        ),
    ] = "any"
    loser_four_winds: Annotated[
        Literal["wind_sets", "complete_hand", "off"],
        Label(
            "没胡的人，四风会齐",
            "A loser's four winds",
            "losers",
            {
                "wind_sets": ("四风齐就算", "the wind sets suffice"),
                "complete_hand": ("牌要成", "in a complete hand"),
                "off": ("不算", "count nothing"),
            },
        ),
    ] = "wind_sets"

    # The late stage
    raw_phase_stacks: Annotated[
        Literal[15, 12, 10],
        Label("生牌阶段", "Raw phase from", "late", {str(n): (f"剩{n}墩起", f"{n} stacks") for n in (15, 12, 10)}),
    ] = 15
    bao_san: Annotated[bool, switch("包三家", "Paying for three", "late")] = True
    raw_chow: Annotated[
        Literal["all_tiles", "claimed_only"],
        Label(
            "吃出来的牌",
            "Tiles of a chow",
            "late",
            {
                "all_tiles": ("三张都算熟", "are all seen"),
                "claimed_only": ("只有吃的那张算熟", "the claimed one is seen"),
            },
        ),
    ] = "all_tiles"
    drawn_stacks: Annotated[
        Literal[8, 7, 6],
        Label("黄牌时剩", "Stacks left undrawn", "late", {str(n): (f"{n}墩", f"{n}") for n in (8, 7, 6)}),
    ] = 8
    last_discard_claims: Annotated[bool, switch("最后一张可以吃碰", "Claims on the last discard", "late")] = False
    drawn_dealer: Annotated[
        Literal["goes", "stays"],
        Label(
            "黄牌以后的庄家",
            "The dealer of a drawn deal",
            "late",
            {"goes": ("下庄", "goes"), "stays": ("连庄", "stays")},
        ),
    ] = "goes"

    # The play
    throw_de: Annotated[
        Literal["penalty", "forbidden", "free"],
        Label(
            "打出得",
            "A wild thrown",
            "play",
            {
                "penalty": ("不能胡，牌点清零", "no win, no points"),
                "forbidden": ("不让打", "is not allowed"),
                "free": ("没关系，只是谁都不能要", "is dead and nothing more"),
            },
        ),
    ] = "penalty"
    thrown_de_counts: Annotated[bool, switch("打出的得还算手里有得", "A thrown wild counts as held", "play")] = False
    pass_pong: Annotated[
        Literal["until_discard", "off"],
        Label(
            "过手碰",
            "A pong let go by",
            "play",
            {"until_discard": ("打牌前不能碰同一张", "locks the tile"), "off": ("不限制", "locks nothing")},
        ),
    ] = "until_discard"  # noqa: S105 — no password
    pass_win: Annotated[
        Literal["off", "until_discard"],
        Label(
            "过手胡",
            "A win let go by",
            "play",
            {"off": ("不限制", "locks nothing"), "until_discard": ("打牌前不能胡这张牌", "locks the tile")},
        ),
    ] = "off"  # noqa: S105 — no password
    auto_expose: Annotated[bool, switch("自动翻花", "Special tiles lie out by themselves", "play")] = True

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
    base: Annotated[int, msgspec.Meta(ge=1, le=100), Label("底银（每10和）", "Points for ten 和", "table")] = 1
    deals: Annotated[
        Literal[4, 8, 16, "endless"],
        Label(
            "局数",
            "Deals",
            "table",
            {"4": ("4局", "4"), "8": ("8局", "8"), "16": ("16局", "16"), "endless": ("不限", "endless")},
        ),
    ] = 8

    CONFLICTS: ClassVar[tuple[Conflict, ...]] = (
        Conflict({"throw_de": "penalty"}, {"thrown_de_counts": True}, "thrown-wild-ends-the-hand"),
        Conflict({"throw_de": "forbidden"}, {"thrown_de_counts": True}, "thrown-wild-ends-the-hand"),
    )
    PRESETS: ClassVar[dict[str, dict[str, Value]]] = {
        "manual": {"auto_expose": False, "instant_limit": "forced", "throw_de": "free", "pass_win": "until_discard"},
    }

    @property
    def limit(self) -> int:
        """What a limit hand (腊子) counts."""
        return 500 if self.cap == "none" else self.cap
