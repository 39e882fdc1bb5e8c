"""The report of pairs, on made-up weeks: what it finds, what it leaves alone, what it says."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fairplay.towns import HOUR, a_round, a_week, facing

from teahouse.fairplay import ALARM, Finish, Flow, PairSuspicion, scores, suspicious_pairs
from teahouse.fairplay.company import together_by_chance

HONEST = a_week(300, seed=1)
PLOTTED = a_week(300, seed=1, plotters=("a", "b"))


def test_honest_people_are_not_named() -> None:
    assert suspicious_pairs(HONEST) == []
    told = scores(HONEST)
    assert len(told) == 15, "every two of the six have met often enough"
    assert max(told.values()) == pytest.approx(2.27, abs=0.005)


def test_who_spares_and_pays_one_other_is_named_with_the_figures() -> None:
    (found,) = suspicious_pairs(PLOTTED)
    assert (found.first, found.second, found.kind) == ("a", "b", "gives")
    assert found.rounds == sum({"a", "b"} <= set(seen.players) for seen in PLOTTED)
    spares, pays = (figure for figure in found.figures if figure.giver == "a" and figure.signal != "feeds")
    assert (spares.signal, spares.observed, spares.occasions) == ("spares", 4 * found.rounds, 4 * found.rounds)
    assert (pays.signal, pays.observed, pays.occasions) == ("pays", 8 * found.rounds, found.rounds)
    assert found.score > 2 * ALARM
    assert found.score == pytest.approx((spares.z + pays.z) / 2**0.5, abs=0.02)


def test_nobody_is_named_for_not_getting_what_the_other_was_given() -> None:
    """With the gifts to b in the books everybody else seems to be robbed by a; without them, nobody does."""
    before = [pair for pair, score in scores(PLOTTED).items() if score >= 4]
    assert len(before) > 1
    assert [(found.first, found.second) for found in suspicious_pairs(PLOTTED, alarm=4)] == [("a", "b")]


def test_the_evidence_are_rounds_of_the_two() -> None:
    (found,) = suspicious_pairs(PLOTTED)
    by_name = {seen.round: seen for seen in PLOTTED}
    assert len(found.evidence) == 12
    assert all({"a", "b"} <= set(by_name[name].players) for name in found.evidence)


def test_two_who_spare_each_other_are_named_for_that() -> None:
    """Each lets the other go by in every other case more than others would: neither alone would be enough."""
    week = [
        a_round(number, players, choices=[facing(seat, faced, declined=declines(number, players[seat] + players[faced]))
                                          for seat in range(3) for faced in range(3) if seat != faced])
        for number, players in enumerate(["abc", "abd", "acd", "bcd"] * 40)
    ]  # fmt: skip
    (found,) = suspicious_pairs(week)
    assert ({found.first, found.second}, found.kind) == ({"a", "b"}, "spare-each-other")


def declines(number: int, pair: str) -> bool:
    return number % 8 < 7 if pair in ("ab", "ba") else number % 8 >= 4


def test_who_goes_out_on_one_mans_plays_is_fed_by_him() -> None:
    """In every third round the two sit together in; else anybody goes out on anybody's play."""
    luck, week = Random(3), []
    for number in range(240):
        players = luck.sample("abcdef", 4)
        winner, loser = luck.sample(range(4), 2)
        if {"a", "b"} <= set(players) and number % 3 == 0:
            winner, loser = players.index("b"), players.index("a")
        week.append(a_round(number, players, finish=Finish(winner, loser)))
    (found,) = suspicious_pairs(week)
    (feeds,) = (figure for figure in found.figures if (figure.signal, figure.giver) == ("feeds", "a"))
    assert (found.first, found.second, found.kind) == ("a", "b", "gives")
    assert (feeds.observed, feeds.occasions, feeds.expected, found.score) == (37, 99, 7.2, 6.87)


def test_pairs_that_met_seldom_are_not_judged() -> None:
    few = PLOTTED[:60]
    met = sum({"a", "b"} <= set(seen.players) for seen in few)
    assert ("a", "b") in scores(few, least_rounds=met)
    assert ("a", "b") not in scores(few, least_rounds=met + 1)


def test_sitting_together_alone_says_nothing() -> None:
    together = [a_round(number, ("a", "b", "cdef"[number % 4]), flows=[Flow(0, 1, 0)]) for number in range(100)]
    assert suspicious_pairs(together) == []


def test_chance_is_drawn_among_those_who_played_there_at_that_hour() -> None:
    """At one table in the first hour; in the second at two tables of the same room."""
    week = [
        a_round(1, ("a", "b", None), ended_at=0),
        a_round(2, ("a", "c", "d"), ended_at=HOUR),
        a_round(3, ("b", "e", "f"), ended_at=HOUR + 5),
    ]
    # All of one seat of one other's; then two seats drawn from five, one of them b's.
    assert together_by_chance(week, [("a", "b")]) == {("a", "b"): pytest.approx(1 + 2 / 5)}


def test_nothing_comes_of_nothing() -> None:
    assert (suspicious_pairs([]), scores([]), together_by_chance([], [])) == ([], {}, {})


@settings(max_examples=8, deadline=None)
@given(st.permutations(PLOTTED[:120]))
def test_the_order_of_the_rounds_does_not_matter(week: Iterable[object]) -> None:
    assert report(week) == REPORT


def report(week: Iterable[object]) -> tuple[list[PairSuspicion], object]:
    return suspicious_pairs(week, least_rounds=15), scores(week, least_rounds=15)  # type: ignore[arg-type]


REPORT = report(PLOTTED[:120])
