"""平麻将 in the order of play: deal, wild tiles, play, end.

The play itself (turns, claims, draws) is the family's; here are the questions that it asks of this game.
"""

from __future__ import annotations

from typing import ClassVar

from teahouse.families.mahjong.events import WallSpent, Won
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.phases import Turn
from teahouse.families.mahjong.round import Finish
from teahouse.families.mahjong.table import Seal
from teahouse.families.mahjong.tiles import NAMES, WHITE, Tile
from teahouse.families.mahjong.zhuji import round as zhuji
from teahouse.families.mahjong.zhuji.counting import Counting
from teahouse.families.mahjong.zhuji.payments import SEATS, ZhujiCarry, next_carry
from teahouse.families.mahjong.zhuji.plain import settlement
from teahouse.families.mahjong.zhuji.plain.options import PlainOptions
from teahouse.families.mahjong.zhuji.plain.settlement import Winner
from teahouse.families.mahjong.zhuji.round import ZhujiRound
from teahouse.families.mahjong.zhuji.wild import Naming, NamingWild, fix_wild, next_kind
from teahouse.kernel import Chance, Event, Line, Outcome, Seat, Setup, Slot, points_of

# ── The deal and the wild tiles ──────────────────────────────────────────────


def deal(setup: Setup, chance: Chance) -> tuple[PlainRound, list[Event]]:
    """Dice, wall and hands; then the wild kinds are named by the dealer, or known at once."""
    options, carry = setup.options, setup.carry
    assert isinstance(options, PlainOptions)
    assert isinstance(carry, ZhujiCarry)
    clockwise = options.deal_direction == "clockwise"
    opening = Turn(carry.dealer, "deal")
    round, out = zhuji.deal(PlainRound, setup, chance, opening, options.conventions(), clockwise=clockwise)
    round.feeder = None
    if options.wild_kinds_max and options.wild_source == "dealer_choice":
        round.phase = NamingWild(round.dealer)
    else:
        fix_wild(round, wild_kinds(round), out)
    return round, out


def wild_kinds(round: PlainRound) -> tuple[Tile, ...]:
    """The wild kinds in which nobody has a say (§4, 3); turns up a tile where that tells them."""
    options = round.options
    if not options.wild_kinds_max:
        return ()
    match options.wild_source:
        case "flip_next":
            return (next_kind(round.turn_indicator()),)
        case "flip_same":
            return (round.turn_indicator(),)
        case "fixed_white":
            return (WHITE,)
        case _:
            return ()


# ── The play, and its end ────────────────────────────────────────────────────


class PlainRound(ZhujiRound):
    """A deal of 平麻将. `feeder` is the seat whose discard became the last kong; nobody for a kong from the hand."""

    SLOTS: ClassVar[dict[str, Slot]] = {"feeder": Slot.OPEN}
    __slots__ = ("feeder",)

    feeder: Seat | None

    @property
    def options(self) -> PlainOptions:
        """The table's choices."""
        assert isinstance(self.setup.options, PlainOptions)
        return self.setup.options

    def counting(self) -> Counting:
        return self.options.counting()

    def naming(self) -> Naming:
        return Naming(self.options.wild_kinds_max)

    def needed(self, seat: Seat) -> int:
        """More for a dealer who has wild tiles to win with, where the table says so."""
        least = self.options.min_tai
        return max(least, self.options.dealer_min_tai) if seat == self.dealer and self.wilds else least

    def is_earth(self, finish: Finish) -> bool:
        """Whether a non-dealer wins on the dealer's first discard, or on its own first draw, before any meld (地胡)."""
        if finish.seat == self.dealer or any(self.melds):
            return False
        if finish.how == "discard":
            return self.discards == 1
        first_draw = finish.came == "head" and not self.ponds[finish.seat]
        return first_draw and self.options.di_hu == "first_draw_too"

    # Who gave the last kong away

    def lay_claimed(self, seat: Seat, meld: Meld) -> None:
        super().lay_claimed(seat, meld)
        self.feeder = meld.source if meld.is_kong else None

    def lay_concealed(self, seat: Seat, meld: Meld) -> None:
        super().lay_concealed(seat, meld)
        self.feeder = None

    def lay_added(self, seat: Seat, pong: Meld, kong: Meld) -> None:
        super().lay_added(seat, pong, kong)
        self.feeder = None

    # The end

    def win(self, finishes: tuple[Finish, ...], out: list[Event]) -> None:
        winners: list[Winner] = []
        for finish in finishes:
            tally = self.tally(finish)
            assert tally is not None
            out.append(Won(finish.seat, NAMES[finish.tile], finish.how, finish.source, tally.tai))
            self.wins += (self.laid_out(finish, tally),)
            feeder = self.feeder if finish.came == "tail" else None
            winners.append(Winner(finish.seat, finish.how, finish.source, feeder, tally))
        nearest = finishes[0]
        if nearest.how != "self-draw":
            self.put(nearest.seat, nearest.tile)
        seats = [winner.seat for winner in winners]
        dealt_next = self.dealer if self.dealer in seats else nearest.seat
        self._end(settlement.won(self.options, self.carry, winners), nearest.how, dealt_next)

    def spent(self, out: list[Event]) -> None:
        out.append(WallSpent(self.left))
        self._end((), "drawn", None)

    def forfeit(self, seat: Seat, out: list[Event]) -> None:
        self._end(settlement.forfeited(self.options, self.carry, seat), "forfeit", None)

    def _end(self, lines: tuple[Line, ...], ending: str, winner: Seat | None) -> None:
        carry = next_carry(self.options.dealer_rule, self.carry, winner)
        self.outcome = Outcome(points_of(SEATS, lines), lines, carry, ending)

    # What is shown

    def seals(self) -> tuple[Seal, ...]:
        seals = []
        times = settlement.factor(self.options, self.carry)
        if times > 1:
            seals.append(Seal(self.dealer, "old-dealer", {"factor": times}))
        least = self.needed(self.dealer)
        if least > self.options.min_tai:
            seals.append(Seal(self.dealer, "minimum", {"tai": least}))
        return tuple(seals)
