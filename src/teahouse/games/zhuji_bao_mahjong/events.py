"""What the table sees of the auction."""

from __future__ import annotations

from typing import ClassVar

from teahouse.kernel import ALL, Event, Seat


class Called(Event, frozen=True):
    """A seat has bid a step of the ladder, or passed (`pass-bid`)."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "call": ALL}
    seat: Seat
    call: str


class Declared(Event, frozen=True):
    """The auction is over: this seat is the declarer (包家). `forced` if everybody had passed."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "bid": ALL, "tai": ALL, "points": ALL, "forced": ALL}
    seat: Seat
    bid: str
    tai: int
    points: int
    forced: bool
