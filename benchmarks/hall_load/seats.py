"""Those who play: each seat is one socket, driven by what arrives on it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from functools import partial
from itertools import cycle
from time import perf_counter
from typing import Final, cast

import msgspec

from hall_load.frames import Reader, masked
from hall_load.measure import Measure, Shared
from hall_load.prepared import Place
from teahouse.hall.messages import PROTOCOL, AskHint, Autopilot, Enter, Hello, Ping, Play, Ready

UNHEARD_FOR: Final = 4.0
UNSAID_FOR: Final = 12.0
"""Seconds after which a client says that it is still there: nothing was heard, nothing was said; as the browser's."""

TURNS: Final = 100
"""Parts of a second in which they look, each a part of them: no two clients are one."""

BACK_AFTER: Final = (0.2, 2.0)
BACK_AT_MOST: Final = 10.0
"""Seconds that a client waits before it comes back: at random, doubling up to the longest."""

KNOCKING: Final = 1_000
"""Sockets that are being opened at a time; the hall lets 2,048 wait at its door, and browsers do not queue for it."""

NOTHING: Final = msgspec.Raw()
REQUEST: Final = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: teahouse={token}\r\n\r\n"
)


class Put(msgspec.Struct):
    """What a seat reads of a question; the rest is skipped, as everywhere here."""

    q: int
    ask: Asked


class Asked(msgspec.Struct):
    """`actions` is empty where the answers are too many to list."""

    actions: list[msgspec.Raw] | None = None


class Counsel(msgspec.Struct):
    """A hint's action."""

    action: msgspec.Raw | None = None


class Heard(msgspec.Struct):
    """What a seat reads of any message; what is not sent is empty."""

    type: str
    desk: msgspec.Raw = NOTHING
    public: msgspec.Raw = NOTHING
    question: msgspec.Raw = NOTHING
    id: str | None = None
    key: str = ""
    q: int = 0
    hint: Counsel | None = None


_read = msgspec.json.Decoder(Heard).decode
_read_question = msgspec.json.Decoder(Put | list[Put | None] | None).decode
_write = msgspec.json.Encoder().encode


def said(message: msgspec.Struct) -> bytes:
    return masked(_write(message))


PING: Final = said(Ping())
HELLO: Final = said(Hello(PROTOCOL))


class Crowd:
    """All seats. They think so many seconds (at least, at most), and no more from when `flat_out` is set."""

    def __init__(self, port: int, tables: list[list[Place]], thought: tuple[float, float]) -> None:
        self.measure = Measure()
        self.thought = thought
        self.flat_out = False
        self.all_here = asyncio.Event()
        self.port = port
        self._knocking = asyncio.Semaphore(KNOCKING)
        self._coming: set[asyncio.Task[None]] = set()
        self.seats: list[Seat] = []
        for places in tables:
            shared = Shared(self.measure, len(places))
            self.seats += (Seat(self, place, shared) for place in places)
        self._here = 0

    @property
    def here(self) -> int:
        """How many see their table."""
        return self._here

    @here.setter
    def here(self, here: int) -> None:
        self._here = here
        if here == len(self.seats):
            self.all_here.set()
        else:
            self.all_here.clear()

    def come(self) -> None:
        """All come in, a few at a time."""
        for seat in self.seats:
            self._run(self._knock(seat))

    def come_back(self, seat: Seat, wait: float) -> None:
        """A seat that has lost its line knocks again after a while."""
        self._run(self._knock(seat, wait))

    def _run(self, coming: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(coming)
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _knock(self, seat: Seat, wait: float = 0.0) -> None:
        await asyncio.sleep(wait)
        loop = asyncio.get_running_loop()
        async with self._knocking:
            try:
                await loop.create_connection(lambda: seat, "127.0.0.1", self.port)
                await seat.answered
            except OSError:
                self.come_back(seat, seat.longer_wait())

    async def keep_alive(self) -> None:
        """Says for every silent seat that it is still there, for ever."""
        for turn in cycle(range(TURNS)):
            await asyncio.sleep(1 / TURNS)
            now = perf_counter()
            for seat in self.seats[turn::TURNS]:
                if seat.is_open and (now - seat.heard_at > UNHEARD_FOR or now - seat.said_at > UNSAID_FOR):
                    seat.say(PING)

    def leave(self) -> None:
        """All hang up."""
        for task in self._coming:
            task.cancel()
        for seat in self.seats:
            seat.hang_up()


class Seat(asyncio.Protocol):
    """One person at one table."""

    __slots__ = (
        "_changes", "_crowd", "_greeting", "_leaving", "_place", "_played", "_q", "_random", "_reader", "_seen",
        "_sent", "_shared", "_transport", "_wait", "answered", "heard_at", "is_open", "said_at",
    )  # fmt: skip

    def __init__(self, crowd: Crowd, place: Place, shared: Shared) -> None:
        self._crowd = crowd
        self._place = place
        self._shared = shared
        self._random = random.Random(place.token)
        self._wait = self._random.uniform(*BACK_AFTER)
        self._sent: dict[str, float] = {}
        self._played = 0
        self._changes = 0
        self._q = -1
        self._seen = self._leaving = self.is_open = False
        self.said_at = self.heard_at = 0.0

    # The line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._reader = Reader()
        self._greeting = b""
        self.answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport.write(REQUEST.format(port=self._crowd.port, token=self._place.token).encode())

    def data_received(self, data: bytes) -> None:
        if not self.is_open:
            self._greeting += data
            head, end, data = self._greeting.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._transport.abort()
                return
            self.is_open = True
            self._wait = self._random.uniform(*BACK_AFTER)
            self.say(HELLO + said(Enter(self._place.table)))
        measure = self._crowd.measure
        self.heard_at = perf_counter()
        try:
            for message in self._reader.fed(data):
                if measure.on:
                    measure.messages += 1
                    measure.bytes += len(message)
                self._heard(_read(message))
        except ConnectionError:
            self._transport.abort()

    def connection_lost(self, _: Exception | None) -> None:
        if not self.answered.done():
            self.answered.set_exception(ConnectionRefusedError())
        elif not self._leaving:
            self._crowd.measure.lost += 1
            self._crowd.come_back(self, self.longer_wait())
        if self._seen:
            self._seen = False
            self._crowd.here -= 1
        self.is_open = False

    def longer_wait(self) -> float:
        """How long to wait this time; twice as long the next."""
        wait, self._wait = self._wait, min(2 * self._wait, BACK_AT_MOST)
        return wait

    def hang_up(self) -> None:
        self._leaving = True
        if self.is_open:
            self._transport.abort()

    def say(self, frame: bytes) -> None:
        if self.is_open:
            self._transport.write(frame)
            self.said_at = perf_counter()

    # The play

    def _heard(self, heard: Heard) -> None:
        match heard.type:
            case "update":
                self._updated(heard)
            case "sync":
                self._synced()
            case "hint" if heard.hint is not None and heard.hint.action is not None:
                self._think(heard.q, partial(self._answer, heard.q, heard.hint.action))
            case "refused":
                self._crowd.measure.refuse(heard.key)
                if heard.key == "on-autopilot":
                    self.say(said(Autopilot(self._place.table, on=False)))
        if b'"between"' in bytes(heard.desk):
            self._later(partial(self.say, said(Ready(self._place.table))))
        if bytes(heard.question):
            self._asked(heard.question)

    def _synced(self) -> None:
        if self._seen:
            self._crowd.measure.resyncs += 1
        elif not self.answered.done():
            self.answered.set_result(None)
            self._crowd.here += 1
        self._shared.matched &= not self._changes
        self._seen = True

    def _updated(self, heard: Heard) -> None:
        measure, now = self._crowd.measure, perf_counter()
        sent = self._sent.pop(heard.id, None) if heard.id else None
        if sent is not None:
            measure.acted(self._shared.seats)
        # A deal is nobody's action, and the last who came in saw it in his first picture.
        if bytes(heard.public) and b'"playing"' not in bytes(heard.desk):
            self._changes += 1
            self._shared.changed(self._changes, sent, now)
        elif sent is not None and measure.on:
            measure.secret.append(now - sent)

    def _asked(self, question: msgspec.Raw) -> None:
        whole = _read_question(question)
        put = whole[0] if isinstance(whole, list) else whole
        self._q = put.q if put is not None else -1
        if put is None:
            return
        if put.ask.actions is None:
            self.say(said(AskHint(self._place.table, put.q)))
        else:
            self._think(put.q, partial(self._answer, put.q, self._random.choice(put.ask.actions)))

    def _think(self, q: int, answer: partial[None]) -> None:
        if q == self._q:
            self._later(answer)

    def _later(self, call: partial[None]) -> None:
        if self._crowd.flat_out:
            call()
        else:
            asyncio.get_running_loop().call_later(self._random.uniform(*self._crowd.thought), call)

    def _answer(self, q: int, action: msgspec.Raw) -> None:
        if q != self._q:
            return
        self._played += 1
        key = str(self._played)
        self._sent[key] = perf_counter()
        self.say(said(Play(self._place.table, key, q, action)))
