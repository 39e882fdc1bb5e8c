"""The game as the hall knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from teahouse import kernel
from teahouse.families.mahjong import events as seen
from teahouse.families.mahjong.zhuji.game import PlayAction, PlayEvent, ZhujiGame
from teahouse.families.mahjong.zhuji.payments import SEATS, ZhujiCarry
from teahouse.families.mahjong.zhuji.wild import NameWild, WildNamed
from teahouse.games.zhuji_bao_mahjong import rules
from teahouse.games.zhuji_bao_mahjong.actions import Bid, PassBid
from teahouse.games.zhuji_bao_mahjong.bot import Club, Greedy
from teahouse.games.zhuji_bao_mahjong.events import Called, Declared
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.words import WORDS
from teahouse.kernel import About, Allowance, Chance, Event, Round, Setup, Title


class ZhujiBaoMahjong(ZhujiGame):
    """诸暨包麻将."""

    key: ClassVar[str] = "zhuji-bao-mahjong"
    version: ClassVar[str] = "1"
    about: ClassVar[About] = About(
        title=Title("诸暨包麻将", "Zhuji Declarer Mahjong"),
        blurb=Title("叫台数、定财神，一家包牌斗三家", "Bid for tai, name the wild tiles, one against three"),
        regions=("zhuji",),
        family="mahjong",
        seats=(SEATS,),
        keywords=("zhujibaomajiang", "baomajiang", "zjbmj", "bmj", "bao mahjong", "包麻将", "包麻", "诸暨麻将"),
        pace=4,
        longest=700,
    )
    Options: ClassVar[type[kernel.Options]] = Options
    Action: ClassVar[Any] = Bid | PassBid | NameWild | PlayAction
    Event: ClassVar[Any] = seen.WallBroken | seen.Dealt | Called | Declared | WildNamed | PlayEvent
    own_words: ClassVar[Mapping[str, Title]] = WORDS
    greedy: ClassVar[Greedy] = Greedy()
    club: ClassVar[Club] = Club()

    def deal(self, setup: Setup, chance: Chance) -> tuple[Round, list[Event]]:
        return rules.deal(setup, chance)

    def over(self, options: kernel.Options, carry: kernel.Carry) -> bool:
        assert isinstance(options, Options)
        assert isinstance(carry, ZhujiCarry)
        return options.deals != "endless" and carry.number > options.deals

    def clocks(self, options: kernel.Options) -> Mapping[str, Allowance]:
        return {"bid": Allowance(15), "name": Allowance(20), **super().clocks(options)}


GAME = ZhujiBaoMahjong()
