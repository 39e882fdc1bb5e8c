"""Whose line is up. A line that flickers is told late and seldom, so that a table is not kept busy with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from teahouse.hall.clock import Alarm, Clock, Timing
from teahouse.kernel import Seat

NEVER: Final = 1 << 62


class Presence:
    """The lines of one table's seats. `told` is what the table is shown of them."""

    __slots__ = ("_alarm", "_changed", "_clock", "_lost_at", "_timing", "_told_at", "_up", "told")

    def __init__(self, seats: int, clock: Clock, timing: Timing, changed: Callable[[], None]) -> None:
        self._clock = clock
        self._timing = timing
        self._changed = changed
        self._alarm = Alarm(clock, self._tell)
        self._up = [False] * seats
        self._told_at = [clock.now() - timing.presence_gap] * seats
        self.told = [False] * seats
        self._lost_at = [clock.now()] * seats

    def up(self, seat: Seat) -> None:
        """The seat's line is there."""
        self._up[seat] = True
        self._plan()

    def lost(self, seat: Seat) -> None:
        """The seat's line is gone."""
        self._up[seat] = False
        self._lost_at[seat] = self._clock.now()
        self._plan()

    def expected(self, seats: Iterable[Seat]) -> None:
        """After a restart: who sits here was there a moment ago, and is shown so until he stays away.

        Thousands come back, each in his turn: whoever is a little late is not told of as gone and then as back.
        """
        for seat in seats:
            self.told[seat] = True
            self._told_at[seat] = self._clock.now() + self._timing.expected_for - self._timing.presence_gap
            self.lost(seat)

    def vacated(self, seat: Seat) -> None:
        """Somebody else may sit down here: nothing is known of his line yet."""
        self._up[seat] = self.told[seat] = False
        self._lost_at[seat] = self._clock.now()

    def swapped(self, seat: Seat, other: Seat) -> None:
        """Two people have changed places: each is shown as before, and comes back to his new seat or is lost."""
        self.told[seat], self.told[other] = self.told[other], self.told[seat]
        for moved in (seat, other):
            self.lost(moved)

    def is_up(self, seat: Seat) -> bool:
        """Whether the seat's line is there now."""
        return self._up[seat]

    def lost_at(self, seat: Seat) -> int:
        """Since when (monotonic ms) the line is down; never, while it is up."""
        return NEVER if self._up[seat] else self._lost_at[seat]

    def stop(self) -> None:
        """Tell nothing more."""
        self._alarm.stop()

    def _due(self, seat: Seat) -> int:
        settled = 0 if self._up[seat] else self._lost_at[seat] + self._timing.presence_after
        return max(settled, self._told_at[seat] + self._timing.presence_gap)

    def _plan(self) -> None:
        open_seats = [seat for seat, up in enumerate(self._up) if up != self.told[seat]]
        self._alarm.set(min(map(self._due, open_seats), default=None))

    def _tell(self) -> None:
        now = self._clock.now()
        for seat, up in enumerate(self._up):
            if up != self.told[seat] and self._due(seat) <= now:
                self.told[seat] = up
                self._told_at[seat] = now
        self._plan()
        self._changed()
