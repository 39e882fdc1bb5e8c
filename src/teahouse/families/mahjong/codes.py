"""A concealed hand as five small ints: what win test, waits, distance and readings work on.

`[m, p, s, z, wilds]`: for each of the three suits and the honours a *suit code*, the counts of its natural
tiles read as digits in base 5 (rank 1 is the lowest digit), and last the number of wild tiles. Adding or
removing a tile is one addition, so a player's codes can be kept beside the hand and are never built anew.
A digit goes to four: there are no more natural tiles of a kind, and none may be added.

Wild tiles (财神) have no place in a suit: they are only counted. A tile that must count as its printed face,
such as a wild taken from another seat's discard, is added as a natural tile (`add(codes, tile)` without
wild kinds).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from teahouse.families.mahjong.tiles import ALL_KINDS, HONOURS, KINDS, RANK, SUIT, Tile

Codes: TypeAlias = list[int]
"""Five ints: the codes of the three suits and the honours, and the number of wild tiles."""

WILDS: Final = 4
"""Where the number of wild tiles stands."""

BASE: Final = 5
SUIT_CODES: Final = BASE**9
HONOUR_CODES: Final = BASE**7

POWER: Final[tuple[int, ...]] = tuple(BASE ** (RANK[tile] - 1) for tile in range(KINDS))
"""By kind: what one tile adds to the code of its suit."""

Weights: TypeAlias = tuple[tuple[int, int], ...]
"""By kind: the index into the codes and the number to add there."""


@lru_cache(maxsize=1024)
def weights(wild_kinds: tuple[Tile, ...] = ()) -> Weights:
    """Where each kind is counted while these kinds are wild; flowers that are not count nothing.

    Fetch it once a deal: then a tile is added by `index, weight = table[tile]; codes[index] += weight`.
    """
    suited = tuple((WILDS, 1) if tile in wild_kinds else (SUIT[tile], POWER[tile]) for tile in range(KINDS))
    return suited + tuple((WILDS, int(tile in wild_kinds)) for tile in range(KINDS, ALL_KINDS))


def encode(tiles: Iterable[Tile], wild_kinds: tuple[Tile, ...] = ()) -> Codes:
    """The codes of a concealed hand given as tiles. Flowers are not part of it, unless they are wild."""
    table = weights(wild_kinds)
    codes = [0, 0, 0, 0, 0]
    for tile in tiles:
        index, weight = table[tile]
        codes[index] += weight
    return codes


def encode_counts(numbers: Sequence[int], wild_kinds: tuple[Tile, ...] = ()) -> Codes:
    """The codes of a concealed hand given as counts by kind."""
    counts = bytearray(numbers)
    wilds = 0
    for wild in wild_kinds:
        wilds += counts[wild]
        counts[wild] = 0
    hand = bytes(counts)
    return [_suit_code(hand[:9]), _suit_code(hand[9:18]), _suit_code(hand[18:27]), _suit_code(hand[27:34]), wilds]


@cache
def _suit_code(counts: bytes) -> int:
    """The counts of a suit as digits. There are no more of them than entries in the memo of the analysis."""
    return sum(number * BASE**place for place, number in enumerate(counts))


def add(codes: Codes, tile: Tile, wild_kinds: tuple[Tile, ...] = ()) -> None:
    """Add a tile in place; without `wild_kinds` it counts as its printed face."""
    index, weight = weights(wild_kinds)[tile]
    codes[index] += weight


def remove(codes: Codes, tile: Tile, wild_kinds: tuple[Tile, ...] = ()) -> None:
    """Remove a tile in place: the inverse of `add`."""
    index, weight = weights(wild_kinds)[tile]
    codes[index] -= weight


def held(codes: Codes, tile: Tile) -> int:
    """How many natural tiles of a kind the codes hold, 0 … 4."""
    return codes[SUIT[tile]] // POWER[tile] % BASE


def naturals(codes: Codes) -> list[int]:
    """The counts of the natural tiles by kind, 34 numbers."""
    return [codes[SUIT[tile]] // POWER[tile] % BASE for tile in range(KINDS)]


def first_kind(index: int) -> Tile:
    """The kind of rank 1 in the suit at this index of the codes."""
    return 9 * index


def ranks(index: int) -> int:
    """How many ranks the suit at this index of the codes has: nine, honours seven."""
    return 7 if index == HONOURS else 9
