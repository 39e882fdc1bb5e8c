"""All tables of the hall: opened, found, rebuilt from the log, watched over, and let go when they have ended."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from typing import Any, Final

from teahouse.hall.clock import Alarm
from teahouse.hall.course import Course
from teahouse.hall.deeds import Agreement, Charter, Opened, TableKind
from teahouse.hall.errors import Refusal
from teahouse.hall.house import House
from teahouse.hall.log import LAST
from teahouse.hall.match import Match
from teahouse.hall.messages import TableCard
from teahouse.hall.orders import Decided, Order
from teahouse.hall.picture import card_of
from teahouse.hall.rebuilding import rebuilt
from teahouse.hall.rooms import Room
from teahouse.hall.table import Table
from teahouse.kernel import HOUSE, BadOptions, Game, Seat

log = logging.getLogger(__name__)

ID_BYTES: Final = 8
CODES: Final = 1_000_000


class Tables:
    """The tables by id. `games` are those that are offered, by key; `stalled` counts deadlines that nobody kept.

    `executor` is a process beside the hall that helps to rebuild them.
    """

    def __init__(self, house: House, games: Mapping[str, Game], executor: Executor | None = None) -> None:
        self._house = house
        self._games = games
        self._executor = executor
        self._tables: dict[str, Table] = {}
        self._codes: dict[str, str] = {}
        self._of_player: dict[str, set[str]] = {}
        self._players: dict[str, set[str]] = {}
        self._sweep = Alarm(house.clock, self._swept)
        self._overdue: dict[str, tuple[int, Seat]] = {}
        self.stalled = 0

    def __iter__(self) -> Iterator[Table]:
        return iter(self._tables.values())

    def __len__(self) -> int:
        return len(self._tables)

    # Found

    def get(self, table_id: str) -> Table:
        """The table with this id. Raises `Refusal`: `unknown-table`."""
        table = self._tables.get(table_id)
        if table is None:
            raise Refusal("unknown-table")
        return table

    def by_code(self, code: str) -> Table:
        """The friends' table with this code. Raises `Refusal`: `unknown-code`."""
        if code not in self._codes:
            raise Refusal("unknown-code")
        return self.get(self._codes[code])

    def of(self, player_id: str) -> list[str]:
        """The tables where a player has a seat."""
        return sorted(self._of_player.get(player_id, ()))

    def code(self, table_id: str) -> str | None:
        """The code of a friends' table. Raises `Refusal`: `unknown-table`."""
        return self.get(table_id).match.charter.code

    def card(self, table_id: str) -> TableCard:
        """The table as it stands in a list. Raises `Refusal`: `unknown-table`."""
        return card_of(self.get(table_id).match)

    def game(self, key: str) -> Game:
        """An offered game. Raises `Refusal`: `unknown-game`."""
        if key not in self._games:
            raise Refusal("unknown-game")
        return self._games[key]

    # Opened and let go

    async def open(
        self,
        game_key: str,
        options: Mapping[str, Any],
        kind: TableKind,
        agreement: Agreement,
        *,
        host: str | None = None,
        room: Room | None = None,
    ) -> Table:
        """A new table, durable when this returns.

        Raises `Refusal`: `unknown-game`, `not-saved`, or of the options.
        """
        game = self.game(game_key)
        charter = Charter(
            table=secrets.token_hex(ID_BYTES),
            game=game_key,
            options=dict(options),
            seats=game.about.seats[0] if agreement.seats is None else agreement.seats,
            kind=kind,
            rounds=agreement.rounds,
            protected=agreement.protected,
            limit=agreement.limit,
            admits=agreement.admits,
            spectators=agreement.spectators,
            code=self._new_code() if kind == "friends" else None,
            host=host,
            room=room.key if room is not None else None,
            stake=room.stake if room is not None else 1,
            fill_after=room.bots_after * 1000 if room is not None and room.bots_after is not None else None,
            bots=room is None or room.bots != "never",
        )
        opened = Opened(charter, secrets.token_hex(32))
        try:
            table = Table(self._house, Course(Match.begun(game, opened)))
        except BadOptions as error:
            raise Refusal(error.key, **error.params) from error
        if charter.code is not None:
            self._codes[charter.code] = charter.table
        try:
            await ordered(table, HOUSE, lambda: (HOUSE, opened))
        except Refusal:
            self._codes.pop(charter.code or "", None)
            table.freeze()
            raise
        self._tables[table.id] = table
        return table

    def _new_code(self) -> str:
        while (code := f"{secrets.randbelow(CODES):06d}") in self._codes:
            pass
        return code

    def note(self, table: Table) -> None:
        """Remember who sits at the table now."""
        now = {chair.player.id for _, chair in table.match.people()} if table.match.ended is None else set()
        before = self._players.get(table.id, set())
        for player_id in before - now:
            self._of_player[player_id].discard(table.id)
            if not self._of_player[player_id]:
                del self._of_player[player_id]
        for player_id in now - before:
            self._of_player.setdefault(player_id, set()).add(table.id)
        self._players[table.id] = now

    def _let_go(self, table: Table) -> None:
        for watcher in table.audience.everybody():
            watcher.dismissed("closed")
        self._codes.pop(table.match.charter.code or "", None)
        self._players.pop(table.id, None)
        del self._tables[table.id]

    # Rebuilt

    async def load(self) -> None:
        """Rebuild every table from the log, letting the loop turn in between; then go on. `executor` may help."""
        resumed: list[tuple[Table, int]] = []
        async for rows, past in rebuilt(self._house.log, self.game, self._executor):
            table = Table(self._house, past.course)
            table.take_up(past, rows[-1].seq)
            if rows[-1].kind in LAST:
                table.freeze()
                table.tidy()
            else:
                resumed.append((table, rows[-1].wall))
        for table, last in sorted(resumed, key=lambda each: each[0].id):
            self._tables[table.id] = table
            if table.match.charter.code is not None:
                self._codes[table.match.charter.code] = table.id
            table.resume(last)
            self._house.changed(table)
        self._sweep.set(self._house.clock.now() + self._house.timing.sweep)

    # Watched over

    def freeze(self) -> None:
        """Let no table do anything more."""
        self._sweep.stop()
        for table in self:
            table.freeze()

    def _swept(self) -> None:
        now, timing = self._house.clock.now(), self._house.timing
        before, self._overdue = self._overdue, {}
        for table in list(self):
            overdue = table.overdue(now)
            if overdue is not None:
                # A loop that was held up is late with everything; it has caught up by the next sweep.
                self._overdue[table.id] = overdue
                if before.get(table.id) == overdue:
                    self.stalled += 1
                    log.error("table %s slept through a deadline", table.id)
                    table.wake()
            ended = table.ended_at
            if ended is not None and (not table.audience.everybody() or now - ended >= timing.kept_after_end):
                self._let_go(table)
        self._sweep.set(now + timing.sweep)


async def ordered(table: Table, by: Seat, decide: Callable[[], Decided | None]) -> None:
    """Give an order and return when it has been carried out. Raises the `Refusal` that it met."""
    answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done() -> None:
        if not answer.done():
            answer.set_result(None)

    def refused(refusal: Refusal) -> None:
        if not answer.done():
            answer.set_exception(refusal)

    table.order(Order(by, decide, done=done, refused=refused))
    await answer
