"""Mahjong tiles: kinds as small ints inside the family, names at every border.

A *kind* is what a tile shows. The copies of a kind cannot be told apart, so a tile is its kind:

    0 … 8    1m … 9m   characters 万
    9 … 17   1p … 9p   dots       筒
    18 … 26  1s … 9s   bamboos    索 (条)
    27 … 33  1z … 7z   honours    东 南 西 北 白 发 中
    34 … 41  1f … 8f   flowers    春 夏 秋 冬 梅 兰 竹 菊

Names such as `5m` exist on the wire, in records and in tests; they are converted here and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

Tile: TypeAlias = int
"""A tile as its kind, 0 … 41. Plain int: hands are searched millions of times a second."""

SUITED: Final = 27
"""Kinds below this one have a suit and a rank."""

KINDS: Final = 34
"""Kinds below this one can be part of a set or a pair: the suits and the honours."""

ALL_KINDS: Final = 42
"""All kinds, flowers included."""

EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(SUITED, KINDS)
WINDS: Final = (EAST, SOUTH, WEST, NORTH)
DRAGONS: Final = (WHITE, GREEN, RED)
FLOWERS: Final = tuple(range(KINDS, ALL_KINDS))

CHARACTERS, DOTS, BAMBOOS, HONOURS, FLOWER = range(5)
"""What `suit` answers."""

_GROUPS: Final = (("m", 9), ("p", 9), ("s", 9), ("z", 7), ("f", 8))

NAMES: Final = tuple(f"{rank}{letter}" for letter, size in _GROUPS for rank in range(1, size + 1))
SUIT: Final = tuple(suit for suit, (_, size) in enumerate(_GROUPS) for _ in range(size))
RANK: Final = tuple(rank for _, size in _GROUPS for rank in range(1, size + 1))

_KINDS: Final = {name: kind for kind, name in enumerate(NAMES)}
_NOTATION: Final = re.compile(r"([1-9]+)([mpszf])")


class BadTile(ValueError):
    """A text that names no tile. `key` is stable, `params` says which text."""

    key = "bad-tile"

    def __init__(self, text: str) -> None:
        super().__init__(f"no such tile: {text!r}")
        self.params = {"text": text}


def tile_name(tile: Tile) -> str:
    """The name of a tile, `1m … 8f`."""
    return NAMES[tile]


def tile_names(tiles: Iterable[Tile]) -> tuple[str, ...]:
    """The names of several tiles, in the order given."""
    return tuple(NAMES[tile] for tile in tiles)


def tile_kind(name: str) -> Tile:
    """The tile that has this name.

    Raises:
        BadTile: there is none.
    """
    try:
        return _KINDS[name]
    except KeyError:
        raise BadTile(name) from None


def parse(text: str) -> list[Tile]:
    """Read hand notation: `"111z 23m 5p"` gives the six tiles in the order written.

    Blanks only separate; `"123m99m"` is read as well.

    Raises:
        BadTile: something in the text is no tile.
    """
    tiles: list[Tile] = []
    for word in text.split():
        position = 0
        while position < len(word):
            group = _NOTATION.match(word, position)
            if group is None:
                raise BadTile(word)
            ranks, letter = group.groups()
            tiles += [tile_kind(rank + letter) for rank in ranks]
            position = group.end()
    return tiles


def notation(tiles: Iterable[Tile]) -> str:
    """Hand notation of sorted tiles, one word a suit: the inverse of `parse` up to order."""
    words: list[str] = []
    for tile in sorted(tiles):
        name = NAMES[tile]
        if words and words[-1][-1] == name[1]:
            words[-1] = words[-1][:-1] + name
        else:
            words.append(name)
    return " ".join(words)


def suit(tile: Tile) -> int:
    """CHARACTERS, DOTS, BAMBOOS, HONOURS or FLOWER."""
    return SUIT[tile]


def rank(tile: Tile) -> int:
    """The number before the letter, from 1."""
    return RANK[tile]


def is_suited(tile: Tile) -> bool:
    """Whether the tile has a suit, so that it can be in a chow."""
    return tile < SUITED


def is_honour(tile: Tile) -> bool:
    """Whether the tile is a wind or a dragon."""
    return SUITED <= tile < KINDS


def is_flower(tile: Tile) -> bool:
    """Whether the tile is a flower or a season."""
    return tile >= KINDS


def counts(tiles: Iterable[Tile]) -> list[int]:
    """How many tiles of each of the 42 kinds."""
    numbers = [0] * ALL_KINDS
    for tile in tiles:
        numbers[tile] += 1
    return numbers


def expand(numbers: Sequence[int]) -> list[Tile]:
    """The sorted tiles that these counts stand for: the inverse of `counts`."""
    return [tile for tile, number in enumerate(numbers) for _ in range(number)]


def tile_set(*, honours: bool = True, flowers: bool = False) -> tuple[Tile, ...]:
    """A whole set, sorted: four of each suit tile, with four of each honour, with one of each flower.

    136 tiles as it is, 108 without honours, 144 with flowers.
    """
    kinds = range(KINDS if honours else SUITED)
    return tuple(tile for tile in kinds for _ in range(4)) + (FLOWERS if flowers else ())
