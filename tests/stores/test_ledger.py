"""The ledger's tables: what is booked stays, and the audit finds whatever was changed behind its back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.stores.files import opened

from teahouse.stores import Stores

POINTS = {"zhou": 6, "chen": -6}


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[Stores]:
    async with opened(tmp_path) as stores:
        await stores.ledger.settle("r1", "t1", POINTS)
        yield stores


def tamper(folder: Path, *statements: str) -> None:
    """What somebody with the file and enough ill will can do: the triggers are no obstacle."""
    with closing(sqlite3.connect(folder / "hall.db")) as file, file:
        for table in ("ledger_transactions", "ledger_entries"):
            file.execute(f"DROP TRIGGER {table}_no_update")
            file.execute(f"DROP TRIGGER {table}_no_delete")
        for statement in statements:
            file.execute(statement)


async def test_two_settlements_of_one_round_at_once_count_once(stores: Stores) -> None:
    await asyncio.gather(*(stores.ledger.settle("r2", "t1", POINTS) for _ in range(8)))
    assert await stores.ledger.balances(["zhou", "chen"]) == {"zhou": 2_012, "chen": 1_988}


async def test_two_processes_that_settle_one_round_count_it_once(stores: Stores, tmp_path: Path) -> None:
    async with opened(tmp_path) as other:
        await asyncio.gather(
            *(
                ledger.settle(f"r{number}", "t1", POINTS)
                for number in range(2, 12)
                for ledger in (stores.ledger, other.ledger)
            )
        )
        assert await other.ledger.balances(["zhou", "chen"]) == {"zhou": 2_066, "chen": 1_934}
        assert await other.ledger.check() == []


async def test_two_processes_that_top_up_at_once_give_once(stores: Stores, tmp_path: Path) -> None:
    people = [f"p{number}" for number in range(10)]
    for person in people:
        await stores.ledger.settle(f"lost by {person}", "t1", {"zhou": 2_000, person: -2_000})
    async with opened(tmp_path) as other:
        both = (stores.ledger, other.ledger)
        given = await asyncio.gather(
            *(ledger.top_up_if_broke(person, "2026-02-17") for person in people for ledger in both)
        )
        assert sorted(given) == [0] * 10 + [1_000] * 10
        assert await other.ledger.check() == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE ledger_entries SET amount = 7 WHERE amount = 6",
        "DELETE FROM ledger_entries",
        "UPDATE ledger_transactions SET reference = 'r9'",
        "DELETE FROM ledger_transactions",
    ],
)
async def test_what_is_booked_stays(stores: Stores, statement: str) -> None:
    with pytest.raises(Exception, match="what is booked stays"):
        async with stores.database.writing() as connection:
            await connection.exec_driver_sql(statement)
    assert await stores.ledger.check() == []


async def test_the_audit_finds_a_changed_entry(stores: Stores, tmp_path: Path) -> None:
    tamper(tmp_path, "UPDATE ledger_entries SET amount = 7 WHERE amount = 6")
    assert await stores.ledger.check() == [
        "transaction 1 (round r1): its 2 entries add up to 1",
        "account zhou: its balance is 2006, its entries add up to 2007",
    ]


async def test_the_audit_finds_a_changed_balance(stores: Stores, tmp_path: Path) -> None:
    tamper(tmp_path, "UPDATE ledger_balances SET balance = 1000000 WHERE account = 'zhou'")
    assert await stores.ledger.check() == ["account zhou: its balance is 1000000, its entries add up to 2006"]


async def test_the_audit_finds_a_transaction_without_entries(stores: Stores, tmp_path: Path) -> None:
    tamper(tmp_path, "INSERT INTO ledger_transactions VALUES (99, 'round', 'r9', 't1', 0)")
    assert await stores.ledger.check() == ["transaction 99 (round r9): its 0 entries add up to 0"]


async def test_the_audit_finds_an_account_that_nobody_opened(stores: Stores, tmp_path: Path) -> None:
    tamper(
        tmp_path,
        "INSERT INTO ledger_balances VALUES ('ghost', 0)",
        "UPDATE ledger_transactions SET reference = 'nobody' WHERE kind = 'opening' AND reference = 'chen'",
    )
    assert await stores.ledger.check() == [
        "account chen: it was opened with 0, not 2000",
        "account ghost: it was opened with 0, not 2000",
    ]
