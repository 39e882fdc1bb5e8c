"""五十K: what plays are and what they beat. Numbers are those of the rules page, section 9."""

from __future__ import annotations

from typing import Any

import pytest
from tests.families.climbing.tables import answer, lead

from teahouse.families.climbing.combinations import Combinations
from teahouse.games.wu_shi_k.combinations import combinations
from teahouse.games.wu_shi_k.options import Options

MIXED = "5c Td Kh"
PURE = {suit: f"5{suit} T{suit} K{suit}" for suit in "cdhs"}


def table(**options: Any) -> Combinations:
    """The table by these options."""
    chosen = Options.read(options)
    assert isinstance(chosen, Options)
    return combinations(chosen)


TABLE = table()

LEADS = {
    1: (MIXED, "fiftyk-mixed of 3, 5"),
    2: (PURE["h"], "fiftyk-pure of 3, 5"),
    13: ("sjsjbj", "no-combination"),
    14: ("sjbj", "no-combination"),
    15: ("3c3d 4c4d", "pair-run of 4, top 4"),
    16: ("3c3d3h 4c4d4h", "triple-run of 6, top 4"),
    17: ("8c8d8h 3c3d", "triple-pair of 5, 8"),
    18: ("3c3d3h 4c4d4h 5c5d 6c6d", "butterfly of 10, top 4"),
    19: ("Tc Jc Qc Kc Ac", "straight of 5, top A"),
    20: ("Ac 2c 3c 4c 5c", "no-combination"),
    21: ("3c 4c 5c 6c 7c 8c", "straight of 6, top 8"),
    22: ("5c Td Kh Ks", "no-combination"),
    23: ("5c5d TdTh KcKh", "no-combination"),
}

ANSWERS = {
    3: ("2c2d2h", MIXED, "accepted"),
    4: (MIXED, PURE["h"], "accepted"),
    5: (MIXED, "5d Tc Ks", "not-higher"),
    6: (PURE["h"], PURE["s"], "accepted"),
    7: (PURE["c"], PURE["d"], "not-higher"),
    8: (PURE["s"], PURE["s"], "not-higher"),
    9: (PURE["s"], "3c3d3h3s", "accepted"),
    10: ("2c2d2h2s", "3c3d3h3s 3c", "accepted"),
    11: ("KcKdKhKs", "AcAdAhAs", "accepted"),
    12: ("2c2d2h2s 2c2d2h2s", "sjsjbjbj", "accepted"),
}


@pytest.mark.parametrize("number", LEADS)
def test_example_lead(number: int) -> None:
    cards, told = LEADS[number]
    assert lead(TABLE, cards) == told


@pytest.mark.parametrize("number", ANSWERS)
def test_example_answer(number: int) -> None:
    assert answer(TABLE, *ANSWERS[number][:2]) == ANSWERS[number][2]


def test_counter_examples_of_the_table() -> None:
    for cards in ("AcAd 2c2d", "AcAdAh 2c2d2h", "8c8d8h 3c4c", "3c3d3h 4c4d4h 5c5d 7c7d"):
        assert lead(TABLE, cards) == "no-combination"


@pytest.mark.parametrize(
    ("rank", "on_four", "on_five"),
    [
        ("below_bombs", "not-higher", "not-higher"),
        ("above_four", "accepted", "not-higher"),
        ("above_bombs", "accepted", "accepted"),
    ],
)
def test_where_a_fifty_k_stands(rank: str, on_four: str, on_five: str) -> None:
    chosen = table(fiftyk_rank=rank)
    for fifty_k in (MIXED, PURE["s"]):
        assert answer(chosen, "2c2d2h2s", fifty_k) == on_four
        assert answer(chosen, "2c2d2h2s2c", fifty_k) == on_five
        assert answer(chosen, "sjsjbjbj", fifty_k) == "not-higher"
    assert answer(chosen, "3c3d3h3s", "3c3d3h3s3c") == "accepted"


def test_the_suits_of_pure_ones_as_agreed() -> None:
    other = table(pure_suit_order="heart_spade_diamond_club")
    for lower, higher in (("c", "d"), ("d", "s"), ("s", "h")):
        assert answer(other, PURE[lower], PURE[higher]) == "accepted"
    equal = table(pure_suit_order="none")
    assert answer(equal, PURE["d"], PURE["s"]) == "not-higher"
    assert answer(equal, MIXED, PURE["d"]) == "accepted"


def test_what_options_take_away() -> None:
    assert lead(table(mixed_allowed="off"), MIXED) == "no-combination"
    assert lead(table(mixed_allowed="off"), PURE["c"]) == "fiftyk-pure of 3, 5"
    assert lead(table(straight_min="off"), "3c 4c 5c 6c 7c") == "no-combination"
    assert lead(table(pair_run_min=3), "3c3d 4c4d") == "no-combination"
    assert lead(table(triple_pair="off"), "8c8d8h 3c3d") == "no-combination"
    assert lead(table(triple_pair="off"), "3c3d3h 4c4d4h 5c5d 6c6d") == "no-combination"
