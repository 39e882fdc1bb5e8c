"""A hall that goes down in the middle of everything, and comes back where it was."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.hall.evening import HandClock, evening, play_round, turn_of_somebody, two_claimants
from tests.hall.test_clock import Banked
from tests.stores.files import NOON

from teahouse.hall.clock import Timing
from teahouse.hall.deeds import Agreement
from teahouse.hall.errors import Refusal
from teahouse.hall.log import Row
from teahouse.hall.orders import nothing
from teahouse.hall.settlement import Settlement
from teahouse.kernel import Record, digest, verify
from teahouse.stores.table_log import SqliteTableLog

CALM = Timing(bot_pause=(0, 0), restart_jitter=0)


@contextmanager
def dying_before_it_settles(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rounds that end meanwhile come into no books."""

    async def never(*_: Any) -> None:
        raise AssertionError("the hall dies before it settles")

    with monkeypatch.context() as dying:
        dying.setattr(Settlement, "_run", never)
        yield


async def test_a_round_goes_on_where_it_was(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        for _ in range(5):
            player = await turn_of_somebody(house, table, clients)
            question: Any = player.asked(table.id)
            player.play(table.id, question["ask"]["actions"][0])
            await house.rest()
        assert table.match.playing is not None
        before = digest(table.match.playing), table.match.q, [client.pictures[table.id] for client in clients]
    async with evening(tmp_path) as house:
        again = house.hall.tables.get(table.id)
        assert again.match.playing is not None
        clients = [house.client(name) for name in ("anna", "ben", "cleo")]
        for client in clients:
            client.enter(table.id)
        assert (digest(again.match.playing), again.match.q) == before[:2]
        for client, old in zip(clients, before[2], strict=True):
            new = client.pictures[table.id]
            assert (new["public"], new["private"], new["seat"]) == (old["public"], old["private"], old["seat"])
            assert (new["question"] or {}).get("q") == (old["question"] or {}).get("q")
        await play_round(house, again, clients)
        await house.settled()
        kept = await house.stores.archive.record(f"{table.id}-1")
        assert kept is not None
        verify(again.match.game, msgspec.json.decode(kept, type=Record))


async def test_an_open_claim_window_is_still_open_for_those_who_have_not_answered(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        _, first, second = await two_claimants(house, table, clients)
        second.play(table.id, {"type": "snatch"}, action_id="kept")
        await house.rest()
        names = first.player.name, second.player.name
    async with evening(tmp_path) as house:
        first, second = (house.client(name) for name in names)
        first.enter(table.id)
        second.enter(table.id)
        assert first.asked(table.id) is not None
        assert second.asked(table.id) is None
        second.play(table.id, {"type": "snatch"}, action_id="kept")
        assert second.of("update")[-1]["id"] == "kept", "its answer is known"
        first.play(table.id, {"type": "pass"})
        await house.rest()
        snatched = [event for event in first.of("update")[-1]["events"] if event["type"] == "snatched"]
        assert [event["seat"] for event in snatched] == [second.pictures[table.id]["seat"]]


async def test_the_outage_is_given_back_to_the_clocks_up_to_twenty_seconds(tmp_path: Path) -> None:
    for outage, credit in ((4_000, 4_000), (3_600_000, 20_000)):
        folder = tmp_path / str(outage)
        folder.mkdir()
        async with evening(folder, timing=CALM) as house:
            table, clients = await house.table("anna", "ben", "cleo")
            player = await turn_of_somebody(house, table, clients)
            name = player.player.name
        async with evening(folder, timing=CALM, clock=HandClock(NOON + outage)) as house:
            again = house.hall.tables.get(table.id)
            player = house.client(name)
            player.enter(table.id)
            question: Any = player.asked(table.id)
            assert question["left"] == 10_000
            assert question["at"] == NOON + outage + credit
            acts = len(again.match.acts)
            await house.wait(10_000 + credit + 249)
            assert len(again.match.acts) == acts
            await house.wait(1)
            assert again.match.acts[acts].cause == "clock"


async def test_what_a_bank_has_lost_stays_lost(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(Banked(),), timing=CALM) as house:
        table, clients = await house.table("anna", "ben", "cleo", game="banked")
        player = await turn_of_somebody(house, table, clients)
        seat = clients.index(player)
        await house.wait(16_000)
        question: Any = player.asked(table.id)
        player.play(table.id, question["ask"]["actions"][0])
        await house.rest()
        wall = house.clock.wall()
    async with evening(tmp_path, games=(Banked(),), timing=CALM, clock=HandClock(wall)) as house:
        assert house.hall.tables.get(table.id).deadlines._banks["turn"][seat] == 14_000


async def test_a_waiting_table_keeps_its_code_and_its_people(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {"stake": 2}, Agreement(rounds=8))
        await house.hall.seating.sit(house.player("ben"), table_id, 2)
        code = house.hall.tables.code(table_id)
    async with evening(tmp_path) as house:
        assert code is not None
        assert house.hall.seating.by_code(code) == table_id
        assert house.hall.tables.of("ben") == [table_id]
        match = house.hall.tables.get(table_id).match
        assert [chair and chair.player.id for chair in match.chairs] == ["anna", None, "ben"]
        assert match.charter.options == {"stake": 2}


async def test_who_does_not_come_back_is_shown_as_gone_only_after_a_while(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, _ = await house.table("anna", "ben", "cleo")
    async with evening(tmp_path, timing=CALM) as house:
        ben = house.client("ben")
        ben.enter(table.id)

        def seen() -> list[bool]:
            return [sitter["online"] for sitter in ben.pictures[table.id]["desk"]["seats"]]

        assert seen() == [True, True, True]
        house.client("anna").enter(table.id)
        await house.wait(CALM.expected_for - 1)
        assert seen() == [True, True, True]
        assert "online" not in str([update.get("desk") for update in ben.of("update")]), "nobody flickers"
        await house.wait(1)
        assert seen() == [True, True, False]


async def test_a_round_that_ended_unsettled_is_settled_at_the_next_start_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        with dying_before_it_settles(monkeypatch):
            await play_round(house, table, [anna])
        table_id = table.id
        assert await house.stores.archive.entry(f"{table_id}-1") is None
    for _ in range(2):
        async with evening(tmp_path) as house:
            await house.settled()
            entry = await house.stores.archive.entry(f"{table_id}-1")
            assert entry is not None
            assert await house.stores.ledger.balance("anna") == 2_000 + entry.points[0]
            assert house.hall.tables.get(table_id).match.state == "between"
            assert await house.stores.ledger.check() == []


async def test_a_round_that_is_not_settled_yet_keeps_its_rows_although_the_next_is_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        with dying_before_it_settles(monkeypatch):
            await play_round(house, table, [anna])
            anna.say({"type": "ready", "table": table.id})
            await house.rest()
        assert (table.match.state, table.match.number) == ("playing", 2)
        assert await house.stores.archive.entry(f"{table.id}-1") is None
    async with evening(tmp_path) as house:
        await house.settled()
        entry = await house.stores.archive.entry(f"{table.id}-1")
        assert entry is not None
        assert await house.stores.ledger.balance("anna") == 2_000 + entry.points[0]
        again = house.hall.tables.get(table.id).match
        assert (again.state, again.number) == ("playing", 2)


async def test_the_second_round_needs_only_its_own_rows(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await play_round(house, table, clients)
        await house.settled()
        for client in clients:
            client.say({"type": "ready", "table": table.id})
        await house.settled()
        rows = await house.hall.log.rows(table.id)
        assert rows[0].kind == "round"
        won = [chair and chair.won for chair in table.match.chairs]
    async with evening(tmp_path) as house:
        again = house.hall.tables.get(table.id)
        assert again.match.number == 2
        assert [chair and chair.won for chair in again.match.chairs] == won
        assert again.match.state == "playing"


@pytest.mark.parametrize("left", [1, 5])
async def test_a_log_that_was_interrupted_at_forgetting_is_read_from_its_running_round_on(
    tmp_path: Path, left: int
) -> None:
    """Settled rounds are forgotten a slice at a time: a kill may leave the end of one before the next."""
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await play_round(house, table, clients)
        settled = await house.hall.log.rows(table.id)
        await house.settled()
        for client in clients:
            client.say({"type": "ready", "table": table.id})
        await house.settled()
    await put_back(tmp_path, settled[-left:])
    async with evening(tmp_path) as house:
        await house.settled()
        again = house.hall.tables.get(table.id)
        assert (again.match.state, again.match.number) == ("playing", 2)
        assert [row.kind for row in await house.hall.log.rows(table.id)][:1] == ["round"]


async def test_the_rest_of_a_table_that_was_being_forgotten_is_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo", rounds=1)
        await play_round(house, table, clients)
        played = await house.hall.log.rows(table.id)
        await house.settled()
        assert table.match.state == "over"
    closed = msgspec.structs.replace(played[-1], seq=played[-1].seq + 1, kind="close")
    await put_back(tmp_path, [*played[-3:], closed])
    async with evening(tmp_path) as house:
        await house.settled()
        assert len(house.hall.tables) == 0
        assert await house.hall.log.tables() == []


async def put_back(folder: Path, rows: list[Row]) -> None:
    """Rows that the log had forgotten already."""
    log = SqliteTableLog(folder / "tables.db")
    await log.open()
    for row in rows:
        log.append(row, nothing)
    await log.close()


async def broken_off(folder: Path) -> tuple[str, str]:
    """Two tables in play when the hall stops; the first has seen some acts."""
    async with evening(folder) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        for _ in range(4):
            player = await turn_of_somebody(house, table, clients)
            question: Any = player.asked(table.id)
            player.play(table.id, question["ask"]["actions"][0])
            await house.rest()
        other, _ = await house.table("dora")
    return table.id, other.id


async def is_void_and_the_other_plays_on(folder: Path, table: str, other: str) -> None:
    async with evening(folder) as house:
        await house.settled()
        assert house.hall.tables.get(table).match.state == "void"
        assert house.hall.tables.get(other).match.state == "playing"
        entry = await house.stores.archive.entry(f"{table}-1")
        assert entry is not None
        assert (entry.ending, entry.points) == ("void", (0, 0, 0))


async def test_a_log_that_was_tampered_with_voids_its_table_and_nobody_pays(tmp_path: Path) -> None:
    table, other = await broken_off(tmp_path)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute(
            "UPDATE sealed SET row = zeroblob(80) WHERE tab = ?1 AND seq ="
            " (SELECT max(seq) - 1 FROM sealed WHERE tab = ?1)",
            (table,),
        )
    database.close()
    await is_void_and_the_other_plays_on(tmp_path, table, other)


async def test_a_log_that_leads_elsewhere_voids_its_table_and_nobody_pays(tmp_path: Path) -> None:
    """As when the rules have changed under it: the state before a row is not the one that the row was written in."""
    table, other = await broken_off(tmp_path)
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    rows = await log.rows(table)
    log.forget(table, rows[-1].seq + 1)
    await log.drained()
    rows[-2] = msgspec.structs.replace(rows[-2], digest=bytes.fromhex("0011223344556677"))
    for row in rows:
        log.append(row, lambda _: None)
    await log.close()
    await is_void_and_the_other_plays_on(tmp_path, table, other)


async def test_an_orderly_stop_tells_everybody_and_refuses_what_comes_after(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        player = await turn_of_somebody(house, table, [anna])
        question: Any = player.asked(table.id)
        anna.play(table.id, question["ask"]["actions"][0], action_id="last")
        await house.hall.stop()
        told = [message for message in anna.heard if message["type"] in ("update", "notice")]
        assert told[-2]["id"] == "last", "what was under way is written and shown first"
        assert told[-1] == {"type": "notice", "key": "restarting", "params": {"wait": 2_000}}
        assert anna.closed == (1012, "restarting")
        with pytest.raises(Refusal, match="restarting"):
            await house.hall.seating.open(house.player("ben"), "snatch", {})
        acts = len(table.match.acts)
        anna.say({"type": "autopilot", "table": table.id, "on": True})
        assert anna.of("refused")[-1]["key"] == "table-closed"
        assert len(table.match.acts) == acts


async def test_an_orderly_stop_waits_until_a_round_that_has_just_ended_is_in_the_books(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        settle = house.stores.ledger.settle

        async def slowly(*booked: Any) -> None:
            await asyncio.sleep(0.2)
            await settle(*booked)

        monkeypatch.setattr(house.stores.ledger, "settle", slowly)
        await play_round(house, table, [anna])
        assert await house.stores.archive.entry(f"{table.id}-1") is None
        await house.hall.stop()
        assert await house.stores.archive.entry(f"{table.id}-1") is not None
