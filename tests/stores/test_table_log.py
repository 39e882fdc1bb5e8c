"""What every table log must do, whatever its database, and what SQLite's does when its disk fails it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.log import Kind, Row, TableLog
from teahouse.stores.table_log import SqliteTableLog


def row(table: str, seq: int, kind: Kind = "act", body: bytes = b'{"type":"acted"}') -> Row:
    return Row(
        table, seq, kind, seat=seq % 4, id=f"id-{seq}", body=body, wall=1_771_300_800_000 + seq, digest=b"12345678"
    )


async def saved(log: TableLog, *rows: Row) -> list[bool]:
    """Append rows in one turn of the loop and wait for their answers, in the order in which they come."""
    answers: list[bool] = []
    for one in rows:
        log.append(one, answers.append)
    await log.drained()
    return answers


@pytest.fixture(params=[SqliteTableLog])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[TableLog]:
    """One adapter after the other; the cluster's will stand in this list."""
    found: TableLog = request.param(tmp_path / "tables.db")
    await found.open()
    yield found
    await found.close()


# ── every log ────────────────────────────────────────────────────────────────


async def test_rows_come_back_as_they_were_in_the_order_of_seq(log: TableLog) -> None:
    rows = [row("t", 1, "open"), row("t", 2, "round", body="财神".encode()), row("t", 3)]
    assert await saved(log, *rows) == [True, True, True]
    assert await log.rows("t") == rows


async def test_tables_are_apart(log: TableLog) -> None:
    await saved(log, row("b", 1), row("a", 1), row("a", 2))
    assert await log.tables() == ["a", "b"]
    assert await log.rows("b") == [row("b", 1)]
    assert await log.rows("c") == []


async def test_the_answer_never_comes_from_within_append(log: TableLog) -> None:
    answers: list[bool] = []
    log.append(row("t", 1), answers.append)
    assert answers == []
    await log.drained()
    assert answers == [True]


async def test_answers_come_in_the_order_of_the_rows(log: TableLog) -> None:
    order: list[int] = []

    def noting(seq: int) -> Callable[[bool], None]:
        return lambda _: order.append(seq)

    for seq in range(1, 60):
        log.append(row("t", seq), noting(seq))
        if seq % 7 == 0:
            await asyncio.sleep(0)
    await log.drained()
    assert order == list(range(1, 60))


async def test_a_row_may_be_appended_from_an_answer(log: TableLog) -> None:
    answers: list[bool] = []
    log.append(row("t", 1), lambda _: log.append(row("t", 2), answers.append))
    await log.drained()
    assert answers == [True]
    assert len(await log.rows("t")) == 2


async def test_a_second_row_with_the_same_seq_is_refused_and_harms_no_other_table(log: TableLog) -> None:
    await saved(log, row("t", 1))
    assert await saved(log, row("a", 1), row("t", 1, body=b"other"), row("b", 1)) == [True, False, True]
    assert await log.rows("t") == [row("t", 1)]
    assert await log.tables() == ["a", "b", "t"]


async def test_an_answer_that_fails_harms_no_other_table(log: TableLog, caplog: pytest.LogCaptureFixture) -> None:
    answers: list[bool] = []

    def broken(_: bool) -> None:
        raise RuntimeError("a fault of one table")

    log.append(row("a", 1), broken)
    log.append(row("b", 1), answers.append)
    await log.drained()
    assert answers == [True]
    assert "table a failed after its row 1" in caplog.text


async def test_old_rows_are_forgotten(log: TableLog) -> None:
    await saved(log, *(row("t", seq) for seq in range(1, 1_201)), row("u", 1))
    log.forget("t", 1_200)
    await log.drained()
    assert await log.rows("t") == [row("t", 1_200)]
    assert await log.rows("u") == [row("u", 1)]


async def test_what_was_appended_is_written_before_the_log_closes(tmp_path: Path) -> None:
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    answers: list[bool] = []
    log.append(row("t", 1), answers.append)
    await log.close()
    assert answers == [True]


async def test_a_closed_log_saves_nothing(tmp_path: Path) -> None:
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    await log.close()
    answers: list[bool] = []
    log.append(row("t", 1), answers.append)
    await asyncio.sleep(0)
    assert answers == [False]


# ── SQLite ───────────────────────────────────────────────────────────────────


class Statements(sqlite3.Connection):
    """A connection that notes its commits, and fails where a test wants it to."""

    commits: int = 0
    fail: str = ""

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        cls = type(self)
        if sql == "COMMIT" or (sql.startswith("INSERT") and not self.in_transaction):
            cls.commits += 1
            if cls.fail == "before the commit":
                raise sqlite3.OperationalError("disk I/O error")
            done = super().execute(sql, *parameters)
            if cls.fail == "after the commit":
                raise sqlite3.OperationalError("disk I/O error")
            return done
        return super().execute(sql, *parameters)


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[tuple[SqliteTableLog, type[Statements]]]:
    class Watched(Statements):
        pass

    def connect(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        return sqlite3.connect(*args, factory=Watched, **kwargs)

    log = SqliteTableLog(tmp_path / "tables.db", connect)
    await log.open()
    yield log, Watched
    await log.close()


async def test_rows_of_one_turn_of_the_loop_share_a_commit(watched: tuple[SqliteTableLog, type[Statements]]) -> None:
    log, connection = watched
    await saved(log, *(row(f"t{number}", 1) for number in range(200)))
    assert connection.commits == 1
    await saved(log, *(row(f"u{number}", 1) for number in range(1_200)))
    assert connection.commits == 2
    assert len(await log.tables()) == 1_400


async def test_a_commit_that_failed_saved_nothing_and_the_next_one_does(
    watched: tuple[SqliteTableLog, type[Statements]],
) -> None:
    log, connection = watched
    connection.fail = "before the commit"
    assert await saved(log, row("t", 1), row("u", 1)) == [False, False]
    writable = [log.is_writable]
    connection.fail = ""
    assert await saved(log, row("t", 1)) == [True]
    assert [*writable, log.is_writable] == [False, True]
    assert await log.tables() == ["t"]


async def test_a_commit_that_took_place_although_it_failed_counts(
    watched: tuple[SqliteTableLog, type[Statements]],
) -> None:
    log, connection = watched
    connection.fail = "after the commit"
    assert await saved(log, row("t", 1), row("u", 1)) == [True, True]
    connection.fail = ""
    assert await saved(log, row("t", 2)) == [True]
    assert await log.rows("t") == [row("t", 1), row("t", 2)]


async def test_rows_that_were_denied_while_nobody_could_look_are_taken_back(tmp_path: Path) -> None:
    """The commit took place, failed all the same, and the file could not be opened to see it: its table goes on."""

    class Watched(Statements):
        pass

    away = False

    def connect(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        if away:
            raise sqlite3.OperationalError("unable to open database file")
        return sqlite3.connect(*args, factory=Watched, **kwargs)

    log = SqliteTableLog(tmp_path / "tables.db", connect)
    await log.open()
    away, Watched.fail = True, "after the commit"
    assert await saved(log, row("t", 1, body=b"denied")) == [False]
    away, Watched.fail = False, ""
    assert await saved(log, row("t", 1, body=b"said again")) == [True]
    assert await saved(log, row("t", 2)) == [True]
    assert await log.rows("t") == [row("t", 1, body=b"said again"), row("t", 2)]
    await log.close()


async def test_a_full_disk_refuses_and_recovers_without_a_restart(tmp_path: Path) -> None:
    pages = {"most": 0}

    class Small(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if sql.startswith("INSERT") and pages["most"]:
                super().execute(f"PRAGMA max_page_count = {pages['most']}")
            return super().execute(sql, *values)

    log = SqliteTableLog(
        tmp_path / "tables.db", lambda *args, **kwargs: sqlite3.connect(*args, factory=Small, **kwargs)
    )
    await log.open()
    pages["most"] = 4
    assert await saved(log, row("t", 1, body=b"x" * 100_000)) == [False]
    pages["most"] = 1_000_000
    assert await saved(log, row("t", 1)) == [True]
    await log.close()


async def test_a_file_that_cannot_be_opened_is_said_so(tmp_path: Path) -> None:
    log = SqliteTableLog(tmp_path / "missing" / "tables.db")
    with pytest.raises(StoreUnavailable):
        await log.open()
    await log.close()


async def test_the_log_of_a_later_version_is_not_touched(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("PRAGMA user_version = 99")
    database.close()
    log = SqliteTableLog(tmp_path / "tables.db")
    with pytest.raises(StoreUnavailable, match="version 99"):
        await log.open()
    await log.close()


async def test_every_commit_is_synchronous(log: SqliteTableLog) -> None:
    def pragmas() -> tuple[Any, ...]:
        database = log._opened()
        return tuple(database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous"))

    assert await log._ask(pragmas) == ("wal", 2)
