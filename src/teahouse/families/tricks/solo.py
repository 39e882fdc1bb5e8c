"""One against three: the highest bidder plays against the others. What 包红五, 包红心 and 红五三打一 share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from teahouse import kernel
from teahouse.families.tricks import choices, events
from teahouse.families.tricks.actions import Bid, Bury, ChooseTrump, Pass, Play
from teahouse.families.tricks.auction import Auction
from teahouse.families.tricks.cards import DECK, names_of
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.events import Fled, KittyShown
from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.game import TricksGame
from teahouse.families.tricks.round import HAND, SEATS, TricksRound
from teahouse.families.tricks.stakes import WHOLE, half_sweep
from teahouse.families.tricks.table import Mark, Score, Seal
from teahouse.kernel import Allowance, Carry, Chance, Event, Line, Outcome, Seat, Setup, Slot, Transfer, points_of


class SoloOptions(kernel.Options, frozen=True):
    """The options that the solo games share with the same default."""

    follow_pair: choices.FollowPair = "must"
    follow_tractor: choices.FollowTractor = "must"
    ruff_match: choices.RuffMatch = "cover"
    high_tractor: choices.HighTractor = "no"
    bid_clock_s: choices.BidClock = 30
    flee_dealer: choices.FleeDealer = 90
    flee_defender: choices.FleeDefender = 30
    flee_share: choices.FleeShare = "equal"
    base: choices.Base = 1

    def conventions(self) -> Conventions:
        """The house rules that the options come to."""
        raise NotImplementedError


class SoloCarry(Carry, frozen=True):
    """Who is dealt to, and bids, first."""

    start: Seat


class SoloRound(TricksRound):
    """A hand of one against three; a game says how it is settled, and what fleeing costs."""

    SLOTS: ClassVar[dict[str, Slot]] = {}
    __slots__ = ()

    def settle(self, out: list[Event]) -> None:
        finished = self.finished()
        kitty = self.buried[finished.dealer]
        out.append(KittyShown(finished.dealer, names_of(kitty), finished.kitty, finished.dug))
        lines = self.lines(finished)
        points = points_of(SEATS, lines)
        ending = "dealer-wins" if self.dealer_wins(finished) else "defenders-win"
        self.outcome = Outcome(points, lines, SoloCarry(finished.dealer), ending)

    def flee(self, seat: Seat, out: list[Event]) -> None:
        start = self.start if self.dealer is None else self.dealer
        lines = flight(self.setup.options, seat, self.dealer)
        out.append(Fled(seat))
        carry = SoloCarry((start + 1) % SEATS if start == seat else start)
        self.outcome = Outcome(points_of(SEATS, lines), lines, carry, "fled")

    def bidder(self) -> Seat | None:
        return self.phase.high if isinstance(self.phase, Auction) else self.dealer

    def score(self) -> Score | None:
        if self.dealer is None:
            return None
        balance = sum(1 if capture.catcher == self.dealer else -1 for capture in self.captures)
        gathered = self.taken[self.dealer]
        return Score("dealer", gathered, WHOLE, self.marks(), self.red_five_points() * balance)

    def seals(self) -> tuple[Seal, ...]:
        if self.dealer is None:
            return ()
        return (Seal(self.dealer, "dealer", {"points": self.bid}),)

    # Of the game

    def lines(self, finished: Finished) -> tuple[Line, ...]:
        """The settlement, line by line."""
        raise NotImplementedError

    def dealer_wins(self, finished: Finished) -> bool:
        """Whether the dealer has won the hand."""
        raise NotImplementedError

    def marks(self) -> tuple[Mark, ...]:
        """The lines on the bar of the dealer's points."""
        return (Mark("mark-bid", self.bid),)

    def red_five_points(self) -> int:
        """What a caught red five counts in points."""
        return 0


def flight(options: kernel.Options, seat: Seat, dealer: Seat | None) -> tuple[Line, ...]:
    """Who leaves pays the others in equal parts; a defender, where so agreed, pays the dealer alone."""
    assert isinstance(options, SoloOptions)
    others = [other for other in range(SEATS) if other != seat]
    if seat != dealer and dealer is not None and options.flee_share == "to_dealer":
        others = [dealer]
    amount = options.base * (options.flee_dealer if seat == dealer else options.flee_defender)
    transfers = tuple(Transfer(seat, other, amount // len(others)) for other in others)
    return (Line("fled", {"seat": seat, "points": amount}, transfers),)


def band_marks(bid: int) -> tuple[Mark, ...]:
    """The lines that matter where a hand is settled in bands."""
    half = half_sweep(bid)
    marks = [Mark("mark-low", -(-bid // 10) * 5), Mark("mark-bid", bid)]
    return (*marks, *([Mark("mark-half", half)] if bid < half < WHOLE else []), Mark("mark-full", WHOLE))


def from_each(dealer: Seat, amount: int) -> tuple[Transfer, ...]:
    """What the dealer wins from each defender; a negative amount is what it pays to each."""
    others = [seat for seat in range(SEATS) if seat != dealer]
    if amount >= 0:
        return tuple(Transfer(other, dealer, amount) for other in others)
    return tuple(Transfer(dealer, other, -amount) for other in others)


def bonus(finished: Finished, amount: int) -> tuple[Line, ...]:
    """What each caught red five brings its catcher from whom it was caught."""
    if not amount:
        return ()
    return tuple(
        Line(
            "red-five-bonus",
            {"seat": capture.catcher, "source": capture.loser, "points": amount},
            (Transfer(capture.loser, capture.catcher, amount),),
        )
        for capture in finished.captures
    )


class SoloGame(TricksGame):
    """A game of one against three."""

    Carry = SoloCarry
    Action = Bid | Pass | ChooseTrump | Bury | Play
    Event = (
        events.Dealt
        | events.Bade
        | events.Passed
        | events.AuctionEnded
        | events.TrumpNamed
        | events.KittyTaken
        | events.Buried
        | events.ThrowFailed
        | events.Played
        | events.TrickTaken
        | events.RedFiveCaught
        | events.KittyShown
        | events.Fled
    )
    round: ClassVar[type[SoloRound]]
    level: ClassVar[int]

    def first(self, options: kernel.Options, chance: Chance) -> SoloCarry:
        return SoloCarry(chance.below("start", SEATS))

    def deal(self, setup: Setup, chance: Chance) -> tuple[SoloRound, list[kernel.Event]]:
        assert isinstance(setup.carry, SoloCarry)
        assert isinstance(setup.options, SoloOptions)
        start = setup.carry.start
        round = self.round(
            setup,
            chance,
            Auction(start),
            conventions=setup.options.conventions(),
            level=self.level,
            start=start,
            deck=tuple(chance.shuffled("deck", DECK)),
        )
        out: list[kernel.Event] = []
        round.deal(HAND, out)
        return round, out

    def clocks(self, options: kernel.Options) -> Mapping[str, Allowance]:
        assert isinstance(options, SoloOptions)
        bidding = Allowance(0, bank=30, scope="phase") if options.bid_clock_s else Allowance(15)
        return {"bid": bidding, "name": Allowance(20), "bury": Allowance(60), "turn": Allowance(20)}
