"""The settlement in bands: the table of section 6 and the examples 1–8, 28 and 29 of section 9."""

from __future__ import annotations

import pytest
from tests.families.tricks.tables import ended, play, playing

from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.stakes import units
from teahouse.games.bao_hong_xin import GAME, scoring
from teahouse.games.bao_hong_xin.options import Options
from teahouse.kernel import HOUSE, BadOptions, Left, points_of


def settled(finished: Finished, **options: int | str) -> tuple[int, ...]:
    return points_of(4, scoring.lines(Options.read(options), finished))


@pytest.mark.parametrize(
    ("points", "dealer"),
    [(200, 9), (150, 6), (145, 3), (100, 3), (95, -3), (50, -3), (45, -6), (0, -9)],
)
def test_seed_examples_1_to_4_at_a_bid_of_100(points: int, dealer: int) -> None:
    assert settled(ended(taken={0: points})) == (dealer, *(-dealer // 3,) * 3)


@pytest.mark.parametrize(
    ("bid", "two", "one", "minus_one"),
    [
        (70, 135, 70, 35), (75, 140, 75, 40), (80, 140, 80, 40), (90, 145, 90, 45), (100, 150, 100, 50),
        (105, 155, 105, 55), (120, 160, 120, 60), (150, 175, 150, 75), (180, 190, 180, 90),
        (195, None, 195, 100), (200, None, None, 100),
    ],
)  # fmt: skip
def test_the_table_of_bands(bid: int, two: int | None, one: int | None, minus_one: int) -> None:
    by_points = {points: units(points, bid) for points in range(0, 205, 5)}
    lowest = {won: min(points for points, found in by_points.items() if found == won) for won in by_points.values()}
    assert lowest.get(2) == two
    assert lowest.get(1) == one
    assert lowest[-1] == minus_one
    assert lowest[-2] == 5
    assert (lowest[3], lowest[-3]) == (200, 0)


def test_examples_5_to_7_half_points_and_high_bids() -> None:
    assert [units(points, 75) for points in (35, 40, 135, 140)] == [-2, -1, 1, 2]
    assert [units(points, 200) for points in (200, 195, 100, 95)] == [3, -1, -1, -2]
    assert [units(points, 195) for points in (195, 200)] == [1, 3]


def test_example_8_a_forced_dealer_plays_at_70() -> None:
    assert [units(points, 70) for points in (70, 135)] == [1, 2]


def test_example_28_the_kitty_goes_to_the_winner_of_the_last_trick() -> None:
    kept = ended(bid=110, taken={0: 90}, kitty=20)
    dug = ended(bid=110, taken={0: 90}, kitty=20, winner=1)
    assert (scoring.dealer_points(Options(), kept), scoring.dealer_points(Options(), dug)) == (110, 90)
    assert settled(kept) == (3, -1, -1, -1)
    assert settled(dug) == (-3, 1, 1, 1)


@pytest.mark.parametrize(
    ("rule", "trumped", "points"),
    [
        ("winner_takes", True, 90),
        ("minus_one", True, 70),
        ("as_bao_hong_wu", True, 50),
        ("as_bao_hong_wu", False, 70),
        ("always_dealer", True, 110),
    ],
)
def test_other_rules_for_a_lost_kitty(rule: str, trumped: bool, points: int) -> None:
    dug = ended(taken={0: 90}, kitty=20, winner=1, trumped=trumped)
    assert scoring.dealer_points(Options.read({"kitty_rule": rule}), dug) == points


def test_example_29_fleeing() -> None:
    for seat, points in ((0, (-180, 60, 60, 60)), (2, (20, 20, -60, 20))):
        round = playing(GAME, ["7c", "8c", "9c", "6c"], base=2)
        round.apply(HOUSE, Left(seat))
        assert round.outcome is not None
        assert round.outcome.points == points


def test_caught_red_fives_count_where_agreed() -> None:
    finished = ended(taken={0: 100}, captures=((0, 2),))
    assert settled(finished) == (3, -1, -1, -1)
    assert settled(finished, red_five_capture="bonus") == (4, -1, -2, -1)
    assert scoring.dealer_points(Options.read({"red_five_capture": "points"}), finished) == 120
    lost = ended(taken={0: 105}, captures=((2, 0),))
    assert settled(lost, red_five_capture="points") == (-4, 1, 2, 1)


def test_red_fives_are_told_as_caught_and_lost_where_they_count_points() -> None:
    finished = ended(taken={0: 100}, captures=((0, 2), (0, 1), (3, 0)))
    lines = scoring.lines(Options.read({"red_five_capture": "points"}), finished)
    told = next(line for line in lines if "caught" in line.params)
    assert (told.key, told.params) == ("red-five-points", {"caught": 2, "lost": 1, "points": 20})


@pytest.mark.parametrize(("capture", "counted"), [("off", 0), ("bonus", 0), ("points", 20)])
def test_the_bar_of_points_counts_a_caught_red_five_where_it_is_worth_points(capture: str, counted: int) -> None:
    round = playing(GAME, ["4s4s6c", "5h7s6d", "bj8s6h", "9sJs7c"], red_five_capture=capture)
    play(round, "4s4s", "5h7s", "bj8s", "9sJs")
    score = round.score()
    assert score is not None
    assert (score.gathered, score.red_five) == (5, counted)


def test_a_bid_of_240_needs_points_for_red_fives() -> None:
    with pytest.raises(BadOptions, match="240-needs-red-five-points"):
        Options.read({"max_bid": 240})
    with pytest.raises(BadOptions, match="no-red-five-to-catch"):
        Options.read({"red_five": "ordinary", "red_five_capture": "bonus"})
    assert Options.read({"max_bid": 240, "red_five_capture": "points"}).max_bid == 240
    assert units(230, 240) == -1
    assert units(240, 240) == 3
