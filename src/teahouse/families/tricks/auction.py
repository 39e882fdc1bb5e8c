"""The auction (叫分): bids in fives, a pass is final, seven bids a seat, the highest bidder is the dealer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from teahouse.families.tricks.actions import PASS, Bid, Pass
from teahouse.families.tricks.events import AuctionEnded, Bade, Passed
from teahouse.families.tricks.phases import Naming, PickUp
from teahouse.families.tricks.round import SEATS, TricksRound
from teahouse.families.tricks.stage import Stage
from teahouse.families.tricks.table import Call
from teahouse.kernel import Action, Event, Illegal, Seat, Slot

LEAST: Final = 70
STEP: Final = 5
BIDS: Final = 7
"""So many bids a seat may make in a hand."""


class Auction(Stage, frozen=True):
    """`seat` is asked; `high` made the standing bid (`round.bid`); `passed` and `bids` are by seat."""

    SLOTS: ClassVar[dict[str, Slot]] = dict.fromkeys(("seat", "high", "passed", "bids"), Slot.OPEN)
    clock: ClassVar[str] = "bid"
    seat: Seat
    high: Seat | None = None
    passed: tuple[bool, ...] = (False,) * SEATS
    bids: tuple[int, ...] = (0,) * SEATS

    def actors(self, round: TricksRound) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, round: TricksRound, seat: Seat) -> Iterator[Action]:
        yield PASS
        for points in range(round.bid + STEP if round.bid else LEAST, round.conventions.bid_most + 1, STEP):
            yield Bid(points)

    def check(self, round: TricksRound, seat: Seat, action: Action) -> None:
        match action:
            case Pass():
                return
            case Bid(points=points) if points % STEP or not LEAST <= points <= round.conventions.bid_most:
                raise Illegal("no-such-bid", least=LEAST, most=round.conventions.bid_most)
            case Bid(points=points) if points <= round.bid:
                raise Illegal("bid-too-low", points=round.bid)
            case Bid():
                return
            case _:
                raise Illegal("must-bid")

    def act(self, round: TricksRound, seat: Seat, action: Action, out: list[Event]) -> None:
        high, passed, bids = self.high, self.passed, self.bids
        said = Call(seat, "pass", None)
        if isinstance(action, Bid):
            high, round.bid = seat, action.points
            bids = (*bids[:seat], bids[seat] + 1, *bids[seat + 1 :])
            said = Call(seat, "bid", action.points)
            out.append(Bade(seat, action.points))
        else:
            passed = (*passed[:seat], True, *passed[seat + 1 :])
            out.append(Passed(seat))
        round.calls = (*(call for call in round.calls if call.seat != seat), said)
        order = [(seat + step) % SEATS for step in range(1, SEATS + 1)]
        asked = [other for other in order if not passed[other] and bids[other] < BIDS and other != high]
        if high is not None and (round.bid == round.conventions.bid_most or not asked):
            self._end(round, high, out)
        elif not asked:
            round.bid = LEAST
            self._end(round, round.start, out)
        else:
            round.phase = Auction(asked[0], high, passed, bids)

    def _end(self, round: TricksRound, dealer: Seat, out: list[Event]) -> None:
        out.append(AuctionEnded(dealer, round.bid))
        round.dealer = dealer
        round.teams = tuple(int(seat != dealer) for seat in range(SEATS))
        round.phase = Naming(dealer) if round.conventions.trump_before_kitty else PickUp()

    def fallback(self, round: TricksRound, seat: Seat) -> Action:
        return PASS
