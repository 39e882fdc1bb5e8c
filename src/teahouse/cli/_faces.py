"""How the tiles of mahjong are drawn in a terminal: as words (5万), as Unicode's pictures, or by their names (5m)."""

from __future__ import annotations

from collections.abc import Mapping

from teahouse.families.mahjong.tiles import NAMES
from teahouse.kernel import UnknownGame, registry

_SUITS = {"m": "万", "p": "筒", "s": "索"}
_HONOURS = "东南西北白发中"
_FLOWERS = "春夏秋冬梅兰竹菊"

_FIRST = {"m": 0x1F007, "s": 0x1F010, "p": 0x1F019}
_HONOUR_POINTS = (0x1F000, 0x1F001, 0x1F002, 0x1F003, 0x1F006, 0x1F005, 0x1F004)
_FLOWER_POINTS = (0x1F026, 0x1F027, 0x1F028, 0x1F029, 0x1F022, 0x1F023, 0x1F025, 0x1F024)


def _word(name: str) -> str:
    rank, letter = int(name[0]), name[1]
    if letter in _SUITS:
        return f"{rank}{_SUITS[letter]}"
    return (_HONOURS if letter == "z" else _FLOWERS)[rank - 1]


def _picture(name: str) -> str:
    rank, letter = int(name[0]), name[1]
    if letter in _FIRST:
        return chr(_FIRST[letter] + rank - 1)
    return chr((_HONOUR_POINTS if letter == "z" else _FLOWER_POINTS)[rank - 1])


FACES: dict[str, dict[str, str]] = {
    "words": {name: _word(name) for name in NAMES},
    "pictures": {name: _picture(name) for name in NAMES},
    "names": {},
}
"""Ways to draw tiles, by name."""


def faces_of(game: str, way: str) -> Mapping[str, str]:
    """How the pieces of a game are drawn. Only mahjong has tiles: elsewhere `2s` is the two of spades."""
    try:
        mahjong = registry.game(game).about.family == "mahjong"
    except UnknownGame:  # a record of a game that is not here is shown all the same
        return FACES["names"]
    return FACES[way if mahjong else "names"]
