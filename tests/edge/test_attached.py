"""Sockets of the hall's own server: frames of ordinary clients are read and written by hand, others by the library."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from tests.edge.guests import GAME, guest
from tests.living import House

HELLO = b'{"type":"hello","protocol":1}'
PING = b'{"type":"ping"}'
MASK = bytes((7, 77, 177, 250))


def frame(payload: bytes, first: int = 0x81, mask: bytes = MASK) -> bytes:
    """A frame of a client: its first byte says what it is and whether it is the last of a message."""
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0xFE,)) + size.to_bytes(2, "big")
    return bytes((first,)) + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


class Raw:
    """A client that writes bytes, and reads frame by frame."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def frame(self) -> tuple[int, bytes]:
        """The first byte and the payload of the next frame of the hall."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return first, await self.reader.readexactly(size)

    async def message(self) -> Any:
        first, payload = await self.frame()
        assert first == 0x81
        return msgspec.json.decode(payload)

    async def types(self, count: int) -> list[str]:
        return [(await self.message())["type"] for _ in range(count)]

    async def closed(self) -> int:
        """The code with which the hall closes."""
        first, payload = await self.frame()
        assert first == 0x88
        return int.from_bytes(payload[:2], "big")


@asynccontextmanager
async def raw(house: House, extensions: str = "") -> AsyncIterator[Raw]:
    """A new guest's socket."""
    async with guest(house.url) as person:
        address = urlsplit(house.url)
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        request = (
            f"GET /ws HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{extensions}"
            f"Cookie: {person.cookie}\r\n\r\n"
        )
        writer.write(request.encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101")
        try:
            async with asyncio.timeout(20):
                yield Raw(reader, writer)
        finally:
            writer.close()


async def test_several_frames_in_one_piece_are_several_messages(house: House) -> None:
    async with raw(house) as client:
        client.writer.write(frame(HELLO) + frame(PING) + frame(PING))
        assert await client.types(3) == ["welcome", "pong", "pong"]


@pytest.mark.parametrize("filler", [0, 200])
async def test_a_frame_may_come_byte_by_byte(house: House, filler: int) -> None:
    async with raw(house) as client:
        for byte in frame(HELLO + b" " * filler) + frame(PING):
            client.writer.write(bytes((byte,)))
            await client.writer.drain()
            await asyncio.sleep(0)
        assert await client.types(2) == ["welcome", "pong"]


async def test_a_message_in_two_frames_with_a_ping_between_them(house: House) -> None:
    async with raw(house) as client:
        client.writer.write(frame(HELLO[:9], 0x01) + frame(b"are you there", 0x89) + frame(HELLO[9:], 0x80))
        assert await client.frame() == (0x8A, b"are you there")
        assert await client.types(1) == ["welcome"]
        client.writer.write(frame(PING) + frame(PING))
        assert await client.types(2) == ["pong", "pong"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (b"\x81\x0f" + PING, 1002),
        (frame(b" " * 4097), 1009),
        (frame(PING, 0xC1), 1002),
        (frame(PING, 0x83), 1002),
        (frame((1000).to_bytes(2, "big"), 0x88), 1000),
    ],
    ids=["no UTF-8", "not masked", "too long", "compressed without consent", "of no kind", "goodbye"],
)
async def test_what_may_not_be_sent_closes_the_socket(house: House, wrong: bytes, code: int) -> None:
    async with raw(house) as client:
        client.writer.write(frame(HELLO) + wrong)
        assert await client.types(1) == ["welcome"]
        assert await client.closed() == code
        assert await client.reader.read() == b""


async def test_bytes_are_refused_and_the_line_stays(house: House) -> None:
    async with raw(house) as client:
        client.writer.write(frame(HELLO) + frame(b"\x00\x01", 0x82) + frame(PING))
        assert await client.types(3) == ["welcome", "refused", "pong"]


async def test_a_long_message_of_the_hall_says_how_long_it_is(house: House) -> None:
    async with guest(house.url) as host, raw(house) as client:
        opened = await host.post("/api/tables", {"game": GAME, "options": {}})
        enter = msgspec.json.encode({"type": "enter", "table": opened["table"]})
        client.writer.write(frame(HELLO) + frame(enter))
        assert await client.types(1) == ["welcome"]
        first, size = await client.reader.readexactly(2)
        assert (first, size) == (0x81, 126)
        length = int.from_bytes(await client.reader.readexactly(2), "big")
        assert msgspec.json.decode(await client.reader.readexactly(length))["type"] == "sync"


async def test_who_compresses_is_answered_compressed(house: House) -> None:
    offered = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
    async with raw(house, extensions=offered) as client:
        client.writer.write(frame(HELLO))
        first, payload = await client.frame()
        assert first == 0xC1
        assert b"welcome" not in payload


async def test_what_is_said_to_a_socket_that_is_gone_is_lost_and_nothing_else(house: House) -> None:
    async with raw(house) as client:
        client.writer.write(frame(HELLO))
        assert await client.types(1) == ["welcome"]
        (visitor,) = house.hall._visitors
    for _ in range(200):
        if not house.hall.figures().people:
            break
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.1)

    async def say() -> None:
        visitor.send_raw(PING)
        visitor.close(4000, "over")

    await asyncio.to_thread(house.ask, say())
