"""The settlement of 红五三打一: examples 2, 5–10, 18, 19, 22 and 23 of section 9."""

from __future__ import annotations

import pytest
from tests.families.tricks.tables import ended, playing

from teahouse.families.tricks.finished import Finished
from teahouse.games.hong_wu_3v1 import GAME, scoring
from teahouse.games.hong_wu_3v1.options import Options
from teahouse.kernel import HOUSE, BadOptions, Left, points_of


def settled(finished: Finished, **options: int | str) -> tuple[int, ...]:
    return points_of(4, scoring.lines(Options.read(options), finished))


def score(finished: Finished, **options: int | str) -> int:
    return scoring.raw_points(Options.read(options), finished)


@pytest.mark.parametrize(("points", "dealer"), [(200, 9), (150, 6), (145, 3), (95, -3), (45, -6), (0, -9)])
def test_seed_example_2_bands_at_a_bid_of_100(points: int, dealer: int) -> None:
    assert settled(ended(taken={0: points})) == (dealer, *(-dealer // 3,) * 3)


def test_example_5_the_kitty_counts_double_or_fourfold() -> None:
    assert score(ended(taken={0: 90}, kitty=20)) == 110
    assert score(ended(taken={0: 90}, kitty=20, winner=1)) == 70
    assert score(ended(taken={0: 90}, kitty=20, winner=1, longest=1)) == 30


@pytest.mark.parametrize(
    ("rule", "trumped", "longest", "points"),
    [
        ("2_4", True, 0, 70), ("2_4", False, 1, 30), ("1", True, 1, 90), ("1", False, 0, 90),
        ("minus_2_1", True, 1, 50), ("minus_2_1", False, 1, 70),
    ],
)  # fmt: skip
def test_other_rules_for_a_lost_kitty(rule: str, trumped: bool, longest: int, points: int) -> None:
    """Section 6 with the option `kitty_mult`: f = 1 leaves S as it is, −2B and −B as in 包红五."""
    dug = ended(taken={0: 90}, kitty=20, winner=1, trumped=trumped, longest=longest)
    assert score(dug, kitty_mult=rule) == points


def test_the_base_multiplies_units_and_bonus() -> None:
    assert settled(ended(taken={0: 150}, captures=((0, 2),)), base=10) == (70, -20, -30, -20)
    assert settled(ended(taken={0: 150}), base=10, bid_multiplier="on") == (120, -40, -40, -40)
    assert settled(ended(taken={0: 110}), base=10, settlement="levels") == (60, -20, -20, -20)


def test_red_fives_are_told_as_caught_and_lost_where_they_count_points() -> None:
    finished = ended(taken={0: 100}, captures=((0, 2), (0, 1), (3, 0)))
    told = next(
        line for line in scoring.lines(Options.read({"red_five_points": 20}), finished) if "caught" in line.params
    )
    assert (told.key, told.params) == ("red-five-points", {"caught": 2, "lost": 1, "points": 20})
    assert all("caught" not in line.params for line in scoring.lines(Options(), finished))


def test_example_6_points_do_not_fall_below_nothing() -> None:
    finished = ended(taken={0: 10}, kitty=20, winner=1, longest=2)
    assert score(finished) == -50
    assert settled(finished) == (-9, 3, 3, 3)


def test_example_7_example_5_at_a_bid_of_110() -> None:
    assert settled(ended(bid=110, taken={0: 90}, kitty=20))[0] == 3
    assert settled(ended(bid=110, taken={0: 90}, kitty=20, winner=1))[0] == -3
    assert settled(ended(bid=110, taken={0: 90}, kitty=20, winner=1, longest=1))[0] == -6


def test_example_8_a_red_five_caught() -> None:
    assert settled(ended(taken={0: 150}, captures=((0, 2),))) == (7, -2, -3, -2)


def test_example_9_red_fives_caught_both_ways() -> None:
    finished = ended(dealer=1, bid=90, taken={1: 70}, captures=((3, 1), (1, 0)))
    assert settled(finished) == (0, -3, 1, 2)


def test_example_10_both_red_fives_lost_and_no_point() -> None:
    assert settled(ended(bid=120, captures=((2, 0), (2, 0)))) == (-11, 3, 5, 3)


def test_examples_18_and_22_a_ruff_of_two_singles_does_not_raise_the_kitty() -> None:
    assert scoring.kitty_factor(Options(), ended(winner=2, trumped=True, longest=0, kitty=10)) == -1


def test_example_19_a_bid_of_200_and_195_points() -> None:
    assert settled(ended(bid=200, taken={0: 195}))[0] == -3


def test_example_23_fleeing() -> None:
    for seat, points in ((0, (-900, 300, 300, 300)), (2, (100, 100, -300, 100))):
        round = playing(GAME, ["7c", "8c", "9c", "6c"], base=10)
        round.apply(HOUSE, Left(seat))
        assert round.outcome is not None
        assert round.outcome.points == points


def test_high_bids_count_more_where_agreed() -> None:
    for bid, factor in ((95, 1), (100, 2), (145, 2), (150, 3)):
        finished = ended(bid=bid, taken={0: bid})
        assert settled(finished, bid_multiplier="on")[0] == 3 * factor
        assert settled(finished)[0] == 3


def test_a_bid_of_240_needs_points_for_red_fives() -> None:
    with pytest.raises(BadOptions, match="240-needs-red-five-points"):
        Options.read({"max_bid": 240})
