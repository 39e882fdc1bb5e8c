"""A full hall that is killed and opened again keeps what it has said; `benchmarks/soak.py` is the long form."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.edge.soak.person import Pace
from tests.edge.soak.testimony import Course, Said, Seen, faults_of_actions, faults_of_seat, step_of
from tests.edge.soak.town import Town
from tests.laws.snatch import GAME

from teahouse.kernel import HOUSE, Act, Close, Seeded, Setup, registry

KILLS = 3
TABLES = 17


async def test_a_full_hall_that_is_killed_again_and_again_keeps_what_it_has_shown(tmp_path: Path) -> None:
    """People of all games, with broken lines, stalled readers and repeated actions; the books say what they saw."""
    town = Town(tmp_path, registry.games(), Random(7), Pace(thought=(0.05, 0.3), between=(0, 0.1)), "0-50")
    async with town.playing(TABLES, (1, 2, 3)):
        for _ in range(KILLS):
            await town.everybody_is_back()
            await asyncio.sleep(0.5)
            await town.kill_and_start()
        await town.everybody_is_back()
    assert await town.process.end() == 0
    verdict = await town.verdict()
    assert verdict.faults == []
    assert town.testimony.acknowledged > 0
    assert town.counts["seats lost"] == town.counts["gaps"] == 0


# ── the judge itself ─────────────────────────────────────────────────────────


@pytest.fixture
def course() -> Course:
    """A whole round of the shortest game, in which every seat does the harmless thing."""
    setup = Setup(options=GAME.Options(), carry=GAME.Carry(), seats=3)
    round, events = GAME.deal(setup, Seeded(bytes(32)))
    steps = [step_of(None, round, events, 3)]
    while round.outcome is None:
        seat = round.actors()[0]
        action = round.fallback(seat) if seat != HOUSE else Close()
        events = round.apply(seat, action)
        steps.append(step_of(Act(seat, action), round, events, 3))
    return Course(GAME, steps)


def all_seen(course: Course, seat: int) -> list[Seen]:
    """All that a seat was sent whose line never broke."""
    return [Seen("happened", step.happened[seat]) for step in course.steps if step.happened[seat]]


def all_said(course: Course, seat: int) -> list[Said]:
    """All that a seat did, acknowledged."""
    acts = [step.act for step in course.steps if step.act is not None and step.act.by == seat]
    return [Said(str(number), msgspec.json.encode(act.action), True) for number, act in enumerate(acts)]


def test_what_a_seat_has_seen_is_found_in_the_round(course: Course) -> None:
    seen = all_seen(course, 1)
    middle = course.steps[7]
    picture = Seen("picture", middle.public, middle.private[1])
    after = [Seen("happened", step.happened[1]) for step in course.steps[8:] if step.happened[1]]
    assert list(faults_of_seat(course, 1, seen)) == []
    assert list(faults_of_seat(course, 1, [*seen[:2], picture, *after])) == []


def test_an_event_that_is_missing_in_the_round_or_before_a_picture_of_the_past_is_a_fault(course: Course) -> None:
    seen = all_seen(course, 1)
    past = Seen("picture", course.steps[1].public, course.steps[1].private[1])
    assert list(faults_of_seat(course, 1, [*seen[:3], *seen[4:]])) == [
        "seat 1: message 3 (happened) shows what the round never was"
    ]
    assert list(faults_of_seat(course, 1, [*seen, past])) == [
        f"seat 1: message {len(seen)} (picture) shows what the round never was"
    ]


def test_an_acknowledged_action_that_is_not_in_the_round_and_one_that_is_there_twice_are_faults(course: Course) -> None:
    said = all_said(course, 1)
    assert list(faults_of_actions(course, 1, said)) == []
    forgotten = Course(GAME, [step for step in course.steps if step.act is None or step.act.by != 1])
    assert list(faults_of_actions(forgotten, 1, said)) == ["seat 1: its action 0 was acknowledged and lost"]
    for one in said:
        one.acknowledged = False
    assert list(faults_of_actions(forgotten, 1, said)) == []
    assert list(faults_of_actions(course, 1, said[:-1])) == [
        f"seat 1: played {len(said)} times what it said {len(said) - 1} times"
    ]
