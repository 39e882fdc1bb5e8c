"""Accounts in SQL: `hall.accounts.AccountStore`."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from itertools import islice
from typing import Any, Final

from sqlalchemy import Row, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.hall.accounts import Player, Profile, Session
from teahouse.hall.errors import Refusal
from teahouse.hall.registration import login_of
from teahouse.stores.database import Database
from teahouse.stores.schema import credentials, players, sessions

SESSIONS_AT_ONCE: Final = 500
"""Sessions that are looked up by one query."""


class SqlAccounts:
    """Accounts and their sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Who asks for which session, until it is looked up; after a restart thousands ask within seconds.
        self._asked: dict[bytes, asyncio.Future[Session | None]] = {}
        self._looking: asyncio.Task[None] | None = None

    async def add(self, profile: Profile, proof: bytes) -> None:
        player = profile.player
        account = {
            "id": player.id,
            "name": player.name,
            "avatar": player.avatar,
            "town": player.town,
            "favourites": list(profile.favourites),
            "since": profile.since,
        }
        async with self._database.writing() as connection:
            await _require_free(connection, player.name, player.id)
            await connection.execute(insert(players).values(account))
            await connection.execute(
                insert(sessions).values(proof=proof, player=player.id, since=profile.since, seen_at=profile.since)
            )

    async def session(self, proof: bytes) -> Session | None:
        if proof not in self._asked:
            self._asked[proof] = asyncio.get_running_loop().create_future()
        answer = self._asked[proof]
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(answer)

    async def _look(self) -> None:
        """One query for all who have asked while the last one was under way, until nobody asks."""
        while self._asked:
            asked = dict(islice(self._asked.items(), SESSIONS_AT_ONCE))
            for proof in asked:
                del self._asked[proof]
            try:
                found = await self._sessions(asked)
            except Exception as error:
                for answer in asked.values():
                    answer.set_exception(error)
                    answer.exception()  # Who asked may be gone by now.
            else:
                for proof, answer in asked.items():
                    answer.set_result(found.get(proof))
        self._looking = None

    async def _sessions(self, proofs: Collection[bytes]) -> dict[bytes, Session]:
        columns = (players.c.id, players.c.name, players.c.avatar, players.c.town, sessions.c.proof, sessions.c.seen_at)
        query = select(*columns).join(sessions).where(sessions.c.proof.in_(proofs))
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
        return {row.proof: Session(_player(row), row.seen_at) for row in rows}

    async def saw(self, proof: bytes, at: int) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(sessions).where(sessions.c.proof == proof).values(seen_at=at))

    async def profiles(self, ids: Collection[str]) -> dict[str, Profile]:
        if not ids:
            return {}
        async with self._database.reading() as connection:
            rows = await connection.execute(select(players).where(players.c.id.in_(ids)))
        return {row.id: _profile(row) for row in rows}

    async def change(self, player_id: str, changes: dict[str, Any]) -> None:
        async with self._database.writing() as connection:
            if "name" in changes:
                await _require_free(connection, str(changes["name"]), player_id)
            await connection.execute(update(players).where(players.c.id == player_id).values(changes))

    async def is_taken(self, name: str) -> bool:
        async with self._database.reading() as connection:
            return bool(await connection.scalar(select(exists().where(players.c.name == name))))


async def _require_free(connection: AsyncConnection, name: str, player_id: str) -> None:
    """A registered name is its owner's alone; when he takes another he signs in by that."""
    login = login_of(name)
    owner = await connection.scalar(select(credentials.c.player).where(credentials.c.login == login))
    if owner not in (None, player_id):
        raise Refusal("name-taken")
    await connection.execute(update(credentials).where(credentials.c.player == player_id).values(login=login))


def _profile(row: Row[Any]) -> Profile:
    return Profile(
        player=_player(row),
        favourites=tuple(row.favourites),
        since=row.since,
        private=row.private,
        closed=row.closed_at is not None,
        daily_minutes=row.daily_minutes,
        host=row.host,
    )


def _player(row: Row[Any]) -> Player:
    return Player(id=row.id, name=row.name, avatar=row.avatar, town=row.town)
