"""The ledger in SQL: `hall.ledger.Ledger`. Transactions and entries are only ever added; balances follow them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.hall.accounts import Now
from teahouse.hall.errors import Refusal
from teahouse.hall.ledger import HOUSE, OPENING, TOP_UP, Posting, SettledDifferently, require_balanced
from teahouse.hall.trail import TrailEntry
from teahouse.stores.database import Database, insert_once
from teahouse.stores.schema import balances, entries, transactions
from teahouse.stores.trail import note

ROUND: Final = "round"
OPENED: Final = "opening"
TOPPED_UP: Final = "top-up"
GRANTED: Final = "grant"


class SqlLedger:
    """The book. `now` stamps the transactions; nothing depends on it."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now

    async def settle(self, round_id: str, table: str, points: Mapping[str, int]) -> None:
        require_balanced(round_id, points)
        async with self._database.writing() as connection:
            if await self._book(connection, ROUND, round_id, points, table):
                return
            if await _amounts(connection, ROUND, round_id) != dict(points):
                raise SettledDifferently(round_id)

    async def balance(self, player_id: str) -> int:
        return (await self.balances([player_id]))[player_id]

    async def balances(self, ids: Collection[str]) -> dict[str, int]:
        async with self._database.reading() as connection:
            held = await _held(connection, ids)
        return {account: held.get(account, _unopened(account)) for account in ids}

    async def top_up_if_broke(self, player_id: str, day: str) -> int:
        async with self._database.writing() as connection:
            balance = (await _held(connection, [player_id])).get(player_id, OPENING)
            if balance > 0:
                return 0
            gift = TOP_UP - balance
            given = await self._book(connection, TOPPED_UP, f"{day} {player_id}", {player_id: gift, HOUSE: -gift})
            return gift if given else 0

    async def grant(self, player_id: str, points: int, reference: str, entry: TrailEntry) -> int:
        async with self._database.writing() as connection:
            balance = (await _held(connection, [player_id])).get(player_id, OPENING) + points
            if points < 0 and balance < 0:
                raise Refusal("balance-too-small")
            if await self._book(connection, GRANTED, reference, {player_id: points, HOUSE: -points}):
                await note(connection, entry)
        return balance

    async def postings(self, player_id: str) -> list[Posting]:
        query = (
            select(transactions.c.at, transactions.c.kind, transactions.c.reference, entries.c.amount)
            .join_from(entries, transactions)
            .where(entries.c.account == player_id)
            .order_by(transactions.c.id)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
        return [Posting(row.at, row.kind, row.reference, row.amount) for row in rows]

    async def check(self) -> list[str]:
        async with self._database.reading() as connection:
            return [
                *await _transactions_that_do_not_add_up(connection),
                *await _balances_unlike_their_entries(connection),
                *await _accounts_without_opening(connection),
            ]

    async def _book(
        self,
        connection: AsyncConnection,
        kind: str,
        reference: str,
        amounts: Mapping[str, int],
        table: str | None = None,
    ) -> bool:
        """Write a transaction with its entries and move the balances; False when it is in the book already."""
        row = {"kind": kind, "reference": reference, "table": table, "at": self._now()}
        transaction = await insert_once(connection, transactions, transactions.c.id, row)
        if transaction is None:
            return False
        await self._open(connection, amounts.keys())
        # In one order of accounts everywhere, so that two transactions never wait for each other's rows.
        moves = [{"holder": account, "move": amounts[account]} for account in sorted(amounts)]
        await connection.execute(
            insert(entries).values(transaction=transaction, account=bindparam("holder"), amount=bindparam("move")),
            moves,
        )
        await connection.execute(
            update(balances)
            .where(balances.c.account == bindparam("holder"))
            .values(balance=balances.c.balance + bindparam("move")),
            moves,
        )
        return True

    async def _open(self, connection: AsyncConnection, accounts: Collection[str]) -> None:
        """Open those of the accounts that have none yet, each with its opening balance from the house."""
        opened = await _held(connection, accounts)
        for account in sorted(set(accounts) - opened.keys()):
            await insert_once(connection, balances, balances.c.account, {"account": account, "balance": 0})
            if account != HOUSE:
                await self._book(connection, OPENED, account, {account: OPENING, HOUSE: -OPENING})


def _unopened(account: str) -> int:
    return 0 if account == HOUSE else OPENING


async def _held(connection: AsyncConnection, accounts: Collection[str]) -> dict[str, int]:
    rows = await connection.execute(select(balances).where(balances.c.account.in_(accounts)))
    return {row.account: row.balance for row in rows}


async def _amounts(connection: AsyncConnection, kind: str, reference: str) -> dict[str, int]:
    query = select(entries).join(transactions).where(transactions.c.kind == kind, transactions.c.reference == reference)
    return {row.account: row.amount for row in await connection.execute(query)}


# ── audit ────────────────────────────────────────────────────────────────────

_total: Final = func.coalesce(func.sum(entries.c.amount), 0)


async def _transactions_that_do_not_add_up(connection: AsyncConnection) -> list[str]:
    query = (
        select(transactions, _total.label("total"), func.count(entries.c.account).label("entries"))
        .join_from(transactions, entries, isouter=True)
        .group_by(transactions.c.id)
        .having((_total != 0) | (func.count(entries.c.account) == 0))
        .order_by(transactions.c.id)
    )
    return [
        f"transaction {row.id} ({row.kind} {row.reference}): its {row.entries} entries add up to {row.total}"
        for row in await connection.execute(query)
    ]


async def _balances_unlike_their_entries(connection: AsyncConnection) -> list[str]:
    query = (
        select(balances, _total.label("total"))
        .join_from(balances, entries, isouter=True)
        .group_by(balances.c.account)
        .having(balances.c.balance != _total)
        .order_by(balances.c.account)
    )
    return [
        f"account {row.account}: its balance is {row.balance}, its entries add up to {row.total}"
        for row in await connection.execute(query)
    ]


async def _accounts_without_opening(connection: AsyncConnection) -> list[str]:
    opening = (
        select(entries.c.account, entries.c.amount)
        .join(transactions)
        .where(transactions.c.kind == OPENED, transactions.c.reference == entries.c.account)
        .subquery()
    )
    query = (
        select(balances.c.account, opening.c.amount)
        .join_from(balances, opening, balances.c.account == opening.c.account, isouter=True)
        .where(balances.c.account != HOUSE, func.coalesce(opening.c.amount, 0) != OPENING)
        .order_by(balances.c.account)
    )
    rows: Any = await connection.execute(query)
    return [f"account {row.account}: it was opened with {row.amount or 0}, not {OPENING}" for row in rows]
