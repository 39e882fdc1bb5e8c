"""What the table sees of a round of mahjong."""

from __future__ import annotations

from typing import ClassVar, Literal

from teahouse.families.mahjong.table import How, ShownMeld
from teahouse.kernel import ALL, Event, Seat


class WallBroken(Event, frozen=True):
    """The dealer threw the dice; `kept` stacks at the right end of `owner`'s wall stay behind the break."""

    SEEN: ClassVar[dict[str, str]] = {"dealer": ALL, "dice": ALL, "owner": ALL, "kept": ALL}
    dealer: Seat
    dice: tuple[int, ...]
    owner: Seat
    kept: int


class Dealt(Event, frozen=True):
    """A seat has got its hand; the tiles are sorted."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "number": ALL, "tiles": "seat"}
    seat: Seat
    number: int
    tiles: tuple[str, ...] | None


class Drew(Event, frozen=True):
    """A seat drew a tile from the head of the wall, or from its tail after a kong; `left` are left."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "end": ALL, "left": ALL, "tile": "seat"}
    seat: Seat
    end: Literal["head", "tail"]
    left: int
    tile: str | None


class Discarded(Event, frozen=True):
    """A seat threw a tile."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "tile": ALL}
    seat: Seat
    tile: str


class IndicatorTurned(Event, frozen=True):
    """A tile of the wall was turned up (翻得): it names what is wild in this deal, and what is laid out as special."""

    SEEN: ClassVar[dict[str, str]] = {"tile": ALL, "wilds": ALL, "specials": ALL}
    REVEALS: ClassVar[bool] = True
    tile: str
    wilds: tuple[str, ...]
    specials: tuple[str, ...]


class Exposed(Event, frozen=True):
    """A seat laid out special tiles (补花); as many are drawn from the tail."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "tiles": ALL}
    REVEALS: ClassVar[bool] = True
    seat: Seat
    tiles: tuple[str, ...]


class Melded(Event, frozen=True):
    """A seat claimed the last discard for a chow, a pong or a kong, or laid a concealed kong face up."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "meld": ALL}
    seat: Seat
    meld: ShownMeld


class KongConcealed(Event, frozen=True):
    """A seat laid down four backs; only itself sees the faces."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "tiles": "seat"}
    seat: Seat
    tiles: tuple[str, ...] | None


class KongAdded(Event, frozen=True):
    """A seat adds a tile to its pong; it may be robbed of it."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "meld": ALL}
    seat: Seat
    meld: ShownMeld


class KongRobbed(Event, frozen=True):
    """The tile that was to become a kong went to a winner; the meld is a pong again."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "tile": ALL}
    seat: Seat
    tile: str


class Won(Event, frozen=True):
    """A seat went out with a hand that counts `worth`; `source` threw the tile, `None` on a self-draw."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "tile": ALL, "how": ALL, "source": ALL, "worth": ALL}
    seat: Seat
    tile: str
    how: How
    source: Seat | None
    worth: int


class WallSpent(Event, frozen=True):
    """Nobody may draw any more and nobody has won: a drawn game (荒庄)."""

    SEEN: ClassVar[dict[str, str]] = {"left": ALL}
    left: int
