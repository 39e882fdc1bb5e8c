"""What the hosts' pages are told: today, tables, people, rooms, ledger; and what they do, with a line in the trail."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.edge.admin.hosts import host
from tests.edge.guests import GAME, guest
from tests.living import House, open_house
from websockets.exceptions import ConnectionClosedError

from teahouse.edge.admin.today import midnight_before
from teahouse.hall.messages import PROTOCOL


async def key_of(asked: Any) -> tuple[int, str]:
    answer = await asked
    return answer.status_code, answer.json()["key"]


async def test_today_tells_how_the_hall_is(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        async with host(house.url, tmp_path, "馆主") as person, person.socket() as socket:
            await person.post("/api/quick", {"game": GAME, "practice": True})
            await socket.say("hello", protocol=PROTOCOL)
            await socket.hear("welcome")
            today = await person.get("/api/admin/today")
            assert (today["people"], sum(today["tables"].values()), today["with_bots"]) == (1, 1, 1)
            assert (today["rounds"], today["rounds_before"], today["writable"], today["draining"]) == (
                0,
                0,
                True,
                False,
            )
            assert today["books"] > 100_000
            assert 0 <= today["now"] - today["midnight"] < 86_400_000
            (sample, *_) = await person.get("/api/admin/history")
            assert sorted(sample) == ["at", "median", "people", "playing", "slowest"]


def test_a_day_begins_at_midnight_in_the_two_towns() -> None:
    midnight = 1_771_257_600_000  # 2026-02-17 00:00 in Zhuji, 16:00 the day before in Greenwich
    assert midnight_before(midnight) == midnight
    assert midnight_before(midnight + 86_399_999) == midnight
    assert midnight_before(midnight - 1) == midnight - 86_400_000


def keys(told: Any) -> set[str]:
    """The names of all fields, however deep."""
    if isinstance(told, dict):
        return set(told) | {name for value in told.values() for name in keys(value)}
    return {name for value in told for name in keys(value)} if isinstance(told, list) else set()


async def test_tables_tell_who_sits_there_and_no_hand_and_no_secret(house: House, folder: Path) -> None:
    async with host(house.url, folder, "看桌的人") as boss, guest(house.url, "打牌的人") as person:
        table = (await person.post("/api/tables", {"game": GAME, "rounds": 8, "bots": True}))["table"]
        async with person.socket() as socket:
            await socket.say("hello", protocol=PROTOCOL)
            await socket.enter(table)
            await socket.play(table, lambda it: it.state(table) == "playing")
            found = await boss.get(f"/api/admin/tables?search={table}")
            (told,) = found["tables"]
            secret = house.hall.tables.get(table).match
        assert (told["game"], told["state"], told["number"], told["rounds"]) == (GAME, "playing", 1, 8)
        assert told["began"] is not None
        assert told["seats"][0]["name"] == "打牌的人"
        assert [seat["bot"] for seat in told["seats"]] == [False, True, True, True]
        assert keys(told) == {
            *("table", "code", "game", "kind", "room", "stake", "protected", "state", "number", "rounds", "began"),
            *("seats", "spectators", "watchable"),
            *("player", "name", "avatar", "town", "bot", "online", "autopilot", "ready", "points", "won"),
        }
        assert secret.secret.hex() not in json.dumps(found)
        assert secret.sealed.hex() not in json.dumps(found)


async def test_tables_are_found_by_game_kind_code_id_and_people_and_only_so_many_are_told(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        async with (
            host(house.url, tmp_path, "找桌的馆主") as boss,
            guest(house.url, "Zhou 老周") as person,
            boss.socket() as socket,
        ):
            me = (await person.get("/api/me"))["id"]
            practised = (await boss.post("/api/quick", {"game": GAME, "practice": True}))["table"]
            opened = await person.post("/api/tables", {"game": "guan-pai"})
            quick = (await person.post("/api/quick", {"game": "guan-pai", "room": "junior"}))["table"]
            await socket.say("hello", protocol=PROTOCOL)
            await socket.enter(practised)
            await socket.play(practised, lambda it: it.state(practised) == "playing")

            async def found(**asked: str) -> list[str]:
                page = (await boss.client.get("/api/admin/tables", params=asked)).raise_for_status().json()
                assert page["total"] == len(page["tables"])
                return [table["table"] for table in page["tables"]]

            every = [practised, *sorted([opened["table"], quick])]
            assert await found() == every, "what is played comes first, then it goes by game and id"
            assert await found(game=GAME) == [practised]
            assert await found(kind="friends") == [opened["table"]]
            assert await found(game="guan-pai", kind="practice") == []
            for text in (opened["code"], opened["code"][:5], opened["table"], f" {opened['table'][:12]} "):
                assert await found(search=text) == [opened["table"]], text
            for text in ("zhou", "老周", me):
                assert await found(search=text) == sorted([opened["table"], quick]), text
            assert await found(search="老周", kind="quick") == [quick]
            assert await found(search="老娟") == []
            first = await boss.get("/api/admin/tables?limit=2")
            assert ([table["table"] for table in first["tables"]], first["total"]) == (every[:2], 3)
            for asked, key in (
                ("game=go-fish", "unknown-game"),
                ("kind=club", "bad-request"),
                ("limit=201", "bad-request"),
            ):
                assert (await key_of(boss.client.get(f"/api/admin/tables?{asked}")))[1] == key, asked


async def test_a_protected_table_hides_its_people_from_hosts_too(house: House, folder: Path) -> None:
    async with host(house.url, folder, "好奇的馆主") as boss, guest(house.url, "躲起来的人") as person:
        table = (await person.post("/api/quick", {"game": GAME, "room": "strangers"}))["table"]
        found = await boss.get(f"/api/admin/tables?search={table}")
        (told,) = found["tables"]
        assert [seat["name"] for seat in told["seats"] if seat] == [""]
        me = (await person.get("/api/me"))["id"]
        for text in (me, "躲起来"):
            assert await boss.get(f"/api/admin/tables?search={text}") == {"tables": [], "total": 0}, "nor is he found"
        assert (await boss.get(f"/api/admin/people/{me}"))["tables"] == []
        assert me not in json.dumps(found)


async def test_people_are_found_by_name_and_told_one_by_one(house: House, folder: Path) -> None:
    async with host(house.url, folder, "找人的馆主") as boss, guest(house.url, "枫桥100%阿娟") as person:
        me = (await person.get("/api/me"))["id"]
        for text in ("100%阿", "枫桥100%阿娟", me):
            (same,) = await boss.get(f"/api/admin/people?search={text.replace('%', '%25')}")
            assert same["player"]["id"] == me, text
        (found,) = await boss.get(f"/api/admin/people?search={me}")
        assert (found["registered"], found["host"], found["closed"], found["balance"]) == (False, False, False, 2_000)
        assert await boss.get("/api/admin/people?search=%25%25") == [], "a sign of its own, not any text"
        page = await boss.get(f"/api/admin/people/{me}")
        assert page["person"] == found
        assert [sorted(session) for session in page["sessions"]] == [["browser", "id", "seen_at", "since", "system"]]
        assert await key_of(boss.client.get("/api/admin/people/nobody")) == (404, "unknown-player")
        assert {one["player"]["name"] for one in await boss.get("/api/admin/people")} >= {"找人的馆主", "枫桥100%阿娟"}


async def test_a_host_signs_somebody_out_everywhere_with_a_line_in_the_trail(house: House, folder: Path) -> None:
    async with host(house.url, folder, "管门的馆主") as boss, guest(house.url) as person, person.socket() as socket:
        me, by = (await person.get("/api/me"))["id"], (await boss.get("/api/me"))["id"]
        way = f"/api/admin/people/{me}/sign-out"
        refused = boss.client.post(way, json={"reason": "手机丢了"})
        assert await key_of(refused) == (409, "not-registered"), "a guest would never come back"
        await person.post("/api/register", {"name": "丢了手机的人", "password": "a cup of green tea"})
        assert await key_of(boss.client.post(way, json={"reason": " "})) == (409, "reason-missing")
        assert (await person.get("/api/me"))["id"] == me
        assert (await boss.client.post(way, json={"reason": "手机丢了"})).status_code == 204
        with pytest.raises(ConnectionClosedError) as closed:
            await socket.hear("closed")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "signed-out")
        assert await key_of(person.client.get("/api/me")) == (401, "unauthenticated")
        assert (await boss.get(f"/api/admin/people/{me}"))["sessions"] == []
        (entry,) = (await boss.get(f"/api/admin/audit?about={me}"))["entries"]
        assert (entry["by"], entry["deed"], entry["reason"]) == (by, "sign-out", "手机丢了")
        await person.post("/api/session", {"name": "丢了手机的人", "password": "a cup of green tea"})
        assert (await person.get("/api/me"))["id"] == me


async def test_rooms_are_told_with_who_is_there(house: House, folder: Path) -> None:
    async with host(house.url, folder, "看房间的人") as boss, guest(house.url) as person:
        await person.post("/api/quick", {"game": "guan-pai", "room": "junior"})
        games = {one["game"]: one["rooms"] for one in await boss.get("/api/admin/rooms")}
        assert len(games) == len(await boss.get("/api/games"))
        (junior,) = [room for room in games["guan-pai"] if room["key"] == "junior"]
        assert (junior["people"], junior["waiting"]) == (1, 1)


async def test_a_grant_is_a_transaction_with_a_name_under_it(house: House, folder: Path) -> None:
    async with host(house.url, folder, "给分的馆主") as boss, guest(house.url) as person:
        me, giver = (await person.get("/api/me"))["id"], (await boss.get("/api/me"))["id"]
        grant = {"player": me, "points": 300, "reason": "帮忙泡茶"}
        assert await boss.post("/api/admin/grants", grant) == {"balance": 2_300}
        (opened, granted) = (await boss.get(f"/api/admin/ledger?account={me}"))["transactions"]
        assert (granted["kind"], granted["entries"]) == ("grant", {me: 300, "house": -300})
        assert (opened["kind"], opened["entries"]) == ("opening", {me: 2_000, "house": -2_000})
        page = await boss.get(f"/api/admin/ledger?account={me}&kind=grant&limit=1")
        assert ([one["id"] for one in page["transactions"]], page["before"]) == ([granted["id"]], granted["id"])
        assert page["people"][me]["id"] == me
        assert page["given"] >= 2_300
        (entry,) = (await boss.get(f"/api/admin/audit?about={me}"))["entries"]
        assert (entry["by"], entry["deed"], entry["reason"]) == (giver, "grant", "帮忙泡茶")
        assert entry["facts"] == {"points": 300}
        refused = boss.client.post("/api/admin/grants", json=grant | {"reason": " "})
        assert await key_of(refused) == (409, "reason-missing")
        refused = boss.client.post("/api/admin/grants", json=grant | {"points": 10**7})
        assert await key_of(refused) == (400, "bad-amount")
        assert (await person.get("/api/me"))["points"] == 2_300


async def test_an_announcement_is_made_and_taken_down(house: House, folder: Path) -> None:
    async with host(house.url, folder, "喊话的馆主") as boss, guest(house.url) as person, person.socket() as socket:
        await socket.say("hello", protocol=PROTOCOL)
        await socket.hear("welcome")
        assert await boss.get("/api/admin/announcement") is None
        until = (await boss.get("/api/admin/today"))["now"] + 60_000
        said = {"zh": "九点换水", "en": "", "until": until}
        await boss.post("/api/admin/announcement", said)
        assert (await socket.hear("notice"))["params"] == said
        assert await boss.get("/api/admin/announcement") == said
        assert (await boss.client.delete("/api/admin/announcement")).status_code == 204
        assert await boss.get("/api/admin/announcement") is None
        refused = boss.client.post("/api/admin/announcement", json=said | {"until": 5})
        assert await key_of(refused) == (400, "bad-time")


async def test_a_drain_is_begun_and_called_off(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        async with (
            host(house.url, tmp_path, "打烊的馆主") as boss,
            guest(house.url) as person,
            person.socket() as socket,
        ):
            table = (await person.post("/api/quick", {"game": GAME, "practice": True}))["table"]
            await socket.say("hello", protocol=PROTOCOL)
            await socket.enter(table)
            await socket.play(table, lambda it: it.state(table) == "playing")
            assert await boss.post("/api/admin/drain", {"on": True}) == {"playing": 1}
            refused = boss.client.post("/api/quick", json={"game": GAME})
            assert await key_of(refused) == (503, "draining")
            assert (await boss.get("/api/admin/today"))["draining"] is True
            assert await boss.post("/api/admin/drain", {"on": False}) == {"playing": 1}
            assert (await boss.client.post("/api/quick", json={"game": GAME})).is_success
