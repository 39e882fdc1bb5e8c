"""The kinds of combination, as data: a game's table of combinations is a row of these.

A kind says what its plays look like card by card: all `Layout`s of a size, in groups that share their leading part,
the strongest first. Reading a play and listing the plays of a hand are then the same for every kind (combinations.py,
listing.py), wild cards included. `level` is 0 for ordinary kinds; a bomb of a higher level beats every lower one, and
inside a level the power decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement
from typing import ClassVar, Final, NamedTuple

from msgspec import Struct

from teahouse.families.cards import Cards, Suit, card_of
from teahouse.families.climbing.ranks import BIG, GUARD, ORDINARY, SMALL, TWO, Rank, packed, rank_at
from teahouse.kernel import kebab

Power = tuple[int, ...]
"""What plays of one kind and size, or bombs of one level, are compared by."""

NO_LIMIT: Final = 99

WIDTHS: Final = range(4, 9)
"""So many cards are in each bomb of a chain."""


class Layout(NamedTuple):
    """What a play looks like: its ranks as the cards lie, how often it needs each, and what it counts.

    `guarded` is the need packed, with the guard set. `most_wild` bounds the wild cards in it; `natural` is a layout of
    jokers alone. Where suits matter, `cards` are the very cards that it takes, in card order.
    """

    ranks: tuple[Rank, ...]
    need: tuple[tuple[Rank, int], ...]
    guarded: int
    power: Power
    most_wild: int
    natural: bool
    cards: Cards = ()


class Group(NamedTuple):
    """Layouts that all contain the `head`, the strongest first."""

    head: tuple[tuple[Rank, int], ...]
    layouts: tuple[Layout, ...]


def layout(ranks: Iterable[Rank], power: Power, most_wild: int = NO_LIMIT) -> Layout:
    """A layout of these ranks."""
    row = tuple(ranks)
    return Layout(row, needs(row), packed(row) | GUARD, power, most_wild, all(rank >= ORDINARY for rank in row))


def suited(cards: Iterable[int], power: Power) -> Layout:
    """A layout of these very cards."""
    row = tuple(sorted(cards))
    return layout((card % ORDINARY for card in row), power, 0)._replace(cards=row)


def needs(ranks: Iterable[Rank]) -> tuple[tuple[Rank, int], ...]:
    """How often each rank stands there, the rarest demands last."""
    row = list(ranks)
    return tuple(sorted(((rank, row.count(rank)) for rank in set(row)), key=lambda need: (-need[1], need[0])))


class Kind(Struct, frozen=True, kw_only=True, tag=kebab, tag_field="form"):
    """A kind of combination; `key` names it in words and on the wire.

    Its plays are beaten only by bombs of a level above `guard`. A `last_resort` is a kind only for the last cards of a
    hand, which cannot be played in any other way.
    """

    BY_SUIT: ClassVar[bool] = False
    """Whether its layouts name the very cards."""

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
    """So many cards of one rank: single, pair, triple. In `pure` ones nothing stands in for a card."""

    size: int
    ranks: tuple[Rank, ...]
    pure: bool = False

    def sizes(self, most: int) -> Iterator[int]:
        return iter((self.size,) if self.size <= most else ())

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for rank in sorted(self.ranks, key=lambda rank: -order[rank]):
            yield Group((), (layout([rank] * size, (order[rank],), 0 if self.pure else NO_LIMIT),))


class JokerSets(Kind, frozen=True, kw_only=True):
    """So many jokers of either colour and nothing else, of this power; they stand for `stands`, if for anything."""

    size: int
    power: Power
    stands: Rank | None = None

    def sizes(self, most: int) -> Iterator[int]:
        return iter((self.size,) if self.size <= most else ())

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for small in range(size, -1, -1):
            row = layout([SMALL] * small + [BIG] * (size - small), self.power, 0)
            yield Group((), (row if self.stands is None else row._replace(ranks=(self.stands,) * size),))


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

    The number counts double in the power, so that bombs of jokers can stand between two numbers. In `pure` ones
    nothing stands in for a card.
    """

    least: int = 4
    most: int
    ranks: tuple[Rank, ...]
    naturals: int = 1
    pure: bool = False

    def sizes(self, most: int) -> Iterator[int]:
        return iter(range(self.least, min(self.most, most) + 1))

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for rank in sorted(self.ranks, key=lambda rank: -order[rank]):
            most_wild = 0 if self.pure else size - self.naturals
            yield Group((), (layout([rank] * size, (2 * size, order[rank]), most_wild),))


class LoadedBombs(Kind, frozen=True, kw_only=True):
    """`size` cards of one rank with jokers that are not all wild (满线炸); compared like `Bombs`.

    `jokers` are the choices of so many small ones, which stand for nothing, and so many big ones, which are wild.
    """

    size: int
    ranks: tuple[Rank, ...]
    jokers: tuple[tuple[int, int], ...]

    def sizes(self, most: int) -> Iterator[int]:
        return iter(sorted({self.size + small + big for small, big in self.jokers if self.size + small + big <= most}))

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for rank in sorted(self.ranks, key=lambda rank: -order[rank]):
            for small, big in self.jokers:
                if self.size + small + big == size:
                    row = [rank] * (self.size + big) + [SMALL] * small
                    yield Group((), (layout(row, (2 * size, order[rank]), big),))


class ChainBombs(Kind, frozen=True, kw_only=True):
    """`least` or more neighbouring bombs of equal size (连炸), `low` … `high` as in `Runs`.

    A chain counts its groups and the cards of a group together, doubled like the number of `Bombs`; among equals it
    stands below them, and more groups, then the higher top decide. Where it `wraps`, the ranks up to K, A, 2 are
    neighbours as well, just above the lowest run.
    """

    least: int = 3
    low: int = 3
    high: int = 14
    wraps: bool = False

    def sizes(self, most: int) -> Iterator[int]:
        found = {number * width for number in range(self.least, 14) for width in WIDTHS}
        return iter(sorted(size for size in found if size <= most))

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        found = []
        for width in WIDTHS:
            number, rest = divmod(size, width)
            if rest or number < self.least:
                continue
            runs = [(2 * top, ranks) for top, ranks in windows(number, self.low, self.high)]
            if self.wraps and 3 <= number < ORDINARY:
                runs.append((2 * (self.low + number - 1) + 1, (*range(ORDINARY - number + 1, ORDINARY), TWO)))
            power = (2 * (number + width), 1, number)
            found += [layout(spread(ranks, width), (*power, top)) for top, ranks in runs]
        for chain in sorted(found, key=lambda chain: chain.power, reverse=True):
            yield Group((), (chain,))


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


class OneSuit(Kind, frozen=True, kw_only=True):
    """Exactly these ranks in one suit (纯五十K); compared by the suit: `suits` from the lowest, equal ones together."""

    BY_SUIT: ClassVar[bool] = True
    ranks: tuple[Rank, ...]
    suits: tuple[tuple[Suit, ...], ...]

    def sizes(self, most: int) -> Iterator[int]:
        return iter((len(self.ranks),) if len(self.ranks) <= most else ())

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for place in range(len(self.suits) - 1, -1, -1):
            for suit in self.suits[place]:
                yield Group((), (suited((card_of(suit, rank + 2) for rank in self.ranks), (place,)),))


class Atoms(Kind, frozen=True, kw_only=True):
    """`least` to `most` times all `copies` of a card, of one rank (原子, 氢弹); compared by size, then by rank."""

    BY_SUIT: ClassVar[bool] = True
    ranks: tuple[Rank, ...]
    copies: int = 3
    least: int = 1
    most: int = 1

    def sizes(self, most: int) -> Iterator[int]:
        return iter(range(self.least * self.copies, min(self.most * self.copies, most) + 1, self.copies))

    def groups(self, size: int, order: tuple[int, ...]) -> Iterator[Group]:
        for rank in sorted(self.ranks, key=lambda rank: -order[rank]):
            for suits in combinations(range(4), size // self.copies):
                cards = [card_of(suit, rank + 2) for suit in suits] * self.copies
                yield Group((), (suited(cards, (size, order[rank])),))


AnyKind = (
    Sets
    | JokerSets
    | Runs
    | FullHouses
    | Butterflies
    | Bombs
    | LoadedBombs
    | ChainBombs
    | KickerBombs
    | Fixed
    | OneSuit
    | Atoms
)
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
