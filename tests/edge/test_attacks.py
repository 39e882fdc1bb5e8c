"""What hostile clients send to a whole hall: slow, oversize, compressed, crooked. It answers, and goes on."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import httpx
import pytest
from tests.edge.guests import GAME, guest, open_socket
from tests.living import House, open_house
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from teahouse.edge.punctual import PunctualProtocol

NESTED = b"[" * 1500 + b"]" * 1500


@asynccontextmanager
async def wire(house: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection, to write on it what no client's library would."""
    address = urlsplit(house.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def answer_to(house: House, request: bytes) -> bytes:
    """All that comes back until the hall hangs up."""
    async with wire(house) as (reader, writer):
        writer.write(request)
        return await asyncio.wait_for(reader.read(), 20)


async def is_well(house: House) -> bool:
    async with httpx.AsyncClient(base_url=house.url, trust_env=False) as monitor:
        return (await monitor.get("/healthz")).json()["ok"] is True


# ── slow ─────────────────────────────────────────────────────────────────────


@pytest.fixture
def hasty(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A hall that waits a third of a second for a request."""
    monkeypatch.setattr(PunctualProtocol, "within", 0.3)
    with open_house(tmp_path_factory.mktemp("hall")) as opened:
        yield opened


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: hall\r\nX-Slow:",
        b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: hall\r\n\r\nGET /healthz HTTP/1.1\r\nX-Slow:",
    ],
    ids=["nothing", "a header", "a body", "a second request"],
)
async def test_who_never_ends_his_request_is_hung_up_on(hasty: House, begun: bytes) -> None:
    async with wire(hasty) as (reader, writer):
        writer.write(begun)
        drip = asyncio.create_task(dripping(writer))
        try:
            await asyncio.wait_for(reader.read(), 20)
        except ConnectionResetError:
            pass
        finally:
            drip.cancel()
        assert await is_well(hasty)


async def dripping(writer: asyncio.StreamWriter) -> None:
    """A byte now and then, so that the line never rests."""
    while True:
        await asyncio.sleep(0.05)
        writer.write(b"a")


async def test_a_socket_is_not_a_request_and_stays(hasty: House) -> None:
    async with guest(hasty.url) as person, open_socket(hasty.url, person.cookie) as socket:
        await asyncio.sleep(0.6)
        await socket.send('{"type":"ping"}')
        assert '"pong"' in str(await socket.recv())


# ── large ────────────────────────────────────────────────────────────────────


async def test_a_body_that_is_too_large_is_refused_however_it_comes(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url, trust_env=False) as client:

        async def chunks() -> AsyncIterator[bytes]:
            for _ in range(20):
                yield b" " * 1024

        for body in (b" " * 20_000, chunks()):
            answer = await client.post("/api/guest", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["key"]) == (413, "too-large")


async def test_headers_without_end_are_refused(house: House) -> None:
    """With an answer or, where the client goes on sending, by hanging up."""
    with contextlib.suppress(ConnectionResetError):
        answer = await answer_to(house, b"GET /healthz HTTP/1.1\r\nHost: hall\r\nX-Long: " + b"a" * 200_000)
        assert answer.startswith(b"HTTP/1.1 400 ")
    assert await is_well(house)


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br"])
async def test_a_body_is_never_inflated(house: House, encoding: str) -> None:
    """Compressed requests are not understood at all, so nothing can blow up."""
    bomb = gzip.compress(b'{"name": "' + b" " * 5_000_000 + b'"}')
    assert len(bomb) < 16 * 1024
    async with httpx.AsyncClient(base_url=house.url, trust_env=False) as client:
        headers = {"Content-Type": "application/json", "Content-Encoding": encoding}
        answer = await client.post("/api/guest", content=bomb, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")


async def test_a_compressed_message_is_measured_as_it_would_be_read(house: House) -> None:
    """permessage-deflate: a hundred bytes that would be a megabyte close the line before they are one."""
    deflater = zlib.compressobj(wbits=-12)
    bomb = deflater.compress(b" " * 1_000_000) + deflater.flush(zlib.Z_SYNC_FLUSH)
    bomb = bomb.removesuffix(b"\x00\x00\xff\xff")
    assert len(bomb) < 4096
    async with guest(house.url) as person, wire(house) as (reader, writer):
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: hall\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            b"Sec-WebSocket-Extensions: permessage-deflate\r\nCookie: " + person.cookie.encode() + b"\r\n\r\n"
        )
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
        assert head.startswith(b"HTTP/1.1 101 ")
        length = len(bomb).to_bytes(2, "big")
        writer.write(b"\xc1\xfe" + length + bytes(4) + bomb)
        frame = await asyncio.wait_for(reader.readexactly(4), 20)
    too_large, not_agreed_on = 1009, 1002
    code = too_large if b"permessage-deflate" in head else not_agreed_on
    assert (frame[0], int.from_bytes(frame[2:4], "big")) == (0x88, code)


async def test_a_message_in_many_parts_is_measured_as_a_whole(house: House) -> None:
    async with guest(house.url) as person, open_socket(house.url, person.cookie) as socket:
        await socket.send(["x" * 1000] * 5)
        with pytest.raises(ConnectionClosedError) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


# ── crooked ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("body", [NESTED, b'{"game":"' + GAME.encode() + b'","options":{"a":' + NESTED + b"}}"])
async def test_what_is_nested_without_end_is_no_fault_of_ours(house: House, body: bytes) -> None:
    async with guest(house.url) as person:
        headers = {"Content-Type": "application/json"}
        answer = await person.client.post("/api/tables", content=body, headers=headers)
        assert (answer.status_code, answer.json()) == (400, {"key": "bad-request", "params": {}})


@pytest.mark.parametrize("name", ["before", "since", "until"])
@pytest.mark.parametrize("number", [-1, 2**53 + 1, 2**63, 10**30])
async def test_numbers_that_no_database_holds_are_refused(house: House, name: str, number: int) -> None:
    async with guest(house.url) as person:
        answer = await person.client.get(f"/api/rounds?{name}={number}")
        assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/%2e%2e/%2e%2e/app.py",
        "/..\\app.py",
        "/assets/..%5c..%5capp.py",
        "//etc/passwd.txt",
        "/assets/%00.js",
        "/api/../app.py",
        "/index.html/../app.py",
    ],
)
async def test_no_path_leads_out_of_the_clients_folder(house: House, path: str) -> None:
    answer = await answer_to(house, f"GET {path} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n".encode())
    assert answer.split(b" ", 2)[1] == b"404"
    assert answer.endswith(b'{"key":"not-found","params":{}}')


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/x%0d%0aSet-Cookie:%20teahouse=evil/help",
        "/api/rounds/x%0d%0aX-Evil:%201/record?download=true",
        "/api/players/%0d%0aX-Evil:%201",
        "/x%0d%0aX-Evil:%201",
        "/ws%0d%0aX-Evil:%201",
    ],
)
async def test_nothing_that_is_asked_for_becomes_a_header(house: House, path: str) -> None:
    answer = await answer_to(house, f"GET {path} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n".encode())
    head = answer.partition(b"\r\n\r\n")[0].lower()
    assert b"evil" not in head
    assert b"set-cookie" not in head


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: hall\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
        b"GET / HTTP/1.1\r\nHost: hall\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
        b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nTransfer-Encoding: gzip\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : hall\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: hall\r\n folded: yes\r\n\r\n",
    ],
)
async def test_what_is_no_request_is_answered_shortly_and_hung_up(house: House, request_bytes: bytes) -> None:
    """Among them what smuggles a second request past a proxy: two lengths, a length and chunks."""
    answer = await answer_to(house, request_bytes.replace(b"Host: hall", b"Connection: close\r\nHost: hall"))
    assert answer.split(b" ", 2)[1] in {b"400", b"501", b"200"}
    assert answer.count(b"HTTP/1.1 ") == 1
    assert await is_well(house)


@pytest.mark.parametrize(
    ("header", "status"),
    [
        (b"Host : hall", b"400"),
        (b"Origin: \x00", b"400"),
        (b"Content-Length: 5\r\nTransfer-Encoding: chunked", b"400"),
        (b"Sec-WebSocket-Version: 12", b"400"),
        (b"X: " + b"x" * 20_000, b"431"),
        (b"\r\n".join([b"X: x"] * 300), b"431"),
        (b"X: x", b"403"),
    ],
)
async def test_what_asks_wrongly_for_a_socket_is_answered_and_hung_up(
    house: House, header: bytes, status: bytes
) -> None:
    """And whoever asks rightly is read like anybody: the page that he comes from is a foreign one."""
    answer = await answer_to(
        house,
        b"GET /ws HTTP/1.1\r\nHost: hall\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        b"ORIGIN: https://evil.example\r\n" + header + b"\r\n\r\n",
    )
    assert answer.split(b" ", 2)[1] == status
    assert answer.count(b"HTTP/1.1 ") == 1
    assert await is_well(house)


# ── from elsewhere ───────────────────────────────────────────────────────────

FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "file://"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN)
async def test_a_foreign_page_changes_nothing_and_opens_no_socket(house: House, headers: dict[str, str]) -> None:
    async with guest(house.url) as person:
        for method, path in (
            ("POST", "/api/guest"), ("POST", "/api/session"), ("PATCH", "/api/me"), ("POST", "/api/tables"),
            ("DELETE", "/api/sessions"), ("PUT", "/api/me/mutes/x"),
        ):  # fmt: skip
            answer = await person.client.request(method, path, json={}, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
        with pytest.raises(InvalidStatus) as refused:
            async with person.socket(**headers):
                pass
    assert refused.value.response.status_code == 403


async def test_a_plain_form_of_a_foreign_page_is_refused_too(house: House) -> None:
    """What browsers send without asking first: the origin goes with it."""
    async with guest(house.url) as person:
        headers = {"Origin": "https://evil.example", "Content-Type": "text/plain"}
        answer = await person.client.post("/api/tables", content=b'{"game":"' + GAME.encode() + b'"}', headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")


async def test_no_answer_may_be_read_by_a_foreign_page(house: House) -> None:
    """There is no CORS: neither an answer nor a preflight allows anything."""
    async with guest(house.url) as person:
        headers = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
        for answer in (
            await person.client.get("/api/me", headers=headers),
            await person.client.options("/api/tables", headers=headers),
        ):
            assert not [name for name in answer.headers if name.startswith("access-control-")]
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"


async def test_private_answers_are_kept_by_nobody(house: House) -> None:
    async with guest(house.url) as person:
        for path in ("/api/me", "/api/me/export", "/api/rounds", "/api/sessions", "/api/lobby", "/metrics", "/healthz"):
            assert (await person.client.get(path)).headers["cache-control"] == "no-store", path
        for path in ("/api/nothing", "/api/rounds/none/record"):
            assert (await person.client.get(path)).headers["cache-control"] == "no-store", path
