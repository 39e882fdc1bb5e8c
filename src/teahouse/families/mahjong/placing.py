"""Where the winning tile sits in a reading, and what that makes of it: the pair, the middle or the edge of a chow.

The words describe the reading that is counted, not how many tiles would have won. A natural winning tile takes a place
of its kind; a wild one takes a place that no natural tile fills.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from teahouse.families.mahjong.codes import BASE, POWER
from teahouse.families.mahjong.readings import Split
from teahouse.families.mahjong.sets import CHOW, SET_TILES, SetCode, is_chow
from teahouse.families.mahjong.tiles import RANK, Tile

PAIR: Final = -1
"""Stands for the pair where a set's code tells the place."""

Wait = Literal["pair-wait", "middle-wait", "edge-wait"]


class Place(NamedTuple):
    """The winning tile lies in this set (`PAIR` for the pair) and counts as `tile`."""

    group: SetCode
    tile: Tile


def wait_at(place: Place) -> Wait | None:
    """What kind of wait a place was: 单吊, 嵌档, 靠柄 (3 of 123, 7 of 789); `None` for all others."""
    group, tile = place
    if group == PAIR:
        return "pair-wait"
    if not is_chow(group):
        return None
    low = group - CHOW
    if tile == low + 1:
        return "middle-wait"
    at_edge = (tile == low + 2 and RANK[low] == 1) or (tile == low and RANK[low] == 7)
    return "edge-wait" if at_edge else None


def places_of(split: Split, tile: Tile) -> Iterator[Place]:
    """The groups of a suit that a natural winning tile can lie in, each once."""
    if split.pair == tile:
        yield Place(PAIR, tile)
    yield from (Place(code, tile) for code in dict.fromkeys(split.sets) if tile in SET_TILES[code])


def wild_places(split: Split, code: int) -> Iterator[Place]:
    """The places of a suit that wild tiles fill, when `code` are its natural tiles."""
    for tile in wild_kinds_of(split, code):
        yield from places_of(split, tile)


def wild_kinds_of(split: Split, code: int) -> dict[Tile, int]:
    """What wild tiles stand for in a suit, and how many of them, when `code` are its natural tiles."""
    needed: dict[Tile, int] = {}
    if split.pair >= 0:
        needed[split.pair] = 2
    for group in split.sets:
        for tile in SET_TILES[group]:
            needed[tile] = needed.get(tile, 0) + 1
    missing = {tile: number - code // POWER[tile] % BASE for tile, number in needed.items()}
    return {tile: number for tile, number in missing.items() if number > 0}
