"""Reports, sanctions and suspicions in SQL: `hall.reports.ReportStore`, `SanctionStore` and `SuspicionStore`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Row, case, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.hall.conduct import Result, Settled, Spoken
from teahouse.hall.reports import Report, Tally
from teahouse.hall.sanctions import Sanction
from teahouse.hall.suspicions import Suspicion
from teahouse.hall.trail import TrailEntry
from teahouse.stores.database import Database
from teahouse.stores.schema import report_lines, reports, sanctions, suspicions
from teahouse.stores.trail import note


class SqlReports:
    """What players have reported."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, report: Report) -> bool:
        row = msgspec.to_builtins(report)
        lines = [line | {"report": report.id, "number": number} for number, line in enumerate(row.pop("lines"))]
        same = select(reports).where(
            reports.c.reporter == report.reporter,
            reports.c.reported == report.reported,
            reports.c.table == report.table,
            reports.c.round.is_not_distinct_from(report.round),
            reports.c.result.is_(None),
        )
        async with self._database.writing() as connection:
            if await connection.scalar(select(exists(same))):
                return False
            await connection.execute(insert(reports).values(row))
            if lines:
                await connection.execute(insert(report_lines), lines)
        return True

    async def open(self) -> list[Report]:
        query = select(reports).where(reports.c.result.is_(None)).order_by(reports.c.number)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
            said = await _lines(connection, [row.id for row in rows])
        return [_report(row, said.get(row.id, ())) for row in rows]

    async def of_reporter(self, player_id: str, limit: int) -> list[Report]:
        query = select(reports).where(reports.c.reporter == player_id).order_by(reports.c.number.desc()).limit(limit)
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
        return [_report(row, ()) for row in rows]

    async def dismiss(self, settled: Settled, entry: TrailEntry) -> None:
        async with self._database.writing() as connection:
            await _settle(connection, settled, "no-action", entry.at)
            await connection.execute(delete(report_lines).where(report_lines.c.report.in_(settled.reports)))
            await note(connection, entry)

    async def tallies(self, reporters: Collection[str]) -> dict[str, Tally]:
        handled = func.sum(case((reports.c.result == "handled", 1), else_=0))
        query = select(reports.c.reporter, handled, func.count()).group_by(reports.c.reporter)
        decided = query.where(reports.c.reporter.in_(reporters), reports.c.result.is_not(None))
        async with self._database.reading() as connection:
            rows = (await connection.execute(decided)).all()
        return {reporter: Tally(good, every - good) for reporter, good, every in rows}


class SqlSanctions:
    """What the host has imposed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def in_force(self, now: int) -> list[Sanction]:
        ends = sanctions.c.until.is_(None) | (sanctions.c.until > now)
        return await self._found(select(sanctions).where(sanctions.c.lifted_at.is_(None), ends))

    async def add(self, sanction: Sanction, settled: Settled, entry: TrailEntry) -> None:
        async with self._database.writing() as connection:
            await connection.execute(insert(sanctions).values(msgspec.to_builtins(sanction)))
            await _settle(connection, settled, "handled", entry.at)
            await note(connection, entry)

    async def keep(self, sanction: Sanction, entry: TrailEntry | None = None) -> None:
        row = msgspec.to_builtins(sanction)
        async with self._database.writing() as connection:
            await connection.execute(update(sanctions).where(sanctions.c.id == sanction.id).values(row))
            if entry is not None:
                await note(connection, entry)

    async def get(self, sanction_id: str) -> Sanction | None:
        found = await self._found(select(sanctions).where(sanctions.c.id == sanction_id))
        return found[0] if found else None

    async def of_player(self, player_id: str) -> list[Sanction]:
        own = select(sanctions).where(sanctions.c.player == player_id)
        return await self._found(own.order_by(sanctions.c.number.desc()))

    async def appealed(self) -> list[Sanction]:
        waiting = select(sanctions).where(sanctions.c.appealed_at.is_not(None), sanctions.c.answered_at.is_(None))
        return await self._found(waiting.order_by(sanctions.c.appealed_at))

    async def _found(self, query: Any) -> list[Sanction]:
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
        return [msgspec.convert(_plain(row), Sanction) for row in rows]


class SqlSuspicions:
    """What was found odd."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, suspicion: Suspicion) -> None:
        row = msgspec.to_builtins(suspicion)
        undecided = (suspicions.c.id == suspicion.id) & suspicions.c.result.is_(None)
        async with self._database.writing() as connection:
            if await connection.scalar(select(exists().where(suspicions.c.id == suspicion.id))):
                await connection.execute(update(suspicions).where(undecided).values(row))
            else:
                await connection.execute(insert(suspicions).values(row))

    async def open(self) -> list[Suspicion]:
        query = select(suspicions).where(suspicions.c.result.is_(None))
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(suspicions.c.score.desc(), suspicions.c.id))
        return [msgspec.convert(_plain(row), Suspicion) for row in rows]


async def forget_moderated(connection: AsyncConnection, player_id: str) -> None:
    """What a closed account leaves of this: that there were reports and sanctions, and none of its own words.

    What nobody has decided about him is dropped, for he will not sit down here any more.
    """
    open_ones = select(reports.c.id).where(reports.c.reported == player_id, reports.c.result.is_(None))
    await connection.execute(delete(report_lines).where(report_lines.c.report.in_(open_ones)))
    await connection.execute(delete(report_lines).where(report_lines.c.player == player_id))
    await connection.execute(delete(reports).where(reports.c.reported == player_id, reports.c.result.is_(None)))
    await connection.execute(update(reports).where(reports.c.reporter == player_id).values(note=""))
    own = (sanctions.c.player == player_id) & sanctions.c.appeal.is_not(None)
    await connection.execute(update(sanctions).where(own).values(appeal=""))


async def _settle(connection: AsyncConnection, settled: Settled, result: Result, at: int) -> None:
    """Note what became of those that are still open."""
    for table, ids in ((reports, settled.reports), (suspicions, settled.suspicions)):
        open_ones = update(table).where(table.c.id.in_(ids), table.c.result.is_(None))
        await connection.execute(open_ones.values(result=result, decided_at=at))


async def _lines(connection: AsyncConnection, ids: Collection[str]) -> dict[str, tuple[Spoken, ...]]:
    query = select(report_lines).where(report_lines.c.report.in_(ids)).order_by(report_lines.c.number)
    said: dict[str, tuple[Spoken, ...]] = {}
    for row in await connection.execute(query):
        said[row.report] = (*said.get(row.report, ()), Spoken(row.at, row.seat, row.player, row.text))
    return said


def _report(row: Row[Any], lines: tuple[Spoken, ...]) -> Report:
    return msgspec.convert(_plain(row) | {"lines": lines}, Report)


def _plain(row: Row[Any]) -> dict[str, Any]:
    """The row by its columns, whose names are no plain strings of their own."""
    return {str(name): value for name, value in row._asdict().items()}
