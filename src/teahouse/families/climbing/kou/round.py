"""A hand of 双扣 or a cousin: tricks until a side is out.

The flow is section 4 and runs through the family's phase `Trick`; what is paid stands in `scoring.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from teahouse.families.cards import NAMES, Cards, Kind, held, packs
from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.events import Leads
from teahouse.families.climbing.game import ClimbingCarry
from teahouse.families.climbing.kou import lines, scoring
from teahouse.families.climbing.kou.combinations import combinations
from teahouse.families.climbing.kou.options import KouOptions
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.table import Seal
from teahouse.kernel import ALL, Event, Outcome, Seat, Slot, points_of

HAND: Final = 27
PACK: Final[Cards] = packs(2)


class KouCarry(ClimbingCarry, frozen=True):
    """Who leads, `None` where a card is drawn; how the seats sit, in order of play, where a card has moved them."""

    around: tuple[Seat, ...] = ()


class Partnered(Event, frozen=True):
    """Who holds the other copy of the drawn card is the leader's partner, and now sits opposite it."""

    REVEALS: ClassVar[bool] = True
    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "partner": ALL, "around": ALL}
    seat: Seat
    partner: Seat
    around: tuple[Seat, ...]


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

    def sit(self, around: tuple[Seat, ...]) -> None:
        """The seats sit so around the table; those opposite each other are a side."""
        self.around = around
        self.sides = tuple(around.index(seat) % 2 for seat in range(self.setup.seats))

    def draw_lead(self, out: list[Event]) -> Seat:
        """亮牌: one of the dealt cards is drawn and announced; its holder leads."""
        cards = [(seat, kind) for seat, hand in enumerate(self.hands) for kind in held(hand)]
        leader, kind = cards.pop(self.chance.below("lead-card", len(cards)))
        self.shown[leader] = (kind,)
        out.append(Leads(leader, "card", NAMES[kind]))
        if self.options.seat_by_card == "on" and self.setup.seats > 2:
            self.seat_partner(leader, next(seat for seat, other in cards if other == kind), kind, out)
        return leader

    def seat_partner(self, leader: Seat, partner: Seat, kind: Kind, out: list[Event]) -> None:
        """The holder of the other copy changes places with the seat opposite the leader."""
        self.shown[partner] = (*self.shown[partner], kind)
        if partner == leader:
            return
        opposite = self.after(leader)[1]
        moved = {partner: opposite, opposite: partner}
        self.sit(tuple(moved.get(seat, seat) for seat in self.around))
        out.append(Partnered(leader, partner, self.around))

    def settle(self, out: list[Event]) -> None:
        ending, settled = scoring.settlement(self)
        by_card = ending == "double-kou" or self.options.first_lead == "card_each_hand"
        around = self.around if self.options.seat_by_card == "on" else ()
        carry = KouCarry(None if by_card else self.finished[0], around)
        self.outcome = Outcome(points_of(self.setup.seats, settled), settled, carry, ending)

    def seals(self) -> tuple[Seal, ...]:
        return (*self._drawn(), *self._lines())

    def _drawn(self) -> Iterator[Seal]:
        """Until the first play: the drawn card, and its other copy where that seats a partner."""
        if not any(self.words()):
            for seat, cards in enumerate(self.shown):
                if cards:
                    yield Seal(seat, "turned-card", {"card": NAMES[cards[0]]})

    def _lines(self) -> Iterator[Seal]:
        """线: the best that a seat's bombs count so far."""
        over = self.outcome is not None
        best = [max(lines.results(self, seat, over=over), default=0) for seat in range(self.setup.seats)]
        return (Seal(seat, "lines", {"lines": line}) for seat, line in enumerate(best) if line)
