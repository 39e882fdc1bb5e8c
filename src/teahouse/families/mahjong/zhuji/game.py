"""What the three games have in common as games: views, clocks, bots, counsel, wording."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from teahouse import kernel
from teahouse.families.mahjong import actions as play
from teahouse.families.mahjong import events as seen
from teahouse.families.mahjong.table import MahjongHint, MahjongPrivate, MahjongPublic
from teahouse.families.mahjong.zhuji import hints, payments, words
from teahouse.families.mahjong.zhuji.players import Club, Greedy
from teahouse.families.mahjong.zhuji.round import ZhujiRound
from teahouse.kernel import Allowance, Bot, Chance, Randomly, Round, Seat, Title

PlayAction = (
    play.Discard | play.Chow | play.Pong | play.OpenKong | play.ConcealedKong | play.AddedKong | play.Win | play.Pass
)
"""What is done once the wild tiles are known."""

PlayEvent = (
    seen.Drew
    | seen.Discarded
    | seen.Melded
    | seen.KongConcealed
    | seen.KongAdded
    | seen.KongRobbed
    | seen.Won
    | seen.WallSpent
    | kernel.Answered
)
"""What is seen once the wild tiles are known."""


class ZhujiGame(kernel.Game):
    """A game of 诸暨; `own_words` are the wording that it has for itself alone, `greedy` and `club` its players."""

    Carry: ClassVar[type[kernel.Carry]] = payments.ZhujiCarry
    Public: ClassVar[type[kernel.Public]] = MahjongPublic
    Private: ClassVar[type[kernel.Private]] = MahjongPrivate
    own_words: ClassVar[Mapping[str, Title]]
    greedy: ClassVar[Greedy]
    club: ClassVar[Club]

    def first(self, options: kernel.Options, chance: Chance) -> payments.ZhujiCarry:
        return payments.ZhujiCarry(dealer=chance.below("dealer", payments.SEATS))

    def clocks(self, options: kernel.Options) -> Mapping[str, Allowance]:
        """The rules pages' times, and 20 s more a round on turns and claims (a custom of the house)."""
        return {"turn": Allowance(20, bank=20), "reaction": Allowance(10, bank=20)}

    def bots(self) -> Mapping[str, Bot]:
        return {"random": Randomly(), "greedy": self.greedy, "club": self.club}

    def hint(self, veiled: Round, seat: Seat, chance: Chance) -> MahjongHint:
        assert isinstance(veiled, ZhujiRound)
        return hints.hint(self.club, veiled, seat, chance)

    def words(self) -> Mapping[str, Title]:
        return {**words.WORDS, **self.own_words}
