"""A WebSocket of a few dozen lines, so that hundreds of them leave the processor to the hall that they load."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Final, Self, cast
from urllib.parse import urlsplit

TEXT: Final = bytes((0x81,))
CLOSE: Final = 0x8
MASKED: Final = 0x80
SHORT: Final = 126
"""From here on a frame's length stands in two more bytes, or in eight."""
UNMASKED: Final = bytes(4)
"""A mask of zeros leaves the text as it is."""


class Wire(asyncio.Protocol):
    """One socket. `heard` gets each message, `lost` is called once when the line is gone, whoever hung up."""

    def __init__(self, url: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._host = urlsplit(url).netloc
        self._cookie = cookie
        self._heard = heard
        self._lost = lost
        self._buffer = bytearray()
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def open(cls, url: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> Self:
        """A line to the hall that has accepted it. Raises `OSError`."""
        address = urlsplit(url)
        assert address.hostname is not None
        assert address.port is not None
        _, wire = await asyncio.get_running_loop().create_connection(
            lambda: cls(url, cookie, heard, lost), address.hostname, address.port
        )
        await wire._greeted
        return wire

    def say(self, message: bytes) -> None:
        """Sends a text, unless the line is gone."""
        if self._transport.is_closing():
            return
        length = len(message)
        marked = bytes((MASKED | length,)) if length < SHORT else bytes((MASKED | SHORT,)) + length.to_bytes(2)
        self._transport.write(TEXT + marked + UNMASKED + message)

    def cut(self) -> None:
        """Drops the line as a dead spot would, without a word."""
        self._transport.abort()

    def stop_reading(self) -> None:
        """Takes nothing more from the hall; what it says waits in the buffers between."""
        self._transport.pause_reading()

    def read_on(self) -> None:
        """Takes what has waited."""
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # What the loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # Also a loop's own, which is of no such class.
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self._cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._greeted.done():
            self._greeted.set_exception(ConnectionResetError("the hall did not accept the line"))
        else:
            self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._greeted.done():
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._transport.abort()
                return
            self._buffer = bytearray(rest)
            self._greeted.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            start, length = at + 2, buffer[at + 1]
            if length >= SHORT:
                wide = 2 if length == SHORT else 8
                if len(buffer) - start < wide:
                    break
                length = int.from_bytes(buffer[start : start + wide])
                start += wide
            if len(buffer) - start < length:
                break
            kind, payload = buffer[at] & 0xF, bytes(buffer[start : start + length])
            at = start + length
            if kind == CLOSE:
                self._transport.close()
            else:
                self._heard(payload)
        del buffer[:at]
