"""What the command line asks of a hall, open or closed: the same deeds, the same words."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.edge.admin.hosts import host, shell
from tests.edge.guests import guest
from tests.edge.test_process import hall_process
from tests.living import open_house

from teahouse.cli import main
from teahouse.hall.messages import PROTOCOL


async def test_a_grant_is_booked_in_an_open_hall_and_in_a_closed_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_house(tmp_path) as house:
        async with host(house.url, tmp_path, "阿周") as person:
            capsys.readouterr()
            assert await shell(tmp_path, "grant", "阿周", "500", "--reason", "won the match") == 0
            assert capsys.readouterr().out == "阿周 has 2,500 points now.\n"
            assert (await person.get("/api/me"))["points"] == 2_500
            assert await shell(tmp_path, "grant", "阿周", "5") == 2
            assert "reason-missing: say why, by --reason" in capsys.readouterr().err
    assert await shell(tmp_path, "grant", "阿周", "-2500", "--reason", "a mistake") == 0
    assert capsys.readouterr().out == "阿周 has 0 points now.\n"
    assert await shell(tmp_path, "grant", "阿周", "-1", "--reason", "a mistake") == 2
    assert "balance-too-small" in capsys.readouterr().err
    assert await shell(tmp_path, "check") == 0


async def test_an_announcement_is_heard_by_who_is_there_and_kept_for_when_the_hall_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_house(tmp_path) as house:
        async with guest(house.url) as person, person.socket() as socket:
            await socket.say("hello", protocol=PROTOCOL)
            await socket.hear("welcome")
            assert await shell(tmp_path, "announce", "--zh", "九点换水", "--minutes", "10") == 0
            assert (await socket.hear("notice"))["params"]["zh"] == "九点换水"
    assert await shell(tmp_path, "announce", "--off") == 0
    assert await shell(tmp_path, "announce", "--en", "Tea at ten") == 0
    assert await shell(tmp_path, "announce") == 2
    with open_house(tmp_path) as house:
        async with guest(house.url) as person, person.socket() as socket:
            await socket.say("hello", protocol=PROTOCOL)
            assert (await socket.hear("notice"))["params"]["en"] == "Tea at ten"
    assert "bad-announcement" in capsys.readouterr().err


def test_a_closed_hall_cannot_drain(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with open_house(tmp_path):
        pass
    assert main(["admin", "drain", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "teahouse: hall-closed: no hall is open on this folder\n"


async def test_a_process_that_drains_ends_with_its_last_round_in_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with hall_process(tmp_path) as (process, url):
        async with guest(url) as person, person.socket() as socket:
            table = (await person.post("/api/quick", {"game": "guan-pai", "practice": True}))["table"]
            await socket.say("hello", protocol=PROTOCOL)
            await socket.enter(table)
            await socket.play(table, lambda it: len(it.acknowledged) == 1)
            assert await shell(tmp_path, "drain") == 0
            assert (
                capsys.readouterr().out == "No round begins any more; the hall ends with the last of 1 that are on.\n"
            )
            await socket.play(table, lambda it: it.state(table) == "between")
            while (notice := await socket.hear("notice"))["key"] != "restarting":
                assert notice == {"type": "notice", "key": "draining", "params": {"on": 1}}
        _, errors = await asyncio.to_thread(process.communicate, timeout=20)
        assert (process.returncode, "Traceback" in errors) == (0, False)
    assert await shell(tmp_path, "check") == 0
