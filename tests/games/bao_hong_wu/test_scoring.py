"""The settlement: the seed's three cases and the examples 22–24, 27, 28 and 30 of section 9."""

from __future__ import annotations

import pytest
from tests.families.tricks.tables import ended, playing

from teahouse.families.tricks.finished import Finished
from teahouse.families.tricks.stakes import levels
from teahouse.games.bao_hong_wu import GAME, scoring
from teahouse.games.bao_hong_wu.options import Options
from teahouse.kernel import HOUSE, Left, points_of


def settled(finished: Finished, **options: int | str) -> tuple[int, ...]:
    return points_of(4, scoring.lines(Options.read(options), finished))


def score(finished: Finished) -> int:
    return scoring.dealer_score(Options(), finished)


def test_seed_settlement_case_1_bid_100_scores_100_wins_one_level() -> None:
    assert settled(ended(taken={0: 100})) == (3, -1, -1, -1)


def test_seed_settlement_case_2_bid_100_scores_115_wins_three_levels() -> None:
    assert settled(ended(taken={0: 115})) == (9, -3, -3, -3)


def test_seed_settlement_case_3_bid_100_scores_90_loses_two_levels() -> None:
    assert settled(ended(taken={0: 90})) == (-6, 2, 2, 2)


@pytest.mark.parametrize(
    ("final", "reached"),
    [(0, 1), (5, 2), (10, 2), (15, 3), (20, 3), (25, 4), (30, 4), (-5, -2), (-10, -2), (-15, -3), (-20, -3), (-25, -4)],
)
def test_the_table_of_levels(final: int, reached: int) -> None:
    assert levels(final) == reached


def test_example_22_a_red_five_caught_and_the_kitty_kept() -> None:
    finished = ended(taken={0: 95}, captures=((0, 2),), kitty=10)
    assert score(finished) == 125
    assert settled(finished, base=2) == (26, -8, -10, -8)


def test_example_23_a_red_five_lost_and_the_kitty_dug_by_a_ruff() -> None:
    finished = ended(dealer=1, bid=110, taken={1: 105}, captures=((3, 1),), kitty=10, winner=3, trumped=True)
    assert score(finished) == 65
    assert settled(finished) == (6, -19, 6, 7)


def test_example_24_the_kitty_dug_by_a_plain_suit() -> None:
    finished = ended(dealer=1, bid=110, taken={1: 105}, captures=((3, 1),), kitty=10, winner=3)
    assert score(finished) == 75
    assert levels(score(finished) - 110) == -5


def test_example_27_the_dealer_takes_all() -> None:
    finished = ended(taken={0: 200}, captures=((0, 1), (0, 3)))
    assert score(finished) == 240
    assert settled(finished) == (47, -16, -15, -16)


def test_example_28_fleeing() -> None:
    round = playing(GAME, ["7c", "8c", "9c", "Tc"], base=5)
    round.apply(HOUSE, Left(0))
    assert round.outcome is not None
    assert round.outcome.points == (-450, 150, 150, 150)
    round = playing(GAME, ["7c", "8c", "9c", "Tc"], base=5)
    round.apply(HOUSE, Left(3))
    assert round.outcome is not None
    assert round.outcome.points == (50, 50, 50, -150)
    round = playing(GAME, ["7c", "8c", "9c", "Tc"], base=5, flee_share="to_dealer")
    round.apply(HOUSE, Left(3))
    assert round.outcome is not None
    assert round.outcome.points == (150, 0, 0, -150)


def test_example_30_both_red_fives_lost() -> None:
    finished = ended(taken={0: 110}, captures=((1, 0), (1, 0)))
    assert score(finished) == 70
    assert settled(finished) == (-14, 6, 4, 4)


def test_pairs_may_double_what_the_kitty_costs() -> None:
    finished = ended(taken={0: 100}, kitty=10, winner=2, trumped=True, longest=1)
    assert scoring.kitty_factor(Options(), finished) == -2
    assert scoring.kitty_factor(Options.read({"kitty_pattern": "double_pair"}), finished) == -4
    kept = ended(taken={0: 100}, kitty=10, longest=1)
    assert scoring.kitty_factor(Options.read({"kitty_pattern": "double_pair"}), kept) == 1
