"""The bidding of 温岭标统 (rules page, section 4, phases 2 and 3), and the kitty that the declarer takes up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from teahouse.families.cards import names_of
from teahouse.families.climbing.actions import PASS, Bid
from teahouse.families.climbing.events import AuctionEnded, Bade, BidPassed, KittyTaken
from teahouse.families.climbing.ranks import ORDINARY, RANK
from teahouse.families.climbing.table import Call
from teahouse.games.wenling_biao_tong.throwing import throw_or_play
from teahouse.kernel import Action, Event, Illegal, Phase, Seat, Slot

if TYPE_CHECKING:
    from teahouse.games.wenling_biao_tong.rules import BiaoTongRound

SEATS: Final = 4
STEPS: Final = (5, 10, 15, 20)
LOWEST: Final = STEPS[0]
HIGHEST: Final = STEPS[-1]

FREE: Final = 10
"""From this bid on nobody must bid."""

TWO_JOKERS: Final = 2
"""手持双王: so many jokers must bid."""


class Auction(Phase[Any], frozen=True):
    """Bidding in turn (叫牌). `seat` is asked; `high` made the standing bid; `passes` were said in a row."""

    SLOTS: ClassVar[dict[str, Slot]] = dict.fromkeys(
        ("seat", "starter", "high", "passed", "spoken", "passes"), Slot.OPEN
    )
    clock: ClassVar[str] = "bid"
    seat: Seat
    starter: Seat
    high: Seat | None = None
    passed: tuple[Seat, ...] = ()
    spoken: tuple[Seat, ...] = ()
    passes: int = 0

    def actors(self, round: BiaoTongRound) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, round: BiaoTongRound, seat: Seat) -> Iterator[Action]:
        steps = [step for step in STEPS if step > round.bid]
        if not self.due(round, seat):
            yield PASS
        elif round.options.forced_bid == "exactly_one_step":
            steps = steps[:1]
        yield from map(Bid, steps)

    def check(self, round: BiaoTongRound, seat: Seat, action: Action) -> None:
        if action in self.candidates(round, seat):
            return
        match action:
            case Bid(points=points) if points not in STEPS:
                raise Illegal("no-such-bid", least=LOWEST, most=HIGHEST)
            case Bid(points=points) if points <= round.bid:
                raise Illegal("bid-too-low", points=round.bid)
            case Bid():
                raise Illegal("one-step-due")
            case _ if action == PASS:
                raise Illegal("two-jokers-must-bid")
            case _:
                raise Illegal("must-bid")

    def due(self, round: BiaoTongRound, seat: Seat) -> bool:
        """必叫: two jokers must bid at the first turn, below ten."""
        return self._duty(round, seat) and jokers(round, seat) >= TWO_JOKERS

    def _duty(self, round: BiaoTongRound, seat: Seat) -> bool:
        return round.options.forced_bid != "off" and round.bid < FREE and seat not in self.spoken

    def act(self, round: BiaoTongRound, seat: Seat, action: Action, out: list[Event]) -> None:
        high, passed, passes = self.high, self.passed, self.passes
        if isinstance(action, Bid):
            high, round.bid, passes = seat, action.points, 0
            said = Call(seat, "bid", action.points)
            out.append(Bade(seat, action.points))
        else:
            if self._duty(round, seat):
                round.most_jokers[seat] = TWO_JOKERS - 1
            passed, passes = (*passed, seat), passes + 1
            said = Call(seat, "pass", None)
            out.append(BidPassed(seat))
        round.calls = (*(call for call in round.calls if call.seat != seat), said)
        turn = self._next(round, seat, high, passed, passes)
        if turn is None:
            round.bid = round.bid or LOWEST
            self._end(round, self.starter if high is None else high, out)
        else:
            round.phase = Auction(turn, self.starter, high, passed, (*self.spoken, seat), passes)

    def _next(
        self, round: BiaoTongRound, seat: Seat, high: Seat | None, passed: tuple[Seat, ...], passes: int
    ) -> Seat | None:
        """Who is asked next; nobody once the bidding is over."""
        if round.bid == HIGHEST or passes == (SEATS if high is None else SEATS - 1):
            return None
        order = [(seat + step) % SEATS for step in range(1, SEATS)]
        final = round.options.pass_final == "on"  # noqa: S105 — to pass in the bidding
        return next((other for other in order if other != high and not (final and other in passed)), None)

    def _end(self, round: BiaoTongRound, declarer: Seat, out: list[Event]) -> None:
        """The highest bidder is the declarer, and takes up the kitty for all to see."""
        round.declarer = declarer
        round.sides = tuple(int(seat != declarer) for seat in range(SEATS))
        out.append(AuctionEnded(declarer, round.bid))
        take_up(round, declarer, out)
        throw_or_play(round, out)

    def fallback(self, round: BiaoTongRound, seat: Seat) -> Action:
        """A pass; where a bid is due, the lowest."""
        return next(self.candidates(round, seat))


def take_up(round: BiaoTongRound, declarer: Seat, out: list[Event]) -> None:
    """底牌: the kitty is turned up for all and goes into the declarer's hand."""
    kitty = tuple(sorted(round.deck))
    round.turn_up()
    for kind in kitty:
        round.hands[declarer][kind] += 1
    round.held[declarer] += len(kitty)
    round.shown[declarer] = kitty
    round.deck, round.undealt = (), 0
    out.append(KittyTaken(declarer, len(kitty), names_of(kitty)))


def jokers(round: BiaoTongRound, seat: Seat) -> int:
    """How many jokers a seat holds."""
    return sum(number for kind, number in enumerate(round.hands[seat]) if RANK[kind] >= ORDINARY)
