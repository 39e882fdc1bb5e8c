"""温岭红五, the red-five game of Wenling: partners, levels, trumps shown during the deal, no throws.

Rules page `wenling-hong-wu`. The flow (section 4) runs through the family's phases: `Dealing`, `LastCall`,
`Resolution`, `PickUp`, `Burial`, `Trick`.
"""

from __future__ import annotations

from typing import ClassVar

from teahouse import kernel
from teahouse.families.tricks import events
from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.partners import PartnersGame, PartnersRound
from teahouse.games.wenling_hong_wu import scoring
from teahouse.games.wenling_hong_wu.options import Options
from teahouse.games.wenling_hong_wu.words import WORDS
from teahouse.kernel import Slot, Title


class WenlingHongWuRound(PartnersRound):
    """A hand of 温岭红五."""

    SLOTS: ClassVar[dict[str, Slot]] = {}
    __slots__ = ()

    @property
    def options(self) -> Options:
        """What the table agreed upon."""
        assert isinstance(self.setup.options, Options)
        return self.setup.options

    def kitty_factor(self, finished: Finished) -> int:
        return scoring.kitty_factor(self.options, finished)


class WenlingHongWu(PartnersGame):
    """温岭红五."""

    key = "wenling-hong-wu"
    version = "1"
    about = kernel.About(
        title=Title("温岭红五", "Wenling Red Five"),
        blurb=Title("对家一伙打级，亮主反主，掀底翻倍", "Partners climb levels; trumps are shown and overturned"),
        regions=("wenling",),
        family="tricks",
        seats=(4,),
        keywords=("wenlinghongwu", "wlhw", "红五", "打红五", "升级"),
        pace=8,
        listed=False,
        longest=700,
        leaving="forfeit",
    )
    Options = Options
    Event = PartnersGame.Event | events.Redealt
    round = WenlingHongWuRound
    own_words = WORDS


GAME = WenlingHongWu()
