"""红五三打一: the cards of 包红五, the bands of 包红心, the kitty of 温岭红五, and a bonus for caught red fives.

Rules page `hong-wu-3v1`. The flow (section 4) runs through the family's phases: `Auction`, `PickUp`, `Naming`,
`Burial`, `Trick`.
"""

from __future__ import annotations

from typing import ClassVar

from teahouse import kernel
from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.solo import SoloGame, SoloRound, band_marks
from teahouse.families.tricks.table import Mark
from teahouse.games.hong_wu_3v1 import scoring
from teahouse.games.hong_wu_3v1.bot import STYLE
from teahouse.games.hong_wu_3v1.options import Options
from teahouse.games.hong_wu_3v1.words import WORDS
from teahouse.kernel import Line, Slot, Title


class HongWu3v1Round(SoloRound):
    """A hand of 红五三打一."""

    SLOTS: ClassVar[dict[str, Slot]] = {}
    __slots__ = ()

    @property
    def options(self) -> Options:
        """What the table agreed upon."""
        assert isinstance(self.setup.options, Options)
        return self.setup.options

    def lines(self, finished: Finished) -> tuple[Line, ...]:
        return scoring.lines(self.options, finished)

    def dealer_wins(self, finished: Finished) -> bool:
        return scoring.raw_points(self.options, finished) >= finished.bid

    def marks(self) -> tuple[Mark, ...]:
        return band_marks(self.bid) if self.options.settlement == "bands" else super().marks()

    def red_five_points(self) -> int:
        return self.options.red_five_points


class HongWu3v1(SoloGame):
    """红五三打一."""

    key = "hong-wu-3v1"
    version = "1"
    about = kernel.About(
        title=Title("红五三打一", "Red Five, Three against One"),
        blurb=Title("一家打三家，抠底双倍四倍", "One against three; a lost kitty counts double or fourfold"),
        regions=("zhuji",),
        family="tricks",
        seats=(4,),
        keywords=("hongwusandayi", "hwsdy", "三打一", "3d1"),
        pace=8,
        listed=False,
        longest=160,
        leaving="forfeit",
    )
    Options = Options
    round = HongWu3v1Round
    level = 2
    own_words = WORDS
    style = STYLE


GAME = HongWu3v1()
