"""The kinds of combination, as data: a game's table of combinations is a row of these.

A kind says what its plays look like card by card: all `Layout`s of a size, in groups that share their leading part,
the strongest first. Reading a play and listing the plays of a hand are then the same for every kind (combinations.py,
listing.py), wild cards included. `level` is 0 for ordinary kinds; a bomb of a higher level beats every lower one, and
inside a level the power decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from msgspec import Struct

from teahouse.families.climbing.ranks import GUARD, ORDINARY, Rank, packed, rank_at
from teahouse.kernel import kebab

Power = tuple[int, ...]
"""What plays of one kind and size, or bombs of one level, are compared by."""

NO_LIMIT: Final = 99


class Layout(NamedTuple):
    """What a play looks like: its ranks as the cards lie, how often it needs each, and what it counts.

    `guarded` is the need packed, with the guard set. `most_wild` bounds the wild cards in it; `natural` is a layout of
    jokers alone.
    """

    ranks: tuple[Rank, ...]
    need: tuple[tuple[Rank, int], ...]
    guarded: int
    power: Power
    most_wild: int
    natural: bool


class Group(NamedTuple):
    """Layouts that all contain the `head`, the strongest first."""

    head: tuple[tuple[Rank, int], ...]
    layouts: tuple[Layout, ...]


def layout(ranks: Iterable[Rank], power: Power, most_wild: int = NO_LIMIT) -> Layout:
    """A layout of these ranks."""
    row = tuple(ranks)
    return Layout(row, needs(row), packed(row) | GUARD, power, most_wild, all(rank >= ORDINARY for rank in row))


def needs(ranks: Iterable[Rank]) -> tuple[tuple[Rank, int], ...]:
    """How often each rank stands there, the rarest demands last."""
    row = list(ranks)
    return tuple(sorted(((rank, row.count(rank)) for rank in set(row)), key=lambda need: (-need[1], need[0])))


class Kind(Struct, frozen=True, kw_only=True, tag=kebab, tag_field="form"):
    """A kind of combination; `key` names it in words and on the wire.

    Its plays are beaten only by bombs of a level above `guard`. A `last_resort` is a kind only for the last cards of a
    hand, which cannot be played in any other way.
    """

    key: str
    level: int = 0
    guard: int = 0
    last_resort: bool = False

    def sizes(self, most: int) -> Iterator[int]:
        """The sizes of its plays, up to the most."""
        raise NotImplementedError

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        """All its layouts of a size, the strongest first; `order` is the single order by rank."""
        raise NotImplementedError


class Sets(Kind, frozen=True, kw_only=True):
    """So many cards of one rank: single, pair, triple."""

    size: int
    ranks: tuple[Rank, ...]

    def sizes(self, most: int) -> Iterator[int]:
        return iter((self.size,) if self.size <= most else ())

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for rank in sorted(self.ranks, key=lambda rank: -order[rank]):
            yield Group((), (layout([rank] * size, (order[rank],)),))


class Runs(Kind, frozen=True, kw_only=True):
    """`least` to `most` neighbouring ranks, `width` cards of each, inside the places `low` … `high` (A is 1 and 14)."""

    width: int
    least: int
    most: int = 13
    low: int = 1
    high: int = 14

    def sizes(self, most: int) -> Iterator[int]:
        return iter(range(self.least * self.width, min(self.most * self.width, most) + 1, self.width))

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for top, ranks in windows(size // self.width, self.low, self.high):
            yield Group((), (layout(spread(ranks, self.width), (top,)),))


class FullHouses(Kind, frozen=True, kw_only=True):
    """A triple with two cards of other ranks (三带二), a pair unless `loose`; compared by the triple."""

    ranks: tuple[Rank, ...]
    pairs: tuple[Rank, ...]
    loose: bool = False

    def sizes(self, most: int) -> Iterator[int]:
        return iter((5,) if most >= 5 else ())

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for rank in sorted(self.ranks, key=lambda rank: -order[rank]):
            triple = [rank] * 3
            rows = [
                [*triple, one, other]
                for one, other in combinations_with_replacement(sorted(self.pairs, key=order.__getitem__), 2)
                if rank not in (one, other) and (self.loose or one == other)
            ]
            yield Group(needs(triple), tuple(layout(row, (order[rank],)) for row in rows))


class Butterflies(Kind, frozen=True, kw_only=True):
    """`least` or more neighbouring triples with as many neighbouring pairs (蝴蝶); compared by the triples.

    The two runs are independent and may share ranks.
    """

    least: int = 2
    low: int = 1
    high: int = 14

    def sizes(self, most: int) -> Iterator[int]:
        return iter(range(self.least * 5, min(13 * 5, most) + 1, 5))

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        number = size // 5
        for top, ranks in windows(number, self.low, self.high):
            triples = spread(ranks, 3)
            rows = [(*triples, *spread(pairs, 2)) for _, pairs in windows(number, self.low, self.high)]
            yield Group(needs(triples), tuple(layout(row, (top,)) for row in rows))


class Bombs(Kind, frozen=True, kw_only=True):
    """`least` or more cards of one rank; compared by their number, then by rank. A bomb needs `naturals` real cards.

    The number counts double in the power, so that bombs of jokers can stand between two numbers.
    """

    least: int = 4
    most: int
    ranks: tuple[Rank, ...]
    naturals: int = 1

    def sizes(self, most: int) -> Iterator[int]:
        return iter(range(self.least, min(self.most, most) + 1))

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for rank in sorted(self.ranks, key=lambda rank: -order[rank]):
            yield Group((), (layout([rank] * size, (2 * size, order[rank]), size - self.naturals),))


class KickerBombs(Kind, frozen=True, kw_only=True):
    """`size` cards of one rank with so many `kickers`, any cards of other ranks (四带一); compared by rank alone."""

    size: int
    ranks: tuple[Rank, ...]
    kickers: tuple[Rank, ...] = ()

    def sizes(self, most: int) -> Iterator[int]:
        whole = self.size + bool(self.kickers)
        return iter((whole,) if whole <= most else ())

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for rank in sorted(self.ranks, key=lambda rank: -order[rank]):
            row = [rank] * self.size
            others = sorted((other for other in self.kickers if other != rank), key=order.__getitem__)
            rows = [[*row, other] for other in others] if self.kickers else [row]
            yield Group(needs(row), tuple(layout(row, (order[rank],), 0) for row in rows))


class Fixed(Kind, frozen=True, kw_only=True):
    """Exactly these cards by rank, one row or another, with this power: four small jokers, 三王炸."""

    rows: tuple[tuple[Rank, ...], ...]
    power: Power

    def sizes(self, most: int) -> Iterator[int]:
        return iter(sorted({len(row) for row in self.rows if len(row) <= most}))

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for row in self.rows:
            if len(row) == size:
                yield Group((), (layout(row, self.power, 0),))


AnyKind = Sets | Runs | FullHouses | Butterflies | Bombs | KickerBombs | Fixed
"""Every kind that a table of combinations may hold, as it travels."""


def windows(number: int, low: int, high: int) -> list[tuple[int, tuple[Rank, ...]]]:
    """Runs of so many neighbouring places by their top, the highest first; no rank stands in a run twice."""
    if not 0 < number <= ORDINARY:
        return []
    tops = range(high, low + number - 2, -1)
    return [(top, tuple(rank_at(place) for place in range(top - number + 1, top + 1))) for top in tops]


def spread(ranks: Iterable[Rank], width: int) -> tuple[Rank, ...]:
    """Each rank so many times."""
    return tuple(rank for rank in ranks for _ in range(width))
