"""The audit in SQL: `hall.audit.Audit`. The ledger checks itself; here it is compared with rounds and records."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.hall.audit import Report
from teahouse.hall.ledger import HOUSE
from teahouse.kernel import Record
from teahouse.kernel.record import hash_of
from teahouse.stores.database import Database
from teahouse.stores.ledger import GRANTED, OPENED, ROUND, TOPPED_UP, SqlLedger
from teahouse.stores.ratings import SqlRatings
from teahouse.stores.schema import balances, credentials, entries, players, records, rounds, seats, transactions

AT_ONCE: Final = 50
"""Records that are read in one transaction: the hall's own wait no longer than for these."""


class SqlAudit:
    """The audit of one database."""

    def __init__(self, database: Database, ledger: SqlLedger, ratings: SqlRatings) -> None:
        self._database = database
        self._ledger = ledger
        self._ratings = ratings

    async def report(self) -> Report:
        faults = await self._ledger.check()
        async with self._database.reading() as connection:
            figures = await _figures(connection)
            faults += await _booked_twice(connection)
            faults += await _rounds_unlike_the_ledger(connection)
            faults += await _bookings_of_nobody(connection)
        async for row in self._records():
            faults += await asyncio.to_thread(_faults_of_record, row)
        faults += await self._ratings.check()
        return Report(figures, faults)

    async def _records(self) -> AsyncIterator[tuple[Any, ...]]:
        """Every round with its record and its points by seat."""
        last = 0
        while True:
            query = (
                select(rounds.c.cursor, rounds.c.round, rounds.c.stake, rounds.c.commitment, records.c.body)
                .join_from(rounds, records)
                .where(rounds.c.cursor > last)
                .order_by(rounds.c.cursor)
                .limit(AT_ONCE)
            )
            points = select(seats.c.cursor, seats.c.points).order_by(seats.c.cursor, seats.c.seat)
            async with self._database.reading() as connection:
                page = (await connection.execute(query)).all()
                if not page:
                    return
                held = points.where(seats.c.cursor.between(page[0].cursor, page[-1].cursor))
                by_round: dict[int, list[int]] = {}
                for cursor, amount in await connection.execute(held):
                    by_round.setdefault(cursor, []).append(amount)
            for row in page:
                yield *row, tuple(by_round.get(row.cursor, ()))
            last = page[-1].cursor


async def _figures(connection: AsyncConnection) -> dict[str, int]:
    async def count(what: Any) -> int:
        return int(await connection.scalar(what) or 0)

    def of_kind(kind: str) -> Any:
        return select(func.count()).select_from(transactions).where(transactions.c.kind == kind)

    archived = select(rounds.c.round)
    return {
        "accounts": await count(select(func.count()).select_from(players).where(players.c.closed_at.is_(None))),
        "accounts registered": await count(select(func.count()).select_from(credentials)),
        "accounts closed": await count(select(func.count()).select_from(players).where(players.c.closed_at > 0)),
        "points given by the house": -await count(select(balances.c.balance).where(balances.c.account == HOUSE)),
        "openings": await count(of_kind(OPENED)),
        "top-ups": await count(of_kind(TOPPED_UP)),
        "grants": await count(of_kind(GRANTED)),
        "rounds settled": await count(of_kind(ROUND)),
        "rounds archived": await count(select(func.count()).select_from(rounds)),
        "rounds with a record": await count(select(func.count()).select_from(records)),
        "rounds rated": await count(select(func.count()).select_from(rounds).where(rounds.c.rated)),
        "rounds settled and not archived": await count(of_kind(ROUND).where(transactions.c.reference.not_in(archived))),
    }


async def _booked_twice(connection: AsyncConnection) -> list[str]:
    """The database forbids it; an audit does not take its word."""
    times = func.count().label("times")
    query = (
        select(transactions.c.kind, transactions.c.reference, times)
        .group_by(transactions.c.kind, transactions.c.reference)
        .having(times > 1)
    )
    return [f"{row.kind} {row.reference}: booked {row.times} times" for row in await connection.execute(query)]


def _bookings() -> Any:
    """The entries of rounds: round, account, amount."""
    return (
        select(transactions.c.reference, entries.c.account, entries.c.amount)
        .join_from(transactions, entries)
        .where(transactions.c.kind == ROUND)
        .subquery("bookings")
    )


async def _rounds_unlike_the_ledger(connection: AsyncConnection) -> list[str]:
    """A seat whose points are not what its player was booked. Void rounds move nothing and are not booked."""
    booked = _bookings()
    query = (
        select(rounds.c.round, seats.c.seat, seats.c.player, seats.c.points, booked.c.amount)
        .join_from(rounds, seats)
        .join(booked, (booked.c.reference == rounds.c.round) & (booked.c.account == seats.c.player), isouter=True)
        .where(func.coalesce(booked.c.amount, 0) != seats.c.points)
        .order_by(rounds.c.cursor, seats.c.seat)
    )
    return [
        f"round {row.round}: seat {row.seat} ({row.player}) has {row.points} in the archive, {row.amount or 0} in the "
        "ledger"
        for row in await connection.execute(query)
    ]


async def _bookings_of_nobody(connection: AsyncConnection) -> list[str]:
    """Somebody was booked for an archived round in which he has no seat."""
    booked = _bookings()
    query = (
        select(booked.c.reference, booked.c.account)
        .join(rounds, rounds.c.round == booked.c.reference)
        .join(seats, (seats.c.cursor == rounds.c.cursor) & (seats.c.player == booked.c.account), isouter=True)
        .where(seats.c.player.is_(None))
        .order_by(booked.c.reference, booked.c.account)
    )
    return [
        f"round {row.reference}: {row.account} is in the ledger and at no seat"
        for row in await connection.execute(query)
    ]


def _faults_of_record(row: Any) -> list[str]:
    _, round_id, stake, commitment, body, points = row
    try:
        record = msgspec.json.decode(zlib.decompress(body), type=Record)
    except (zlib.error, msgspec.DecodeError) as error:
        return [f"round {round_id}: its record cannot be read ({error})"]
    faults = []
    if hash_of(record) != record.hash:
        faults.append(f"round {round_id}: its record was altered after it was sealed")
    if record.proof.commitment != commitment:
        faults.append(f"round {round_id}: its record is of another deal than was committed to")
    told = record.outcome["points"] if record.outcome is not None and not record.void else [0] * len(points)
    if tuple(stake * amount for amount in told) != points:
        faults.append(f"round {round_id}: its record says {told} times {stake}, the archive {list(points)}")
    return faults
