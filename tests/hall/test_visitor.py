"""One client in the hall: greeting, looking at tables, phrases, hints, two windows of one person, the lobby."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.hall.evening import evening, turn_of_somebody

from teahouse.hall.clock import Timing
from teahouse.hall.visitor import PHRASES, TABLES_AT_ONCE


async def test_a_greeting_tells_who_one_is_and_where_one_sits(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {})
        anna = house.client("anna")
        assert anna.of("welcome") == [
            {
                "type": "welcome", "protocol": 1, "player": "anna", "name": "anna",
                "now": house.clock.wall(), "tables": [table_id],
            }
        ]  # fmt: skip


async def test_another_protocol_is_refused(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna = house.client("anna")
        anna.say({"type": "hello", "protocol": 0})
        assert anna.of("refused")[-1]["key"] == "old-client"
        assert anna.of("refused")[-1]["params"] == {"protocol": 1}


async def test_nothing_is_done_before_the_greeting_but_ping(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna = house.client("anna")
        anna.visitor = house.hall.visitor(anna.player, anna)
        anna.say({"type": "ping"})
        assert anna.of("pong") == [{"type": "pong", "now": house.clock.wall()}]
        anna.say({"type": "watch-lobby", "on": True})
        assert anna.of("refused")[-1]["key"] == "hello-first"


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"type": "enter", "table": "nowhere"}, "unknown-table"),
        ({"type": "again", "table": "nowhere"}, "unknown-table"),
        ({"type": "ready", "table": "TABLE"}, "not-looking"),
        ({"type": "enter", "table": "TABLE", "nonce": "with a space"}, "bad-nonce"),
        ({"type": "enter", "table": "TABLE", "nonce": "x" * 65}, "bad-nonce"),
        ({"type": "enter", "table": "TABLE", "nonce": ""}, "bad-nonce"),
    ],
)
async def test_what_cannot_be_done_is_refused_with_its_table(tmp_path: Path, message: dict[str, Any], key: str) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {})
        anna = house.client("anna")
        table = message["table"].replace("TABLE", table_id)
        anna.say(message | {"table": table})
        assert anna.of("refused") == [{"type": "refused", "key": key, "params": {}, "table": table, "id": None}]


async def test_the_second_window_of_a_seat_replaces_the_first(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna, ben) = await house.table("anna", "ben")
        phone = house.client("anna")
        phone.enter(table.id)
        assert anna.of("gone") == [{"type": "gone", "table": table.id, "key": "opened-elsewhere"}]
        anna.say({"type": "ready", "table": table.id})
        assert anna.of("refused")[-1]["key"] == "not-looking"
        frames = len(anna.frames)
        anna.visitor.closed()
        await house.wait(4_000)
        assert len(anna.frames) == frames
        assert ben.pictures[table.id]["desk"]["seats"][0]["online"] is True
        assert phone.pictures[table.id]["seat"] == 0


async def test_looking_again_from_the_same_line_sends_the_picture_anew(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        anna.enter(table.id)
        assert anna.of("gone") == []
        before = anna.pictures[table.id]
        anna.say({"type": "again", "table": table.id})
        again = anna.pictures[table.id]
        assert {**again, "v": 0} == {**before, "v": 0}


async def test_a_line_that_dropped_messages_gets_whole_pictures(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna, ben) = await house.table("anna", "ben")
        player = await turn_of_somebody(house, table, [anna, ben])
        question: Any = player.asked(table.id)
        deaf = anna.send
        anna.send = lambda data: None  # type: ignore[method-assign]  # a line that is behind
        player.play(table.id, question["ask"]["actions"][0])
        await house.rest()
        anna.send = deaf  # type: ignore[method-assign]  # it has caught up
        anna.visitor.resync()
        assert anna.pictures[table.id]["public"] == ben.pictures[table.id]["public"]


async def test_who_stops_looking_hears_no_more_and_keeps_the_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna, _) = await house.table("anna", "ben")
        anna.say({"type": "leave", "table": table.id})
        frames = len(anna.frames)
        await house.wait(4_000)
        assert len(anna.frames) == frames
        assert house.hall.tables.of("anna") == [table.id]


async def test_spectators_are_counted_and_there_is_a_limit_of_tables(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        dora = house.client("dora")
        for number in range(TABLES_AT_ONCE + 1):
            table_id = await house.hall.seating.open(house.player(f"host{number}"), "snatch", {})
            dora.enter(table_id)
            await house.rest()
            if number < TABLES_AT_ONCE:
                assert dora.pictures[table_id]["seat"] is None
                assert dora.pictures[table_id]["desk"]["spectators"] == 1
        assert dora.of("refused")[-1]["key"] == "too-many-tables"


# ── talk and counsel ─────────────────────────────────────────────────────────


async def test_a_phrase_is_heard_by_all_and_not_too_often(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna, ben) = await house.table("anna", "ben")
        dora = house.client("dora")
        dora.enter(table.id)
        anna.say({"type": "say", "table": table.id, "phrase": 3})
        anna.say({"type": "say", "table": table.id, "phrase": 4})
        for client in (anna, ben, dora):
            assert client.of("said") == [{"type": "said", "table": table.id, "seat": 0, "phrase": 3}]
        assert anna.of("refused")[-1]["key"] == "too-soon"
        await house.wait(3_000)
        anna.say({"type": "say", "table": table.id, "phrase": 4})
        assert len(ben.of("said")) == 2
        anna.say({"type": "say", "table": table.id, "phrase": PHRASES})
        assert anna.of("refused")[-1]["key"] == "unknown-phrase"


async def test_a_hint_comes_from_what_the_seat_knows_and_is_made_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        question: Any = player.asked(table.id)
        given: list[Any] = []
        counsel = table.steward.counsel

        def noting(round: Any, seat: int) -> Any:
            given.append(seat)
            return counsel(round, seat)

        table.steward = Noting(noting)  # type: ignore[assignment]  # only its counsel is asked
        for _ in range(3):
            player.say({"type": "ask-hint", "table": table.id, "q": question["q"]})
        (first, second, third) = player.of("hint")
        assert first == second == third
        assert first["hint"]["action"] in question["ask"]["actions"]
        assert given == [clients.index(player)]


class Noting:
    def __init__(self, counsel: Any) -> None:
        self.counsel = counsel

    def stop(self) -> None:
        """The hall shuts."""


# ── the lobby ────────────────────────────────────────────────────────────────


async def test_the_board_is_sent_when_one_begins_to_watch_and_when_it_changes(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing()) as house:
        dora = house.client("dora")
        dora.say({"type": "watch-lobby", "on": True})
        (first,) = dora.of("lobby")
        assert first == {
            "type": "lobby", "people": 1, "counts": [{"game": "snatch", "people": 0, "waiting": 0}], "tables": [],
        }  # fmt: skip
        table_id = await house.hall.quick.seat(house.player("anna"), "snatch")
        for name in ("ben", "cleo"):
            house.client(name)
        await house.wait(999)
        assert len(dora.of("lobby")) == 1
        await house.wait(1)
        second = dora.of("lobby")[-1]
        assert second["people"] == 3
        assert second["counts"] == [{"game": "snatch", "people": 1, "waiting": 1}]
        assert [card["table"] for card in second["tables"]] == [table_id]
        assert second["tables"][0]["taken"] == [True, False, False]


async def test_a_hundred_changes_in_a_second_are_one_message(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        dora = house.client("dora")
        dora.say({"type": "watch-lobby", "on": True})
        for number in range(100):
            house.client(f"p{number}")
        await house.wait(1_000)
        assert len(dora.of("lobby")) == 2
        dora.say({"type": "watch-lobby", "on": False})
        house.client("late")
        await house.wait(5_000)
        assert len(dora.of("lobby")) == 2


async def test_friends_and_practice_are_not_listed(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        await house.hall.seating.open(house.player("anna"), "snatch", {})
        await house.hall.quick.seat(house.player("ben"), "snatch", practice=True)
        assert house.hall.lobby().tables == ()
        assert house.hall.lobby().counts[0].people == 2
