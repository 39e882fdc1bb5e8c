"""关牌: what plays are and what they beat. Numbers are those of the rules page, section 9."""

from tests.families.climbing.tables import answer, lead

from teahouse.games.guan_pai.combinations import combinations_of
from teahouse.games.guan_pai.options import Options

TABLE = combinations_of(Options())


def test_example_2() -> None:
    assert lead(TABLE, "2s 3c 4c 5c 6c") == "straight of 5, top 6"


def test_example_3() -> None:
    assert lead(TABLE, "3c 4c 5c 6c 7c") == "straight of 5, top 7"


def test_example_4() -> None:
    assert lead(TABLE, "Tc Jc Qc Kc Ac") == "straight of 5, top A"


def test_example_5_the_longest_straight() -> None:
    assert lead(TABLE, "2s3c4c5c6c7c8c9cTcJcQcKcAc") == "straight of 13, top A"


def test_example_6() -> None:
    assert lead(TABLE, "3c3d 4c4d") == "pair-run of 4, top 4"


def test_example_7() -> None:
    assert lead(TABLE, "3c3d3h 4c4d4h 5c5d5h") == "triple-run of 9, top 5"


def test_example_8_four_with_one() -> None:
    assert lead(TABLE, "5c5d5h5s 6c") == "bomb of 5, 5"


def test_example_9_the_ace_bomb() -> None:
    assert lead(TABLE, "AcAdAh 6c") == "bomb of 4, A"


def test_example_10() -> None:
    assert answer(TABLE, "KcKdKhKs 3c", "AcAdAh 4c") == "accepted"


def test_example_11() -> None:
    assert answer(TABLE, "Tc Jc Qc Kc Ac", "3c3d3h3s 9c") == "accepted"


def test_example_12() -> None:
    assert answer(TABLE, "3c3d 4c4d", "5c5d") == "not-higher"


def test_example_13_the_two_is_the_highest_single() -> None:
    assert answer(TABLE, "Ac", "2s") == "accepted"


def test_example_18_ace_is_only_high_unless_agreed() -> None:
    assert lead(TABLE, "Ac 2s 3c 4c 5c") == "no-combination"
    assert lead(combinations_of(Options(ace_low="on")), "Ac 2s 3c 4c 5c") == "straight of 5, top 5"


def test_example_19_two_is_only_low() -> None:
    assert lead(TABLE, "Jc Qc Kc Ac 2s") == "no-combination"


def test_example_20_the_same_length_is_required() -> None:
    assert answer(TABLE, "3c 4c 5c 6c 7c", "4d 5d 6d 7d 8c 9c") == "not-higher"


def test_example_21_bare_four_only_as_the_last_cards() -> None:
    assert answer(TABLE, "5c5d5h5s 6c", "7c7d7h7s", last=True) == "accepted"
    assert answer(TABLE, "5c5d5h5s 6c", "7c7d7h7s") == "no-combination"
    assert answer(combinations_of(Options(bomb_kicker="optional")), "5c5d5h5s 6c", "7c7d7h7s") == "accepted"


def test_example_22_three_with_two_is_compared_by_the_triple() -> None:
    assert answer(TABLE, "8c8d8h 3c3d", "9c9d9h 4c4d") == "accepted"


def test_example_23_the_two_cards_must_be_a_pair_unless_agreed() -> None:
    assert lead(TABLE, "8c8d8h 3c4d") == "no-combination"
    assert lead(combinations_of(Options(kicker="any_two")), "8c8d8h 3c4d") == "triple-pair of 5, 8"


def test_example_24_bare_aces_as_a_triple() -> None:
    assert answer(TABLE, "KcKdKh", "AcAdAh") == "accepted"


def test_example_25_bare_aces_are_no_bomb_while_other_cards_remain() -> None:
    assert answer(TABLE, "KcKd", "AcAdAh") == "not-higher"


def test_example_26_as_the_last_cards_they_are_the_ace_bomb() -> None:
    assert answer(TABLE, "KcKd", "AcAdAh", last=True) == "accepted"
    assert answer(TABLE, "KcKdKhKs 3c", "AcAdAh", last=True) == "accepted"
    assert lead(TABLE, "AcAdAh", last=True) == "triple of 3, A"


def test_what_can_be_a_bomb_is_one() -> None:
    loose = combinations_of(Options(kicker="any_two"))
    assert lead(loose, "5c5d5h5s 6c") == "bomb of 5, 5"
    assert lead(loose, "AcAdAh 4c4d") == "triple-pair of 5, A"


def test_counter_examples() -> None:
    for cards in ("5c5d5h5s6c6d", "5c5d5h5s", "3c3d5c5d", "3c3d3h5c5d5h", "Ac3c4c5c6c", "3c4c5c6c"):
        assert lead(TABLE, cards) == "no-combination"


def test_without_extra_cards_a_bomb_is_bare() -> None:
    bare = combinations_of(Options(bomb_kicker="none"))
    assert lead(bare, "5c5d5h5s") == "bomb of 4, 5"
    assert lead(bare, "5c5d5h5s 6c") == "no-combination"
    assert lead(bare, "AcAdAh 6c") == "bomb of 4, A"
