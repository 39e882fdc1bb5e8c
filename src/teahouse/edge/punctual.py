"""HTTP whose clients do not take for ever: a request that has been begun is there within some seconds, or hung up on.

Uvicorn waits without end for the rest of a header or a body; a few thousand clients that send a byte now and then
would take all the files that the process may open.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_WITHIN: Final = 20.0
"""Seconds from the first byte of a connection or of a further request to the last byte of its body: 16 KiB at most."""

UNFINISHED: Final = frozenset((h11.IDLE, h11.SEND_BODY))
"""What a client is at while its request is not whole."""


class PunctualProtocol(H11Protocol):
    """Uvicorn's protocol with a limit to how long a request may take to arrive."""

    within: float = REQUEST_WITHIN

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._rest()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _watch(self) -> None:
        if self.conn.their_state not in UNFINISHED or self.transport.get_protocol() is not self:
            self._rest()
        elif self._late is None:
            self._late = self.loop.call_later(self.within, self.transport.abort)

    def _rest(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
