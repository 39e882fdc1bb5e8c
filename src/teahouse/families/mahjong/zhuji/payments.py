"""What a winning hand brings, what 老庄 adds, and who deals next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from teahouse import kernel
from teahouse.families.mahjong.zhuji.counting import Tally
from teahouse.kernel import Line, Seat, Transfer

SEATS = 4


class ZhujiCarry(kernel.Carry, frozen=True):
    """What a deal leaves to the next. `kept`: how many deals in a row the dealer has stayed, so that he is 老庄.

    `number` is the deal that is to be played, from 1; `winner` who won the one before, if anybody did.
    """

    dealer: Seat
    kept: int = 0
    number: int = 1
    winner: Seat | None = None


def tai_lines(winner: Seat, tally: Tally) -> list[Line]:
    """What counted in a winner's hand, a line each; they move no points."""
    return [Line(f"tai.{item.id}", {"seat": winner, "tai": item.tai}) for item in tally.items]


def hand_line(base: int, tai: int, winner: Seat, thrower: Seat | None, others: Sequence[Seat]) -> Line:
    """T = 2 to the power of 台 in full from the thrower, H = T/2 from the others; T from all on a self-draw."""
    full = base << tai
    half = full // 2
    hand = tuple(Transfer(seat, winner, full if thrower in (None, seat) else half) for seat in others)
    return Line("hand", {"tai": tai, "full": full, "half": half}, hand)


def growth(kept: int, most: int) -> int:
    """By how much everything is multiplied for a dealer who was kept so often: doubled each time, up to `most`."""
    return min(most, 1 << kept)


def kept_dealer_lines(times: int, payments: Iterable[Line], *, only: Seat | None = None) -> tuple[Line, ...]:
    """What 老庄 adds to these payments, or to those of one seat `only`; no line if he adds nothing."""
    if times == 1:
        return ()
    added = tuple(
        Transfer(transfer.payer, transfer.receiver, transfer.amount * (times - 1))
        for line in payments
        for transfer in line.transfers
        if only is None or only in (transfer.payer, transfer.receiver)
    )
    return (Line("old-dealer", {"factor": times}, added),)


def next_carry(rule: Literal["winner", "rotate"], carry: ZhujiCarry, winner: Seat | None) -> ZhujiCarry:
    """The next deal's dealer: the winner, or in turn; a drawn game keeps him (`winner` is `None`)."""
    if winner is None or winner == carry.dealer:
        return ZhujiCarry(carry.dealer, carry.kept + 1, carry.number + 1, winner)
    dealer = winner if rule == "winner" else (carry.dealer + 1) % SEATS
    return ZhujiCarry(dealer, 0, carry.number + 1, winner)
