"""Who pays whom (rules page §6.2, §6.5).

The ordinary part (T from whoever pays full, H = T/2 from the rest) goes to the winner; the contract points B pass
between the declarer and each opponent, whoever has won. 老庄 adds to both. Each is a line of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from teahouse.families.mahjong.zhuji.counting import Tally
from teahouse.families.mahjong.zhuji.payments import SEATS, ZhujiCarry, growth, hand_line, kept_dealer_lines, tai_lines
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.kernel import Line, Seat, Transfer


class Contract(NamedTuple):
    """Whose contract it is, and what passes between him and each opponent, in points."""

    declarer: Seat
    points: int


def won(
    options: Options, carry: ZhujiCarry, contract: Contract, winner: Seat, thrower: Seat | None, tally: Tally
) -> tuple[Line, ...]:
    """The settlement of a deal that `winner` has won; `thrower` is `None` on a self-draw."""
    losers = [seat for seat in range(SEATS) if seat != winner]
    payments = [
        hand_line(options.base_score, tally.tai, winner, thrower, losers),
        _contract_line(contract, made=winner == contract.declarer),
    ]
    return (*tai_lines(winner, tally), *payments, *_old_dealer(options, carry, payments))


def drawn(options: Options, carry: ZhujiCarry, contract: Contract) -> tuple[Line, ...]:
    """The settlement of a drawn game (荒庄): the declarer has failed."""
    payments = [_contract_line(contract, made=False)]
    return (*payments, *_old_dealer(options, carry, payments))


def forfeited(
    options: Options, carry: ZhujiCarry, contract: Contract | None, seat: Seat, tai: int, points: int
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


def factor(options: Options, carry: ZhujiCarry) -> int:
    """By how much everything is multiplied because the dealer was kept (老庄)."""
    most = {"flat": 2, "cumulative": 16, "off": 1}[options.laozhuang]
    return growth(carry.kept, most)


def _old_dealer(options: Options, carry: ZhujiCarry, payments: Iterable[Line]) -> tuple[Line, ...]:
    """What 老庄 adds to these payments; no line if he adds nothing."""
    only = carry.dealer if options.laozhuang_scope == "dealer_payments" else None
    return kept_dealer_lines(factor(options, carry), payments, only=only)
