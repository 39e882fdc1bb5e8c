"""Who pays whom (rules page §6.2, §6.5), and who deals next (§4, next dealer).

The ordinary part (T from whoever pays full, H = T/2 from the rest) goes to the winner; the contract points B pass
between the declarer and each opponent, whoever has won. 老庄 adds to both. Each is a line of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from teahouse import kernel
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.scoring import Tally
from teahouse.kernel import Line, Seat, Transfer

SEATS = 4


class Carry(kernel.Carry, frozen=True):
    """What a deal leaves to the next. `kept`: how many deals in a row the dealer has stayed, so that he is 老庄.

    `number` is the deal that is to be played, from 1; `winner` who won the one before, if anybody did.
    """

    dealer: Seat
    kept: int = 0
    number: int = 1
    winner: Seat | None = None


class Contract(NamedTuple):
    """Whose contract it is, and what passes between him and each opponent, in points."""

    declarer: Seat
    points: int


def won(
    options: Options, carry: Carry, contract: Contract, winner: Seat, thrower: Seat | None, tally: Tally
) -> tuple[Line, ...]:
    """The settlement of a deal that `winner` has won; `thrower` is `None` on a self-draw."""
    full = options.base_score << tally.tai
    half = full // 2
    losers = [seat for seat in range(SEATS) if seat != winner]
    hand = tuple(Transfer(seat, winner, full if thrower in (None, seat) else half) for seat in losers)
    tai_lines = [Line(f"tai.{item.id}", {"tai": item.tai}) for item in tally.items]
    payments = [
        Line("hand", {"tai": tally.tai, "full": full, "half": half}, hand),
        _contract_line(contract, made=winner == contract.declarer),
    ]
    return (*tai_lines, *payments, *_old_dealer(options, carry, payments))


def drawn(options: Options, carry: Carry, contract: Contract) -> tuple[Line, ...]:
    """The settlement of a drawn game (荒庄): the declarer has failed."""
    payments = [_contract_line(contract, made=False)]
    return (*payments, *_old_dealer(options, carry, payments))


def forfeited(
    options: Options, carry: Carry, contract: Contract | None, seat: Seat, tai: int, points: int
) -> tuple[Line, ...]:
    """The settlement when a seat has left: the declarer loses his contract, another pays 2^N + B to each.

    `tai` and `points` are N and B of the bid; before the auction has ended those of the lowest.
    """
    if contract is not None and seat == contract.declarer:
        return drawn(options, carry, contract)
    amount = (options.base_score << tai) + points
    others = [other for other in range(SEATS) if other != seat]
    payments = [Line("left", {"points": amount}, tuple(Transfer(seat, other, amount) for other in others))]
    return (*payments, *_old_dealer(options, carry, payments))


def _contract_line(contract: Contract, *, made: bool) -> Line:
    opponents = [seat for seat in range(SEATS) if seat != contract.declarer]
    return Line(
        "contract",
        {"points": contract.points},
        tuple(
            Transfer(seat, contract.declarer, contract.points)
            if made
            else Transfer(contract.declarer, seat, contract.points)
            for seat in opponents
        ),
    )


def factor(options: Options, carry: Carry) -> int:
    """By how much everything is multiplied because the dealer was kept (老庄)."""
    if not carry.kept or options.laozhuang == "off":
        return 1
    return 2 if options.laozhuang == "flat" else min(16, 2**carry.kept)


def _old_dealer(options: Options, carry: Carry, payments: Iterable[Line]) -> tuple[Line, ...]:
    """What 老庄 adds to these payments; no line if he adds nothing."""
    times = factor(options, carry)
    if times == 1:
        return ()
    only_dealer = options.laozhuang_scope == "dealer_payments"
    added = tuple(
        Transfer(transfer.payer, transfer.receiver, transfer.amount * (times - 1))
        for line in payments
        for transfer in line.transfers
        if not only_dealer or carry.dealer in (transfer.payer, transfer.receiver)
    )
    return (Line("old-dealer", {"factor": times}, added),)


def next_carry(options: Options, carry: Carry, winner: Seat | None) -> Carry:
    """The next deal's dealer: the winner, or in turn; a drawn game keeps him (`winner` is `None`)."""
    if winner is None or winner == carry.dealer:
        return Carry(carry.dealer, carry.kept + 1, carry.number + 1, winner)
    dealer = winner if options.dealer_rotation == "winner" else (carry.dealer + 1) % SEATS
    return Carry(dealer, 0, carry.number + 1, winner)
