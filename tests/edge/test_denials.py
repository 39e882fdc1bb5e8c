"""What the log says of those who are turned away: which door, never who."""

from __future__ import annotations

import logging
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection
from tests.edge.guests import PATIENCE, guest
from tests.living import House

from teahouse.edge import denials
from teahouse.edge.logs import Line
from teahouse.edge.session import COOKIE

WORD = "a cup of green tea"


class Log:
    """What the hall logs meanwhile."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.DEBUG, "teahouse")
        self._caplog = caplog

    @property
    def lines(self) -> list[dict[str, Any]]:
        """Each line of those who were turned away as its parts, without the time."""
        names = ("levelname", "msg", "key", "method", "path", "source", "unsaid")
        refused = [record for record in self._caplog.records if record.name == denials.__name__]
        return [{name: vars(record)[name] for name in names} for record in refused]

    @property
    def text(self) -> str:
        """All lines."""
        return "\n".join(Line().format(record) for record in self._caplog.records if record.name.startswith("teahouse"))


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Log:
    return Log(caplog)


def refused(key: str, method: str, path: str, source: str) -> dict[str, Any]:
    told = {"key": key, "method": method, "path": path, "source": source, "unsaid": 0}
    return {"levelname": "INFO", "msg": "refused"} | told


def nobody(house: House) -> httpx.AsyncClient:
    """Somebody without a cookie."""
    return httpx.AsyncClient(base_url=house.url, trust_env=False, timeout=PATIENCE)


def came_from(address: str) -> ASGIConnection[Any, Any, Any, Any]:
    scope: Any = {"type": "http", "method": "POST", "path_template": "/api/session", "client": (address, 4711)}
    return ASGIConnection(scope)


async def test_a_wrong_password_or_code_is_a_line_that_names_nobody(house: House, log: Log) -> None:
    async with guest(house.url, "认错门的人") as person, nobody(house) as thief:
        await person.post("/api/register", {"name": "认错门的人", "password": WORD})
        await thief.post("/api/session", json={"name": "认错门的人", "password": "not the word"})
        await thief.post("/api/password/reset", json={"name": "认错门的人", "code": "not it", "password": WORD})
        await person.client.post("/api/password", json={"old": "not the word", "new": "another cup of tea"})
        secrets = ["认错门的人", WORD, "not the word", "not it", "another cup", person.client.cookies[COOKIE]]
        secrets += [(await person.get("/api/me"))["id"], "127.0.0.1"]
    source = log.lines[0]["source"]
    assert log.lines == [
        refused("wrong-credentials", "POST", "/api/session", source),
        refused("wrong-reset-code", "POST", "/api/password/reset", source),
        refused("wrong-password", "POST", "/api/password", source),
    ]
    assert [word for word in secrets if word in log.text] == []


async def test_a_door_that_is_not_his_is_a_line_without_whom_it_was_about(house: House, log: Log) -> None:
    async with guest(house.url) as person:
        me = (await person.get("/api/me"))["id"]
        await person.client.get(f"/api/admin/people/{me}")
        await person.client.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
        await person.client.get("/metrics", headers={"Via": "a proxy"})
    source = log.lines[0]["source"]
    assert log.lines == [
        refused("not-a-host", "GET", "/api/admin/people/{player_id}", source),
        refused("foreign-origin", "POST", "/api/tables", source),
        refused("forbidden", "GET", "/metrics", source),
    ]
    assert me not in log.text


async def test_what_happens_to_honest_people_is_no_line(house: House, log: Log) -> None:
    async with nobody(house) as newcomer, guest(house.url) as person:
        assert (await newcomer.get("/api/me")).status_code == 401
        assert (await person.client.get("/api/rounds/none/record")).status_code == 404
        assert (await person.client.post("/api/register", json={"name": "", "password": WORD})).status_code == 409
    assert log.lines == []


def test_a_source_is_one_address_as_long_as_one_process_lives() -> None:
    one, other = denials.Denials(), denials.Denials()
    assert one.source("203.0.113.7") == one.source("203.0.113.7")
    assert one.source("203.0.113.7") != one.source("203.0.113.8")
    assert one.source("203.0.113.7") != other.source("203.0.113.7")
    assert len(one.source("203.0.113.7")) == 12


def test_a_flood_is_told_by_its_number(log: Log) -> None:
    now = 0.0
    told = denials.Denials(lambda: now)
    for _ in range(65):
        told.note(came_from("203.0.113.7"), "wrong-credentials")
    assert len(log.lines) == 60
    told.note(came_from("203.0.113.8"), "not-a-host")
    now = 5.0
    told.note(came_from("203.0.113.7"), "wrong-credentials")
    assert [(line["key"], line["unsaid"]) for line in log.lines[60:]] == [
        ("not-a-host", 0),
        ("wrong-credentials", 5),
    ]
