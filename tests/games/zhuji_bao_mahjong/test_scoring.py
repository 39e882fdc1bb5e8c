"""台: rules page §5, examples 6–11 and 20–23, counter-examples of §5.4."""

from __future__ import annotations

import pytest
from tests.games.zhuji_bao_mahjong.tables import tai

from teahouse.families.mahjong.melds import Meld, chow, concealed_kong, open_kong, pong
from teahouse.families.mahjong.tiles import counts, parse
from teahouse.families.mahjong.zhuji.counting import NO_LUCK, Hand, Item, Luck, Tally, tally
from teahouse.games.zhuji_bao_mahjong.options import Options


def best(concealed: str, *melds: Meld, wilds: str = "", seat: int = 0) -> Tally:
    found = tally(Hand(counts(parse(concealed)), None, melds, tuple(parse(wilds)), seat), NO_LUCK, Options().counting())
    assert found is not None
    return found


def test_example_06_east_red_and_half_flush() -> None:
    found = best("111z 777z 123m 456m 99m", wilds="1p")
    assert found.tai == 4
    assert found.items == (Item("red-dragon", 1), Item("east", 2), Item("half-flush", 1))


def test_example_07_with_all_triplets() -> None:
    assert tai("111z 777z 222m 555m 99m", wilds="1p") == 5


@pytest.mark.parametrize("seat", range(4))
def test_example_08_three_suits_with_runs_and_triplets_count_nothing(seat: int) -> None:
    assert tai("222m 555p 789s 345m 88p", wilds="5m", seat=seat) == 0
    assert tai("222m 555p 789s 345m 88p", wilds="5m", seat=seat, luck=Luck(kong_draw=True)) == 1
    assert tai("222m 555p 789s 345m 88p", wilds="5m", seat=seat, luck=Luck(rob_kong=True)) == 1
    assert tai("222m 555p 789s 345m 88p", wilds="5m", seat=seat, luck=Luck(heaven=True)) == 8
    assert tai("222m 555p 789s 345m 88p", wilds="5m", seat=seat, luck=Luck(earth=True)) == 8


def test_example_09_a_value_pair_spoils_all_runs() -> None:
    runs = "123m 456s 567m 789p"
    assert [tai(f"{runs} 77z", wilds="9p", seat=seat) for seat in range(4)] == [0, 0, 0, 0]
    assert tai(f"{runs} 44z", wilds="9p", seat=1) == 1
    assert [tai(f"{runs} 11z", wilds="9p", seat=seat) for seat in range(4)] == [0, 0, 0, 0]
    assert [tai(f"{runs} 22z", wilds="9p", seat=seat) for seat in range(4)] == [1, 0, 1, 1]


def test_example_10_no_wild_in_the_deal_makes_one() -> None:
    assert tai("222m 555p 789s 345m 88p") == 1


def test_example_11_a_win_on_the_replacement_of_a_kong() -> None:
    kong = concealed_kong(parse("5p")[0])
    assert tai("222m 789s 345m 88p", kong, wilds="5m") == 0
    assert tai("222m 789s 345m 88p", kong, wilds="5m", luck=Luck(kong_draw=True)) == 1


def test_example_20_two_replacements_for_a_full_flush() -> None:
    assert tai("24m 55m 678m 789m 4p 5p 11m", wilds="45p", seat=1) == 3


def test_example_21_all_honours() -> None:
    assert tai("111z 22z 9p 333z 44z 66z 9p", wilds="9p", seat=1) == 8


def test_example_22_full_flush_all_runs_and_no_wild() -> None:
    assert tai("123m 234m 456m 789m 55m", seat=1) == 5


def test_example_23_three_dragons_and_east() -> None:
    assert tai("111z 555z 666z 777z 99m", wilds="1p") == 7
    assert tai("111z 555z 666z 777z 99m") == 8


def test_the_best_interpretation_is_searched() -> None:
    assert tai("111z 23m 5p 567m 99m 789m", wilds="5p", seat=1) == 2


def test_counter_examples_of_section_5_4() -> None:
    assert tai("11m 22m 33m 44p 55p 66s 77s", wilds="9p") is None
    assert tai("77z 9p 123m 456m 345s 67s", wilds="9p") == 0
    assert tai("7z 9p 123m 456m 345s 678s", wilds="9p") == 0
    assert tai("9p 9p 123m 456m 345s 678s", wilds="9p") == 1


def test_a_wild_in_a_meld_makes_no_difference() -> None:
    seven, wild, low = parse("7p 9p 2s")
    for given in ((seven, seven), (seven, wild)):
        melds = (pong(seven, given, 2), chow(low, low, parse("34s"), 3))
        assert tai("99m 123m 456m", *melds, wilds="9p") == 0


def test_a_kong_counts_as_a_triplet() -> None:
    melds = (concealed_kong(parse("7z")[0]), open_kong(parse("2p")[0], parse("222p"), 1))
    assert tai("555p 888p 99p", *melds, wilds="1m") == 3  # red dragon, half flush, all triplets


def test_own_winds_count_for_their_seats_alone() -> None:
    hand = "333z 123m 456p 789s 55s"
    assert [tai(hand, wilds="9p", seat=seat) for seat in range(4)] == [0, 0, 1, 0]


def test_east_counts_for_everybody_and_double_for_the_dealer() -> None:
    hand = "111z 123m 456p 789s 55s"
    assert [tai(hand, wilds="9p", seat=seat) for seat in range(4)] == [2, 1, 1, 1]


def test_a_taken_wild_counts_as_its_face() -> None:
    assert tai("123m 456m 789m 55m 78p", wilds="9p", taken="9p", seat=1) == 1  # 789p: all runs
    assert tai("123m 456m 789m 55m 68p", wilds="9p", taken="9p", seat=1) is None


def test_all_honours_in_any_order_where_the_table_allows_it() -> None:
    scattered = "11z 22z 33z 44z 55z 66z 7z 9p"
    assert tai(scattered, wilds="9p") is None
    assert tai(scattered, wilds="9p", options=Options(all_honours_shape="any14")) == 8
    assert tai("1m 1z 22z 33z 44z 55z 66z 7z 9p", wilds="9p", options=Options(all_honours_shape="any14")) is None


def test_hands_of_eight_are_eight_unless_the_table_adds() -> None:
    hand = "111z 222z 333z 444z 55z"
    assert tai(hand, luck=Luck(heaven=True)) == 8
    added = Options(eight_tai="add")
    # all honours 8, heavenly win 8, east 2, all triplets 1, no wild 1
    assert tai(hand, luck=Luck(heaven=True), options=added) == 20


def test_no_wild_may_be_asked_of_the_hand() -> None:
    asked = Options(no_wild_scope="hand")
    assert tai("222m 555p 789s 345m 88p", wilds="1z", options=asked) == 1
    assert tai("222m 555p 789s 345m 88p", wilds="5m", options=asked) == 0
    assert tai("222m 555p 789s 34m 88p", wilds="5m", taken="5m", options=asked) == 1
    low = parse("3m")[0]
    claimed_wild = chow(parse("5m")[0], low, parse("34m"), 3)
    given_wild = chow(low, low, parse("45m"), 3)
    assert tai("222m 555p 789s 88p", claimed_wild, wilds="5m", options=asked) == 1
    assert tai("222m 555p 789s 88p", given_wild, wilds="5m", options=asked) == 0
