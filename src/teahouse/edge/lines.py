"""The line of one client over a socket, as the hall sees it: it never makes the hall wait.

What is said goes at once to whatever carries it. Where the client reads too slowly the line is behind: the hall goes on
talking to nobody, and when the client has caught up it gets the whole picture.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
from litestar.types import Send

from teahouse.edge.limits import Monotonic
from teahouse.edge.metrics import Metrics

OUTBOX: Final = 64 * 1024
"""Bytes that may wait for a client before it counts as behind."""

BEHIND_FOR: Final = 20.0
SILENT_FOR: Final = 25.0
"""Seconds after which a line is given up: behind, and without a word (clients ping after four)."""

CLOSED_WITHIN: Final = 1.0
"""Seconds that a close message may wait for a client that does not read."""

BEHIND: Final = 4409
SILENT: Final = 4410

REFUSED: Final = b'{"type":"refused"'


class _Key(msgspec.Struct):
    """The part of a refusal that is counted."""

    key: str


_key_of = msgspec.json.Decoder(_Key).decode


def _nothing() -> None:
    """What a line does that nobody waits for."""


class SocketLine:
    """One client's line; the hall's `Line`. A subclass carries what is said."""

    def __init__(self, metrics: Metrics, clock: Monotonic = time.monotonic) -> None:
        self._metrics = metrics
        self._clock = clock
        self._closing = False
        self.heard_at = clock()
        self.behind_since: float | None = None
        self.caught_up: Callable[[], None] = _nothing

    @property
    def is_closing(self) -> bool:
        """Whether nothing more is said, nor listened to."""
        return self._closing

    def send(self, data: bytes) -> None:
        """Sends a message as a text frame, some time. Never waits and never raises."""
        if self._closing or self.behind_since is not None:
            return
        self._carry(data)
        if data.startswith(REFUSED):
            self._metrics.refused.labels(_key_of(data).key).inc()

    def close(self, code: int, key: str) -> None:
        """Closes the line after what was sent; the first reason counts."""
        if self._closing:
            return
        self._closing = True
        self._metrics.closed.labels(str(code)).inc()
        self._hang_up(code, key)

    def check(self, now: float) -> None:
        """Gives up a line that has been silent or behind for too long."""
        if now - self.heard_at > SILENT_FOR:
            self.close(SILENT, "silent")
        elif self.behind_since is not None and now - self.behind_since > BEHIND_FOR:
            self.close(BEHIND, "behind")

    def heard(self) -> None:
        """The client has said something."""
        self.heard_at = self._clock()

    def fall_behind(self) -> None:
        """Too much waits for the client."""
        if self.behind_since is None:
            self.behind_since = self._clock()
            self._metrics.behind.inc()

    def catch_up(self) -> None:
        """The client has read what waited for it."""
        if self.behind_since is not None:
            self.behind_since = None
            self.caught_up()

    def release(self) -> None:
        """Nobody waits for this line any more."""
        self.caught_up = _nothing

    def _carry(self, data: bytes) -> None:
        """Send a message, or fall behind."""
        raise NotImplementedError

    def _hang_up(self, code: int, key: str) -> None:
        """Close the socket after what was sent."""
        raise NotImplementedError


class OutboxLine(SocketLine):
    """A line over any server: `send` puts a message into an outbox, a task of the socket empties it."""

    def __init__(self, metrics: Metrics, clock: Monotonic = time.monotonic) -> None:
        super().__init__(metrics, clock)
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()
        self._farewell: tuple[int, str] | None = None
        self._writer: asyncio.Task[None] | None = None

    def _carry(self, data: bytes) -> None:
        if self._waiting + len(data) > OUTBOX and self._outbox:
            self._outbox.clear()
            self._waiting = 0
            self.fall_behind()
            return
        self._outbox.append(data)
        self._waiting += len(data)
        self._wake.set()

    def _hang_up(self, code: int, key: str) -> None:
        self._farewell = code, key
        self._wake.set()
        if self._writer is not None:
            asyncio.get_running_loop().call_later(CLOSED_WITHIN, self._writer.cancel)

    def open(self, send: Send) -> asyncio.Task[None]:
        """Begins to write; the task ends once the line is closed."""
        self._writer = asyncio.create_task(self._write(send))
        return self._writer

    async def _write(self, send: Send) -> None:
        while True:
            while self._outbox:
                data = self._outbox.popleft()
                self._waiting -= len(data)
                await send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            if self._farewell is not None:
                code, key = self._farewell
                await send({"type": "websocket.close", "code": code, "reason": key})
                return
            if self.behind_since is not None:
                self.catch_up()
                continue
            self._wake.clear()
            await self._wake.wait()
