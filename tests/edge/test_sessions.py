"""The cookie that proves somebody: never one that another has chosen, drawn anew at each proof, ended everywhere."""

from __future__ import annotations

import contextlib
import statistics
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection
from msgspec.structs import replace
from tests.edge.guests import Guest, guest, open_socket
from tests.living import House, open_house
from websockets.exceptions import ConnectionClosed

from teahouse.edge.limits import UNLIMITED, Limiters, Rate
from teahouse.edge.metrics import Metrics
from teahouse.edge.session import COOKIE, address_of
from teahouse.edge.settings import Settings
from teahouse.edge.sockets import Sockets

WORD = "a cup of green tea"
OTHER = "another cup of tea"


def browser(house: House, token: str = "", **headers: str) -> httpx.AsyncClient:
    cookies = {COOKIE: token} if token else None
    return httpx.AsyncClient(base_url=house.url, trust_env=False, cookies=cookies, headers=headers)


async def is_known(house: House, token: str) -> bool:
    async with browser(house, token) as tried:
        return (await tried.get("/api/me")).status_code == 200


async def registered(person: Guest, name: str) -> str:
    """Registers and returns the token."""
    await person.post("/api/register", {"name": name, "password": WORD})
    return person.client.cookies[COOKIE]


async def test_a_cookie_that_somebody_made_up_is_never_taken_over(house: House) -> None:
    """Fixation: whoever plants a token into another's browser knows the one that the hall gives him no better."""
    planted = "A" * 43
    async with browser(house, planted) as victim:
        made = await victim.post("/api/guest", json={})
        assert made.status_code == 201
        assert made.cookies[COOKIE] != planted
    assert not await is_known(house, planted)


async def test_a_guests_cookie_that_was_planted_does_not_live_on_as_the_one_who_signs_in(house: House) -> None:
    async with guest(house.url) as owner, guest(house.url) as attacker:
        await registered(owner, "不怕种的人")
        planted = attacker.client.cookies[COOKIE]
        async with browser(house, planted) as victim:
            answer = await victim.post("/api/session", json={"name": "不怕种的人", "password": WORD})
            assert answer.cookies[COOKIE] != planted
        assert not await is_known(house, planted)


async def test_every_proof_draws_the_cookie_anew_and_the_old_one_proves_nothing(house: House) -> None:
    async with guest(house.url) as person:
        tokens = [person.client.cookies[COOKIE], await registered(person, "换牌子的人")]
        await person.post("/api/session", {"name": "换牌子的人", "password": WORD})
        tokens.append(person.client.cookies[COOKIE])
        assert (await person.client.post("/api/password", json={"old": WORD, "new": OTHER})).status_code == 204
        tokens.append(person.client.cookies[COOKIE])
        assert len(set(tokens)) == 4
        assert [await is_known(house, token) for token in tokens] == [False, False, False, True]


async def test_a_new_password_signs_out_whoever_had_the_cookie_and_not_oneself(house: House) -> None:
    async with guest(house.url) as person:
        await registered(person, "改口令的人")
        async with browser(house) as thief:
            await thief.post("/api/session", json={"name": "改口令的人", "password": WORD})
            stolen = thief.cookies[COOKIE]
        own = person.cookie
        async with open_socket(house.url, own) as here, open_socket(house.url, f"{COOKIE}={stolen}") as there:
            await person.post("/api/password", {"old": WORD, "new": OTHER})
            with contextlib.suppress(ConnectionClosed):
                await there.recv()
            assert there.close_code == 4401
            await here.send('{"type":"ping"}')
            assert '"pong"' in str(await here.recv())
        assert not await is_known(house, stolen)


async def test_one_signs_out_everywhere_but_here(house: House) -> None:
    async with guest(house.url) as person:
        await registered(person, "到处在的人")
        others = []
        for _ in range(2):
            async with browser(house) as device:
                await device.post("/api/session", json={"name": "到处在的人", "password": WORD})
                others.append(device.cookies[COOKIE])
        async with open_socket(house.url, f"{COOKIE}={others[0]}") as there:
            assert (await person.client.delete("/api/sessions")).status_code == 204
            with contextlib.suppress(ConnectionClosed):
                await there.recv()
            assert (there.close_code, there.close_reason) == (4401, "signed-out")
        assert [session["here"] for session in await person.get("/api/sessions")] == [True]
        assert [await is_known(house, token) for token in others] == [False, False]


async def test_a_session_that_ends_while_its_socket_is_opened_opens_none(house: House) -> None:
    async with guest(house.url) as person:
        await registered(person, "刚要进来的人")
        player, token = (await person.get("/api/me"))["id"], person.client.cookies[COOKIE]
    told: list[Any] = []

    async def connected() -> Any:
        """The browser's word, before which the other device has ended the session."""
        await house.hall.registration.end_others(player, "another token")
        await house.hall.hang_up_ended(player)
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        told.append(message)

    async def opened() -> None:
        await sockets.route().fn(scope, connected, send)

    sockets = Sockets(house.hall, Settings(), Limiters(UNLIMITED), Metrics())
    scope: Any = {"type": "websocket", "headers": [(b"cookie", f"{COOKIE}={token}".encode())], "client": ("::1", 1)}
    house.ask(opened())
    assert [message["type"] for message in told] == ["websocket.accept", "websocket.close"]
    assert (told[-1]["code"], told[-1]["reason"]) == (4401, "unauthenticated")


async def test_nobody_ends_the_sessions_of_another(house: House) -> None:
    async with guest(house.url) as person, guest(house.url) as other:
        await registered(person, "不许碰的人")
        (session,) = await person.get("/api/sessions")
        answer = await other.client.delete(f"/api/sessions/{session['id']}")
        assert (answer.status_code, answer.json()["key"]) == (404, "unknown-session")
        assert (await other.client.delete("/api/sessions")).status_code == 204
        assert len(await person.get("/api/sessions")) == 1


@pytest.mark.parametrize(
    ("settings", "headers", "secure"),
    [
        ({}, {}, False),
        ({"origins": ("https://hall.example",)}, {"Origin": "https://hall.example"}, True),
        ({}, {"X-Forwarded-Proto": "https"}, True),
    ],
)
async def test_under_tls_cookies_are_for_tls_alone(
    tmp_path: Path, settings: dict[str, Any], headers: dict[str, str], secure: bool
) -> None:
    with open_house(tmp_path, **settings) as house:
        async with browser(house, **headers) as tried:
            flags = set((await tried.post("/api/guest", json={})).headers["set-cookie"].split("; "))
            assert {"HttpOnly", "SameSite=lax", "Path=/"} <= flags
            assert ("Secure" in flags) is secure
            assert not any(flag.startswith("Domain=") for flag in flags)
            strict = (await tried.get("/healthz")).headers.get("strict-transport-security")
            assert strict == ("max-age=31536000" if "origins" in settings else None)


# ── what a stranger learns by trying ─────────────────────────────────────────


async def test_a_wrong_code_and_an_unknown_name_look_alike(house: House) -> None:
    async with guest(house.url) as person, browser(house) as stranger:
        await registered(person, "没要码的人")
        answers = [
            await stranger.post("/api/password/reset", json={"name": name, "code": "k" * 12, "password": OTHER})
            for name in ("没要码的人", "没有的人", "\u202e", "")
        ]
        assert {(answer.status_code, answer.content) for answer in answers} == {
            (403, b'{"key":"wrong-reset-code","params":{}}')
        }
        assert len({tuple(sorted(answer.headers.keys())) for answer in answers}) == 1


async def test_an_unknown_name_costs_as_much_as_a_wrong_password(house: House) -> None:
    """Both hash once; without that the answer to an unknown name would come in a hundredth of the time."""
    async with guest(house.url) as person, browser(house) as stranger:
        await registered(person, "有口令的人")
        spent: dict[str, list[float]] = {"有口令的人": [], "没有的人": []}
        for _ in range(7):
            for name, times in spent.items():
                began = time.perf_counter()
                await stranger.post("/api/session", json={"name": name, "password": "not the word"})
                times.append(time.perf_counter() - began)
        known, unknown = (statistics.median(times) for times in spent.values())
        assert known / 4 < unknown < known * 4


async def test_codes_of_tables_cannot_be_tried_one_after_the_other(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=replace(UNLIMITED, codes=Rate(1 / 3600, 3))) as house:
        async with guest(house.url) as one, guest(house.url) as other:
            tried = [(await person.client.get("/api/codes/000000")).json()["key"] for person in (one, other, one, one)]
            assert tried == ["unknown-code"] * 3 + ["too-many-requests"]
            answer = await one.client.get("/api/codes/not-a-code")
            assert answer.json()["key"] == "too-many-requests"


async def test_accounts_are_registered_at_a_rate(tmp_path: Path) -> None:
    """Each costs a slow hash, whether or not the name is still free."""
    with open_house(tmp_path, limits=replace(UNLIMITED, attempts=Rate(1 / 3600, 1))) as house:
        async with guest(house.url) as one, guest(house.url) as other:
            await registered(one, "先来的人")
            answer = await other.client.post("/api/register", json={"name": "先来的人", "password": WORD})
            assert (answer.status_code, answer.json()["key"]) == (429, "too-many-requests")


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not:an:address", "not:an:address"),
    ],
)
def test_all_addresses_of_a_household_count_as_one(client: str, counted: str) -> None:
    scope: Any = {"type": "http", "client": (client, 1)}
    assert address_of(ASGIConnection(scope)) == counted
