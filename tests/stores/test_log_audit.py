"""The audit of the tables' log finds what has been forged, lost, or is of another moment than the books."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.hall.evening import evening, turn_of_somebody
from tests.laws.snatch import SnatchGame

from teahouse.hall.accounts import Profile, proof_of
from teahouse.stores.log_audit import audit_tables
from teahouse.stores.moment import moment

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
        return audit_tables(now, GAMES).faults


async def test_a_table_in_mid_round_is_replayed_and_agrees_with_the_books(tmp_path: Path) -> None:
    await half_a_round(tmp_path)
    with moment(tmp_path) as now:
        report = audit_tables(now, GAMES)
        assert audit_tables(now, {}).figures["tables of unknown games"] == 1
    assert report.faults == []
    assert (report.figures["tables in the log"], report.figures["rounds being played"]) == (1, 1)


@pytest.mark.parametrize(
    ("file", "statement", "fault"),
    [
        ("tables.db", "UPDATE log SET digest = x'0011223344556677' WHERE kind = 'act'", "was written at another state"),
        ("tables.db", "DELETE FROM log WHERE kind = 'act' AND seq % 2", "follows row"),
        ("tables.db", "UPDATE log SET body = x'7b7d'", "its log cannot be replayed"),
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
        (table,) = log.execute("SELECT DISTINCT tab FROM log").fetchone()
    with closing(sqlite3.connect(tmp_path / file)) as database:
        database.executescript(statement.format(round=f"{table}-1"))
    (told,) = found(tmp_path)
    assert fault in told
