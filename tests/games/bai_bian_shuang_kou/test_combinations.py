"""百变双扣: what plays are with wild kings. Numbers are those of the rules page, section 9."""

from __future__ import annotations

import pytest
from tests.families.climbing.kou.examples import ANSWERS, LEADS
from tests.families.climbing.tables import answer, lead

from teahouse.families.climbing.kou.combinations import combinations
from teahouse.families.climbing.ranks import BIG, SMALL
from teahouse.games.bai_bian_shuang_kou.options import Options

TABLE = combinations(wild=frozenset((BIG,)), two_chain=False, two_in_chain=False, four_kings="seven_lowest")
ALL_WILD = combinations(wild=frozenset((SMALL, BIG)), two_chain=False, two_in_chain=False, four_kings="seven_lowest")
EIGHT_EIGHTS = "8c8d8h8s 8c8d8h8s"

WITH_WILD = {
    22: ("3c3d 4c4d 5cbj", "pair-run of 6, top 5"),
    23: ("5c 6c 7c 9c bj", "straight of 5, top 9"),
    24: ("3c3d 4c4d bj", "no-combination"),
    25: ("4c4d4h bj", "bomb of 4, 4"),
    26: ("4c4d4h4s 4c bj", "bomb of 6, 4"),
    27: ("4c4d4h4s 4c4d4h bj", "bomb of 8, 4"),
    28: ("4c4d4h4s 4c4d4h4s bj", "bomb of 9, 4"),
    29: ("3c3d3h3s 4c4d4h4s 5c5d5h bj", "chain-bomb of 12, 3 groups, 7 lines, top 5"),
    30: (f"{EIGHT_EIGHTS} bjbjsj", "bomb of 11, 8"),
    31: (f"{EIGHT_EIGHTS} sjsjbjbj", "bomb of 12, 8"),
    32: ("4c4d4h sj", "no-combination"),
    33: ("9c bjbj", "triple of 3, 9"),
    34: ("6c 7c 8c 9c bj", "straight of 5, top T"),
}


@pytest.mark.parametrize("number", LEADS)
def test_example_lead(number: int) -> None:
    cards, told = LEADS[number]
    assert lead(TABLE, cards) == told


@pytest.mark.parametrize("number", ANSWERS)
def test_example_answer(number: int) -> None:
    assert answer(TABLE, *ANSWERS[number][:2]) == ANSWERS[number][2]


@pytest.mark.parametrize("number", WITH_WILD)
def test_example_with_wild_kings(number: int) -> None:
    cards, told = WITH_WILD[number]
    assert lead(TABLE, cards) == told


def test_eight_of_a_kind_take_three_or_four_jokers_with_small_ones() -> None:
    assert lead(TABLE, f"{EIGHT_EIGHTS} sjsjbj") == "bomb of 11, 8"
    assert lead(TABLE, f"{EIGHT_EIGHTS} bjbj") == "bomb of 10, 8"
    for jokers in ("bjsj", "sj", "sjsj"):
        assert lead(TABLE, f"{EIGHT_EIGHTS} {jokers}") == "no-combination"
    assert lead(TABLE, "8c8d8h8s 8c8d8h bjbjsjsj") == "no-combination"


def test_a_chain_of_eleven_lines_is_below_eight_with_three_jokers() -> None:
    chain = "".join(f"{rank}c{rank}d{rank}h{rank}s" * 2 for rank in "345")
    assert answer(TABLE, chain, f"{EIGHT_EIGHTS} bjbjsj") == "accepted"


def test_a_group_of_a_run_may_be_two_kings() -> None:
    assert lead(TABLE, "3c3d 5c5d bjbj") == "pair-run of 6, top 5"


def test_jokers_alone_are_themselves() -> None:
    assert lead(TABLE, "bj") == "single of 1, bj"
    assert lead(TABLE, "bjbj") == "pair of 2, bj"
    assert lead(TABLE, "sjbj") == "no-combination"


def test_small_jokers_are_wild_where_that_is_agreed() -> None:
    assert Options().wild() == {BIG}
    assert Options(wild_jokers="both").wild() == {SMALL, BIG}
    assert lead(ALL_WILD, "4c4d4h sj") == "bomb of 4, 4"
    assert lead(ALL_WILD, f"{EIGHT_EIGHTS} sjsjbjbj") == "bomb of 12, 8"
    assert lead(ALL_WILD, "sjsjbj") == "three-kings of 3, sj"
