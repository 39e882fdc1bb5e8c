"""The database under stress: many at once, torn off in the middle, disk full, read-only, and back again."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event
from tests.stores.files import NOON, Wall, opened

from teahouse.hall.accounts import Accounts
from teahouse.hall.errors import StoreUnavailable
from teahouse.stores import Stores

POINTS = {"zhou": 6, "chen": -6}


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[Stores]:
    async with opened(tmp_path) as stores:
        yield stores


async def pragma(stores: Stores, text: str) -> object:
    async with stores.database.reading() as connection:
        return (await connection.exec_driver_sql(f"PRAGMA {text}")).scalar()


async def test_what_is_committed_is_on_the_disk(stores: Stores) -> None:
    assert await pragma(stores, "journal_mode") == "wal"
    assert await pragma(stores, "synchronous") == 2
    assert await pragma(stores, "foreign_keys") == 1


async def test_many_at_once_are_all_counted(stores: Stores) -> None:
    await asyncio.gather(*(stores.ledger.settle(f"r{number}", "t", POINTS) for number in range(40)))
    assert await stores.ledger.balances(["zhou", "chen"]) == {"zhou": 2_240, "chen": 1_760}
    assert await stores.ledger.check() == []


async def test_a_block_that_raises_leaves_nothing(stores: Stores) -> None:
    async def torn() -> None:
        async with stores.database.writing() as connection:
            await connection.exec_driver_sql("INSERT INTO ledger_balances VALUES ('zhou', 1)")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await torn()
    assert await stores.ledger.balance("zhou") == 2_000


async def test_a_reader_cannot_see_half_a_settlement(tmp_path: Path) -> None:
    async with opened(tmp_path) as stores, stores.database.writing() as connection:
        await connection.exec_driver_sql("INSERT INTO ledger_balances VALUES ('zhou', 1)")
        with closing(sqlite3.connect(tmp_path / "hall.db")) as reader:
            assert reader.execute("SELECT count(*) FROM ledger_balances").fetchone() == (0,)


@pytest.mark.parametrize("at", range(1, 26))
async def test_a_settlement_torn_off_at_any_statement_is_not_there(stores: Stores, at: int) -> None:
    seen = 0

    def count(*_: object) -> None:
        nonlocal seen
        seen += 1
        if seen == at:
            settling.cancel()

    engine = stores.database._engine.sync_engine
    event.listen(engine, "before_cursor_execute", count)
    settling = asyncio.create_task(stores.ledger.settle("r1", "t", POINTS))
    await asyncio.gather(settling, return_exceptions=True)
    event.remove(engine, "before_cursor_execute", count)
    assert await stores.ledger.balance("zhou") == (2_000 if settling.cancelled() else 2_006)
    assert settling.cancelled() == (seen == at)
    await stores.ledger.settle("r1", "t", POINTS)
    assert await stores.ledger.balance("zhou") == 2_006
    assert await stores.ledger.check() == []


# ── the disk ─────────────────────────────────────────────────────────────────


async def settle_until_refused(stores: Stores, most: int) -> int:
    """The number of rounds that were acknowledged before one was not."""
    for number in range(most):
        try:
            await stores.ledger.settle(f"r{number}", "t" * 2_000, POINTS)
        except StoreUnavailable:
            return number
    pytest.fail("the disk was never full")


async def test_a_full_database_refuses_and_goes_on_when_there_is_room(stores: Stores) -> None:
    pages = await pragma(stores, "page_count")
    assert isinstance(pages, int)
    await pragma(stores, f"max_page_count = {pages + 5}")
    acknowledged = await settle_until_refused(stores, 100)
    assert acknowledged > 0
    with pytest.raises(StoreUnavailable, match="full") as refused:
        await stores.ledger.settle("another", "t" * 8_000, POINTS)
    assert refused.value.key == "not-saved"
    assert await stores.ledger.balance("zhou") == 2_000 + 6 * acknowledged
    await pragma(stores, "max_page_count = 1000000")
    await stores.ledger.settle(f"r{acknowledged}", "t", POINTS)
    assert await stores.ledger.balance("zhou") == 2_006 + 6 * acknowledged
    assert await stores.ledger.check() == []


@contextmanager
def no_file_grows_past(size: int) -> Iterator[None]:
    """The operating system refuses every write past this size, as a disk does that is full or failing."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_disk_that_fails_loses_nothing_acknowledged(stores: Stores) -> None:
    with no_file_grows_past(400_000):
        acknowledged = await settle_until_refused(stores, 500)
        assert await stores.ledger.balance("zhou") == 2_000 + 6 * acknowledged
    await stores.ledger.settle(f"r{acknowledged}", "t" * 2_000, POINTS)
    assert await stores.ledger.balance("zhou") == 2_006 + 6 * acknowledged
    assert await stores.ledger.check() == []


async def test_a_read_only_database_is_read_on_and_written_again_later(stores: Stores) -> None:
    wall = Wall()
    accounts = Accounts(stores.accounts, wall)
    player, token = await accounts.guest()
    async with stores.database.reading() as connection:
        await connection.exec_driver_sql("PRAGMA query_only = ON")
    wall.at = NOON + 3_600_000
    # Being seen cannot be noted, and still one is known.
    assert await accounts.of_token(token) == player
    # The refused write gave up its connection: the next one finds the file as it is now, writable.
    changed = await accounts.change(player.id, avatar=4)
    assert changed.player.avatar == 4


async def test_another_writer_is_waited_for_and_then_refused(stores: Stores, tmp_path: Path) -> None:
    await pragma(stores, "busy_timeout = 20")
    with closing(sqlite3.connect(tmp_path / "hall.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked"):
            await stores.ledger.settle("r1", "t", POINTS)
        other.execute("ROLLBACK")
    await stores.ledger.settle("r1", "t", POINTS)
    assert await stores.ledger.balance("zhou") == 2_006
