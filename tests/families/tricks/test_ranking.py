"""Groups, ranks and lines: the tables of section 5 of the rules pages."""

from __future__ import annotations

import pytest
from tests.families.tricks.tables import order

from teahouse.families.tricks.cards import NAMES, POINTS, kind_of, suit_of
from teahouse.families.tricks.ranking import NOWHERE, TRUMPS, Order


def trumps(cards: Order) -> list[str]:
    """The trumps from the highest down; equal ones side by side."""
    return [NAMES[kind] for kind in reversed(cards.members[TRUMPS])]


def line(cards: Order, group: int) -> str:
    """The ranks on a group's line, from the lowest up, each place once."""
    at = {cards.place[kind]: NAMES[kind] for kind in cards.members[group] if cards.place[kind] != NOWHERE}
    return " ".join(at[place][0] if at[place] not in ("sj", "bj") else at[place] for place in sorted(at))


def test_there_are_200_points() -> None:
    assert 2 * sum(POINTS) == 200


@pytest.mark.parametrize(
    ("trump", "counsellors", "number"),
    [("s", ["3s", "3c"], 40), ("h", ["3h", "3d"], 38), ("c", ["3c", "3s"], 40), ("d", ["3d", "3h"], 40)],
)
def test_trumps_in_all(trump: str, counsellors: list[str], number: int) -> None:
    found = trumps(order(trump))
    assert 2 * len(found) == number
    assert found[:3] == ["5h", "bj", "sj"]
    assert found[3:5] == counsellors
    assert found[5] == "2" + trump
    assert sorted(found[6:9]) == sorted("2" + suit for suit in "cdhs" if suit != trump)
    assert found[9:11] == ["A" + trump, "K" + trump]


def test_equal_level_cards_share_a_rank() -> None:
    spades = order("s")
    assert {spades.rank[kind_of(name)] for name in ("2c", "2d", "2h")} == {15}
    assert spades.rank[kind_of("2s")] == 16
    assert [spades.rank[kind_of(name)] for name in ("3c", "3s", "sj", "bj", "5h")] == [17, 18, 19, 20, 21]


def test_plain_suits_that_look_unusual() -> None:
    diamonds = order("d")
    assert line(diamonds, 2) == "4 6 7 8 9 T J Q K A"
    assert line(diamonds, 3) == "3 4 5 6 7 8 9 T J Q K A"
    assert line(order("s"), 0) == "4 5 6 7 8 9 T J Q K A"


def test_lines_at_level_ten_and_four() -> None:
    assert line(order("h", 10), TRUMPS) == "2 4 6 7 8 9 J Q K A"
    four = order("s", 4, chain=True)
    assert line(four, 0) == "2 5 6 7 8 9 T J Q K A"
    assert line(four, 1) == "2 3 5 6 7 8 9 T J Q K A"
    assert line(four, 2) == "2 3 6 7 8 9 T J Q K A"
    assert line(four, TRUMPS) == "2 5 6 7 8 9 T J Q K A 4 4 3 3 sj bj 5"
    assert line(order("s", 14, chain=True), TRUMPS) == "2 4 5 6 7 8 9 T J Q K A A 3 3 sj bj 5"


def test_level_three_has_no_counsellors_and_level_five_keeps_the_red_fives() -> None:
    three = order("s", 3)
    assert three.rank[kind_of("3s")] == 16
    assert three.rank[kind_of("3c")] == 15
    five = order("h", 5)
    assert five.rank[kind_of("5h")] == 21
    assert {five.rank[kind_of("5" + suit)] for suit in "cds"} == {15}


def test_without_a_trump_suit_there_are_fourteen_trumps_and_four_plain_suits() -> None:
    none = order(None, chain=True)
    assert 2 * len(trumps(none)) == 14
    assert all(none.group[kind_of("3" + suit)] == suit_of(kind_of("3" + suit)) for suit in "cdhs")
    assert line(none, TRUMPS) == "2 sj bj 5"


def test_an_ordinary_red_five_no_counsellors_and_constant_twos() -> None:
    plain = order("s", 10, red_five=False, counsellors=False, two_trump=True)
    assert trumps(plain)[:4] == ["bj", "sj", "Ts", "Th"]
    assert [NAMES[kind] for kind in plain.members[2]][1:3] == ["4h", "5h"]
    assert plain.rank[kind_of("2s")] > plain.rank[kind_of("2h")] > plain.rank[kind_of("As")]
    assert plain.rank[kind_of("Tc")] > plain.rank[kind_of("2s")]
