"""抛牌 (rules page, section 4, phase 4): who was dealt four jokers, or eight cards of a rank, may throw in and win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from msgspec.structs import replace

from teahouse.families.cards import Cards, Hand, held, names_of
from teahouse.families.climbing.actions import DECLINE, THROW_IN, Decline, ThrowIn
from teahouse.families.climbing.events import Leads, NobodyThrew, ThrownIn
from teahouse.families.climbing.phases import Trick
from teahouse.families.climbing.ranks import BIG, KINDS_OF, ORDINARY, RANK, SMALL
from teahouse.families.climbing.trick import OnTable
from teahouse.games.wenling_biao_tong.combinations import COPIES
from teahouse.kernel import (
    HOUSE,
    Action,
    Answered,
    Close,
    Event,
    HouseAction,
    Illegal,
    Phase,
    Seat,
    Slot,
)

if TYPE_CHECKING:
    from teahouse.games.wenling_biao_tong.rules import BiaoTongRound

Strength = int
"""What a thrown set counts, 0 for none: its place in the single order, four jokers that of the big one."""

JOKERS: Final = 4


class Throwing(Phase[Any], frozen=True):
    """Those who may throw in are asked at the same time and answer in secret.

    `could` holds how strong a set each seat may throw. A `held` window, as every one in a protected room is, is there
    whether or not anybody can, and ends by `Close`. The names are those of the families' windows, but for `said`.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {"could": Slot.OWN, "said": Slot.OWN, "held": Slot.OPEN}
    clock: ClassVar[str] = "reaction"
    secret_actors: ClassVar[bool] = True
    could: tuple[Strength, ...]
    said: tuple[ThrowIn | Decline | None, ...]
    held: bool

    def actors(self, round: BiaoTongRound) -> tuple[Seat, ...]:
        undecided = tuple(seat for seat in range(round.setup.seats) if self.awaits(round, seat))
        return (*undecided, HOUSE) if self.held else undecided

    def awaits(self, round: BiaoTongRound, seat: Seat) -> bool:
        return self.said[seat] is None and bool(self.could[seat])

    def candidates(self, round: BiaoTongRound, seat: Seat) -> Iterator[Action]:
        return iter((THROW_IN, DECLINE))

    def act(self, round: BiaoTongRound, seat: Seat, action: ThrowIn | Decline, out: list[Event]) -> None:
        out.append(Answered(seat))
        round.phase = replace(self, said=(*self.said[:seat], action, *self.said[seat + 1 :]))

    def fallback(self, round: BiaoTongRound, seat: Seat) -> Action:
        return DECLINE

    def check_house(self, round: BiaoTongRound, action: HouseAction) -> None:
        if not (self.held and isinstance(action, Close)):
            raise Illegal("not-possible-now")

    def house(self, round: BiaoTongRound, action: HouseAction, out: list[Event]) -> None:
        """Time is over: who has not answered does not throw."""
        round.phase = replace(self, said=tuple(answer or DECLINE for answer in self.said), held=False)

    def run(self, round: BiaoTongRound, out: list[Event]) -> None:
        """The strongest that throws wins; nobody does, and the play goes on."""
        thrown = [seat for seat, answer in enumerate(self.said) if answer == THROW_IN]
        if not thrown:
            out.append(NobodyThrew())
            go_on(round, out)
            return
        seat = max(thrown, key=lambda one: self.could[one])
        thrown_set = set_of(round.hands[seat], self.could[seat], round.combinations.order)
        round.throw(seat)
        out.append(ThrownIn(seat, names_of(thrown_set)))
        round.settle(out)

    def imagined(self, round: BiaoTongRound, viewer: Seat | None) -> Self:
        """Asks the imagined hands anew; held, since perhaps none of them could throw."""
        again = strengths(round)
        could = tuple(self.could[seat] if seat == viewer else again[seat] for seat in range(round.setup.seats))
        said = tuple(answer if seat == viewer else None for seat, answer in enumerate(self.said))
        return replace(self, could=could, said=said, held=True)


def throw_or_play(round: BiaoTongRound, out: list[Event]) -> None:
    """Asks those who may throw in now, or goes on where nobody may."""
    due = "after_bidding" if round.declarer is not None else "after_deal"
    could = strengths(round) if round.options.throw_timing == due else ()
    if could and (round.setup.protected or any(could)):
        round.phase = Throwing(could, (None,) * round.setup.seats, round.setup.protected)
        return
    if could:
        round.most_jokers = [min(most, JOKERS - 1) for most in round.most_jokers]
    go_on(round, out)


def go_on(round: BiaoTongRound, out: list[Event]) -> None:
    """The bidding begins, or after it the play: the declarer leads."""
    if round.declarer is None:
        round.phase = round.auction()
        return
    out.append(Leads(round.declarer, "declarer", None))
    round.phase = Trick(OnTable(round.declarer, round.declarer))


def strengths(round: BiaoTongRound) -> tuple[Strength, ...]:
    """What each seat may throw: of the cards that it was dealt, unless the kitty may complete the set."""
    with_kitty = round.options.throw_cards == "with_kitty"
    return tuple(
        strength(hand, () if with_kitty or seat != round.declarer else round.spare, round.combinations.order)
        for seat, hand in enumerate(round.hands)
    )


def strength(hand: Hand, kitty: Cards, order: tuple[int, ...]) -> Strength:
    """How strong a set a hand holds, the cards of the kitty aside."""
    dealt = bytearray(hand)
    for kind in kitty:
        dealt[kind] -= 1
    counts = [sum(dealt[kind] for kind in kinds) for kinds in KINDS_OF]
    if sum(counts[SMALL:]) == JOKERS:
        return order[BIG]
    return max((order[rank] for rank in range(ORDINARY) if counts[rank] == COPIES), default=0)


def set_of(hand: Hand, worth: Strength, order: tuple[int, ...]) -> Cards:
    """The set of that strength in a hand: what the kitty has brought may be stronger, and is not what is thrown."""
    ranks = (SMALL, BIG) if worth == order[BIG] else (order.index(worth),)
    return tuple(kind for kind in held(hand) if RANK[kind] in ranks)
