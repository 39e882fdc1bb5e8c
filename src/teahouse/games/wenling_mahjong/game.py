"""The game as the hall knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from teahouse import kernel
from teahouse.families.mahjong import actions as play
from teahouse.families.mahjong import events as seen
from teahouse.families.mahjong.table import MahjongHint, MahjongPrivate, MahjongPublic
from teahouse.games.wenling_mahjong import rules, settlement
from teahouse.games.wenling_mahjong.bot import Club, Greedy
from teahouse.games.wenling_mahjong.events import RawPhaseBegun
from teahouse.games.wenling_mahjong.hint import hint
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.settlement import SEATS
from teahouse.games.wenling_mahjong.words import WORDS
from teahouse.kernel import About, Allowance, Bot, Chance, Event, Randomly, Round, Seat, Setup, Title


class WenlingMahjong(kernel.Game):
    """温岭麻将."""

    key: ClassVar[str] = "wenling-mahjong"
    version: ClassVar[str] = "1"
    about: ClassVar[About] = About(
        title=Title("温岭麻将", "Wenling Mahjong"),
        blurb=Title("十六张，翻得，没胡也算和", "Sixteen tiles, a turned-up wild, and every hand counts"),
        regions=("wenling",),
        family="mahjong",
        seats=(SEATS,),
        keywords=("wenlingmajiang", "wlmj", "wenling mahjong", "温岭麻将", "温岭麻雀", "翻得", "包三家"),
        pace=5,
        longest=800,
    )
    Options: ClassVar[type[kernel.Options]] = Options
    Carry: ClassVar[type[kernel.Carry]] = settlement.Carry
    Public: ClassVar[type[kernel.Public]] = MahjongPublic
    Private: ClassVar[type[kernel.Private]] = MahjongPrivate
    Action: ClassVar[Any] = (
        play.Discard
        | play.Expose
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
        | seen.IndicatorTurned
        | seen.Exposed
        | seen.Drew
        | seen.Discarded
        | seen.Melded
        | seen.KongAdded
        | seen.KongRobbed
        | RawPhaseBegun
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
        """The rules page's times, and 20 s more a round (a custom of the house)."""
        return {"turn": Allowance(20, bank=20), "reaction": Allowance(10, bank=20)}

    def bots(self) -> Mapping[str, Bot]:
        return {"random": Randomly(), "greedy": Greedy(), "club": Club()}

    def hint(self, veiled: Round, seat: Seat, chance: Chance) -> MahjongHint:
        assert isinstance(veiled, rules.WenlingRound)
        return hint(veiled, seat, chance)

    def words(self) -> Mapping[str, Title]:
        return WORDS


GAME = WenlingMahjong()
