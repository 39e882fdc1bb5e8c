"""Tiles: kinds, names, hand notation, sets."""

import pytest

from teahouse.families.mahjong import tiles
from teahouse.families.mahjong.tiles import BadTile, parse, tile_kind, tile_name


def test_kinds_follow_the_order_of_the_rules_pages() -> None:
    assert tiles.NAMES[:9] == ("1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m")
    assert [tile_name(kind) for kind in (9, 17, 18, 26, 27, 33, 34, 41)] == [
        "1p", "9p", "1s", "9s", "1z", "7z", "1f", "8f",
    ]  # fmt: skip
    assert (tiles.EAST, tiles.WHITE, tiles.GREEN, tiles.RED) == (27, 31, 32, 33)


def test_a_name_and_its_kind_are_inverse() -> None:
    assert [tile_kind(name) for name in tiles.NAMES] == list(range(42))


@pytest.mark.parametrize("text", ["", "5", "m5", "0m", "8z", "9f", "5x", "10m", "5M"])
def test_what_names_no_tile_is_refused(text: str) -> None:
    with pytest.raises(BadTile) as refusal:
        tile_kind(text)
    assert (refusal.value.key, refusal.value.params) == ("bad-tile", {"text": text})


def test_notation_is_read_in_the_order_written() -> None:
    assert parse("111z 23m 5p 99m") == [27, 27, 27, 1, 2, 13, 8, 8]
    assert parse("123m99m") == [0, 1, 2, 8, 8]
    assert parse("") == []
    assert tiles.notation(parse("111z 23m 5p 99m")) == "2399m 5p 111z"


@pytest.mark.parametrize("text", ["123", "12m3", "88z", "m", "1 m", "123x"])
def test_notation_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadTile):
        parse(text)


def test_suits_and_ranks() -> None:
    five_dots = tile_kind("5p")
    assert (tiles.suit(five_dots), tiles.rank(five_dots)) == (tiles.DOTS, 5)
    assert [tiles.suit(tile_kind(name)) for name in ("9m", "1s", "7z", "1f")] == [
        tiles.CHARACTERS, tiles.BAMBOOS, tiles.HONOURS, tiles.FLOWER,
    ]  # fmt: skip
    assert [tiles.is_suited(tile_kind(name)) for name in ("9s", "1z", "1f")] == [True, False, False]
    assert [tiles.is_honour(tile_kind(name)) for name in ("9s", "1z", "1f")] == [False, True, False]
    assert [tiles.is_flower(tile_kind(name)) for name in ("9s", "7z", "1f")] == [False, False, True]


def test_counts_and_back() -> None:
    numbers = tiles.counts(parse("99m 1m 7z 8f"))
    assert (numbers[0], numbers[8], numbers[33], numbers[41], sum(numbers)) == (1, 2, 1, 1, 5)
    assert tiles.expand(numbers) == parse("1m 99m 7z 8f")


def test_whole_sets() -> None:
    assert len(tiles.tile_set()) == 136
    assert len(tiles.tile_set(honours=False)) == 108
    assert len(tiles.tile_set(flowers=True)) == 144
    assert tiles.counts(tiles.tile_set(flowers=True)) == [4] * 34 + [1] * 8
