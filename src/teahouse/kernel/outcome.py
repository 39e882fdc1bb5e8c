"""How a round ends: who pays whom, and why."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from teahouse.kernel.errors import Param
from teahouse.kernel.seats import Seat


class Carry(msgspec.Struct, frozen=True):
    """What passes from round to round of a match: dealer, streak, level. Each game has its own."""


class Transfer(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Points that go from `payer` to `receiver`; `amount` is never negative."""

    payer: Seat
    receiver: Seat
    amount: int


class Line(msgspec.Struct, frozen=True, gc=False):
    """One explained part of a settlement: its key, what fills its sentence, and the payments it causes."""

    key: str
    params: dict[str, Param | list[Param]] = {}
    transfers: tuple[Transfer, ...] = ()


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The end of a round. `points` are by seat and add up to zero; `ending` names the kind of end."""

    points: tuple[int, ...]
    lines: tuple[Line, ...]
    carry: Carry
    ending: str


def points_of(seats: int, lines: Iterable[Line]) -> tuple[int, ...]:
    """What each seat has won and lost over all transfers of the lines; adds up to zero by construction."""
    points = [0] * seats
    for line in lines:
        for transfer in line.transfers:
            points[transfer.payer] -= transfer.amount
            points[transfer.receiver] += transfer.amount
    return tuple(points)
