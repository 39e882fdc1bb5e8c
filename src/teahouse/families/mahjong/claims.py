"""What a hand may claim, what it may declare, and who gets a tile that several seats want.

Hands are counts by kind. A wild tile in the place of its own face is natural; in any other place it counts as one
of the claim's wilds and lowers its rank (rules page of 诸暨包麻将, phase 5.3 and §5.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement

from msgspec import Struct

from teahouse.families.mahjong import melds
from teahouse.families.mahjong.actions import AddedKong, Chow, ClaimAction, ConcealedKong, OpenKong, Pong
from teahouse.families.mahjong.conventions import Conventions
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.tiles import KINDS, NAMES, RANK, SUITED, Tile, tile_kind, tile_names
from teahouse.kernel import Seat

Counts = Sequence[int]
Given = tuple[Tile, ...]


class Claim(Struct, frozen=True, array_like=True):
    """Something that a seat could do with a tile; the lowest rank is served first."""

    action: ClaimAction
    rank: int


def chow_claims(hand: Counts, tile: Tile, wilds: Given, ranks: tuple[int, ...]) -> Iterator[Claim]:
    """The chows that a hand can make of a tile of the seat before, those with fewer wilds first."""
    if tile >= SUITED:
        return
    for stand_ins, rank in enumerate(ranks[:3]):
        if stand_ins and not any(hand[wild] for wild in wilds):
            return
        for low in range(max(tile - 2, tile - RANK[tile] + 1), tile + 1):
            if RANK[low] > 7:
                continue
            needed = tuple(other for other in (low, low + 1, low + 2) if other != tile)
            run = (NAMES[low], NAMES[low + 1], NAMES[low + 2])
            for given in _chow_givens(hand, needed, wilds, stand_ins):
                yield Claim(Chow(run, tile_names(given)), rank)


def _chow_givens(hand: Counts, needed: Given, wilds: Given, stand_ins: int) -> Iterator[Given]:
    """The pairs of tiles, sorted, that fill two places of a run with so many wild tiles standing in."""
    first, second = needed
    if stand_ins == 0:
        if hand[first] and hand[second]:
            yield needed
    elif stand_ins == 1:
        for natural, missing in ((first, second), (second, first)):
            for wild in wilds:
                if wild != missing and _holds(hand, (natural, wild)):
                    yield _sorted((natural, wild))
    else:
        strangers = [wild for wild in wilds if wild not in needed]
        for given in combinations_with_replacement(strangers, 2):
            if _holds(hand, given):
                yield _sorted(given)


def pong_claims(hand: Counts, tile: Tile, wilds: Given, ranks: tuple[int, ...]) -> Iterator[Claim]:
    """The pongs that a hand can make of a tile, those with fewer wilds first."""
    for stand_ins in _possible_stand_ins(hand, tile, wilds, 2, len(ranks)):
        for given in equal_givens(hand, tile, wilds, 2, stand_ins):
            yield Claim(Pong(NAMES[tile], tile_names(given)), ranks[stand_ins])


def kong_claims(hand: Counts, tile: Tile, wilds: Given, ranks: tuple[int, ...]) -> Iterator[Claim]:
    """The open kongs that a hand can make of a tile, those with fewer wilds first."""
    for stand_ins in _possible_stand_ins(hand, tile, wilds, 3, len(ranks)):
        for given in equal_givens(hand, tile, wilds, 3, stand_ins):
            yield Claim(OpenKong(NAMES[tile], tile_names(given)), ranks[stand_ins])


def _possible_stand_ins(hand: Counts, tile: Tile, wilds: Given, number: int, ranks: int) -> range:
    """How many of `number` tiles can be wild ones: at least what is missing, at most what is held and has a rank."""
    least = max(0, number - hand[tile])
    if least >= ranks:
        return range(0)
    spare = sum([hand[wild] for wild in wilds if wild != tile])
    return range(least, min(number, spare, ranks - 1) + 1)


def equal_givens(hand: Counts, tile: Tile, wilds: Given, number: int, stand_ins: int) -> Iterator[Given]:
    """The sorted ways to give `number` tiles for copies of `tile`, so many of them wild tiles of other kinds."""
    if hand[tile] < number - stand_ins:
        return
    naturals = (tile,) * (number - stand_ins)
    for others in combinations_with_replacement([wild for wild in wilds if wild != tile], stand_ins):
        if _holds(hand, others):
            yield _sorted((*naturals, *others))


def concealed_kongs(hand: Counts, wilds: Given, conventions: Conventions) -> Iterator[ConcealedKong]:
    """The kongs that a hand can lay down by itself: four real tiles, or wild ones among them where that is allowed."""
    for tile in range(KINDS):
        if hand[tile] >= 4:
            yield ConcealedKong(NAMES[tile], (NAMES[tile],) * 4)
        if hand[tile] and conventions.wild_concealed_kong:
            for stand_ins in (1, 2, 3):
                for given in equal_givens(hand, tile, wilds, 4, stand_ins):
                    yield ConcealedKong(NAMES[tile], tile_names(given))


def added_kongs(hand: Counts, laid: Iterable[Meld], wilds: Given, conventions: Conventions) -> Iterator[AddedKong]:
    """The fourth tiles that a hand can add to pongs: the real one, or a wild tile where that is allowed."""
    for meld in laid:
        if meld.kind == "pong" and (conventions.wild_pong_kongs or not meld.stand_ins):
            tile = meld.tiles[0]
            faces = (tile, *wilds) if conventions.wild_added_kong else (tile,)
            yield from (AddedKong(NAMES[tile], NAMES[face]) for face in dict.fromkeys(faces) if hand[face])


def meld_of(action: Chow | Pong | OpenKong | ConcealedKong, claimed: Tile, source: Seat) -> Meld:
    """The meld that a claim, or a concealed kong, lays on the table."""
    given = [tile_kind(name) for name in action.given]
    match action:
        case Chow():
            return melds.chow(claimed, tile_kind(action.tiles[0]), given, source)
        case Pong():
            return melds.pong(claimed, given, source)
        case OpenKong():
            return melds.open_kong(claimed, given, source)
        case ConcealedKong():
            return melds.concealed_kong(tile_kind(action.tile), given)


def precedence(seat: Seat, rank: int, source: Seat, seats: int) -> tuple[int, int]:
    """The order in which claims are served: by rank, then the seat nearer to the source counter-clockwise."""
    return rank, (seat - source) % seats


def _holds(hand: Counts, given: Given) -> bool:
    """Whether a hand has these tiles, at most three."""
    return all(hand[tile] >= given.count(tile) for tile in given)


def _sorted(given: Given) -> Given:
    return tuple(sorted(given))
