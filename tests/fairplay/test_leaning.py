"""How much one person leans to another, beyond the habits of both: exact figures of small tables."""

from __future__ import annotations

from math import log, sqrt

import pytest
from msgspec.structs import astuple

from teahouse.fairplay.leaning import RAREST, Counts, Leaning, leaning, odds_of


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
    odds = odds_of(counts(("even", 1000, 500)))
    between = counts(("even", 40, 20))
    all_his = counts(("even", 240, 120))
    assert astuple(leaning(odds, between, all_his, all_his)) == (20, 40, 20.0, pytest.approx(0.0))


def test_forty_times_of_forty_where_half_was_to_be_expected() -> None:
    """39.5 against 20 is a deviance of 2 · (39.5 ln 1.975 + 0.5 ln 0.025); the doubt about two shifts widens it."""
    odds = odds_of(counts(("even", 1000, 500)))
    between = counts(("even", 40, 40))
    all_his = counts(("even", 240, 140))
    deviance = 2 * (39.5 * log(39.5 / 20) + 0.5 * log(0.5 / 20))
    doubt = 1 + 10 * (2 / (2 + 200 / 4))
    assert astuple(leaning(odds, between, all_his, all_his)) == (40, 40, 20.0, pytest.approx(sqrt(deviance / doubt)))


def test_the_habit_of_the_one_explains_what_he_does_to_the_other() -> None:
    """He takes almost nothing of anybody's, so that he takes nothing of one man's says little."""
    odds = odds_of(counts(("even", 1000, 500)))
    between = counts(("even", 40, 40))
    timid = counts(("even", 240, 230))
    plain = counts(("even", 240, 140))
    leans = leaning(odds, between, timid, plain)
    assert 36 < leans.expected < 39
    assert leans.z < 2.5


def test_so_does_the_way_of_the_other() -> None:
    odds = odds_of(counts(("even", 1000, 500)))
    between = counts(("even", 40, 40))
    dreaded = counts(("even", 240, 230))
    plain = counts(("even", 240, 140))
    assert leaning(odds, between, plain, dreaded).z == pytest.approx(leaning(odds, between, dreaded, plain).z)


def test_a_place_at_the_table_where_all_do_it_is_no_leaning() -> None:
    """Whoever sits behind somebody lets more go by: that is the place's rate, not the person's."""
    odds = odds_of(counts(("behind", 1000, 900), ("before", 1000, 100)))
    between = counts(("behind", 40, 36))
    leans = leaning(odds, between, counts(("behind", 140, 126), ("before", 100, 10)), counts(("behind", 140, 126)))
    assert leans.expected == pytest.approx(36.0)
    assert leans.z == pytest.approx(0.0)


def test_where_it_is_never_done_nothing_is_measured() -> None:
    assert leaning({}, counts(("never", 40, 0)), counts(("never", 99, 0)), counts(("never", 99, 0))) == Leaning()


def test_what_is_taken_out_is_as_if_it_had_not_been() -> None:
    held = counts(("even", 10, 5), ("other", 3, 1))
    held.remove(counts(("even", 4, 2), ("other", 3, 1)))
    assert held.less(Counts()) == [("even", 6, 3), ("other", 0, 0)]
    assert (held.occasions, held.done) == (6, 3)
