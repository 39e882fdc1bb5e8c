"""The host's command, over a real hall's file: books that agree, and each kind of fault that it finds."""

from __future__ import annotations

import asyncio
import sqlite3
from argparse import Namespace
from contextlib import closing
from pathlib import Path

import pytest
from tests.hall.evening import evening, play_round
from tests.stores.files import NOON

from teahouse.cli import main
from teahouse.cli._errands import now
from teahouse.cli.admin import check
from teahouse.edge.folder import held
from teahouse.hall.accounts import Profile, proof_of
from teahouse.stores import read_database


async def played(folder: Path) -> str:
    """An evening of one round at a table of stake 2; the round's id."""
    async with evening(folder) as house:
        await house.stores.accounts.add(Profile(house.player("anna"), (), NOON), proof_of("anna"))
        table = house.hall.tables.get(await house.hall.quick.seat(house.player("anna"), "snatch", room="junior"))
        anna = house.client("anna")
        anna.enter(table.id)
        await house.wait(3_000)
        await play_round(house, table, [anna], pick=0)
        await house.settled()
        (entry,) = await house.stores.archive.of_player("anna", None, 10)
        return entry.round


async def audited(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    stores = await read_database(folder / "hall.db", now)
    try:
        status = await check(stores, Namespace(data=folder))
    finally:
        await stores.close()
    return status, capsys.readouterr().out


def forge(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / "hall.db")) as file, file:
        for statement in statements:
            file.execute(statement)


async def test_an_evenings_books_agree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await played(tmp_path)
    status, out = await audited(tmp_path, capsys)
    assert (status, out.splitlines()[-1]) == (0, "The books agree.")
    figures = {line[:-14].strip(): line[-12:].strip() for line in out.splitlines()[:-1]}
    assert figures["points given by the house"] == "6,000"
    assert (figures["openings"], figures["rounds settled"], figures["rounds with a record"]) == ("3", "1", "1")
    assert figures["rounds settled and not archived"] == "0"


@pytest.mark.parametrize(
    ("statements", "fault"),
    [
        (["UPDATE round_seats SET points = points + 2 WHERE player = 'anna'"], "(anna) has"),
        (["UPDATE rounds SET stake = 3"], "times 3, the archive"),
        (["UPDATE round_records SET body = x'00'"], "its record cannot be read"),
        (["UPDATE rounds SET commitment = 'ab'"], "its record is of another deal"),
        (["UPDATE round_seats SET player = 'ben' WHERE player = 'anna'"], "anna is in the ledger and at no seat"),
        (["UPDATE ledger_balances SET balance = balance + 5 WHERE account = 'anna'"], "account anna: its balance is"),
        (
            [
                "DROP TRIGGER ledger_entries_no_update",
                "UPDATE ledger_entries SET amount = amount + 1 WHERE account = 'anna' AND amount < 2000",
            ],
            "its 3 entries add up to 1",
        ),
    ],
)
async def test_what_was_forged_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], statements: list[str], fault: str
) -> None:
    await played(tmp_path)
    forge(tmp_path, *statements)
    status, out = await audited(tmp_path, capsys)
    assert status == 1
    assert [line for line in out.splitlines() if line.startswith("FAULT ") and fault in line]


def test_the_status_tells_whether_the_books_agree(tmp_path: Path) -> None:
    asyncio.run(played(tmp_path))
    assert main(["admin", "check", "--data", str(tmp_path)]) == 0
    forge(tmp_path, "UPDATE ledger_balances SET balance = 0 WHERE account = 'house'")
    assert main(["admin", "check", "--data", str(tmp_path)]) == 1
    assert main(["admin", "check", "--data", str(tmp_path / "nowhere")]) == 2


def test_ratings_are_rebuilt_while_the_hall_is_closed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(played(tmp_path))
    forge(tmp_path, "UPDATE ratings SET mu = 50 WHERE player = 'anna'")
    assert main(["admin", "check", "--data", str(tmp_path)]) == 1
    assert "FAULT rating of anna at snatch: it does not follow from the rounds" in capsys.readouterr().out
    with held(tmp_path):
        assert main(["admin", "rebuild-ratings", "--data", str(tmp_path)]) == 2
    assert main(["admin", "rebuild-ratings", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 rounds rated anew.\n"
    assert main(["admin", "check", "--data", str(tmp_path)]) == 0
    assert main(["admin", "rebuild-ratings", "--data", str(tmp_path / "nowhere")]) == 2
    assert not (tmp_path / "nowhere").exists()


async def test_an_account_that_was_closed_leaves_books_that_agree(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with evening(tmp_path) as house:
        guest, _ = await house.hall.accounts.guest()
        table = house.hall.tables.get(await house.hall.quick.seat(guest, "snatch", practice=True))
        client = house.client(guest.id)
        client.enter(table.id)
        await house.wait(0)
        await house.hall.seating.leave(guest, table.id)
        await house.hall.close_account(guest.id, None)
        await house.wait(600_000)
        await house.settled()
        (entry,) = await house.stores.archive.of_player(guest.id, None, 10)
        assert {seat.name for seat in entry.seats if not seat.bot} == {"旧茶友"}
    assert (await audited(tmp_path, capsys))[0] == 0
