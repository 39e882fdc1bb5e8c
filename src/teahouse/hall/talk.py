"""What goes on beside the game: quick phrases among those who look, and counsel for a seat from the game's bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teahouse.hall.audience import Watcher
from teahouse.hall.errors import Refusal
from teahouse.hall.messages import Hint, Said

if TYPE_CHECKING:
    from teahouse.hall.table import Table


class Talk:
    """The talk at one table. Nothing of it changes the table, so none of it is in the log."""

    __slots__ = ("_hints", "_silent_until", "_table")

    def __init__(self, table: Table) -> None:
        seats = table.match.charter.seats
        self._table = table
        self._silent_until = [0] * seats
        # The last hint of each seat, with the question and the number of acts that it was made for.
        self._hints: list[tuple[tuple[int, int], Any] | None] = [None] * seats

    def say(self, watcher: Watcher, phrase: int) -> None:
        """A seat says a quick phrase."""
        house, seat = self._table.house, watcher.seat
        now = house.clock.now()
        if seat is None:
            watcher.refuse(Refusal("not-seated"))
        elif now < self._silent_until[seat]:
            watcher.refuse(Refusal("too-soon"))
        else:
            self._silent_until[seat] = now + house.timing.phrase_gap
            for other in self._table.audience.everybody():
                other.tell(Said(self._table.id, seat, phrase))

    def hint(self, watcher: Watcher, q: int | None) -> None:
        """Counsel for a seat, from what it knows itself; made once for each question and hand."""
        match, seat = self._table.match, watcher.seat
        if seat is None:
            watcher.refuse(Refusal("not-seated"))
        elif match.playing is None or q not in (None, match.q[seat]):
            self._table.audience.sync(watcher)
        else:
            known, hint = (match.q[seat], len(match.acts)), self._hints[seat]
            if hint is None or hint[0] != known:
                hint = self._hints[seat] = (known, self._table.steward.counsel(match.playing, seat))
            watcher.tell(Hint(self._table.id, q, hint[1]))
