"""红五, the partnership game of the family: levels, trumps shown during the deal, throws, no-trump.

Rules page `hong-wu`. The flow (section 4) runs through the family's phases: `Dealing`, `LastCall`,
`Resolution`, `PickUp`, `Burial`, `Trick`.
"""

from __future__ import annotations

from typing import ClassVar

from teahouse import kernel
from teahouse.families.tricks import events
from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.partners import PartnersGame, PartnersRound
from teahouse.games.hong_wu import scoring
from teahouse.games.hong_wu.options import Options
from teahouse.games.hong_wu.words import WORDS
from teahouse.kernel import Slot, Title


class HongWuRound(PartnersRound):
    """A hand of 红五."""

    SLOTS: ClassVar[dict[str, Slot]] = {}
    __slots__ = ()

    @property
    def options(self) -> Options:
        """What the table agreed upon."""
        assert isinstance(self.setup.options, Options)
        return self.setup.options

    def kitty_factor(self, finished: Finished) -> int:
        return scoring.kitty_factor(self.options, finished)

    def red_five_points(self) -> int:
        return scoring.CAPTURE_POINTS if self.options.red_five_capture == "points20" else 0


class HongWu(PartnersGame):
    """红五."""

    key = "hong-wu"
    version = "1"
    about = kernel.About(
        title=Title("红五", "Red Five"),
        blurb=Title("对家一伙打级，可甩牌，可反无主", "Partners climb levels; throws and no-trump"),
        regions=("zhuji",),
        family="tricks",
        seats=(4,),
        keywords=("hongwu", "hw", "打红五", "升级", "拖拉机"),
        pace=8,
        listed=False,
        longest=700,
        leaving="forfeit",
    )
    Options = Options
    Event = PartnersGame.Event | events.RedFiveCaught
    round = HongWuRound
    own_words = WORDS


GAME = HongWu()
