"""温岭六家统: what plays are and what they beat. Numbers are those of the rules page, section 9."""

from tests.families.climbing.tables import answer, lead

from teahouse.games.wenling_liu_jia_tong.combinations import combinations

TABLE = combinations(triple_with_pair=False, joker_sets=True)
WITH_TRIPLE_PAIR = combinations(triple_with_pair=True, joker_sets=True)
NO_JOKER_SETS = combinations(triple_with_pair=False, joker_sets=False)

EIGHT_TWOS = "2c2d2h2s 2c2d2h2s"
NINE_THREES = "3c3d3h3s 3c3d3h3s 3c"


def test_example_1() -> None:
    assert lead(TABLE, "4c4d 5c5d") == "pair-run of 4, top 5"


def test_example_2_the_smallest_pair_run() -> None:
    assert lead(TABLE, "AcAd 2c2d") == "pair-run of 4, top 2"


def test_example_3_no_rank_twice() -> None:
    pairs = [f"{rank}c{rank}d" for rank in "A23456789TJQKA"]
    assert lead(TABLE, "".join(pairs)) == "no-combination"


def test_example_4_ace_counts_one() -> None:
    assert lead(TABLE, "".join(f"{rank}c{rank}d" for rank in "A23456789TJQ")) == "pair-run of 24, top Q"


def test_example_5_all_thirteen_ranks_end_with_the_ace() -> None:
    assert lead(TABLE, "".join(f"{rank}c{rank}d" for rank in "A23456789TJQK")) == "pair-run of 26, top A"


def test_example_6() -> None:
    assert lead(TABLE, "AcAdAh 2c2d2h") == "triple-run of 6, top 2"


def test_example_7() -> None:
    assert lead(TABLE, "4c4d4h 5c5d5h 6c6d6h JcJd QcQd KcKd") == "butterfly of 15, top 6"


def test_example_8_five_aces_are_used_twice_over() -> None:
    assert lead(TABLE, "AcAdAh KcKdKh QcQdQh 3c3d 2c2d AsAc") == "butterfly of 15, top A"


def test_example_9() -> None:
    assert lead(TABLE, "Ac 2c 3c 4c 5c") == "straight of 5, top 5"


def test_example_10() -> None:
    assert lead(TABLE, "bj 2c2d2h") == "bomb of 4, 2"


def test_example_11_a_bomb_reading_is_compulsory() -> None:
    assert lead(TABLE, "8c8d8h sjsj") == "bomb of 5, 8"
    assert lead(WITH_TRIPLE_PAIR, "8c8d8h sjsj", "triple-pair") == "bomb of 5, 8"


def test_example_12() -> None:
    assert answer(TABLE, EIGHT_TWOS, "sjsjsjsj") == "accepted"


def test_example_13() -> None:
    assert answer(TABLE, "sjsjsjsj", "bjbjbjbj") == "accepted"


def test_example_14() -> None:
    assert answer(TABLE, "bjbjbjbj", NINE_THREES) == "accepted"


def test_example_15_both_jokers_are_equal_as_substitutes() -> None:
    assert answer(TABLE, "3c3d3hsj", "3s3c3dbj") == "not-higher"


def test_example_21_no_triple_with_a_pair_unless_agreed() -> None:
    assert lead(TABLE, "8c8d8h 4c4d") == "no-combination"
    assert lead(WITH_TRIPLE_PAIR, "8c8d8h 4c4d") == "triple-pair of 5, 8"


def test_example_22_mixed_jokers_never_form_a_set() -> None:
    assert lead(TABLE, "sjsjsjbj") == "no-combination"


def test_example_23_three_natural_jokers() -> None:
    assert lead(TABLE, "sjsjsj") == "triple of 3, sj"
    assert answer(TABLE, "2c2d2h", "sjsjsj") == "accepted"
    assert lead(NO_JOKER_SETS, "sjsjsj") == "no-combination"


def test_example_24_a_substitute_loses_nothing_and_gains_nothing() -> None:
    assert answer(TABLE, EIGHT_TWOS, "2c2d2h2s 2c2d2h bj") == "not-higher"


def test_example_25_nine_cards_beat_any_joker_bomb() -> None:
    assert answer(TABLE, "sjsjsjsj", f"{EIGHT_TWOS} bj") == "accepted"


def test_a_lead_that_fits_two_kinds_is_what_is_declared() -> None:
    assert lead(TABLE, "4c4d 5c5d bjsj") == "triple-run of 6, top 5"
    assert lead(TABLE, "4c4d 5c5d bjsj", "pair-run") == "pair-run of 6, top 6"
    assert lead(TABLE, "4c4d 5c5d bjsj", "butterfly") == "not-that-kind"


def test_a_follower_is_read_as_the_kind_on_the_table() -> None:
    assert answer(TABLE, "3c3d 4c4d 5c5d", "4h4s 5h5s bjsj") == "accepted"
    assert answer(TABLE, "3c3d3h 4c4d4h", "4h4s 5h5s bjsj") == "accepted"
    assert answer(TABLE, "5c5d5h 6c6d6h", "4h4s 5h5s bjsj") == "not-higher"


def test_a_group_of_a_run_may_be_jokers_only() -> None:
    assert lead(TABLE, "3c3d 5c5d bjsj", "pair-run") == "pair-run of 6, top 5"


def test_counter_examples() -> None:
    for cards in ("sjbj", "sjsjbj", "3c3d3h 5c5d5h", "JcQcKcAc2c", "3c3d3h 4c4d4h 5c5d 7c7d", "3c4c5c6c7c8c"):
        assert lead(TABLE, cards) == "no-combination"
