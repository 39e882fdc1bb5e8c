"""Bidding, tractors at level ten, throws by component, following: examples 9–27 and 30 of section 9."""

from __future__ import annotations

from typing import Any

import pytest
from tests.families.tricks.tables import cards, key, order, outcome_of_ruffs, play, playing, structure

from teahouse.families.tricks.actions import PASS, Bid, Bury, Play
from teahouse.families.tricks.cards import kind_of, names_of
from teahouse.families.tricks.events import KittyTaken
from teahouse.families.tricks.phases import Burial, Naming, Trick
from teahouse.families.tricks.ranking import TRUMPS
from teahouse.families.tricks.round import TricksRound
from teahouse.families.tricks.solo import SoloCarry
from teahouse.games.bao_hong_xin import GAME
from teahouse.games.bao_hong_xin.options import Options
from teahouse.kernel import Allowance, Dream, Illegal, Setup

SPADES = order("s", 10)


def auction(start: int) -> TricksRound:
    round, _ = GAME.deal(Setup(Options(), SoloCarry(start)), Dream(1))
    return round


def led(hands: list[str], throw: str, **options: Any) -> str:
    """What lies on the table after a throw."""
    round = playing(GAME, hands, **options)
    play(round, throw)
    assert isinstance(round.phase, Trick)
    return "".join(names_of(round.phase.on_table.plays[0].cards))


def test_example_9_a_bid_of_200_ends_the_auction() -> None:
    round = auction(1)
    round.apply(1, Bid(70))
    happened = round.apply(2, Bid(200))
    assert round.dealer == 2
    assert any(isinstance(event, KittyTaken) for event in happened)
    assert isinstance(round.phase, Naming)


def test_example_10_who_has_passed_is_skipped() -> None:
    round = auction(1)
    round.apply(1, PASS)
    for seat, points in ((2, 70), (3, 75), (0, 80)):
        round.apply(seat, Bid(points))
    assert round.actors() == (2,)


def test_example_11_seven_bids_each() -> None:
    round = auction(0)
    round.apply(0, Bid(70))
    round.apply(1, Bid(75))
    round.apply(2, PASS)
    round.apply(3, PASS)
    for points in range(80, 140, 5):
        round.apply(round.actors()[0], Bid(points))
    assert (round.dealer, round.bid) == (1, 135)


def test_example_12_one_clock_for_the_whole_auction() -> None:
    assert GAME.clocks(Options())["bid"] == Allowance(0, bank=30, scope="phase")
    assert auction(0).fallback(0) == PASS


def test_example_13_9_and_j_are_neighbours() -> None:
    assert structure(SPADES, "9d9dJdJd") == ([2], 0, 0)
    assert structure(SPADES, "8c8c9c9cJcJc") == ([3], 0, 0)
    assert SPADES.group[kind_of("Td")] == TRUMPS


def test_example_14_gaps_where_the_3_is_a_counsellor() -> None:
    assert structure(SPADES, "2c2c4c4c") == ([2], 0, 0)
    assert structure(SPADES, "2d2d4d4d") == ([], 2, 0)
    assert structure(SPADES, "4h4h6h6h") == ([2], 0, 0)


def test_example_15_heart_trumps_join_246() -> None:
    assert structure(order("h", 10), "2h2h4h4h6h6h") == ([3], 0, 0)


def test_example_16_promoted_cards_take_no_part() -> None:
    assert structure(SPADES, "TsTsAsAs") == ([], 2, 0)


def test_example_17_an_equal_single_does_not_beat() -> None:
    hands = ["AcKcKc", "Ac7c4d", "QcQc9c", "8d9d6d"]
    assert led(hands, "AcKcKc") == "KcKcAc"
    assert led(hands, "AcKcKc", throw_equal="breaks") == "Ac"


def test_example_18_a_beaten_pair_costs_the_lowest_single() -> None:
    hands = ["Ac9c9c", "JcJc7c", "4d6d6d", "8d9d9d"]
    assert led(hands, "Ac9c9c") == "Ac"
    assert led(hands, "Ac9c9c", throw_fail="beatable_only") == "9c9c"
    assert led(hands, "Ac9c9c", throw_fail="lowest_card") == "9c"


def test_example_19_without_singles_the_lowest_pair() -> None:
    assert led(["AcAc7c7c", "JcJc4d4d", "6d6d8d8d", "9d9dQdQd"], "AcAc7c7c") == "7c7c"


def test_example_20_a_beaten_tractor_costs_the_lowest_single() -> None:
    hands = ["KdQd6d6d7d7d", "8d8d9d9d4c6c", "7c7c8c8c9c9c", "4h4h6h7h8h9h"]
    assert led(hands, "KdQd6d6d7d7d") == "Qd"
    assert led(hands, "KdQd6d6d7d7d", throw_fail="beatable_only") == "6d6d7d7d"


def test_example_21_of_two_tractors_the_lower_is_led() -> None:
    hands = ["6d6d7d7dQdQdKdKd", "8d8d9d9d4c6c6h7h", "7c7c8c8c9c9cQcQc", "4h4h6h7h8h8h9h9h"]
    assert led(hands, "6d6d7d7dQdQdKdKd") == "6d6d7d7d"


def test_example_22_a_beaten_single_beside_a_safe_pair() -> None:
    assert led(["QdQd9d", "KdJd4c", "7c7c8c", "4h4h6h"], "QdQd9d") == "9d"


def test_example_23_ruffs_of_singles() -> None:
    plays = ["Ks9s8s", "KsQsJs", "As5s4s"]
    assert outcome_of_ruffs(SPADES, "AdKdQd", plays) == ["ruffs", "not higher", "over-ruffs"]


def test_example_24_better_structure_stands_for_worse() -> None:
    assert key(SPADES, "JdJd9d9d", "7s7s6s6s") == (2, 7)
    assert structure(SPADES, "AdAd7d7d") == ([], 2, 0)
    assert key(SPADES, "AdAd7d7d", "9s9s8s8s") == (2, 9)
    assert key(SPADES, "9d9d8d8d", "AsAs7s7s") is None


def test_example_25_a_ten_is_a_trump() -> None:
    round = playing(GAME, ["Ts4c", "Td4d", "7c7d", "8c8d"])
    play(round, "Ts")
    with pytest.raises(Illegal, match="must-follow-suit"):
        round.check(1, Play(cards("4d")))
    round.check(1, Play(cards("Td")))


def test_example_26_a_ten_is_no_diamond() -> None:
    round = playing(GAME, ["Kd4c", "Td4d", "7c7d", "8c8d"])
    play(round, "Kd")
    with pytest.raises(Illegal, match="must-follow-suit"):
        round.check(1, Play(cards("Td")))


def test_example_27_equal_level_cards_the_first_wins() -> None:
    round = playing(GAME, ["7s", "Th", "Tc", "6s"], leader=1)
    play(round, "Th", "Tc", "6s", "7s")
    assert round.last is not None
    assert round.last.winning.seat == 1


def test_example_30_what_is_refused() -> None:
    round = auction(0)
    for points in (205, 72):
        with pytest.raises(Illegal, match="no-such-bid"):
            round.check(0, Bid(points))
    round.apply(0, Bid(80))
    with pytest.raises(Illegal, match="bid-too-low"):
        round.check(1, Bid(80))
    for seat in (1, 2, 3):
        round.apply(seat, PASS)
    with pytest.raises(Illegal, match="not-possible-now"):
        round.check(0, Bury(cards("7c7c")))
    round.apply(0, round.fallback(0))
    assert isinstance(round.phase, Burial)
