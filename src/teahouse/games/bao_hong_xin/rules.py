"""包红心（打10）, a red-five game of Shaoxing: level ten, trumps named with the kitty in hand, settled in bands.

Rules page `bao-hong-xin`. The flow (section 4) runs through the family's phases: `Auction`, `PickUp`, `Naming`,
`Burial`, `Trick`.
"""

from __future__ import annotations

from typing import ClassVar

from teahouse import kernel
from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.solo import SoloGame, SoloRound, band_marks
from teahouse.families.tricks.table import Mark
from teahouse.games.bao_hong_xin import scoring
from teahouse.games.bao_hong_xin.bot import STYLE
from teahouse.games.bao_hong_xin.options import Options
from teahouse.games.bao_hong_xin.words import WORDS
from teahouse.kernel import Line, Slot, Title


class BaoHongXinRound(SoloRound):
    """A hand of 包红心."""

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
        return scoring.dealer_points(self.options, finished) >= finished.bid

    def marks(self) -> tuple[Mark, ...]:
        return band_marks(self.bid)

    def red_five_points(self) -> int:
        return scoring.CAPTURE_POINTS if self.options.red_five_capture == "points" else 0


class BaoHongXin(SoloGame):
    """包红心."""

    key = "bao-hong-xin"
    version = "1"
    about = kernel.About(
        title=Title("包红心", "Red Heart Solo"),
        blurb=Title("打 10 的三打一，半空全空分三档", "One against three at level ten, settled in three bands"),
        regions=("zhuji",),
        family="tricks",
        seats=(4,),
        keywords=("baohongxin", "bhx", "打10", "打十", "da10"),
        pace=8,
        listed=False,
        longest=160,
        leaving="forfeit",
    )
    Options = Options
    round = BaoHongXinRound
    level = 10
    own_words = WORDS
    style = STYLE


GAME = BaoHongXin()
