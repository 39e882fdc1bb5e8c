"""Good conduct through the front door: reports, sanctions that are held up at every door, objections of the banned."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.edge.guests import Guest, guest
from tests.living import House, open_house
from websockets.exceptions import ConnectionClosed

from teahouse.edge.limits import UNLIMITED, Rate
from teahouse.hall.messages import PROTOCOL
from teahouse.hall.sanctions import NOTHING_SETTLED, Sanction, Terms

GAME = "bao-hong-wu"
PASSWORD = "a cup of green tea"

BAN = Terms(kind="ban", reason="cheating", note="外挂", hours=24)


async def refusal(asked: Any) -> tuple[int, str, list[str]]:
    """Status, key and the names of what fills its sentence."""
    answer = await asked
    told = answer.json()
    return answer.status_code, told["key"], sorted(told["params"])


async def id_of(person: Guest) -> str:
    me = await person.get("/api/me")
    return str(me["id"])


def impose(house: House, player: str, terms: Terms) -> Sanction:
    return house.ask(house.hall.moderation.impose("shell", player, terms, NOTHING_SETTLED))


async def imposed(house: House, player: str, terms: Terms) -> Sanction:
    return await asyncio.to_thread(impose, house, player, terms)


async def test_a_seat_is_reported_and_its_person_learns_nothing(house: House) -> None:
    async with guest(house.url, "阿娟") as anna, guest(house.url, "阿本") as ben, ben.socket() as his:
        table = (await anna.post("/api/tables", {"game": GAME}))["table"]
        await ben.post(f"/api/tables/{table}/sit")
        await his.say("hello", protocol=PROTOCOL)
        await his.enter(table)
        await his.say("ping")
        await his.hear("pong")
        said = {"seat": 1, "reason": "abuse", "player": await id_of(ben)}
        assert (await anna.client.post(f"/api/tables/{table}/reports", json=said)).status_code == 204
        again = anna.client.post(f"/api/tables/{table}/reports", json=said)
        assert await refusal(again) == (409, "already-reported", [])
        (own,) = await anna.get("/api/me/reports")
        assert (own["name"], own["reason"], own["result"]) == ("阿本", "abuse", None)
        assert await ben.get("/api/me/reports") == []
        await his.say("ping")
        assert (await his.hear())["type"] == "pong", "nothing came before it"


@pytest.mark.parametrize(
    "said",
    [
        {"seat": 1},
        {"seat": 1, "reason": "boredom"},
        {"seat": 1, "reason": "other", "x": 1},
        # `player` is also what the route calls him who asks.
        {"player": 1.5, "reason": "other"},
    ],
)
async def test_a_report_gives_one_of_the_reasons(house: House, said: dict[str, Any]) -> None:
    async with guest(house.url) as anna:
        table = (await anna.post("/api/tables", {"game": GAME}))["table"]
        assert (await refusal(anna.client.post(f"/api/tables/{table}/reports", json=said)))[:2] == (400, "bad-request")


async def test_reports_are_limited_by_account(tmp_path: Path) -> None:
    limits = type(UNLIMITED)(
        **{**{f: getattr(UNLIMITED, f) for f in UNLIMITED.__struct_fields__}, "reports": Rate(0.01, 2)}
    )
    with open_house(tmp_path, limits=limits) as house:
        async with guest(house.url) as anna, guest(house.url) as ben:
            told = [
                await refusal(anna.client.post("/api/rounds/none/reports", json={"seat": 0, "reason": "stalling"}))
                for _ in range(3)
            ]
            assert [key for _, key, _ in told] == ["unknown-round", "unknown-round", "too-many-requests"]
            other = ben.client.post("/api/rounds/none/reports", json={"seat": 0, "reason": "stalling"})
            assert (await refusal(other))[1] == "unknown-round"


async def test_a_muted_person_is_told_until_when_and_why(house: House) -> None:
    async with guest(house.url) as anna, anna.socket() as hers:
        table = (await anna.post("/api/tables", {"game": GAME}))["table"]
        await hers.say("hello", protocol=PROTOCOL)
        await hers.enter(table)
        sanction = await imposed(house, await id_of(anna), Terms(kind="mute", reason="abuse", hours=3))
        await hers.hear("sanctioned")
        await hers.say("chat", table=table, text="凭什么")
        refused = await hers.hear("refused")
        assert (refused["key"], refused["params"]) == ("muted", {"reason": "abuse", "until": sanction.until})
        (held,) = (await anna.get("/api/me"))["sanctions"]
        assert (held["id"], held["kind"], held["until"]) == (sanction.id, "mute", sanction.until)
        assert "reviewer" not in held


async def test_a_suspended_person_is_refused_a_seat(house: House) -> None:
    async with guest(house.url) as anna:
        await imposed(house, await id_of(anna), Terms(kind="suspend", reason="stalling", hours=1))
        for path, body in (("/api/quick", {"game": GAME}), ("/api/tables", {"game": GAME})):
            assert await refusal(anna.client.post(path, json=body)) == (403, "suspended", ["reason", "until"])


async def test_a_banned_guest_is_refused_at_every_door_but_that_of_objections(house: House) -> None:
    async with guest(house.url) as anna, anna.socket() as hers:
        await hers.say("hello", protocol=PROTOCOL)
        await hers.hear("welcome")
        sanction = await imposed(house, await id_of(anna), BAN)
        with pytest.raises(ConnectionClosed) as closed:
            await hers.hear("never")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "banned")
        with pytest.raises(ConnectionClosed) as closed:
            async with anna.socket() as again:
                await again.hear("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        for method, path in (
            ("POST", "/api/guest"),
            ("GET", "/api/me"),
            ("PATCH", "/api/me"),
            ("POST", "/api/quick"),
            ("GET", "/api/rounds"),
            ("GET", "/api/me/reports"),
        ):
            asked = anna.client.request(method, path, json={} if method != "POST" else {"game": GAME})
            if path == "/api/guest":
                asked.close()
                asked = anna.client.post(path)
            assert await refusal(asked) == (403, "banned", ["reason", "until"]), path
        (own,) = await anna.get("/api/me/sanctions")
        assert (own["kind"], own["note"], own["until"], own["holds"]) == ("ban", "外挂", sanction.until, True)
        await anna.post(f"/api/me/sanctions/{sanction.id}/appeal", {"text": "我没有用外挂"})
        twice = anna.client.post(f"/api/me/sanctions/{sanction.id}/appeal", json={"text": "真的"})
        assert (await refusal(twice))[1] == "already-appealed"
        assert (await anna.client.get("/api/me/export")).status_code == 200
        await asyncio.to_thread(house.ask, house.hall.moderation.answer("shell", sanction.id, "lifted"))
        assert (await anna.client.post("/api/guest")).status_code == 200


async def test_who_signs_in_and_is_banned_gets_a_session_that_leads_to_his_sanctions_alone(house: House) -> None:
    async with guest(house.url) as anna, guest(house.url) as elsewhere:
        me = await anna.post("/api/register", {"name": "被禁的人", "password": PASSWORD})
        await imposed(house, me["id"], BAN)
        proof = {"name": "被禁的人", "password": PASSWORD}
        assert await refusal(elsewhere.client.post("/api/session", json=proof)) == (403, "banned", ["reason", "until"])
        (own,) = await elsewhere.get("/api/me/sanctions")
        assert own["kind"] == "ban"
        assert (await refusal(elsewhere.client.get("/api/me")))[1] == "banned"
        assert (await elsewhere.client.delete("/api/session")).status_code == 204
        assert (await elsewhere.client.post("/api/guest")).status_code == 201


async def test_nobody_reads_or_answers_anothers_sanction(house: House) -> None:
    async with guest(house.url) as anna, guest(house.url) as ben:
        sanction = await imposed(house, await id_of(anna), Terms(kind="warn", reason="other"))
        assert await ben.get("/api/me/sanctions") == []
        for path in ("seen", "appeal"):
            asked = ben.client.post(f"/api/me/sanctions/{sanction.id}/{path}", json={"text": "x"})
            assert (await refusal(asked))[:2] == (404, "unknown-sanction")
        await anna.post(f"/api/me/sanctions/{sanction.id}/seen")
        assert (await anna.get("/api/me"))["sanctions"] == []
