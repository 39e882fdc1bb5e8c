"""What the seats of a table want: to answer their question, to be played for, to be ready. Each wish is an order."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from teahouse.hall.audience import Watcher
from teahouse.hall.deeds import Autopiloted, Chair, Deed, GotReady
from teahouse.hall.errors import Refusal
from teahouse.hall.messages import Play
from teahouse.hall.orders import Decided, Order
from teahouse.kernel import Action, Cause, Illegal, Seat

if TYPE_CHECKING:
    from teahouse.hall.table import Table

log = logging.getLogger(__name__)


class Wishes:
    """The wishes at one table. Each is judged when its turn has come, by how the table is then."""

    __slots__ = ("_read", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._read = msgspec.json.Decoder(table.match.game.Action).decode

    def play(self, watcher: Watcher, play: Play) -> None:
        """A seat answers its question. The same id again gets the same answer, a stale question the present picture."""
        seat = watcher.seat
        if seat is None:
            watcher.refuse(Refusal("not-seated"), play.id)
            return
        refused = partial(watcher.refuse, id=play.id)
        self._table.order(Order(seat, partial(self._played, watcher, seat, play), id=play.id, refused=refused))

    def _played(self, watcher: Watcher, seat: Seat, play: Play) -> Decided | None:
        match = self._table.match
        if play.id in match.recent[seat]:
            watcher.confirm(play.id)
            return None
        if match.playing is None or play.q != match.q[seat]:
            self._table.sync(watcher)
            return None
        chair = match.chairs[seat]
        if chair is not None and chair.autopilot:
            raise Refusal("on-autopilot")
        try:
            action = self._read(play.action)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("bad-action") from error
        try:
            match.playing.check(seat, action)
        except Illegal as illegal:
            raise Refusal(illegal.key, **illegal.params) from illegal
        except Exception as fault:
            # Nothing has changed by it; a table that is void by it could be made void by whoever is losing.
            log.exception("table %s: the rules failed to judge an action", self._table.id)
            raise Refusal("bad-action") from fault
        return seat, self._table.timekeeper.acted(seat, action, "seat")

    def act(self, seat: Seat, q: int, action: Action, cause: Cause) -> None:
        """A bot answers question `q` for the seat."""

        def decide() -> Decided | None:
            asked = self._table.match.asks(seat, q)
            return (seat, self._table.timekeeper.acted(seat, action, cause)) if asked else None

        self._table.order(Order(seat, decide))

    def autopilot(self, watcher: Watcher, *, on: bool) -> None:
        """A seat hands itself over to a bot, or takes itself back."""
        self._wish(watcher, Autopiloted(on), lambda chair: chair.autopilot != on)

    def ready(self, watcher: Watcher, nonce: str | None) -> None:
        """A seat is ready for the next round and adds its word to the luck."""
        self._wish(watcher, GotReady(nonce), lambda chair: self._table.match.playing is None and not chair.ready)

    def _wish(self, watcher: Watcher, deed: Deed, sensible: Callable[[Chair], bool]) -> None:
        """What a seat wants of the hall; a wish that changes nothing leaves no row."""
        seat = watcher.seat
        if seat is None:
            watcher.refuse(Refusal("not-seated"))
            return

        def decide() -> Decided | None:
            chair = self._table.match.chairs[seat]
            return (seat, deed) if chair is not None and sensible(chair) else None

        self._table.order(Order(seat, decide, refused=watcher.refuse))
