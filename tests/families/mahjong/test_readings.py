"""Readings: the hands of the rules page counted by a small scorer, and agreement with brute force."""

from collections.abc import Callable

import pytest
from tests.families.mahjong.oracle import Split, near_hands, splits

from teahouse.families.mahjong.codes import WILDS, Codes, add, encode
from teahouse.families.mahjong.melds import Meld, concealed_kong, pong
from teahouse.families.mahjong.readings import (
    EXACT,
    Lens,
    Reading,
    at_home,
    best,
    readings,
    sets_with,
    stand_ins,
)
from teahouse.families.mahjong.sets import SET_SUIT, SET_TILES, chow_of, is_chow, triplet_of
from teahouse.families.mahjong.tiles import (
    DRAGONS,
    EAST,
    HONOURS,
    SUIT,
    parse,
    tile_kind,
    tile_names,
)


def value_honours(seat: int) -> dict[int, int]:
    """诸暨包麻将 §5.2: what a triplet of an honour is worth to a seat, counted from the dealer."""
    own = {EAST + seat: 1} if seat else {}
    return dict.fromkeys(DRAGONS, 1) | own | {EAST: 1 if seat else 2}


def tai_lens(seat: int) -> Lens:
    """What the 台 table can tell apart: suits, chows, triplets, and the honours that have value."""
    value = value_honours(seat)
    return Lens(lambda code: (is_chow(code), value.get(code)), lambda tile: tile in value)


def tai(seat: int, melds: tuple[Meld, ...] = ()) -> Callable[[Reading], int]:
    """The 台 of a reading without what depends on how the hand was won: a scorer for these tests."""
    value = value_honours(seat)

    def count(reading: Reading) -> int:
        sets = (*reading.sets, *(meld.counts_as for meld in melds))
        suits = {SUIT[reading.pair], *(SET_SUIT[code] for code in sets)}
        chows = sum(map(is_chow, sets))
        if suits == {HONOURS}:
            return 8
        points = sum(value.get(code, 0) for code in sets)
        points += chows == 0 or (chows == len(sets) and reading.pair not in value)
        if len(suits) == 1:
            points += 3
        return points + (len(suits) == 2 and HONOURS in suits)

    return count


def tai_of(hand: str, wild: str, seat: int, melds: tuple[Meld, ...] = (), lens: Lens | None = None) -> int | None:
    codes = encode(parse(hand), tuple(parse(wild)))
    top = best(readings(codes, 4 - len(melds), lens or tai_lens(seat)), tai(seat, melds))
    return top and top[0]


HANDS = [
    # 诸暨包麻将 §5.3 and §5.4
    ("111z 23m 5p 567m 99m 789m", "5p", 1, 2),
    ("11m 22m 33m 44p 55p 66s 77s", "", 0, None),
    ("77z 9p 123m 456m 345s 67s", "9p", 1, 0),
    ("7z 9p 123m 456m 345s 678s", "9p", 1, 0),
    ("99p 123m 456m 345s 678s", "9p", 1, 1),
    # §9, examples 6 to 10, 20 to 23, without 无财
    ("111z 777z 123m 456m 99m", "1p", 0, 4),
    ("111z 777z 222m 555m 99m", "1p", 0, 5),
    ("222m 555p 789s 345m 88p", "5m", 1, 0),
    ("123m 456s 567m 789p 77z", "9p", 1, 0),
    ("123m 456s 567m 789p 44z", "9p", 1, 1),
    ("123m 456s 567m 789p 11z", "9p", 1, 0),
    ("123m 456s 567m 789p 22z", "9p", 1, 0),
    ("123m 456s 567m 789p 22z", "9p", 0, 1),
    ("222m 555p 789s 345m 88p", "", 1, 0),
    ("24m 55m 678m 789m 4p 5p 11m", "4p 5p", 1, 3),
    ("111z 22z 9p 333z 44z 66z 9p", "9p", 1, 8),
    ("123m 234m 456m 789m 55m", "", 1, 4),
    ("111z 555z 666z 777z 99m", "1p", 0, 7),
    # 诸暨麻将 §9, examples 6, 16, 17, 24
    ("123m 345m 459m 678m 22m", "9m", 1, 4),
    ("123m 456m 789m 55m 67m 8p", "8p", 1, 4),
    ("222m 555p 99s 77z 44s 88p", "8p", 3, 2),
    ("111z 222z 333z 777z 5z 3m", "3m", 0, 8),
]


@pytest.mark.parametrize(("hand", "wild", "seat", "expected"), HANDS)
@pytest.mark.parametrize("exact", [False, True], ids=["lens", "exact"])
def test_hands_of_the_rules_pages(hand: str, wild: str, seat: int, expected: int | None, exact: bool) -> None:
    assert tai_of(hand, wild, seat, lens=EXACT if exact else None) == expected


def test_melds_on_the_table_are_frozen() -> None:
    # §5.4: 99m + melds 777p, 234s + 123m 456m is 0 台 whether or not the pong used a wild tile
    chow = Meld("chow", tuple(parse("234s")), tuple(parse("234s")), claimed=0, source=3)
    for given in ("77p", "7p 9p", "99p"):
        melds = (pong(tile_kind("7p"), parse(given), source=2), chow)
        assert tai_of("99m 123m 456m", "9p", seat=1, melds=melds) == 0
    # example 11: hand of example 8 with the concealed kong 5555p is complete, but its 台 come from 杠开 alone
    assert tai_of("222m 789s 345m 88p", "5m", seat=1, melds=(concealed_kong(tile_kind("5p")),)) == 0


def shape(reading: Reading) -> Split:
    return tuple(sorted(SET_TILES[code] for code in reading.sets)), reading.pair


@pytest.mark.parametrize(("sets", "wild_tiles"), [(4, 2), (3, 2), (2, 3), (1, 4)])
def test_readings_agree_with_brute_force(sets: int, wild_tiles: int) -> None:
    met = 0
    for hand in near_hands(seed=sets, number=120, sets=sets):
        codes = encode(hand, (12, 13))
        if codes[WILDS] <= wild_tiles:
            found = [shape(reading) for reading in readings(codes, sets)]
            plain = [tile for tile in hand if tile not in (12, 13)]
            assert len(found) == len(set(found))
            assert set(found) == splits(plain, codes[WILDS]), tile_names(hand)
            met += bool(codes[WILDS] and found)
    assert met > 15


def test_a_lens_never_loses_the_best_reading() -> None:
    lens = tai_lens(1)
    scores = set()
    for hand in near_hands(seed=77, number=700, changed=1):
        codes = encode(hand, (12, 13, 30))
        if codes[WILDS] <= 4:
            exact, coarse = best(readings(codes, 4), tai(1)), best(readings(codes, 4, lens), tai(1))
            assert (exact and exact[0]) == (coarse and coarse[0]), tile_names(hand)
            scores.add(exact[0] if exact else None)
    assert {None, 0, 1, 2, 3} <= scores


def test_a_lens_makes_eight_wild_tiles_cheap() -> None:
    codes = encode(parse("4444p 5555p 13m 58s 77z"), tuple(parse("4p 5p")))
    assert sum(1 for _ in readings(codes, 4)) == 1483
    assert sum(1 for _ in readings(codes, 4, tai_lens(1))) < 100


def reading_of(codes: Codes, sets: int) -> Reading:
    (only,) = readings(codes, sets)
    return only


def test_what_wild_tiles_stand_for_follows_from_the_sets() -> None:
    codes = encode(parse("7z 9p 123m 456m 345s 678s"), tuple(parse("9p")))
    reading = reading_of(codes, 4)
    assert reading == Reading(
        (chow_of(tile_kind("1m")), chow_of(tile_kind("4m")), chow_of(tile_kind("3s")), chow_of(tile_kind("6s"))),
        tile_kind("7z"),
    )
    assert tile_names(stand_ins(reading, codes)) == ("7z",)


def test_a_wild_tile_may_make_the_fifth_tile_of_a_kind() -> None:
    codes = encode(parse("7777m 55z 9m 4p"), tuple(parse("4p")))
    reading = reading_of(codes, 2)
    assert reading.sets == (triplet_of(tile_kind("7m")), chow_of(tile_kind("7m")))
    assert tile_names(stand_ins(reading, codes)) == ("8m",)
    codes = encode(parse("7777m 89m 66z 4p 4p 1z"), tuple(parse("4p 1z")))
    fives = [reading for reading in readings(codes, 3) if stand_ins(reading, codes).count(tile_kind("7m")) == 3]
    assert [shape(reading)[0] for reading in fives] == [(tuple(parse("777m")),) * 2 + (tuple(parse("789m")),)]


def test_wild_tiles_at_home() -> None:
    wilds = parse("5p 5p 4p")
    assert at_home(parse("5p 5p 4p"), wilds) == 3
    assert at_home(parse("5p 6p 4p"), wilds) == 2
    assert at_home(parse("5p 5p 5p"), wilds) == 2
    assert at_home(parse("1m 2m 3m"), wilds) == 0


def test_which_sets_the_winning_tile_can_have_completed() -> None:
    codes = encode(parse("345m 555m 99s"))
    reading = reading_of(codes, 2)
    assert sets_with(reading, tile_kind("5m")) == (triplet_of(tile_kind("5m")), chow_of(tile_kind("3m")))
    assert sets_with(reading, tile_kind("9s")) == ()
    assert reading.pair == tile_kind("9s")


def test_a_wild_tile_won_on_from_another_seat_is_read_as_its_face() -> None:
    wild = tuple(parse("5p"))
    codes = encode(parse("46p 99s 1z"), wild)
    add(codes, tile_kind("5p"))
    assert list(readings(codes, 1)) == []
    codes = encode(parse("46p 9s 5p"), wild)
    add(codes, tile_kind("5p"))
    assert [tile_names(stand_ins(reading, codes)) for reading in readings(codes, 1)] == [("9s",)]
