"""A whole hall for tests: real log, real books, time that stands until it is moved, and clients that keep pictures."""

from __future__ import annotations

import asyncio
import heapq
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.laws.snatch import SnatchGame
from tests.stores.files import NOON, opened

from teahouse.hall.accounts import Player
from teahouse.hall.clock import Timing
from teahouse.hall.deeds import Agreement
from teahouse.hall.hall import Hall
from teahouse.hall.orders import nothing
from teahouse.hall.rooms import Rooms
from teahouse.hall.table import Table
from teahouse.hall.visitor import Visitor
from teahouse.kernel import Game, patched
from teahouse.stores import Stores
from teahouse.stores.table_log import SqliteTableLog

Message = dict[str, Any]

AT_ONCE = Timing(bot_pause=(0, 0), beat=0)


class HandClock:
    """Time that moves when a test moves it."""

    def __init__(self, wall: int = NOON) -> None:
        self._now = 1_000
        self._offset = wall - self._now
        self._order = count()
        self._timers: list[tuple[int, int, HandTimer]] = []
        self._soon: list[Callable[[], None]] = []

    def now(self) -> int:
        return self._now

    def wall(self) -> int:
        return self._now + self._offset

    def later(self, wait: int, call: Callable[[], None]) -> HandTimer:
        timer = HandTimer(call)
        heapq.heappush(self._timers, (self._now + wait, next(self._order), timer))
        return timer

    def soon(self, call: Callable[[], None]) -> None:
        self._soon.append(call)

    def turn(self) -> bool:
        """One turn of the loop: what was arranged for it, then the timers that are due; false if there was nothing."""
        calls, self._soon = self._soon, []
        while self._timers and self._timers[0][0] <= self._now:
            calls.append(heapq.heappop(self._timers)[2].ring)
        for call in calls:
            call()
        return bool(calls)

    def next_due(self) -> int | None:
        return self._timers[0][0] if self._timers else None

    def move_to(self, at: int) -> None:
        self._now = max(self._now, at)


class HandTimer:
    def __init__(self, call: Callable[[], None]) -> None:
        self._call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self._call = None

    def ring(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            call()


class Client:
    """What a client does with its line: it keeps the messages, and the picture of each table as they make it."""

    def __init__(self, hall: Hall, player: Player) -> None:
        self.player = player
        self.frames: list[bytes] = []
        self.heard: list[Message] = []
        self.pictures: dict[str, Message] = {}
        self.closed: tuple[int, str] | None = None
        self._ids = count()
        self.visitor: Visitor = hall.visitor(player, self)
        self.say({"type": "hello", "protocol": 1})

    # The hall's `Line`

    def send(self, data: bytes) -> None:
        self.frames.append(data)
        message: Message = msgspec.json.decode(data)
        self.heard.append(message)
        if message["type"] == "sync":
            self.pictures[message["table"]] = message
        elif message["type"] == "update":
            self._changed(self.pictures[message["table"]], message)

    def close(self, code: int, key: str) -> None:
        self.closed = code, key

    def _changed(self, picture: Message, update: Message) -> None:
        assert update["v"] == picture["v"] + 1, "a message is missing"
        picture["v"] = update["v"]
        for part in ("desk", "public", "private"):
            picture[part] = patched(picture[part], update.get(part, []))
        for question in update.get("question", ()):
            picture["question"] = question

    # The person

    def say(self, message: Message) -> None:
        self.visitor.received(msgspec.json.encode(message))

    def enter(self, table: str, nonce: str | None = None) -> None:
        self.say({"type": "enter", "table": table, "nonce": nonce})

    def play(self, table: str, action: dict[str, Any], q: int | None = None, action_id: str = "") -> str:
        """Play an action, by default as the answer to the present question."""
        used = action_id or f"{self.player.id}-{next(self._ids)}"
        asked = self.asked(table)
        number = q if q is not None else asked["q"] if asked else 0
        self.say({"type": "play", "table": table, "id": used, "q": number, "action": action})
        return used

    def asked(self, table: str) -> Message | None:
        question: Message | None = self.pictures[table]["question"]
        return question

    def of(self, kind: str) -> list[Message]:
        """The messages of a kind, oldest first."""
        return [message for message in self.heard if message["type"] == kind]


class Evening:
    """A hall that is open, and the hands on its clock."""

    def __init__(self, hall: Hall, stores: Stores, clock: HandClock) -> None:
        self.hall = hall
        self.stores = stores
        self.clock = clock

    def player(self, name: str) -> Player:
        return Player(id=name, name=name, avatar=1, town="zhuji")

    def client(self, name: str) -> Client:
        return Client(self.hall, self.player(name))

    async def rest(self) -> None:
        """Wait until nothing moves any more unless time does."""
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0)
            moved = self.clock.turn()
            await self.hall.log.drained()
            if self.hall._tasks:
                await asyncio.wait(set(self.hall._tasks))
                moved = True
            quiet = 0 if moved else quiet + 1

    async def wait(self, ms: int) -> None:
        """Let time pass, with everything that happens meanwhile."""
        await self.rest()
        end = self.clock.now() + ms
        while (due := self.clock.next_due()) is not None and due <= end:
            self.clock.move_to(due)
            await self.rest()
        self.clock.move_to(end)
        await self.rest()

    async def settled(self) -> None:
        """Wait until every round that is over is in the books."""
        await self.rest()
        if self.hall.settlement._tasks:
            await asyncio.wait(set(self.hall.settlement._tasks))
        await self.rest()

    async def table(self, *names: str, game: str = "snatch", **options: Any) -> tuple[Table, list[Client]]:
        """A friends' table where these people sit and look, and bots take the other seats."""
        host = self.player(names[0])
        table_id = await self.hall.seating.open(host, game, {}, Agreement(**options))
        for name in names[1:]:
            await self.hall.seating.sit(self.player(name), table_id)
        table = self.hall.tables.get(table_id)
        clients = [self.client(name) for name in names]
        for client in clients:
            client.enter(table_id)
        if None in table.match.chairs:
            await self.hall.seating.seat_bots(table)
        await self.rest()
        return table, clients


async def play_round(
    house: Evening, table: Table, clients: list[Client], each: Callable[[], None] = nothing, pick: int = -1
) -> None:
    """Let these people play until the round is over, each by the last of its listed actions.

    `pick` chooses another of them by its place; `each` is called between.
    """
    number = table.match.number
    while table.match.playing is not None and table.match.number == number:
        asked = [client for client in clients if client.asked(table.id) is not None]
        assert asked, "nobody is asked"
        for client in asked:
            question = client.asked(table.id)
            if question is not None:
                client.play(table.id, question["ask"]["actions"][pick])
                await house.rest()
        each()


async def turn_of_somebody(house: Evening, table: Table, clients: list[Client]) -> Client:
    """Whoever is publicly asked now; claims that stand before it are passed."""
    while True:
        (*_, asked) = [client for client in clients if client.asked(table.id)]
        question = asked.asked(table.id)
        assert question is not None
        if question["ask"]["kind"] == "turn":
            return asked
        asked.play(table.id, {"type": "pass"})
        await house.rest()


async def two_claimants(house: Evening, table: Table, clients: list[Client]) -> tuple[Client, Client, Client]:
    """Play until two seats may claim the same discard: discarder, first and second claimant."""
    for _ in range(200):
        asked = [client for client in clients if client.asked(table.id)]
        if len(asked) == 2:
            (discarder,) = [client for client in clients if client not in asked]
            order = [(clients.index(discarder) + step) % 3 for step in (1, 2)]
            return discarder, clients[order[0]], clients[order[1]]
        if not asked:
            for client in clients:
                client.say({"type": "ready", "table": table.id})
        for client in asked:
            question = client.asked(table.id)
            assert question is not None
            client.play(table.id, question["ask"]["actions"][-1])
        await house.rest()
    raise AssertionError("no window with two claimants")


@cache
def _empty_books() -> Path:
    """A folder with a migrated `hall.db`, made once."""
    return Path(tempfile.mkdtemp(prefix="teahouse-tests-"))


@asynccontextmanager
async def evening(
    folder: Path,
    *,
    games: tuple[Game, ...] = (SnatchGame(),),
    timing: Timing = AT_ONCE,
    clock: HandClock | None = None,
    log: SqliteTableLog | None = None,
    rooms: Rooms | None = None,
    executor: Executor | None = None,
) -> AsyncIterator[Evening]:
    """Open a hall on this folder's files; leaving it is an orderly stop."""
    hands = clock if clock is not None else HandClock()
    books = _empty_books() / "hall.db"
    if not books.exists():
        async with opened(books.parent):
            pass
    if not (folder / "hall.db").exists():
        shutil.copy(books, folder / "hall.db")
    async with opened(folder) as stores:
        hall = Hall(
            games={game.key: game for game in games},
            stores=stores,
            table_log=log if log is not None else SqliteTableLog(folder / "tables.db"),
            clock=hands,
            timing=timing,
            rooms=rooms,
            executor=executor,
        )
        hall.random = Random(7)
        await hall.start()
        try:
            yield Evening(hall, stores, hands)
        finally:
            await hall.stop()
