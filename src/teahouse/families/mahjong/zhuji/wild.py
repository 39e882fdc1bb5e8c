"""How the wild tiles (财神) come about: a seat names them out of its hand, or a tile of the wall is turned up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from teahouse.families.mahjong.phases import Stage, Turn
from teahouse.families.mahjong.tiles import (
    DRAGONS,
    KINDS,
    NAMES,
    SUIT,
    WINDS,
    BadTile,
    Tile,
    is_suited,
    tile_kind,
    tile_names,
)
from teahouse.kernel import ALL, Action, Event, Illegal, Seat, Slot

if TYPE_CHECKING:
    from teahouse.families.mahjong.zhuji.round import ZhujiRound


class NameWild(Action, frozen=True):
    """The declarer names the wild kinds (定财神): two in a row, one, or none. Sorted."""

    tiles: tuple[str, ...]


class WildNamed(Event, frozen=True):
    """These kinds are wild for everyone in this deal; there may be none."""

    SEEN: ClassVar[dict[str, str]] = {"seat": ALL, "tiles": ALL}
    seat: Seat
    tiles: tuple[str, ...]


class WildFixed(Event, frozen=True):
    """These kinds are wild for everyone by the rules of the table; `turned` is the tile of the wall that says so."""

    SEEN: ClassVar[dict[str, str]] = {"turned": ALL, "tiles": ALL}
    turned: str | None
    tiles: tuple[str, ...]


class Naming(NamedTuple):
    """What may be named: at most so many kinds; all of them if `exact`; consecutive `honours` too."""

    kinds: int
    exact: bool = False
    honours: bool = False


class NamingWild(Stage["ZhujiRound"], frozen=True):
    """A seat names kinds of its own hand that are wild for everyone (定财神): two in a row, one, or none."""

    SLOTS: ClassVar[dict[str, Slot]] = {"seat": Slot.OPEN}
    clock: ClassVar[str] = "name"
    seat: Seat

    def actors(self, round: ZhujiRound) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, round: ZhujiRound, seat: Seat) -> Iterator[Action]:
        naming = round.naming()
        held = [tile for tile in range(KINDS) if round.hands[seat][tile]]
        pairs = [(tile, tile + 1) for tile in held if tile + 1 in held and consecutive(naming, tile, tile + 1)]
        named: list[tuple[Tile, ...]] = []
        if naming.kinds == 2:
            named += pairs
        if not (naming.exact and named):
            named += [(tile,) for tile in held]
        if not naming.exact:
            named.append(())
        yield from (NameWild(tile_names(tiles)) for tiles in named)

    def check(self, round: ZhujiRound, seat: Seat, action: Action) -> None:
        if not isinstance(action, NameWild):
            raise Illegal("must-name-wild")
        if action in self.candidates(round, seat):
            return
        naming = round.naming()
        try:
            tiles = [tile_kind(name) for name in action.tiles]
        except BadTile:
            raise Illegal("no-such-tile") from None
        if len(tiles) > naming.kinds:
            raise Illegal("too-many-wilds", most=naming.kinds)
        if not all(tile < KINDS and round.hands[seat][tile] for tile in tiles):
            raise Illegal("not-in-hand", tile=next(NAMES[t] for t in tiles if t >= KINDS or not round.hands[seat][t]))
        if len(tiles) == 2 and not consecutive(naming, *tiles):
            raise Illegal("wilds-not-consecutive")
        raise Illegal("too-few-wilds")

    def act(self, round: ZhujiRound, seat: Seat, action: NameWild, out: list[Event]) -> None:
        name_wild(round, seat, tuple(tile_kind(name) for name in action.tiles), out)

    def fallback(self, round: ZhujiRound, seat: Seat) -> Action:
        """None; where the table wants them named, the first pair that he holds."""
        *_, last = candidates = list(self.candidates(round, seat))
        return candidates[0] if round.naming().exact else last


def consecutive(naming: Naming, low: Tile, high: Tile) -> bool:
    """Whether two kinds follow each other: no wrap from 9 to 1, honours only where the table says so."""
    if high != low + 1:
        return False
    if is_suited(low):
        return SUIT[low] == SUIT[high]
    same_group = (low in WINDS) == (high in WINDS)
    return naming.honours and same_group


def name_wild(round: ZhujiRound, seat: Seat, tiles: tuple[Tile, ...], out: list[Event]) -> None:
    """These kinds are wild for everyone, the seat has shown that it holds them, and the dealer begins."""
    round.wilds = round.shown[seat] = tiles
    out.append(WildNamed(seat, tile_names(tiles)))
    begin_play(round)


def fix_wild(round: ZhujiRound, tiles: tuple[Tile, ...], out: list[Event]) -> None:
    """These kinds are wild for everyone and nobody had a say in it; the dealer begins."""
    round.wilds = tiles
    turned = None if round.indicator is None else NAMES[round.indicator]
    out.append(WildFixed(turned, tile_names(tiles)))
    begin_play(round)


def begin_play(round: ZhujiRound) -> None:
    """The dealer moves, with the fourteen tiles that were dealt to him."""
    round.turn = round.dealer
    round.phase = Turn(round.dealer, "deal")


def next_kind(tile: Tile) -> Tile:
    """The kind after a turned tile: 1 … 9 and 1 again in a suit, 东南西北 and 白发中 in a circle."""
    first = 9 * SUIT[tile]
    circle = next((group for group in (WINDS, DRAGONS) if tile in group), tuple(range(first, first + 9)))
    return circle[(circle.index(tile) + 1) % len(circle)]
