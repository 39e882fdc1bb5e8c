"""Win test and waits of a hand with any number of wild tiles.

A hand is complete when its concealed tiles make the sets still to be made and one pair, a wild tile standing
for any kind. *Sets to make* is 4 minus the melds on the table (5 minus the melds where a hand has 17 tiles).

The method. Suits do not touch each other, so each is looked up alone. Suppose the natural tiles of a suit are
covered by some sets, with wild tiles in all places that have no natural tile. How many wild tiles that takes
is known from the number of sets: 3·sets (+ 2 with the pair) − natural tiles. So the fewest wild tiles mean the
fewest sets, and a suit is told by two numbers: fewest sets without the pair, and with it. The second is equal
to the first (a pair of wild tiles can always stand beside) or one less (the pair saves a set). As a hand has
3·sets + 2 tiles, it is complete exactly if the fewest sets of all four suits, less one if any suit can save
one by the pair, are not more than the sets to make; wild tiles left over then make whole sets of their own.
The number of wild tiles itself is never needed.

The fewest sets follow from the lowest tile: it lies in a triplet, in a chow, or in the pair; each of them may
take all natural tiles that it can, since fewer tiles never need more sets. Entries are computed when they are
first met (no start-up cost) and kept for good, at most one byte for each of the 405,350 possible suits.

Hot loops: plain ints in bytearrays, no objects.
"""

from __future__ import annotations

from typing import Final

from teahouse.families.mahjong.codes import BASE, HONOUR_CODES, POWER, SUIT_CODES, Codes
from teahouse.families.mahjong.tiles import KINDS, SUIT, Tile

# An entry is (fewest sets without the pair) + 1, so that 0 means "not met yet", plus SAVES if the pair saves
# a set. Sums of four entries stay below SAVES in their lower part: no hand has more than 17 tiles.
SAVES: Final = 32
_LOW: Final = SAVES - 1

_suits: Final = bytearray(SUIT_CODES)
_honours: Final = bytearray(HONOUR_CODES)
_suits[0] = _honours[0] = 1


def is_complete(codes: Codes, sets: int) -> bool:
    """Whether a hand of 3·sets + 2 tiles, wild tiles included, is complete.

    The number of tiles is the caller's affair: with another number the answer means nothing.
    """
    m, p, s, z, _ = codes
    total = (
        (_suits[m] or suit_entry(m))
        + (_suits[p] or suit_entry(p))
        + (_suits[s] or suit_entry(s))
        + (_honours[z] or honour_entry(z))
    )
    return (total & _LOW) - (total >= SAVES) <= sets + 4


def is_ready(codes: Codes, sets: int) -> bool:
    """Whether a hand of 3·sets + 1 tiles lacks one tile only: a wild tile would complete it."""
    return is_complete(codes, sets)


def waits(codes: Codes, sets: int) -> tuple[Tile, ...]:
    """The kinds that complete a hand of 3·sets + 1 tiles, each counting as its printed face.

    A kind of which the concealed hand holds four natural tiles already is left out. If the drawn tile may be
    wild, every wild kind completes a hand that `is_ready`, see `draws`.
    """
    if not is_complete(codes, sets):
        return ()
    m, p, s, z, _ = codes
    entries = (suit_entry(m), suit_entry(p), suit_entry(s), honour_entry(z))
    whole = sum(entries)
    found: list[Tile] = []
    for tile in range(KINDS):
        index = SUIT[tile]
        code, power = codes[index], POWER[tile]
        if code // power % BASE == BASE - 1:
            continue
        entry = suit_entry(code + power) if index < 3 else honour_entry(code + power)
        total = whole - entries[index] + entry
        if (total & _LOW) - (total >= SAVES) <= sets + 4:
            found.append(tile)
    return tuple(found)


def draws(codes: Codes, sets: int, wild_kinds: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The kinds whose drawing completes a hand of 3·sets + 1 tiles: its waits, and the wild kinds if ready."""
    if not is_complete(codes, sets):
        return ()
    return tuple(sorted({*waits(codes, sets), *wild_kinds}))


def fewest_sets(codes: Codes) -> tuple[tuple[int, int], ...]:
    """By suit: the fewest sets that cover its natural tiles, without the pair and with it."""
    entries = [suit_entry(code) for code in codes[:3]] + [honour_entry(codes[3])]
    return tuple(((entry & _LOW) - 1, (entry & _LOW) - 1 - (entry >= SAVES)) for entry in entries)


def suit_entry(code: int) -> int:
    """The entry of a suit code, computed when first met."""
    known = _suits[code]
    if known:
        return known
    lowest = code
    power = 1
    while not lowest % BASE:
        lowest //= BASE
        power *= BASE
    count = lowest % BASE
    lowest //= BASE
    second = lowest % BASE
    third = lowest // BASE % BASE
    chow = code - power
    # The digits beyond rank 9 are zero, so a chow at rank 8 stands for 789 and takes 8 and 9.
    if second:
        chow -= power * BASE
    if third:
        chow -= power * BASE * BASE
    triplet_entry = suit_entry(code - power * min(count, 3))
    chow_entry = suit_entry(chow)
    pair_entry = suit_entry(code - power * min(count, 2))
    known = _join(triplet_entry, chow_entry, pair_entry)
    _suits[code] = known
    return known


def honour_entry(code: int) -> int:
    """The entry of an honour code, computed when first met. Honours make no chows."""
    known = _honours[code]
    if known:
        return known
    lowest = code
    power = 1
    while not lowest % BASE:
        lowest //= BASE
        power *= BASE
    count = lowest % BASE
    triplet_entry = honour_entry(code - power * min(count, 3))
    pair_entry = honour_entry(code - power * min(count, 2))
    known = _join(triplet_entry, triplet_entry, pair_entry)
    _honours[code] = known
    return known


def _join(triplet: int, chow: int, pair: int) -> int:
    """The entry of a suit from what is left of it when its lowest tile lies in each of the three."""
    without = 1 + min(triplet & _LOW, chow & _LOW)
    with_pair = min(
        pair & _LOW,
        1 + (triplet & _LOW) - (triplet >= SAVES),
        1 + (chow & _LOW) - (chow >= SAVES),
    )
    return without + (SAVES if with_pair < without else 0)
