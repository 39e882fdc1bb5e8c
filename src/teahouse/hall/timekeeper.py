"""What keeps one table to its time: when a deadline has passed, what the rules then ask for is played.

The deadline that comes first arms one alarm. It rings a grace later, waits some turns of the loop, and then acts
through the table's inbox like anybody: whichever of an answer and its time-out is taken first, the other finds another
question.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from teahouse.hall.clock import Alarm
from teahouse.hall.deeds import Acted
from teahouse.hall.orders import Decided, Order
from teahouse.kernel import HOUSE, Action, Cause, Close, HouseAction, Seat, TimeUp

if TYPE_CHECKING:
    from teahouse.hall.table import Table

TURNS: Final = 3
"""Turns of the loop before a time-out counts, so that what has arrived by then is read first."""


class Timekeeper:
    """One table's timekeeper."""

    __slots__ = ("_alarm", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._alarm = Alarm(table.house.clock, self._ring)

    def acted(self, seat: Seat, action: Action | HouseAction, cause: Cause) -> Acted:
        """The deed of an action that is taken now, with the time that the seat has had for it."""
        time, now = self._table.deadlines.running.get(seat), self._table.house.clock.now()
        if time is None:
            return Acted(action, cause)
        return Acted(action, cause, time.spent(now), max(0, now - time.since))

    def plan(self) -> None:
        """Arm the alarm for the deadline that comes first."""
        first = self._table.deadlines.first()
        self._alarm.set(first[0] + self._table.house.timing.grace if first is not None else None)

    def stop(self) -> None:
        """Let nothing ring any more."""
        self._alarm.stop()

    def overdue(self, now: int) -> tuple[int, Seat] | None:
        """The deadline, and whose it is, that has passed so long ago that the alarm must have been lost."""
        first, timing = self._table.deadlines.first(), self._table.house.timing
        return first if first is not None and now > first[0] + timing.grace + timing.stalled_after else None

    def _ring(self) -> None:
        first = self._table.deadlines.first()
        if first is not None:
            seat = first[1]
            self._after(TURNS, partial(self._time_out, seat, self._table.deadlines.running[seat].q))

    def _after(self, turns: int, call: Callable[[], None]) -> None:
        if turns == 0:
            call()
        else:
            self._table.house.clock.soon(partial(self._after, turns - 1, call))

    def _time_out(self, seat: Seat, q: int) -> None:
        self._table.order(Order(HOUSE, partial(self._late, seat, q), urgent=True))

    def _late(self, seat: Seat, q: int) -> Decided | None:
        """What is done about a question whose time is over; nothing where an answer was admitted before."""
        match = self._table.match
        if match.playing is None or not match.asks(seat, q):
            return None
        if seat == HOUSE:
            return HOUSE, self.acted(HOUSE, Close(), "house")
        if self._table.deadlines.lateness(seat):
            return HOUSE, self.acted(HOUSE, TimeUp(seat), "house")
        return seat, self.acted(seat, match.playing.fallback(seat), "clock")
