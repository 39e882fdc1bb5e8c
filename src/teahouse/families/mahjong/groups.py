"""A hand laid out as it is counted, for the settlement sheet."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.readings import Reading
from teahouse.families.mahjong.sets import SET_TILES
from teahouse.families.mahjong.table import Group
from teahouse.families.mahjong.tiles import Tile, expand, tile_names


def groups_of(
    reading: Reading, hand: Sequence[int], taken: Tile | None, laid: Sequence[Meld], wilds: Sequence[Tile]
) -> tuple[Group, ...]:
    """The melds, then the sets and the pair of the concealed tiles as this reading counts them.

    `hand` are the concealed tiles as counts by kind, `taken` the tile of another seat that completed them: it
    counts as its face. A wild tile lies at its own face where the reading has room for it.
    """
    naturals = [0 if tile in wilds else number for tile, number in enumerate(hand)]
    if taken is not None:
        naturals[taken] += 1
    spare = [tile for tile in expand(hand) if tile in wilds]
    sets = [SET_TILES[code] for code in reading.sets] + [(reading.pair, reading.pair)]
    faces: list[list[Tile | None]] = [[None] * len(tiles) for tiles in sets]
    wild_places: list[list[int]] = [[] for _ in sets]
    places = [(group, place, tile) for group, tiles in enumerate(sets) for place, tile in enumerate(tiles)]
    for group, place, tile in places:
        if naturals[tile]:
            naturals[tile] -= 1
            faces[group][place] = tile
    for at_home in (True, False):
        for group, place, tile in places:
            if faces[group][place] is None and (tile in spare or not at_home):
                faces[group][place] = spare.pop(spare.index(tile) if at_home else 0)
                wild_places[group].append(place)
    return tuple(meld_group(meld, wilds) for meld in laid) + tuple(
        Group(
            kind="pair" if len(tiles) == 2 else "pong" if len(set(tiles)) == 1 else "chow",
            tiles=tile_names(face for face in faces[group] if face is not None),
            stands=tile_names(tiles),
            wild=tuple(wild_places[group]),
            concealed=True,
        )
        for group, tiles in enumerate(sets)
    )


def meld_group(meld: Meld, wilds: Sequence[Tile]) -> Group:
    """A meld as a group of the winning hand."""
    return Group(
        kind="kong" if meld.is_kong else "chow" if meld.kind == "chow" else "pong",
        tiles=tile_names(meld.faces),
        stands=tile_names(meld.tiles),
        wild=tuple(place for place, face in enumerate(meld.faces) if face in wilds and place != meld.claimed),
        concealed=meld.is_concealed,
    )


def equal_groups(hand: Sequence[int], equal: Sequence[tuple[Tile, int]], wilds: Sequence[Tile]) -> tuple[Group, ...]:
    """The triplets and pairs that count in a hand that is not complete, then the rest of it, loose.

    `equal` gives the kind and size of each; wild tiles fill what the hand has not.
    """
    rest = list(hand)
    spare = [tile for tile in expand(hand) if tile in wilds]
    found = []
    for tile, size in equal:
        natural = 0 if tile in wilds else min(rest[tile], size)
        faces = [tile] * natural + [spare.pop() for _ in range(size - natural)]
        for face in faces:
            rest[face] -= 1
        found.append(
            Group(
                kind="pair" if size == 2 else "pong",
                tiles=tile_names(faces),
                stands=tile_names([tile] * size),
                wild=tuple(range(natural, size)),
                concealed=True,
            )
        )
    return (*found, loose_group(rest, None, wilds)) if any(rest) else tuple(found)


def loose_group(hand: Sequence[int], taken: Tile | None, wilds: Sequence[Tile]) -> Group:
    """Tiles that are in no order of sets."""
    own = expand(hand)
    tiles = own if taken is None else [*own, taken]
    wild = tuple(place for place, tile in enumerate(own) if tile in wilds)
    return Group("loose", tile_names(tiles), tile_names(tiles), wild, concealed=True)
