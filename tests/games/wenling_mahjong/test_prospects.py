"""What a hand is worth to the club bot: sooner, with wilds, and with what doubles it is worth more."""

from __future__ import annotations

from tests.games.wenling_mahjong.tables import hand

from teahouse.families.mahjong.codes import encode_counts
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.prospects import Sight, Worth, standing, worth_of

UNSEEN = [3] * 42


def worth(concealed: str, exposed: str = "", turn: float = 3, *, gone: bool = False) -> Worth:
    """What sixteen tiles are worth where 1z is wild, before the eyes of the first seat."""
    held = hand(concealed, indicator="1z", exposed=exposed)
    sight = Sight([0] * 42 if gone else UNSEEN, turn, 3, draws=False, options=Options())
    return worth_of(encode_counts(held.concealed, held.wilds), held, sight)


def test_a_hand_that_lacks_less_is_worth_more_and_all_are_worth_less_later() -> None:
    ready = worth("123m 456m 789p 55s 789s 23p")
    nearly = worth("123m 456m 789p 55s 789s 2p 9m")
    further = worth("123m 456m 789p 5s 789s 2p 9m 3z")
    assert ready.chance > nearly.chance > further.chance > 0
    assert ready.points > nearly.points > further.points
    assert worth("123m 456m 789p 55s 789s 23p", turn=6).chance < ready.chance


def test_a_pair_of_dragons_wins_more_and_loses_less_than_a_pair_of_another_wind() -> None:
    dragons, winds = worth("123m 456m 78p 13s 55s 77z 9p 9m"), worth("123m 456m 78p 13s 55s 33z 9p 9m")
    assert dragons.gain > winds.gain
    assert dragons.lost > winds.lost


def test_dragons_that_lie_exposed_double_what_it_counts() -> None:
    plain, exposed = worth("123m 456m 78p 13s 55s 33z 9p 9m"), worth("123m 456m 78p 13s 55s 33z 9p 9m", exposed="5z")
    assert exposed.gain > plain.gain
    assert exposed.chance == plain.chance


def test_with_a_wild_it_wins_more_often() -> None:
    assert worth("123m 456m 78p 13s 1z 33z 9p 79m").chance > worth("123m 456m 78p 13s 55s 33z 9p 9m").chance


def test_a_ready_hand_whose_tiles_are_gone_does_not_win() -> None:
    assert worth("123m 456m 789p 55s 789s 23p", gone=True).chance == 0


def test_a_lost_hand_counts_in_whole_tens_with_its_wilds_where_they_help_most() -> None:
    assert standing(hand("1m 3m 5m 7m 2p 4p 6p 8p 1s 3s 5s 7s 2z 3z 4z 9s")) == 0
    assert standing(hand("77z 3m 5m 7m 2p 4p 6p 8p 1s 3s 5s 7s 2z 3z 4z 9s")) == 10, "a pair of value"
    assert standing(hand("77z 5s 11m 123p 456p 9s 2s 8s 3m 4m", de="5s", seat=1)) == 20, "example 23"
    assert standing(hand("222m 9m 123p 456p 9s 2s 8s 3m 4m 3s", seat=1)) == 10
