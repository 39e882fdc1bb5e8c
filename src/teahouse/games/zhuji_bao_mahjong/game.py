"""The game as the hall knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar

from teahouse import kernel
from teahouse.families.mahjong import actions as play
from teahouse.families.mahjong import events as seen
from teahouse.families.mahjong.table import MahjongHint, MahjongPrivate, MahjongPublic
from teahouse.games.zhuji_bao_mahjong import rules, settlement
from teahouse.games.zhuji_bao_mahjong.actions import Bid, NameWild, PassBid
from teahouse.games.zhuji_bao_mahjong.bot import Club, Greedy
from teahouse.games.zhuji_bao_mahjong.events import Called, Declared, WildNamed
from teahouse.games.zhuji_bao_mahjong.hint import hint
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.settlement import SEATS
from teahouse.games.zhuji_bao_mahjong.words import WORDS
from teahouse.kernel import About, Allowance, Bot, Chance, Event, Randomly, Round, Seat, Setup, Title


class ZhujiBaoMahjong(kernel.Game):
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
    Carry: ClassVar[type[kernel.Carry]] = settlement.Carry
    Public: ClassVar[type[kernel.Public]] = MahjongPublic
    Private: ClassVar[type[kernel.Private]] = MahjongPrivate
    Action: ClassVar[Any] = (
        Bid
        | PassBid
        | NameWild
        | play.Discard
        | play.Chow
        | play.Pong
        | play.OpenKong
        | play.ConcealedKong
        | play.AddedKong
        | play.Win
        | play.Pass
    )
    Event: ClassVar[Any] = (
        seen.WallBroken
        | seen.Dealt
        | Called
        | Declared
        | WildNamed
        | seen.Drew
        | seen.Discarded
        | seen.Melded
        | seen.KongConcealed
        | seen.KongAdded
        | seen.KongRobbed
        | seen.Won
        | seen.WallSpent
        | kernel.Answered
    )

    def first(self, options: kernel.Options, chance: Chance) -> settlement.Carry:
        return settlement.Carry(dealer=chance.below("dealer", SEATS))

    def deal(self, setup: Setup, chance: Chance) -> tuple[Round, list[Event]]:
        return rules.deal(setup, chance)

    def over(self, options: kernel.Options, carry: kernel.Carry) -> bool:
        assert isinstance(options, Options)
        assert isinstance(carry, settlement.Carry)
        return options.deals != "endless" and carry.number > options.deals

    def clocks(self, options: kernel.Options) -> Mapping[str, Allowance]:
        """The rules page's times, and 20 s more a round on turns and claims (a custom of the house)."""
        return {
            "bid": Allowance(15),
            "name": Allowance(20),
            "turn": Allowance(20, bank=20),
            "reaction": Allowance(10, bank=20),
        }

    def bots(self) -> Mapping[str, Bot]:
        return {"random": Randomly(), "greedy": Greedy(), "club": Club()}

    def hint(self, veiled: Round, seat: Seat, chance: Chance) -> MahjongHint:
        assert isinstance(veiled, rules.ZhujiBaoRound)
        return hint(veiled, seat, chance)

    def words(self) -> Mapping[str, Title]:
        return WORDS

    @cache  # noqa: B019 — a game is one instance for good
    def help(self) -> str:
        return files(__package__).joinpath("help.zh.md").read_text(encoding="utf-8")


GAME = ZhujiBaoMahjong()
