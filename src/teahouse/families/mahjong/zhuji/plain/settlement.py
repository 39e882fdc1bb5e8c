"""Who pays whom (rules pages §6): 2^T in full, half of it by those who did not throw, 老庄 on top."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from teahouse.families.mahjong.table import How
from teahouse.families.mahjong.zhuji.counting import Tally
from teahouse.families.mahjong.zhuji.payments import SEATS, ZhujiCarry, growth, hand_line, kept_dealer_lines, tai_lines
from teahouse.families.mahjong.zhuji.plain.options import PlainOptions
from teahouse.kernel import Line, Seat, Transfer

FORFEIT = 16
"""What a seat that leaves pays to each other: as much as for a self-drawn hand of four 台."""


class Winner(NamedTuple):
    """A seat that goes out: how, by whose tile, and whose discard became the kong that it drew for."""

    seat: Seat
    how: How
    thrower: Seat | None
    feeder: Seat | None
    tally: Tally


def won(options: PlainOptions, carry: ZhujiCarry, winners: Sequence[Winner]) -> tuple[Line, ...]:
    """The settlement of a deal; several winners on one tile are each paid by those who have not won."""
    others = [seat for seat in range(SEATS) if seat not in [winner.seat for winner in winners]]
    lines = [line for winner in winners for line in tai_lines(winner.seat, winner.tally)]
    payments = [_payment(options, winner, others) for winner in winners]
    return (*lines, *payments, *_old_dealer(options, carry, payments))


def _payment(options: PlainOptions, winner: Winner, others: Sequence[Seat]) -> Line:
    """What one winner is paid."""
    base, tai = options.base_score, winner.tally.tai
    full = base << tai
    payer = _pays_all(options, winner)
    if payer is not None:
        return Line("hand-alone", {"tai": tai, "points": 3 * full}, (Transfer(payer, winner.seat, 3 * full),))
    if winner.thrower is not None and options.discard_pays == "shooter_only":
        return Line("hand-thrower", {"tai": tai, "full": full}, (Transfer(winner.thrower, winner.seat, full),))
    return hand_line(base, tai, winner.seat, winner.thrower, others)


def _pays_all(options: PlainOptions, winner: Winner) -> Seat | None:
    """Who pays what all three would pay for a self-draw (包赔), if anybody does."""
    if winner.how == "rob-kong" and options.rob_kong_pays_all:
        return winner.thrower
    return winner.feeder if options.kong_feeder_pays_all else None


def forfeited(options: PlainOptions, carry: ZhujiCarry, seat: Seat) -> tuple[Line, ...]:
    """The settlement when a seat has left and the table stops for it."""
    amount = FORFEIT * options.base_score
    others = [other for other in range(SEATS) if other != seat]
    payments = [Line("left", {"points": amount}, tuple(Transfer(seat, other, amount) for other in others))]
    return (*payments, *_old_dealer(options, carry, payments))


def factor(options: PlainOptions, carry: ZhujiCarry) -> int:
    """By how much everything is multiplied because the dealer was kept (老庄)."""
    most = {"double": 2, "compound": 8, "off": 1}[options.lao_zhuang]
    return growth(carry.kept, most)


def _old_dealer(options: PlainOptions, carry: ZhujiCarry, payments: Iterable[Line]) -> tuple[Line, ...]:
    """What 老庄 adds to these payments; no line if he adds nothing."""
    return kept_dealer_lines(factor(options, carry), payments)
