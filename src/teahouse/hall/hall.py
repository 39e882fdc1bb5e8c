"""The hall: everything that a running teahouse consists of, put together in one place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import Executor
from random import Random, SystemRandom
from typing import Final

import msgspec

from teahouse.hall.accounts import Accounts, Player
from teahouse.hall.archive import Archive
from teahouse.hall.clock import Clock, Timing
from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.ledger import Ledger
from teahouse.hall.lines import Line
from teahouse.hall.lobby import LobbyBoard
from teahouse.hall.log import TableLog
from teahouse.hall.match import Finished
from teahouse.hall.messages import Lobby, Notice
from teahouse.hall.seating import Seating
from teahouse.hall.settlement import Settlement
from teahouse.hall.table import Table
from teahouse.hall.tables import Tables
from teahouse.hall.visitor import Visitor
from teahouse.kernel import Game

log = logging.getLogger(__name__)

RESTARTING: Final = 1012
"""The close code of a socket whose server comes back."""


class Figures(msgspec.Struct, frozen=True):
    """What the hall counts, for `/metrics`. `stalled` must stay 0; `settling` are rounds not yet in the ledger."""

    people: int
    tables: dict[str, int]
    settling: int
    stalled: int


class Hall:
    """The hall. `games` are those that it offers; `executor` makes the records of rounds that are over."""

    def __init__(
        self,
        *,
        games: Mapping[str, Game],
        accounts: Accounts,
        ledger: Ledger,
        archive: Archive,
        table_log: TableLog,
        clock: Clock,
        timing: Timing | None = None,
        executor: Executor | None = None,
    ) -> None:
        self.clock = clock
        self.log = table_log
        self.timing = timing if timing is not None else Timing()
        self.random: Random = SystemRandom()
        self.games = games
        self.accounts = accounts
        self.ledger = ledger
        self.archive = archive
        self.tables = Tables(self, games)
        self.seating = Seating(self, self.tables, ledger)
        self.board = LobbyBoard(self.tables, tuple(games), clock, self.timing)
        self.settlement = Settlement(ledger, archive, clock, self.timing, executor)
        self._visitors: set[Visitor] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    # Open and shut

    async def start(self) -> None:
        """Open the log and go on with every table that was in play. Raises `StoreUnavailable`."""
        await self.log.open()
        await self.tables.load()

    async def stop(self, wait: float = 5.0) -> None:
        """Shut in order: nothing new, what is being written is written and shown, lines are told and hung up."""
        self.seating.closed = True
        self.tables.freeze()
        self.board.stop()
        await self.log.drained()
        await self.settlement.stop(wait)
        notice = Notice("restarting", {"wait": self.timing.restart_wait})
        for visitor in list(self._visitors):
            visitor.send(notice)
            visitor.close(RESTARTING, "restarting")
        for task in list(self._tasks):
            task.cancel()
        await self.log.close()

    # Who comes in

    def visitor(self, player: Player, line: Line) -> Visitor:
        """Somebody has come in by this line."""
        visitor = Visitor(self, player, line)
        self._visitors.add(visitor)
        self._count_people()
        return visitor

    def left(self, visitor: Visitor) -> None:
        """His line is gone."""
        self._visitors.discard(visitor)
        self.board.unwatch(visitor.send_raw)
        self._count_people()

    def _count_people(self) -> None:
        self.board.people = len(self._visitors)
        self.board.changed()

    # What one can ask

    def lobby(self) -> Lobby:
        """The lobby as it is now."""
        return self.board.now()

    @property
    def is_writable(self) -> bool:
        """False while the log cannot save: everything can be looked at, nothing can be done."""
        return self.log.is_writable

    def figures(self) -> Figures:
        """What the hall counts."""
        states: dict[str, int] = {}
        for table in self.tables:
            states[table.match.state] = states.get(table.match.state, 0) + 1
        return Figures(len(self._visitors), states, self.settlement.open, self.tables.stalled)

    # What the tables need (`house.House`)

    def changed(self, table: Table) -> None:
        self.tables.note(table)
        self.board.changed()

    def wants_bots(self, table: Table) -> None:
        task = asyncio.get_running_loop().create_task(self._fill(table), name=f"bots for {table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _fill(self, table: Table) -> None:
        try:
            await self.seating.seat_bots(table)
        except StoreUnavailable as error:
            log.warning("no bots for table %s yet: %s", table.id, error)

    def finished(self, table: Table, finished: Finished) -> None:
        self.settlement.begin(finished, lambda: table.settled(finished.id))
