"""温岭标统, the bidding game of Wenling: the highest bidder is alone against three; the first out decides.

Rules page `wenling-biao-tong`: the flow is section 4 — deal, bidding and kitty (`bidding.py`), throwing in
(`throwing.py`), then the family's `Trick`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Self

from msgspec.structs import replace

from teahouse import kernel
from teahouse.families.cards import Cards, packs
from teahouse.families.climbing import actions, events
from teahouse.families.climbing.combinations import Combinations, Reading
from teahouse.families.climbing.game import ClimbingCarry, ClimbingGame
from teahouse.families.climbing.ranks import ORDINARY, RANK
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.table import Call, ClimbingPublic, Seal
from teahouse.games.wenling_biao_tong import scoring
from teahouse.games.wenling_biao_tong.bidding import HIGHEST, SEATS, Auction
from teahouse.games.wenling_biao_tong.bot import STYLE, BiaoTongClub
from teahouse.games.wenling_biao_tong.combinations import combinations
from teahouse.games.wenling_biao_tong.imagining import move_jokers
from teahouse.games.wenling_biao_tong.options import Options
from teahouse.games.wenling_biao_tong.throwing import JOKERS, Throwing, throw_or_play
from teahouse.games.wenling_biao_tong.words import WORDS
from teahouse.kernel import Allowance, Chance, Event, Outcome, Seat, Setup, Slot, Title, points_of

HAND: Final = 25
PACK: Final[Cards] = packs(2)
SUITED: Final = 13
THROW_SECONDS: Final = 10


class BiaoTongRound(ClimbingRound):
    """A hand of 温岭标统.

    `bid` is the standing multiple and `calls` the last word of every seat; `starter` bids first. `most_jokers` bounds
    the jokers among the cards that a seat was dealt and still holds, as the bidding has told. `thrown` is the seat
    that has thrown in.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {
        "starter": Slot.OPEN,
        "bid": Slot.OPEN,
        "calls": Slot.OPEN,
        "declarer": Slot.OPEN,
        "most_jokers": Slot.OPEN,
        "thrown": Slot.OPEN,
    }
    __slots__ = tuple(SLOTS)

    starter: Seat
    bid: int
    calls: tuple[Call, ...]
    declarer: Seat | None
    most_jokers: list[int]
    thrown: Seat | None

    @property
    def options(self) -> Options:
        """What the table agreed upon."""
        assert isinstance(self.setup.options, Options)
        return self.setup.options

    @property
    def combinations(self) -> Combinations:
        return combinations(joker_pair=self.options.joker_pair == "natural")

    @property
    def pack(self) -> Cards:
        return PACK

    def auction(self) -> Auction:
        """The bidding, from the starter on."""
        return Auction(self.starter, self.starter)

    def objection(self, seat: Seat, cards: Cards, reading: Reading) -> str | None:
        one_suit = reading.kind == "straight" and len({kind // SUITED for kind in cards}) == 1
        return "straight-of-one-suit" if one_suit and self.options.straight_suits == "mixed" else None

    def lay(self, seat: Seat, cards: Cards) -> None:
        dealt = list(cards)
        for kind in self.shown[seat]:
            if kind in dealt:
                dealt.remove(kind)
        self.most_jokers[seat] -= sum(RANK[kind] >= ORDINARY for kind in dealt)
        super().lay(seat, cards)

    # The end

    def throw(self, seat: Seat) -> None:
        """A seat throws in and wins; before the bidding it counts as the declarer at the highest multiple."""
        self.thrown = seat
        if self.declarer is None:
            self.declarer, self.bid = seat, HIGHEST
            self.sides = tuple(int(other != seat) for other in range(SEATS))

    def decided(self) -> bool:
        return self.options.end_rule == "first_out" or super().decided()

    def settle(self, out: list[Event]) -> None:
        winner = self.sides[self.finished[0] if self.thrown is None else self.thrown]
        ending = ("declarer-out", "defender-out")[winner]
        if self.thrown is not None:
            ending = ("declarer-throws", "defender-throws")[winner]
        lines = scoring.settlement(self, winner, ending)
        self.outcome = Outcome(points_of(SEATS, lines), lines, ClimbingCarry(None), ending)

    # What is known

    def show(self) -> ClimbingPublic:
        bidder = next((call.seat for call in self.calls if call.points == self.bid), None)
        return replace(super().show(), dealer=self.declarer, bid=self.bid or None, bidder=bidder, calls=self.calls)

    def seals(self) -> tuple[Seal, ...]:
        if self.declarer is None:
            return (Seal(self.starter, "starter", {}),)
        seals = (Seal(self.declarer, "dealer", {}), Seal(None, "multiple", {"points": self.bid}))
        return seals if self.thrown is None else (*seals, Seal(self.thrown, "thrown-in", {}))

    def fill(self, viewer: Seat | None, chance: Chance) -> Self:
        super().fill(viewer, chance)
        move_jokers(self, viewer, chance)
        if isinstance(self.phase, Throwing):
            self.phase = self.phase.imagined(self, viewer)
        return self


class BiaoTong(ClimbingGame):
    """温岭标统."""

    key = "wenling-biao-tong"
    version = "1"
    about = kernel.About(
        title=Title("温岭标统", "Wenling Bidding Tong"),
        blurb=Title("叫牌做庄，一家打三家，先走完就赢", "Bid to play alone against three: the first out wins"),
        regions=("wenling",),
        family="climbing",
        seats=(SEATS,),
        keywords=("wenlingbiaotong", "biaotong", "bt", "标统", "叫牌", "统"),
        pace=8,
        listed=False,
        longest=600,
    )
    Options = Options
    Action = actions.Play | actions.Pass | actions.Bid | actions.ThrowIn | actions.Decline
    Event = (
        events.Dealt
        | events.Bade
        | events.BidPassed
        | events.Passed
        | events.AuctionEnded
        | events.KittyTaken
        | kernel.Answered
        | events.ThrownIn
        | events.NobodyThrew
        | events.Leads
        | events.Played
        | events.WentOut
        | events.TrickTaken
        | events.Inherited
    )
    own_words = WORDS
    style = STYLE

    def clocks(self, options: kernel.Options) -> Mapping[str, Allowance]:
        assert isinstance(options, Options)
        return {
            **super().clocks(options),
            "bid": Allowance(options.bid_seconds),
            "reaction": Allowance(THROW_SECONDS),
        }

    def club(self) -> BiaoTongClub:
        return BiaoTongClub(self.style)

    def deal(self, setup: Setup, chance: Chance) -> tuple[BiaoTongRound, list[kernel.Event]]:
        assert isinstance(setup.options, Options)
        starter = chance.below("starter", SEATS)
        round = BiaoTongRound(
            setup,
            chance,
            Auction(starter, starter),
            conventions=setup.options.conventions(),
            sides=(),
            deck=tuple(chance.shuffled("deck", PACK)),
        )
        round.starter, round.bid, round.calls = starter, 0, ()
        round.declarer = round.thrown = None
        round.most_jokers = [JOKERS] * SEATS
        out: list[kernel.Event] = []
        round.deal((HAND,) * SEATS, out)
        throw_or_play(round, out)
        return round, out


GAME = BiaoTong()
