"""平麻将 as the hall knows it; a game gives it a key, a title, the defaults of its options and its help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from teahouse import kernel
from teahouse.families.mahjong import events as seen
from teahouse.families.mahjong.zhuji.game import PlayAction, PlayEvent, ZhujiGame
from teahouse.families.mahjong.zhuji.payments import ZhujiCarry
from teahouse.families.mahjong.zhuji.plain import rules
from teahouse.families.mahjong.zhuji.plain.bot import Club
from teahouse.families.mahjong.zhuji.plain.options import PlainOptions
from teahouse.families.mahjong.zhuji.plain.words import WORDS
from teahouse.families.mahjong.zhuji.players import Greedy
from teahouse.families.mahjong.zhuji.wild import NameWild, WildFixed, WildNamed
from teahouse.kernel import Allowance, Chance, Event, Round, Setup, Title


class PlainGame(ZhujiGame):
    """A game of 平麻将."""

    Action: ClassVar[Any] = NameWild | PlayAction
    Event: ClassVar[Any] = seen.WallBroken | seen.Dealt | WildNamed | WildFixed | PlayEvent
    own_words: ClassVar[Mapping[str, Title]] = WORDS
    greedy: ClassVar[Greedy] = Greedy()
    club: ClassVar[Club] = Club()

    def deal(self, setup: Setup, chance: Chance) -> tuple[Round, list[Event]]:
        return rules.deal(setup, chance)

    def over(self, options: kernel.Options, carry: kernel.Carry) -> bool:
        assert isinstance(options, PlainOptions)
        assert isinstance(carry, ZhujiCarry)
        return carry.number > options.hand_count

    def clocks(self, options: kernel.Options) -> Mapping[str, Allowance]:
        return {"name": Allowance(15), **super().clocks(options)}
