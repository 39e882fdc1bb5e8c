"""温岭对家统, the partners' game of Wenling: go out, and capture fives, tens and kings on the way.

Rules page `wenling-dui-jia-tong`: the flow is section 4 and runs through the family's phase `Trick`; the end and what
is paid stand in `scoring.py` (section 6).
"""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse import kernel
from teahouse.families.cards import Cards, packs
from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.events import Leads
from teahouse.families.climbing.game import ClimbingCarry, ClimbingGame
from teahouse.families.climbing.phases import Trick
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.settling import standing
from teahouse.families.climbing.table import Side
from teahouse.families.climbing.trick import OnTable
from teahouse.games.wenling_dui_jia_tong import scoring
from teahouse.games.wenling_dui_jia_tong.combinations import combinations_of
from teahouse.games.wenling_dui_jia_tong.options import Options
from teahouse.games.wenling_dui_jia_tong.words import WORDS
from teahouse.kernel import Chance, Event, Outcome, Setup, Slot, Title, points_of

SEATS: Final = 4
HAND: Final = 27
PACK: Final[Cards] = packs(2)
SIDES: Final = (0, 1, 0, 1)


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

    def decided(self) -> bool:
        return any(self.complete(side) for side in (0, 1))

    def stopped(self) -> bool:
        return self.options.early_end == "on" and scoring.decision(self) is not None

    def settle(self, out: list[Event]) -> None:
        verdict, lines = scoring.settlement(self)
        leader = self.finished[0] if self.options.first_lead == "random_then_first_out" else None
        self.outcome = Outcome(points_of(SEATS, lines), lines, ClimbingCarry(leader), verdict.ending)

    def score(self) -> tuple[Side, ...]:
        return standing(self, scoring.WHOLE)


class DuiJiaTong(ClimbingGame):
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
    own_words = WORDS

    def deal(self, setup: Setup, chance: Chance) -> tuple[DuiJiaTongRound, list[Event]]:
        assert isinstance(setup.options, Options)
        assert isinstance(setup.carry, ClimbingCarry)
        lot = setup.carry.leader is None
        leader = chance.below("leader", SEATS) if setup.carry.leader is None else setup.carry.leader
        round = DuiJiaTongRound(
            setup,
            chance,
            Trick(OnTable(leader, leader)),
            conventions=setup.options.conventions(),
            sides=SIDES,
            deck=tuple(chance.shuffled("deck", PACK)),
        )
        out: list[Event] = []
        round.deal((HAND,) * SEATS, out)
        out.append(Leads(leader, "lot" if lot else "first-out", None))
        return round, out


GAME = DuiJiaTong()
