"""What a seat does at a mahjong table once the hands are dealt. Tiles travel by name (`5m`).

Every claim says all that there is to choose: `tiles` is what the meld will stand for, `given` the faces that leave
the hand for it, sorted. Two claims with the same tiles given up are the same claim.
"""

from __future__ import annotations

from teahouse.families.mahjong.tiles import ALL_KINDS, NAMES
from teahouse.kernel import Action


class Discard(Action, frozen=True):
    """Throw a tile of one's hand (打)."""

    tile: str


class Chow(Action, frozen=True):
    """Claim the discard of the seat before for a run (吃): `tiles` is the run, `given` two tiles of the hand."""

    tiles: tuple[str, ...]
    given: tuple[str, ...]


class Pong(Action, frozen=True):
    """Claim a discard for a triplet (碰), giving two tiles of the hand."""

    tile: str
    given: tuple[str, ...]


class OpenKong(Action, frozen=True):
    """Claim a discard for a kong (明杠), giving three tiles of the hand."""

    tile: str
    given: tuple[str, ...]


class ConcealedKong(Action, frozen=True):
    """Declare four tiles of one's hand a kong (暗杠)."""

    tile: str
    given: tuple[str, ...]


class AddedKong(Action, frozen=True):
    """Add a fourth tile to one's own pong of `tile` (补杠); `face` is what is added."""

    tile: str
    face: str


class Expose(Action, frozen=True):
    """Lay out a special tile of one's hand (明花), where that is left to the player; it is replaced from the tail."""

    tile: str


class Win(Action, frozen=True):
    """Go out (胡): on the tile drawn, on a discard, or on the tile that is being added to a pong."""


class Pass(Action, frozen=True):
    """Let a discard, or a kong that could be robbed, go by (过)."""


ClaimAction = Chow | Pong | OpenKong | Win | Pass
"""The answers of a claim window."""

WIN = Win()
PASS = Pass()
DISCARDS = tuple(Discard(NAMES[kind]) for kind in range(ALL_KINDS))
"""By kind, made once: they are what a round asks for most often."""
