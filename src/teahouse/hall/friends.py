"""What people do around a table of their own: change places, ask somebody to leave, vote to end it, play again."""

from __future__ import annotations

import asyncio
from functools import partial
from weakref import WeakKeyDictionary

from teahouse.hall.accounts import Player
from teahouse.hall.company import Rematch
from teahouse.hall.deeds import Agreement, Deed, Rose, Swapped
from teahouse.hall.errors import Refusal
from teahouse.hall.seating import Seating
from teahouse.hall.table import Table
from teahouse.hall.tables import Tables, ordered
from teahouse.kernel import Seat


class Friends:
    """Every refusal may be `unknown-table`, `not-friends` or `not-seated`; what else, each method says."""

    def __init__(self, tables: Tables, seating: Seating) -> None:
        self._tables = tables
        self._seating = seating
        self._turns: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()

    async def move(self, player: Player, table_id: str, to: Seat, seat: Seat | None = None) -> None:
        """Before the first deal take another seat that is free or a bot's; the host may also make any two change.

        Refused with `unknown-seat`, `already-begun`, `not-host`.
        """
        table = self._own(table_id)
        own = self._seating.seat_of(player, table)
        seat = own if seat is None else seat
        await ordered(table, own, partial(_changes, table, seat, to, own))

    async def ask_to_leave(self, player: Player, table_id: str, seat: Seat) -> None:
        """Before the first deal the host makes a seat free; its person may not sit down here again.

        Refused with `unknown-seat`, `already-begun`, `not-host`.
        """
        table = self._own(table_id)
        own = self._seating.seat_of(player, table)
        if table.match.host != own or seat == own:
            raise Refusal("not-host")
        chair = table.match.chairs[seat] if 0 <= seat < table.match.charter.seats else None
        if chair is None:
            raise Refusal("unknown-seat")
        await ordered(table, own, partial(_asked_to_leave, table, seat, chair.player.id))
        if not chair.player.bot:
            self._seating.asked_away.setdefault(table, set()).add(chair.player.id)

    def vote(self, player: Player, table_id: str, *, agree: bool) -> None:
        """Call the vote about ending the table, or answer it (`ballot`). Refused with `no-vote`, `too-soon`."""
        table = self._own(table_id)
        if table.match.ended is not None:
            raise Refusal("table-closed")
        table.ballot.cast(self._seating.seat_of(player, table), agree=agree)

    async def rematch(self, player: Player, table_id: str) -> str:
        """The table that follows one that is over, on the same terms and with one's old seat; the first opens it.

        Refused with `not-over`, or as `Seating.sit`.
        """
        table = self._own(table_id)
        seat = self._seating.seat_of(player, table)
        if table.match.ended is None:
            raise Refusal("not-over")
        async with self._turns.setdefault(table, asyncio.Lock()):
            if table.successor is None or not self._goes_on(table.successor):
                table.successor = await self._again(player, table, seat)
                for watcher in table.audience.everybody():
                    watcher.tell(Rematch(table.id, table.successor))
                return table.successor
        following = self._tables.get(table.successor)
        if following.match.seat_of(player.id) is None:
            wanted = seat if following.match.chairs[seat] is None else None
            await self._seating.sit(player, following.id, wanted)
        return following.id

    async def _again(self, player: Player, table: Table, seat: Seat) -> str:
        charter = table.match.charter
        agreement = Agreement(
            rounds=charter.rounds,
            limit=charter.limit,
            protected=charter.protected,
            admits=charter.admits,
            spectators=charter.spectators,
            seats=charter.seats,
        )
        return await self._seating.open(player, charter.game, charter.options, agreement, seat=seat)

    def _goes_on(self, table_id: str) -> bool:
        return any(table.id == table_id and table.match.ended is None for table in self._tables)

    def _own(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table.match.charter.kind != "friends":
            raise Refusal("not-friends")
        return table


def _changes(table: Table, seat: Seat, to: Seat, own: Seat) -> tuple[Seat, Deed] | None:
    chairs = table.match.chairs
    if not (0 <= seat < len(chairs) and 0 <= to < len(chairs)):
        raise Refusal("unknown-seat")
    _require_not_begun(table)
    there = chairs[to]
    others = seat != own or (there is not None and not there.player.bot)
    if others and table.match.host != own:
        raise Refusal("not-host")
    return (seat, Swapped(to)) if seat != to else None


def _asked_to_leave(table: Table, seat: Seat, player_id: str) -> tuple[Seat, Deed] | None:
    _require_not_begun(table)
    chair = table.match.chairs[seat]
    return (seat, Rose("asked-to-leave")) if chair is not None and chair.player.id == player_id else None


def _require_not_begun(table: Table) -> None:
    if table.match.number:
        raise Refusal("already-begun")
