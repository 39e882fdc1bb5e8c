"""温岭标统: the end of a hand and what is paid (rules page, section 6). Numbers are those of section 9."""

from typing import Any

import pytest
from tests.families.climbing.tables import play
from tests.games.wenling_biao_tong.tables import contract

from teahouse.families.climbing.events import Inherited
from teahouse.games.wenling_biao_tong.rules import BiaoTongRound
from teahouse.kernel import Seat, Transfer


def paid(round: BiaoTongRound) -> tuple[str, tuple[int, ...]]:
    """How the hand ended, and the points."""
    assert round.outcome is not None
    return round.outcome.ending, round.outcome.points


def won(declarer: Seat, multiple: int, **options: Any) -> BiaoTongRound:
    """The declarer goes out first."""
    hands = [f"4{suit}5{suit}" for suit in "cdhs"]
    hands[declarer] = "3c"
    round = contract(hands, declarer, multiple, **options)
    play(round, "3c")
    return round


def lost(declarer: Seat, multiple: int, **options: Any) -> BiaoTongRound:
    """A defender goes out first, and that ends the hand."""
    hands = [f"4{suit}" for suit in "cdhs"]
    hands[declarer] = "3c3d"
    round = contract(hands, declarer, multiple, end_rule="first_out", **options)
    play(round, "3c")
    play(round, f"4{'cdhs'[(declarer + 1) % 4]}")
    return round


@pytest.mark.parametrize(("multiple", "each"), [(5, 3), (10, 5), (15, 8), (20, 10)])
def test_example_10_coins_balance_for_one_against_three(multiple: int, each: int) -> None:
    assert paid(won(2, multiple, book="coins")) == ("declarer-out", (-each, -each, 3 * each, -each))


def test_example_11_a_lost_contract_in_coins_and_points() -> None:
    assert paid(lost(2, 15, book="coins")) == ("defender-out", (8, 8, -24, 8))
    round = lost(2, 15)
    assert paid(round) == ("defender-out", (15, 15, -45, 15))
    assert round.outcome is not None
    (line,) = round.outcome.lines
    assert line.params == {"multiple": 15, "points": 15, "coins": 8, "amount": 15}
    assert line.transfers == (Transfer(2, 0, 15), Transfer(2, 1, 15), Transfer(2, 3, 15))


def test_example_12_a_table_stake() -> None:
    assert paid(won(0, 10, stake=200, book="coins"))[1] == (6000, -2000, -2000, -2000)
    assert paid(won(0, 10, stake=200))[1] == (30, -10, -10, -10)


def test_the_base_multiplies_what_the_table_keeps() -> None:
    assert paid(won(0, 10, base=3))[1] == (90, -30, -30, -30)


def test_example_16_a_defender_is_first_out_and_play_goes_on() -> None:
    round = contract(["3c4c5d", "6c7c", "KdKh", "8cTc"], 0, 10)
    play(round, "3c")
    for text in ("", "Kd", "", "", "", "Kh"):
        play(round, text)
    assert round.outcome is None
    events = [event for _ in range(3) for event in play(round, "")]
    assert Inherited(3, 2) in events
    assert round.actors() == (3,)
    declarer = round.copy()
    for text in ("8c", "", "", "Tc", "", "", "4c", "6c", "", "7c"):
        play(round, text)
    assert paid(round) == ("defender-out", (-30, 10, 10, 10))
    for text in ("8c", "", "", "Tc", "", "", "4c", "", "5d"):
        play(declarer, text)
    assert paid(declarer) == paid(round)


def test_the_hand_may_end_with_the_first_out() -> None:
    round = contract(["3c4c5d", "6c7c", "Kd", "8cTc"], 0, 10, end_rule="first_out")
    for text in ("3c", "", "Kd"):
        play(round, text)
    assert paid(round) == ("defender-out", (-30, 10, 10, 10))
