"""What goes wrong stays where it went wrong: faulty rules void one table, a disk that fails loses nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.hall.evening import Evening, evening, play_round, turn_of_somebody
from tests.laws.snatch import Discard, Public, SnatchGame, Table, Turn

from teahouse.edge.workers import BesideTheHall
from teahouse.hall.errors import Refusal, StoreUnavailable
from teahouse.kernel import Chance, Event, Record, Round, Setup, verify
from teahouse.stores.table_log import SqliteTableLog

# ── faulty rules ─────────────────────────────────────────────────────────────


class FaultyTurn(Turn, frozen=True, tag="turn"):
    def act(self, round: Any, seat: int, action: Discard, out: list[Event]) -> None:
        round.hands[seat].clear()
        raise ZeroDivisionError("a rule that was never tried")


class Faulty(SnatchGame):
    """Breaks down at the first discard, half-way through it."""

    key = "faulty"

    def deal(self, setup: Setup, chance: Chance) -> tuple[Round, list[Event]]:
        round, events = super().deal(setup, chance)
        round.phase = FaultyTurn(round.actors()[0])
        return round, events


class Unplayable(SnatchGame):
    key = "unplayable"

    def deal(self, setup: Setup, chance: Chance) -> tuple[Round, list[Event]]:
        raise ZeroDivisionError("it cannot even be dealt")


class Blurred(Table):
    """Cannot be looked at once its first tile has been discarded."""

    __slots__ = ()

    def show(self) -> Public:
        if self.pond:
            raise LookupError("the view reads what it may not")
        return super().show()


class Unseeable(SnatchGame):
    key = "unseeable"
    round = Blurred


GAMES = (SnatchGame(), Faulty(), Unplayable(), Unseeable())


class Doomed(BesideTheHall):
    """Dies of whatever it is given."""

    def submit(self, _: Callable[..., Any], /, *__: Any, **___: Any) -> Future[Any]:
        return super().submit(os._exit, 1)


class DiesOnce(BesideTheHall):
    """Dies of the first thing that it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.given = 0

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        self.given += 1
        return super().submit(os._exit, 1) if self.given == 1 else super().submit(work, *arguments, **named)


async def settled_at_last(house: Evening) -> None:
    """Time passes until no round is tried again; processes need real time beside it."""
    while house.hall.settlement.open:
        await house.wait(100)
        await asyncio.sleep(0.01)


async def break_down(house: Evening) -> str:
    table, clients = await house.table("anna", "ben", "cleo", game="faulty")
    player = next(client for client in clients if client.asked(table.id))
    question: Any = player.asked(table.id)
    player.play(table.id, question["ask"]["actions"][0])
    await house.rest()
    await house.settled()
    assert {client.pictures[table.id]["desk"]["state"] for client in clients} == {"void"}
    return table.id


@pytest.fixture(autouse=True)
def faults_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("ERROR")


async def test_faulty_rules_void_their_table_and_nobody_pays(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with evening(tmp_path, games=GAMES) as house:
        table_id = await break_down(house)
        assert "a rule that was never tried" in caplog.text
        entry = await house.stores.archive.entry(f"{table_id}-1")
        assert entry is not None
        assert (entry.ending, entry.points) == ("void", (0, 0, 0))
        assert await house.stores.ledger.balance("anna") == 2_000
        assert await house.stores.ledger.postings("anna") == [], "a void round is not in the book at all"
        kept = await house.stores.archive.record(f"{table_id}-1")
        assert kept is not None
        assert msgspec.json.decode(kept, type=Record).void
        assert await house.hall.log.tables() == []


async def test_a_void_table_takes_no_more_orders_and_frees_its_players(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES) as house:
        table_id = await break_down(house)
        anna = house.client("anna")
        anna.enter(table_id)
        anna.say({"type": "ready", "table": table_id})
        assert anna.of("refused")[-1]["key"] == "table-closed"
        assert house.hall.tables.of("anna") == []


async def test_other_tables_do_not_notice(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES) as house:
        other, (dora,) = await house.table("dora")
        await break_down(house)
        await play_round(house, other, [dora])
        await house.settled()
        assert dora.pictures[other.id]["desk"]["state"] == "between"
        assert await house.stores.archive.entry(f"{other.id}-1") is not None


async def test_rules_that_cannot_deal_void_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES) as house:
        table, (anna,) = await house.table("anna", game="unplayable")
        await house.settled()
        assert anna.pictures[table.id]["desk"]["state"] == "void"
        assert await house.hall.log.tables() == []


async def test_a_view_that_breaks_down_voids_the_table_too(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES) as house:
        table, clients = await house.table("anna", "ben", "cleo", game="unseeable")
        player = next(client for client in clients if client.asked(table.id))
        question: Any = player.asked(table.id)
        player.play(table.id, question["ask"]["actions"][0])
        await house.rest()
        assert table.match.state == "void"
        assert {client.pictures[table.id]["desk"]["state"] for client in clients} == {"void"}
        assert house.hall.tables.of("anna") == []
        rows = table.rows
        await house.wait(10_000)
        assert table.rows == rows, "the end is written once"


async def test_a_fault_does_not_come_back_at_the_next_start(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES) as house:
        await break_down(house)
    async with evening(tmp_path, games=GAMES) as house:
        await house.settled()
        assert len(house.hall.tables) == 0


async def test_a_void_round_of_a_room_counts_for_no_rating(tmp_path: Path) -> None:
    async with evening(tmp_path, games=GAMES) as house:
        names = ("anna", "ben", "cleo")
        (table_id,) = {await house.hall.quick.seat(house.player(name), "faulty") for name in names}
        clients = [house.client(name) for name in names]
        for client in clients:
            client.enter(table_id)
        await house.wait(0)
        player = next(client for client in clients if client.asked(table_id))
        question: Any = player.asked(table_id)
        player.play(table_id, question["ask"]["actions"][0])
        await house.settled()
        entry = await house.stores.archive.entry(f"{table_id}-1")
        assert entry is not None
        assert (entry.kind, entry.ending, entry.rated) == ("quick", "void", False)
        assert await house.stores.ratings.of_player("anna") == []


async def test_a_fault_whose_rows_were_not_forgotten_is_passed_over_at_the_next_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hall dies before it forgets: the rows at which the rules broke down are there, and are not tried again."""
    async with evening(tmp_path, games=GAMES) as house:
        monkeypatch.setattr(house.hall.log, "forget", lambda *_: None)
        table_id = await break_down(house)
        assert [row.kind for row in await house.hall.log.rows(table_id)][-2:] == ["act", "fault"]
    caplog.clear()
    async with evening(tmp_path, games=GAMES) as house:
        await house.settled()
        assert len(house.hall.tables) == 0
        assert await house.hall.log.tables() == []
        assert await house.stores.ledger.balance("anna") == 2_000
    assert caplog.text == ""


# ── a disk that fails ────────────────────────────────────────────────────────


class Disk:
    """Makes connections to a file whose disk can be made to fail."""

    def __init__(self) -> None:
        self.fails = False

    def connect(self, *args: Any, **kwargs: Any) -> sqlite3.Connection:
        disk = self

        class Watched(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
                if disk.fails and sql.startswith("INSERT"):
                    raise sqlite3.OperationalError("database or disk is full")
                return super().execute(sql, *values)

        return sqlite3.connect(*args, factory=Watched, **kwargs)


async def test_an_action_that_is_not_saved_has_not_happened_and_can_be_sent_again(tmp_path: Path) -> None:
    disk = Disk()
    async with evening(tmp_path, log=SqliteTableLog(tmp_path / "tables.db", disk.connect)) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        question: Any = player.asked(table.id)
        acts, others = len(table.match.acts), [client for client in clients if client is not player]
        public = [client.pictures[table.id]["public"] for client in others]
        disk.fails = True
        player.play(table.id, question["ask"]["actions"][0], action_id="again")
        await house.rest()
        assert player.of("refused")[-1]["key"] == "not-saved"
        assert len(table.match.acts) == acts
        assert [client.pictures[table.id]["public"] for client in others] == public
        assert not house.hall.is_writable
        still: Any = player.asked(table.id)
        assert still["q"] == question["q"]
        disk.fails = False
        player.play(table.id, still["ask"]["actions"][0], action_id="again")
        await house.rest()
        assert len(table.match.acts) == acts + 1
        assert player.of("update")[-1]["id"] == "again"


async def test_while_the_disk_fails_nobody_runs_out_of_time_and_bots_try_again(tmp_path: Path) -> None:
    disk = Disk()
    async with evening(tmp_path, log=SqliteTableLog(tmp_path / "tables.db", disk.connect)) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await turn_of_somebody(house, table, clients)
        acts = len(table.match.acts)
        disk.fails = True
        await house.wait(60_000)
        assert len(table.match.acts) == acts
        disk.fails = False
        await house.wait(2_000)
        assert len(table.match.acts) == acts + 1
        assert table.match.acts[acts].cause == "clock"


async def test_a_table_that_cannot_be_saved_is_not_opened(tmp_path: Path) -> None:
    disk = Disk()
    async with evening(tmp_path, log=SqliteTableLog(tmp_path / "tables.db", disk.connect)) as house:
        disk.fails = True
        with pytest.raises(Refusal, match="not-saved"):
            await house.hall.seating.open(house.player("anna"), "snatch", {})
        assert len(house.hall.tables) == 0


async def test_while_the_log_fails_accounts_and_books_are_kept_as_ever(tmp_path: Path) -> None:
    """The two files fail apart: a round that was over is settled although no table can go on."""
    disk = Disk()
    async with evening(tmp_path, log=SqliteTableLog(tmp_path / "tables.db", disk.connect)) as house:
        table, (anna,) = await house.table("anna")
        await play_round(house, table, [anna], each=lambda: setattr(disk, "fails", table.match.playing is None))
        await house.settled()
        newcomer, _ = await house.hall.accounts.guest()
        with pytest.raises(Refusal, match="not-saved"):
            await house.hall.seating.open(newcomer, "snatch", {})
        entry = await house.stores.archive.entry(f"{table.id}-1")
        assert entry is not None
        assert await house.stores.ledger.balance("anna") == 2_000 + entry.points[0]
        disk.fails = False
        assert await house.hall.seating.open(newcomer, "snatch", {})


async def test_books_that_cannot_be_written_are_written_later_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        keep = house.stores.archive.keep
        tries = 0

        async def failing(*args: Any) -> None:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise StoreUnavailable("disk full")
            await keep(*args)

        monkeypatch.setattr(house.stores.archive, "keep", failing)
        await play_round(house, table, [anna])
        await settled_at_last(house)
        entry = await house.stores.archive.entry(f"{table.id}-1")
        assert entry is not None
        assert tries == 3
        assert await house.stores.ledger.balance("anna") == 2_000 + entry.points[0]


async def test_a_round_keeps_its_record_though_the_process_that_makes_records_dies(tmp_path: Path) -> None:
    with DiesOnce() as process:
        async with evening(tmp_path, executor=process) as house:
            table, (anna,) = await house.table("anna")
            await play_round(house, table, [anna])
            await settled_at_last(house)
            assert process.given == 2
            kept = await house.stores.archive.record(f"{table.id}-1")
            assert kept is not None
            verify(table.match.game, msgspec.json.decode(kept, type=Record))


async def test_a_round_at_which_every_process_dies_leaves_no_record_and_is_settled(tmp_path: Path) -> None:
    with Doomed() as executor:
        async with evening(tmp_path, executor=executor) as house:
            table, (anna,) = await house.table("anna")
            await play_round(house, table, [anna])
            await settled_at_last(house)
            assert await house.stores.archive.entry(f"{table.id}-1") is None
            assert await house.stores.ledger.balance("anna") == 2_000 + table.match.scores[0][0]
