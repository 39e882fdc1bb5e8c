"""The choices of a table (rules pages §7). Each is asked at one place in the rules.

A game states its own defaults for the first five; the annotations of these have names for that.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, ClassVar, Literal

from teahouse import kernel
from teahouse.families.mahjong.conventions import Conventions
from teahouse.families.mahjong.options import BaseScore, WaitsShown, switch
from teahouse.families.mahjong.zhuji.counting import Counting
from teahouse.kernel import Label
from teahouse.kernel.options import Value

WildSource = Annotated[
    Literal["flip_next", "flip_same", "dealer_choice", "fixed_white", "none"],
    Label(
        "财神怎么定",
        "The wild tiles",
        "wilds",
        {
            "flip_next": ("翻一张，下一张是财神", "the kind after a turned tile"),
            "flip_same": ("翻一张，就是财神", "the kind of a turned tile"),
            "dealer_choice": ("庄家自己定", "named by the dealer"),
            "fixed_white": ("白板", "white dragons"),
            "none": ("无财", "none"),
        },
    ),
]
WildKinds = Annotated[
    Literal[0, 1, 2],
    Label("财神最多几种", "Wild kinds at most", "wilds", {str(n): (f"{n}种", str(n)) for n in range(3)}),
]
DealerMinimum = Annotated[
    Literal[1, 2],
    Label(
        "有财神时庄家几台起胡", "The dealer's least tai with wilds", "counting", {"1": ("1台", "1"), "2": ("2台", "2")}
    ),
]
NoWildScope = Annotated[
    Literal["hand", "deal"],
    Label(
        "无财一台",
        "Tai for no wild",
        "counting",
        {"hand": ("胡牌里没有财神就算", "none in the hand"), "deal": ("整局没有财神才算", "no wild in the deal")},
    ),
]
DealerRule = Annotated[
    Literal["rotate", "winner"],
    Label(
        "下局庄家",
        "Next dealer",
        "dealer",
        {
            "rotate": ("轮流坐庄，胡牌或荒庄连庄", "in turn; a win or draw keeps"),
            "winner": ("谁胡谁坐庄", "the winner"),
        },
    ),
]


class PlainOptions(kernel.Options, frozen=True):
    """What a table of 平麻将 may agree upon."""

    # The five in which the games differ
    wild_source: WildSource = "flip_next"
    wild_kinds_max: WildKinds = 1
    dealer_min_tai: DealerMinimum = 1
    no_wild_scope: NoWildScope = "hand"
    dealer_rule: DealerRule = "rotate"

    # The play
    wild_claims: Annotated[bool, switch("财神吃碰杠", "Claims with wilds", "play")] = True
    claim_order: Annotated[
        Literal["ladder", "pung_first"],
        Label(
            "财吃财碰先后",
            "Order of wild claims",
            "play",
            {
                "ladder": ("财神用得少的先", "fewer wilds first"),
                "pung_first": ("碰杠先，不论几张财神", "pong and kong first, whatever the wilds"),
            },
        ),
    ] = "ladder"
    wild_in_kong: Annotated[
        Literal["claim_only", "all", "none"],
        Label(
            "财神开杠",
            "Wilds in kongs",
            "play",
            {
                "claim_only": ("只能明杠", "in claimed kongs"),
                "all": ("明杠、暗杠、补杠", "in all kongs"),
                "none": ("不可以", "in none"),
            },
        ),
    ] = "claim_only"
    wild_discard: Annotated[
        Literal["dead", "face"],
        Label(
            "打出的财神",
            "A discarded wild",
            "play",
            {"dead": ("谁都不能要", "is dead"), "face": ("当本牌用", "counts as its face")},
        ),
    ] = "dead"
    pass_win: Annotated[
        Literal["same_tile", "any_tile", "off"],
        Label(
            "过胡",
            "A win let go by",
            "play",
            {
                "same_tile": ("下轮打牌前不能胡这张牌", "locks the same tile"),
                "any_tile": ("下轮打牌前不能胡别人的牌", "locks every discard"),
                "off": ("不限制", "locks nothing"),
            },
        ),
    ] = "same_tile"  # noqa: S105 — no password
    multi_win: Annotated[
        Literal["nearest", "all"],
        Label(
            "几家都能胡",
            "Several winners",
            "play",
            {"nearest": ("近的一家胡", "the nearest"), "all": ("都胡", "all of them")},
        ),
    ] = "nearest"
    draw_left: Annotated[
        Literal[26, 20, 14, 0],
        Label("荒庄时剩牌", "Tiles left undrawn", "play", {str(n): (f"{n}张", f"{n}") for n in (26, 20, 14, 0)}),
    ] = 26
    deal_direction: Annotated[
        Literal["clockwise", "counter_clockwise"],
        Label(
            "发牌方向",
            "Direction of the deal",
            "play",
            {"clockwise": ("顺时针", "clockwise"), "counter_clockwise": ("逆时针", "counter-clockwise")},
        ),
    ] = "clockwise"

    # Counting
    min_tai: Annotated[
        Literal[1, 2], Label("几台起胡", "Least tai to win", "counting", {"1": ("1台", "1"), "2": ("2台", "2")})
    ] = 1
    flat8: Annotated[
        Literal["exact", "floor"],
        Label(
            "天胡、地胡、全字",
            "Hands of eight tai",
            "counting",
            {"exact": ("就算8台", "eight and no more"), "floor": ("至少8台", "eight at least")},
        ),
    ] = "exact"
    di_hu: Annotated[
        Literal["dealer_first_discard", "first_draw_too"],
        Label(
            "地胡",
            "Earthly win",
            "counting",
            {
                "dealer_first_discard": ("胡庄家打的第一张", "on the dealer's first discard"),
                "first_draw_too": ("自己摸的第一张也算", "on the own first draw too"),
            },
        ),
    ] = "dealer_first_discard"
    seven_pairs: Annotated[
        Literal["off", "2tai"],
        Label("七对", "Seven pairs", "counting", {"off": ("不能胡", "no hand"), "2tai": ("2台", "2 tai")}),
    ] = "off"
    cap_tai: Annotated[
        Literal["none", 5, 8],
        Label(
            "封顶", "Most tai", "counting", {"none": ("不封顶", "no cap"), "5": ("5台", "5 tai"), "8": ("8台", "8 tai")}
        ),
    ] = "none"

    # Payment
    discard_pays: Annotated[
        Literal["half_others", "shooter_only"],
        Label(
            "放冲",
            "A discard that is won",
            "payment",
            {
                "half_others": ("放冲付全数，别家付一半", "the thrower in full, others half"),
                "shooter_only": ("只有放冲的付", "the thrower alone"),
            },
        ),
    ] = "half_others"
    rob_kong_pays_all: Annotated[bool, switch("被抢杠的一家包赔", "A robbed kong pays for all", "payment")] = False
    kong_feeder_pays_all: Annotated[
        bool, switch("明杠杠开，放杠的一家包赔", "Who gave the kong pays for all", "payment")
    ] = False
    lao_zhuang: Annotated[
        Literal["double", "compound", "off"],
        Label(
            "老庄",
            "A dealer kept on",
            "payment",
            {
                "double": ("翻一倍", "doubles"),
                "compound": ("连庄一次翻一次（最多8倍）", "doubles each time, to 8"),
                "off": ("不翻倍", "changes nothing"),
            },
        ),
    ] = "double"

    # The table
    flee: Annotated[
        Literal["takeover", "forfeit"],
        Label(
            "有人离开",
            "A player who leaves",
            "table",
            {"takeover": ("托管打完", "is played for"), "forfeit": ("停局赔分", "ends the deal and pays")},
        ),
    ] = "takeover"
    waits_shown: WaitsShown = True
    base_score: BaseScore = 1
    hand_count: Annotated[
        Literal[4, 8, 16],
        Label("局数", "Deals", "table", {str(n): (f"{n}局", str(n)) for n in (4, 8, 16)}),
    ] = 8

    PRESETS: ClassVar[dict[str, dict[str, Value]]] = {
        "club": {"claim_order": "pung_first", "wild_in_kong": "all"},
        "pays-all": {
            "multi_win": "all",
            "rob_kong_pays_all": True,
            "kong_feeder_pays_all": True,
            "discard_pays": "shooter_only",
            "lao_zhuang": "compound",
        },
    }

    def conventions(self) -> Conventions:
        """The ladder of claims (§4, 6) and what else the options say of the play."""
        kong, pong, chow = (1, 4, 7, 10), (2, 5, 8), (3, 6, 9)
        if self.claim_order == "pung_first":
            kong, pong, chow = (1, 3, 3, 3), (1, 3, 3), (2, 4, 4)
        return Conventions(
            kong=kong if self.wild_claims and self.wild_in_kong != "none" else kong[:1],
            pong=pong if self.wild_claims else pong[:1],
            chow=chow if self.wild_claims else chow[:1],
            shared_wins=self.multi_win == "all",
            wild_concealed_kong=self.wild_in_kong == "all",
            wild_added_kong=self.wild_in_kong == "all",
            wild_pong_kongs=self.wild_in_kong != "none",
            wilds_robbed=self.wild_in_kong != "all",
            dead_wilds=self.wild_discard == "dead",
            reserve=self.draw_left,
            passed_win=self.pass_win,
            forfeit=self.flee == "forfeit",
            waits_shown=self.waits_shown,
        )

    def counting(self) -> Counting:
        """How hands are counted (§5)."""
        return _counting(self)


@lru_cache(maxsize=64)
def _counting(options: PlainOptions) -> Counting:
    return Counting(
        no_wild=options.no_wild_scope,
        eight="exact" if options.flat8 == "exact" else "least",
        seven_pairs=2 if options.seven_pairs == "2tai" else 0,
        cap=None if options.cap_tai == "none" else options.cap_tai,
    )
