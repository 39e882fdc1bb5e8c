"""Win test and waits: the hands of the rules page, and agreement with brute force."""

import pytest
from tests.families.mahjong.oracle import near_hands, splits

from teahouse.families.mahjong.analysis import draws, fewest_sets, is_complete, is_ready, waits
from teahouse.families.mahjong.codes import WILDS, add, encode, encode_counts, held, naturals, remove
from teahouse.families.mahjong.tiles import KINDS, counts, parse, tile_kind, tile_names


def kinds(text: str) -> tuple[int, ...]:
    return tuple(parse(text))


@pytest.mark.parametrize(
    ("hand", "wild", "complete"),
    [
        # 诸暨包麻将 §5.4 and §9; wild tiles are written by their printed face
        ("11m 22m 33m 44p 55p 66s 77s", "", False),  # seven pairs do not exist
        ("77z 9p 123m 456m 345s 67s", "9p", True),
        ("7z 9p 123m 456m 345s 678s", "9p", True),
        ("99p 123m 456m 345s 678s", "9p", True),
        ("111z 777z 123m 456m 99m", "1p", True),
        ("222m 555p 789s 345m 88p", "5m", True),
        ("123m 456s 567m 789p 77z", "9p", True),
        ("24m 55m 678m 789m 4p 5p 11m", "4p 5p", True),
        ("24m 55m 678m 789m 4p 5p 11m", "5p", False),
        ("111z 22z 1p 333z 44z 66z 1p", "1p", True),
        ("111z 22z 1p 333z 44z 66z 9p", "1p", False),
        ("1111m 2222m 3333m 44m", "", True),
        ("1358m 2479p 1469s 55z", "", False),
        ("4444p 5555p 13m 58s 77z", "4p 5p", True),  # eight wild tiles
        ("4444p 5555p 147m 14s 3z", "4p 5p", False),  # six lonely tiles need five sets and a pair
    ],
)
def test_complete_hands(hand: str, wild: str, complete: bool) -> None:
    codes = encode(parse(hand), kinds(wild))
    assert is_complete(codes, 4) is complete


@pytest.mark.parametrize(("hand", "sets"), [("99p", 0), ("9p 7z", 0), ("3m 99p 77z", 1), ("12345678s 99p 77z 11z", 4)])
def test_sets_on_the_table_need_not_be_made(hand: str, sets: int) -> None:
    assert is_complete(encode(parse(hand), kinds("9p")), sets)
    assert sets == 0 or not is_complete(encode(parse(hand), kinds("9p")), sets - 1)


def test_seventeen_tiles_make_five_sets() -> None:
    assert is_complete(encode(parse("123m 456p 789s 111z 222z 33z")), 5)
    assert not is_complete(encode(parse("123m 456p 789s 111z 22z 334z")), 5)


def test_a_wild_tile_taken_from_another_seat_counts_as_its_face() -> None:
    codes = encode(parse("123m 456s 567m 89p 11z"), kinds("5p"))
    add(codes, tile_kind("5p"))
    assert not is_complete(codes, 4)
    remove(codes, tile_kind("5p"))
    add(codes, tile_kind("5p"), kinds("5p"))
    assert is_complete(codes, 4)


def test_codes_follow_every_tile() -> None:
    codes = encode(parse("1119m 5p 77z 44p"), kinds("4p"))
    assert codes == [3 + 5**8, 5**4, 0, 2 * 5**6, 2]
    assert encode_counts(counts(parse("1119m 5p 77z 44p")), kinds("4p")) == codes
    assert (held(codes, tile_kind("1m")), held(codes, tile_kind("7z")), held(codes, tile_kind("4p"))) == (3, 2, 0)
    assert naturals(codes) == counts(parse("1119m 5p 77z"))[:KINDS]


def test_fewest_sets_without_and_with_the_pair() -> None:
    assert fewest_sets(encode(parse("1223m 5p 77z"))) == ((2, 1), (1, 0), (0, 0), (1, 0))
    assert fewest_sets(encode(parse("123m 11122233p 147s"))) == ((1, 1), (3, 2), (3, 2), (0, 0))


@pytest.mark.parametrize(
    ("hand", "wild", "expected"),
    [
        ("123m 456m 789m 1p 111s", "", "1p"),
        ("1112345678999m", "", "123456789m"),  # nine gates
        ("123m 456s 55z 78p 234s", "", "69p"),
        ("123m 456s 55z 77p 234s", "", "7p 5z"),
        ("1111m 234p 567p 789s", "", ""),  # the fifth 1m does not exist
        ("7z 9p 123m 456m 345s 67s", "9p", "258s 7z"),
        ("9p 123m 456m 345s 678s", "9p", "123456789m 123456789p 123456789s 1234567z"),
        ("147m 258p 369s 1234z", "", ""),
    ],
)
def test_waits(hand: str, wild: str, expected: str) -> None:
    codes = encode(parse(hand), kinds(wild))
    assert tile_names(waits(codes, 4)) == tile_names(parse(expected))
    assert is_ready(codes, 4) is bool(expected or hand.startswith("1111m"))


def test_a_wild_tile_drawn_completes_every_ready_hand() -> None:
    codes = encode(parse("123m 456s 55z 78p 234s"), kinds("4p"))
    assert tile_names(draws(codes, 4, kinds("4p 5p"))) == ("4p", "5p", "6p", "9p")
    assert draws(encode(parse("147m 258p 369s 1234z")), 4, kinds("4p")) == ()


@pytest.mark.parametrize("wild_kinds", [(), (4,), (4, 5), (12, 13)])
def test_win_test_agrees_with_brute_force(wild_kinds: tuple[int, ...]) -> None:
    answers = set()
    for hand in near_hands(seed=len(wild_kinds), number=150, sets=3):
        codes = encode(hand, wild_kinds)
        if codes[WILDS] <= 2:
            plain = [tile for tile in hand if tile not in wild_kinds]
            complete = bool(splits(plain, codes[WILDS]))
            assert is_complete(codes, 3) is complete, tile_names(hand)
            answers.add(complete)
    assert answers == {True, False}


def test_waits_agree_with_brute_force() -> None:
    met = 0
    for hand in near_hands(seed=9, number=120, sets=2):
        codes = encode(hand[1:], (6, 7))
        if codes[WILDS] <= 1:
            plain = [tile for tile in hand[1:] if tile not in (6, 7)]
            expected = [tile for tile in range(KINDS) if plain.count(tile) < 4 and splits([*plain, tile], codes[WILDS])]
            assert list(waits(codes, 2)) == expected, tile_names(hand[1:])
            met += bool(expected)
    assert met > 20
