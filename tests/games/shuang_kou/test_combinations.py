"""双扣: what plays are and what they beat. Numbers are those of the rules page, section 9."""

from __future__ import annotations

import pytest
from tests.families.climbing.kou.examples import ANSWERS, FOURS_TO, LEADS
from tests.families.climbing.tables import answer, lead

from teahouse.families.climbing.kou.combinations import FourKings, combinations

NONE: frozenset[int] = frozenset()
TABLE = combinations(wild=NONE, two_chain=False, two_in_chain=False, four_kings="seven_lowest")
CHAINS = combinations(wild=NONE, two_chain=True, two_in_chain=True, four_kings="top")


@pytest.mark.parametrize("number", LEADS)
def test_example_lead(number: int) -> None:
    cards, told = LEADS[number]
    assert lead(TABLE, cards) == told


@pytest.mark.parametrize("number", ANSWERS)
def test_example_answer(number: int) -> None:
    assert answer(TABLE, *ANSWERS[number][:2]) == ANSWERS[number][2]


def test_counter_examples_of_the_table() -> None:
    for cards in ("sjbj", "KcKdAcAd2c2d", "3c3d3h3s4c4d4h4s5c5d5h5s5c", "3c3d3h4c4d"):
        assert lead(TABLE, cards) == "no-combination"


def test_a_chain_counts_its_groups_and_their_width() -> None:
    assert lead(TABLE, FOURS_TO["5"]) == "chain-bomb of 12, 3 groups, 7 lines, top 5"
    four_by_five = "".join(f"{rank}c{rank}d{rank}h{rank}s{rank}c" for rank in "JQKA")
    assert lead(TABLE, four_by_five) == "chain-bomb of 20, 4 groups, 9 lines, top A"
    five_by_four = "".join(f"{rank}c{rank}d{rank}h{rank}s" for rank in "34567")
    assert answer(TABLE, four_by_five, five_by_four) == "accepted"


def test_two_bombs_make_a_chain_where_that_is_agreed() -> None:
    assert lead(CHAINS, "3c3d3h3s 4c4d4h4s") == "chain-bomb of 8, 2 groups, 6 lines, top 4"


def test_a_two_joins_chains_where_that_is_agreed() -> None:
    ace_two_three, king_ace_two, two_three_four = (
        "".join(f"{rank}c{rank}d{rank}h{rank}s" for rank in ranks) for ranks in ("A23", "KA2", "234")
    )
    for chain in (ace_two_three, king_ace_two, two_three_four):
        assert lead(TABLE, chain) == "no-combination"
    assert answer(CHAINS, ace_two_three, king_ace_two) == "accepted"
    assert answer(CHAINS, king_ace_two, two_three_four) == "accepted"
    assert answer(CHAINS, two_three_four, king_ace_two) == "not-higher"


@pytest.mark.parametrize(
    ("four_kings", "seven_threes", "eight_twos"),
    [
        ("seven_lowest", "not-higher", "not-higher"),
        ("eight_highest", "accepted", "accepted"),
        ("top", "accepted", "accepted"),
    ],
)
def test_where_four_kings_stand(four_kings: FourKings, seven_threes: str, eight_twos: str) -> None:
    table = combinations(wild=NONE, two_chain=False, two_in_chain=False, four_kings=four_kings)
    assert answer(table, "3c3d3h3s 3c3d3h", "sjsjbjbj") == seven_threes
    assert answer(table, "2c2d2h2s 2c2d2h2s", "sjsjbjbj") == eight_twos
    nine_lines = "".join(f"{rank}c{rank}d{rank}h{rank}s" for rank in "34567")
    assert answer(table, nine_lines, "sjsjbjbj") == ("accepted" if four_kings == "top" else "not-higher")
