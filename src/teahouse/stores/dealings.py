"""What seats had to do with each other, in SQL: `hall.nightly.DealingsStore`.

The reports read their rounds several times, and a hall does not wait for them. So the rounds are copied once, a page in
a transaction, into a file without a name, and are read from there: the memory that it takes is that of one round.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import groupby
from tempfile import TemporaryFile
from typing import IO, Any, Final

import msgspec
from sqlalchemy import delete, select

from teahouse.fairplay import Dealings, RoundSummary
from teahouse.stores.database import Database
from teahouse.stores.schema import players, round_dealings, rounds, seats

AT_ONCE: Final = 200
"""Rounds that are read in one transaction: the hall's own wait no longer than for these."""


class Spool:
    """Rounds in a file, read anew each time. Not for two readers at a time."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def __iter__(self) -> Iterator[RoundSummary]:
        self._file.seek(0)
        return map(msgspec.json.Decoder(RoundSummary).decode, self._file)


class SqlDealings:
    """The dealings of the rounds that are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @asynccontextmanager
    async def spooled(self, since: int) -> AsyncIterator[Spool]:
        with TemporaryFile() as file:
            async for summary in self._summaries(since):
                file.write(msgspec.json.encode(summary) + b"\n")
            yield Spool(file)

    async def forget(self, before: int) -> None:
        old = select(rounds.c.cursor).where(rounds.c.ended_at < before)
        async with self._database.writing() as connection:
            await connection.execute(delete(round_dealings).where(round_dealings.c.cursor.in_(old)))

    async def _summaries(self, since: int) -> AsyncIterator[RoundSummary]:
        last = 0
        while True:
            page = (
                select(round_dealings.c.cursor)
                .join(rounds)
                .where(rounds.c.cursor > last, rounds.c.ended_at >= since, rounds.c.kind != "practice")
                .order_by(rounds.c.cursor)
                .limit(AT_ONCE)
            )
            query = (
                select(rounds, round_dealings.c.body, seats.c.player, seats.c.bot, players.c.closed_at)
                .join_from(rounds, round_dealings)
                .join(seats, seats.c.cursor == rounds.c.cursor)
                .join(players, players.c.id == seats.c.player, isouter=True)
                .where(rounds.c.cursor.in_(page))
                .order_by(rounds.c.cursor, seats.c.seat)
            )
            async with self._database.reading() as connection:
                rows = (await connection.execute(query)).all()
            if not rows:
                return
            last = rows[-1].cursor
            for _, by_seat in groupby(rows, key=lambda row: row.cursor):
                yield _summary(list(by_seat))


def _summary(by_seat: list[Any]) -> RoundSummary:
    first = by_seat[0]
    return RoundSummary(
        round=first.round,
        game=first.game,
        where=f"{first.kind} {first.game} {first.room or ''}",
        ended_at=first.ended_at,
        # Who has closed his account is nobody any more.
        players=tuple(None if row.bot or row.closed_at is not None else row.player for row in by_seat),
        dealings=msgspec.json.decode(zlib.decompress(first.body), type=Dealings),
    )
