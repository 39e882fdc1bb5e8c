"""温岭对家统: what plays are and what they beat. Numbers are those of the rules page, section 9."""

from tests.families.climbing.tables import answer, lead

from teahouse.games.wenling_dui_jia_tong.combinations import combinations_of
from teahouse.games.wenling_dui_jia_tong.options import Options

TABLE = combinations_of(Options())


def test_example_1() -> None:
    assert lead(TABLE, "4c4d 5c5d") == "pair-run of 4, top 5"


def test_example_2() -> None:
    assert lead(TABLE, "4c4d 5c5d 6c6d") == "pair-run of 6, top 6"


def test_example_3_the_smallest_pair_run() -> None:
    assert lead(TABLE, "AcAd 2c2d") == "pair-run of 4, top 2"


def test_example_4_ace_counts_one() -> None:
    assert lead(TABLE, "".join(f"{rank}c{rank}d" for rank in "A23456789TJQ")) == "pair-run of 24, top Q"


def test_example_5_all_thirteen_ranks_end_with_the_ace() -> None:
    assert lead(TABLE, "".join(f"{rank}c{rank}d" for rank in "A23456789TJQK")) == "pair-run of 26, top A"


def test_example_6() -> None:
    assert lead(TABLE, "3c3d3h 4c4d4h") == "triple-run of 6, top 4"


def test_example_7() -> None:
    assert lead(TABLE, "AcAdAh 2c2d2h 3c3d3h") == "triple-run of 9, top 3"


def test_example_8_a_triple_with_a_pair_is_compared_by_its_triple() -> None:
    assert answer(TABLE, "5c5d5h 3c3d", "7c7d7h 4c4d") == "accepted"


def test_example_9() -> None:
    assert lead(TABLE, "4c4d4h 5c5d5h 6c6d6h JcJd QcQd KcKd") == "butterfly of 15, top 6"


def test_example_10() -> None:
    assert lead(TABLE, "AcAdAh 2c2d2h 3c3d3h JcJd QcQd KcKd") == "butterfly of 15, top 3"


def test_example_11_five_aces_are_used_twice_over() -> None:
    assert lead(TABLE, "AcAdAh KcKdKh QcQdQh 3c3d 2c2d AsAc") == "butterfly of 15, top A"


def test_example_12() -> None:
    assert lead(TABLE, "4c5c6c7c8c") == "straight of 5, top 8"


def test_example_13() -> None:
    assert lead(TABLE, "Ac2c3c4c5c") == "straight of 5, top 5"


def test_example_14() -> None:
    assert lead(TABLE, "bj 2c2d2h") == "bomb of 4, 2"
    assert answer(TABLE, "bj 2c2d2h", "2c2d2h2s") == "not-higher"


def test_example_15_a_lone_joker_is_itself() -> None:
    assert lead(TABLE, "bj") == "single of 1, bj"
    assert answer(TABLE, "2c", "sj") == answer(TABLE, "sj", "bj") == "accepted"


def test_example_16_jokers_do_not_stand_for_one_another() -> None:
    assert lead(TABLE, "sjbj") == "no-combination"


def test_example_19_no_two_above_the_ace() -> None:
    assert lead(TABLE, "KcKd AcAd 2c2d") == "no-combination"


def test_example_20_a_straight_has_five_cards() -> None:
    assert lead(TABLE, "3c4c5c6c7c8c") == "no-combination"


def test_example_21_no_three_with_three() -> None:
    assert lead(TABLE, "8c8d8h 4c4d4h") == "no-combination"


def test_example_22_a_lead_that_fits_two_kinds() -> None:
    assert lead(TABLE, "4c4d 5c5d bjsj") == "triple-run of 6, top 5"
    assert lead(TABLE, "4c4d 5c5d bjsj", "pair-run") == "pair-run of 6, top 6"


def test_example_23_a_follower_is_read_as_the_kind_on_the_table() -> None:
    assert answer(TABLE, "3c3d 4c4d 5c5d", "4h4s 5h5s bjsj") == "accepted"


def test_example_24_a_joker_gains_nothing() -> None:
    assert answer(TABLE, "8c8d8h8s", "8c8d8h sj") == "not-higher"


def test_example_25_five_cards_beat_four() -> None:
    assert answer(TABLE, "AcAdAhAs", "3c3d3h3s3c") == "accepted"


def test_example_26_a_bomb_reading_takes_precedence() -> None:
    assert answer(TABLE, "7c7d7h 4c4d", "8c8d8h sjsj") == "accepted"
    assert lead(TABLE, "8c8d8h sjsj", "triple-pair") == "bomb of 5, 8"


def test_two_equal_jokers_are_a_pair_unless_agreed_otherwise() -> None:
    assert answer(TABLE, "2c2d", "sjsj") == "accepted"
    assert lead(combinations_of(Options(joker_pair="none")), "sjsj") == "no-combination"


def test_four_jokers_are_the_highest_bomb_where_that_is_agreed() -> None:
    top = combinations_of(Options(four_joker_bomb="top"))
    eight = "2c2d2h2s 2c2d2h2s"
    assert answer(top, eight, "sjsjbjbj") == "accepted"
    assert answer(top, "sjsjbjbj", f"{eight} sj") == "not-higher"
    assert lead(TABLE, "sjsjbjbj") == "no-combination"


def test_a_bomb_needs_so_many_real_cards_where_that_is_agreed() -> None:
    strict = combinations_of(Options(bomb_min_naturals=3))
    assert lead(strict, "8c8d8h sj") == "bomb of 4, 8"
    assert lead(strict, "8c8d sjbj") == "pair-run of 4, top 9"
    assert lead(TABLE, "8c sjbjbj") == "bomb of 4, 8"


def test_eight_eights_and_fours_read_high() -> None:
    assert lead(TABLE, "8c8d4c4d bj") == "triple-pair of 5, 8"
    assert lead(TABLE, "4c5c6c7c bj") == "straight of 5, top 8"
