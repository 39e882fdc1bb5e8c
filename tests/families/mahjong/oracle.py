"""Brute force to measure the analysis by: every replacement of the wild tiles, every plain split."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement

from teahouse.families.mahjong.tiles import KINDS, Tile, counts, expand, tile_set

Split = tuple[tuple[tuple[Tile, ...], ...], Tile]
"""Sorted sets, each as its three tiles, and the kind of the pair."""


@lru_cache(maxsize=200_000)
def _sets(tiles: tuple[Tile, ...]) -> frozenset[tuple[tuple[Tile, ...], ...]]:
    """All ways to lay sorted plain tiles out as sets."""
    if not tiles:
        return frozenset({()})
    first, found = tiles[0], set()
    options = [(first,) * 3]
    if first < 27 and first % 9 <= 6:
        options.append((first, first + 1, first + 2))
    for option in options:
        rest = list(tiles)
        if all(option.count(tile) <= rest.count(tile) for tile in option):
            for tile in option:
                rest.remove(tile)
            found |= {tuple(sorted((option, *others))) for others in _sets(tuple(rest))}
    return frozenset(found)


def plain_splits(tiles: list[Tile]) -> set[Split]:
    """All splits of plain tiles into sets and one pair."""
    found: set[Split] = set()
    for pair in set(tiles):
        if tiles.count(pair) >= 2:
            rest = sorted(tiles)
            rest.remove(pair)
            rest.remove(pair)
            found |= {(sets, pair) for sets in _sets(tuple(rest))}
    return found


def splits(naturals: list[Tile], wilds: int) -> set[Split]:
    """All splits over all 34^wilds replacements."""
    found: set[Split] = set()
    for stand_ins in combinations_with_replacement(range(KINDS), wilds):
        found |= plain_splits([*naturals, *stand_ins])
    return found


def near_hands(seed: int, number: int, sets: int = 4, changed: int = 2) -> Iterator[list[Tile]]:
    """Seeded hands of 3·sets + 2 tiles that were complete before a few tiles were changed."""
    rng = random.Random(seed)
    deck = tile_set()
    while number:
        hand: list[Tile] = []
        for _ in range(sets):
            if rng.random() < 0.35:
                hand += [rng.randrange(KINDS)] * 3
            else:
                low = 9 * rng.randrange(3) + rng.randrange(7)
                hand += [low, low + 1, low + 2]
        hand += [rng.randrange(KINDS)] * 2
        for _ in range(rng.randint(0, changed)):
            hand[rng.randrange(len(hand))] = rng.choice(deck)
        if max(counts(hand)) <= 4:
            number -= 1
            yield expand(counts(hand))
