"""What the games of the family have in common as games: views, bots, counsel, wording."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from teahouse import kernel
from teahouse.families.tricks.players import Club, Greedy
from teahouse.families.tricks.players.hints import counsel
from teahouse.families.tricks.players.style import Style
from teahouse.families.tricks.round import TricksRound
from teahouse.families.tricks.table import TricksHint, TricksPrivate, TricksPublic
from teahouse.families.tricks.words import WORDS
from teahouse.kernel import Title


class TricksGame(kernel.Game):
    """A game of the family; `own_words` are the wording that it has for itself alone, `style` is its club player's."""

    Public = TricksPublic
    Private = TricksPrivate
    own_words: ClassVar[Mapping[str, Title]] = {}
    style: ClassVar[Style] = Style()

    def words(self) -> Mapping[str, Title]:
        return {**WORDS, **self.own_words}

    def over(self, options: kernel.Options, carry: kernel.Carry) -> bool:
        return False

    def bots(self) -> Mapping[str, kernel.Bot]:
        return {"random": kernel.Randomly(), "greedy": Greedy(), "club": Club(self.style)}

    def hint(self, veiled: kernel.Round, seat: kernel.Seat, chance: kernel.Chance) -> TricksHint:
        assert isinstance(veiled, TricksRound)
        return counsel(Club(self.style), veiled, seat, chance)
