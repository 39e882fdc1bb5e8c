"""The process `teahouse serve` itself: killed in mid-round, asked to end, started wrongly."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.edge.guests import GAME, Guest, Socket, guest, play_on

from teahouse.edge.session import COOKIE
from teahouse.hall.messages import PROTOCOL
from teahouse.hall.registration import login_of
from teahouse.kernel import patched
from teahouse.stores.reset_codes import FileResetCodes
from teahouse.stores.table_log import key_beside, read_rows


@contextmanager
def hall_process(data: Path, port: int = 0, **variables: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`teahouse serve` on the data in a folder: the process, and its address."""
    command = [sys.executable, "-m", "teahouse.cli", "serve", "--data", str(data), "--port", str(port)]
    environment = os.environ | {"TEAHOUSE_BOT_PAUSE": "0", "TEAHOUSE_LIMITS": "off"} | variables
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().rpartition(" ")[2].strip()
        finally:
            process.kill()


async def entered(stack: AsyncExitStack, person: Guest, table: str) -> Socket:
    socket = await stack.enter_async_context(person.socket())
    await socket.say("hello", protocol=PROTOCOL)
    await socket.enter(table)
    return socket


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
async def test_a_round_survives_the_death_of_its_process(tmp_path: Path, end: signal.Signals) -> None:
    """What people had done and what they had been shown is in the record of the round, however its process ended."""
    async with AsyncExitStack() as stack:
        with hall_process(tmp_path) as (process, url):
            people = [await stack.enter_async_context(guest(url)) for _ in range(2)]
            table = (await people[0].post("/api/tables", {"game": GAME, "rounds": 1}))["table"]
            await people[1].post(f"/api/tables/{table}/sit", {"seat": 2})
            await people[0].post(f"/api/tables/{table}/fill")
            before = [await entered(stack, person, table) for person in people]
            await play_on(before, table, lambda it: len(it.acknowledged) >= 6)
            process.send_signal(end)
            await asyncio.to_thread(process.wait, 20)
            assert process.returncode == (0 if end == signal.SIGTERM else -signal.SIGKILL)

        with hall_process(tmp_path, port=int(url.rpartition(":")[2])):
            after = [await entered(stack, person, table) for person in people]
            for old, new in zip(before, after, strict=True):
                for name in ("round", "commitment", "number"):
                    assert new.pictures[table]["desk"][name] == old.pictures[table]["desk"][name]
            await play_on(after, table, lambda it: it.state(table) in {"between", "over"})
            (card,) = await people[0].kept_rounds()
            record = await people[0].get(f"/api/rounds/{card['round']}/record")

    assert card["round"] == before[0].pictures[table]["desk"]["round"]
    publics = [frame["public"] for frame in frames_of(record)]
    for socket, seat in zip(before, (0, 2), strict=True):
        played = [act["action"] for act in record["acts"] if act["by"] == seat and act["cause"] == "seat"]
        acknowledged = [socket.sent[mark] for mark in socket.acknowledged]
        assert played[: len(acknowledged)] == acknowledged
        assert socket.pictures[table]["public"] in publics


def frames_of(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The full view after the deal and after each act."""
    first, patches = record["frames"]
    return list(accumulate(patches, patched, initial=first))


async def test_asked_to_end_it_tells_its_people_and_ends_in_order(tmp_path: Path) -> None:
    with hall_process(tmp_path) as (process, url):
        async with guest(url) as person, person.socket() as socket:
            await socket.say("hello", protocol=PROTOCOL)
            await socket.hear("welcome")
            process.send_signal(signal.SIGTERM)
            notice = await socket.hear("notice")
            assert notice["key"] == "restarting"
            await socket.connection.wait_closed()
            assert socket.connection.close_code == 1012
        _, errors = process.communicate(timeout=15)
        assert process.returncode == 0
        assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("flags", "variables", "status", "message"),
    [
        (["--port", "http"], {}, 2, "bad-setting: --port: 'http' is not a port from 0 to 65535"),
        (
            ["--rooms", "/nowhere"],
            {},
            2,
            "bad-setting: rooms: '/nowhere' is not a file that can be read: No such file or directory",
        ),
        (["--host", ""], {}, 2, "bad-setting: --host: '' is not an address"),
        (["--data", "/dev/null"], {}, 1, "bad-folder: the folder /dev/null cannot be used: File exists"),
        (
            [],
            {"TEAHOUSE_ORIGINS": "hall"},
            2,
            "bad-setting: TEAHOUSE_ORIGINS: 'hall' is not a list such as https://hall.example",
        ),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(
    tmp_path: Path, flags: list[str], variables: dict[str, str], status: int, message: str
) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "teahouse.cli", "serve", "--data", str(tmp_path), *flags],
        env=os.environ | variables, capture_output=True, text=True, check=False, timeout=20,
    )  # fmt: skip
    assert ended.returncode == status
    assert ended.stderr == f"teahouse: {message}\n"


def test_two_halls_do_not_share_a_folder(tmp_path: Path) -> None:
    with hall_process(tmp_path), hall_process(tmp_path) as (second, _):
        _, errors = second.communicate(timeout=15)
        assert second.returncode == 1
        assert f"teahouse: in-use: another hall runs on the data in {tmp_path}" in errors


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with hall_process(tmp_path / "one") as (_, url):
        port = int(url.rpartition(":")[2])
        with hall_process(tmp_path / "two", port) as (second, _):
            _, errors = second.communicate(timeout=15)
            assert second.returncode == 1
            assert f"teahouse: cannot-open: 127.0.0.1:{port}: Address already in use" in errors


def test_a_setting_in_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "hall.toml").write_text("colour = 'green'")
    ended = subprocess.run(
        [sys.executable, "-m", "teahouse.cli", "serve", "--settings", str(tmp_path / "hall.toml")],
        capture_output=True, text=True, check=False, timeout=20,
    )  # fmt: skip
    assert ended.returncode == 2
    assert ended.stderr.startswith(
        f"teahouse: bad-setting: {tmp_path / 'hall.toml'}: 'colour' is not a setting; those are "
    )


async def test_no_secret_is_ever_logged(tmp_path: Path) -> None:
    """All that is logged at the finest level while people register, sign in, forget, play and are refused."""
    words = {"a cup of green tea", "another cup of tea", "not the right word"}
    with hall_process(tmp_path, TEAHOUSE_LOG_LEVEL="debug", TEAHOUSE_LOG_FORMAT="json") as (process, url):
        async with guest(url) as person, guest(url) as other:
            words |= {person.client.cookies[COOKIE], other.client.cookies[COOKIE]}
            await person.post("/api/register", {"name": "守口如瓶", "password": "a cup of green tea"})
            await other.client.post("/api/session", json={"name": "守口如瓶", "password": "not the right word"})
            code = FileResetCodes(tmp_path).give(login_of("守口如瓶"), time.time_ns() // 1_000_000)
            reset = {"name": "守口如瓶", "code": code, "password": "another cup of tea"}
            await other.post("/api/password/reset", reset)
            words |= {code, person.client.cookies[COOKIE], other.client.cookies[COOKIE]}
            table = (await other.post("/api/quick", {"game": GAME, "practice": True}))["table"]
            async with other.socket() as socket:
                await socket.say("hello", protocol=PROTOCOL)
                await socket.enter(table)
                await socket.play(table, lambda it: len(it.acknowledged) == 3)
                await socket.connection.send("{no frame")
                await socket.hear("refused")
        tables = tmp_path / "tables.db"
        with closing(sqlite3.connect(f"file:{tables}?mode=ro", uri=True)) as log:
            bodies = [row.body.decode() for row in read_rows(log, key_beside(tables), table)]
        words |= set(re.findall(r'"(?:secret|sealed)":"([0-9a-f]{64})"', "".join(bodies)))
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=15)
    lines = [msgspec.json.decode(line) for line in errors.splitlines()]
    assert {"refused", "stopping", "stopped"} <= {line["event"] for line in lines}
    words.add("守口如瓶")
    assert len(words) >= 10
    assert [word for word in words if word in errors] == []
