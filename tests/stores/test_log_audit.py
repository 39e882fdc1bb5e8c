"""The audit of the tables' log finds what has been forged, lost, or is of another moment than the books."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from tests.hall.evening import evening, turn_of_somebody
from tests.laws.snatch import SnatchGame

from teahouse.hall.accounts import Profile, proof_of
from teahouse.hall.deeds import Faulted, written
from teahouse.hall.log import Row
from teahouse.stores.log_audit import audit_tables
from teahouse.stores.moment import moment
from teahouse.stores.table_log import SqliteTableLog

GAMES = {"snatch": SnatchGame()}


async def half_a_round(folder: Path) -> None:
    """A hall that is left while a round is on."""
    async with evening(folder) as house:
        for name in ("anna", "ben", "cleo"):
            await house.stores.accounts.add(Profile(house.player(name), (), 0), proof_of(name))
        table, people = await house.table("anna", "ben", "cleo")
        await house.wait(3_000)
        for _ in range(4):
            asker = await turn_of_somebody(house, table, people)
            question = asker.asked(table.id)
            assert question is not None
            asker.play(table.id, question["ask"]["actions"][0])
            await house.rest()
        assert table.match.playing is not None


def found(folder: Path) -> list[str]:
    with moment(folder) as now:
        return audit_tables(now, GAMES, folder / "tables.key").faults


async def test_a_table_in_mid_round_is_replayed_and_agrees_with_the_books(tmp_path: Path) -> None:
    await half_a_round(tmp_path)
    with moment(tmp_path) as now:
        report = audit_tables(now, GAMES, tmp_path / "tables.key")
        assert audit_tables(now, {}, tmp_path / "tables.key").figures["tables of unknown games"] == 1
    assert report.faults == []
    assert (report.figures["tables in the log"], report.figures["rounds being played"]) == (1, 1)


@pytest.mark.parametrize(
    ("file", "statement", "fault"),
    [
        ("tables.db", "DELETE FROM sealed WHERE seq = (SELECT max(seq) - 1 FROM sealed)", "follows row"),
        ("tables.db", "UPDATE sealed SET row = x'7b7d'", "the seal does not open"),
        ("tables.db", "UPDATE sealed SET seq = seq + 1 WHERE seq = (SELECT max(seq) FROM sealed)", "does not open"),
        (
            "hall.db",
            "DELETE FROM sessions; DELETE FROM players WHERE id = 'anna'",
            "anna sits there and has no account",
        ),
        (
            "hall.db",
            "INSERT INTO ledger_transactions (kind, reference, at) SELECT 'round', '{round}', 0",
            "is being played and is settled already",
        ),
    ],
)
async def test_what_was_forged_or_is_of_another_moment_is_found(
    tmp_path: Path, file: str, statement: str, fault: str
) -> None:
    await half_a_round(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as log:
        (table,) = log.execute("SELECT DISTINCT tab FROM sealed").fetchone()
    with closing(sqlite3.connect(tmp_path / file)) as database:
        database.executescript(statement.format(round=f"{table}-1"))
    (told,) = found(tmp_path)
    assert fault in told


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"digest": bytes.fromhex("0011223344556677")}, "written at another state"),
        ({"body": b"{}"}, "cannot be replayed"),
    ],
)
async def test_what_was_forged_with_the_key_is_found(tmp_path: Path, change: dict[str, bytes], fault: str) -> None:
    await half_a_round(tmp_path)
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    (table,) = await log.tables()
    rows = await log.rows(table)
    log.forget(table, rows[-1].seq + 1)
    await log.drained()
    for row in [*rows[:-1], msgspec.structs.replace(rows[-1], **change)]:
        log.append(row, lambda _: None)
    await log.close()
    (told,) = found(tmp_path)
    assert fault in told


async def test_without_the_key_the_tables_are_counted(tmp_path: Path) -> None:
    await half_a_round(tmp_path)
    (tmp_path / "tables.key").unlink()
    with moment(tmp_path) as now:
        report = audit_tables(now, GAMES, tmp_path / "tables.key")
    assert (report.figures["tables whose key is not here"], report.faults) == (1, [])


async def append(folder: Path, *rows: Row) -> None:
    log = SqliteTableLog(folder / "tables.db")
    await log.open()
    for row in rows:
        log.append(row, lambda _: None)
    await log.close()


async def test_what_the_log_is_just_forgetting_is_no_fault(tmp_path: Path) -> None:
    """A copy that is made between two slices has the end of a settled round, before the running one or alone."""
    await half_a_round(tmp_path)
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    (table,) = await log.tables()
    first, *_, act = await log.rows(table)
    await log.close()
    before = msgspec.structs.replace(act, seq=first.seq - 1)
    rest = msgspec.structs.replace(act, table="settled", seq=99, kind="close")
    await append(tmp_path, before, rest)
    assert found(tmp_path) == []


async def test_a_table_that_is_void_ends_where_its_rules_broke_down(tmp_path: Path) -> None:
    """The row that could not happen is passed over, as at a start."""
    await half_a_round(tmp_path)
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    (table,) = await log.tables()
    last = (await log.rows(table))[-1]
    await log.close()
    impossible = msgspec.structs.replace(last, seq=last.seq + 1, body=b'{"type":"acted","action":{"type":"close"}}')
    fault = msgspec.structs.replace(
        last, seq=last.seq + 2, kind="fault", body=written(Faulted("it broke down")), digest=b""
    )
    await append(tmp_path, impossible, fault)
    assert found(tmp_path) == []
