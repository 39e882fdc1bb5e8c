"""Nobody learns from the hall what his seat may not know: not from messages, their size, their number or their time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.hall.evening import AT_ONCE, Client, Evening, evening, play_round, turn_of_somebody, two_claimants

from teahouse.hall.table import Table
from teahouse.hall.talk import Talk
from teahouse.kernel import Dream


async def the_open_window(house: Evening) -> tuple[Table, list[Client], Client, Client, Client]:
    table, clients = await house.table("anna", "ben", "cleo")
    discarder, first, second = await two_claimants(house, table, clients)
    return table, clients, discarder, first, second


def shown_actors(table: Table) -> tuple[int, ...] | None:
    return table.match.playing.shown_actors() if table.match.playing is not None else None


# ── claim windows ────────────────────────────────────────────────────────────


@pytest.mark.parametrize("answer", ["snatch", "pass"])
async def test_a_secret_answer_sends_nobody_else_a_byte(tmp_path: Path, answer: str) -> None:
    async with evening(tmp_path) as house:
        table, _, discarder, first, second = await the_open_window(house)
        dora = house.client("dora")
        dora.enter(table.id)
        others = (discarder, first, dora)
        before = [len(client.frames) for client in others]
        second.play(table.id, {"type": answer}, action_id="secret")
        await house.rest()
        assert [len(client.frames) for client in others] == before
        assert second.of("update")[-1]["id"] == "secret"
        assert second.of("update")[-1]["events"] == [{"type": "answered", "seat": second.pictures[table.id]["seat"]}]
        assert second.asked(table.id) is None


async def test_what_follows_a_window_does_not_depend_on_who_answered_first(tmp_path: Path) -> None:
    """Two evenings with the same deal: in one the farther seat passes first, in the other the nearer one does."""
    heard: list[list[bytes]] = []
    for number, swapped in enumerate((False, True)):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with evening(folder) as house:
            table, _, discarder, first, second = await the_open_window(house)
            before = len(discarder.frames)
            for claimant in (second, first) if swapped else (first, second):
                claimant.play(table.id, {"type": "pass"})
                await house.rest()
            heard.append([frame.replace(table.id.encode(), b"T") for frame in discarder.frames[before:]])
    assert [len(frames) for frames in heard] == [1, 1]


async def test_a_window_shows_no_countdown_and_each_asked_seat_has_its_own_time(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients, discarder, first, second = await the_open_window(house)
        for client in clients:
            assert client.pictures[table.id]["desk"]["countdown"] is None
        assert discarder.asked(table.id) is None
        for claimant in (first, second):
            question = claimant.asked(table.id)
            assert question is not None
            assert (question["left"], question["bank"]) == (5_000, 0)


async def test_in_a_protected_room_a_window_lasts_equally_long_whoever_answers(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo", protected=True)
        lengths: set[int] = set()
        answers = 0
        while table.match.playing is not None:
            (asked,) = [client for client in clients if client.asked(table.id)]
            question: Any = asked.asked(table.id)
            asked.play(table.id, question["ask"]["actions"][0])
            await house.rest()
            begun = house.clock.now()
            await house.wait(1_000)
            for client in clients:
                if client.asked(table.id):
                    others = [len(other.frames) for other in clients if other is not client]
                    client.play(table.id, {"type": ("pass", "snatch")[answers % 2]})
                    answers += 1
                    await house.rest()
                    assert [len(other.frames) for other in clients if other is not client] == others
            frames = [len(client.frames) for client in clients]
            await house.wait(4_249)
            assert [len(client.frames) for client in clients] == frames, "nothing moves before its time"
            await house.wait(1)
            assert shown_actors(table) != ()
            lengths.add(house.clock.now() - begun)
        assert answers > 3
        assert lengths == {5_250}


async def test_in_a_protected_room_a_window_opens_although_nobody_can_claim(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo", protected=True)
        windows = 0
        while table.match.playing is not None and windows < 12:
            for client in clients:
                question: Any = client.asked(table.id)
                if question is not None and question["ask"]["kind"] == "turn":
                    client.play(table.id, question["ask"]["actions"][0])
                    await house.rest()
                    windows += 1
                    assert shown_actors(table) == ()
            await house.wait(5_250)
        assert windows == 12


async def test_missed_claims_put_nobody_on_autopilot(tmp_path: Path) -> None:
    """Autopilot after two missed claims would tell the others that there was something to claim: two without a turn."""
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        anna, missed = clients[0], 0
        while missed < 2 and table.match.playing is not None:
            round: Any = table.match.playing
            asked = [client for client in clients if client.asked(table.id)]
            question: Any = asked[0].asked(table.id)
            if question["ask"]["kind"] == "turn":
                missed = 0 if asked[0] is anna else missed
                actions = question["ask"]["actions"]
                hers = [action for action in actions if action["rank"] in round.hands[0]]
                asked[0].play(table.id, hers[0] if hers and asked[0] is not anna else actions[-1])
                await house.rest()
            else:
                missed += anna in asked
                await house.wait(5_250)
        assert missed == 2
        assert not any(chair.autopilot for _, chair in table.match.people())


# ── hands ────────────────────────────────────────────────────────────────────


async def test_events_reach_each_seat_in_its_own_form(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await play_round(house, table, clients)
        drawn = [
            (client.pictures[table.id]["seat"], event["seat"], event["rank"])
            for client in clients
            for update in client.of("update")
            for event in update.get("events", ())
            if event["type"] == "drew"
        ]
        assert all((rank is not None) == (seat == owner) for seat, owner, rank in drawn)
        assert {seat == owner for seat, owner, _ in drawn} == {True, False}


async def test_a_private_part_goes_to_its_seat_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        dora = house.client("dora")
        dora.enter(table.id)
        round: Any = table.match.playing
        for seat, client in enumerate(clients):
            assert client.pictures[table.id]["private"] == {"hand": list(round.hands[seat])}
        assert dora.pictures[table.id]["private"] is None
        assert dora.pictures[table.id]["question"] is None


async def test_a_seat_is_sent_the_same_bytes_whatever_the_others_hold(tmp_path: Path) -> None:
    """Non-interference: in the second world the hidden tiles lie elsewhere, as far as this seat can tell possible."""
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await turn_of_somebody(house, table, clients)
        real = table.match.round
        assert real is not None
        for seat, client in enumerate(clients):
            client.say({"type": "again", "table": table.id})
            for world in range(5):
                table.match.round = real.imagine(seat, Dream(world))
                client.visitor.resync()
                first, second = (
                    frame.replace(b'"v":%d,' % (client.pictures[table.id]["v"] - age), b'"v":0,')
                    for age, frame in ((1, client.frames[-2]), (0, client.frames[-1]))
                )
                assert first == second
            table.match.round = real


async def test_counsel_is_the_same_whatever_the_others_hold_asked_or_not(tmp_path: Path) -> None:
    """A seat may ask about its own hand at any time: what it is told comes from its veil."""
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await turn_of_somebody(house, table, clients)
        real = table.match.round
        assert real is not None
        for seat, client in enumerate(clients):
            for world in range(5):
                table.match.round = real.imagine(seat, Dream(world))
                table.talk = Talk(table)
                client.say({"type": "ask-hint", "table": table.id})
            table.match.round = real
            (counsel,) = {frame for frame in client.frames if b'"hint"' in frame}
            assert b'"q":null' in counsel


def refused_alike(table: Table, clients: list[Client]) -> set[str]:
    """Every seat tries what its own hand does not allow, in worlds that it cannot tell apart; the keys it is told."""
    real: Any = table.match.round
    keys: set[str] = set()
    for seat, client in enumerate(clients):
        before = len(client.of("refused"))
        for world in range(5):
            table.match.round = real.imagine(seat, Dream(world))
            for rank in {1, 2, 3, 4, 5, 6, 7} - set(real.hands[seat]):
                client.play(table.id, {"type": "discard", "rank": rank}, q=table.match.q[seat], action_id="same")
        table.match.round = real
        refused = [message for message in client.of("refused")[before:] if message["id"] == "same"]
        assert len(refused) >= 5 * 2
        assert all(message == refused[0] for message in refused)
        assert refused[0]["params"] == {}
        keys.add(refused[0]["key"])
    return keys


async def test_refusals_are_equal_whatever_others_hold(tmp_path: Path) -> None:
    """At somebody's turn and in a claim window, for those who are asked and those who are not."""
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await turn_of_somebody(house, table, clients)
        assert refused_alike(table, clients) == {"not-possible-now", "not-your-turn"}
        await two_claimants(house, table, clients)
        assert refused_alike(table, clients) == {"not-possible-now", "not-your-turn"}


# ── spectators ───────────────────────────────────────────────────────────────


async def test_spectators_see_what_the_table_saw_two_public_steps_ago(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {})
        table = house.hall.tables.get(table_id)
        clients = [house.client(name) for name in ("anna", "ben", "cleo")]
        dora, eve = house.client("dora"), house.client("eve")
        dora.enter(table_id)
        for client in clients[1:]:
            await house.hall.seating.sit(client.player, table_id)
        for client in clients:
            client.enter(table_id)
        await house.rest()
        shown: list[Any] = [None]

        def note() -> None:
            public = clients[0].pictures[table_id]["public"]
            if table.match.playing is None:
                return
            if public != shown[-1]:
                shown.append(public)
            expected = shown[-3] if len(shown) > 2 else None
            assert dora.pictures[table_id]["public"] == expected
            assert dora.pictures[table_id]["desk"]["countdown"] is None
            # Who comes only now, or asks for the whole picture again, sees no more.
            eve.enter(table_id)
            assert eve.pictures[table_id]["public"] == expected
            dora.say({"type": "again", "table": table_id})
            assert dora.pictures[table_id]["public"] == expected
            assert dora.pictures[table_id]["private"] is eve.pictures[table_id]["private"] is None

        note()
        await play_round(house, table, clients, note)
        assert len(shown) > 10
        assert dora.pictures[table_id]["public"] == clients[0].pictures[table_id]["public"], "all is open at the end"


async def test_spectators_get_every_public_event_once_and_in_order(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        dora = house.client("dora")
        dora.enter(table.id)

        def seen(client: Client, kinds: tuple[str, ...]) -> list[Any]:
            return [
                event for update in client.of("update") for event in update.get("events", ()) if event["type"] in kinds
            ]

        await play_round(house, table, clients)
        kinds = ("discarded", "snatched", "deck-empty")
        assert seen(dora, kinds) == seen(clients[0], kinds)
        assert all(event["rank"] is None for event in seen(dora, ("drew",)))


async def test_protected_rooms_have_no_spectators(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=AT_ONCE) as house:
        table, _ = await house.table("anna", protected=True)
        dora = house.client("dora")
        dora.enter(table.id)
        assert dora.of("refused")[-1]["key"] == "no-spectators"
