"""People at the front door: registering, signing in and out with real cookies, limits, own data, the end."""

from __future__ import annotations

import asyncio
import contextlib
import re
from pathlib import Path
from typing import Any

import httpx
from msgspec.structs import replace
from tests.edge.guests import GAME, guest, open_socket
from tests.living import House, open_house
from websockets.exceptions import ConnectionClosed

from teahouse.cli import main
from teahouse.edge.limits import UNLIMITED, Rate
from teahouse.edge.session import COOKIE
from teahouse.hall.messages import PROTOCOL

WORD = "a cup of green tea"


def browser(house: House) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=house.url, trust_env=False)


async def admin(arguments: list[str]) -> int:
    """The host's command, beside the running hall."""
    return await asyncio.to_thread(main, ["admin", *arguments])


async def key_of(asked: Any) -> tuple[int, str]:
    answer = await asked
    return answer.status_code, answer.json()["key"]


async def test_a_guest_registers_and_signs_in_on_another_device(house: House) -> None:
    async with guest(house.url) as person, browser(house) as telephone:
        before, old = await person.get("/api/me"), person.client.cookies[COOKIE]
        me = await person.post("/api/register", {"name": "门口阿根", "password": WORD})
        assert (me["id"], me["registered"], before["registered"]) == (before["id"], True, False)
        assert person.client.cookies[COOKIE] != old, "the session is drawn anew"
        there = await telephone.post("/api/session", json={"name": "门口阿根", "password": WORD})
        assert there.json()["id"] == me["id"]
        assert "HttpOnly" in there.headers["set-cookie"]
        sessions = await person.get("/api/sessions")
        assert sorted(session["here"] for session in sessions) == [False, True]
        (other,) = [session["id"] for session in sessions if not session["here"]]
        assert (await person.client.delete(f"/api/sessions/{other}")).status_code == 204
        assert await key_of(telephone.get("/api/me")) == (401, "unauthenticated")


async def test_an_easy_password_is_refused_and_the_guest_stays_a_guest(house: House) -> None:
    async with guest(house.url) as person:
        body = {"name": "想得简单的人", "password": "password1"}
        answer = await person.client.post("/api/register", json=body)
        assert (answer.status_code, answer.json()) == (409, {"key": "easy-password", "params": {}})
        assert (await person.get("/api/me"))["registered"] is False
        assert (await person.post("/api/register", body | {"password": WORD}))["registered"] is True


async def test_registering_interrupts_nobody_at_a_table(house: House) -> None:
    async with guest(house.url) as person, person.socket() as socket:
        await socket.say("hello", protocol=PROTOCOL)
        await socket.hear("welcome")
        await person.post("/api/register", {"name": "不断线的人", "password": WORD})
        (session,) = await person.get("/api/sessions")
        await socket.say("ping")
        await socket.hear("pong")
        assert (await person.client.delete(f"/api/sessions/{session['id']}")).status_code == 204
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 4401


async def test_signing_in_hangs_up_the_guest_who_was_here(house: House) -> None:
    async with guest(house.url) as owner, guest(house.url) as other, other.socket() as socket:
        await owner.post("/api/register", {"name": "回来的人", "password": WORD})
        await socket.say("hello", protocol=PROTOCOL)
        await socket.hear("welcome")
        await other.post("/api/session", {"name": "回来的人", "password": WORD})
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 4401


async def test_signing_out_ends_the_session_and_its_sockets(house: House) -> None:
    async with guest(house.url) as person:
        await person.post("/api/register", {"name": "出门的人", "password": WORD})
        cookie = person.cookie
        async with open_socket(house.url, cookie) as socket:
            assert (await person.client.delete("/api/session")).status_code == 204
            with contextlib.suppress(ConnectionClosed):
                await socket.recv()
            assert (socket.close_code, socket.close_reason) == (4401, "signed-out")
        assert COOKIE not in person.client.cookies
        async with browser(house) as thief:
            assert await key_of(thief.get("/api/me", headers={"Cookie": cookie})) == (401, "unauthenticated")


async def test_a_wrong_password_and_an_unknown_name_look_alike(house: House) -> None:
    async with guest(house.url) as person, browser(house) as stranger:
        await person.post("/api/register", {"name": "同样的人", "password": WORD})
        answers = [
            await stranger.post("/api/session", json={"name": name, "password": "not the word"})
            for name in ("同样的人", "没有的人")
        ]
        assert answers[0].status_code == answers[1].status_code == 403
        assert answers[0].content == answers[1].content == b'{"key":"wrong-credentials","params":{}}'


async def test_attempts_are_limited_by_name_and_by_address(tmp_path: Path) -> None:
    hourly = 1 / 3600
    limits = replace(UNLIMITED, attempts=Rate(hourly, 20), names=Rate(hourly, 10))
    with open_house(tmp_path, limits=limits) as house:
        async with browser(house) as thief:
            tried = [
                await key_of(thief.post("/api/session", json={"name": "阿根", "password": "not the word"}))
                for _ in range(11)
            ]
            assert tried == [(403, "wrong-credentials")] * 10 + [(429, "too-many-requests")]
            others = [
                await key_of(thief.post("/api/session", json={"name": f"阿{at}", "password": "not the word"}))
                for at in range(12)
            ]
            assert others[-1] == (429, "too-many-requests")


async def test_the_hosts_code_brings_a_person_back(tmp_path: Path, capsys: Any) -> None:
    with open_house(tmp_path) as house:
        async with guest(house.url) as person, browser(house) as telephone:
            me = await person.post("/api/register", {"name": "健忘的人", "password": WORD})
            assert await admin(["reset-code", "健忘的人", "--data", str(tmp_path)]) == 0
            code = capsys.readouterr().out.splitlines()[0]
            assert re.fullmatch(r"[2-9a-z]{12}", code)
            body = {"name": "健忘的人", "code": code, "password": "another cup of tea"}
            assert (await telephone.post("/api/password/reset", json=body)).json()["id"] == me["id"]
            assert await key_of(telephone.post("/api/password/reset", json=body)) == (403, "wrong-reset-code")
            assert await key_of(person.client.get("/api/me")) == (401, "unauthenticated")
        assert await admin(["reset-code", "没有的人", "--data", str(tmp_path)]) == 2
        assert "unknown-player" in capsys.readouterr().err
    assert await admin(["reset-code", "健忘的人", "--data", str(tmp_path)]) == 0, "and when no hall runs"
    assert await admin(["reset-code", "健忘的人", "--data", str(tmp_path / "nowhere")]) == 2


async def test_one_takes_ones_data_along_and_closes_the_account(house: House) -> None:
    async with guest(house.url) as person:
        me = await person.post("/api/register", {"name": "告别的人", "password": WORD})
        table = (await person.post("/api/tables", {"game": GAME}))["table"]
        assert await key_of(person.client.post("/api/me/close", json={"password": WORD})) == (409, "leave-tables-first")
        await person.post(f"/api/tables/{table}/leave")
        own = await person.get("/api/me/export")
        assert (own["profile"]["player"]["name"], own["registered"], own["balance"]) == ("告别的人", True, 2000)
        assert own["second_factor"] is False
        assert (len(own["sessions"]), own["rounds"], own["statistics"]) == (1, [], [])
        assert await person.get("/api/me/statistics") == []
        assert await key_of(person.client.post("/api/me/close", json={})) == (403, "wrong-password")
        assert (await person.client.post("/api/me/close", json={"password": WORD})).status_code == 204
        assert house.ask(house.hall.accounts.profile(me["id"])).player.name == "旧茶友"
        assert COOKIE not in person.client.cookies
