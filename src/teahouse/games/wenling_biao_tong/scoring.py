"""What is paid in 温岭标统 (rules page, section 6): the declarer pays, or is paid by, each defender the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.kernel import Line, Transfer

if TYPE_CHECKING:
    from teahouse.games.wenling_biao_tong.options import Options
    from teahouse.games.wenling_biao_tong.rules import BiaoTongRound

COINS: Final = {5: 3, 10: 5, 15: 8, 20: 10}
"""By multiple: the coins of each defender where no stake is set."""


def coins(options: Options, multiple: int) -> int:
    """The coins of one defender."""
    return options.stake * multiple if options.stake else COINS[multiple]


def settlement(round: BiaoTongRound, winner: int, ending: str) -> tuple[Line, ...]:
    """One line: what each defender pays, or gets; both amounts are told, the book says which of them counts."""
    declarer, options = round.declarer, round.options
    assert declarer is not None
    each = {"points": round.bid, "coins": coins(options, round.bid)}
    amount = each[options.book] * options.base
    defenders = [seat for seat, side in enumerate(round.sides) if side]
    transfers = tuple(
        Transfer(declarer, seat, amount) if winner else Transfer(seat, declarer, amount) for seat in defenders
    )
    return (Line(ending, {"multiple": round.bid, **each, "amount": amount}, transfers),)
