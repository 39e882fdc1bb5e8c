"""温岭六家统, the six-hand game of Wenling: go out, and capture fives, tens and kings on the way.

Rules page `wenling-liu-jia-tong`: the flow is section 4 and runs through the family's phase `Trick`; the end and what
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
from teahouse.games.wenling_liu_jia_tong import scoring
from teahouse.games.wenling_liu_jia_tong.combinations import combinations
from teahouse.games.wenling_liu_jia_tong.options import Options
from teahouse.games.wenling_liu_jia_tong.words import WORDS
from teahouse.kernel import Event, Outcome, Slot, Title, points_of

SEATS: Final = 6
PACK: Final[Cards] = packs(4)


class LiuJiaTongRound(ClimbingRound):
    """A hand of 温岭六家统."""

    SLOTS: ClassVar[dict[str, Slot]] = {}
    __slots__ = ()

    @property
    def options(self) -> Options:
        """What the table agreed upon."""
        assert isinstance(self.setup.options, Options)
        return self.setup.options

    @property
    def combinations(self) -> Combinations:
        chosen = self.options
        return combinations(triple_with_pair=chosen.triple_with_pair == "on", joker_sets=chosen.joker_sets == "natural")

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


class LiuJiaTong(SidesGame):
    """温岭六家统."""

    key = "wenling-liu-jia-tong"
    version = "1"
    about = kernel.About(
        title=Title("温岭六家统", "Wenling Six-Hand Tong"),
        blurb=Title("三家对三家，四副牌，八张财神，抓四百分", "Three against three, four packs, eight wild jokers"),
        regions=("wenling",),
        family="climbing",
        seats=(SEATS,),
        keywords=("wenlingliujiatong", "liujiatong", "ljt", "六家统", "六个人", "统"),
        pace=15,
        listed=False,
        longest=1000,
    )
    Options = Options
    made = LiuJiaTongRound
    pack = PACK
    own_words = WORDS


GAME = LiuJiaTong()
