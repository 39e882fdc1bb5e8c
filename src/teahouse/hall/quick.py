"""Quick match: a seat at once in a room of a game, with people where there are any, else with bots after a wait.

Whoever asks is brought, in this order, to a table of the room that waits with most people; to one between two rounds
where a bot gives up its seat to him; to a table of the next cheaper room that has waited for half its time; to a
table of his own. In a protected room the first of these is drawn by lot among strangers, and nothing else is tried.
Where a game leaves a choice of seats, whoever names a number comes to such tables alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from teahouse.hall.accounts import Player
from teahouse.hall.deeds import Agreement, Deed, Rose
from teahouse.hall.errors import Refusal
from teahouse.hall.house import House
from teahouse.hall.messages import TableCard
from teahouse.hall.picture import card_of
from teahouse.hall.rooms import Room, RoomCard, Rooms
from teahouse.hall.seating import Seating, require_seats
from teahouse.hall.strangers import Strangers
from teahouse.hall.table import Table
from teahouse.hall.tables import Tables, ordered
from teahouse.kernel import HOUSE, Seat

LISTED: Final = 50


class Wish(NamedTuple):
    """Who wants to sit down at what: `seats` at the table or any number, not at the table `besides`."""

    player: Player
    game: str
    room: Room
    balance: int
    seats: int | None
    besides: str | None


class QuickMatch:
    """Who comes to sit where in the rooms. Every method that is refused raises `Refusal`."""

    def __init__(self, house: House, tables: Tables, seating: Seating, rooms: Rooms, strangers: Strangers) -> None:
        self._house = house
        self._tables = tables
        self._seating = seating
        self._rooms = rooms
        self._strangers = strangers
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def seat(
        self,
        player: Player,
        game: str,
        *,
        room: str | None = None,
        practice: bool = False,
        seats: int | None = None,
        besides: str | None = None,
        address: str = "",
    ) -> str:
        """A seat in a room of the game, the first of them unless it is named; the player's own, where he has one.

        With `practice` it is a table that bots fill at once. `seats` is how many the table has; without it any number
        will do, and a new table has the game's first. Who has left a table for another (换桌) does not come to sit
        there again: that is `besides`. Two windows of one person that ask at one moment get the same seat.

        Refused with `unknown-game`, `unknown-room`, `bad-seats`, `balance-too-low`, `balance-too-high`, `not-saved`,
        `restarting`.
        """
        require_seats(self._tables.game(game), seats)
        chosen = self._chosen(game, room, practice=practice)
        async with self._turns.setdefault(player.id, asyncio.Lock()):
            for table in map(self._tables.get, self._tables.of(player.id)):
                charter = table.match.charter
                mine = (charter.game, charter.kind, charter.room) == (game, chosen.kind, chosen.key)
                if mine and seats in (None, charter.seats):
                    return table.id
            balance = await self._seating.purse(player, chosen.kind)
            chosen.require_entry(balance)
            if address:
                self._strangers.came(player.id, address)
            wish = Wish(player, game, chosen, balance, seats, besides)
            return await self._at_some_table(wish)

    def rooms(self, game: str) -> list[RoomCard]:
        """The rooms of a game, as they are now. Refused with `unknown-game`."""
        self._tables.game(game)
        return [self._card(game, room) for room in self._rooms.of(game)]

    def listed(self, game: str, room: str | None = None) -> list[TableCard]:
        """The quick tables of a game, or of one of its rooms: those that wait first. Refused with `unknown-game`."""
        self._tables.game(game)
        tables = [table for table in self._of(game) if room is None or table.match.charter.room == room]
        tables.sort(key=lambda table: table.match.state != "waiting")
        return [card_of(table.match) for table in tables[:LISTED]]

    def _chosen(self, game: str, room: str | None, *, practice: bool) -> Room:
        if practice:
            return self._rooms.practice(game)
        return self._rooms.first(game) if room is None else self._rooms.get(game, room)

    async def _at_some_table(self, wish: Wish) -> str:
        room = wish.room
        for table, bot in self._candidates(wish):
            if table.id == wish.besides or wish.seats not in (None, table.match.charter.seats):
                continue
            try:
                if bot is not None:
                    await ordered(table, HOUSE, partial(_gives_way, table, bot))
                await self._seating.take(wish.player, table, bot if bot is not None else self._lot(table, room))
            except Refusal:
                continue  # Somebody was faster; the next table, or one of one's own.
            return table.id
        options = room.options.get(wish.game, {})
        agreement = Agreement(
            rounds=room.rounds, protected=room.protected, spectators=room.spectators, seats=wish.seats
        )
        table = await self._tables.open(wish.game, options, room.kind, agreement, room=room)
        await self._seating.take(wish.player, table, self._lot(table, room))
        if room.kind == "practice":
            await self._seating.seat_bots(table)
        return table.id

    def _candidates(self, wish: Wish) -> Iterator[tuple[Table, Seat | None]]:
        """Tables to try, the best first, and the seat of the bot that is to give way."""
        game, room = wish.game, wish.room
        if room.kind == "practice":
            return
        waiting = self._waiting(game, room)
        if room.protected:
            self._house.random.shuffle(waiting)
            yield from ((table, None) for table in waiting if self._are_strangers(wish.player, table, room))
            return
        yield from ((table, None) for table in waiting)
        for table in self._of(game, room):
            seat = _bot_between_rounds(table)
            if seat is not None:
                yield table, seat
        below = self._rooms.below(game, room)
        if below is not None and below.admits(wish.balance):
            yield from ((table, None) for table in self._waiting(game, below) if table.steward.half_filled)

    def _waiting(self, game: str, room: Room) -> list[Table]:
        """The room's tables with a free seat, those with most people first."""
        tables = [table for table in self._of(game, room) if _has_room(table)]
        return sorted(tables, key=lambda table: -len(table.match.people()))

    def _of(self, game: str, room: Room | None = None) -> list[Table]:
        """The quick tables of a game that go on, or of one of its rooms."""
        return [
            table
            for table in self._tables
            if table.match.charter.game == game
            and table.match.charter.kind == "quick"
            and table.match.ended is None
            and (room is None or table.match.charter.room == room.key)
        ]

    def _are_strangers(self, player: Player, table: Table, room: Room) -> bool:
        others = [chair.player.id for _, chair in table.match.people()]
        return self._strangers.are_strangers(player.id, others, apart=room.apart)

    def _lot(self, table: Table, room: Room) -> Seat | None:
        """The seat that is drawn in a protected room; elsewhere the first that is free."""
        free = [seat for seat, chair in enumerate(table.match.chairs) if chair is None]
        return self._house.random.choice(free) if room.protected and free else None

    def _card(self, game: str, room: Room) -> RoomCard:
        tables = [
            table
            for table in self._tables
            if table.match.charter.game == game and table.match.charter.room == room.key and table.match.ended is None
        ]
        return RoomCard(
            key=room.key,
            title=room.title,
            stake=room.stake,
            entry=room.entry,
            most=room.most,
            protected=room.protected,
            bots=room.bots,
            rounds=room.rounds,
            people=sum(len(table.match.people()) for table in tables),
            waiting=sum(room.kind == "quick" and table.match.state == "waiting" for table in tables),
        )


def _has_room(table: Table) -> bool:
    return table.match.state == "waiting" and None in table.match.chairs


def _bot_between_rounds(table: Table) -> Seat | None:
    """A bot's seat at a table of people who wait for their next round."""
    if table.match.state != "between" or table.match.complete or not table.match.people():
        return None
    bots = (seat for seat, chair in enumerate(table.match.chairs) if chair is not None and chair.player.bot)
    return next(bots, None)


def _gives_way(table: Table, seat: Seat) -> tuple[Seat, Deed]:
    chair = table.match.chairs[seat]
    if table.match.state != "between" or chair is None or not chair.player.bot:
        raise Refusal("seat-taken")
    return seat, Rose()
