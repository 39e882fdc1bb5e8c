"""How far a hand is from complete, and which tiles bring it nearer: what bots and hints ask.

The *distance* of a hand is the number of tiles that it lacks: 0 complete, 1 ready, and so on. It is
3·sets + 2 less the most of its tiles that one complete hand can use. Wild tiles are always of use.

Bots ask for more than any complete hand:

- an `Aim` allows only chows (平胡) or only triplets (对对胡);
- a suit left out, its code set to 0, gives the distance without it: `[m, 0, 0, z, wilds]` to a half flush.

Suits are again looked up alone: a suit's *cover* says for each number of sets, without and with the pair, how
many of its natural tiles they can hold at most. The covers of the four suits are joined by giving the sets and
the pair to the suits in the best way. As in `analysis`, covers are computed when they are first met and
kept; the lowest tile of a suit lies in a triplet, a chow or the pair, or one copy of it is of no use.

The fifth tile of a kind is counted like any other lacking tile, although only a wild tile can stand for it.

A few hundred different covers serve all suits, so a cover is known by its number, and what two of them hold
together is remembered as well.

Hot loops: plain ints in dicts.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from teahouse.families.mahjong.codes import BASE, POWER, WILDS, Codes
from teahouse.families.mahjong.tiles import HONOURS, KINDS, SUIT, Tile

MOST_SETS: Final = 5

Cover: TypeAlias = int
"""The number of a cover, see `_covers`."""

Growths: TypeAlias = tuple[tuple[int, Cover], ...]
"""By rank, counted from 0: the cover of a suit with one tile more."""

_PAIR: Final = MOST_SETS + 1
_NOTHING: Final = 0

# By number: the most tiles used by 0 … 5 sets, then by 0 … 5 sets and the pair.
_covers: Final[list[tuple[int, ...]]] = [(0,) * (2 * _PAIR)]
_numbers: Final[dict[tuple[int, ...], Cover]] = {_covers[0]: _NOTHING}

# By two covers, and by two covers and a number of sets. Factors for keys made of them:
_joined: Final[dict[int, Cover]] = {}
_used: Final[dict[int, int]] = {}
_BY_COVER: Final = 1 << 16
_BY_SETS: Final = 8


class Aim:
    """What sets a hand may be completed with, and the covers of the suits for it."""

    def __init__(self, *, chows: bool = True, triplets: bool = True) -> None:
        self._chows = chows
        self._triplets = triplets
        self._suits: dict[int, Cover] = {0: _NOTHING}
        self._honours: dict[int, Cover] = {0: _NOTHING}
        self._suit_growths: dict[int, Growths] = {}
        self._honour_growths: dict[int, Growths] = {}

    def covers(self, codes: Codes) -> tuple[Cover, Cover, Cover, Cover]:
        """The covers of the four suits."""
        m, p, s, z, _ = codes
        return self.cover(m), self.cover(p), self.cover(s), self.honour_cover(z)

    def cover(self, code: int) -> Cover:
        """The cover of a suit code, computed when first met."""
        known = self._suits.get(code)
        if known is None:
            power, count, second, third = _lowest(code)
            sets: list[tuple[Cover, int]] = []
            if self._triplets:
                sets.append((self.cover(code - power * min(count, 3)), min(count, 3)))
            if self._chows:
                rest = code - power - (power * BASE if second else 0) - (power * BASE**2 if third else 0)
                sets.append((self.cover(rest), 1 + (second > 0) + (third > 0)))
            pair = (self.cover(code - power * min(count, 2)), min(count, 2))
            known = self._suits[code] = _best(self.cover(code - power), sets, pair)
        return known

    def honour_cover(self, code: int) -> Cover:
        """The cover of an honour code, computed when first met. Honours make no chows."""
        known = self._honours.get(code)
        if known is None:
            power, count, _, _ = _lowest(code)
            sets: list[tuple[Cover, int]] = []
            if self._triplets:
                sets.append((self.honour_cover(code - power * min(count, 3)), min(count, 3)))
            pair = (self.honour_cover(code - power * min(count, 2)), min(count, 2))
            known = self._honours[code] = _best(self.honour_cover(code - power), sets, pair)
        return known

    def growths(self, suit: int, code: int) -> Growths:
        """What one more tile makes of the cover of a suit; ranks that change nothing are left out."""
        if suit == HONOURS:
            kept, cover, ranks = self._honour_growths, self.honour_cover, POWER[:7]
        else:
            kept, cover, ranks = self._suit_growths, self.cover, POWER[:9]
        known = kept.get(code)
        if known is None:
            now = cover(code)
            grown = ((rank, cover(code + power)) for rank, power in enumerate(ranks) if code // power % BASE < BASE - 1)
            known = kept[code] = tuple((rank, more) for rank, more in grown if more != now)
        return known


ANY: Final = Aim()
"""Any complete hand."""

ALL_RUNS: Final = Aim(triplets=False)
"""Chows and a pair (平胡)."""

ALL_TRIPLETS: Final = Aim(chows=False)
"""Triplets and a pair (对对胡)."""


class Discard(NamedTuple):
    """What is left after a discard: the distance, and the kinds that shorten it."""

    tile: Tile
    distance: int
    useful: tuple[Tile, ...]


def distance(codes: Codes, sets: int, aim: Aim = ANY) -> int:
    """How many tiles a hand lacks, 3·sets + 1 or + 2 tiles, wild tiles included. 0 is complete, 1 ready."""
    covers = aim.covers(codes)
    used = _most(_join(covers[0], covers[1]), _join(covers[2], covers[3]), sets)
    return max(0, 3 * sets + 2 - used - codes[WILDS])


def useful(codes: Codes, sets: int, aim: Aim = ANY) -> tuple[Tile, ...]:
    """The kinds that shorten the distance of a hand of 3·sets + 1 tiles, each counting as its printed face.

    A kind of which the hand holds four natural tiles already is left out. A wild tile always shortens it.
    """
    covers = aim.covers(codes)
    left, right = _join(covers[0], covers[1]), _join(covers[2], covers[3])
    used = _most(left, right, sets)
    if 3 * sets + 2 - used - codes[WILDS] <= 0:
        return ()
    others = (
        _join(covers[1], right),
        _join(covers[0], right),
        _join(left, covers[3]),
        _join(left, covers[2]),
    )
    return tuple(
        9 * suit + rank
        for suit in range(4)
        for rank, grown in aim.growths(suit, codes[suit])
        if _most(grown, others[suit], sets) > used
    )


def nearest_discards(codes: Codes, sets: int, aim: Aim = ANY) -> list[Discard]:
    """The natural tiles of a hand of 3·sets + 2 tiles whose discard leaves the shortest distance.

    Those that leave the most useful kinds come first. Wild tiles are kept: empty if there is nothing else.
    """
    rests: dict[Tile, Codes] = {}
    for tile in range(KINDS):
        suit = SUIT[tile]
        if codes[suit] // POWER[tile] % BASE:
            rests[tile] = list(codes)
            rests[tile][suit] -= POWER[tile]
    distances = {tile: distance(rest, sets, aim) for tile, rest in rests.items()}
    least = min(distances.values(), default=0)
    found = [Discard(tile, least, useful(rests[tile], sets, aim)) for tile in rests if distances[tile] == least]
    return sorted(found, key=lambda discard: -len(discard.useful))


def _lowest(code: int) -> tuple[int, int, int, int]:
    """The power of the lowest tile of a code, its count and the counts of the next two ranks."""
    power = 1
    while not code % BASE:
        code //= BASE
        power *= BASE
    return power, code % BASE, code // BASE % BASE, code // BASE**2 % BASE


def _best(idle: Cover, sets: list[tuple[Cover, int]], pair: tuple[Cover, int]) -> Cover:
    """The cover of a suit from what is left of it, and the tiles used, for each place of its lowest tile."""
    best = list(_covers[idle])
    for left, tiles in sets:
        rest = _covers[left]
        for number in range(1, _PAIR):
            best[number] = max(best[number], rest[number - 1] + tiles)
            best[_PAIR + number] = max(best[_PAIR + number], rest[_PAIR + number - 1] + tiles)
    left, tiles = pair
    rest = _covers[left]
    for number in range(_PAIR):
        best[_PAIR + number] = max(best[_PAIR + number], rest[number] + tiles)
    return _numbered(tuple(best))


def _numbered(cover: tuple[int, ...]) -> Cover:
    """The number of a cover; a new one is written down."""
    number = _numbers.setdefault(cover, len(_covers))
    if number == len(_covers):
        _covers.append(cover)
    return number


def _join(one: Cover, other: Cover) -> Cover:
    """The cover of two suits together."""
    key = one * _BY_COVER + other
    known = _joined.get(key)
    if known is None:
        first, second = _covers[one], _covers[other]
        without = [max(first[i] + second[sets - i] for i in range(sets + 1)) for sets in range(_PAIR)]
        with_pair = [_most(one, other, sets) for sets in range(_PAIR)]
        known = _joined[key] = _numbered((*without, *with_pair))
    return known


def _most(one: Cover, other: Cover, sets: int) -> int:
    """The most tiles that so many sets and the pair can hold of two suits together."""
    key = (one * _BY_COVER + other) * _BY_SETS + sets
    known = _used.get(key)
    if known is None:
        first, second = _covers[one], _covers[other]
        known = _used[key] = max(
            max(first[i] + second[_PAIR + sets - i], first[_PAIR + i] + second[sets - i]) for i in range(sets + 1)
        )
    return known
