"""A hand of 双扣 or a cousin: tricks until a side is out.

The flow is section 4 and runs through the family's phase `Trick`; what is paid stands in `scoring.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.families.cards import Cards, packs
from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.game import ClimbingCarry
from teahouse.families.climbing.kou import lines, scoring
from teahouse.families.climbing.kou.combinations import combinations
from teahouse.families.climbing.kou.options import KouOptions
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.table import Seal
from teahouse.kernel import Event, Outcome, Slot, points_of

HAND: Final = 27
PACK: Final[Cards] = packs(2)


class KouRound(ClimbingRound):
    """A hand; with two players half the pack stays unused."""

    SLOTS: ClassVar[dict[str, Slot]] = {}
    __slots__ = ()

    @property
    def options(self) -> KouOptions:
        """What the table agreed upon."""
        assert isinstance(self.setup.options, KouOptions)
        return self.setup.options

    @property
    def combinations(self) -> Combinations:
        chosen = self.options
        return combinations(
            wild=chosen.wild(),
            two_chain=chosen.two_chain == "on",
            two_in_chain=chosen.two_in_chain == "on",
            four_kings=chosen.kings(),
        )

    @property
    def pack(self) -> Cards:
        return PACK

    def decided(self) -> bool:
        return any(self.complete(side) for side in (0, 1))

    def settle(self, out: list[Event]) -> None:
        ending, settled = scoring.settlement(self)
        by_card = ending == "double-kou" or self.options.first_lead == "card_each_hand"
        carry = ClimbingCarry(None if by_card else self.finished[0])
        self.outcome = Outcome(points_of(self.setup.seats, settled), settled, carry, ending)

    def seals(self) -> tuple[Seal, ...]:
        over = self.outcome is not None
        best = [max(lines.results(self, seat, over=over), default=0) for seat in range(self.setup.seats)]
        return tuple(Seal(seat, "lines", {"lines": line}) for seat, line in enumerate(best) if line)
