"""包红五三打一, a red-five game of Shaoxing and Lishui: bid for points, name trumps, bury, catch red fives.

Rules page `bao-hong-wu`: the flow is section 4 — deal, auction, trumps named before the kitty is seen, burial,
twenty-five tricks — and runs through the family's phases: `Auction`, `Naming`, `PickUp`, `Burial`, `Trick`.
"""

from __future__ import annotations

from typing import ClassVar

from teahouse import kernel
from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.solo import SoloGame, SoloRound
from teahouse.games.bao_hong_wu import scoring
from teahouse.games.bao_hong_wu.bot import STYLE
from teahouse.games.bao_hong_wu.options import Options
from teahouse.games.bao_hong_wu.words import WORDS
from teahouse.kernel import Line, Slot, Title


class BaoHongWuRound(SoloRound):
    """A hand of 包红五."""

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
        return scoring.dealer_score(self.options, finished) >= finished.bid

    def red_five_points(self) -> int:
        return self.options.red_five_points


class BaoHongWu(SoloGame):
    """包红五."""

    key = "bao-hong-wu"
    version = "1"
    about = kernel.About(
        title=Title("包红五", "Red Five Solo"),
        blurb=Title("叫分做庄，一家打三家，红桃五最大", "Bid to play one against three; the 5 of hearts is highest"),
        regions=("zhuji",),
        family="tricks",
        seats=(4,),
        keywords=("baohongwu", "bhw", "红五三打一", "三打一", "抓红五"),
        pace=8,
        listed=False,
        longest=160,
        leaving="forfeit",
    )
    Options = Options
    round = BaoHongWuRound
    level = 2
    own_words = WORDS
    style = STYLE


GAME = BaoHongWu()
