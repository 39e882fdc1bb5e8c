"""Who pays whom (rules page §6.3, §6.4), and who deals next (§4, phase 0).

Every seat's hand has a total. Each loser pays the winner's; then the losers settle the differences among themselves.
包三家: one loser, whose own total is set to nothing, pays all of it. A point is a tenth of a total, times the base.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from teahouse import kernel
from teahouse.games.wenling_mahjong.hands import Tally
from teahouse.games.wenling_mahjong.options import Options
from teahouse.kernel import Line, Seat, Transfer

SEATS = 4


class Carry(kernel.Carry, frozen=True):
    """What a deal leaves to the next: who deals it, and its number in the match, from 1."""

    dealer: Seat
    number: int = 1


def won(
    options: Options, winner: Seat, tallies: Sequence[Tally], payer: Seat | None = None, barred: Sequence[Seat] = ()
) -> tuple[Line, ...]:
    """The settlement of a deal: what each hand counts, then who pays.

    `payer` pays for three (包三家). `barred` seats have thrown a wild. Totals of both are nothing.
    """
    totals = [0 if seat == payer or seat in barred else counted.total for seat, counted in enumerate(tallies)]
    order = [winner, *(seat for seat in range(SEATS) if seat != winner)]
    lines = [line for seat in order for line in _counted(seat, tallies[seat], totals[seat], payer, barred)]
    return (*lines, *_payments(options, winner, totals, payer))


def totals_of(lines: Sequence[Line]) -> dict[Seat, int]:
    """By seat, what its hand counts in a settlement."""
    found: dict[Seat, int] = {}
    for line in lines:
        seat, total = line.params.get("seat"), line.params.get("total")
        if line.key.startswith("total") and isinstance(seat, int) and isinstance(total, int):
            found[seat] = total
    return found


def _counted(seat: Seat, counted: Tally, total: int, payer: Seat | None, barred: Sequence[Seat]) -> Iterator[Line]:
    """What a hand counts: its 和, its 番, its limit, its total."""
    for item in sorted(counted.items, key=lambda item: item.doublings > 0):
        yield Line(item.key, {"seat": seat, **item.params()})
    if counted.limit is not None:
        yield Line(counted.limit, {"seat": seat})
    key = "total.payer" if seat == payer else "total.barred" if seat in barred else "total"
    yield Line(key, {"seat": seat, "he": counted.points, "fan": counted.doublings, "total": total})


def _payments(options: Options, winner: Seat, totals: Sequence[int], payer: Seat | None) -> Iterator[Line]:
    """To the winner, then among the losers."""
    losers = [seat for seat in range(SEATS) if seat != winner]
    share = totals[winner] // 10 * options.base
    if payer is None:
        transfers = tuple(Transfer(seat, winner, share) for seat in losers)
        yield Line("pay.winner", {"seat": winner, "total": totals[winner], "points": share}, transfers)
    else:
        whole = (Transfer(payer, winner, 3 * share),)
        yield Line("pay.for-three", {"seat": payer, "total": totals[winner], "points": 3 * share}, whole)
    for one, other in combinations(losers, 2):
        low, high = sorted((one, other), key=lambda seat: totals[seat])
        difference = (totals[high] - totals[low]) // 10 * options.base
        if difference:
            paying = low if payer is None else payer
            transfers = (Transfer(paying, high, difference),)
            params = {"seat": high, "other": low, "more": totals[high], "less": totals[low], "points": difference}
            yield Line("pay.difference", dict(params), transfers)


def forfeited(options: Options, seat: Seat) -> tuple[Line, ...]:
    """The settlement when a seat has left: it pays a limit to each other."""
    points = options.limit // 10 * options.base
    others = [other for other in range(SEATS) if other != seat]
    return (Line("left", {"seat": seat, "points": points}, tuple(Transfer(seat, other, points) for other in others)),)


def next_carry(options: Options, carry: Carry, winner: Seat | None) -> Carry:
    """A dealer who wins stays (坐庄); else the seat on his right deals next (下庄)."""
    stays = winner == carry.dealer or (winner is None and options.drawn_dealer == "stays")
    return Carry(carry.dealer if stays else (carry.dealer + 1) % SEATS, carry.number + 1)
