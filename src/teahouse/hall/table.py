"""The owner of one table: a state machine that is driven by calls, with no task and no lock.

The way of an action: `Wishes.play` → `order` → `_take` (is it still sensible? is it legal?) → `_append` (the log makes
it durable) → `_written` (the match changes, the deadlines follow, everybody is shown) → the next order. Between two
appends everything happens at once, in the loop's thread; while a row is being written, orders wait.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from teahouse.hall.audience import Audience, Watcher
from teahouse.hall.ballot import Ballot
from teahouse.hall.course import Course, Past
from teahouse.hall.deeds import (
    KIND,
    Acted,
    Closed,
    Dealt,
    Deed,
    Faulted,
    Rose,
    Sat,
    Swapped,
    written,
)
from teahouse.hall.errors import Refusal
from teahouse.hall.house import House
from teahouse.hall.log import Row
from teahouse.hall.match import Finished
from teahouse.hall.orders import Inbox, Order
from teahouse.hall.picture import Picture
from teahouse.hall.presence import Presence
from teahouse.hall.steward import Steward
from teahouse.hall.talk import Talk
from teahouse.hall.timekeeper import Timekeeper
from teahouse.hall.wishes import Wishes
from teahouse.kernel import HOUSE, Event, Seat

log = logging.getLogger(__name__)


class Table:
    """A table of the hall. Made by `Tables`, from a charter or from the table's log."""

    def __init__(self, house: House, course: Course) -> None:
        self.house = house
        self.match = match = course.match
        self.id = match.charter.table
        self.busy = False
        self.ended_at: int | None = None
        self.deadlines = course.deadlines
        self.timekeeper = Timekeeper(self)
        self.presence = Presence(match.charter.seats, house.clock, house.timing, self.show)
        self.ballot = Ballot(self)
        self.picture = Picture(self)
        self.audience = Audience(self.picture)
        self.steward = Steward(self)
        self.talk = Talk(self)
        self.wishes = Wishes(self)
        self.successor: str | None = None
        self._inbox = Inbox()
        self._frozen = False
        self._void = False
        self._seq = 0
        self._course = course
        self._unsettled: set[str] = set()

    # Orders, one after the other

    def order(self, order: Order) -> None:
        """Carry out what somebody wants, now or when the row that is being written is durable."""
        if self._frozen:
            order.refused(Refusal("table-closed"))
        elif self.busy:
            self._inbox.put(order)
        else:
            self._take(order)

    def _take(self, order: Order) -> None:
        try:
            decided = order.decide()
            digest = b"" if decided is None or isinstance(decided[1], Faulted) else self.match.digest()
        except Refusal as refusal:
            order.refused(refusal)
        except Exception as fault:
            order.refused(Refusal("table-void"))
            self._broke_down(fault)
        else:
            if decided is None:
                order.done()
            else:
                self._append(order, *decided, digest)

    def _append(self, order: Order, seat: Seat, deed: Deed, digest: bytes = b"") -> None:
        self.busy = True
        begun = self.house.clock.now()
        row = Row(
            table=self.id,
            seq=self._seq + 1,
            kind=KIND[type(deed)],
            seat=seat,
            id=order.id,
            body=written(deed),
            wall=self.house.clock.wall(),
            digest=digest,
        )

        def written_or_not(ok: bool) -> None:
            self.busy = False
            if ok:
                self._written(order, deed, row)
            else:
                self._not_saved(order, begun)
            while self._inbox and not self.busy:
                self._take(self._inbox.take())
            self._plan()

        self.house.log.append(row, written_or_not)

    def _written(self, order: Order, deed: Deed, row: Row) -> None:
        self._seq = row.seq
        if self.match.charter.protected and isinstance(deed, Acted):
            # However long it takes to find out who can claim what: everybody hears of it on the same beat.
            self.audience.hold_back()
            self.house.clock.later(self.house.timing.beat, self.audience.let_go)
        done = False
        try:
            events = self._course.happen(deed, row, self.house.clock.now())
            done = True
            self.steward.observe()
            self._show(events, row.seat, row.id, desk=not isinstance(deed, Acted) or self.match.playing is None)
        except Exception as fault:
            if not isinstance(deed, Faulted):
                order.refused(Refusal("table-void"))
                self._broke_down(fault, happened=done)
                return
            # Not even the end can be shown.
            for watcher in self.audience.everybody():
                watcher.dismissed("closed")
        order.done()
        self._follow_up(deed, row.seat)

    def _follow_up(self, deed: Deed, seat: Seat) -> None:
        """What a deed brings with it outside the match."""
        match deed:
            case Sat():
                self._vacate(seat, "left")
            case Rose(key):
                self._vacate(seat, key)
                self.ballot.count()
            case Swapped(other):
                for moved in (seat, other):
                    self._dismiss(moved, "moved")
                self.presence.swapped(seat, other)
        if self.match.ended is not None:
            self.freeze()
            self.ended_at = self.house.clock.now()
        finished, self.match.finished = self.match.finished, None
        if finished is not None:
            self._hand_over(finished)
        if isinstance(deed, Dealt | Closed | Faulted):
            self.tidy()
        if not isinstance(deed, Acted) or self.match.playing is None:
            self.house.changed(self)

    def _vacate(self, seat: Seat, key: str) -> None:
        """Nobody sits here any more."""
        self.presence.vacated(seat)
        self._dismiss(seat, key)

    def _dismiss(self, seat: Seat, key: str) -> None:
        """Who looked from this seat looks from it no longer, and is told why."""
        watcher = self.audience.seats.get(seat)
        if watcher is not None and self.audience.part(watcher):
            watcher.dismissed(key)

    def _not_saved(self, order: Order, begun: int) -> None:
        """Nothing has happened. Questions stay open and lose no time by it; what the hall itself wanted comes again."""
        now, retry = self.house.clock.now(), self.house.timing.retry
        order.refused(Refusal("not-saved"))
        self.deadlines.put_off(now - begun + retry, now - begun + retry)
        self.soundly(self.steward.observe)
        self.show()
        self.steward.rest_until(now + retry)

    # After a restart

    def take_up(self, past: Past, seq: int) -> None:
        """Begin where the log ends, with its row `seq`; what could not be replayed makes the table void."""
        self._seq = seq
        for finished in past.finished:
            self._hand_over(finished)
        if past.fault is not None:
            self._broke_down(past.fault)

    def resume(self, last: int) -> None:
        """Go on after a restart; `last` is when (wall ms) the log ends. The clocks get the outage back."""
        if self._frozen:
            return
        clock, timing = self.house.clock, self.house.timing
        outage = max(0, clock.wall() - last)
        credit = min(outage, timing.outage_credit) + self.house.random.randint(0, timing.restart_jitter)
        # Replayed deadlines count in wall time; what was left of them when the log ended is left now.
        self.deadlines.put_off(clock.now() - last + credit, outage + credit)
        self.presence.expected(seat for seat, _ in self.match.people())
        self.soundly(self.steward.observe)
        self.show()
        self._plan()

    # Rules that break down

    def soundly(self, look: Callable[[], None]) -> bool:
        """Let the rules be asked for something; whether they did not break down at it."""
        try:
            look()
        except Exception as fault:
            self._broke_down(fault)
            return False
        return True

    def _broke_down(self, fault: Exception, *, happened: bool = True) -> None:
        """Give the table up, once: who plays there is told, and nobody pays for this round.

        `happened` is false where the last row itself could not happen, or not to its end.
        """
        if self._void:
            return
        log.error("table %s is void: its rules broke down after row %d", self.id, self._seq, exc_info=fault)
        self._void = self._frozen = True
        self._inbox.refuse_all(Refusal("table-void"))
        self._end(Faulted(f"{type(fault).__name__}: {fault}", happened))

    def _end(self, faulted: Faulted) -> None:
        """Write that the table is void, now or when the row that is being written is durable; until it is written."""

        def again(_: Refusal) -> None:
            self.house.clock.later(self.house.timing.retry, partial(self._end, faulted))

        order = Order(HOUSE, lambda: (HOUSE, faulted), refused=again, urgent=True)
        if self.busy:
            self._inbox.put(order)
        else:
            self._append(order, HOUSE, faulted)

    def freeze(self) -> None:
        """Accept nothing more; a row that is being written is still carried out."""
        self._frozen = True
        self._inbox.refuse_all(Refusal("table-closed"))
        self.timekeeper.stop()
        self.steward.stop()
        self.presence.stop()
        self.ballot.stop()

    # Rounds that are over

    def _hand_over(self, finished: Finished) -> None:
        self._unsettled.add(finished.id)
        self.house.finished(self, finished)

    def settled(self, round_id: str) -> None:
        """The round is in the ledger and in the archive: its rows are needed no more."""
        self._unsettled.discard(round_id)
        self.tidy()

    def tidy(self) -> None:
        """Let the log forget what no replay and no settlement needs any more."""
        if not self._unsettled:
            self.house.log.forget(self.id, self._seq + 1 if self.match.ended is not None else self._course.snapshot)

    # Time

    def _plan(self) -> None:
        if not self._frozen:
            self.timekeeper.plan()
            self.soundly(self.steward.plan)

    def overdue(self, now: int) -> tuple[int, Seat] | None:
        """The deadline, and whose it is, that has passed long ago and nothing has come of it."""
        return None if self.busy or self._frozen else self.timekeeper.overdue(now)

    def wake(self) -> None:
        """Arm the clock anew."""
        self.timekeeper.stop()
        self._plan()

    # What is seen

    @property
    def rows(self) -> int:
        """How many rows the table's log has had."""
        return self._seq

    @property
    def onlookers(self) -> int:
        """How many look on without a seat."""
        return len(self.audience.spectators)

    @property
    def next_at(self) -> int | None:
        """When the next deal is due (wall ms)."""
        return self.steward.next_at

    @property
    def fill_at(self) -> int | None:
        """When bots take the seats that are free (wall ms)."""
        return self.steward.fill_at

    def show(self) -> None:
        """Show everybody what has changed beside the round."""
        self.soundly(self._show)

    def _show(
        self,
        events: list[Event] | None = None,
        by: Seat | None = None,
        id: str = "",  # noqa: A002
        *,
        desk: bool = True,
    ) -> None:
        """Show everybody what has changed; without `desk` nothing on it has but the countdown."""
        if desk:
            self.picture.redraw_desk()
        self.audience.show(events, by, id)

    def sync(self, watcher: Watcher) -> None:
        """Send the whole picture again."""
        self._look(watcher, partial(self.audience.sync, watcher))

    def _look(self, watcher: Watcher, look: Callable[[], None]) -> None:
        if not self.soundly(look):
            self.audience.part(watcher)
            watcher.dismissed("closed")

    # Those who look

    def join(self, watcher: Watcher, nonce: str | None) -> None:
        """Somebody begins to look. From a seat its line counts as up, and its word adds to the next deal's luck."""
        self.picture.redraw_desk()
        self._look(watcher, partial(self.audience.join, watcher))
        if watcher.seat is not None:
            self.presence.up(watcher.seat)
            if nonce is not None and self.match.playing is None:
                self.steward.nonces[watcher.seat] = nonce
        self._looked(watcher)

    def part(self, watcher: Watcher) -> None:
        """Somebody looks no longer, or his line is gone."""
        if self.audience.part(watcher) and watcher.seat is not None:
            self.presence.lost(watcher.seat)
        self._looked(watcher)

    def _looked(self, watcher: Watcher) -> None:
        if watcher.seat is None:
            self.show()  # Spectators are counted on the desk; whose line is up it tells in its own time.
        if not self._frozen:
            self._plan()
