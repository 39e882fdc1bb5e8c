"""The books in SQL: `hall.books.Books`."""

from __future__ import annotations

from sqlalchemy import Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.hall.accounts import Player
from teahouse.hall.books import Person, Transaction
from teahouse.hall.ledger import OPENING
from teahouse.stores.database import Database
from teahouse.stores.schema import balances, credentials, entries, players, rounds, sessions, transactions


class SqlBooks:
    """What hosts look up."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def people(self, text: str, limit: int) -> list[Person]:
        seen = (
            select(sessions.c.player, func.max(sessions.c.seen_at).label("at")).group_by(sessions.c.player).subquery()
        )
        query = (
            select(players, seen.c.at.label("seen_at"), credentials.c.login, balances.c.balance)
            .join_from(players, seen, players.c.id == seen.c.player, isouter=True)
            .join(credentials, credentials.c.player == players.c.id, isouter=True)
            .join(balances, balances.c.account == players.c.id, isouter=True)
            .order_by(func.coalesce(seen.c.at, 0).desc(), players.c.id)
            .limit(limit)
        )
        if text:
            query = query.where(or_(players.c.name.icontains(text, autoescape=True), players.c.id == text))
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Person(
                player=Player(row.id, row.name, row.avatar, row.town),
                since=row.since,
                seen_at=row.seen_at,
                registered=row.login is not None,
                host=row.host,
                closed=row.closed_at is not None,
                balance=OPENING if row.balance is None else row.balance,
            )
            for row in rows
        ]

    async def transactions(
        self, before: int | None, limit: int, *, account: str | None = None, kind: str | None = None
    ) -> list[Transaction]:
        query = select(transactions).order_by(transactions.c.id.desc()).limit(limit)
        if before is not None:
            query = query.where(transactions.c.id < before)
        if account is not None:
            query = query.where(transactions.c.id.in_(_of_account(account)))
        if kind is not None:
            query = query.where(transactions.c.kind == kind)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
            moved = await _entries(connection, [row.id for row in rows])
        return [Transaction(row.id, row.at, row.kind, row.reference, row.table, moved[row.id]) for row in rows]

    async def rounds(self, since: int, until: int) -> int:
        query = select(func.count()).where(rounds.c.ended_at >= since, rounds.c.ended_at < until)
        async with self._database.reading() as connection:
            return int(await connection.scalar(query) or 0)


def _of_account(account: str) -> Select[tuple[int]]:
    return select(entries.c.transaction).where(entries.c.account == account)


async def _entries(connection: AsyncConnection, ids: list[int]) -> dict[int, dict[str, int]]:
    moved: dict[int, dict[str, int]] = {number: {} for number in ids}
    query = select(entries).where(entries.c.transaction.in_(ids)).order_by(entries.c.transaction, entries.c.account)
    for row in await connection.execute(query):
        moved[row.transaction][row.account] = row.amount
    return moved
