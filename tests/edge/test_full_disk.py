"""`teahouse serve` on a disk that is full, or whose books somebody holds: it says no, loses nothing, and goes on.

The disk is made full from outside, by the kernel's limit on how far a process may write into a file. That is a little
harsher than a full disk: a file that had to be closed cannot be opened anew while it lasts. Only Linux limits another
process so; the suite runs there.
"""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.edge.guests import GAME, Guest, Socket, guest, play_on
from tests.edge.test_process import entered, hall_process

from teahouse import cli

REGISTRATION = {"name": "枫桥阿福", "password": "a long enough password"}
OVER = {"between", "over"}


@contextmanager
def full_disk(pid: int, at: int) -> Iterator[None]:
    """The process can write nothing beyond so many bytes of any file."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (at, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


async def refused(person: Guest, path: str, body: Any) -> tuple[int, str]:
    """The status and the key with which a request is refused."""
    answer = await person.client.post(path, json=body)
    return answer.status_code, answer.json().get("key")


async def friends(stack: AsyncExitStack, url: str) -> tuple[str, list[Guest], list[Socket]]:
    """Four people in the first moves of a match of one round."""
    people = [await stack.enter_async_context(guest(url)) for _ in range(4)]
    table: str = (await people[0].post("/api/tables", {"game": GAME, "rounds": 1}))["table"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/sit")
    sockets = [await entered(stack, person, table) for person in people]
    await play_on(sockets, table, lambda it: len(it.acknowledged) >= 3)
    return table, people, sockets


async def whoever_is_asked(sockets: list[Socket], table: str) -> Socket:
    for socket in sockets:
        await socket.say("again", table=table)
        await socket.hear("sync")
    return next(socket for socket in sockets if socket.pictures[table]["question"])


async def played(people: list[Guest], sockets: list[Socket], table: str) -> dict[str, Any]:
    """Plays the round to its end; its record."""
    await play_on(sockets, table, lambda it: it.state(table) in OVER)
    (card,) = await people[0].kept_rounds()
    record: dict[str, Any] = await people[0].get(f"/api/rounds/{card['round']}/record")
    return record


@pytest.mark.parametrize("room", [0, 100])
async def test_on_a_full_disk_nothing_is_acknowledged_and_all_goes_on_when_there_is_room(
    tmp_path: Path, room: int
) -> None:
    """There is no room at all, or enough to tear what is written in two."""
    async with AsyncExitStack() as stack:
        process, url = stack.enter_context(hall_process(tmp_path))
        table, people, sockets = await friends(stack, url)
        stranger = await stack.enter_async_context(guest(url))
        with full_disk(process.pid, room):
            socket = await whoever_is_asked(sockets, table)
            question = socket.pictures[table]["question"]
            play = {"table": table, "q": question["q"], "action": question["ask"]["actions"][0]}
            before = len(socket.acknowledged)
            await socket.say("play", id="kept", **play)
            answer = await socket.hear("refused")
            assert (answer["key"], answer["id"]) == ("not-saved", "kept")
            assert await refused(stranger, "/api/tables", {"game": GAME}) == (503, "not-saved")
            assert (await stranger.client.get("/api/lobby")).status_code == 200
            assert (await stranger.client.get("/healthz")).status_code == 503
        await stranger.post("/api/register", REGISTRATION)
        await socket.say("play", id="kept", **play)
        while "kept" not in socket.acknowledged:
            await socket.hear()
        record = await played(people, sockets, table)
        seat = socket.pictures[table]["seat"]
        acts = [act["action"] for act in record["acts"] if (act["by"], act["cause"]) == (seat, "seat")]
        assert acts[before] == play["action"]
        process.terminate()
        assert "Traceback" not in process.communicate(timeout=20)[1]
    assert await asyncio.to_thread(cli.main, ["admin", "check", "--data", str(tmp_path)]) == 0


async def test_on_a_full_disk_nobody_gets_an_account_and_everybody_afterwards(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        process, url = stack.enter_context(hall_process(tmp_path))
        person = await stack.enter_async_context(guest(url))
        with full_disk(process.pid, 0):
            newcomer = Guest(url, await stack.enter_async_context(person.client.__class__(base_url=url)))
            assert await refused(newcomer, "/api/guest", {}) == (503, "not-saved")
            assert await refused(person, "/api/register", REGISTRATION) == (503, "not-saved")
            assert not newcomer.client.cookies
        await newcomer.post("/api/guest", {})
        await person.post("/api/register", REGISTRATION)
        assert (await person.get("/api/me"))["registered"]


async def test_while_somebody_holds_the_books_rounds_are_played_and_are_settled_when_he_lets_go(tmp_path: Path) -> None:
    """The log of the tables is a file of its own: play goes on, nobody gets an account, points are moved later."""
    async with AsyncExitStack() as stack:
        _, url = stack.enter_context(hall_process(tmp_path))
        table, people, sockets = await friends(stack, url)
        newcomer = Guest(url, await stack.enter_async_context(people[0].client.__class__(base_url=url, timeout=20)))
        with closing(sqlite3.connect(tmp_path / "hall.db", isolation_level=None)) as books:
            books.execute("BEGIN IMMEDIATE")
            refusal = asyncio.create_task(refused(newcomer, "/api/guest", {}))
            await play_on(sockets, table, lambda it: it.state(table) in OVER)
            assert await refusal == (503, "not-saved")
            assert books.execute("SELECT COUNT(*) FROM rounds").fetchone() == (0,)
            books.execute("ROLLBACK")
        (card,) = await people[0].kept_rounds()
        assert sum(card["points"]) == 0
        await newcomer.post("/api/guest", {})
