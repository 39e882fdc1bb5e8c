"""The report of timing, on made-up people of stated habits."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fairplay.towns import a_round

from teahouse.fairplay import Choice, RoundSummary, suspicious_times

MINUTE = 60_000

Took = Callable[[Random, int], float]
"""What an answer takes (ms), by luck and the number of options."""


def human(luck: Random, options: int) -> float:
    """Log-normal, longer where there is more to choose from."""
    return exp(luck.gauss(7.6, 0.7) + 0.3 * log(options))


def evening(took: Took, *, rounds: int = 40, every: int = 4 * MINUTE, seed: int = 5) -> list[RoundSummary]:
    """Somebody plays rounds of twelve answers, one after the other."""
    luck = Random(seed)
    week = []
    for number in range(rounds):
        choices = []
        for _ in range(12):
            options = luck.randint(2, 14)
            choices.append(Choice(0, options, None, False, False, round(took(luck, options)), "turn"))
        week.append(a_round(number, ("zhou", None, None), choices=choices, ended_at=number * every))
    return week


def test_somebody_who_thinks_is_not_named() -> None:
    assert suspicious_times(evening(human)) == []


def test_a_clock_is() -> None:
    (found,) = suspicious_times(evening(lambda _luck, _options: 1_500))
    assert found.signs == ("steady", "unmoved", "never-at-a-loss")
    assert (found.person, found.choices, found.median, found.spread, found.slope) == ("zhou", 480, 1_495, 0.0, 0.0)
    assert (found.long_thoughts, found.stretch) == (0.0, 39 * 4)


def test_so_is_a_clock_that_shakes() -> None:
    (found,) = suspicious_times(evening(lambda luck, _options: luck.uniform(400, 1_200)))
    assert found.signs == ("steady", "unmoved", "never-at-a-loss")
    assert found.spread == pytest.approx(0.30, abs=0.02)


def test_times_that_do_not_care_are_one_sign_and_not_enough() -> None:
    assert suspicious_times(evening(lambda luck, _options: exp(luck.gauss(7.6, 0.7)))) == []


def test_with_hours_without_a_break_they_are() -> None:
    (found,) = suspicious_times(evening(lambda luck, _options: exp(luck.gauss(7.6, 0.7)), rounds=130))
    assert found.signs == ("unmoved", "tireless")
    assert found.stretch == 129 * 4
    assert found.evidence == tuple(f"r{number}" for number in range(129, 117, -1)), "the latest of equal ones"


def test_a_long_evening_is_no_more_than_one_sign() -> None:
    assert suspicious_times(evening(human, rounds=130)) == []


def test_a_break_ends_a_stretch() -> None:
    assert suspicious_times(evening(lambda luck, _options: exp(luck.gauss(7.6, 0.7)), every=25 * MINUTE)) == []


def test_a_few_answers_say_nothing() -> None:
    few = evening(lambda _luck, _options: 1_500, rounds=10)
    assert suspicious_times(few) == []
    assert len(suspicious_times(few, least_choices=120)) == 1


def test_where_there_is_nothing_to_choose_no_time_counts() -> None:
    forced = [
        a_round(number, ("zhou", None), choices=[Choice(0, 1, None, False, False, 900, "turn")] * 20)
        for number in range(40)
    ]
    assert suspicious_times(forced) == []


def test_times_of_two_clocks_are_not_mixed() -> None:
    """Always two seconds for a turn and half a second for a claim: no spread within either."""
    choices = [Choice(0, 5, None, False, False, 2_000, "turn"), Choice(0, 2, 1, False, False, 500, "reaction")]
    (found,) = suspicious_times([a_round(number, ("zhou", None), choices=choices * 6) for number in range(40)])
    assert found.spread == 0.0
    assert found.signs == ("steady", "never-at-a-loss")


@settings(max_examples=8, deadline=None)
@given(st.permutations(evening(lambda luck, _options: luck.uniform(400, 1_200))))
def test_the_order_of_the_rounds_does_not_matter(week: list[RoundSummary]) -> None:
    assert suspicious_times(week) == NAMED


NAMED = suspicious_times(evening(lambda luck, _options: luck.uniform(400, 1_200)))
