"""How people come to sit at tables: friends' tables with a code, sitting down, leaving, bots; `quick` for rooms."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from teahouse.hall.accounts import Player, bots_for
from teahouse.hall.deeds import Acted, Agreement, Deed, Rose, Sat, TableKind
from teahouse.hall.errors import Refusal
from teahouse.hall.farewell import Leaving, cost_of_leaving
from teahouse.hall.house import House
from teahouse.hall.ledger import Ledger
from teahouse.hall.match import MOST_ROUNDS
from teahouse.hall.names import TOWN_TIME
from teahouse.hall.playtime import PlayTime
from teahouse.hall.registration import Registration
from teahouse.hall.rooms import Rooms
from teahouse.hall.table import Table
from teahouse.hall.tables import Tables, ordered
from teahouse.kernel import HOUSE, Game, Left, Seat

log = logging.getLogger(__name__)

MOST_LIMIT: Final = 1_000_000
NOTHING_AGREED: Final = Agreement()


class Seating:
    """Who sits where. Every method that is refused raises `Refusal`; any may raise `StoreUnavailable`."""

    def __init__(
        self,
        house: House,
        tables: Tables,
        ledger: Ledger,
        rooms: Rooms,
        registration: Registration,
        play_time: PlayTime,
    ) -> None:
        self._house = house
        self._tables = tables
        self._ledger = ledger
        self._rooms = rooms
        self._registration = registration
        self._play_time = play_time
        self.asked_away: WeakKeyDictionary[Table, set[str]] = WeakKeyDictionary()
        """Who was asked to leave a friends' table, and may not sit down there again; a restart forgives."""
        self.closed = False
        """True while the hall is about to stop: nobody opens a table or sits down any more."""

    async def open(
        self,
        player: Player,
        game: str,
        options: Mapping[str, Any],
        agreement: Agreement = NOTHING_AGREED,
        *,
        bots: bool = False,
        seat: Seat = 0,
    ) -> str:
        """A friends' table with a code of six digits, with its host in the first seat or another.

        Refused with `unknown-game`, `bad-rounds` (`most`), `bad-limit` (`most`), `bad-seats`, `not-saved`, or as the
        options say.
        """
        self._require_open()
        require_sensible(agreement)
        require_seats(self._tables.game(game), agreement.seats)
        if agreement.limit is not None and agreement.rounds is None:
            agreement = msgspec.structs.replace(agreement, rounds=MOST_ROUNDS)
        await self.purse(player, "friends")  # Whoever may not sit down opens no table either.
        table = await self._tables.open(game, options, "friends", agreement, host=player.id)
        await self.take(player, table, seat)
        if bots:
            await self.seat_bots(table)
        return table.id

    async def sit(self, player: Player, table_id: str, seat: Seat | None = None) -> None:
        """Take a seat, any free one unless it is named. Who is broke is topped up first, once a day.

        Refused with `unknown-table`, `drawn-by-lot` (a protected room's table), `balance-too-low`, `balance-too-high`,
        `registered-only`, `asked-to-leave`, `already-seated`, `unknown-seat`, `seat-taken`, `table-full`, `not-saved`.
        """
        self._require_open()
        table = self._tables.get(table_id)
        charter = table.match.charter
        if player.id in self.asked_away.get(table, ()):
            raise Refusal("asked-to-leave")
        if charter.admits == "registered" and not await self._registration.is_registered(player.id):
            raise Refusal("registered-only")
        if charter.room is not None:
            if charter.protected:
                raise Refusal("drawn-by-lot")
            self._rooms.get(charter.game, charter.room).require_entry(await self.purse(player, charter.kind))
        await self.take(player, table, seat)

    async def purse(self, player: Player, kind: TableKind) -> int:
        """The points that somebody may sit down with at such a table, after the day's top-up if he is broke.

        Refused with `restarting`, `draining`, `banned` and `suspended` (`reason`, `until`), and `daily-limit`
        (`minutes`) for who has played as long as he wanted to today.
        """
        self._require_open()
        self._house.sanctions.require_seat(player.id, kind)
        await self._play_time.require_time(player.id)
        await self._ledger.top_up_if_broke(player.id, day_of(self._house.clock.wall()))
        return await self._ledger.balance(player.id)

    async def take(self, player: Player, table: Table, seat: Seat | None) -> None:
        """Take a seat at a table that one has been brought to. Refused as `sit`, but for what only rooms ask.

        Windows in which he looked on are told to look anew: from there he would not see that he is asked.
        """
        points = await self.purse(player, table.match.charter.kind)
        await ordered(table, HOUSE, partial(_sits, table, player, points, seat))
        for watcher in [one for one in table.audience.spectators if one.viewer == player.id]:
            table.part(watcher)
            watcher.dismissed("moved")

    async def give_up(self, player_id: str, key: str) -> None:
        """Free the seats of somebody who may not sit there any more, and tell him why.

        In a round a bot plays on, also where leaving forfeits the game: nobody else is to pay for it.
        """
        for table in map(self._tables.get, self._tables.of(player_id)):
            try:
                self._house.sanctions.require_seat(player_id, table.match.charter.kind)
            except Refusal:
                await ordered(table, HOUSE, partial(_rises, table, player_id, key))

    async def leave(self, player: Player, table_id: str) -> None:
        """Give up a seat. In a round a bot plays on, or the referee ends it where leaving forfeits the game."""
        table = self._tables.get(table_id)
        if table.match.ended is not None:
            return
        seat = self.seat_of(player, table)
        if table.match.playing is not None and table.match.game.about.leaving == "forfeit":
            await ordered(table, seat, partial(_forfeits, table, seat))
        await ordered(table, seat, partial(_rises, table, player.id))

    def cost_of_leaving(self, player: Player, table_id: str) -> Leaving:
        """What it would cost to leave now. Refused with `unknown-table`, `not-seated`."""
        table = self._tables.get(table_id)
        return cost_of_leaving(table.match, self.seat_of(player, table), self._house.random)

    async def fill(self, player: Player, table_id: str) -> None:
        """Let bots take the free seats; for the host, at a table without one for whoever sits there."""
        table = self._tables.get(table_id)
        seat = self.seat_of(player, table)
        if table.match.host not in (None, seat):
            raise Refusal("not-host")
        await self.seat_bots(table)

    def by_code(self, code: str) -> str:
        """The friends' table with this code."""
        return self._tables.by_code(code).id

    async def seat_bots(self, table: Table) -> None:
        """Bots take the seats that are free now."""
        free = [seat for seat, chair in enumerate(table.match.chairs) if chair is None]
        seated = [chair.player.id for chair in table.match.chairs if chair is not None]
        bots = bots_for(len(free), self._house.random, seated)
        points = await self._ledger.balances([bot.id for bot in bots])
        for seat, bot in zip(free, bots, strict=True):
            try:
                await ordered(table, HOUSE, partial(_sits, table, bot, points[bot.id], seat))
            except Refusal as refusal:
                log.info("no bot for seat %d of table %s: %s", seat, table.id, refusal)

    def _require_open(self) -> None:
        if self.closed:
            raise Refusal("restarting")
        if self._house.draining:
            raise Refusal("draining")

    def seat_of(self, player: Player, table: Table) -> Seat:
        """Where somebody sits. Refused with `not-seated`."""
        seat = table.match.seat_of(player.id)
        if seat is None:
            raise Refusal("not-seated")
        return seat


def require_sensible(agreement: Agreement) -> None:
    """Raises `Refusal`: `bad-rounds` (`most`), `bad-limit` (`most`)."""
    if agreement.rounds is not None and not 1 <= agreement.rounds <= MOST_ROUNDS:
        raise Refusal("bad-rounds", most=MOST_ROUNDS)
    if agreement.limit is not None and not 1 <= agreement.limit <= MOST_LIMIT:
        raise Refusal("bad-limit", most=MOST_LIMIT)


def require_seats(game: Game, seats: int | None) -> None:
    """Raises `Refusal`: `bad-seats`."""
    if seats is not None and seats not in game.about.seats:
        raise Refusal("bad-seats")


def day_of(wall: int) -> str:
    """The day in the two towns, `2026-02-17`, at this wall time (ms)."""
    return datetime.fromtimestamp(wall / 1000, TOWN_TIME).date().isoformat()


def _sits(table: Table, player: Player, points: int, wanted: Seat | None) -> tuple[Seat, Deed]:
    chairs = table.match.chairs
    table.house.sanctions.require_seat(player.id, table.match.charter.kind)
    if any(chair is not None and chair.player.id == player.id for chair in chairs):
        raise Refusal("already-seated")
    if wanted is not None and not 0 <= wanted < len(chairs):
        raise Refusal("unknown-seat")
    if None not in chairs:
        raise Refusal("table-full")
    seat = chairs.index(None) if wanted is None else wanted
    if chairs[seat] is not None:
        raise Refusal("seat-taken")
    return seat, Sat(player, points)


def _rises(table: Table, player_id: str, key: str = "left") -> tuple[Seat, Deed] | None:
    seat = table.match.seat_of(player_id)
    return (seat, Rose(key)) if seat is not None else None


def _forfeits(table: Table, seat: Seat) -> tuple[Seat, Deed] | None:
    round = table.match.playing
    return (HOUSE, Acted(Left(seat), "house")) if round is not None else None
