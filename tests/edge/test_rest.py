"""The REST interface of a whole hall: every failure is a key with parameters, and changes nothing."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.edge.guests import GAME, guest
from tests.living import House, open_house

from teahouse.edge.session import COOKIE

pytestmark = pytest.mark.usefixtures("house")


async def test_a_guest_keeps_his_identity_by_a_cookie_that_scripts_cannot_read(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url) as browser:
        made = await browser.post("/api/guest", json={"name": "阿根"})
        assert (made.status_code, made.json()["name"], made.json()["points"]) == (201, "阿根", 2000)
        cookie = made.headers["set-cookie"]
        assert cookie.startswith(f"{COOKIE}=")
        assert {"HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"} <= set(cookie.split("; "))
        again = await browser.post("/api/guest", json={"name": "somebody else"})
        assert (again.status_code, again.json()) == (200, made.json())
        assert again.headers["set-cookie"] == cookie, "each visit renews it"
        assert (await browser.get("/api/me")).json() == made.json()


async def test_a_profile_changes_where_it_is_told_to(house: House) -> None:
    async with guest(house.url) as person:
        changed = await person.client.patch("/api/me", json={"town": "wenling", "favourites": [GAME]})
        assert (changed.json()["town"], changed.json()["favourites"]) == ("wenling", [GAME])
        assert (await person.get("/api/me")) == changed.json()


async def test_the_games_say_what_a_lobby_and_a_form_need(house: House) -> None:
    async with guest(house.url) as person:
        games = {card["key"]: card for card in await person.get("/api/games")}
        assert games[GAME]["about"]["title"]["zh"] == "诸暨包麻将"
        assert games[GAME]["options"]["fields"]
        assert games[GAME]["clocks"]
        rules = await person.get(f"/api/games/{GAME}/help")
        assert rules["zh"].startswith("# 诸暨包麻将\n")


async def test_in_a_protected_room_it_is_the_address_that_keeps_people_apart(tmp_path: Path) -> None:
    """As the proxy tells it: two phones of one household come to two tables, one of another to one of these."""
    with open_house(tmp_path) as house:
        async with guest(house.url) as one, guest(house.url) as other, guest(house.url) as third:
            tables = []
            for person, address in ((one, "203.0.113.7"), (other, "203.0.113.7"), (third, "203.0.113.8")):
                wish, headers = {"game": GAME, "room": "strangers"}, {"X-Forwarded-For": address}
                tables.append((await person.client.post("/api/quick", json=wish, headers=headers)).json()["table"])
        assert tables[0] != tables[1]
        assert tables[2] in tables[:2]


async def test_a_friends_table_is_found_by_its_code(house: House) -> None:
    async with guest(house.url) as host, guest(house.url) as friend:
        opened = await host.post("/api/tables", {"game": GAME, "rounds": 4})
        assert len(opened["code"]) == 6
        card = await friend.get(f"/api/codes/{opened['code']}")
        assert (card["table"], card["kind"], card["rounds"]) == (opened["table"], "friends", 4)
        assert await friend.post(f"/api/tables/{card['table']}/sit", {"seat": 2}) == {"table": card["table"]}
        assert (await friend.get(f"/api/tables/{card['table']}"))["taken"] == [True, False, True, False]
        assert (await friend.get("/api/me"))["tables"] == [card["table"]]
        await friend.post(f"/api/tables/{card['table']}/leave")
        assert (await friend.get("/api/me"))["tables"] == []


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "problem"),
    [
        ("GET", "/api/nothing", None, 404, {"key": "not-found", "params": {}}),
        ("POST", "/api/nothing", {}, 404, {"key": "not-found", "params": {}}),
        ("DELETE", "/api/me", None, 405, {"key": "method-not-allowed", "params": {}}),
        ("GET", "/ws", None, 426, {"key": "not-a-socket", "params": {}}),
        ("GET", "/api/tables/nowhere", None, 404, {"key": "unknown-table", "params": {}}),
        ("GET", "/api/codes/000000", None, 404, {"key": "unknown-code", "params": {}}),
        ("GET", "/api/rounds/none", None, 404, {"key": "unknown-round", "params": {}}),
        ("GET", "/api/rounds/none/record", None, 404, {"key": "unknown-round", "params": {}}),
        ("GET", "/api/games/tic-tac-toe/help", None, 404, {"key": "unknown-game", "params": {}}),
        (
            "POST",
            "/api/quick",
            {"game": "tic-tac-toe"},
            404,
            {"key": "unknown-game", "params": {}},
        ),
        ("PATCH", "/api/me", {"town": "paris"}, 404, {"key": "unknown-town", "params": {}}),
        (
            "PATCH",
            "/api/me",
            {"avatar": "cat"},
            400,
            {"key": "bad-request", "params": {"field": "avatar", "what": "Expected `int | null`, got `str`"}},
        ),
        (
            "GET",
            "/api/rounds?limit=1000",
            None,
            400,
            {"key": "bad-request", "params": {"field": "limit", "what": "Expected `int` <= 100"}},
        ),
        ("PATCH", "/api/me", {"name": "x" * 20_000}, 413, {"key": "too-large", "params": {}}),
    ],
)
async def test_bad_requests_are_told_why(
    house: House, method: str, path: str, body: Any, status: int, problem: dict[str, Any]
) -> None:
    async with guest(house.url) as person:
        answer = await person.client.request(method, path, json=body)
        assert (answer.status_code, answer.json()) == (status, problem)


async def test_bad_options_are_refused(house: House) -> None:
    async with guest(house.url) as person:
        answer = await person.client.post("/api/tables", json={"game": GAME, "options": {"no_such_option": 1}})
        assert (answer.status_code, answer.json()["key"]) == (400, "bad-option")
        assert (await person.get("/api/me"))["tables"] == []


async def test_without_a_cookie_one_may_look_but_not_sit(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url) as nobody:
        assert (await nobody.get("/api/lobby")).status_code == 200
        for token in ("", "forged", "A" * 43):
            nobody.cookies.set(COOKIE, token)
            answer = await nobody.post("/api/quick", json={"game": GAME})
            assert (answer.status_code, answer.json()) == (401, {"key": "unauthenticated", "params": {}})


async def test_a_foreign_page_cannot_act_in_somebodys_name(house: House) -> None:
    async with guest(house.url) as person:
        answer = await person.client.post("/api/quick", json={"game": GAME}, headers={"Origin": "https://evil.example"})
        assert (answer.status_code, answer.json()) == (403, {"key": "foreign-origin", "params": {}})
        assert (await person.get("/api/me"))["tables"] == []


async def test_a_hall_behind_tls_gives_cookies_for_tls_alone_and_takes_only_its_own_origins(tmp_path: Path) -> None:
    with open_house(tmp_path, origins=("https://hall.example",)) as house:
        async with httpx.AsyncClient(base_url=house.url) as browser:
            made = await browser.post("/api/guest", headers={"Origin": "https://hall.example"}, json={})
            assert "Secure" in made.headers["set-cookie"].split("; ")
            refused = await browser.post("/api/guest", headers={"Origin": house.url}, json={})
            assert refused.json()["key"] == "foreign-origin"


async def test_every_answer_carries_the_security_headers(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url) as browser:
        for path in ("/", "/api/me", "/api/nothing", "/healthz", "/schema"):
            headers = (await browser.get(path)).headers
            assert headers["content-security-policy"].startswith("default-src 'self'; ")
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


async def test_the_interface_is_described_without_anything_from_elsewhere(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url) as browser:
        schema = (await browser.get("/schema/openapi.json")).json()
        assert schema["openapi"].startswith("3.1")
        described = {(method, path) for path, item in schema["paths"].items() for method in item}
        assert ("post", "/api/tables/{table}/sit") in described
        assert ("get", "/api/rounds/{round}/record") in described
        page = (await browser.get("/schema")).text
        assert "<code>POST /api/tables/{table}/sit</code>" in page
        assert "<script" not in page
        assert "//" not in page.replace("<!doctype html>", "")


async def test_the_description_holds_together(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url) as browser:
        text = (await browser.get("/schema/openapi.json")).text
    schema = json.loads(text)
    operations = [operation for item in schema["paths"].values() for operation in item.values()]
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    assert all(operation["description"] and operation["responses"] for operation in operations)
    named = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert named <= schema["components"]["schemas"].keys()
