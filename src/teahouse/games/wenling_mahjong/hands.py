"""A hand as it is counted, how it was won, and what the counting comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.placing import Place
from teahouse.families.mahjong.readings import Reading
from teahouse.families.mahjong.tiles import DRAGONS, EAST, NAMES, NORTH, RANK, Tile, is_honour
from teahouse.games.wenling_mahjong.specials import door_wind


class Hand(NamedTuple):
    """A hand at the end of a deal.

    `concealed` are counts by kind without special tiles, a self-drawn tile among them. `taken` is the tile of another
    seat that completes it, `drawn` the one that was drawn. `wind` is 0 for the dealer (东), 1 for 南, 2 for 西, 3 for
    北. `thrown` counts the wilds that the seat has thrown.
    """

    concealed: Sequence[int]
    melds: tuple[Meld, ...] = ()
    exposed: tuple[Tile, ...] = ()
    wilds: tuple[Tile, ...] = ()
    specials: tuple[Tile, ...] = ()
    wind: int = 0
    taken: Tile | None = None
    drawn: Tile | None = None
    thrown: int = 0

    @property
    def wilds_held(self) -> int:
        """How many wild tiles it holds."""
        return sum(self.concealed[tile] for tile in self.wilds)

    @property
    def home(self) -> Tile | None:
        """The face at which its wilds are at home (归位); wild flowers have none."""
        return self.wilds[0] if len(self.wilds) == 1 else None

    def playable(self, tile: Tile) -> bool:
        """Whether a kind can be part of a set or the pair in this deal."""
        return tile not in self.specials

    def is_value(self, tile: Tile) -> bool:
        """Whether a triplet of this kind doubles: 门风 and 字牌."""
        return tile == door_wind(self.wind) or tile in DRAGONS


class Luck(NamedTuple):
    """How the hand was completed, as far as it counts."""

    kong_draw: bool = False
    rob_kong: bool = False


class Item(NamedTuple):
    """Something that counts: `key` names it, `points` are 和, `doublings` 番, `tile` and `number` say of what."""

    key: str
    points: int = 0
    doublings: int = 0
    tile: Tile | None = None
    number: int | None = None

    def params(self) -> dict[str, str | int]:
        """What fills its words."""
        found: dict[str, str | int] = {}
        if self.tile is not None:
            found["tile"] = NAMES[self.tile]
        if self.number is not None:
            found["number"] = self.number
        if self.points:
            found["he"] = self.points
        if self.doublings:
            found["fan"] = self.doublings
        return found


class Tally(NamedTuple):
    """What a hand counts. `limit` names why it is a limit hand, if it is.

    `reading` and `place` tell how a complete hand was read; `equal` the triplets and pairs that count in another, by
    kind and size.
    """

    total: int
    items: tuple[Item, ...]
    limit: str | None = None
    reading: Reading | None = None
    place: Place | None = None
    equal: tuple[tuple[Tile, int], ...] = ()

    @property
    def points(self) -> int:
        """The 和 before the doublings, the winner's 20 among them."""
        return sum(item.points for item in self.items)

    @property
    def doublings(self) -> int:
        """The 番."""
        return sum(item.doublings for item in self.items)


NO_LUCK = Luck()


def is_heavy(tile: Tile) -> bool:
    """Whether triplets and kongs of this kind count double: winds, dragons, 1 and 9."""
    return is_honour(tile) or RANK[tile] in (1, 9)


def rounded(points: int) -> int:
    """Up to a whole ten."""
    return -(-points // 10) * 10


def has_four_winds(triplets: set[Tile], pairs: set[Tile], wind: int) -> bool:
    """四风会齐: three winds as triplets, the door wind among them, and the fourth as a pair or triplet."""
    winds = {tile for tile in triplets if EAST <= tile <= NORTH}
    both = winds | {tile for tile in pairs if EAST <= tile <= NORTH}
    return len(winds) >= 3 and len(both) == 4 and door_wind(wind) in winds


def triplet_items(hand: Hand, tile: Tile, *, concealed: bool, kong: bool = False) -> Iterator[Item]:
    """What a triplet or kong counts: its 和, and a 番 for the door wind and for dragons (§6.1, §6.2)."""
    points = (2 << concealed << (2 * kong)) << is_heavy(tile)
    yield Item(f"he.{'concealed' if concealed else 'open'}-{'kong' if kong else 'triplet'}", points, 0, tile)
    if tile == door_wind(hand.wind):
        yield Item("fan.door-wind", 0, 1, tile)
    elif tile in DRAGONS:
        yield Item("fan.dragon", 0, 1, tile)


def meld_items(hand: Hand) -> Iterator[Item]:
    """What the melds count."""
    for meld in hand.melds:
        if meld.kind != "chow":
            yield from triplet_items(hand, meld.tiles[0], concealed=meld.is_concealed, kong=meld.is_kong)


def exposed_items(hand: Hand) -> Iterator[Item]:
    """What the special dragons count that lie exposed; flowers give no 和."""
    for dragon in DRAGONS:
        if number := hand.exposed.count(dragon):
            yield Item("he.exposed", 4 * number, 0, dragon, number)
            yield Item("fan.exposed", 0, number, dragon, number)
