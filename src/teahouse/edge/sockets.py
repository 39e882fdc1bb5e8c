"""The route of the sockets: who may open one, what is heard on it, and when it is given up.

Where the server is the hall's own (`attached`) frames come and go without a task for each socket; under any other one
the lines of plain ASGI serve.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import asgi
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import ASGIRouteHandler
from litestar.types import Receive, Scope, Send

from teahouse.edge.attached import AttachedLine, Listener, wire_of
from teahouse.edge.doors import ADDRESS_FULL, Doors
from teahouse.edge.limits import Bucket, Limiters
from teahouse.edge.lines import OutboxLine, SocketLine
from teahouse.edge.metrics import Metrics
from teahouse.edge.origins import check_origin
from teahouse.edge.payloads import Problem
from teahouse.edge.problems import problem_of
from teahouse.edge.session import COOKIE, address_of
from teahouse.edge.settings import Settings
from teahouse.hall.accounts import Player, proof_of
from teahouse.hall.errors import Refusal
from teahouse.hall.hall import BANNED, RESTARTING, Hall
from teahouse.hall.messages import Refused
from teahouse.hall.registration import session_id

log = logging.getLogger(__name__)

SWEPT_EVERY: Final = 5.0

UNAUTHENTICATED: Final = 4401
TOO_MANY_MESSAGES: Final = 4408
FAULT: Final = 1011

TURNED_AWAY: Final = {
    "unauthenticated": UNAUTHENTICATED,
    "banned": BANNED,
    "address-full": ADDRESS_FULL,
    "restarting": RESTARTING,
}
"""With which code a socket is closed at once."""


class Sockets:
    """All lines that are open here."""

    def __init__(self, hall: Hall, settings: Settings, limiters: Limiters, metrics: Metrics) -> None:
        self._hall = hall
        self._settings = settings
        self._limiters = limiters
        self._metrics = metrics
        self._doors = Doors(settings.sockets_per_address, settings.sockets_per_account)
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
                connection = ASGIConnection[Any, Any, Any, Any](scope)
                address = address_of(connection)
                self._admit(connection, address)
                token = connection.cookies.get(COOKIE, "")
                endings, player = await self._proved(token)
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
                person = self._let_in(await self._still(player, token, endings), address)
            except Refusal as refusal:
                self._metrics.refused.labels(refusal.key).inc()
                await send({"type": "websocket.close", "code": TURNED_AWAY[refusal.key], "reason": refusal.key})
                return
            await self._serve(person, address, session_id(proof_of(token)), scope, receive, send)

        return socket

    async def _proved(self, token: str) -> tuple[int, Player | None]:
        """Whose token it is, and how often the hall had hung up on ended sessions before it was asked."""
        endings = self._hall.endings
        return endings, await self._hall.accounts.of_token(token)

    async def _still(self, player: Player | None, token: str, endings: int) -> Player | None:
        """Whose token it is now: his session may have ended while the socket was opened, and nobody would hang up."""
        while endings != self._hall.endings:
            endings, player = await self._proved(token)
        return player

    def _let_in(self, player: Player | None, address: str) -> Player:
        """Raises `Refusal`: `unauthenticated`, `banned`, `address-full`, `restarting`.

        A browser is told why only once the socket is open.
        """
        self._require_open()
        if player is None:
            raise Refusal("unauthenticated")
        self._hall.sanctions.require_entry(player.id)
        self._doors.require_room(address)
        return player

    def _admit(self, connection: ASGIConnection[Any, Any, Any, Any], address: str) -> None:
        self._require_open()
        check_origin(connection.headers, self._settings.origins)
        self._limiters.sockets.take(address)
        self._limiters.handshakes.take("")

    def _require_open(self) -> None:
        """Raises `Refusal`: `restarting`. Whoever comes in after all have been hung up on would be waited for."""
        if self._hall.stopping:
            raise Refusal("restarting")

    async def _serve(
        self, player: Player, address: str, session: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        wire = wire_of(scope)
        line = OutboxLine(self._metrics) if wire is None else AttachedLine(wire, self._metrics)
        visitor = self._hall.visitor(player, line, session)
        line.caught_up = visitor.resync
        self.lines.add(line)
        self._doors.come_in(line, address, player.id)
        heard = self._listener(line, visitor.received)
        try:
            if isinstance(line, AttachedLine):
                await line.attached(heard)
            else:
                await _pumped(line, heard, receive, send)
        finally:
            self.lines.discard(line)
            self._doors.go(line, address, player.id)
            line.release()  # Line and visitor would keep each other alive until a collection.
            visitor.closed()

    def _listener(self, line: SocketLine, received: Callable[[str], None]) -> Listener:
        """What is done about a message: `None` stands for one that is no text."""
        bucket = Bucket(self._limiters.messages, time.monotonic())

        def heard(text: str | None) -> None:
            if line.is_closing:
                return
            line.heard()
            self._metrics.messages.inc()
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

        return heard


async def _pumped(line: OutboxLine, heard: Listener, receive: Receive, send: Send) -> None:
    """Reads and writes, in a task each, until one of them ends."""

    async def read() -> None:
        while (message := await receive())["type"] == "websocket.receive":
            heard(message.get("text"))

    both = line.open(send), asyncio.create_task(read())
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        for ended in await asyncio.gather(*both, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, OSError):
                log.error("fault", exc_info=ended, extra={"path": "/ws"})


async def refuse(send: Send, kind: str, status: int, problem: Problem) -> None:
    """Answers instead of opening a socket."""
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    if "wait" in problem.params:
        headers.append((b"retry-after", str(problem.params["wait"]).encode()))
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})  # type: ignore[misc,arg-type]
    body = msgspec.json.encode(problem)
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})  # type: ignore[misc,arg-type]
