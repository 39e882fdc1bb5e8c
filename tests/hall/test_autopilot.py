"""Who plays when a seat's player does not: bots in their own seats, and autopilot (托管) for the absent."""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.hall.evening import Evening, evening, play_round
from tests.laws.snatch import SnatchGame

from teahouse.hall.clock import Timing
from teahouse.hall.table import Table
from teahouse.kernel import Action, Bot, Chance, Round, Seat


def autopilots(table: Table) -> list[bool]:
    return [chair.autopilot for chair in table.match.chairs if chair is not None]


async def pass_until_turn(house: Evening, table: Table, seat: Seat) -> None:
    """Let time pass until the seat is publicly asked."""
    for _ in range(1_000):
        if table.match.playing is not None and table.match.playing.shown_actors() == (seat,):
            return
        await house.wait(100)
    raise AssertionError("the seat's turn does not come")


async def test_two_time_outs_in_a_row_hand_the_seat_to_a_bot(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing()) as house:
        table, (anna,) = await house.table("anna")
        await pass_until_turn(house, table, 0)
        await house.wait(10_250)
        assert autopilots(table)[0] is False
        await pass_until_turn(house, table, 0)
        await house.wait(10_250)
        assert autopilots(table)[0] is True
        assert anna.pictures[table.id]["desk"]["seats"][0]["autopilot"] is True
        acts = len(table.match.acts)
        await pass_until_turn(house, table, 0)
        await house.wait(1_200)
        assert "takeover" in {act.cause for act in table.match.acts[acts:] if act.by == 0}


async def test_an_answer_in_time_forgives_the_time_out_before(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing()) as house:
        table, (anna,) = await house.table("anna")
        for late in (True, False, True, False):
            await pass_until_turn(house, table, 0)
            if late:
                await house.wait(10_250)
            else:
                question: Any = anna.asked(table.id)
                anna.play(table.id, question["ask"]["actions"][0])
                await house.rest()
        assert autopilots(table)[0] is False


async def test_one_tap_takes_the_seat_back_with_the_question_that_is_open(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing(bot_pause=(5_000, 5_000))) as house:
        table, (anna,) = await house.table("anna")
        anna.say({"type": "autopilot", "table": table.id, "on": True})
        await pass_until_turn(house, table, 0)
        question: Any = anna.asked(table.id)
        anna.play(table.id, question["ask"]["actions"][0])
        assert anna.of("refused")[-1]["key"] == "on-autopilot"
        anna.say({"type": "autopilot", "table": table.id, "on": False})
        await house.rest()
        assert anna.asked(table.id) == question
        acts = len(table.match.acts)
        await house.wait(6_000)
        assert len(table.match.acts) == acts, "the bot has put its move away"
        anna.play(table.id, question["ask"]["actions"][0])
        await house.rest()
        assert table.match.acts[acts].cause == "seat"


async def test_a_line_that_is_down_for_twenty_seconds_hands_the_seat_over(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing()) as house:
        table, (anna, ben) = await house.table("anna", "ben")
        anna.visitor.closed()
        await house.wait(19_999)
        assert autopilots(table)[:2] == [False, False]
        await house.wait(1)
        assert autopilots(table)[:2] == [True, False]
        assert ben.pictures[table.id]["desk"]["seats"][0]["online"] is False


async def test_coming_back_resends_the_question_and_one_tap_takes_over_again(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing()) as house:
        table, (anna, _) = await house.table("anna", "ben")
        anna.visitor.closed()
        await house.wait(20_000)
        again = house.client("anna")
        again.enter(table.id)
        await house.rest()
        assert autopilots(table)[0] is True, "entering alone does not take the seat back"
        again.say({"type": "autopilot", "table": table.id, "on": False})
        await house.rest()
        assert autopilots(table)[0] is False
        await pass_until_turn(house, table, 0)
        question: Any = again.asked(table.id)
        assert (question["left"], question["bank"]) == (10_000, 0)
        await house.wait(4_000)
        anew = house.client("anna")
        anew.enter(table.id)
        assert anew.asked(table.id) == question, "the same question, and its time goes on"
        assert 4_000 <= house.clock.wall() - question["at"] < 4_100


async def test_a_short_gap_costs_nothing_and_is_not_even_told(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing()) as house:
        table, (anna, ben) = await house.table("anna", "ben")
        await house.wait(6_000)
        told = [update for update in ben.of("update") if "online" in str(update.get("desk"))]
        anna.visitor.closed()
        await house.wait(2_900)
        again = house.client("anna")
        again.enter(table.id)
        await house.wait(5_000)
        assert [update for update in ben.of("update") if "online" in str(update.get("desk"))] == told
        assert autopilots(table)[0] is False


@pytest.mark.parametrize("playing", [True, False])
async def test_a_flapping_line_is_told_at_most_once_in_five_seconds(tmp_path: Path, playing: bool) -> None:
    """Five minutes of three seconds up and three seconds down, in a round and at a table that waits for people."""
    async with evening(tmp_path, timing=Timing()) as house:
        if playing:
            table, (anna, ben) = await house.table("anna", "ben")
        else:
            table = house.hall.tables.get(await house.hall.seating.open(house.player("anna"), "snatch", {}))
            await house.hall.seating.sit(house.player("ben"), table.id)
            anna, ben = house.client("anna"), house.client("ben")
            anna.enter(table.id)
            ben.enter(table.id)
        told: list[int] = []
        shown = True
        await house.wait(6_000)
        for step in range(2 * 300 // 6):
            if step % 2:
                anna = house.client("anna")
                anna.enter(table.id)
            else:
                anna.visitor.closed()
            for _ in range(30):
                await house.wait(100)
                now = ben.pictures[table.id]["desk"]["seats"][0]["online"]
                if now != shown:
                    told.append(house.clock.now())
                    shown = now
        assert all(later - earlier >= 5_000 for earlier, later in itertools.pairwise(told))
        anna = house.client("anna")
        anna.enter(table.id)
        assert anna.pictures[table.id]["seat"] == 0
        assert table.match.ended is None


async def test_a_table_of_bots_plays_itself_to_the_end(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        anna.say({"type": "autopilot", "table": table.id, "on": True})
        await house.wait(10_000)
        await house.settled()
        assert table.match.number == 1
        assert table.match.playing is None
        entry = await house.stores.archive.entry(f"{table.id}-1")
        assert entry is not None
        assert sum(entry.points) == 0


# ── bots ─────────────────────────────────────────────────────────────────────


class Curious:
    """A bot that notes what it was given."""

    def __init__(self) -> None:
        self.given: list[Round] = []

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        self.given.append(veiled)
        return veiled.pick(seat, chance)


class Broken:
    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        raise RuntimeError("no idea")


class WithBot(SnatchGame):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def bots(self) -> dict[str, Bot]:
        return {"club": self.bot}


async def test_a_bot_is_given_what_its_seat_knows_and_nothing_more(tmp_path: Path) -> None:
    bot = Curious()
    async with evening(tmp_path, games=(WithBot(bot),)) as house:
        table, (anna,) = await house.table("anna")
        await play_round(house, table, [anna])
        assert len(bot.given) > 5
        for veiled in bot.given:
            assert repr(veiled.state()["deck"]) == "HIDDEN"
            assert sum(repr(hand) == "HIDDEN" for hand in veiled.state()["hands"]) == 2


async def test_a_bot_that_fails_costs_its_seat_the_fallback_and_nothing_else(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(WithBot(Broken()),)) as house:
        table, (anna,) = await house.table("anna")
        await play_round(house, table, [anna])
        assert table.match.state == "between"


class Noting(Random):
    """Luck that notes the pauses that were drawn from it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.pauses: list[int] = []

    def randint(self, a: int, b: int) -> int:
        drawn = super().randint(a, b)
        self.pauses += [drawn] if (a, b) == (400, 1_200) else []
        return drawn


async def test_a_bot_pauses_for_a_time_drawn_from_the_range(tmp_path: Path) -> None:
    """For just that time, whatever it holds and may do."""
    async with evening(tmp_path, timing=Timing(bot_pause=(400, 1_200))) as house:
        luck = house.hall.random = Noting(7)
        table, (anna,) = await house.table("anna")
        anna.say({"type": "autopilot", "table": table.id, "on": True})
        await house.rest()
        asked_at = dict.fromkeys(table.match.pending, house.clock.now())
        pauses = []
        while table.match.playing is not None:
            before, acts = table.match.pending, len(table.match.acts)
            await house.wait(1)
            if len(table.match.acts) > acts:
                pauses.append(house.clock.now() - asked_at[table.match.acts[acts].by])
            asked_at.update(
                {seat: house.clock.now() for seat, new in table.match.pending.items() if before.get(seat) != new}
            )
        assert min(pauses) >= 400
        assert max(pauses) <= 1_200
        assert len(set(pauses)) > 5
        assert Counter(pauses) <= Counter(luck.pauses)
