"""温岭标统: what plays are and what they beat. Numbers are those of the rules page, section 9."""

from tests.families.climbing.tables import answer, lead, play, playing, refusal

from teahouse.families.climbing.actions import Play
from teahouse.games.wenling_biao_tong import GAME
from teahouse.games.wenling_biao_tong.combinations import combinations

TABLE = combinations(joker_pair=True)

EIGHT_TWOS = "2c2d2h2s 2c2d2h2s"


def test_example_1_the_smallest_straight() -> None:
    assert lead(TABLE, "Ac2c3c4c5c") == "straight of 5, top 5"


def test_example_2_the_largest_straight() -> None:
    assert lead(TABLE, "TcJcQcKcAc") == "straight of 5, top A"


def test_example_3_the_smallest_pair_run() -> None:
    assert lead(TABLE, "AcAd 2c2d") == "pair-run of 4, top 2"


def test_example_4_kings_and_aces_are_the_largest_two_pairs() -> None:
    assert answer(TABLE, "QcQd KcKd", "KhKs AcAd") == "accepted"


def test_example_5_the_largest_triple_run() -> None:
    assert lead(TABLE, "KcKdKh AcAdAh") == "triple-run of 6, top A"


def test_example_6_the_smallest_triple_run() -> None:
    assert lead(TABLE, "AcAdAh 2c2d2h") == "triple-run of 6, top 2"


def test_example_7_only_four_jokers_beat_every_bomb() -> None:
    assert answer(TABLE, EIGHT_TWOS, "sjsjbjbj") == "accepted"
    assert answer(TABLE, "sjsjbjbj", EIGHT_TWOS) == "not-higher"
    assert lead(TABLE, "sjsjbjbj") == "tianwang of 4, sj"


def test_example_8_more_cards_win() -> None:
    assert answer(TABLE, "AcAdAhAs", "3c3d3h3s3c") == "accepted"


def test_example_9_the_higher_rank_wins() -> None:
    assert answer(TABLE, "3c3d3h3s", "4c4d4h4s") == "accepted"


def test_example_18_ace_and_two_are_the_lowest_pairs() -> None:
    assert answer(TABLE, "3c3d 4c4d", "AcAd 2c2d") == "not-higher"


def test_example_19_two_does_not_follow_ace() -> None:
    assert lead(TABLE, "KcKd AcAd 2c2d") == "no-combination"


def test_example_20_jokers_are_not_wild() -> None:
    assert lead(TABLE, "2c2d2hbj") == "no-combination"
    assert lead(TABLE, "2cbj") == "no-combination"


def test_example_21_different_jokers_are_no_pair() -> None:
    assert lead(TABLE, "sjbj") == "no-combination"


def test_example_22_two_equal_jokers_are_a_pair() -> None:
    assert answer(TABLE, "2c2d", "sjsj") == "accepted"
    assert lead(combinations(joker_pair=False), "sjsj") == "no-combination"


def test_example_23() -> None:
    assert lead(TABLE, "3c3d3h 4c4d4h 6c6d 7c7d") == "butterfly of 10, top 4"


def test_example_24() -> None:
    assert answer(TABLE, "9c9d9h 3c3d", "TcTdTh 4c4d") == "accepted"


def test_example_25_a_straight_has_five_cards() -> None:
    assert lead(TABLE, "3c4c5c6c7c8c") == "no-combination"


def test_a_triple_may_carry_two_jokers_of_a_kind() -> None:
    assert lead(TABLE, "9c9d9h sjsj") == "triple-pair of 5, 9"
    assert lead(TABLE, "9c9d9h sjbj") == "no-combination"
    assert lead(TABLE, "9c9d9h 3c4c") == "no-combination"
    assert lead(TABLE, "sjsjbj") == "no-combination"


def test_a_straight_of_one_suit_where_that_is_refused() -> None:
    hands = ["3c4c5c6c7c7d", "3d", "3h", "3s"]
    assert refusal(playing(GAME, hands, straight_suits="mixed"), "3c4c5c6c7c") == "straight-of-one-suit"
    play(playing(GAME, hands, straight_suits="mixed"), "3c4c5c6c7d")
    play(playing(GAME, hands), "3c4c5c6c7c")


def test_a_straight_is_listed_in_suits_that_are_not_refused() -> None:
    round = playing(GAME, ["3c4c5c6c7c7d", "3d", "3h", "3s"], straight_suits="mixed")
    straights = [action for action in round.candidates(0) if isinstance(action, Play) and len(action.cards) == 5]
    assert straights == [Play(("3c", "4c", "5c", "6c", "7d"))]
    one_suit = playing(GAME, ["3c4c5c6c7c9d", "3d", "3h", "3s"], straight_suits="mixed")
    assert not any(isinstance(action, Play) and len(action.cards) == 5 for action in one_suit.candidates(0))
