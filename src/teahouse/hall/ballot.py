"""The vote about ending a friends' table at once (散桌). It is talk: a restart forgets it, only its end is a deed.

A majority of the people who sit there ends the table as soon as it agrees; a round that is on is then void. Who says
nothing within a minute agrees, for mostly it is somebody who has gone that makes the others want to end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.hall.clock import Alarm
from teahouse.hall.company import Vote
from teahouse.hall.deeds import Closed
from teahouse.hall.errors import Refusal
from teahouse.hall.orders import Decided, Order
from teahouse.kernel import HOUSE, Seat

if TYPE_CHECKING:
    from teahouse.hall.table import Table

OPEN_FOR: Final = 60_000
"""Milliseconds that a vote takes, and that another must wait after one that failed."""


class Ballot:
    """The vote of one table. `told` is what its people see of it, `None` while there is none."""

    __slots__ = ("_alarm", "_not_before", "_table", "told")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._alarm = Alarm(table.house.clock, self._over)
        self._not_before = 0
        self.told: Vote | None = None

    def stop(self) -> None:
        """End the vote without a result."""
        self._alarm.stop()
        self.told = None

    def cast(self, seat: Seat, *, agree: bool) -> None:
        """A seat's word; the first that agrees calls the vote. Raises `Refusal`: `no-vote`, `too-soon` (`wait` s)."""
        clock = self._table.house.clock
        if self.told is None:
            if not agree:
                raise Refusal("no-vote")
            wait = self._not_before - clock.now()
            if wait > 0:
                raise Refusal("too-soon", wait=wait // 1000 + 1)
            self.told = Vote(seat, (None,) * self._table.match.charter.seats, clock.wall() + OPEN_FOR)
            self._alarm.set(clock.now() + OPEN_FOR)
        votes = list(self.told.votes)
        votes[seat] = agree
        self.told = Vote(self.told.by, tuple(votes), self.told.until)
        self.count()

    def count(self, *, over: bool = False) -> None:
        """See whether it is decided; also when somebody has left."""
        if self.told is None:
            return
        votes = [self.told.votes[seat] for seat, _ in self._table.match.people()]
        agreed, against = votes.count(True), votes.count(False)
        if over:
            agreed = len(votes) - against
        if 2 * agreed > len(votes):
            self._dissolve()
        elif over or 2 * against >= len(votes):
            self.stop()
            self._not_before = self._table.house.clock.now() + OPEN_FOR
        self._table.show()

    def _over(self) -> None:
        self.count(over=True)

    def _dissolve(self) -> None:
        self.stop()

        def decide() -> Decided | None:
            return (HOUSE, Closed("dissolved")) if self._table.match.ended is None else None

        self._table.order(Order(HOUSE, decide, urgent=True))
