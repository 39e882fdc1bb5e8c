"""People for the tests: each has a cookie, and may open a socket and keep a table's picture as the client does."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from teahouse.edge.session import COOKIE
from teahouse.kernel import patched

GAME = "zhuji-bao-mahjong"

PATIENCE = 120
"""Seconds that one waits for something of the hall: long, for it is only ever waited out by a fault."""


class Guest:
    """A person who has been given an account."""

    def __init__(self, url: str, client: httpx.AsyncClient) -> None:
        self.url = url
        self.client = client

    @property
    def cookie(self) -> str:
        return f"{COOKIE}={self.client.cookies[COOKIE]}"

    async def get(self, path: str) -> Any:
        return (await self.client.get(path)).raise_for_status().json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = (await self.client.post(path, json=body)).raise_for_status()
        return answer.json() if answer.content else None

    async def kept_rounds(self) -> list[dict[str, Any]]:
        """One's finished rounds, once there are any: they are settled a moment after they have been shown."""
        async with asyncio.timeout(PATIENCE):
            while not (page := await self.get("/api/rounds"))["rounds"]:  # noqa: ASYNC110 — no event crosses the wire
                await asyncio.sleep(0.02)
        rounds: list[dict[str, Any]] = page["rounds"]
        return rounds

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator[Socket]:
        async with open_socket(self.url, self.cookie, compressed=True, **headers) as connection:
            yield Socket(connection)


@asynccontextmanager
async def guest(url: str, name: str | None = None, token: str | None = None) -> AsyncIterator[Guest]:
    """A new person, or the one whom the token proves."""
    cookies = {COOKIE: token} if token else None
    async with httpx.AsyncClient(base_url=url, cookies=cookies, trust_env=False, timeout=PATIENCE) as client:
        if token is None:
            (await client.post("/api/guest", json={"name": name})).raise_for_status()
        yield Guest(url, client)


def open_socket(url: str, cookie: str = "", *, compressed: bool = True, **headers: str) -> connect:
    """A bare connection to `/ws`, which offers to compress as browsers do."""
    sent = {"Cookie": cookie} if cookie else {}
    return connect(
        f"ws{url.removeprefix('http')}/ws",
        additional_headers=sent | headers,
        compression="deflate" if compressed else None,
        proxy=None,
        ping_interval=None,
    )


class Socket:
    """A socket, and the pictures of the tables that it looks at."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.pictures: dict[str, dict[str, Any]] = {}
        self.acknowledged: list[str] = []
        self.sent: dict[str, Any] = {}
        self._random = random.Random(0)
        self._answered: dict[str, int] = {}

    async def say(self, type: str, **fields: Any) -> None:  # noqa: A002
        await self.connection.send(msgspec.json.encode({"type": type, **fields}).decode())

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next message, or the next of these types; pictures are kept on the way."""
        while True:
            # Not `wait_for`, which until Python 3.12 goes on when it is cancelled at the moment of a message.
            async with asyncio.timeout(PATIENCE):
                message = msgspec.json.decode(await self.connection.recv())
            assert isinstance(message, dict)
            self._keep(message)
            if not types or message["type"] in types:
                return message

    def _keep(self, message: dict[str, Any]) -> None:
        if message["type"] == "sync":
            self.pictures[message["table"]] = message
        elif message["type"] == "update":
            picture = self.pictures[message["table"]]
            assert message["v"] == picture["v"] + 1
            picture["v"] = message["v"]
            for part in ("desk", "public", "private"):
                picture[part] = patched(picture[part], message.get(part, []))
            if message.get("question"):
                picture["question"] = message["question"][0]
            if message.get("id"):
                self.acknowledged.append(message["id"])

    async def enter(self, table: str) -> dict[str, Any]:
        await self.say("enter", table=table, nonce=secrets.token_hex(8))
        await self.hear("sync")
        return self.pictures[table]

    async def answer(self, table: str) -> str | None:
        """Answers the question that is put to this seat, once, at random; the id of the action."""
        question = self.pictures[table]["question"]
        if question is None or self._answered.get(table) == question["q"]:
            return None
        self._answered[table] = question["q"]
        id = secrets.token_hex(4)  # noqa: A001
        action = self.sent[id] = self._random.choice(question["ask"]["actions"])
        await self.say("play", table=table, id=id, q=question["q"], action=action)
        return id

    async def play(self, table: str, until: Callable[[Self], bool]) -> None:
        """Answers every question at random until it is so."""
        while not until(self):
            await self.answer(table)
            if until(self):
                return
            await self.hear()

    def state(self, table: str) -> str:
        state = self.pictures[table]["desk"]["state"]
        assert isinstance(state, str)
        return state


async def play_on(sockets: list[Socket], table: str, until: Callable[[Socket], bool]) -> None:
    """All answer at random until it is so for one of them; the others stop where they are."""
    async with asyncio.timeout(PATIENCE):
        playing = [asyncio.create_task(socket.play(table, until)) for socket in sockets]
        done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for task in done:
            task.result()
