"""The archive in SQL: `hall.archive.Archive`. Records are compressed, a worker thread does it."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import ColumnElement, RowMapping, Select, case, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.hall.accounts import Player
from teahouse.hall.archive import ANY, GameStatistics, RoundEntry, Wanted
from teahouse.hall.names import DEPARTED
from teahouse.stores.database import Database, insert_once
from teahouse.stores.ratings import rate_round
from teahouse.stores.schema import players, records, round_dealings, rounds, seats

LONGEST_LIST: Final = 100


class SqlArchive:
    """Finished rounds, their seats and their records."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, entry: RoundEntry, record: bytes, dealings: bytes = b"") -> None:
        body = await asyncio.to_thread(zlib.compress, record)
        round = {column.name: getattr(entry, column.name) for column in rounds.c if column.name != "cursor"}
        async with self._database.writing() as connection:
            cursor = await insert_once(connection, rounds, rounds.c.cursor, round)
            if cursor is None:
                return
            await connection.execute(insert(seats), [{"cursor": cursor, **seat} for seat in _seats_of(entry)])
            if entry.rated:
                who = [player.id for player in entry.seats]
                await rate_round(connection, cursor, entry.game, who, entry.points)
            await _forget_the_departed(connection, cursor)
            await connection.execute(insert(records).values(cursor=cursor, body=body))
            if dealings:
                kept = {"cursor": cursor, "body": zlib.compress(dealings)}
                await connection.execute(insert(round_dealings).values(kept))

    async def of_player(self, player_id: str, before: int | None, limit: int, wanted: Wanted = ANY) -> list[RoundEntry]:
        page = select(seats.c.cursor).where(seats.c.player == player_id)
        if before is not None:
            page = page.where(seats.c.cursor < before)
        if wanted != ANY:
            page = page.join(rounds).where(*_conditions(wanted))
        page = page.order_by(seats.c.cursor.desc()).limit(max(0, min(limit, LONGEST_LIST)))
        return await self._entries(_with_seats().where(rounds.c.cursor.in_(page)))

    async def spans(self, player_id: str, since: int) -> list[tuple[int, int]]:
        query = (
            select(rounds.c.began_at, rounds.c.ended_at)
            .join_from(seats, rounds)
            .where(seats.c.player == player_id, rounds.c.ended_at >= since, rounds.c.began_at.is_not(None))
        )
        async with self._database.reading() as connection:
            return [(row.began_at, row.ended_at) for row in await connection.execute(query)]

    async def entry(self, round_id: str) -> RoundEntry | None:
        found = await self._entries(_with_seats().where(rounds.c.round == round_id))
        return found[0] if found else None

    async def record(self, round_id: str) -> bytes | None:
        query = select(records.c.body).join(rounds).where(rounds.c.round == round_id)
        async with self._database.reading() as connection:
            body: bytes | None = await connection.scalar(query)
        return None if body is None else await asyncio.to_thread(zlib.decompress, body)

    async def statistics(self, player_id: str) -> list[GameStatistics]:
        played = func.count().label("rounds")
        query = (
            select(
                rounds.c.game,
                played,
                func.sum(case((seats.c.points > 0, 1), else_=0)).label("won"),
                func.sum(seats.c.points).label("points"),
                func.max(seats.c.points).label("best"),
                func.min(seats.c.points).label("worst"),
            )
            .join_from(seats, rounds)
            .where(seats.c.player == player_id)
            .group_by(rounds.c.game)
            .order_by(played.desc(), rounds.c.game)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
        # PostgreSQL sums whole numbers into a decimal.
        return [
            GameStatistics(row.game, row.rounds, int(row.won), int(row.points), row.best, row.worst) for row in rows
        ]

    async def _entries(self, query: Select[Any]) -> list[RoundEntry]:
        async with self._database.reading() as connection:
            rows = (await connection.execute(query.order_by(rounds.c.cursor.desc(), seats.c.seat))).mappings()
        return [_entry(list(by_seat)) for _, by_seat in groupby(rows, key=itemgetter("cursor"))]


def _conditions(wanted: Wanted) -> Iterable[ColumnElement[bool]]:
    if wanted.game is not None:
        yield rounds.c.game == wanted.game
    if wanted.kind is not None:
        yield rounds.c.kind == wanted.kind
    if wanted.since is not None:
        yield rounds.c.ended_at >= wanted.since
    if wanted.until is not None:
        yield rounds.c.ended_at < wanted.until
    if wanted.partner is not None:
        there = seats.alias("there")
        yield exists().where(there.c.cursor == rounds.c.cursor, there.c.player == wanted.partner)


async def _forget_the_departed(connection: AsyncConnection, cursor: int) -> None:
    """Who closed his account while a bot played his round out stands in it without his name."""
    departed = select(players.c.id).where(players.c.closed_at.is_not(None))
    here = (seats.c.cursor == cursor) & seats.c.player.in_(departed)
    await connection.execute(update(seats).where(here).values(name=DEPARTED, avatar=0))


def _with_seats() -> Select[Any]:
    """A row for each seat of each round."""
    of_seat = [column for column in seats.c if column.name not in {"cursor", "seat"}]
    return select(rounds, *of_seat).join_from(rounds, seats)


def _seats_of(entry: RoundEntry) -> Iterable[dict[str, Any]]:
    for seat, (player, points) in enumerate(zip(entry.seats, entry.points, strict=True)):
        yield {
            "seat": seat,
            "player": player.id,
            "name": player.name,
            "avatar": player.avatar,
            "town": player.town,
            "bot": player.bot,
            "points": points,
        }


def _entry(by_seat: list[RowMapping]) -> RoundEntry:
    return RoundEntry(
        **{column.name: by_seat[0][column.name] for column in rounds.c},
        seats=tuple(Player(row["player"], row["name"], row["avatar"], row["town"], row["bot"]) for row in by_seat),
        points=tuple(row["points"] for row in by_seat),
    )
