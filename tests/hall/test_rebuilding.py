"""Tables that are rebuilt after a restart, some of them by another process: the same tables, whoever did it."""

from __future__ import annotations

import pickle
import sqlite3
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from typing import Any

import msgspec
from tests.hall.evening import Evening, evening, turn_of_somebody
from tests.hall.test_restart import CALM

from teahouse.edge.workers import beside
from teahouse.hall.course import pasts_of
from teahouse.hall.rebuilding import AT_A_TIME, UNDER_WAY
from teahouse.hall.table import Table
from teahouse.kernel import digest, registry

TABLES = UNDER_WAY * AT_A_TIME + 5


class Counting(Executor):
    """A process that is ready at once, and counts the tables that it rebuilds."""

    def __init__(self, process: Executor) -> None:
        self._process = process
        self.rebuilt = 0

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        if work is pasts_of:
            self.rebuilt += len(arguments[0])
        answer = self._process.submit(work, *arguments, **named)
        if work is int:
            answer.result()
        return answer


class Dying(Executor):
    """A process that is ready, and dies of the first tables that it gets."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        if work is int:
            answer.set_result(0)
        else:
            answer.set_exception(BrokenExecutor())
        return answer


async def many_tables(house: Evening) -> dict[str, bytes]:
    """Tables in the middle of a round, by id, with all that they are."""
    tables = []
    for number in range(TABLES):
        table, clients = await house.table(*(f"{name}{number}" for name in ("anna", "ben", "cleo")))
        asked = await turn_of_somebody(house, table, clients)
        asked.play(table.id, asked.asked(table.id)["ask"]["actions"][0])  # type: ignore[index]
        tables.append(table)
    await house.rest()
    return {table.id: standing(table) for table in tables}


def standing(table: Table) -> bytes:
    """All that a table is, as far as its log tells."""
    match, deadlines = table.match, table.deadlines
    assert match.playing is not None
    running = {seat: (time.q, time.key, time.each, time.bank) for seat, time in deadlines.running.items()}
    rest = (match.chairs, match.q, match.pending, match.number, match.acts, running, table.rows)
    return digest(match.playing) + msgspec.json.encode(rest)


async def test_another_process_rebuilds_the_same_tables(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=CALM) as house:
        before = await many_tables(house)
    with beside() as process:
        helper = Counting(process)
        async with evening(tmp_path, timing=CALM, executor=helper) as house:
            assert {table.id: standing(table) for table in house.hall.tables} == before
            assert helper.rebuilt >= AT_A_TIME
            assert list(before) != sorted(before), "or this would show nothing of the order"
            assert [table.id for table in house.hall.tables] == sorted(before)
            rows = {table.id: table.rows for table in house.hall.tables}
            await house.wait(60_000)
            assert all(table.rows > rows[table.id] for table in house.hall.tables), "they go on"


async def test_what_a_process_dies_at_is_rebuilt_here(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=CALM) as house:
        before = await many_tables(house)
    async with evening(tmp_path, timing=CALM, executor=Dying()) as house:
        assert {table.id: standing(table) for table in house.hall.tables} == before


def test_a_game_that_comes_from_another_process_is_the_one_that_is_here() -> None:
    game = registry.game("guan-pai")
    assert pickle.loads(pickle.dumps(game)) is game


async def test_a_table_that_breaks_down_does_so_here_and_alone(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=CALM) as house:
        before = await many_tables(house)
    broken = min(before)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute(
            "UPDATE sealed SET row = zeroblob(80) WHERE tab = ?1"
            " AND seq = (SELECT max(seq) FROM sealed WHERE tab = ?1)",
            (broken,),
        )
    database.close()
    with beside() as process:
        async with evening(tmp_path, timing=CALM, executor=Counting(process)) as house:
            await house.rest()
            states = {table.id: table.match.state for table in house.hall.tables}
            assert states.pop(broken) == "void"
            assert states == dict.fromkeys(before.keys() - {broken}, "playing")
