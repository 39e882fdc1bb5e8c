"""What settlements of games with captured points have in common: the transfer at the end, and stakes between sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from teahouse.families.climbing.table import Side
from teahouse.kernel import Line, Seat, Transfer

if TYPE_CHECKING:
    from teahouse.families.climbing.round import ClimbingRound


def captured(round: ClimbingRound, side: int) -> int:
    """What a side has captured."""
    return sum(points for seat, points in enumerate(round.captured) if round.sides[seat] == side)


def secured(round: ClimbingRound, side: int) -> int:
    """已得分: all captures of the side of the first out, of the other side only of its seats that are out."""
    if not round.finished:
        return 0
    if round.sides[round.finished[0]] == side:
        return captured(round, side)
    return sum(round.captured[seat] for seat in round.finished if round.sides[seat] == side)


def standing(round: ClimbingRound, whole: int) -> tuple[Side, ...]:
    """The points of two sides as they stand, of the whole pack's."""
    return tuple(
        Side(side, safe, captured(round, side) - safe, whole) for side in (0, 1) for safe in (secured(round, side),)
    )


class Final(Struct, frozen=True):
    """The points at the end, by seat, after the transfer; and its lines."""

    points: tuple[int, ...]
    lines: tuple[Line, ...]

    def of(self, sides: tuple[int, ...], side: int) -> int:
        """What a side has."""
        return sum(points for seat, points in enumerate(self.points) if sides[seat] == side)


def transferred(round: ClimbingRound) -> Final:
    """Who is out keeps what it captured; of all others the captures go to the first out, the cards to the other side.

    The points in hand are credited to the last of the complete side to go out.
    """
    points = list(round.captured)
    lines: list[Line] = []
    first = round.finished[0]
    for seat in range(round.setup.seats):
        if seat in round.finished:
            continue
        captured, in_hand = round.captured[seat], round.points_in_hand(seat)
        points[seat] -= captured
        points[first] += captured
        heir = next(other for other in reversed(round.finished) if round.sides[other] != round.sides[seat])
        points[heir] += in_hand
        if captured:
            lines.append(Line("captures-moved", {"seat": seat, "to": first, "points": captured}))
        if in_hand:
            lines.append(Line("hand-moved", {"seat": seat, "to": heir, "points": in_hand}))
    return Final(tuple(points), tuple(lines))


def stakes(sides: tuple[int, ...], winner: int, stake: int) -> tuple[Transfer, ...]:
    """Each of the losing side pays the stake to one of the winning side."""
    winners = [seat for seat, side in enumerate(sides) if side == winner]
    losers = [seat for seat, side in enumerate(sides) if side != winner]
    return tuple(Transfer(loser, receiver, stake) for loser, receiver in zip(losers, winners, strict=True) if stake)


def capped(purse: tuple[int, ...] | None, losers: list[Seat], stake: int) -> int:
    """The stake, but no more than the poorest loser has (按最少)."""
    if purse is None:
        return stake
    return min(stake, *(max(0, purse[seat]) for seat in losers))
