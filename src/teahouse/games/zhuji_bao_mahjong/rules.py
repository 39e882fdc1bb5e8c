"""诸暨包麻将 in the order of play: deal, auction, naming the wild tiles, play, end.

Source: rules page of the game; sections are named where a rule is not plain. The play itself (turns, claims, draws) is
the family's; here are the questions that it asks of this game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from teahouse.families.mahjong.actions import OpenKong
from teahouse.families.mahjong.claims import Claim
from teahouse.families.mahjong.conventions import WIN_RANK, Conventions
from teahouse.families.mahjong.events import Dealt, WallBroken, WallSpent, Won
from teahouse.families.mahjong.groups import groups_of, loose_group, meld_group
from teahouse.families.mahjong.phases import Stage, Turn, Window
from teahouse.families.mahjong.round import Finish, MahjongRound
from teahouse.families.mahjong.table import Call, Seal, Win
from teahouse.families.mahjong.tiles import (
    KINDS,
    NAMES,
    SUIT,
    WINDS,
    BadTile,
    Tile,
    expand,
    is_suited,
    tile_kind,
    tile_names,
    tile_set,
)
from teahouse.games.zhuji_bao_mahjong import scoring, settlement
from teahouse.games.zhuji_bao_mahjong.actions import NO_BID, PASS_BID, Bid, NameWild
from teahouse.games.zhuji_bao_mahjong.bids import LOWEST, Step, ladder
from teahouse.games.zhuji_bao_mahjong.events import Called, Declared, WildNamed
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.settlement import SEATS, Carry, Contract
from teahouse.kernel import Action, Chance, Event, Illegal, Line, Outcome, Seat, Setup, Slot, points_of

# ── The deal ─────────────────────────────────────────────────────────────────


def deal(setup: Setup, chance: Chance) -> tuple[ZhujiBaoRound, list[Event]]:
    """Dice, wall and hands; the dealer speaks first."""
    assert isinstance(setup.options, Options)
    assert isinstance(setup.carry, Carry)
    dealer = setup.carry.dealer
    step = -1 if setup.options.deal_direction == "clockwise" else 1
    round = ZhujiBaoRound(
        setup,
        chance,
        Auction(dealer, bidder=None, passed=(False,) * SEATS, passes=0),
        conventions=conventions_of(setup.options),
        dealer=dealer,
        dice=(chance.below("die:1", 6) + 1, chance.below("die:2", 6) + 1),
        tiles=tuple(chance.shuffled("wall", tile_set())),
        order=tuple((dealer + step * turn) % SEATS for turn in range(SEATS)),
    )
    round.calls = [None] * SEATS
    round.declarer = round.bid = None
    broken = round.broken
    out: list[Event] = [WallBroken(dealer, round.dice, broken.owner, broken.kept)]
    out += [Dealt(seat, round.held[seat], tile_names(expand(round.hands[seat]))) for seat in range(SEATS)]
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


# ── Naming the wild tiles ────────────────────────────────────────────────────


class NamingWild(Stage["ZhujiBaoRound"], frozen=True):
    """The declarer names kinds of his own hand that are wild for everyone (定财神): two in a row, one, or none."""

    SLOTS: ClassVar[dict[str, Slot]] = {"seat": Slot.OPEN}
    clock: ClassVar[str] = "name"
    seat: Seat

    def actors(self, round: ZhujiBaoRound) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, round: ZhujiBaoRound, seat: Seat) -> Iterator[Action]:
        held = [tile for tile in range(KINDS) if round.hands[seat][tile]]
        pairs = [(tile, tile + 1) for tile in held if tile + 1 in held and self._consecutive(round, tile, tile + 1)]
        named: list[tuple[Tile, ...]] = []
        if round.step.kinds == 2:
            named += pairs
        exact = round.options.wild_count_mode == "exact"
        if not (exact and named):
            named += [(tile,) for tile in held]
        if not exact:
            named.append(())
        yield from (NameWild(tile_names(tiles)) for tiles in named)

    def check(self, round: ZhujiBaoRound, seat: Seat, action: Action) -> None:
        if not isinstance(action, NameWild):
            raise Illegal("must-name-wild")
        if action in self.candidates(round, seat):
            return
        try:
            tiles = [tile_kind(name) for name in action.tiles]
        except BadTile:
            raise Illegal("no-such-tile") from None
        if len(tiles) > round.step.kinds:
            raise Illegal("too-many-wilds", most=round.step.kinds)
        if not all(tile < KINDS and round.hands[seat][tile] for tile in tiles):
            raise Illegal("not-in-hand", tile=next(NAMES[t] for t in tiles if t >= KINDS or not round.hands[seat][t]))
        if len(tiles) == 2 and not self._consecutive(round, *tiles):
            raise Illegal("wilds-not-consecutive")
        raise Illegal("too-few-wilds")

    def _consecutive(self, round: ZhujiBaoRound, low: Tile, high: Tile) -> bool:
        """Whether two kinds follow each other: no wrap from 9 to 1, honours only where the table says so."""
        if high != low + 1:
            return False
        if is_suited(low):
            return SUIT[low] == SUIT[high]
        same_group = (low in WINDS) == (high in WINDS)
        return round.options.honour_pair_wild and same_group

    def act(self, round: ZhujiBaoRound, seat: Seat, action: NameWild, out: list[Event]) -> None:
        name_wild(round, seat, tuple(tile_kind(name) for name in action.tiles), out)

    def fallback(self, round: ZhujiBaoRound, seat: Seat) -> Action:
        """None; where the table wants them named, the first pair that he holds."""
        *_, last = candidates = list(self.candidates(round, seat))
        return last if round.options.wild_count_mode == "up_to" else candidates[0]


def name_wild(round: ZhujiBaoRound, seat: Seat, tiles: tuple[Tile, ...], out: list[Event]) -> None:
    """These kinds are wild for everyone, the declarer has shown that he holds them, and the dealer begins."""
    round.wilds = round.shown[seat] = tiles
    out.append(WildNamed(seat, tile_names(tiles)))
    round.turn = round.dealer
    round.phase = Turn(round.dealer, "deal")


# ── The play, and its end ────────────────────────────────────────────────────


class ZhujiBaoRound(MahjongRound):
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
    def carry(self) -> Carry:
        """What the match has come to."""
        assert isinstance(self.setup.carry, Carry)
        return self.setup.carry

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

    def needed(self, seat: Seat) -> int:
        """The 台 with which a seat may win: what the declarer has bid, 1 for all others."""
        return self.step.tai if seat == self.declarer else 1

    def tally(self, finish: Finish, *, kong_taken: bool = False) -> scoring.Tally | None:
        """What the seat's hand is worth this way, `None` if it is not complete; `kong_taken` counts as robbing."""
        hand = scoring.Hand(
            concealed=self.hands[finish.seat],
            taken=None if finish.how == "self-draw" else finish.tile,
            melds=self.laid(finish.seat),
            wilds=self.wilds,
            wind=(finish.seat - self.dealer) % SEATS,
        )
        luck = scoring.Luck(
            kong_draw=finish.came == "tail",
            rob_kong=finish.how == "rob-kong" or kong_taken,
            heaven=finish.came == "deal",
            earth=self._is_earth(finish),
        )
        return scoring.tally(hand, luck, self.options)

    def _is_earth(self, finish: Finish) -> bool:
        """Whether this is a win on the dealer's first discard (地胡)."""
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

    def can_win(self, finish: Finish) -> bool:
        taken = None if finish.how == "self-draw" else finish.tile
        if not self.completes(finish.seat, taken) and self.options.all_honours_shape == "standard":
            return False
        tally = self.tally(finish)
        return tally is not None and tally.tai >= self.needed(finish.seat)

    def hears(self, claim: int, best: int) -> bool:
        is_kong = claim in self.conventions.kong
        return self.options.rob_open_kong_tai and best == WIN_RANK and is_kong

    def win(self, finishes: tuple[Finish, ...], out: list[Event]) -> None:
        (finish,) = finishes
        tally = self.tally(finish, kong_taken=self._kong_taken(finish))
        assert tally is not None
        out.append(Won(finish.seat, NAMES[finish.tile], finish.how, finish.source, tally.tai))
        self.wins = (self._laid_out(finish, tally),)
        if finish.how != "self-draw":
            self.put(finish.seat, finish.tile)
        contract = self.contract
        assert contract is not None
        lines = settlement.won(self.options, self.carry, contract, finish.seat, finish.source, tally)
        self._end(lines, self._ending(finish), finish.seat)

    def _laid_out(self, finish: Finish, tally: scoring.Tally) -> Win:
        """The winning hand for the settlement sheet."""
        hand, laid = self.hands[finish.seat], self.laid(finish.seat)
        taken = None if finish.how == "self-draw" else finish.tile
        if tally.reading is None:
            groups = (*(meld_group(meld, self.wilds) for meld in laid), loose_group(hand, taken, self.wilds))
        else:
            groups = groups_of(tally.reading, hand, taken, laid, self.wilds)
        return Win(
            finish.seat,
            NAMES[finish.tile],
            finish.how,
            finish.source,
            groups,
            tally.tai,
            self.needed(finish.seat),
        )

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
        carry = settlement.next_carry(self.options, self.carry, winner)
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
