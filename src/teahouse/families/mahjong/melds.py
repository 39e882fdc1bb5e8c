"""Melds on the table: chows, pongs and kongs, claimed or declared, with the wild tiles in them.

A meld is frozen once it lies there. Each of its tiles has two sides: the *face* that lies on the table and the
tile that it stands for, equal but for a wild tile in another tile's place. A wild tile standing for its own
face counts as natural (rules page of 诸暨包麻将, §5.1).
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from teahouse.families.mahjong.sets import SetCode, chow_of, triplet_of
from teahouse.families.mahjong.table import MeldKind
from teahouse.families.mahjong.tiles import RANK, SUITED, Tile


class Meld(Struct, frozen=True):
    """A set on the table.

    `tiles` are what the meld stands for, sorted; `faces` lie in the same places. `claimed` is the place
    of the tile taken from seat `source`; both are None for a concealed kong. An added kong keeps those of
    its pong, and the added tile is its last.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    faces: tuple[Tile, ...]
    claimed: int | None = None
    source: int | None = None

    @property
    def counts_as(self) -> SetCode:
        """The set that it counts as; a kong counts as a triplet."""
        return chow_of(self.tiles[0]) if self.kind == "chow" else triplet_of(self.tiles[0])

    @property
    def is_kong(self) -> bool:
        """Whether it has four tiles."""
        return len(self.tiles) == 4

    @property
    def is_concealed(self) -> bool:
        """Whether no tile of it came from another seat."""
        return self.source is None

    @property
    def stand_ins(self) -> tuple[int, ...]:
        """The places of wild tiles that stand for another tile."""
        return tuple(place for place, face in enumerate(self.faces) if face != self.tiles[place])

    def given(self) -> tuple[Tile, ...]:
        """The faces that came from the owner's hand."""
        return tuple(face for place, face in enumerate(self.faces) if place != self.claimed)

    def holds_wild(self, wild_kinds: Collection[Tile]) -> bool:
        """Whether a tile of a wild kind lies in it, as its own face or not."""
        return any(face in wild_kinds for face in self.faces)


def chow(claimed: Tile, low: Tile, given: Collection[Tile], source: int) -> Meld:
    """Claim a discard for the chow that starts at `low`, giving two tiles of the hand.

    A given tile that belongs into the chow lies in its own place; a wild tile takes the place left.

    Raises:
        ValueError: no such chow, or not two tiles.
    """
    tiles = (low, low + 1, low + 2)
    if low >= SUITED or RANK[low] > 7 or claimed not in tiles or len(given) != 2:
        raise ValueError(f"no chow: {tiles} from {claimed} and {given}")
    faces: list[Tile | None] = [None, None, None]
    faces[claimed - low] = claimed
    strangers = []
    for face in sorted(given):
        if face in tiles and faces[face - low] is None:
            faces[face - low] = face
        else:
            strangers.append(face)
    whole = tuple(strangers.pop(0) if face is None else face for face in faces)
    return Meld("chow", tiles, whole, claimed=claimed - low, source=source)


def pong(claimed: Tile, given: Collection[Tile], source: int) -> Meld:
    """Claim a discard for a triplet, giving two tiles of the hand.

    Raises:
        ValueError: not two tiles.
    """
    return _equal("pong", claimed, given, 2, source)


def open_kong(claimed: Tile, given: Collection[Tile], source: int) -> Meld:
    """Claim a discard for a kong, giving three tiles of the hand.

    Raises:
        ValueError: not three tiles.
    """
    return _equal("open-kong", claimed, given, 3, source)


def concealed_kong(tile: Tile, given: Collection[Tile] | None = None) -> Meld:
    """Declare a kong of four tiles of the hand: four real ones, or `given` with wild tiles among them.

    Raises:
        ValueError: not four tiles.
    """
    faces = (tile,) * 4 if given is None else tuple(sorted(given, key=lambda face: (face != tile, face)))
    if len(faces) != 4:
        raise ValueError(f"a kong has four tiles, not {faces}")
    return Meld("concealed-kong", (tile,) * 4, faces)


def added_kong(below: Meld, face: Tile) -> Meld:
    """Add a fourth tile to one's own pong. Robbed, it is the pong again: keep that one until then.

    Raises:
        ValueError: the meld is no pong.
    """
    if below.kind != "pong":
        raise ValueError(f"only a pong takes a fourth tile, not this {below.kind}")
    return replace(below, kind="added-kong", tiles=(*below.tiles, below.tiles[0]), faces=(*below.faces, face))


def _equal(kind: MeldKind, claimed: Tile, given: Collection[Tile], number: int, source: int) -> Meld:
    """A claimed meld of equal tiles: the claimed one first, natural tiles next, wild ones last."""
    if len(given) != number:
        raise ValueError(f"a {kind} takes {number} tiles of the hand, not {given}")
    faces = (claimed, *sorted(given, key=lambda face: (face != claimed, face)))
    return Meld(kind, (claimed,) * (number + 1), faces, claimed=0, source=source)
