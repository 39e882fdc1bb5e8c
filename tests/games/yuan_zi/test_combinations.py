"""原子: what plays are and what they beat. Numbers are those of the rules page, section 9; the blade is 7."""

from __future__ import annotations

import pytest
from tests.families.climbing.tables import answer, lead

from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.ranks import RANK_NAMES
from teahouse.games.yuan_zi.combinations import combinations


def table(
    blade: str = "7", *, immune: bool = True, atoms: bool = True, as_three: bool = True, wild_bombs: bool = True
) -> Combinations:
    """The table of a hand with this blade."""
    rank = RANK_NAMES.index(blade)
    return combinations(rank, immune=immune, atoms=atoms, as_three=as_three, wild_bombs=wild_bombs)


TABLE = table()

LEADS = {
    2: ("9c9d", "pair of 2, 9"),
    3: ("9cbj", "pair of 2, 9"),
    4: ("sj", "single of 1, 3"),
    5: ("sjbj", "pair of 2, 3"),
    6: ("sjsjbjbj", "bomb of 4, 3"),
    8: ("7cbj", "no-combination"),
    9: ("9h9h9h", "atom of 3, 9"),
    10: ("9h9h9c", "triple of 3, 9"),
    11: ("9h9hbj", "triple of 3, 9"),
    12: ("9h9h9h9c", "bomb of 4, 9"),
    13: ("9h9h9h 9c9c9c", "hydrogen-bomb of 6, 9"),
    14: ("9h9h9h 9c9c9d", "bomb of 6, 9"),
    15: ("3c4c5c6c7c", "no-combination"),
    16: ("9c9d4h", "no-combination"),
}

ANSWERS = {
    17: ("2s", "7c", "accepted"),
    18: ("2s", "7c7d", "not-higher"),
    19: ("7c", "7d", "not-higher"),
    20: ("2c2d2h", "5c5d5h5s", "accepted"),
    21: ("7c7d", "5c5d5h5s5c", "not-higher"),
    22: ("7c7d", "4s4s4s", "accepted"),
    23: ("5c5d5h5s5c5d", "7c7d7h7s", "accepted"),
    24: ("7c7d7h7s", "7c7d7h7s7c", "accepted"),
    25: ("2c2c2d2d2h2h2s2s", "3d3d3d", "accepted"),
    26: ("9h9h9h", "9c9c9c", "not-higher"),
    27: ("2h2h2h", "7c7c7c", "accepted"),
    28: ("7c7c7c", "4c4c4c4d4d4d", "accepted"),
}


@pytest.mark.parametrize("number", LEADS)
def test_example_lead(number: int) -> None:
    cards, told = LEADS[number]
    assert lead(TABLE, cards) == told


@pytest.mark.parametrize("number", ANSWERS)
def test_example_answer(number: int) -> None:
    assert answer(TABLE, *ANSWERS[number][:2]) == ANSWERS[number][2]


def test_example_7_jokers_alone_count_four_where_three_is_the_blade() -> None:
    assert lead(table("3"), "bj") == "single of 1, 4"
    assert answer(table("3"), "4c", "bj") == "not-higher"
    assert answer(table("3"), "bj", "5c") == "accepted"


def test_a_blade_bomb_does_not_beat_single_blades() -> None:
    assert answer(TABLE, "7c", "7d7h7s7c") == "not-higher"
    assert answer(TABLE, "7c7d7h7s7c", "7c7d7h7s") == "not-higher"
    assert answer(TABLE, "7c7d7h7s", "2c2d2h2s2c2d") == "not-higher"


def test_jokers_stand_in_bombs_unless_agreed_otherwise() -> None:
    assert lead(TABLE, "4csjsjbj") == "bomb of 4, 4"
    for cards in ("4csjsjbj", "sjsjbjbj"):
        assert lead(table(wild_bombs=False), cards) == "no-combination"
    assert lead(table(wild_bombs=False), "4c4dsj") == "triple of 3, 4"


def test_jokers_alone_may_be_below_three() -> None:
    below = table(as_three=False)
    assert lead(below, "sjbj") == "pair of 2, sj"
    assert answer(below, "sjbj", "3c3d") == "accepted"
    assert answer(TABLE, "sjbj", "3c3d") == "not-higher"
    assert answer(below, "3c", "bj") == "not-higher"


def test_blades_are_only_the_highest_rank_where_that_is_agreed() -> None:
    mild = table(immune=False)
    assert answer(mild, "7c7d", "5c5d5h5s") == "accepted"
    assert answer(mild, "7c7d7h7s", "5c5d5h5s5c") == "accepted"
    assert answer(mild, "2c2d2h2s", "7c7d7h7s") == "accepted"
    assert lead(mild, "7cbj") == "no-combination"


def test_without_atoms_identical_cards_are_a_triple() -> None:
    plain = table(atoms=False)
    assert lead(plain, "9h9h9h") == "triple of 3, 9"
    assert lead(plain, "9h9h9h9c9c9c") == "bomb of 6, 9"


def test_more_atoms_then_higher_ranks_win_among_hydrogen_bombs() -> None:
    assert answer(TABLE, "2c2c2c2d2d2d", "3c3c3c3d3d3d3h3h3h") == "accepted"
    assert answer(TABLE, "2c2c2c2d2d2d", "7c7c7c7d7d7d") == "accepted"
    assert answer(TABLE, "4c4c4c4d4d4d", "4h4h4h4s4s4s") == "not-higher"
    four_atoms = "9c9c9c 9d9d9d 9h9h9h 9s9s9s"
    assert lead(TABLE, four_atoms) == "hydrogen-bomb of 12, 9"
    assert answer(TABLE, "2c2c2c2d2d2d2h2h2h", four_atoms) == "accepted"


def test_a_bomb_of_jokers_counts_its_cards_before_its_rank() -> None:
    assert answer(TABLE, "2c2d2h2s", "sjsjsjbjbj") == "accepted"
    assert answer(TABLE, "4c4d4h4s4c", "sjsjsjbjbj") == "not-higher"
