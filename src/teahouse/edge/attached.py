"""Sockets of the hall's own server, attached to it below ASGI.

ASGI costs a queue, two tasks and several awaits for every message. Here the protocol of the server, once its handshake
is over, hands what it reads straight to a listener and writes what a line sends; the handler of the route only waits
for the end. Frames as all clients send them (a short, whole, masked text, uncompressed) are read and written by hand;
from the first other one on, and where the client compresses, they pass through the library, which knows all of them.

Uses private parts of uvicorn, whose version is therefore pinned; `tests/edge` drives it with a real client.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from teahouse.edge.limits import Monotonic
from teahouse.edge.lines import CLOSED_WITHIN, OUTBOX, SocketLine
from teahouse.edge.metrics import Metrics
from teahouse.edge.punctual import PunctualProtocol

EXTENSION: Final = "teahouse.wire"
"""Where the route finds the protocol of its socket in the scope."""

REQUEST: Final = b"GET /ws HTTP/1.1\r\n"
END: Final = b"\r\n\r\n"
"""How the request for a socket begins and ends."""

BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

TEXT: Final = 0x81
MASKED: Final = 0x80
LONG: Final = 126
LONGER: Final = 127
"""First and second byte of frames: a whole text message; a masked one; a length in the two, or eight, bytes after."""

Listener: TypeAlias = Callable[[str | None], None]
"""Takes each message of a client, `None` for one that is no text."""


class Entrance(PunctualProtocol):
    """Uvicorn's protocol of HTTP, where a new client that asks for a socket right away is given to a wire at once.

    After a restart thousands do. Otherwise their request is read, written anew, and read again by the library of
    sockets; one that does not come whole and alone still is.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._new = True

    def data_received(self, data: bytes) -> None:
        asks = self._new and data.startswith(REQUEST) and data.find(END) == len(data) - len(END)
        self._new = False
        if asks and b"upgrade: websocket" in data.lower():
            self._give_to_wire(data)
        else:
            super().data_received(data)

    def _give_to_wire(self, request: bytes) -> None:
        self._rest()
        self.connections.discard(self)
        wire = Wire(self.config, self.server_state, self.app_state)
        wire.connection_made(self.transport)
        wire.data_received(request)
        self.transport.set_protocol(wire)


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's protocol of one socket, which a line can be attached to."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._line: AttachedLine | None = None
        self._heard: Listener | None = None
        self._rest = b""
        self._by_hand = True
        self._serving = False

    # The handshake

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._serving = not self.close_sent
        if self._serving:
            self.scope["headers"] = [(name.lower(), value) for name, value in self.scope["headers"]]
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[EXTENSION] = self

    def _turn_away(self) -> None:
        """Answer what the library does not understand or finds too long; it has an answer to the latter alone."""
        said = b"".join(self.conn.data_to_send())
        self.transport.write(said or BAD_REQUEST)
        self.transport.close()

    def attach(self, line: AttachedLine, heard: Listener) -> None:
        """From now on the line is told what happens, and the listener what the client says."""
        self._line, self._heard = line, heard
        self._by_hand = self._by_hand and not self.conn.extensions
        self.transport.set_write_buffer_limits(high=OUTBOX)
        while not self.queue.empty():
            self._tell(self.queue.get_nowait())
        self.transport.resume_reading()

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._heard is None:
            # Who talks before he was let in is left to the library, which may hold half a frame of his.
            self._by_hand = self._by_hand and not self.handshake_initiated
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._turn_away()
        elif self._by_hand:
            self._read(self._rest + data if self._rest else data, self._heard)
        else:
            super().data_received(data)

    def _read(self, data: bytes, heard: Listener) -> None:
        """Hand over the messages that are whole; whatever is not an ordinary one goes to the library, with the rest."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1] - MASKED, at + 2
            if size == LONG and end >= start + 2:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == LONG:
                break
            if data[at] != TEXT or not 0 <= size <= self.config.ws_max_size or data[at + 1] == MASKED + LONGER:
                self._leave_to_library(data[at:])
                return
            if end < start + 4 + size:
                break
            try:
                text = apply_mask(data[start + 4 : start + 4 + size], data[start : start + 4]).decode()
            except UnicodeDecodeError:
                self._leave_to_library(data[at:])
                return
            heard(text)
            at = start + 4 + size
        self._rest = data[at:]

    def _leave_to_library(self, data: bytes) -> None:
        self._by_hand, self._rest = False, b""
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self._heard is not None:
            while not self.queue.empty():
                self._tell(self.queue.get_nowait())
            self.transport.resume_reading()
            self.read_paused = False

    def _tell(self, message: Any) -> None:
        if self._heard is not None and message["type"] == "websocket.receive":
            self._heard(message.get("text"))

    # Writing

    def write_text(self, data: bytes) -> None:
        """Sends a text message; nothing where the socket is closing."""
        if self.transport.is_closing() or self.conn.state is not OPEN:
            return
        if self.conn.extensions:
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))
            return
        size = len(data)
        if size < LONG:
            self.transport.write(bytes((TEXT, size)) + data)
        elif size < 1 << 16:
            self.transport.write(bytes((TEXT, LONG)) + size.to_bytes(2, "big") + data)
        else:
            self.transport.write(bytes((TEXT, LONGER)) + size.to_bytes(8, "big") + data)

    def hang_up(self, code: int, reason: str) -> None:
        """Says goodbye after what was written; who does not read it is cut off."""
        if self.transport.is_closing() or self.conn.state is not OPEN:
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        unread = self.transport.get_write_buffer_size() > 0
        self.close_timer = (
            self.loop.call_later(CLOSED_WITHIN, self.transport.abort)
            if unread
            else self.loop.call_later(self.close_timeout, self.transport.close)
        )

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._line is not None:
            self._line.fall_behind()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._line is not None:
            self._line.catch_up()

    # The end

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._line is not None:
            self._line.lost()
        self._line = self._heard = None
        self._come_apart()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._serving = False
        self._come_apart()

    def _come_apart(self) -> None:
        """Once nobody needs it any more, undo what only a full collection would: it holds on to itself in many ways."""
        if self._serving or self in self.connections:
            return
        _forget_where(self.conn.handshake_exc)
        _forget_where(self.conn.parser_exc)
        self.conn.parser.close()
        vars(self).clear()


class AttachedLine(SocketLine):
    """A line over a wire."""

    def __init__(self, wire: Wire, metrics: Metrics, clock: Monotonic = time.monotonic) -> None:
        super().__init__(metrics, clock)
        self._wire = wire
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def attached(self, heard: Listener) -> None:
        """Carries everything until the socket is closed or lost."""
        self._wire.attach(self, heard)
        await self._ended

    def lost(self) -> None:
        """The socket is gone, while somebody may still have something to say."""
        self._closing = True
        if not self._ended.done():
            self._ended.set_result(None)

    def _carry(self, data: bytes) -> None:
        self._wire.write_text(data)

    def _hang_up(self, code: int, key: str) -> None:
        self._wire.hang_up(code, key)
        self.lost()


def _forget_where(fault: BaseException | None) -> None:
    """A fault that somebody keeps holds on to the place where it happened, and that to him."""
    while fault is not None:
        fault.__traceback__ = None
        fault = fault.__context__


def wire_of(scope: Scope) -> Wire | None:
    """The protocol of the socket that a scope is of, where the server is the hall's own."""
    extensions: dict[str, Any] = dict(scope.get("extensions") or {})
    wire = extensions.get(EXTENSION)
    return wire if isinstance(wire, Wire) else None
