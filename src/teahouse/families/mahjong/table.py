"""What is seen of a mahjong table: the public and the private part of every mahjong game's view.

Tiles are names (`5m`), seats are ints. What differs from game to game — calls, seals, limits — travels as keys with
parameters, worded by the game's `words`, so that a new game of the family needs no line in the client.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from teahouse.kernel import Outcome, Private, Public, Seat

MeldKind = Literal["chow", "pong", "open-kong", "concealed-kong", "added-kong"]

How = Literal["self-draw", "discard", "rob-kong"]


class ShownMeld(msgspec.Struct, frozen=True, gc=False):
    """A meld as it lies on the table.

    `tiles` are the faces that lie there, `stands` what each counts as: they differ where a wild tile (财神) stands
    for another. The faces of a concealed kong are `None` to the others while the round lasts. `claimed` is the place
    of the tile that came from `source`; both are `None` for a concealed kong.
    """

    kind: MeldKind
    tiles: tuple[str | None, ...]
    stands: tuple[str | None, ...]
    claimed: int | None
    source: Seat | None


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A discard in its pond; `taken` when it was claimed or won and lies elsewhere now."""

    tile: str
    taken: bool


class Seal(msgspec.Struct, frozen=True, gc=False):
    """A mark stamped on a seat (`declarer`, `old-dealer`), or on the whole table where `seat` is `None`."""

    seat: Seat | None
    key: str
    params: dict[str, str | int]


class Call(msgspec.Struct, frozen=True, gc=False):
    """The last word of a seat in an auction: `key` names the bid or `pass-bid`."""

    seat: Seat
    key: str


class Group(msgspec.Struct, frozen=True, gc=False):
    """One set or the pair of a winning hand, as it is counted. `wild` lists the places held by wild tiles."""

    kind: Literal["chow", "pong", "kong", "pair", "loose"]
    tiles: tuple[str, ...]
    stands: tuple[str, ...]
    wild: tuple[int, ...]
    concealed: bool


class Win(msgspec.Struct, frozen=True, gc=False):
    """A winning hand laid out in its best reading.

    `how` is the way it was won; `source` the seat that pays as thrower, `None` on a self-draw. `worth` is what the
    hand counts (台, 番), `needed` what its seat had to reach.
    """

    seat: Seat
    tile: str
    how: How
    source: Seat | None
    groups: tuple[Group, ...]
    worth: int
    needed: int


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """How a seat's hand was counted at the end, where losers' hands count too: its groups, points (和), doublings (番).

    `total` is what it counts in the settlement. The items stand in the outcome's lines, by the parameter `seat`.
    """

    seat: Seat
    groups: tuple[Group, ...]
    points: int
    doublings: int
    total: int


class MahjongPublic(Public, frozen=True, omit_defaults=True):
    """What everybody at a mahjong table sees.

    `turn` is the seat whose move the table waits for, or whose discard is being considered. `held` counts the
    concealed tiles of each seat; `drawn` is the seat that holds a tile it has just drawn. `left` counts the tiles in
    the wall, `drawable` those that may still be drawn. `indicator` is the tile of the wall that was turned up to tell
    the wild kinds; it is left out where there is none. `hands`, `wins` and `outcome` are there once the round is over.

    Left out, too, where a game has none: `specials`, the kinds that are laid out (花牌), and `exposed`, those that lie
    before each seat; `raw`, the kinds not yet seen (生牌), once that matters; `sheets`, which tell at the end how every
    hand was counted.
    """

    phase: str
    turn: Seat | None
    dealer: Seat
    winds: tuple[str, ...]
    dice: tuple[int, ...]
    left: int
    drawable: int
    wilds: tuple[str, ...]
    held: tuple[int, ...]
    drawn: Seat | None
    melds: tuple[tuple[ShownMeld, ...], ...]
    ponds: tuple[tuple[Laid, ...], ...]
    last: Seat | None
    calls: tuple[Call, ...]
    seals: tuple[Seal, ...]
    hands: tuple[tuple[str, ...], ...] | None
    wins: tuple[Win, ...]
    outcome: Outcome | None
    indicator: str | None = None
    specials: tuple[str, ...] = ()
    exposed: tuple[tuple[str, ...], ...] = ()
    raw: tuple[str, ...] | None = None
    sheets: tuple[Sheet, ...] = ()


class MahjongPrivate(Private, frozen=True, omit_defaults=True):
    """What one seat alone knows: its concealed tiles, sorted with the wilds first.

    `drawn` is the tile it has just drawn, apart from `hand`. `kongs` are the faces of its own concealed kongs in the
    order of its melds. `locked` are the tiles that it may not win on now because it let one pass (过手), `unpongable`
    those that it may not pong for the same reason.
    """

    hand: tuple[str, ...]
    drawn: str | None
    kongs: tuple[str, ...]
    locked: tuple[str, ...]
    unpongable: tuple[str, ...] = ()


class Wait(msgspec.Struct, frozen=True):
    """A tile that would complete the hand: how many this seat has not seen, what the hand would be worth.

    `enough` tells whether that worth allows a win.
    """

    tile: str
    unseen: int
    worth: int
    enough: bool


class Waiting(msgspec.Struct, frozen=True):
    """What a hand waits for, now (`discard` is `None`) or after discarding a tile."""

    discard: str | None
    waits: tuple[Wait, ...]


class MahjongHint(msgspec.Struct, frozen=True):
    """Counsel for one seat from what it knows itself: a sensible action, what its hand waits for, what it counts."""

    action: dict[str, str | int | list[str] | None] | None
    waiting: tuple[Waiting, ...]
    worth: int | None
