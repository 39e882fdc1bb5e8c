"""What becomes of an action: taken once, refused with a key, or answered with the present picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.hall.evening import Client, evening, turn_of_somebody, two_claimants

from teahouse.hall.orders import WAITING_AT_MOST, WAITING_EACH


def refusal(client: Client) -> str:
    key: str = client.of("refused")[-1]["key"]
    return key


async def test_the_same_action_sent_ten_times_counts_once_and_gets_the_same_answer(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        question = player.asked(table.id)
        assert question is not None
        action, acts = question["ask"]["actions"][0], len(table.match.acts)
        for _ in range(10):
            player.play(table.id, action, q=question["q"], action_id="once")
        await house.rest()
        assert len(table.match.acts) == acts + 1
        answers = [message for message in player.of("update") if message.get("id") == "once"]
        busy = [message for message in player.of("refused") if message["id"] == "once"]
        assert len(answers) + len(busy) == 10
        assert {message["key"] for message in busy} == {"busy"}, "the inbox has bounds, nothing else refuses"
        player.play(table.id, action, q=question["q"], action_id="once")
        assert player.of("update")[-1]["id"] == "once"


async def test_a_repeated_action_is_known_after_a_reconnect(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        question = player.asked(table.id)
        assert question is not None
        player.play(table.id, question["ask"]["actions"][0], action_id="before")
        await house.rest()
        player.visitor.closed()
        again = house.client(player.player.name)
        again.enter(table.id)
        acts = len(table.match.acts)
        again.play(table.id, question["ask"]["actions"][0], q=question["q"], action_id="before")
        await house.rest()
        assert again.of("update")[-1]["id"] == "before"
        assert len(table.match.acts) == acts


async def test_the_last_eight_actions_of_a_seat_are_known_and_an_older_one_is_stale(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        anna, played = clients[0], list[str]()
        while len(played) < 9:
            for client in clients:
                client.say({"type": "ready", "table": table.id})
                question = client.asked(table.id)
                if question is not None:
                    used = client.play(table.id, question["ask"]["actions"][0])
                    played += [used] if client is anna else []
                await house.rest()
        acts, syncs = len(table.match.acts), len(anna.of("sync"))
        for known in played[1:]:
            anna.play(table.id, {"type": "discard", "rank": 1}, action_id=known)
            assert anna.of("update")[-1]["id"] == known
        assert len(anna.of("sync")) == syncs
        anna.play(table.id, {"type": "discard", "rank": 1}, q=1, action_id=played[0])
        assert len(anna.of("sync")) == syncs + 1
        await house.rest()
        assert len(table.match.acts) == acts


async def test_a_stale_question_gets_the_present_picture(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        question = player.asked(table.id)
        assert question is not None
        acts, syncs = len(table.match.acts), len(player.of("sync"))
        player.play(table.id, question["ask"]["actions"][0], q=question["q"] - 1)
        await house.rest()
        assert len(player.of("sync")) == syncs + 1
        assert len(table.match.acts) == acts
        assert player.asked(table.id) == question


async def test_out_of_turn_is_refused(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        other = next(client for client in clients if client is not player)
        other.play(table.id, {"type": "discard", "rank": 1}, q=table.match.q[clients.index(other)], action_id="eager")
        assert other.of("refused")[-1] == {
            "type": "refused", "key": "not-your-turn", "params": {}, "table": table.id, "id": "eager",
        }  # fmt: skip


async def test_an_illegal_action_is_refused_and_the_question_stays(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        question = player.asked(table.id)
        player.play(table.id, {"type": "discard", "rank": 99})
        assert refusal(player) == "not-possible-now"
        assert player.asked(table.id) == question


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ({"type": "discard", "rank": "one"}, "bad-action"),
        ({"type": "discard"}, "bad-action"),
        ({"type": "fly"}, "bad-action"),
        ({}, "bad-action"),
        ([], "bad-action"),
        (None, "bad-action"),
        ({"type": "close"}, "bad-action"),
        ({"type": "time-up", "seat": 1}, "bad-action"),
        ({"type": "left", "seat": 1}, "bad-action"),
    ],
)
async def test_what_is_no_action_of_a_seat_is_refused(tmp_path: Path, action: Any, key: str) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        acts = len(table.match.acts)
        player.play(table.id, action)
        assert refusal(player) == key
        assert len(table.match.acts) == acts


@pytest.mark.parametrize(
    "frame",
    [
        b"", b"{", b"[]", b"null", b'"hello"', b'{"type":"enter"}', b'{"type":"nonsense"}', b"\xff\xfe",
        b'{"type":"play","table":"x","id":1,"q":0,"action":{}}',
        b'{"type":"play","table":"x","id":"a","q":"0","action":{}}',
        b'{"type":"say","table":"x","phrase":1.5}',
    ],
)  # fmt: skip
async def test_a_malformed_frame_is_refused_and_changes_nothing(tmp_path: Path, frame: bytes) -> None:
    async with evening(tmp_path) as house:
        anna = house.client("anna")
        anna.visitor.received(frame)
        assert anna.of("refused") == [
            {"type": "refused", "key": "bad-message", "params": {}, "table": None, "id": None}
        ]


async def test_two_claims_at_the_same_time_are_both_heard_and_the_nearer_wins(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        _, first, second = await two_claimants(house, table, clients)
        # The farther one is faster; neither has seen the other's answer, and neither counts as stale.
        second.play(table.id, {"type": "snatch"}, action_id="far")
        first.play(table.id, {"type": "snatch"}, action_id="near")
        await house.rest()
        assert [message["id"] for message in second.of("update") if "id" in message][-1] == "far"
        assert [message["id"] for message in first.of("update") if "id" in message][-1] == "near"
        snatched = [event for event in first.of("update")[-1]["events"] if event["type"] == "snatched"]
        assert [event["seat"] for event in snatched] == [clients.index(first)]


async def test_more_orders_than_the_inbox_holds_are_refused(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        for _ in range(WAITING_AT_MOST):
            player.say({"type": "autopilot", "table": table.id, "on": True})
        assert [message["key"] for message in player.of("refused")] == ["busy"] * (WAITING_AT_MOST - 1 - WAITING_EACH)
        await house.rest()


async def test_a_wish_that_changes_nothing_leaves_no_row(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna, _) = await house.table("anna", "ben")
        rows = len(await house.hall.log.rows(table.id))
        for message in ({"type": "autopilot", "on": False}, {"type": "ready"}, {"type": "ready", "nonce": "early"}):
            anna.say(message | {"table": table.id})
            await house.rest()
        assert len(await house.hall.log.rows(table.id)) == rows
        assert anna.of("refused") == []


async def test_a_spectator_has_no_say(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, _ = await house.table("anna", "ben", "cleo")
        dora = house.client("dora")
        dora.enter(table.id)
        for message in (
            {"type": "play", "table": table.id, "id": "x", "q": 1, "action": {"type": "pass"}},
            {"type": "autopilot", "table": table.id, "on": True},
            {"type": "say", "table": table.id, "phrase": 1},
            {"type": "ask-hint", "table": table.id, "q": 1},
        ):
            dora.say(message)
            assert refusal(dora) == "not-seated"


async def test_frames_are_what_the_messages_say(tmp_path: Path) -> None:
    """No field that `messages.Update` does not have, and none that is empty."""
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        question = player.asked(table.id)
        assert question is not None
        player.play(table.id, question["ask"]["actions"][0])
        await house.rest()
        from teahouse.hall.messages import Update

        fields = {field.name for field in msgspec.structs.fields(Update)} | {"type"}
        for client in clients:
            for update in client.of("update"):
                assert update.keys() <= fields
                assert all(update.values())
