"""The state that every round of mahjong has, and the hooks by which a game makes it its own.

A game subclasses `MahjongRound`, adds slots of its own, and answers the questions under "Of the game". The phases
`Turn`, `Window` and `Draw` (phases.py) ask them and never a game's name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from teahouse.families.mahjong import imagining, showing, wall
from teahouse.families.mahjong.analysis import is_complete
from teahouse.families.mahjong.codes import add, encode_counts
from teahouse.families.mahjong.conventions import Conventions
from teahouse.families.mahjong.events import Drew, Exposed
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.table import Call, How, MahjongPrivate, MahjongPublic, Seal, Sheet, Win
from teahouse.families.mahjong.tiles import KINDS, NAMES, Tile, tile_names
from teahouse.kernel import Chance, Event, Phase, Round, Seat, Setup, Slot

Came = Literal["deal", "head", "tail", "flower", "claim"]
"""How a seat came to its turn: the dealer by the deal, by a draw in turn (from the head of the wall), after a kong or
for a special tile that it laid out (both from the tail), or by a claim."""


class Lying(Struct, frozen=True, array_like=True):
    """A discard in its pond; `taken` when it lies in a meld or a winner's hand now."""

    tile: Tile
    taken: bool = False


class Finish(Struct, frozen=True):
    """A way to go out: who, on which tile, how, from whom, and after what kind of draw."""

    seat: Seat
    tile: Tile
    how: How
    source: Seat | None = None
    came: Came = "head"


COVERED = Meld("concealed-kong", (), ())
"""What lies on the table of a concealed kong while its faces are its owner's secret."""


class MahjongRound(Round):
    """Hands, wall, melds, ponds.

    `hands` are counts by kind. `drawn` is the tile that a seat has just drawn, still counted in its hand. In `melds`
    a concealed kong is `COVERED`; its faces are in `kongs`, in the same order. `adding` is the place of the last kong
    added to a pong. `locks` are the kinds that a seat may not win on from others now. `shown` are tiles that a seat is
    known to hold because it showed them (a named wild). `indicator` is the tile of the wall that was turned up to tell
    the wild kinds, where a game does so. `turn` is the seat that moves, or whose tile is considered;
    `last` the seat whose discard lies there for the taking; `discards` counts those of all seats.

    `specials` are the kinds that belong to no set and are laid out (花牌), `exposed` those that lie before each seat.
    `pong_locks` are the kinds that a seat may not pong now.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {
        "conventions": Slot.OPEN,
        "dealer": Slot.OPEN,
        "dice": Slot.OPEN,
        "broken": Slot.OPEN,
        "wall": Slot.SECRET,
        "head": Slot.OPEN,
        "tail": Slot.OPEN,
        "left": Slot.OPEN,
        "indicator": Slot.OPEN,
        "wilds": Slot.OPEN,
        "hands": Slot.OWN,
        "held": Slot.OPEN,
        "drawn": Slot.OWN,
        "drawer": Slot.OPEN,
        "melds": Slot.OPEN,
        "kongs": Slot.OWN,
        "ponds": Slot.OPEN,
        "locks": Slot.OWN,
        "adding": Slot.OPEN,
        "shown": Slot.OPEN,
        "turn": Slot.OPEN,
        "last": Slot.OPEN,
        "discards": Slot.OPEN,
        "wins": Slot.OPEN,
        "specials": Slot.OPEN,
        "exposed": Slot.OPEN,
        "pong_locks": Slot.OWN,
        "sheets": Slot.OPEN,
    }
    __slots__ = tuple(SLOTS)
    OWN_FROM: ClassVar[tuple[str, ...] | None] = ("hands", "drawn", "kongs", "locks", "pong_locks", "wilds")

    conventions: Conventions
    dealer: Seat
    dice: tuple[int, ...]
    broken: wall.Break
    wall: tuple[Tile, ...]
    head: int
    tail: int
    left: int
    indicator: Tile | None
    wilds: tuple[Tile, ...]
    hands: list[bytearray]
    held: list[int]
    drawn: list[Tile | None]
    drawer: Seat | None
    melds: list[tuple[Meld, ...]]
    kongs: list[tuple[Meld, ...]]
    ponds: list[tuple[Lying, ...]]
    locks: list[tuple[Tile, ...]]
    adding: int | None
    shown: list[tuple[Tile, ...]]
    turn: Seat
    last: Seat | None
    discards: int
    wins: tuple[Win, ...]
    specials: tuple[Tile, ...]
    exposed: list[tuple[Tile, ...]]
    pong_locks: list[tuple[Tile, ...]]
    sheets: tuple[Sheet, ...]

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        phase: Phase[Any],
        *,
        conventions: Conventions,
        dealer: Seat,
        dice: tuple[int, ...],
        tiles: tuple[Tile, ...],
        order: tuple[Seat, ...],
    ) -> None:
        """Breaks the wall and deals: `tiles` is the wall as built, `order` the seats in the order of the deal."""
        super().__init__(setup, chance, phase)
        seats = setup.seats
        self.conventions = conventions
        self.dealer = self.turn = dealer
        self.dice = dice
        self.broken = wall.break_wall(dealer, dice, len(tiles), seats)
        self.wall = wall.broken_wall(tiles, self.broken)
        self.head = self.tail = self.discards = 0
        self.left = len(tiles)
        self.indicator = None
        self.wilds = ()
        self.hands = [bytearray(len(self.tile_counts())) for _ in range(seats)]
        self.held = [0] * seats
        self.drawn = [None] * seats
        self.drawer = self.last = self.adding = None
        self.melds = [()] * seats
        self.kongs = [()] * seats
        self.ponds = [()] * seats
        self.locks = [()] * seats
        self.shown = [()] * seats
        self.wins = ()
        self.specials = ()
        self.exposed = [()] * seats
        self.pong_locks = [()] * seats
        self.sheets = ()
        self._deal(order)

    def _deal(self, order: tuple[Seat, ...]) -> None:
        for seat, dealt in enumerate(wall.deal(self.wall, order, self.conventions.packets)):
            for tile in dealt:
                self.put(seat, tile)
            self.head += len(dealt)
            self.left -= len(dealt)
            if seat == self.dealer:
                self.drawn[seat], self.drawer = dealt[-1], seat

    # Hands

    def put(self, seat: Seat, tile: Tile) -> None:
        """Puts a tile into a hand."""
        self.hands[seat][tile] += 1
        self.held[seat] += 1

    def take(self, seat: Seat, tile: Tile) -> None:
        """Takes a tile out of a hand, for all to see: what it showed of this kind is no longer sure to be there."""
        self.hands[seat][tile] -= 1
        self.held[seat] -= 1
        if tile in self.shown[seat]:
            shown = list(self.shown[seat])
            shown.remove(tile)
            self.shown[seat] = tuple(shown)

    def laid(self, seat: Seat) -> tuple[Meld, ...]:
        """The seat's melds with the faces of its concealed kongs; only for one who may know them."""
        faces = iter(self.kongs[seat])
        return tuple(next(faces) if meld is COVERED or meld == COVERED else meld for meld in self.melds[seat])

    def completes(self, seat: Seat, taken: Tile | None) -> bool:
        """Whether the concealed hand, with a tile taken from another seat as its face, is sets and a pair."""
        codes = encode_counts(self.hands[seat], self.wilds)
        if taken is not None:
            add(codes, taken)
        return is_complete(codes, self.sets_to_make(seat))

    def sets_to_make(self, seat: Seat) -> int:
        """How many sets the concealed hand still has to make besides the pair."""
        return self.conventions.sets - len(self.melds[seat])

    def meldable(self, seat: Seat) -> Sequence[int]:
        """The tiles of a hand that may go into a meld, as counts by kind."""
        barred = self.specials if self.conventions.wild_claims else self.specials + self.wilds
        if not barred:
            return self.hands[seat]
        hand = self.hands[seat].copy()
        for tile in barred:
            hand[tile] = 0
        return hand

    # The wall

    @property
    def drawable(self) -> int:
        """The tiles that may still be drawn, from whichever end. An indicator is left in the wall and never drawn."""
        single = self.tail % 2 if self.conventions.whole_stacks else 0
        return max(0, self.left - single - max(self.conventions.reserve, self.indicator is not None))

    def turn_indicator(self) -> Tile:
        """Turns up the first tile of the tail. It stays in the wall; replacements are taken past it."""
        self.indicator = self.wall[wall.tail_index(len(self.wall), self.head, self.tail)]
        self.tail += 1
        return self.indicator

    def draw(self, seat: Seat, end: Literal["head", "tail"], out: list[Event]) -> None:
        """The seat draws a tile and keeps it apart from its hand."""
        size = len(self.wall)
        if end == "head":
            tile = self.wall[wall.head_index(size, self.head, self.tail)]
            self.head += 1
        else:
            tile = self.wall[wall.tail_index(size, self.head, self.tail)]
            self.tail += 1
        self.left -= 1
        self.put(seat, tile)
        self.drawn[seat], self.drawer = tile, seat
        out.append(Drew(seat, end, self.left, NAMES[tile]))

    def expose(self, seat: Seat, tiles: Sequence[Tile], out: list[Event]) -> None:
        """Lays special tiles out of a hand."""
        for tile in tiles:
            self.take(seat, tile)
        self.drawn[seat] = self.drawer = None
        self.exposed[seat] += tuple(tiles)
        out.append(Exposed(seat, tile_names(tiles)))

    # Discards and melds

    def lay_discard(self, seat: Seat, tile: Tile) -> None:
        """Moves a tile from a hand to its pond; with it the seat's locks are gone."""
        self.take(seat, tile)
        self.drawn[seat] = self.drawer = None
        self.locks[seat] = self.pong_locks[seat] = ()
        self.ponds[seat] += (Lying(tile),)
        self.discards += 1
        self.last = seat

    def take_discard(self, source: Seat) -> None:
        """The last discard of a seat leaves its pond."""
        *rest, lying = self.ponds[source]
        self.ponds[source] = (*rest, replace(lying, taken=True))
        self.last = None

    def lay_claimed(self, seat: Seat, meld: Meld) -> None:
        """Lays a claimed meld on the table."""
        for face in meld.given():
            self.take(seat, face)
        self.melds[seat] += (meld,)

    def lay_concealed(self, seat: Seat, meld: Meld) -> None:
        """Lays four backs on the table. What is in them nobody sees, so what the seat showed may lie there.

        Where concealed kongs lie open, it is a meld like any other.
        """
        if self.conventions.open_kongs:
            self.lay_claimed(seat, meld)
            self.drawn[seat] = self.drawer = None
            return
        for face in meld.faces:
            self.hands[seat][face] -= 1
        self.held[seat] -= 4
        self.drawn[seat] = self.drawer = None
        self.melds[seat] += (COVERED,)
        self.kongs[seat] += (meld,)

    def lay_added(self, seat: Seat, pong: Meld, kong: Meld) -> None:
        """Lays the added kong in the place of its pong; while it may be robbed it is `adding`."""
        self.take(seat, kong.faces[-1])
        self.drawn[seat] = self.drawer = None
        place = self.melds[seat].index(pong)
        self.melds[seat] = (*self.melds[seat][:place], kong, *self.melds[seat][place + 1 :])
        self.adding = place

    def take_added(self, seat: Seat) -> None:
        """The tile that was being added leaves, and the kong is a pong again."""
        assert self.adding is not None
        kong = self.melds[seat][self.adding]
        pong = replace(kong, kind="pong", tiles=kong.tiles[:3], faces=kong.faces[:3])
        self.melds[seat] = (*self.melds[seat][: self.adding], pong, *self.melds[seat][self.adding + 1 :])

    def lock(self, seat: Seat, tile: Tile) -> None:
        """The seat could have won on this tile and did not."""
        passed = self.conventions.passed_win
        if passed == "any_tile":
            self.locks[seat] = tuple(range(KINDS))
        elif passed == "same_tile" and tile not in self.locks[seat]:
            self.locks[seat] = tuple(sorted((*self.locks[seat], tile)))

    def lock_pong(self, seat: Seat, tile: Tile) -> None:
        """The seat could have ponged this tile and let it go by."""
        if self.conventions.passed_pong:
            self.pong_locks[seat] = tuple(sorted({*self.pong_locks[seat], tile}))

    # What is known

    def show(self) -> MahjongPublic:
        return showing.public(self)

    def show_own(self, seat: Seat) -> MahjongPrivate:
        return showing.private(self, seat)

    def fill(self, viewer: Seat | None, chance: Chance) -> Self:
        imagining.fill(self, chance)
        self.phase = self.phase.imagined(self)  # type: ignore[attr-defined]  # every phase of the family is a Stage
        return self

    # Of the game

    def tile_counts(self) -> list[int]:
        """How many tiles of each kind the game is played with."""
        return [4] * KINDS

    def can_win(self, finish: Finish) -> bool:
        """Whether the seat's hand allows it to go out this way; asks nothing that the seat does not know."""
        raise NotImplementedError

    def win(self, finishes: tuple[Finish, ...], out: list[Event]) -> None:
        """These seats go out. Ends the round, or names its next phase."""
        raise NotImplementedError

    def spent(self, out: list[Event]) -> None:
        """No tile may be drawn any more and nobody has won. Ends the round."""
        raise NotImplementedError

    def forfeit(self, seat: Seat, out: list[Event]) -> None:
        """The seat has left and the round stops. Asked only where the conventions say so."""
        raise NotImplementedError

    def may_discard(self, seat: Seat, tile: Tile) -> bool:
        """Whether a seat may throw this tile of its hand, as far as it knows itself."""
        return tile not in self.specials

    def before_turn(self, seat: Seat, came: Came) -> Phase[Any] | None:
        """What comes between a seat's draw and its turn, if anything does."""
        return None

    def raw_shown(self) -> tuple[str, ...] | None:
        """The kinds that nobody has thrown or melded yet, once the table has to know."""
        return None

    def hears(self, claim: int, best: int) -> bool:
        """Whether a win of rank `best` still waits for a seat that could make a claim of rank `claim`."""
        return False

    def calls_shown(self) -> tuple[Call, ...]:
        """The last words of an auction, where there is one."""
        return ()

    def seals(self) -> tuple[Seal, ...]:
        """The marks on seats and table."""
        return ()
