"""Rooms: what a file of them may say, who may enter, what is at stake, and with whom one comes to sit."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.hall.evening import Evening, evening, play_round
from tests.laws.snatch import SnatchGame

from teahouse.hall.errors import Refusal
from teahouse.hall.rooms import BadRooms, built_in, read
from teahouse.hall.table import Table
from teahouse.kernel import registry

GAMES = {"snatch": SnatchGame()}

SOUND = """
[[room]]
key = "all"
title = { zh = "大家", en = "All" }

[[room]]
key = "alone"
title = { zh = "练习", en = "Alone" }
bots = "only"
"""


def ids(table: Table) -> list[str | None]:
    return [chair.player.id if chair is not None else None for chair in table.match.chairs]


async def quick(house: Evening, name: str, room: str | None = None, **more: Any) -> Table:
    table = await house.hall.quick.seat(house.player(name), "snatch", room=room, **more)
    await house.rest()
    return house.hall.tables.get(table)


async def give(house: Evening, name: str, points: int) -> None:
    await house.stores.ledger.settle(f"gift to {name}", "t", {name: points, "giver": -points})


# ── the file ─────────────────────────────────────────────────────────────────


def test_the_built_in_rooms_carry_every_game_of_the_registry() -> None:
    games = {game.key: game for game in registry.games()}
    rooms = built_in(games)
    for key in games:
        assert [room.key for room in rooms.of(key)] == [
            "newcomers", "junior", "middle", "senior", "strangers", "practice",
        ]  # fmt: skip
        assert (rooms.first(key).key, rooms.practice(key).key) == ("newcomers", "practice")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("room = 3", "Expected `array`, got `int` - at `$.room`"),
        ("[[room]", "Expected ']]'"),
        (SOUND + "[[room]]\nkey = 'all'\ntitle = { zh = '', en = '' }", "two rooms have the same key"),
        (SOUND.replace('key = "all"', 'key = "All!"'), "Expected `str` matching regex"),
        (SOUND.replace('key = "all"', 'key = "all"\nstake = 0'), "Expected `int` >= 1 - at `$.room[0].stake`"),
        (SOUND.replace('key = "all"', 'key = "all"\nprice = 1'), "Object contains unknown field `price`"),
        (SOUND.replace('key = "all"', 'key = "all"\ngames = ["go"]'), "room all: no game is called 'go'"),
        (SOUND.replace('key = "all"', 'key = "all"\nentry = 5'), "snatch has no room that everybody may enter"),
        (SOUND.replace('bots = "only"', ""), "snatch has no room to practise in"),
        (SOUND.replace('bots = "only"', 'bots = "only"\nprotected = true'), "bots alone need no protection"),
        (SOUND.replace('key = "all"', 'key = "all"\noptions = { snatch = { x = 1 } }'), "bad-option of snatch"),
    ],
)
def test_a_bad_file_is_refused_with_what_is_wrong(text: str, what: str) -> None:
    with pytest.raises(BadRooms) as refused:
        read(text.encode(), GAMES)
    assert what in refused.value.what


# ── entry and stake ──────────────────────────────────────────────────────────


async def test_rooms_ask_for_a_balance(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        await give(house, "ben", 3_000)
        with pytest.raises(Refusal) as refused:
            await quick(house, "anna", "middle")
        assert (refused.value.key, refused.value.params) == ("balance-too-low", {"least": 5_000})
        table = await quick(house, "ben", "middle")
        assert (table.match.charter.room, table.match.charter.stake) == ("middle", 5)
        with pytest.raises(Refusal, match="balance-too-low"):
            await house.hall.seating.sit(house.player("anna"), table.id)
        with pytest.raises(Refusal, match="unknown-room"):
            await quick(house, "ben", "cellar")


async def test_a_round_moves_its_points_times_the_stake(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = await quick(house, "anna", "junior")
        clients = [house.client("anna")]
        clients[0].enter(table.id)
        await house.wait(3_000)
        await play_round(house, table, clients)
        await house.settled()
        outcome = table.match.round.outcome if table.match.round else None
        assert outcome is not None
        assert any(outcome.points)
        doubled = tuple(2 * points for points in outcome.points)
        (entry,) = await house.stores.archive.of_player("anna", None, 10)
        assert (entry.points, entry.stake, entry.room, entry.kind) == (doubled, 2, "junior", "quick")
        assert entry.began_at is not None
        assert entry.began_at <= entry.ended_at
        assert await house.stores.ledger.balance("anna") == 2_000 + doubled[0]
        desk = clients[0].pictures[table.id]["desk"]
        assert (desk["stake"], desk["seats"][0]["points"], desk["seats"][0]["won"]) == (
            2, 2_000 + doubled[0], doubled[0],
        )  # fmt: skip
        assert await house.stores.ledger.check() == []


async def test_a_first_visit_is_seated_at_once_and_bots_come_as_soon_as_ever(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = await quick(house, "anna")
        assert table.match.charter.room == "newcomers"
        anna = house.client("anna")
        anna.enter(table.id)
        assert anna.pictures[table.id]["desk"]["fill_at"] == house.clock.wall() + 3_000
        await house.wait(2_999)
        assert ids(table).count(None) == 2
        await house.wait(1)
        assert [chair.player.bot for chair in table.match.chairs if chair] == [False, True, True]


async def test_a_room_without_bots_waits_for_people(tmp_path: Path) -> None:
    rooms = read(SOUND.replace('key = "all"', 'key = "all"\nbots = "never"').encode(), GAMES)
    async with evening(tmp_path, rooms=rooms) as house:
        table = await quick(house, "anna")
        house.client("anna").enter(table.id)
        await house.wait(600_000)
        assert ids(table) == ["anna", None, None]


# ── with whom ────────────────────────────────────────────────────────────────


async def test_two_windows_of_one_person_get_one_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna = house.player("anna")
        tables = await asyncio.gather(*(house.hall.quick.seat(anna, "snatch") for _ in range(4)))
        assert len(set(tables)) == 1
        assert ids(house.hall.tables.get(tables[0])) == ["anna", None, None]


async def test_a_table_with_people_is_preferred(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        first = await quick(house, "anna")
        second = await quick(house, "ben", besides=first.id)
        await quick(house, "cleo", besides=first.id)
        assert first.id != second.id
        assert (await quick(house, "dora")).id == second.id


async def test_who_names_a_number_of_seats_comes_to_such_a_table_and_others_to_any(tmp_path: Path) -> None:
    game = registry.game("guan-pai")
    async with evening(tmp_path, games=(game,)) as house:

        async def sits(name: str, seats: int | None = None, **more: Any) -> Table:
            table = await house.hall.quick.seat(house.player(name), game.key, seats=seats, **more)
            return house.hall.tables.get(table)

        three, two = await sits("anna", 3), await sits("ben", 2)
        assert (ids(three), ids(two)) == (["anna", None, None], ["ben", None])
        assert await sits("anna") is three
        assert await sits("cleo", 3) is three
        assert await sits("dora") is three, "the table with most people"
        assert await sits("emil") is two
        assert len((await sits("fritz")).match.chairs) == 2, "the game's first number"
        assert len((await sits("gina", 3, practice=True)).match.chairs) == 3
        with pytest.raises(Refusal, match="bad-seats"):
            await sits("hans", 4)


async def test_a_bot_gives_way_to_a_person_between_rounds(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = await quick(house, "anna")
        anna = house.client("anna")
        anna.enter(table.id)
        await house.wait(3_000)
        during = await quick(house, "ben")
        assert during.id != table.id, "nobody is put into a round that is on"
        await house.hall.seating.leave(house.player("ben"), during.id)
        await play_round(house, table, [anna])
        assert (await quick(house, "cleo")).id == table.id
        assert ids(table)[:2] == ["anna", "cleo"]


async def test_a_table_of_the_cheaper_room_is_open_to_the_dearer_when_it_has_waited(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        for name in ("anna", "ben", "cleo"):
            await give(house, name, 30_000)
        cheaper = await quick(house, "anna", "middle")
        house.client("anna").enter(cheaper.id)
        dearer = await quick(house, "ben", "senior")
        assert dearer.match.charter.room == "senior"
        await house.wait(5_000)
        assert (await quick(house, "cleo", "senior", besides=dearer.id)).id == cheaper.id


async def test_what_rooms_there_are_and_who_is_there(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        await quick(house, "anna")
        await quick(house, "ben", practice=True)
        cards = {card.key: card for card in house.hall.quick.rooms("snatch")}
        assert [(cards[key].people, cards[key].waiting) for key in ("newcomers", "junior", "practice")] == [
            (1, 1), (0, 0), (1, 0),
        ]  # fmt: skip
        (card,) = house.hall.quick.listed("snatch")
        assert (card.room, card.people, card.bots, card.taken) == ("newcomers", 1, 0, (True, False, False))
        assert house.hall.quick.listed("snatch", "junior") == []
        with pytest.raises(Refusal, match="unknown-game"):
            house.hall.quick.listed("go")


# ── strangers ────────────────────────────────────────────────────────────────


async def test_people_of_one_address_do_not_meet_in_a_protected_room(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna = await quick(house, "anna", "strangers", address="10.0.0.1")
        ben = await quick(house, "ben", "strangers", address="10.0.0.1")
        cleo = await quick(house, "cleo", "strangers", address="10.0.0.2")
        assert anna.id != ben.id
        assert cleo.id in {anna.id, ben.id}
        with pytest.raises(Refusal, match="drawn-by-lot"):
            await house.hall.seating.sit(house.player("dora"), anna.id)


async def test_in_a_protected_room_everybodys_seat_is_drawn_by_lot(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        drawn: dict[int, set[int | None]] = {1: set(), 2: set(), 3: set()}
        for number in range(60):
            table = await quick(house, f"p{number}", "strangers", address=f"10.0.0.{number}")
            drawn[len(table.match.people())].add(table.match.seat_of(f"p{number}"))
        assert drawn == {1: {0, 1, 2}, 2: {0, 1, 2}, 3: {0, 1, 2}}, "whoever comes first, second, third"


async def test_in_a_protected_room_the_table_is_drawn_by_lot_among_those_that_wait(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        waiting = {(await quick(house, name, "strangers", address="10.0.0.1")).id for name in ("anna", "ben")}
        drawn = set()
        for _ in range(20):
            table = await quick(house, "cleo", "strangers", address="10.0.0.2")
            drawn.add(table.id)
            await house.hall.seating.leave(house.player("cleo"), table.id)
        assert len(waiting) == 2
        assert drawn == waiting


async def test_names_are_hidden_until_the_settlement_and_partners_part(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = await quick(house, "anna", "strangers", address="10.0.0.1")
        assert (await quick(house, "ben", "strangers", address="10.0.0.2")).id == table.id
        assert (await quick(house, "cleo", "strangers", address="10.0.0.3")).id == table.id
        clients = [house.client(name) for name in ("anna", "ben", "cleo")]
        for client in clients:
            client.enter(table.id)
        await house.wait(0)
        assert table.match.playing is not None
        told = clients[0].pictures[table.id]["desk"]["seats"]
        assert {(seat["name"], seat["points"], seat["town"]) for seat in told} == {("", 0, "")}
        assert not [frame for client in clients for frame in client.frames if b'"points":2000' in frame]
        while table.match.ended is None:
            for client in clients:
                question = client.asked(table.id)
                if question is not None:
                    client.play(table.id, question["ask"]["actions"][-1])
            await house.wait(1_000)
        assert {seat["name"] for seat in clients[0].pictures[table.id]["desk"]["seats"]} == {"anna", "ben", "cleo"}
        await house.settled()
        tables = [await quick(house, name, "strangers", address=f"10.0.1.{name}") for name in ("anna", "ben")]
        assert tables[0].id != tables[1].id
