"""Deadlines: shown time, bank, grace, and exactly one outcome where answer and time-out meet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.hall.evening import Client, Evening, HandClock, evening, turn_of_somebody, two_claimants
from tests.laws.snatch import Discard, SnatchGame, Turn

from teahouse.hall.clock import Alarm
from teahouse.hall.table import Table
from teahouse.kernel import Allowance, Chance, Event, Options, Round, Setup

# ── the alarm ────────────────────────────────────────────────────────────────


def run_to(clock: HandClock, at: int) -> None:
    while (due := clock.next_due()) is not None and due <= at:
        clock.move_to(due)
        clock.turn()
    clock.move_to(at)


def test_an_alarm_rings_once_at_its_time() -> None:
    clock, rung = HandClock(), [0]
    alarm = Alarm(clock, lambda: rung.append(clock.now()))
    alarm.set(1_500)
    run_to(clock, 1_499)
    assert rung == [0]
    run_to(clock, 9_000)
    assert rung == [0, 1_500]


def test_an_alarm_that_is_put_off_keeps_its_timer_and_rings_later() -> None:
    clock, rung = HandClock(), [0]
    alarm = Alarm(clock, lambda: rung.append(clock.now()))
    for due in range(1_500, 2_500, 100):
        alarm.set(due)
    assert len(clock._timers) == 1
    run_to(clock, 9_000)
    assert rung == [0, 2_400]


def test_an_alarm_can_be_moved_forward_and_called_off() -> None:
    clock, rung = HandClock(), [0]
    alarm = Alarm(clock, lambda: rung.append(clock.now()))
    alarm.set(5_000)
    alarm.set(2_000)
    run_to(clock, 3_000)
    assert rung == [0, 2_000]
    alarm.set(4_000)
    alarm.set(None)
    run_to(clock, 9_000)
    assert rung == [0, 2_000]


def test_a_timer_that_fires_early_arms_again() -> None:
    """Some loops call up to a millisecond too soon; an alarm that then did nothing would leave its table dead."""

    class Hasty(HandClock):
        def later(self, wait: int, call: Any) -> Any:
            return super().later(wait - 1 if wait > 1 else wait, call)

    clock, rung = Hasty(), [0]
    alarm = Alarm(clock, lambda: rung.append(clock.now()))
    alarm.set(2_000)
    run_to(clock, 1_999)
    assert rung == [0]
    run_to(clock, 2_000)
    assert rung == [0, 2_000]


# ── a table's deadlines ──────────────────────────────────────────────────────


class Banked(SnatchGame):
    """Ten seconds a turn, and twenty in the bank for a whole round."""

    key = "banked"

    def clocks(self, options: Options) -> Mapping[str, Allowance]:
        return {"turn": Allowance(10, 20), "reaction": Allowance(5)}


async def test_the_fallback_is_played_when_time_and_grace_are_over(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        question = player.asked(table.id)
        assert question is not None
        assert (question["left"], question["bank"]) == (10_000, 0)
        fallback: Any = table.match.playing.fallback(clients.index(player)) if table.match.playing else None
        acts = len(table.match.acts)
        await house.wait(10_249)
        assert len(table.match.acts) == acts
        await house.wait(1)
        assert table.match.acts[acts].action == fallback
        assert table.match.acts[acts].cause == "clock"


async def test_an_answer_within_the_grace_counts(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        await house.wait(10_200)
        question = player.asked(table.id)
        assert question is not None
        acts = len(table.match.acts)
        player.play(table.id, question["ask"]["actions"][0])
        await house.rest()
        assert table.match.acts[acts].cause == "seat"


@pytest.mark.parametrize("turn", range(6))
async def test_answer_and_time_out_at_one_moment_have_exactly_one_outcome(tmp_path: Path, turn: int) -> None:
    """The answer arrives in one of the loop's turns around the time-out: until that is admitted it wins."""
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        player = await turn_of_somebody(house, table, clients)
        question = player.asked(table.id)
        assert question is not None
        acts, seat = len(table.match.acts), clients.index(player)
        house.clock.move_to(house.clock.now() + 10_250)
        for _ in range(turn):
            house.clock.turn()
        player.play(table.id, question["ask"]["actions"][0], action_id="close")
        await house.rest()
        answers = [act for act in table.match.acts[acts:] if act.by == seat]
        assert [act.cause for act in answers] == ["seat" if turn < 4 else "clock"]
        if turn >= 4:
            assert player.of("update")[-1].get("id") is None
            assert player.of("sync")[-1]["v"] == player.pictures[table.id]["v"]


class First(Turn, frozen=True, tag="turn"):
    """A turn after which the same seat is asked at once again."""

    def act(self, round: Any, seat: int, action: Discard, out: list[Event]) -> None:
        super().act(round, seat, action, out)
        round.phase = Turn(seat)


class Twice(SnatchGame):
    key = "twice"

    def deal(self, setup: Setup, chance: Chance) -> tuple[Round, list[Event]]:
        round, events = super().deal(setup, chance)
        round.phase = First(round.actors()[0])
        return round, events


async def test_a_time_out_that_came_too_late_does_not_hit_the_next_question_of_the_same_seat(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(Twice(),)) as house:
        table, clients = await house.table("anna", "ben", "cleo", game="twice")
        player = next(client for client in clients if client.asked(table.id))
        question: Any = player.asked(table.id)
        house.clock.move_to(house.clock.now() + 10_250)
        house.clock.turn()
        player.play(table.id, question["ask"]["actions"][0])
        await house.rest()
        assert [act.cause for act in table.match.acts] == ["seat"]
        again: Any = player.asked(table.id)
        assert again["q"] == question["q"] + 1


async def somebody_on_turn(house: Evening, table: Table, clients: list[Client]) -> Client:
    """Whoever is publicly asked, in this round or the next; nobody is on autopilot."""
    while True:
        for client in clients:
            client.say({"type": "autopilot", "table": table.id, "on": False})
            client.say({"type": "ready", "table": table.id})
        await house.rest()
        for client in clients:
            question = client.asked(table.id)
            if question is not None and question["ask"]["kind"] == "turn":
                return client
            if question is not None:
                client.play(table.id, {"type": "pass"})


async def test_in_a_hundred_races_exactly_one_of_answer_and_time_out_is_played(tmp_path: Path) -> None:
    """At random turns of the loop, in rounds that go on; `benchmarks/deadlines.py` runs ten thousand in real time."""
    luck, won = Random(18), 0
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        for race in range(100):
            player = await somebody_on_turn(house, table, clients)
            question, before = player.asked(table.id), list(table.match.acts)
            assert question is not None
            house.clock.move_to(house.clock.now() + 10_250)
            for _ in range(luck.randint(0, 7)):
                house.clock.turn()
            action = question["ask"]["actions"][0]
            player.play(table.id, action, q=question["q"], action_id=f"race-{race}")
            await house.rest()
            new = table.match.acts[len(before) :] if table.match.acts[: len(before)] == before else table.match.acts
            mine = [act.cause for act in new if act.by == clients.index(player)]
            assert mine in (["seat"], ["clock"])
            told = [message.get("id") for message in player.of("update")]
            assert (f"race-{race}" in told) == (mine == ["seat"])
            won += mine == ["seat"]
    assert 20 < won < 80


async def test_the_bank_is_used_after_the_turns_own_time_and_is_gone_for_the_round(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(Banked(),)) as house:
        table, clients = await house.table("anna", "ben", "cleo", game="banked")
        player = await turn_of_somebody(house, table, clients)
        seat = clients.index(player)
        question = player.asked(table.id)
        assert question is not None
        assert (question["left"], question["bank"]) == (10_000, 20_000)
        await house.wait(10_000 + 7_000)
        player.play(table.id, question["ask"]["actions"][0])
        await house.rest()
        while True:
            again = await turn_of_somebody(house, table, clients)
            question = again.asked(table.id)
            assert question is not None
            if again is player:
                break
            again.play(table.id, question["ask"]["actions"][0])
            await house.rest()
        assert (question["left"], question["bank"]) == (10_000, 13_000)
        assert player.pictures[table.id]["desk"]["countdown"] == {
            "seat": seat, "left": 10_000, "bank": 13_000, "at": question["at"],
        }  # fmt: skip


async def test_another_seats_answer_does_not_stop_the_time_of_a_claim(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        _, first, second = await two_claimants(house, table, clients)
        await house.wait(3_000)
        second.play(table.id, {"type": "pass"})
        await house.rest()
        acts = len(table.match.acts)
        await house.wait(2_249)
        assert len(table.match.acts) == acts
        await house.wait(1)
        assert table.match.acts[acts].by == clients.index(first)
        assert table.match.acts[acts].cause == "clock"


async def test_a_loop_that_was_held_up_is_not_taken_for_a_table_that_sleeps(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await turn_of_somebody(house, table, clients)
        acts = len(table.match.acts)
        house.clock.move_to(house.clock.now() + 60_000)
        await house.wait(10_000)
        assert len(table.match.acts) > acts
        assert house.hall.tables.stalled == 0


async def test_a_table_whose_timer_was_lost_is_found_and_woken(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await turn_of_somebody(house, table, clients)
        acts = len(table.match.acts)
        table.timekeeper.stop()
        await house.wait(20_000)
        assert house.hall.tables.stalled == 1
        assert len(table.match.acts) > acts
