"""Every reading of a complete hand: what its wild tiles stand for, and how it splits into sets and a pair.

A hand is worth the most that any reading of it is worth (rules page of 诸暨包麻将, §5.3), so a scorer looks at
all of them. A reading is told by its sets and its pair alone: what the wild tiles stand for is whatever the
natural tiles do not fill (`stand_ins`). There is no limit of four on a kind that wild tiles stand for.

A scorer rarely needs to know everything. With eight wild tiles a hand can have 70,000 readings, but only some
hundreds at most *look* different to a scorer who asks about suits, chows, triplets and some honours. It says so
by a `Lens`; then one reading of each look is made, and the others never exist. `EXACT` tells everything apart.

Suits do not touch each other, so each is split alone, once, and remembered; the readings of the hand are the
products of its suits' splits. Only the standard shape, sets and a pair, is read here: other shapes (seven
pairs and the like) have readings of another form, which a scorer compares with the best of these.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from teahouse.families.mahjong.analysis import fewest_sets
from teahouse.families.mahjong.codes import BASE, POWER, Codes, first_kind, naturals, ranks
from teahouse.families.mahjong.sets import SET_SUIT, SET_TILES, SetCode
from teahouse.families.mahjong.tiles import KINDS, Tile


class Reading(NamedTuple):
    """One way to read the concealed tiles of a complete hand.

    `sets` are grouped by suit (characters, dots, bamboos, honours) and sorted within: equal readings are
    equal tuples. `pair` is the kind of the pair.
    """

    sets: tuple[SetCode, ...]
    pair: Tile


class Split(NamedTuple):
    """One way to read a single suit; `pair` is NO_PAIR where the pair lies in another suit."""

    sets: tuple[SetCode, ...]
    pair: Tile


NO_PAIR: Final = -1

_Key: TypeAlias = tuple[int, int, int, bool]

# A lens forgets its splits when it holds this many: complete hands repeat, but simulations run for days.
_REMEMBERED: Final = 200_000


def _numbered(looks: dict[int, Hashable]) -> dict[int, int]:
    """The same looks as small ints."""
    numbers: dict[Hashable, int] = {}
    return {key: numbers.setdefault(look, len(numbers)) for key, look in looks.items()}


class Lens:
    """What a scorer can tell apart.

    `set_look` and `pair_look` give any hashable value for a set (as its code) and for the kind of a pair.
    Two readings whose suits hold equal looks are alike, and only one of them is made. Looks must be equal only
    where the scorer gives the same points whatever stands beside; sets of different suits are never compared.
    A scorer who asks what the wild tiles stand for must tell kinds apart, or use `EXACT`.
    """

    def __init__(self, set_look: Callable[[SetCode], Hashable], pair_look: Callable[[Tile], Hashable]) -> None:
        # Looks become small ints, so that they sort; NO_PAIR looks like no pair (the last place, index -1).
        self._set_look = _numbered({code: set_look(code) for code in SET_TILES})
        pairs = _numbered({tile: pair_look(tile) for tile in range(KINDS)})
        self._pair_look = [*(pairs[tile] for tile in range(KINDS)), -1]
        self._splits: dict[_Key, tuple[Split, ...]] = {}

    def splits(self, suit: int, code: int, sets: int, pair: bool) -> tuple[Split, ...]:
        """The ways to cover a suit's natural tiles by exactly so many sets, and the pair or not.

        Places that no natural tile fills are wild tiles' places. Empty if the sets are too few.
        """
        key = (suit, code, sets, pair)
        known = self._splits.get(key)
        if known is None:
            if len(self._splits) >= _REMEMBERED:
                self._splits.clear()
            known = self._splits[key] = self._search(suit, code, sets, pair)
        return known

    def _search(self, suit: int, code: int, sets: int, pair: bool) -> tuple[Split, ...]:
        """Place the lowest natural tile in every set and pair that may hold it, then split what is left."""
        if not code and not sets:
            return self._distinct([Split((), tile) for tile in _kinds(suit)]) if pair else (Split((), NO_PAIR),)
        found: list[Split] = []
        if sets:
            for placed in _sets_through(suit, code):
                rest = _without(code, SET_TILES[placed])
                found += [
                    Split(tuple(sorted((placed, *split.sets))), split.pair)
                    for split in self.splits(suit, rest, sets - 1, pair)
                ]
        if code and pair:
            lowest = _lowest(suit, code)
            rest = _without(code, (lowest, lowest))
            found += [Split(split.sets, lowest) for split in self.splits(suit, rest, sets, False)]
        return self._distinct(found)

    def _distinct(self, splits: Iterable[Split]) -> tuple[Split, ...]:
        """The first split of each look."""
        set_look, pair_look = self._set_look, self._pair_look
        looks: dict[tuple[int, ...], Split] = {}
        for split in splits:
            look = (pair_look[split.pair], *sorted([set_look[code] for code in split.sets]))
            looks.setdefault(look, split)
        return tuple(looks.values())


EXACT: Final = Lens(lambda code: code, lambda tile: tile)
"""Tells every set and every pair apart."""


def readings(codes: Codes, sets: int, lens: Lens = EXACT) -> Iterator[Reading]:
    """All readings of a hand of 3·sets + 2 tiles, none twice; with a lens, one of each look.

    Lazy, because with many wild tiles exact readings are many. None if the hand is not complete.
    """
    for pair_suit, numbers in layouts(codes, sets):
        parts = [lens.splits(suit, codes[suit], numbers[suit], suit == pair_suit) for suit in range(4)]
        for m, p, s, z in product(*parts):
            pair = (m, p, s, z)[pair_suit].pair
            yield Reading(m.sets + p.sets + s.sets + z.sets, pair)


def layouts(codes: Codes, sets: int) -> Iterator[tuple[int, list[int]]]:
    """The suit that has the pair, and how many sets each suit makes: all ways that the natural tiles allow."""
    fewest = fewest_sets(codes)
    for pair_suit in range(4):
        needed = [fewest[suit][suit == pair_suit] for suit in range(4)]
        for more in _spreads(sets - sum(needed)):
            yield pair_suit, [needed[suit] + more[suit] for suit in range(4)]


def best(found: Iterable[Reading], score: Callable[[Reading], int]) -> tuple[int, Reading] | None:
    """The highest score and the first reading that has it; None without any reading."""
    top: tuple[int, Reading] | None = None
    for reading in found:
        points = score(reading)
        if top is None or points > top[0]:
            top = (points, reading)
    return top


def stand_ins(reading: Reading, codes: Codes) -> tuple[Tile, ...]:
    """What the wild tiles of the hand stand for in this reading, sorted."""
    missing = [-number for number in naturals(codes)]
    missing[reading.pair] += 2
    for code in reading.sets:
        for tile in SET_TILES[code]:
            missing[tile] += 1
    return tuple(tile for tile, number in enumerate(missing) for _ in range(number))


def at_home(stands: Sequence[Tile], wilds: Sequence[Tile]) -> int:
    """How many wild tiles, given by their faces, can stand for their own face (财神归位), at most."""
    return sum(min(stands.count(face), wilds.count(face)) for face in set(wilds))


def sets_with(reading: Reading, tile: Tile) -> tuple[SetCode, ...]:
    """The sets that this tile can have completed, each once; for the pair compare `reading.pair`."""
    return tuple(code for code in dict.fromkeys(reading.sets) if tile in SET_TILES[code])


def _kinds(suit: int) -> range:
    """The kinds of a suit."""
    return range(first_kind(suit), first_kind(suit) + ranks(suit))


def _lowest(suit: int, code: int) -> Tile:
    """The lowest kind that a suit code holds."""
    return next(tile for tile in _kinds(suit) if code // POWER[tile] % BASE)


def _sets_through(suit: int, code: int) -> tuple[SetCode, ...]:
    """The sets that may hold the lowest tile of a suit code; of an empty one, all sets of the suit."""
    return _SETS_OF[suit] if not code else _SETS_WITH[_lowest(suit, code)]


def _without(code: int, tiles: tuple[Tile, ...]) -> int:
    """A suit code less those of these tiles that it holds."""
    for tile in tiles:
        if code // POWER[tile] % BASE:
            code -= POWER[tile]
    return code


@lru_cache(maxsize=8)
def _spreads(spare: int) -> tuple[tuple[int, ...], ...]:
    """All ways to give spare sets, made of wild tiles alone, to the four suits; none if they are too few."""
    return tuple(more for more in product(range(spare + 1), repeat=4) if sum(more) == spare)


_SETS_OF: Final = tuple(tuple(code for code in SET_TILES if SET_SUIT[code] == suit) for suit in range(4))
_SETS_WITH: Final = tuple(tuple(code for code in SET_TILES if tile in SET_TILES[code]) for tile in range(KINDS))
