"""How much one person leans to another, beyond the habits of both: figures of small towns."""

from __future__ import annotations

from itertools import combinations, permutations
from math import log, sqrt

import pytest
from msgspec.structs import astuple

from teahouse.fairplay.leaning import PRIOR, RAREST, Counts, Leaning, Leanings, odds_of

PEOPLE = "abcdef"
EVERY_TWO = frozenset(combinations(PEOPLE, 2))

Told = dict[tuple[str, str], tuple[int, int]]
"""Occasions from one to another, and how often it was done."""


def even(occasions: int = 40, done: int = 20) -> Told:
    """Everybody to everybody alike."""
    return dict.fromkeys(permutations(PEOPLE, 2), (occasions, done))


def town(told: Told, stratum: str = "same") -> Leanings:
    """A town in which each occasion is of a round of its own."""
    leanings = Leanings(EVERY_TWO)
    for (doer, receiver), (occasions, done) in told.items():
        for number in range(occasions):
            leanings.add(doer, receiver, [(stratum, number < done)])
    leanings.settle()
    return leanings


def counts(*strata: tuple[str, int, int]) -> Counts:
    made = Counts()
    for stratum, occasions, done in strata:
        made.add(stratum, occasions, done)
    return made


def test_the_odds_of_a_stratum_are_those_of_everybody() -> None:
    odds = odds_of(counts(("even", 100, 50), ("one in five", 100, 20), ("never", 100, 0), ("always", 100, 100)))
    assert odds == {
        "even": 0.0,
        "one in five": pytest.approx(log(0.25)),
        "always": pytest.approx(log((1 - RAREST) / RAREST)),
    }


def test_who_does_to_one_what_all_do_to_all_does_not_lean() -> None:
    assert astuple(town(even()).of("a", "b")) == (20, 40, pytest.approx(20.0), pytest.approx(0.0))


def test_forty_times_of_forty_where_half_was_to_be_expected() -> None:
    """With the two set apart, 39.5 against 20 is a deviance of 2 (39.5 ln 1.975 + 0.5 ln 0.025).

    The weight of the forty is 10, of what each of the two does with four others 40: the doubt is 1 + 10 (2 / (2 + 40)).
    Before that the forty colour the habits of the four, and with them a little of what is expected.
    """
    leanings = town(even() | {("a", "b"): (40, 40), ("c", "d"): (40, 0)})
    assert leanings.of("a", "b").expected == pytest.approx(22.3, abs=0.05)
    leanings.set_apart("c", "d", PEOPLE)
    leanings.set_apart("a", "b", PEOPLE)
    leans = leanings.of("a", "b")
    deviance = 2 * (39.5 * log(39.5 / 20) + 0.5 * log(0.5 / 20))
    doubt = 1 + 10 * (2 / (PRIOR + 160 / 4))
    assert astuple(leans)[:3] == (40, 40, pytest.approx(20.0, abs=0.01))
    assert leans.z == pytest.approx(sqrt(deviance / doubt), rel=0.001)


def test_the_habit_of_the_one_explains_what_he_does_to_the_other() -> None:
    """He lets go by almost everything of anybody's: that he does so with one man says nothing."""
    leans = town(even() | {("a", other): (40, 38) for other in "bcdef"}).of("a", "b")
    assert leans.expected == pytest.approx(36.9, abs=0.05)
    assert leans.z == pytest.approx(0.34, abs=0.005)


def test_whom_mostly_those_meet_who_never_do_it_is_hardly_blamed_for_that() -> None:
    """Somebody lets a fifth of everybody's go by, so also a fifth of b's.

    That c and d, who never do it to anybody, have mostly met b says nothing of b.
    """
    never = {(doer, receiver): (100, 0) for doer in "cd" for receiver in PEOPLE if receiver != doer}
    mostly = {("c", "b"): (600, 0), ("d", "b"): (600, 0), ("e", "b"): (10, 1), ("f", "b"): (10, 1)}
    fifth = {("a", other): (150, 30) for other in "bcdef"}
    leans = town(even(100, 12) | never | mostly | fifth).of("a", "b")
    assert leans.expected == pytest.approx(13.7, abs=0.05)
    assert leans.z == pytest.approx(2.18, abs=0.005)


def test_so_does_the_way_of_the_other() -> None:
    leans = town(even() | {(other, "b"): (40, 38) for other in "acdef"}).of("a", "b")
    assert leans.z == pytest.approx(0.34, abs=0.005)


def test_whom_one_happened_to_meet_does_not_matter() -> None:
    """Of the others only timid ones met b; that bold a takes nearly everything of his is as it should be."""
    told = {(doer, receiver): (40, 20) for doer in "ab" for receiver in "cdef"}
    told |= {(doer, receiver): (40, 38) for doer in "cdef" for receiver in "ab"}
    told |= dict.fromkeys(permutations("cdef", 2), (40, 38))
    leans = town(told | {("a", "b"): (40, 20)}).of("a", "b")
    assert leans.expected == pytest.approx(22.6, abs=0.05), "39 if everybody's habits were those of all"


def test_a_place_at_the_table_where_all_do_it_is_no_leaning() -> None:
    """Whoever sits behind somebody lets more go by: that is the place's rate, not the person's."""
    leanings = Leanings(EVERY_TWO)
    for doer, receiver in permutations(PEOPLE, 2):
        behind = doer < receiver
        for number in range(40):
            leanings.add(doer, receiver, [("behind" if behind else "before", number < (36 if behind else 4))])
    leanings.settle()
    assert astuple(leanings.of("a", "b")) == (36, 40, pytest.approx(36.0), pytest.approx(0.0))
    assert astuple(leanings.of("b", "a")) == (4, 40, pytest.approx(4.0), pytest.approx(0.0))


def test_what_hangs_together_within_a_round_counts_for_less() -> None:
    """The same forty in eight rounds of five, all done or none: five times as far apart."""
    apart, in_bunches = Counts(), Counts()
    for number in range(40):
        apart.add("same", 1, number % 2)
        apart.add_cluster(1, number % 2)
    for number in range(8):
        in_bunches.add("same", 5, 5 * (number % 2))
        in_bunches.add_cluster(5, 5 * (number % 2))
    assert (apart.dispersion, in_bunches.dispersion) == (1.0, 5.0)


def test_two_set_apart_are_nobodys_habit_any_more() -> None:
    leanings = town(even() | {("a", "b"): (40, 40)})
    before = leanings.of("a", "c").expected
    leanings.set_apart("b", "a", PEOPLE)
    assert before == pytest.approx(24.6, abs=0.05)
    assert leanings.of("a", "c").expected == pytest.approx(20.0, abs=0.05)


def test_where_it_is_never_done_nothing_is_measured() -> None:
    assert town(even(40, 0)).of("a", "b") == Leaning()


def test_nobody_leans_to_whom_he_never_met() -> None:
    assert town({("a", "b"): (10, 5), ("b", "c"): (10, 5)}).of("a", "c") == Leaning()
