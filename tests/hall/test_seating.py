"""How people come to sit: quick match, friends' tables, sitting down, leaving, bots."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.hall.evening import Evening, evening, play_round

from teahouse.hall.clock import Timing
from teahouse.hall.deeds import Agreement
from teahouse.hall.errors import Refusal
from teahouse.hall.seating import day_of
from teahouse.hall.table import Table
from teahouse.kernel import Seat


def ids(table: Table) -> list[str | None]:
    return [chair.player.id if chair is not None else None for chair in table.match.chairs]


async def refused(house: Evening, key: str, asked: Any) -> None:
    with pytest.raises(Refusal) as caught:
        await asked
    assert caught.value.key == key
    await house.rest()


# ── quick match ──────────────────────────────────────────────────────────────


async def test_people_who_want_the_same_game_meet_at_one_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        tables = [await house.hall.quick.seat(house.player(name), "snatch") for name in ("anna", "ben", "cleo")]
        assert len(set(tables)) == 1
        assert ids(house.hall.tables.get(tables[0])) == ["anna", "ben", "cleo"]
        assert await house.hall.quick.seat(house.player("dora"), "snatch") != tables[0]


async def test_twelve_people_at_once_fill_four_tables_and_nobody_sits_twice(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        people = [f"p{number}" for number in range(12)]
        await house.hall.quick.seat(house.player("p0"), "snatch")
        await asyncio.gather(*(house.hall.quick.seat(house.player(name), "snatch") for name in people))
        seated = [name for table in house.hall.tables for name in ids(table) if name is not None]
        assert sorted(seated) == sorted(people)


async def test_bots_fill_a_quick_table_after_three_seconds_and_the_round_begins(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing()) as house:
        table_id = await house.hall.quick.seat(house.player("anna"), "snatch")
        anna = house.client("anna")
        anna.enter(table_id)
        await house.wait(2_999)
        assert anna.pictures[table_id]["desk"]["state"] == "waiting"
        await house.wait(1)
        assert anna.pictures[table_id]["desk"]["state"] == "playing"
        assert [seat["bot"] for seat in anna.pictures[table_id]["desk"]["seats"]] == [False, True, True]


async def test_a_practice_table_is_full_at_once_and_is_not_joined_by_others(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.quick.seat(house.player("anna"), "snatch", practice=True)
        assert None not in ids(house.hall.tables.get(table_id))
        assert await house.hall.quick.seat(house.player("ben"), "snatch", practice=True) != table_id
        assert await house.hall.quick.seat(house.player("anna"), "snatch", practice=True) == table_id


async def test_quick_leads_back_to_the_table_where_one_sits_already(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.quick.seat(house.player("anna"), "snatch")
        assert await house.hall.quick.seat(house.player("anna"), "snatch") == table_id


async def test_who_changes_tables_does_not_come_back_to_the_one_that_was_left(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        left = await house.hall.quick.seat(house.player("anna"), "snatch")
        await house.hall.quick.seat(house.player("ben"), "snatch")
        await house.hall.seating.leave(house.player("anna"), left)
        assert await house.hall.quick.seat(house.player("anna"), "snatch", besides=left) != left
        assert ids(house.hall.tables.get(left)) == [None, "ben", None]


async def test_a_round_waits_five_seconds_for_people_who_have_not_come_in(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing()) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {}, bots=True)
        await house.wait(4_999)
        assert house.hall.tables.get(table_id).match.state == "waiting"
        anna = house.client("anna")
        anna.enter(table_id)
        await house.rest()
        assert anna.pictures[table_id]["desk"]["state"] == "playing"


# ── friends' tables ──────────────────────────────────────────────────────────


async def test_a_friends_table_has_a_code_of_six_digits_that_leads_to_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {"stake": 2}, Agreement(rounds=4))
        code = house.hall.tables.code(table_id)
        assert code is not None
        assert len(code) == 6
        assert code.isdecimal()
        assert house.hall.seating.by_code(code) == table_id
        card = house.hall.tables.card(table_id)
        assert (card.kind, card.options, card.rounds, card.taken) == ("friends", {"stake": 2}, 4, (True, False, False))


@pytest.mark.parametrize(
    ("game", "options", "rounds", "key"),
    [
        ("go", {}, None, "unknown-game"),
        ("snatch", {"stake": 3}, None, "bad-option"),
        ("snatch", {"steak": 1}, None, "bad-option"),
        ("snatch", {}, 0, "bad-rounds"),
        ("snatch", {}, 65, "bad-rounds"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(
    tmp_path: Path, game: str, options: dict[str, Any], rounds: int | None, key: str
) -> None:
    async with evening(tmp_path) as house:
        await refused(
            house, key, house.hall.seating.open(house.player("anna"), game, options, Agreement(rounds=rounds))
        )
        assert len(house.hall.tables) == 0


async def test_nobody_sits_twice_on_a_taken_seat_or_at_a_full_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        seating, anna, ben = house.hall.seating, house.player("anna"), house.player("ben")
        table_id = await seating.open(anna, "snatch", {})
        await refused(house, "already-seated", seating.sit(anna, table_id))
        await refused(house, "seat-taken", seating.sit(ben, table_id, 0))
        await refused(house, "unknown-seat", seating.sit(ben, table_id, 3))
        await refused(house, "unknown-seat", seating.sit(ben, table_id, -1))
        await refused(house, "unknown-table", seating.sit(ben, "nowhere"))
        await seating.sit(ben, table_id, 2)
        await seating.sit(house.player("cleo"), table_id)
        assert ids(house.hall.tables.get(table_id)) == ["anna", "cleo", "ben"]
        await refused(house, "table-full", seating.sit(house.player("dora"), table_id))
        with pytest.raises(Refusal, match="unknown-code"):
            seating.by_code("1234567")


async def test_who_sits_down_where_he_looks_on_looks_from_the_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = house.hall.tables.get(await house.hall.seating.open(house.player("anna"), "snatch", {}))
        ben, other = house.client("ben"), house.client("cleo")
        ben.enter(table.id)
        other.enter(table.id)
        await house.hall.seating.sit(house.player("ben"), table.id)
        assert (ben.of("gone")[-1]["key"], other.of("gone")) == ("moved", [])
        ben.enter(table.id)
        await house.wait(0)
        assert ben.pictures[table.id]["seat"] == 1
        assert ben.pictures[table.id]["desk"]["seats"][1]["online"]
        assert table.onlookers == 1


async def test_who_is_broke_is_topped_up_when_sitting_down(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        await house.stores.ledger.settle("lost", "elsewhere", {"anna": -2_500, "ben": 2_500})
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {})
        chair = house.hall.tables.get(table_id).match.chairs[0]
        assert chair is not None
        assert chair.points == 1_000
        assert await house.stores.ledger.check() == []


def test_a_day_begins_when_it_does_in_the_two_towns() -> None:
    assert day_of(1_771_257_599_999) == "2026-02-16"
    assert day_of(1_771_257_600_000) == "2026-02-17"


async def test_the_host_lets_bots_in_and_nobody_else_does(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        seating = house.hall.seating
        table_id = await seating.open(house.player("anna"), "snatch", {})
        await seating.sit(house.player("ben"), table_id)
        await refused(house, "not-host", seating.fill(house.player("ben"), table_id))
        await refused(house, "not-seated", seating.fill(house.player("dora"), table_id))
        await seating.fill(house.player("anna"), table_id)
        assert None not in ids(house.hall.tables.get(table_id))


async def test_a_friends_table_is_not_filled_by_itself(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing()) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {})
        house.client("anna").enter(table_id)
        await house.wait(600_000)
        assert ids(house.hall.tables.get(table_id)) == ["anna", None, None]


# ── leaving ──────────────────────────────────────────────────────────────────


async def test_who_leaves_a_waiting_table_frees_the_seat_and_the_next_becomes_host(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {})
        await house.hall.seating.sit(house.player("ben"), table_id)
        anna = house.client("anna")
        anna.enter(table_id)
        await house.hall.seating.leave(house.player("anna"), table_id)
        await house.rest()
        match = house.hall.tables.get(table_id).match
        assert ids(house.hall.tables.get(table_id)) == [None, "ben", None]
        assert match.host == 1
        assert anna.of("gone") == [{"type": "gone", "table": table_id, "key": "left"}]
        assert house.hall.tables.of("anna") == []


async def test_who_leaves_in_a_round_is_played_for_and_settled_with_and_then_gone(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (_, ben) = await house.table("anna", "ben")
        await house.hall.seating.leave(house.player("anna"), table.id)
        await house.rest()
        assert house.hall.tables.of("anna") == []
        assert ben.pictures[table.id]["desk"]["seats"][0]["autopilot"] is True
        await play_round(house, table, [ben])
        await house.settled()
        entry = await house.stores.archive.entry(f"{table.id}-1")
        assert entry is not None
        assert entry.seats[0].id == "anna"
        assert await house.stores.ledger.balance("anna") == 2_000 + entry.points[0]
        assert ids(table)[:2] == [None, "ben"]
        assert ben.pictures[table.id]["desk"]["state"] == "waiting"


async def test_a_table_that_everybody_has_left_is_closed_and_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {})
        code = house.hall.tables.code(table_id)
        await house.hall.seating.leave(house.player("anna"), table_id)
        await house.wait(house.hall.timing.sweep)
        assert len(house.hall.tables) == 0
        assert await house.hall.log.tables() == []
        with pytest.raises(Refusal, match="unknown-code"):
            house.hall.seating.by_code(code or "")


async def test_who_is_away_from_a_waiting_table_for_a_minute_loses_the_seat(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing()) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {})
        await house.hall.seating.sit(house.player("ben"), table_id)
        ben = house.client("ben")
        ben.enter(table_id)
        await house.wait(60_000)
        assert ids(house.hall.tables.get(table_id)) == [None, "ben", None]


async def test_a_table_whose_people_never_come_back_is_closed(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing(bot_pause=(0, 0))) as house:
        table, (anna,) = await house.table("anna")
        anna.visitor.closed()
        await house.wait(200_000)
        await house.settled()
        assert len(house.hall.tables) == 0
        assert await house.stores.archive.entry(f"{table.id}-1") is not None
        assert await house.stores.archive.entry(f"{table.id}-2") is None


async def test_who_reads_the_settlement_for_long_finds_the_table_again(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing(bot_pause=(0, 0))) as house:
        table, (anna,) = await house.table("anna")
        await play_round(house, table, [anna])
        await house.wait(120_000)
        assert anna.pictures[table.id]["desk"]["state"] == "between"
        anna.say({"type": "ready", "table": table.id})
        await house.rest()
        assert anna.pictures[table.id]["desk"]["state"] == "playing"


async def test_while_the_hall_shuts_nobody_sits_down(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {})
        house.hall.seating.closed = True
        seat: Seat | None = None
        await refused(house, "restarting", house.hall.quick.seat(house.player("ben"), "snatch"))
        await refused(house, "restarting", house.hall.seating.sit(house.player("ben"), table_id, seat))
        await refused(house, "restarting", house.hall.seating.open(house.player("ben"), "snatch", {}))
