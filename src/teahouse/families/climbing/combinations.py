"""A game's table of combinations: what a play is (readings), which reading counts, and what beats what."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from teahouse.families.cards import Cards
from teahouse.families.climbing.kinds import NO_LIMIT, AnyKind, Group, Kind, Layout, Power
from teahouse.families.climbing.ranks import GUARD, HIGH_TWO, RANK, Rank, tally_of
from teahouse.kernel import Illegal


class Reading(Struct, frozen=True, array_like=True):
    """What a play is: its kind, how many cards, what it counts, and the ranks that its cards stand for as they lie.

    Only a play of a level above `guard` beats it out of kind; ordinary plays have guard 0.
    """

    kind: str
    size: int
    level: int
    power: Power
    ranks: tuple[Rank, ...]
    guard: int = 0


def beats(play: Reading, table: Reading) -> bool:
    """Whether the play beats what lies on the table; total, and never for equals."""
    if play.level:
        if table.level:
            return (play.level, play.power) > (table.level, table.power)
        return play.level > table.guard
    return play.kind == table.kind and play.size == table.size and not table.level and play.power > table.power


class Combinations:
    """Kinds in the order in which a lead is read where nothing is declared.

    `wild` are the jokers that stand for any ordinary card beside one, `order` is the single order by rank. Kinds in
    which suits matter are looked up card by card in `exact`; the others are `by_rank`.
    """

    __slots__ = ("_groups", "_of_size", "by_rank", "exact", "kinds", "order", "wild")

    def __init__(
        self, kinds: tuple[AnyKind, ...], *, wild: frozenset[Rank] = frozenset(), order: tuple[int, ...] = HIGH_TWO
    ) -> None:
        self.kinds = kinds
        self.wild = wild
        self.order = order
        self._of_size: dict[int, tuple[Kind, ...]] = {}
        self._groups: dict[tuple[int, int], tuple[Group, ...]] = {}
        self.by_rank = tuple(kind for kind in kinds if not kind.BY_SUIT)
        self.exact: dict[Cards, Reading] = {
            layout.cards: self.reading(kind, layout)
            for kind in kinds
            if kind.BY_SUIT
            for size in kind.sizes(NO_LIMIT)
            for _, layouts in kind.groups(size, order)
            for layout in layouts
        }

    def groups(self, kind: Kind, size: int) -> tuple[Group, ...]:
        """The layouts of a kind and a size, the strongest first."""
        key = (id(kind), size)
        found = self._groups.get(key)
        if found is None:
            found = tuple(kind.groups(size, self.order)) if size in kind.sizes(size) else ()
            self._groups[key] = found
        return found

    def of_size(self, size: int) -> tuple[Kind, ...]:
        """The kinds by rank that have plays of this size."""
        found = self._of_size.get(size)
        if found is None:
            found = self._of_size[size] = tuple(kind for kind in self.by_rank if self.groups(kind, size))
        return found

    def reading(self, kind: Kind, layout: Layout) -> Reading:
        """What a play of this layout is."""
        return Reading(kind.key, len(layout.ranks), kind.level, layout.power, layout.ranks, kind.guard)

    def highest(self, kind: Kind, have: int, wild: int, size: int) -> Layout | None:
        """The highest layout of a kind that packed cards and so many wild ones can take."""
        for _, layouts in self.groups(kind, size):
            for layout in layouts:
                if wild <= layout.most_wild and (layout.guarded - have) & GUARD == GUARD:
                    return layout
        return None

    def readings(self, cards: Cards, *, resorts: bool = False) -> Iterator[Reading]:
        """Every kind that the cards can be, each in its highest reading; with `resorts`, only kinds of last resort."""
        counted = tally_of(cards, self.wild)
        have = pack(counted.counts)
        for kind in self.of_size(len(cards)):
            if kind.last_resort == resorts:
                layout = self.highest(kind, have, counted.wild, len(cards))
                if layout is not None:
                    yield self.reading(kind, layout)
        if not resorts and (reading := self.exact.get(tuple(sorted(cards)))) is not None:
            yield reading

    def read(self, cards: Cards, table: Reading | None, declared: str | None = None, *, last: bool = False) -> Reading:
        """The one reading of a play that counts; `last`: these cards are all that the hand holds.

        What can be a bomb is one, the strongest. Else a follower's cards are of the kind on the table, and a leader's
        are what was declared, or the first kind of the table of combinations that fits. Raises `Illegal` for what is
        no combination or does not beat.
        """
        found = list(self.readings(cards))
        bombs = [reading for reading in found if reading.level]
        if bombs:
            found = [max(bombs, key=lambda reading: (reading.level, reading.power))]
        elif found and table is None:
            return _declared(found, declared)
        for reading in found:
            if table is None or beats(reading, table):
                return reading
        for reading in self.readings(cards, resorts=True) if last else ():
            if table is None or beats(reading, table):
                return reading
        raise Illegal("not-higher" if found else "no-combination")

    def laid(self, cards: Cards, reading: Reading) -> Cards:
        """The cards of a play as they lie: one of each rank in the order of the reading, wild jokers for the rest."""
        left = list(cards)
        row: list[int | None] = []
        for rank in reading.ranks:
            card = next((kind for kind in left if RANK[kind] == rank), None)
            if card is not None:
                left.remove(card)
            row.append(card)
        spare = iter(left)
        return tuple(next(spare) if card is None else card for card in row)

    def first(self, have: int, wild: int, size: int) -> Kind | None:
        """The kind of a lead of these cards where nothing is declared: a bomb, else the first that fits."""
        for kind in self.of_size(size):
            if kind.level and not kind.last_resort and self.highest(kind, have, wild, size) is not None:
                return kind
        for kind in self.of_size(size):
            if not kind.level and not kind.last_resort and self.highest(kind, have, wild, size) is not None:
                return kind
        return None


def _declared(found: list[Reading], declared: str | None) -> Reading:
    for reading in found:
        if declared in (None, reading.kind):
            return reading
    raise Illegal("not-that-kind")


def pack(counts: tuple[int, ...]) -> int:
    """Counts by rank, packed."""
    return int.from_bytes(bytes(counts), "little")
