"""The socket of a client, as the hall sees it: a line that never makes it wait.

`send` puts a message into an outbox, a task of the socket empties it. Where the client reads too slowly the outbox is
thrown away and the line is behind: the hall goes on talking to nobody, and when the client has caught up it gets the
whole picture.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import asgi
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import ASGIRouteHandler
from litestar.types import Receive, Scope, Send

from teahouse.edge.limits import Bucket, Limiters, Monotonic
from teahouse.edge.metrics import Metrics
from teahouse.edge.origins import check_origin
from teahouse.edge.payloads import Problem
from teahouse.edge.problems import problem_of
from teahouse.edge.session import COOKIE, address_of
from teahouse.edge.settings import Settings
from teahouse.hall.accounts import Player, proof_of
from teahouse.hall.errors import Refusal
from teahouse.hall.hall import BANNED, Hall
from teahouse.hall.messages import Refused
from teahouse.hall.registration import session_id

log = logging.getLogger(__name__)

OUTBOX: Final = 64 * 1024
"""Bytes that may wait for a client before it counts as behind."""

SWEPT_EVERY: Final = 5.0
BEHIND_FOR: Final = 20.0
SILENT_FOR: Final = 25.0
"""Seconds after which a line is given up: behind, and without a word (clients ping after four)."""

CLOSED_WITHIN: Final = 1.0
"""Seconds that a close message may wait for a client that does not read."""

UNAUTHENTICATED: Final = 4401
TOO_MANY_MESSAGES: Final = 4408
BEHIND: Final = 4409
SILENT: Final = 4410
FAULT: Final = 1011

TURNED_AWAY: Final = {"unauthenticated": UNAUTHENTICATED, "banned": BANNED}
"""With which code a socket is closed at once."""

REFUSED: Final = b'{"type":"refused"'


class _Key(msgspec.Struct):
    """The part of a refusal that is counted."""

    key: str


_key_of = msgspec.json.Decoder(_Key).decode


def _nothing() -> None:
    """What a line does that nobody waits for."""


class SocketLine:
    """One client's line; the hall's `Line`."""

    def __init__(self, metrics: Metrics, clock: Monotonic = time.monotonic) -> None:
        self._metrics = metrics
        self._clock = clock
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._writer: asyncio.Task[None] | None = None
        self.heard_at = clock()
        self.behind_since: float | None = None
        self.caught_up: Callable[[], None] = _nothing

    @property
    def is_closing(self) -> bool:
        """Whether nothing more is said, nor listened to."""
        return self._closing is not None

    def send(self, data: bytes) -> None:
        """Sends a message as a text frame, some time. Never waits and never raises."""
        if self.is_closing or self.behind_since is not None:
            return
        if self._waiting + len(data) > OUTBOX and self._outbox:
            self._outbox.clear()
            self._waiting = 0
            self.behind_since = self._clock()
            self._metrics.behind.inc()
            return
        self._outbox.append(data)
        self._waiting += len(data)
        self._wake.set()
        if data.startswith(REFUSED):
            self._metrics.refused.labels(_key_of(data).key).inc()

    def close(self, code: int, key: str) -> None:
        """Closes the line after what is in the outbox; the first reason counts."""
        if self.is_closing:
            return
        self._closing = code, key
        self._metrics.closed.labels(str(code)).inc()
        self._wake.set()
        if self._writer is not None:
            asyncio.get_running_loop().call_later(CLOSED_WITHIN, self._writer.cancel)

    def check(self, now: float) -> None:
        """Gives up a line that has been silent or behind for too long."""
        if now - self.heard_at > SILENT_FOR:
            self.close(SILENT, "silent")
        elif self.behind_since is not None and now - self.behind_since > BEHIND_FOR:
            self.close(BEHIND, "behind")

    def heard(self) -> None:
        """The client has said something."""
        self.heard_at = self._clock()

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
            if self._closing is not None:
                code, key = self._closing
                await send({"type": "websocket.close", "code": code, "reason": key})
                return
            if self.behind_since is not None:
                self.behind_since = None
                self.caught_up()
                continue
            self._wake.clear()
            await self._wake.wait()


class Sockets:
    """All lines that are open here."""

    def __init__(self, hall: Hall, settings: Settings, limiters: Limiters, metrics: Metrics) -> None:
        self._hall = hall
        self._settings = settings
        self._limiters = limiters
        self._metrics = metrics
        self.lines: set[SocketLine] = set()
        metrics.sockets.set_function(lambda: len(self.lines))

    async def keep_sweeping(self) -> None:
        """Gives up the lines that are dead, every few seconds, for ever."""
        while True:
            await asyncio.sleep(SWEPT_EVERY)
            now = time.monotonic()
            for line in list(self.lines):
                line.check(now)

    def route(self) -> ASGIRouteHandler:
        """The route `/ws`."""

        @asgi("/ws", copy_scope=False)
        async def socket(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.WEBSOCKET:
                await refuse(send, "http", 426, Problem("not-a-socket", {}))
                return
            try:
                self._admit(ASGIConnection(scope))
                token = ASGIConnection(scope).cookies.get(COOKIE, "")
                player = await self._hall.accounts.of_token(token)
            except Exception as error:
                status, problem = problem_of(error)
                if status == 500:
                    log.exception("fault", extra={"path": "/ws"})
                self._metrics.refused.labels(problem.key).inc()
                await refuse(send, "websocket.http", status, problem)
                return
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            try:
                person = self._let_in(player)
            except Refusal as refusal:
                self._metrics.refused.labels(refusal.key).inc()
                await send({"type": "websocket.close", "code": TURNED_AWAY[refusal.key], "reason": refusal.key})
                return
            await self._serve(person, session_id(proof_of(token)), receive, send)

        return socket

    def _let_in(self, player: Player | None) -> Player:
        """Raises `Refusal`: `unauthenticated`, `banned`. A browser is told why only once the socket is open."""
        if player is None:
            raise Refusal("unauthenticated")
        self._hall.sanctions.require_entry(player.id)
        return player

    def _admit(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        check_origin(connection.headers, self._settings.origins)
        self._limiters.sockets.take(address_of(connection))
        self._limiters.handshakes.take("")

    async def _serve(self, player: Player, session: str, receive: Receive, send: Send) -> None:
        line = SocketLine(self._metrics)
        visitor = self._hall.visitor(player, line, session)
        line.caught_up = visitor.resync
        self.lines.add(line)
        writer = line.open(send)
        reader = asyncio.create_task(self._read(line, visitor.received, receive))
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.lines.discard(line)
            line.caught_up = _nothing  # Line and visitor would keep each other alive until a collection.
            reader.cancel()
            writer.cancel()
            visitor.closed()
            for ended in await asyncio.gather(reader, writer, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, OSError):
                    log.error("fault", exc_info=ended, extra={"path": "/ws"})

    async def _read(self, line: SocketLine, received: Callable[[str], None], receive: Receive) -> None:
        bucket = Bucket(self._limiters.messages, time.monotonic())
        while (message := await receive())["type"] == "websocket.receive":
            if line.is_closing:
                continue
            line.heard()
            self._metrics.messages.inc()
            text = message.get("text")
            if bucket.take(line.heard_at):
                line.close(TOO_MANY_MESSAGES, "too-many-messages")
            elif text is None:
                line.send(msgspec.json.encode(Refused("binary-frame", {}, None, None)))
            else:
                try:
                    received(text)
                except Exception:
                    log.exception("fault", extra={"path": "/ws"})
                    line.close(FAULT, "fault")


async def refuse(send: Send, kind: str, status: int, problem: Problem) -> None:
    """Answers instead of opening a socket."""
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    if "wait" in problem.params:
        headers.append((b"retry-after", str(problem.params["wait"]).encode()))
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})  # type: ignore[misc,arg-type]
    body = msgspec.json.encode(problem)
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})  # type: ignore[misc,arg-type]
