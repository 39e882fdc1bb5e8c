"""Ratings in SQL: `hall.ratings.Ratings`. They change in the transaction that archives a round, and only there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.hall.ratings import LISTED, PROVISIONAL, CurvePoint, GameRating, Rank, Skill, rated, shown
from teahouse.stores.database import INSERTS, Database
from teahouse.stores.schema import players, rating_steps, ratings, rounds, seats

CLOSE: Final = 1e-9
"""Two machines may differ in the last digit."""

AT_ONCE: Final = 500
"""Rounds that are read at a time when all are rated anew."""

CLEAREST: Final = (ratings.c.mu - 3 * ratings.c.sigma).label("surely")


class SqlRatings:
    """What is kept of everybody's skills, and the steps that led there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_player(self, player_id: str) -> list[GameRating]:
        query = select(ratings).where(ratings.c.player == player_id).order_by(ratings.c.rounds.desc(), ratings.c.game)
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
        return [GameRating(row.game, shown(row.mu, row.sigma), row.rounds, row.rounds < PROVISIONAL) for row in rows]

    async def curve(self, player_id: str, game: str, limit: int) -> list[CurvePoint]:
        query = (
            select(rounds.c.ended_at, rounds.c.round, rating_steps.c.mu, rating_steps.c.sigma)
            .join_from(rating_steps, rounds)
            .where(rating_steps.c.player == player_id, rounds.c.game == game)
            .order_by(rating_steps.c.cursor.desc())
            .limit(limit)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [CurvePoint(row.ended_at, row.round, shown(row.mu, row.sigma)) for row in reversed(rows)]

    async def best(self, game: str, town: str | None) -> list[Rank]:
        query = (
            _of_people(select(players, ratings.c.mu, ratings.c.sigma, ratings.c.rounds), town)
            .join(ratings, ratings.c.player == players.c.id)
            .where(ratings.c.game == game, ratings.c.rounds >= PROVISIONAL)
            .order_by(CLEAREST.desc(), players.c.id)
            .limit(LISTED)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
        return [_rank(row, shown(row.mu, row.sigma)) for row in rows]

    async def of_week(self, game: str, since: int, until: int, town: str | None) -> list[Rank]:
        won = func.sum(seats.c.points).label("won")
        query = (
            _of_people(select(players, won, func.count().label("rounds")), town)
            .join(seats, seats.c.player == players.c.id)
            .join(rounds, rounds.c.cursor == seats.c.cursor)
            .where(rounds.c.game == game, rounds.c.rated, rounds.c.ended_at >= since, rounds.c.ended_at < until)
            .group_by(players.c.id)
            .order_by(won.desc(), players.c.id)
            .limit(LISTED)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
        return [_rank(row, int(row.won)) for row in rows]

    async def check(self) -> list[str]:
        faults: list[str] = []
        async with self._database.reading() as connection:
            kept = {(row.game, row.player): Skill(row.mu, row.sigma, row.rounds) for row in await _all(connection)}
            skills: dict[tuple[str, str], Skill] = {}
            steps = _Steps(connection)
            async for cursor, after in _replayed(connection, skills):
                there = await steps.of(cursor)
                faults += [
                    f"rating of {player}: its step at round {cursor} does not follow from the rounds"
                    for player, skill in after.items()
                    if not _same(skill, there.get(player), rounds=False)
                ]
        for game, player in sorted(kept.keys() | skills.keys()):
            if not _same(kept.get((game, player)), skills.get((game, player))):
                faults.append(f"rating of {player} at {game}: it does not follow from the rounds")
        return faults

    async def rebuild(self) -> int:
        count = 0
        async with self._database.writing() as connection:
            await connection.execute(delete(rating_steps))
            await connection.execute(delete(ratings))
            skills: dict[tuple[str, str], Skill] = {}
            async for cursor, after in _replayed(connection, skills):
                await _keep_steps(connection, cursor, after)
                count += 1
            for (game, player), skill in skills.items():
                await _keep(connection, game, {player: skill})
        return count


class _Steps:
    """The steps of rounds that are asked for in their order, read so many at a time."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._until = -1
        self._steps: dict[int, dict[str, Skill]] = {}

    async def of(self, cursor: int) -> dict[str, Skill]:
        """By player."""
        if cursor >= self._until:
            self._until, self._steps = cursor + AT_ONCE, {}
            query = select(rating_steps).where(rating_steps.c.cursor.between(cursor, self._until - 1))
            for row in await self._connection.execute(query):
                self._steps.setdefault(row.cursor, {})[row.player] = Skill(row.mu, row.sigma)
        return self._steps.get(cursor, {})


async def rate_round(
    connection: AsyncConnection, cursor: int, game: str, who: Sequence[str], points: Sequence[int]
) -> None:
    """Move the ratings of those who sat in a round that has just been archived."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(who))
    held = {row.player: Skill(row.mu, row.sigma, row.rounds) for row in await connection.execute(query)}
    skills = rated(points, [held.get(player, Skill()) for player in who])
    after = dict(zip(who, skills, strict=True))
    await _keep(connection, game, after)
    await _keep_steps(connection, cursor, after)


async def _keep(connection: AsyncConnection, game: str, skills: dict[str, Skill]) -> None:
    upsert = INSERTS[connection.dialect.name](ratings)
    upsert = upsert.on_conflict_do_update(
        index_elements=["game", "player"],
        set_={name: upsert.excluded[name] for name in ("mu", "sigma", "rounds")},
    )
    for player, skill in sorted(skills.items()):
        row = {"game": game, "player": player, "mu": skill.mu, "sigma": skill.sigma, "rounds": skill.rounds}
        await connection.execute(upsert, row)


async def _keep_steps(connection: AsyncConnection, cursor: int, skills: dict[str, Skill]) -> None:
    steps = [
        {"cursor": cursor, "player": player, "mu": skill.mu, "sigma": skill.sigma} for player, skill in skills.items()
    ]
    await connection.execute(insert(rating_steps), steps)


async def _replayed(
    connection: AsyncConnection, skills: dict[tuple[str, str], Skill]
) -> AsyncIterator[tuple[int, dict[str, Skill]]]:
    """Rate all rounds in their order: each one's cursor, and the skills after it; `skills` is moved on."""
    last = -1
    while True:
        page = select(rounds.c.cursor).where(rounds.c.rated, rounds.c.cursor > last).order_by(rounds.c.cursor)
        query = (
            select(rounds.c.cursor, rounds.c.game, seats.c.player, seats.c.points)
            .join_from(rounds, seats)
            .where(rounds.c.cursor.in_(page.limit(AT_ONCE)))
            .order_by(rounds.c.cursor, seats.c.seat)
        )
        rows = (await connection.execute(query)).all()
        if not rows:
            return
        last = rows[-1].cursor
        for (cursor, game), by_seat in groupby(rows, key=lambda row: (row.cursor, row.game)):
            who, points = zip(*((row.player, row.points) for row in by_seat), strict=True)
            skilled = rated(points, [skills.get((game, player), Skill()) for player in who])
            after = dict(zip(who, skilled, strict=True))
            skills.update({(game, player): skill for player, skill in after.items()})
            yield cursor, after


async def _all(connection: AsyncConnection) -> Any:
    return await connection.execute(select(ratings))


def _same(one: Skill | None, other: Skill | None, *, rounds: bool = True) -> bool:
    if one is None or other is None:
        return one is other
    near = abs(one.mu - other.mu) < CLOSE and abs(one.sigma - other.sigma) < CLOSE
    return near and (not rounds or one.rounds == other.rounds)


def _of_people(query: Select[Any], town: str | None) -> Select[Any]:
    """Bots have no account; who has closed his stands in no list."""
    query = query.select_from(players).where(players.c.closed_at.is_(None))
    return query if town is None else query.where(players.c.town == town)


def _rank(row: Any, score: int) -> Rank:
    return Rank(row.id, row.name, row.avatar, row.town, score, row.rounds)
