"""Every request and every word of the socket, tried by everybody: the matrix of `rights.py` against a whole hall."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import get_args

import httpx
import pytest
from litestar.routes import HTTPRoute
from msgspec.inspect import StructType, type_info
from tests.edge.cast import ROLES, Cast, Role, cast_in
from tests.edge.guests import Socket, open_socket
from tests.edge.rights import RIGHTS, WORDS, Right
from tests.living import House
from websockets.exceptions import ConnectionClosedError

from teahouse.edge.app import app
from teahouse.edge.metrics import Metrics
from teahouse.edge.settings import Settings
from teahouse.edge.sockets import UNAUTHENTICATED
from teahouse.hall.messages import PROTOCOL, ClientMessage


@pytest.fixture(scope="module")
def scenes(house: House) -> dict[Role, Cast]:
    """A scene for each role, for all that changes nothing of it."""
    return {role: cast_in(house, role) for role in ROLES}


@pytest.fixture
async def client(house: House) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=house.url, trust_env=False, timeout=60) as opened:
        yield opened


def test_every_route_has_a_row_and_every_row_a_route(house: House) -> None:
    routes = app(house.hall, Settings(), Metrics()).routes
    offered = {
        f"{method} {route.path}"
        for route in routes
        for method in (route.methods - {"OPTIONS"} if isinstance(route, HTTPRoute) else {"GET"})
    }
    assert offered == RIGHTS.keys()


def test_every_word_of_the_socket_has_a_row_and_every_row_a_word() -> None:
    tags = set()
    for kind in get_args(ClientMessage):
        told = type_info(kind)
        assert isinstance(told, StructType)
        tags.add(told.tag)
    assert tags == WORDS.keys()


@pytest.mark.parametrize("asked", RIGHTS)
async def test_who_may_ask_for_it(
    house: House, client: httpx.AsyncClient, scenes: dict[Role, Cast], asked: str
) -> None:
    right = RIGHTS[asked]
    got = {}
    for role in ROLES:
        changes = not asked.startswith(("GET ", "HEAD ")) and role not in right.refusals
        got[role] = await asked_in(cast_in(house, role) if changes else scenes[role], house, client, asked, right)
    assert got == {role: right.refusals.get(role, "") for role in ROLES}


async def asked_in(scene: Cast, house: House, client: httpx.AsyncClient, asked: str, right: Right) -> str:
    """The key of the refusal that is met, or its status where it has none; empty where it is let in."""
    method, _, path = asked.partition(" ")
    url = re.sub(r"\{(\w+):\w+\}", lambda name: scene.places[name[1]], path)
    body = right.body
    if asked == "POST /api/register":
        body = body | {"name": f"茶{secrets.token_hex(3)}"}
    headers = {"Cookie": scene.cookie} if scene.cookie else {}
    async with looking(house, scene):
        answer = await client.request(method, f"{url}?{right.query}", json=body, headers=headers)
    client.cookies.clear()
    assert answer.status_code < 500
    if answer.is_success:
        return ""
    if not answer.headers["content-type"].startswith("application/json"):
        return str(answer.status_code)
    key: str = answer.json()["key"]
    return key


@asynccontextmanager
async def looking(house: House, scene: Cast) -> AsyncIterator[None]:
    """Who looks on does so through a socket; the others need none."""
    if scene.role != "spectator":
        yield
        return
    async with open_socket(house.url, scene.cookie) as connection:
        socket = Socket(connection)
        await socket.say("hello", protocol=PROTOCOL)
        await socket.enter(scene.places["table"])
        yield


async def test_without_a_cookie_there_is_no_socket_to_say_anything_through(house: House) -> None:
    async with open_socket(house.url) as connection:
        with pytest.raises(ConnectionClosedError) as closed:
            await connection.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (UNAUTHENTICATED, "unauthenticated")


@pytest.mark.parametrize("word", WORDS)
async def test_who_may_say_it(house: House, scenes: dict[Role, Cast], word: str) -> None:
    got = {role: await said_in(scenes[role], house, word) for role in ROLES if role != "nobody"}
    assert got == {role: WORDS[word][1].get(role, "") for role in got}


@pytest.mark.parametrize("word", WORDS)
async def test_before_hello_nothing_is_heard(house: House, scenes: dict[Role, Cast], word: str) -> None:
    scene = scenes["seated"]
    async with open_socket(house.url, scene.cookie) as connection:
        key = await refusal_of(Socket(connection), word, scene)
    assert key == ("" if word in {"hello", "ping"} else "hello-first")


async def said_in(scene: Cast, house: House, word: str) -> str:
    """The key of the refusal that is met; empty where it is heard. Who has to do with the table looks at it."""
    async with open_socket(house.url, scene.cookie) as connection:
        socket = Socket(connection)
        await socket.say("hello", protocol=PROTOCOL)
        if scene.role in {"spectator", "seated", "opener"}:
            await socket.enter(scene.places["table"])
        return await refusal_of(socket, word, scene)


async def refusal_of(socket: Socket, word: str, scene: Cast) -> str:
    fields = dict(WORDS[word][0])
    if "table" in fields:
        fields["table"] = scene.places["table"]
    await socket.say(word, **fields)
    await socket.say("ping")
    refused = ""
    while (heard := await socket.hear())["type"] != "pong":
        refused = heard["key"] if heard["type"] == "refused" else refused
    return refused
