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
from teahouse.hall.clock import Clock, Timing
from teahouse.hall.errands import Errands
from teahouse.hall.errors import Refusal, StoreUnavailable
from teahouse.hall.export import Export, all_rounds
from teahouse.hall.friends import Friends
from teahouse.hall.grants import Grants
from teahouse.hall.hosts import Hosts
from teahouse.hall.lines import Line
from teahouse.hall.lobby import LobbyBoard
from teahouse.hall.log import TableLog
from teahouse.hall.match import Finished
from teahouse.hall.messages import Lobby, Notice, Sanctioned
from teahouse.hall.moderation import Moderation
from teahouse.hall.mutes import Mutes
from teahouse.hall.names import DEPARTED
from teahouse.hall.notices import Notices
from teahouse.hall.players import Players
from teahouse.hall.playtime import PlayTime
from teahouse.hall.presets import Presets
from teahouse.hall.quick import QuickMatch
from teahouse.hall.registration import Registration
from teahouse.hall.reports import Reports
from teahouse.hall.rooms import Rooms, built_in
from teahouse.hall.sanctions import Sanctions
from teahouse.hall.seating import Seating
from teahouse.hall.second_factors import SecondFactors
from teahouse.hall.settlement import Settlement
from teahouse.hall.shelves import Shelves
from teahouse.hall.strangers import Strangers
from teahouse.hall.table import Table
from teahouse.hall.tables import Tables
from teahouse.hall.trail import SHELL, TrailEntry
from teahouse.hall.visitor import Visitor
from teahouse.hall.words import WordList
from teahouse.kernel import Game

log = logging.getLogger(__name__)

RESTARTING: Final = 1012
"""The close code of a socket whose server comes back."""

SIGNED_OUT: Final = 4401
"""The close code of a socket whose session is over."""

BANNED: Final = 4403
"""The close code of a socket whose person may not come in."""


class Figures(msgspec.Struct, frozen=True):
    """What the hall counts, for `/metrics`. `stalled` must stay 0; `settling` are rounds not yet in the ledger."""

    people: int
    tables: dict[str, int]
    settling: int
    stalled: int
    draining: bool = False


def _draining(*, on: bool) -> Notice:
    return Notice("draining", {"on": int(on)})


class Hall:
    """The hall.

    `games` are those that it offers, in `rooms`; `words` are covered in the chat; `executor` makes the records of
    rounds that are over.
    """

    def __init__(
        self,
        *,
        games: Mapping[str, Game],
        stores: Shelves,
        table_log: TableLog,
        clock: Clock,
        timing: Timing | None = None,
        executor: Executor | None = None,
        rooms: Rooms | None = None,
        words: WordList | None = None,
    ) -> None:
        self.clock = clock
        self.log = table_log
        self.timing = timing if timing is not None else Timing()
        self.random: Random = SystemRandom()
        self.games = games
        self.accounts = Accounts(stores.accounts, clock.wall)
        self.second_factors = SecondFactors(stores.second_factors, clock.wall)
        self.registration = Registration(stores.credentials, stores.reset_codes, self.second_factors, clock.wall)
        self.ledger = stores.ledger
        self.archive = stores.archive
        self.trail = stores.trail
        self.books = stores.books
        self.hosts = Hosts(stores.hosts, stores.credentials, self.accounts, clock.wall)
        self.grants = Grants(stores.ledger, self.accounts, clock.wall)
        self.notices = Notices(stores.trail, clock.wall, self._tell)
        self.draining = False
        self.mutes = Mutes(stores.mutes, self.accounts)
        self.sanctions = Sanctions(stores.sanctions, clock.wall)
        self.words = words if words is not None else WordList()
        self.play_time = PlayTime(self.accounts, self.archive, clock.wall)
        self.players = Players(self.accounts, self.archive, stores.ratings, clock.wall)
        self.tables = Tables(self, games, executor)
        chosen = rooms if rooms is not None else built_in(games)
        self.seating = Seating(self, self.tables, stores.ledger, chosen, self.registration, self.play_time)
        self.friends = Friends(self.tables, self.seating)
        self.moderation = Moderation(
            self.sanctions, stores.reports, stores.suspicions, self.accounts, self.hold_up, clock.wall
        )
        self.reports = Reports(stores.reports, self.accounts, self.archive, self.tables, clock.wall)
        self.presets = Presets(stores.presets, self.tables)
        self.strangers = Strangers()
        self.quick = QuickMatch(self, self.tables, self.seating, chosen, self.strangers)
        self.board = LobbyBoard(self.tables, tuple(games), clock, self.timing)
        self.settlement = Settlement(stores.ledger, stores.archive, clock, self.timing, executor)
        self._visitors: set[Visitor] = set()
        self.endings = 0
        """How often lines of ended sessions were hung up: who is on his way in by then has to prove himself again."""
        self._tasks: set[asyncio.Task[None]] = set()

    # Open and shut

    async def start(self) -> None:
        """Open the log and go on with every table that was in play. Raises `StoreUnavailable`."""
        await self.mutes.load()
        await self.sanctions.load()
        await self.notices.load()
        await self.log.open()
        await self.tables.load()
        for player_id in self.sanctions.everybody():
            await self.hold_up(player_id)

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

    @property
    def stopping(self) -> bool:
        """Whether the hall is being shut, or has been."""
        return self.seating.closed

    async def drain(self, *, on: bool = True, by: str = SHELL) -> int:
        """Let no round and no table begin any more, or again; everybody is told. How many rounds are on.

        When the last has ended, and is in the books, the hall is `drained`. Tables stay; they go on after a restart.
        """
        if self.draining != on:
            await self.trail.add(TrailEntry(self.clock.wall(), by, "drain" if on else "end-drain"))
            self.draining = on
            self._tell(_draining(on=on))
            for table in self.tables:
                table.wake()
        return self.rounds_on

    @property
    def drained(self) -> bool:
        """Whether the hall drains and nothing is played or settled any more."""
        return self.draining and not self.rounds_on and not self.settlement.open

    @property
    def rounds_on(self) -> int:
        """How many rounds are being played."""
        return sum(table.match.playing is not None for table in self.tables)

    def _tell(self, notice: Notice) -> None:
        for visitor in list(self._visitors):
            visitor.send(notice)

    def standing_notices(self) -> list[Notice]:
        """What everybody who comes in now is told."""
        announced = self.notices.current()
        return [*([announced] if announced else []), *([_draining(on=True)] if self.draining else [])]

    # Who comes in

    def visitor(self, player: Player, line: Line, session: str = "") -> Visitor:
        """Somebody has come in by this line, proved by this session."""
        visitor = Visitor(self, player, line, session)
        self._visitors.add(visitor)
        self._count_people()
        return visitor

    def left(self, visitor: Visitor) -> None:
        """His line is gone."""
        self._visitors.discard(visitor)
        self.board.unwatch(visitor.send_raw)
        self._count_people()

    async def hang_up_ended(self, player_id: str) -> None:
        """Hang up the lines of an account whose sessions have ended."""
        open_here = {device.id for device in await self.registration.devices(player_id)}
        self.endings += 1
        for visitor in list(self._visitors):
            if visitor.player.id == player_id and visitor.session not in open_here:
                visitor.close(SIGNED_OUT, "signed-out")

    async def hold_up(self, player_id: str) -> None:
        """Make true what somebody's sanctions say: no line here, no seat where he may not sit. Tell him of them."""
        for visitor in [visitor for visitor in self._visitors if visitor.player.id == player_id]:
            visitor.send(Sanctioned())
        try:
            self.sanctions.require_entry(player_id)
        except Refusal as refusal:
            for visitor in [visitor for visitor in self._visitors if visitor.player.id == player_id]:
                visitor.close(BANNED, refusal.key)
            await self._free_seats(player_id, refusal.key)
        else:
            await self._free_seats(player_id, "suspended")

    async def _free_seats(self, player_id: str, key: str) -> None:
        try:
            await self.seating.give_up(player_id, key)
        except Refusal as refusal:
            # He is played for once his line is gone, and the next start of the hall frees the seat.
            log.warning("%s keeps a seat for now: %s", player_id, refusal)

    def proved_anew(self, session: str, by: str) -> None:
        """The lines of a session are proved by another one now, that has taken its place."""
        for visitor in self._visitors:
            if visitor.session == session:
                visitor.session = by

    async def close_account(self, player_id: str, password: str | None) -> None:
        """Forget who somebody was; his points and rounds stay, under no name.

        Raises `Refusal`: `leave-tables-first`; `wrong-password` where the account has one.
        """
        if self.tables.of(player_id):
            raise Refusal("leave-tables-first")
        if await self.registration.is_registered(player_id):
            await self.registration.require_password(player_id, password or "")
        await self.registration.close_account(player_id, DEPARTED)
        await self.hang_up_ended(player_id)

    async def export(self, player_id: str) -> Export:
        """All that the hall keeps under an account."""
        return Export(
            profile=await self.accounts.profile(player_id),
            registered=await self.registration.is_registered(player_id),
            second_factor=await self.second_factors.is_on(player_id),
            sessions=await self.registration.devices(player_id),
            presets=await self.presets.of_player(player_id),
            muted=await self.mutes.of_player(player_id),
            reports=await self.reports.of_reporter(player_id),
            sanctions=await self.sanctions.own(player_id),
            balance=await self.ledger.balance(player_id),
            postings=await self.ledger.postings(player_id),
            statistics=await self.archive.statistics(player_id),
            rounds=await all_rounds(self.archive, player_id),
        )

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
        return Figures(len(self._visitors), states, self.settlement.open, self.tables.stalled, self.draining)

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
        if table.match.charter.protected and table.match.charter.kind == "quick":
            self.strangers.sat(player.id for player in finished.players if not player.bot)
        self.settlement.begin(finished, lambda: table.settled(finished.id))


def errands_of(hall: Hall) -> Errands:
    """What the command line may ask of a hall that is open."""
    return Errands(
        hall.hosts,
        hall.grants,
        hall.notices,
        hall.moderation,
        hall.second_factors,
        hall.trail,
        hall.clock.wall,
        hall,
    )
