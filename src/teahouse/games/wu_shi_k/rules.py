"""五十K: go out, and capture fives, tens and kings, which together are a bomb.

Rules page `wu-shi-k`: the flow is section 4 and runs through the family's phase `Trick`; what is paid stands in
`scoring.py` (section 6).
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
from teahouse.games.wu_shi_k import scoring
from teahouse.games.wu_shi_k.combinations import combinations
from teahouse.games.wu_shi_k.options import Options
from teahouse.games.wu_shi_k.words import WORDS
from teahouse.kernel import Event, Outcome, Slot, Title, points_of

SEATS: Final = 4
PACK: Final[Cards] = packs(2)


class WuShiKRound(ClimbingRound):
    """A hand of 五十K."""

    SLOTS: ClassVar[dict[str, Slot]] = {}
    __slots__ = ()

    @property
    def options(self) -> Options:
        """What the table agreed upon."""
        assert isinstance(self.setup.options, Options)
        return self.setup.options

    @property
    def combinations(self) -> Combinations:
        return combinations(self.options)

    @property
    def pack(self) -> Cards:
        return PACK

    def settle(self, out: list[Event]) -> None:
        ending, lines = scoring.settlement(self)
        leader = self.finished[0] if self.options.first_lead == "random_then_first_out" else None
        self.outcome = Outcome(points_of(SEATS, lines), lines, ClimbingCarry(leader), ending)

    def score(self) -> tuple[Side, ...]:
        return standing(self, scoring.WHOLE)


class WuShiK(SidesGame):
    """五十K."""

    key = "wu-shi-k"
    version = "1"
    about = kernel.About(
        title=Title("五十K", "Fifty-K"),
        blurb=Title("五、十、K 凑成炸弹，抓二百分", "A five, a ten and a king are a bomb; 200 points to capture"),
        regions=("zhuji",),
        family="climbing",
        seats=(SEATS,),
        keywords=("wushik", "wsk", "五十K", "五十k", "50k", "5十k"),
        pace=8,
        listed=False,
        longest=500,
    )
    Options = Options
    made = WuShiKRound
    pack = PACK
    own_words = WORDS


GAME = WuShiK()
