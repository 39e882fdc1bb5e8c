"""Credentials and sessions in SQL: `hall.registration.CredentialStore`."""

from __future__ import annotations

from sqlalchemy import delete, exists, insert, select, update

from teahouse.hall.devices import Browser
from teahouse.hall.errors import Refusal
from teahouse.hall.registration import Credentials, Device, session_id
from teahouse.hall.trail import TrailEntry
from teahouse.stores.database import Database, insert_once
from teahouse.stores.moderation import forget_moderated
from teahouse.stores.schema import credentials, mutes, players, presets, seats, second_factors, sessions
from teahouse.stores.trail import note


class SqlCredentials:
    """Who signs in by which name, and where he is signed in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def register(self, player_id: str, name: str, login: str, password: str) -> None:
        row = {"player": player_id, "login": login, "password": password}
        async with self._database.writing() as connection:
            if await connection.scalar(select(exists().where(credentials.c.player == player_id))):
                raise Refusal("already-registered")
            if await insert_once(connection, credentials, credentials.c.player, row) is None:
                raise Refusal("name-taken")
            await connection.execute(update(players).where(players.c.id == player_id).values(name=name))

    async def credentials(self, login: str) -> Credentials | None:
        query = select(credentials).where(credentials.c.login == login)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Credentials(row.player, row.password)

    async def of_player(self, player_id: str) -> Credentials | None:
        query = select(credentials).where(credentials.c.player == player_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Credentials(row.player, row.password)

    async def set_password(self, player_id: str, password: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(
                update(credentials).where(credentials.c.player == player_id).values(password=password)
            )

    async def open_session(self, player_id: str, proof: bytes, at: int, browser: Browser) -> None:
        row = {
            "proof": proof,
            "player": player_id,
            "since": at,
            "seen_at": at,
            "browser": browser.name,
            "system": browser.system,
        }
        async with self._database.writing() as connection:
            await connection.execute(insert(sessions).values(row))

    async def end_session(self, proof: bytes) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.proof == proof))

    async def end_others(self, player_id: str, proof: bytes | None) -> None:
        ended = delete(sessions).where(sessions.c.player == player_id)
        if proof is not None:
            ended = ended.where(sessions.c.proof != proof)
        async with self._database.writing() as connection:
            await connection.execute(ended)

    async def end_all(self, player_id: str, entry: TrailEntry) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.player == player_id))
            await note(connection, entry)

    async def sessions(self, player_id: str) -> list[tuple[bytes, Device]]:
        query = select(sessions).where(sessions.c.player == player_id).order_by(sessions.c.seen_at.desc())
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
        return [
            (row.proof, Device(session_id(row.proof), row.since, row.seen_at, row.browser, row.system)) for row in rows
        ]

    async def forget(self, player_id: str, name: str, at: int) -> None:
        bare = {"name": name, "avatar": 0, "favourites": [], "closed_at": at, "host": False}
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.player == player_id))
            await connection.execute(delete(credentials).where(credentials.c.player == player_id))
            await connection.execute(delete(second_factors).where(second_factors.c.player == player_id))
            await connection.execute(delete(presets).where(presets.c.player == player_id))
            await connection.execute(delete(mutes).where(mutes.c.player == player_id))
            await forget_moderated(connection, player_id)
            await connection.execute(update(players).where(players.c.id == player_id).values(bare))
            await connection.execute(update(seats).where(seats.c.player == player_id).values(name=name, avatar=0))
