"""`teahouse admin open-secret`: first the line in the trail, then the secret; without the line nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.edge.guests import GAME, guest
from tests.living import open_house

from teahouse.cli import main
from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.messages import PROTOCOL
from teahouse.kernel import commitment_of


async def admin(*arguments: str | Path) -> int:
    return await asyncio.to_thread(main, ["admin", *map(str, arguments)])


def trail(folder: Path) -> list[tuple[str, str, str, dict[str, str]]]:
    with closing(sqlite3.connect(folder / "hall.db")) as books:
        rows = books.execute("SELECT deed, by, reason, facts FROM audit_trail ORDER BY number").fetchall()
    return [(deed, by, reason, json.loads(facts)) for deed, by, reason, facts in rows]


async def test_it_is_written_down_before_it_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While the round is played: what is told is what was committed to."""
    with open_house(tmp_path, bot_pause=(5000, 5000)) as house:
        async with guest(house.url) as person, person.socket() as socket:
            table = (await person.post("/api/quick", {"game": GAME, "practice": True}))["table"]
            await socket.say("hello", protocol=PROTOCOL)
            await socket.enter(table)
            await socket.play(table, lambda it: it.state(table) == "playing")
            commitment = socket.pictures[table]["desk"]["commitment"]
            assert (
                await admin("open-secret", table, "--reason", "a player's deal is in dispute", "--data", tmp_path) == 0
            )
        told = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
        assert (told["commitment"], told["round"]) == (commitment, f"{table}-1")
        assert commitment_of(bytes.fromhex(told["secret"])) == commitment
    assert trail(tmp_path) == [("open-secret", "shell", "a player's deal is in dispute", {"table": table})]


async def test_without_a_reason_a_trail_or_the_key_nothing_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path, bot_pause=(5000, 5000)) as house:
        async with guest(house.url) as person:
            table = (await person.post("/api/tables", {"game": GAME}))["table"]
            assert await admin("open-secret", table, "--reason", "  ", "--data", tmp_path) == 2
            (tmp_path / "tables.key").rename(tmp_path / "elsewhere.key")
            assert await admin("open-secret", table, "--reason", "why not", "--data", tmp_path) == 2
            (tmp_path / "elsewhere.key").rename(tmp_path / "tables.key")
            monkeypatch.setattr("teahouse.stores.trail.SqlTrail.add", refused)
            assert await admin("open-secret", table, "--reason", "unseen", "--data", tmp_path) == 2
            assert capsys.readouterr().out == ""
            monkeypatch.undo()
            assert await admin("open-secret", "nowhere", "--reason", "a slip", "--data", tmp_path) == 2
    assert [reason for _, _, reason, _ in trail(tmp_path)] == ["why not", "a slip"]


async def refused(*_: object) -> None:
    raise StoreUnavailable("the disk is full")
