"""Requests and sockets leave nothing behind that only the collector could find, for it looks at what is new alone.

What a client of the test itself leaves is not counted.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from tests.edge.guests import guest
from tests.edge.test_attached import HELLO, frame, raw
from tests.living import House

UPGRADE = "GET /ws HTTP/1.1\r\nHost: {at}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
SERVED_BY = ("teahouse", "uvicorn", "uvloop", "litestar", "websockets")


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.unfreeze()
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


def left_behind() -> set[str]:
    """The kinds of objects of what serves that only the collector finds."""
    gc.unfreeze()
    gc.collect()
    kinds = {type(item) for item in gc.garbage}
    return {f"{kind.__module__}.{kind.__qualname__}" for kind in kinds if kind.__module__.split(".")[0] in SERVED_BY}


async def test_requests_leave_nothing_behind(house: House, no_collector: None) -> None:
    async with guest(house.url) as person:
        statuses = [(await person.client.get(path)).status_code for path in ("/api/games", "/", "/api/me", "/api/no")]
    assert statuses == [200, 200, 200, 404]
    assert left_behind() == set()


@pytest.mark.parametrize("extensions", ["", "Sec-WebSocket-Extensions: permessage-deflate\r\n"])
async def test_sockets_leave_nothing_behind(house: House, no_collector: None, extensions: str) -> None:
    for _ in range(3):
        async with raw(house, extensions) as client:
            client.writer.write(frame(HELLO))
            await client.frame()
    for _ in range(100):
        if not house.hall.figures().people:
            break
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.2)
    assert left_behind() == set()


@pytest.mark.parametrize(
    "said",
    [
        "GET /api/games HTTP/1.1\r\nHost: {at}\r\n\r\n",
        "GET /api/games HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n",
        UPGRADE + "Sec-WebSocket-Key: no\r\n\r\n",
        UPGRADE + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
        "GET /api/ga",
        "",
    ],
    ids=["kept alive", "closed", "no socket", "nobody's socket", "half a request", "nothing"],
)
async def test_lines_that_come_to_nothing_leave_nothing_behind(house: House, no_collector: None, said: str) -> None:
    address = urlsplit(house.url)
    for _ in range(3):
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        writer.write(said.format(at=address.netloc).encode())
        if said.endswith("\r\n\r\n"):
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 ")
        writer.close()
        await writer.wait_closed()
    await asyncio.sleep(0.3)
    assert left_behind() == set()
