"""Distance and useful tiles: exact hands, agreement with the win test and with brute force."""

import random
from itertools import combinations_with_replacement

import pytest
from tests.families.mahjong.oracle import near_hands

from teahouse.families.mahjong.analysis import is_complete, waits
from teahouse.families.mahjong.codes import WILDS, Codes, encode, held, remove
from teahouse.families.mahjong.distance import (
    ALL_RUNS,
    ALL_TRIPLETS,
    ANY,
    Aim,
    Discard,
    distance,
    nearest_discards,
    useful,
)
from teahouse.families.mahjong.sets import SET_SUIT, SET_TILES, is_chow
from teahouse.families.mahjong.tiles import KINDS, SUIT, counts, parse, tile_kind, tile_names


@pytest.mark.parametrize(
    ("hand", "wild", "sets", "expected"),
    [
        ("123m 456m 789m 11p 234s", "", 4, 0),
        ("123m 456m 789m 11p 23s", "", 4, 1),
        ("123m 456m 789m 11p 29s", "", 4, 2),
        ("123m 456m 789m 11p 29s", "9s", 4, 1),
        ("1122m 3344p 5566s 77z", "", 4, 4),  # seven pairs count for nothing
        ("147m 258p 369s 1234z", "", 4, 9),
        ("147m 258p 369s 1234z", "4z", 4, 8),
        ("1m 4p", "", 0, 1),
        ("44p", "4p", 0, 0),
        ("12345678m 99p 77z 1s 1z", "9p", 4, 1),
    ],
)
def test_distance(hand: str, wild: str, sets: int, expected: int) -> None:
    assert distance(encode(parse(hand), tuple(parse(wild))), sets) == expected


def test_useful_kinds_of_a_hand_two_away() -> None:
    codes = encode(parse("123m 456m 79m 11p 23s 5z"))
    assert distance(codes, 4) == 2
    assert tile_names(useful(codes, 4)) == ("8m", "1s", "4s")
    assert useful(encode(parse("123m 44p"), tuple(parse("4p"))), 1) == ()


def test_an_aim_allows_only_chows_or_only_triplets() -> None:
    codes = encode(parse("222m 333m 44m 567p 12s 1z"))
    assert [distance(codes, 4, aim) for aim in (ANY, ALL_RUNS, ALL_TRIPLETS)] == [1, 2, 4]
    three_pairs = encode(parse("22m 55p 88s 111z 3z 9p 7s 4z"))
    assert distance(three_pairs, 4, ALL_TRIPLETS) == 4
    assert useful(three_pairs, 4, ALL_TRIPLETS) == tuple(parse("2m 59p 78s 34z"))


def test_a_suit_left_out_gives_the_distance_to_a_flush() -> None:
    codes = encode(parse("123456m 99m 77z 5p 23s"))
    half_flush = [codes[0], 0, 0, codes[3], codes[WILDS]]
    full_flush = [codes[0], 0, 0, 0, codes[WILDS]]
    assert [distance(hand, 4) for hand in (codes, half_flush, full_flush)] == [2, 4, 6]


def test_the_best_discards_come_first() -> None:
    codes = encode(parse("123m 456m 789m 11p 23s 5z"))
    assert nearest_discards(codes, 4) == [Discard(tile_kind("5z"), 1, tuple(parse("14s")))]
    found = nearest_discards(encode(parse("123m 456m 789m 1p 7z 233s")), 4)
    assert found[0] == Discard(tile_kind("7z"), 2, tuple(parse("123p 1234s")))
    assert found[1] == Discard(tile_kind("1p"), 2, tuple(parse("1234s 7z")))
    assert [discard.tile for discard in found] == parse("7z 1p 2s 3s")
    assert nearest_discards(encode(parse("44p"), tuple(parse("4p"))), 0) == []


@pytest.mark.parametrize("wild_kinds", [(), (12, 13)])
def test_distance_0_is_complete_and_useful_kinds_of_a_ready_hand_are_its_waits(wild_kinds: tuple[int, ...]) -> None:
    met = set()
    for hand in near_hands(seed=31, number=1000):
        codes = encode(hand, wild_kinds)
        assert (distance(codes, 4) == 0) is is_complete(codes, 4)
        remove(codes, hand[0], wild_kinds)
        lacking = distance(codes, 4)
        met.add(lacking)
        if lacking == 1:
            assert useful(codes, 4) == waits(codes, 4), tile_names(hand)
    assert {1, 2} <= met


def brute_distance(codes: Codes, sets: int, allowed: list[int], pairs: list[int]) -> int:
    """The fewest tiles that any target hand made of these sets and pairs lacks."""
    natural = [held(codes, tile) for tile in range(KINDS)]
    most = 0
    for target_sets in combinations_with_replacement(allowed, sets):
        target = counts(tile for code in target_sets for tile in SET_TILES[code])
        for pair in pairs:
            target[pair] += 2
            most = max(most, sum(map(min, natural, target)))
            target[pair] -= 2
    return max(0, 3 * sets + 2 - most - codes[WILDS])


@pytest.mark.parametrize("aim", [ANY, ALL_RUNS, ALL_TRIPLETS], ids=["any", "runs", "triplets"])
def test_distance_agrees_with_brute_force(aim: Aim) -> None:
    allowed = [
        code for code in SET_TILES if SET_SUIT[code] in (0, 3) and (aim is ANY or is_chow(code) is (aim is ALL_RUNS))
    ]
    kinds = [tile for tile in range(KINDS) if SUIT[tile] in (0, 3)]
    rng = random.Random(7)
    met = set()
    for _ in range(40):
        codes = encode(rng.sample([*kinds * 4], 8), (4,))
        expected = brute_distance(codes, 2, allowed, kinds)
        assert distance(codes, 2, aim) == expected
        met.add(expected)
    assert len(met) >= 3
