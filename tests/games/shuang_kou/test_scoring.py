"""双扣: who has caught whom and what is paid. Numbers are those of the rules page, section 9."""

from __future__ import annotations

import pytest
from tests.families.climbing.kou.settling import BOMBS, TABLE, ended

from teahouse.families.climbing.kou.lines import merged
from teahouse.games.shuang_kou import GAME


def test_example_22_no_big_bomb() -> None:
    assert ended(GAME, (0, 2)) == ("double-kou", (3, -3, 3, -3))


def test_example_23_five_lines_double() -> None:
    assert ended(GAME, (1, 0, 3), played={1: [5]}) == ("single-kou", (-4, 4, -4, 4))


def test_example_24_seven_lines_are_paid_for() -> None:
    assert ended(GAME, (1, 0, 2), played={1: [4], 0: [7]}) == ("flat-kou", (11, -3, -5, -3))


def test_example_25_lines_of_everybody() -> None:
    played = {0: [6], 2: [8], 3: [6]}
    assert ended(GAME, (2, 0), played=played) == ("double-kou", (44, -60, 68, -52))


def test_bombs_in_hand_count() -> None:
    hands = ["", "3c", "", BOMBS[6]]
    assert ended(GAME, (0, 2), hands=hands) == ("double-kou", (1, -5, 1, 3))
    assert ended(GAME, (0, 2), hands=hands, count_unplayed="off") == ("double-kou", (3, -3, 3, -3))
    assert ended(GAME, (0, 2), hands=["", "3c", "", "sjsjbjbj"]) == ("double-kou", (-1, -7, -1, 9))
    assert ended(GAME, (0, 2), hands=["", "3c", "", "sjsjbj"]) == ("double-kou", (1, -5, 1, 3))


def test_four_kings_in_hand_count_eight_lines_where_that_is_agreed() -> None:
    hands = ["", "3c", "", "sjsjbjbj"]
    assert ended(GAME, (0, 2), hands=hands, four_kings="eight_highest") == ("double-kou", (-5, -11, -5, 21))


def test_merging_is_off_here() -> None:
    assert ended(GAME, (0, 2), played={0: [4, 4, 4]}) == ("double-kou", (3, -3, 3, -3))
    assert ended(GAME, (0, 2), played={0: [4, 4, 4]}, merge="on") == ("double-kou", (6, -6, 6, -6))


def test_every_scale_of_contributions() -> None:
    played = {1: [6, 7]}
    assert ended(GAME, (0, 2), played=played, contribution_table="off") == ("double-kou", (3, -3, 3, -3))
    assert ended(GAME, (0, 2), played=played, contribution_table="odd") == ("double-kou", (0, 6, 0, -6))
    summed = ended(GAME, (0, 2), played=played, contribution_table="odd", contribution_mode="sum")
    assert summed == ("double-kou", (-1, 9, -1, -7))


def test_the_cap_holds_for_both() -> None:
    played = {0: [9]}
    assert ended(GAME, (0, 2), played=played) == ("double-kou", (144, -112, 80, -112))
    assert ended(GAME, (0, 2), played=played, line_cap=8) == ("double-kou", (72, -56, 40, -56))
    assert ended(GAME, (0, 2), played=played, multiplier="off") == ("double-kou", (51, -19, -13, -19))


def test_a_flat_catch_may_be_a_draw() -> None:
    assert ended(GAME, (1, 0, 2), flat_result=0) == ("flat-kou", (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("left", "ending", "points"),
    [
        (5, "flat-kou", (1, -1)),
        (6, "single-kou", (2, -2)),
        (10, "single-kou", (2, -2)),
        (11, "double-kou", (3, -3)),
    ],
)
def test_two_players_by_the_cards_left(left: int, ending: str, points: tuple[int, int]) -> None:
    cards = "3c4c5c7c8c9cJcQcKcAc2c"[: 2 * left]
    assert ended(GAME, (0,), hands=["", cards]) == (ending, points)


def test_two_players_pay_for_big_bombs_between_them() -> None:
    assert ended(GAME, (0,), hands=["", "3c"], played={1: [6]}) == ("flat-kou", (-1, 1))


def test_the_base_multiplies_everything() -> None:
    assert ended(GAME, (1, 0, 2), played={0: [7]}, base=10) == ("flat-kou", (110, -30, -50, -30))


@pytest.mark.parametrize(("lines", "ways"), TABLE.items())
def test_the_table_of_lines(lines: int, ways: tuple[int, int]) -> None:
    times, paid = ways
    _, points = ended(GAME, (0, 2), played={0: [lines]}, multiplier="on")
    assert points == (3 * times + 3 * paid, -3 * times - paid, 3 * times - paid, -3 * times - paid)


def test_how_bombs_merge() -> None:
    assert merged([]) == []
    assert merged([4, 4, 4]) == [5]
    assert merged([4, 4, 4, 4]) == merged([5, 5]) == [6]
    assert merged([4] * 5) == [7]
    assert merged([4] * 6) == [8]
    assert merged([6, 6]) == [7]
    assert merged([4, 4, 4, 5]) == [6]
    assert merged([6, 9]) == [6, 9]
