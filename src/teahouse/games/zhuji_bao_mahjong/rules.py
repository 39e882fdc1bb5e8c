"""诸暨包麻将 in the order of play: deal, auction, naming the wild tiles, play, end.

Source: rules page of the game; sections are named where a rule is not plain. The play itself (turns, claims, draws) is
the family's, the naming of the wild tiles and the counting of hands that of all games of the town; here are the
auction, and the questions that they ask of this game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from teahouse.families.mahjong.actions import OpenKong
from teahouse.families.mahjong.claims import Claim
from teahouse.families.mahjong.conventions import WIN_RANK, Conventions
from teahouse.families.mahjong.events import WallSpent, Won
from teahouse.families.mahjong.phases import Stage, Window
from teahouse.families.mahjong.round import Finish
from teahouse.families.mahjong.table import Call, Seal
from teahouse.families.mahjong.tiles import NAMES
from teahouse.families.mahjong.zhuji import round as zhuji
from teahouse.families.mahjong.zhuji.counting import Counting
from teahouse.families.mahjong.zhuji.payments import SEATS, ZhujiCarry, next_carry
from teahouse.families.mahjong.zhuji.round import ZhujiRound
from teahouse.families.mahjong.zhuji.wild import Naming, NamingWild, name_wild
from teahouse.games.zhuji_bao_mahjong import settlement
from teahouse.games.zhuji_bao_mahjong.actions import NO_BID, PASS_BID, Bid
from teahouse.games.zhuji_bao_mahjong.bids import LOWEST, Step, ladder
from teahouse.games.zhuji_bao_mahjong.events import Called, Declared
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.settlement import Contract
from teahouse.kernel import Action, Chance, Event, Illegal, Line, Outcome, Seat, Setup, Slot, points_of

# ── The deal ─────────────────────────────────────────────────────────────────


def deal(setup: Setup, chance: Chance) -> tuple[ZhujiBaoRound, list[Event]]:
    """Dice, wall and hands; the dealer speaks first."""
    options, carry = setup.options, setup.carry
    assert isinstance(options, Options)
    assert isinstance(carry, ZhujiCarry)
    auction = Auction(carry.dealer, bidder=None, passed=(False,) * SEATS, passes=0)
    clockwise = options.deal_direction == "clockwise"
    round, out = zhuji.deal(ZhujiBaoRound, setup, chance, auction, conventions_of(options), clockwise=clockwise)
    round.calls = [None] * SEATS
    round.declarer = round.bid = None
    return round, out


def conventions_of(options: Options) -> Conventions:
    """The ten ranks of claims (§4, phase 5.3) and what else the options say of the play."""
    wilds = options.wild_claims
    return Conventions(
        kong=(1,) if wilds == "none" else (1, 4, 7, 10),
        pong=(2,) if wilds == "none" else (2, 5, 8),
        chow=(3, 6, 9) if wilds == "full" else (3,),
        wild_concealed_kong=options.wild_concealed_kong,
        wild_added_kong=options.wild_added_kong,
        dead_wilds=options.discarded_wild == "dead",
        reserve=options.draw_limit,
        last_claims=options.last_discard_claims,
        passed_win=options.pass_win,
        auto_win=options.auto_win_on_timeout,
        forfeit=options.flee == "forfeit",
        waits_shown=options.waits_shown,
    )


# ── The auction ──────────────────────────────────────────────────────────────


class Auction(Stage["ZhujiBaoRound"], frozen=True):
    """Bids go up, counter-clockwise from the dealer (包牌); `round.bid` is the highest so far, `bidder` who made it.

    Who has `passed` is out for good; with `auction_reentry` nobody is, and `passes` in a row count instead.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {
        "seat": Slot.OPEN,
        "bidder": Slot.OPEN,
        "passed": Slot.OPEN,
        "passes": Slot.OPEN,
    }
    clock: ClassVar[str] = "bid"
    seat: Seat
    bidder: Seat | None
    passed: tuple[bool, ...]
    passes: int

    def actors(self, round: ZhujiBaoRound) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, round: ZhujiBaoRound, seat: Seat) -> Iterator[Action]:
        yield from (Bid(step.id) for step in round.ladder.values() if step.rank > round.highest)
        yield PASS_BID

    def check(self, round: ZhujiBaoRound, seat: Seat, action: Action) -> None:
        if isinstance(action, Bid):
            if action.call not in round.ladder:
                raise Illegal("no-such-bid", call=action.call)
            if round.ladder[action.call].rank <= round.highest:
                raise Illegal("bid-too-low")
        elif action != PASS_BID:
            raise Illegal("must-bid-or-pass")

    def act(self, round: ZhujiBaoRound, seat: Seat, action: Action, out: list[Event]) -> None:
        if isinstance(action, Bid):
            round.calls[seat] = round.bid = action.call
            after = replace(self, bidder=seat, passes=0)
        else:
            round.calls[seat] = NO_BID
            passed = tuple(gone or other == seat for other, gone in enumerate(self.passed))
            after = replace(self, passed=passed, passes=self.passes + 1)
        out.append(Called(seat, round.calls[seat] or NO_BID))
        speaker = after.next_speaker(round)
        if speaker is None:
            declare(round, after.bidder, out)
        else:
            round.turn = speaker
            round.phase = replace(after, seat=speaker)

    def next_speaker(self, round: ZhujiBaoRound) -> Seat | None:
        """Who speaks after `seat`; nobody when the top is bid or all others have passed."""
        if round.highest == len(round.ladder) - 1:
            return None
        if round.options.auction_reentry:
            ended = self.passes == (SEATS if self.bidder is None else SEATS - 1)
            return None if ended else (self.seat + 1) % SEATS
        order = [(self.seat + step) % SEATS for step in range(1, SEATS)]
        return next((seat for seat in order if not self.passed[seat] and seat != self.bidder), None)

    def fallback(self, round: ZhujiBaoRound, seat: Seat) -> Action:
        return PASS_BID


def declare(round: ZhujiBaoRound, bidder: Seat | None, out: list[Event]) -> None:
    """The best bidder is the declarer; if nobody has bid, the dealer is, at 2台."""
    round.declarer = round.dealer if bidder is None else bidder
    round.bid = round.bid or LOWEST
    step = round.step
    points = step.points * round.options.base_score
    out.append(Declared(round.declarer, step.id, step.tai, points, bidder is None))
    if step.kinds:
        round.turn = round.declarer
        round.phase = NamingWild(round.declarer)
    else:
        name_wild(round, round.declarer, (), out)


# ── The play, and its end ────────────────────────────────────────────────────


class ZhujiBaoRound(ZhujiRound):
    """A deal of 诸暨包麻将. `bid` is the highest bid so far, `calls` the last word of each seat in the auction."""

    SLOTS: ClassVar[dict[str, Slot]] = {"calls": Slot.OPEN, "declarer": Slot.OPEN, "bid": Slot.OPEN}
    __slots__ = ("bid", "calls", "declarer")

    calls: list[str | None]
    declarer: Seat | None
    bid: str | None

    @property
    def options(self) -> Options:
        """The table's choices."""
        assert isinstance(self.setup.options, Options)
        return self.setup.options

    @property
    def ladder(self) -> dict[str, Step]:
        """The bids of this table."""
        return ladder(self.options)

    @property
    def highest(self) -> int:
        """The rank of the highest bid so far, -1 before the first."""
        return -1 if self.bid is None else self.ladder[self.bid].rank

    @property
    def step(self) -> Step:
        """The bid that was made, or the lowest while there is none."""
        return self.ladder[self.bid or LOWEST]

    def counting(self) -> Counting:
        return self.options.counting()

    def naming(self) -> Naming:
        options = self.options
        return Naming(self.step.kinds, exact=options.wild_count_mode == "exact", honours=options.honour_pair_wild)

    def needed(self, seat: Seat) -> int:
        """What the declarer has bid, 1 for all others."""
        return self.step.tai if seat == self.declarer else 1

    def is_earth(self, finish: Finish) -> bool:
        """Whether this is a win on the dealer's first discard."""
        first = finish.how == "discard" and self.discards == 1
        spoilt = not self.options.earth_win_after_kong and bool(self.melds[self.dealer])
        return first and not spoilt

    def _kong_taken(self, finish: Finish) -> bool:
        """Whether another seat has asked to kong the discard that is won (`rob_open_kong_tai`)."""
        if not self.options.rob_open_kong_tai or not isinstance(self.phase, Window):
            return False
        return any(
            isinstance(answer, Claim) and isinstance(answer.action, OpenKong)
            for seat, answer in enumerate(self.phase.answers)
            if seat != finish.seat
        )

    def hears(self, claim: int, best: int) -> bool:
        is_kong = claim in self.conventions.kong
        return self.options.rob_open_kong_tai and best == WIN_RANK and is_kong

    def win(self, finishes: tuple[Finish, ...], out: list[Event]) -> None:
        (finish,) = finishes
        tally = self.tally(finish, kong_taken=self._kong_taken(finish))
        assert tally is not None
        out.append(Won(finish.seat, NAMES[finish.tile], finish.how, finish.source, tally.tai))
        self.wins = (self.laid_out(finish, tally),)
        if finish.how != "self-draw":
            self.put(finish.seat, finish.tile)
        contract = self.contract
        assert contract is not None
        lines = settlement.won(self.options, self.carry, contract, finish.seat, finish.source, tally)
        self._end(lines, self._ending(finish), finish.seat)

    def _ending(self, finish: Finish) -> str:
        """The row of the table of payments (§6.2)."""
        if finish.seat == self.declarer:
            return "declarer-draws" if finish.source is None else "declarer-takes"
        if finish.source is None:
            return "other-draws"
        return "declarer-throws" if finish.source == self.declarer else "other-throws"

    def spent(self, out: list[Event]) -> None:
        contract = self.contract
        assert contract is not None
        out.append(WallSpent(self.left))
        self._end(settlement.drawn(self.options, self.carry, contract), "drawn", None)

    def forfeit(self, seat: Seat, out: list[Event]) -> None:
        step = self.step if self.declarer is not None else self.ladder[LOWEST]
        points = step.points * self.options.base_score
        lines = settlement.forfeited(self.options, self.carry, self.contract, seat, step.tai, points)
        self._end(lines, "forfeit", None)

    def _end(self, lines: tuple[Line, ...], ending: str, winner: Seat | None) -> None:
        carry = next_carry(self.options.dealer_rotation, self.carry, winner)
        self.outcome = Outcome(points_of(SEATS, lines), lines, carry, ending)

    @property
    def contract(self) -> Contract | None:
        """The declarer and his contract points; `None` during the auction."""
        if self.declarer is None:
            return None
        return Contract(self.declarer, self.step.points * self.options.base_score)

    # What is shown

    def calls_shown(self) -> tuple[Call, ...]:
        return tuple(Call(seat, call) for seat, call in enumerate(self.calls) if call is not None)

    def seals(self) -> tuple[Seal, ...]:
        seals = []
        times = settlement.factor(self.options, self.carry)
        if times > 1:
            seals.append(Seal(self.dealer, "old-dealer", {"factor": times}))
        if (contract := self.contract) is not None:
            step = self.step
            seals.append(Seal(contract.declarer, "declarer", {"bid": step.id, "tai": step.tai}))
            seals.append(Seal(None, "contract", {"points": contract.points}))
        return tuple(seals)
