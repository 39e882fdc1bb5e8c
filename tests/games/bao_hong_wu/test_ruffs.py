"""The seed's five lines on ruffing (毙牌、盖毙举例), and the examples of section 9 that go with them."""

from __future__ import annotations

import pytest
from tests.families.tricks.tables import key, order, outcome_of_ruffs, structure

SPADES = order("s")


def test_seed_line_1_k98_ruffs_akj_kqj_does_not_over_ruff_a54_does() -> None:
    plays = ["Ks9s8s", "KsQsJs", "As5s4s"]
    assert outcome_of_ruffs(SPADES, "AcKcJc", plays) == ["ruffs", "not higher", "over-ruffs"]
    assert [key(SPADES, "AcKcJc", play) for play in plays] == [(2, 13), (2, 13), (2, 14)]


def test_seed_line_2_866_ruffs_akk_955_does_not_over_ruff_774_does() -> None:
    plays = ["8s6s6s", "9s5s5s", "7s7s4s"]
    assert outcome_of_ruffs(SPADES, "AcKcKc", plays) == ["ruffs", "not higher", "over-ruffs"]
    assert [key(SPADES, "AcKcKc", play) for play in plays] == [(2, 6), (2, 5), (2, 7)]


def test_seed_line_3_866_ruffs_kqj_774_does_not_over_ruff_955_does() -> None:
    plays = ["8s6s6s", "7s7s4s", "9s5s5s"]
    assert outcome_of_ruffs(SPADES, "KcQcJc", plays) == ["ruffs", "not higher", "over-ruffs"]
    assert [key(SPADES, "KcQcJc", play) for play in plays] == [(2, 8), (2, 7), (2, 9)]


def test_seed_line_4_986655_ruffs_akkqq8_qqjj74_over_ruffs() -> None:
    lead, plays = "AcKcKcQcQc8c", ["9s8s6s6s5s5s", "QsQsJsJs7s4s"]
    assert structure(SPADES, lead) == ([2], 0, 2)
    assert outcome_of_ruffs(SPADES, lead, plays) == ["ruffs", "over-ruffs"]
    assert [key(SPADES, lead, play) for play in plays] == [(2, 6), (2, 12)]


def test_seed_line_5_986655_does_not_ruff_996655_775544_does() -> None:
    lead, plays = "9c9c6c6c5c5c", ["9s8s6s6s5s5s", "7s7s5s5s4s4s"]
    assert structure(SPADES, lead) == ([2], 1, 0)
    assert outcome_of_ruffs(SPADES, lead, plays) == ["no match", "ruffs"]
    assert key(SPADES, lead, plays[1]) == (2, 5)


@pytest.mark.parametrize("trump", ["s", "h", "c", "d"])
def test_example_9_hollow_4466_in_every_trump_suit(trump: str) -> None:
    assert structure(order(trump), "4h4h6h6h") == ([2], 0, 0)


def test_example_9_7788_is_a_tractor_and_four_jokers_are_two_pairs() -> None:
    assert structure(SPADES, "7s7s8s8s") == ([2], 0, 0)
    assert structure(SPADES, "bjbjsjsj") == ([], 2, 0)


def test_example_10_what_a_ruff_of_a_tractor_and_a_pair_is_worth() -> None:
    lead = "KcKcQcQc9c9c"
    assert structure(SPADES, lead) == ([2], 1, 0)
    assert key(SPADES, lead, "4s4s5s5s6s6s") == (2, 6)
    assert key(SPADES, lead, "8s8s7s7sJsJs") == (2, 8)
    assert outcome_of_ruffs(SPADES, lead, ["4s4s5s5s6s6s", "8s8s7s7sJsJs"]) == ["ruffs", "over-ruffs"]


def test_example_11_a_tractor_of_three_needs_a_run_of_three() -> None:
    lead = "KcKcQcQcJcJc"
    assert structure(SPADES, lead) == ([3], 0, 0)
    assert key(SPADES, lead, "8s8s7s7s6s6s") == (2, 8)
    assert key(SPADES, lead, "8s8s7s7s4s4s") is None


def test_example_12_a_tractor_supplies_two_pairs() -> None:
    lead = "AcAcQcQc9c"
    assert structure(SPADES, lead) == ([], 2, 1)
    assert key(SPADES, lead, "6s6s5s5s4s") == (2, 6)


def test_example_13_level_cards_take_no_part_in_tractors() -> None:
    assert structure(SPADES, "2s2sAsAs") == ([], 2, 0)
    assert structure(order("s", chain=True), "2d2dAsAs") == ([2], 0, 0)


def test_exact_ruffs_need_the_lead_s_own_structure() -> None:
    assert key(SPADES, "KcQcJc", "8s6s6s", exact=True) is None
    assert key(SPADES, "KcQcJc", "9s8s6s", exact=True) == (2, 9)
    assert key(SPADES, "KcQcJc", "AcAcQc", exact=True) == (1, 14)
