"""What a host sees of his hall: health, figures, and a log line for everything that nobody expected."""

import logging
from typing import Any, Never

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.edge.guests import GAME, Socket, guest, open_socket
from tests.living import House, open_house
from websockets.exceptions import ConnectionClosedError

from teahouse.hall.messages import PROTOCOL
from teahouse.hall.visitor import Visitor
from teahouse.stores.table_log import SqliteTableLog


def boom(*_: object) -> Never:
    raise RuntimeError("boom")


async def figures(url: str) -> dict[str, float]:
    """`name{label}` → value."""
    async with httpx.AsyncClient(base_url=url) as monitor:
        answer = await monitor.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        sample.name + "".join(f"[{value}]" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


async def test_the_figures_count_what_happens(tmp_path: Any) -> None:
    with open_house(tmp_path) as house:
        async with guest(house.url) as person, person.socket() as socket:
            table = (await person.post("/api/quick", {"game": GAME, "practice": True}))["table"]
            await socket.say("hello", protocol=PROTOCOL)
            await socket.enter(table)
            await socket.say("enter", table="nowhere")
            await socket.hear("refused")
            await socket.play(table, lambda it: len(it.acknowledged) == 3)
            counted = await figures(house.url)
        assert counted["teahouse_sockets"] == 1
        assert counted["teahouse_people"] == 1
        assert counted["teahouse_tables[playing]"] == 1
        assert counted["teahouse_stalled"] == 0
        assert counted["teahouse_acts_total[seat]"] == 3
        assert counted["teahouse_acts_total[bot]"] > 0
        assert counted["teahouse_refused_total[unknown-table]"] == 1
        assert counted["teahouse_messages_total"] == 3 + len(socket.sent)
        acts = sum(value for name, value in counted.items() if name.startswith("teahouse_acts_total"))
        assert counted["teahouse_act_seconds_count"] == acts
        assert counted["teahouse_commit_seconds_count"] > acts
        assert counted["teahouse_answers_total[201]"] == 2


async def test_a_hall_that_can_write_is_healthy(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url) as monitor:
        health = await monitor.get("/healthz")
        assert (health.status_code, health.json()["ok"]) == (200, True)
        assert health.json().keys() == {"ok", "version", "tables"}


async def test_a_hall_that_cannot_write_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SqliteTableLog, "is_writable", False)
    async with httpx.AsyncClient(base_url=house.url) as monitor:
        health = await monitor.get("/healthz")
        assert (health.status_code, health.json()["ok"]) == (503, False)


async def test_a_handler_that_fails_is_logged_and_tells_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(house.hall, "lobby", boom)
    async with httpx.AsyncClient(base_url=house.url) as browser:
        answer = await browser.get("/api/lobby")
    assert (answer.status_code, answer.json()) == (500, {"key": "fault", "params": {}})
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert (record.name, record.getMessage(), vars(record)["path"]) == ("teahouse.edge.problems", "fault", "/api/lobby")
    assert record.exc_info is not None
    assert str(record.exc_info[1]) == "boom"


async def test_a_socket_that_fails_is_logged_and_closed(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Visitor, "received", boom)
    async with guest(house.url) as person, person.socket() as socket:
        await socket.say("ping")
        with pytest.raises(ConnectionClosedError) as closed:
            await socket.hear()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, "fault")
    assert [record.name for record in caplog.records if record.levelno == logging.ERROR] == ["teahouse.edge.sockets"]


async def test_a_client_that_stops_reading_is_dropped_to_and_gets_the_whole_picture(house: House) -> None:
    """Through real buffers: most of what it asked for is never sent, and the hall keeps none of it.

    Not compressed, for equal pictures shrink to next to nothing and would all find room in the buffers.
    """
    asked = 4000
    async with guest(house.url) as person, open_socket(house.url, person.cookie, compressed=False) as connection:
        socket = Socket(connection)
        table = (await person.post("/api/quick", {"game": GAME, "practice": True}))["table"]
        await socket.say("hello", protocol=PROTOCOL)
        first = (await socket.enter(table))["v"]
        again = msgspec.json.encode({"type": "again", "table": table}).decode()
        for _ in range(asked):
            await socket.connection.send(again)
        behind = (await figures(house.url))["teahouse_lines_behind_total"]
        pictures = 0
        while socket.pictures[table]["v"] < first + asked:
            pictures += (await socket.hear())["type"] == "sync"
    assert behind >= 1
    assert pictures < asked
