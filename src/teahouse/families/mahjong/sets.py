"""Sets as small ints, so that readings of a hand compare, sort and multiply fast.

A triplet (刻子) of kind k is k; a chow (顺子) that starts at kind k is `CHOW + k`. A kong counts as a triplet.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from teahouse.families.mahjong.tiles import KINDS, RANK, SUIT, SUITED, Tile

SetCode: TypeAlias = int
"""A triplet's kind, or `CHOW` + the first kind of a chow."""

CHOW: Final = KINDS
"""Codes from here on are chows."""

TRIPLETS: Final = tuple(range(KINDS))
CHOWS: Final = tuple(CHOW + tile for tile in range(SUITED) if RANK[tile] <= 7)

SET_TILES: Final[dict[SetCode, tuple[Tile, Tile, Tile]]] = {
    **{code: (code, code, code) for code in TRIPLETS},
    **{code: (code - CHOW, code - CHOW + 1, code - CHOW + 2) for code in CHOWS},
}
"""The three tiles of each of the 34 triplets and 21 chows."""

SET_SUIT: Final = {code: SUIT[tiles[0]] for code, tiles in SET_TILES.items()}
"""The suit of each set, honours included."""


def triplet_of(tile: Tile) -> SetCode:
    """The triplet of this kind."""
    return tile


def chow_of(low: Tile) -> SetCode:
    """The chow that starts at this kind."""
    return CHOW + low


def is_chow(code: SetCode) -> bool:
    """Whether the set is a chow; otherwise it is a triplet."""
    return code >= CHOW
