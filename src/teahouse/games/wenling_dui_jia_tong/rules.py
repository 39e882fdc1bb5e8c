"""温岭对家统, the partners' game of Wenling: go out, and capture fives, tens and kings on the way.

Rules page `wenling-dui-jia-tong`: the flow is section 4 and runs through the family's phase `Trick`; the end and what
is paid stand in `scoring.py` (section 6).
"""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse import kernel
from teahouse.families.cards import Cards, packs
from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.game import ClimbingCarry, SidesGame
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.settling import standing
from teahouse.families.climbing.table import Side
from teahouse.games.wenling_dui_jia_tong import scoring
from teahouse.games.wenling_dui_jia_tong.combinations import combinations_of
from teahouse.games.wenling_dui_jia_tong.options import Options
from teahouse.games.wenling_dui_jia_tong.words import WORDS
from teahouse.kernel import Event, Outcome, Slot, Title, points_of

SEATS: Final = 4
PACK: Final[Cards] = packs(2)


class DuiJiaTongRound(ClimbingRound):
    """A hand of 温岭对家统."""

    SLOTS: ClassVar[dict[str, Slot]] = {}
    __slots__ = ()

    @property
    def options(self) -> Options:
        """What the table agreed upon."""
        assert isinstance(self.setup.options, Options)
        return self.setup.options

    @property
    def combinations(self) -> Combinations:
        return combinations_of(self.options)

    @property
    def pack(self) -> Cards:
        return PACK

    def stopped(self) -> bool:
        return self.options.early_end == "on" and scoring.decision(self) is not None

    def settle(self, out: list[Event]) -> None:
        verdict, lines = scoring.settlement(self)
        leader = self.finished[0] if self.options.first_lead == "random_then_first_out" else None
        self.outcome = Outcome(points_of(SEATS, lines), lines, ClimbingCarry(leader), verdict.ending)

    def score(self) -> tuple[Side, ...]:
        return standing(self, scoring.WHOLE)


class DuiJiaTong(SidesGame):
    """温岭对家统."""

    key = "wenling-dui-jia-tong"
    version = "1"
    about = kernel.About(
        title=Title("温岭对家统", "Wenling Partner Tong"),
        blurb=Title("两家对两家，两副牌，四张财神，抓两百分", "Two against two, two packs, four wild jokers"),
        regions=("wenling",),
        family="climbing",
        seats=(SEATS,),
        keywords=("wenlingduijiatong", "duijiatong", "djt", "对家统", "四个人", "统"),
        pace=10,
        listed=False,
        longest=600,
    )
    Options = Options
    made = DuiJiaTongRound
    pack = PACK
    own_words = WORDS


GAME = DuiJiaTong()
