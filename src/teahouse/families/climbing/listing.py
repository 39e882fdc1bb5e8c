"""Every play of a hand, listed by shape: kind, size and leading part, with what it carries by the fewest wild cards.

Suits are chosen in card order, wild jokers small ones first. Plays with other suits, other jokers, or more jokers than
they need are legal as well and not listed; a table that refuses the suits of a shape is offered others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from typing import NamedTuple

from teahouse.families.cards import Cards, Hand
from teahouse.families.climbing.combinations import Combinations, Reading, beats, pack
from teahouse.families.climbing.kinds import Kind, Layout
from teahouse.families.climbing.ranks import (
    BIG,
    KINDS_OF,
    ORDINARY,
    RANK,
    RANKS,
    SMALL,
    Rank,
    Tally,
    tally,
)

Stacks = Sequence[Cards]
"""By rank: the cards of a hand, clubs first."""


class Move(NamedTuple):
    """A play that a hand can make: its cards as they lie, what it is read as, and whether that must be declared."""

    cards: Cards
    reading: Reading
    wild: int
    declared: bool


def moves(table: Combinations, hand: Hand, lying: Reading | None) -> list[Move]:
    """All plays of a hand by shape: leads if nothing lies, else what beats it; the smallest first, bombs last."""
    counted = tally(hand, table.wild)
    stacks = [tuple(kind for kind in kinds for _ in range(hand[kind])) for kinds in KINDS_OF]
    wild = tuple(kind for rank in (SMALL, BIG) if rank in table.wild for kind in stacks[rank])
    found = [
        Move(cards, table.reading(kind, layout), lacking, declared)
        for kind, layout, lacking, declared in _shapes(table, counted, counted.size, lying)
        if (cards := _chosen(table, stacks, wild, layout))
    ]
    found += [
        Move(cards, reading, 0, False)
        for cards, reading in table.exact.items()
        if (lying is None or beats(reading, lying)) and all(hand[kind] >= cards.count(kind) for kind in cards)
    ]
    order = table.order
    found.sort(key=lambda move: _smallness(move, order))
    return found


def in_other_suits(table: Combinations, hand: Hand, move: Move) -> Iterator[Move]:
    """The same play with one of its cards in another suit, for tables that refuse some suits of a shape."""
    for at, card in enumerate(move.cards):
        for other in KINDS_OF[RANK[card]]:
            cards = (*move.cards[:at], other, *move.cards[at + 1 :])
            if other != card and cards.count(other) <= hand[other] and tuple(sorted(cards)) not in table.exact:
                yield move._replace(cards=cards)


def _smallness(move: Move, order: tuple[int, ...]) -> tuple[object, ...]:
    """What comes first among the plays of a hand: ordinary kinds, low values, few wild cards, few and low cards."""
    reading = move.reading
    return (reading.level, reading.power, move.wild, reading.size, [order[rank] for rank in reading.ranks])


def _shapes(
    table: Combinations, counted: Tally, held: int, lying: Reading | None
) -> Iterator[tuple[Kind, Layout, int, bool]]:
    whole = False
    for kind in table.by_rank:
        for size in _sizes(kind, held, lying) if not (kind.last_resort and whole) else ():
            for layout, lacking, declared in _layouts(table, kind, size, counted, lying):
                whole = whole or size == held
                yield kind, layout, lacking, declared


def _sizes(kind: Kind, held: int, lying: Reading | None) -> Iterator[int]:
    """The sizes in which a kind may answer what lies."""
    if lying is None or (kind.level and kind.level >= lying.level and kind.level > lying.guard):
        return iter((held,) if held in kind.sizes(held) else ()) if kind.last_resort else kind.sizes(held)
    return iter((lying.size,) if kind.key == lying.kind and not lying.level and lying.size <= held else ())


def _layouts(
    table: Combinations, kind: Kind, size: int, counted: Tally, lying: Reading | None
) -> Iterator[tuple[Layout, int, bool]]:
    """Layouts that the hand can make and that beat what lies, with the wild cards that each takes: the fewest."""
    compared = lying is not None and kind.level == lying.level
    floor = lying.power if lying is not None and compared else ()
    most = min(counted.wild, size - 1)
    for head, layouts in table.groups(kind, size):
        if layouts and compared and layouts[0].power <= floor:
            continue
        if head and _lacking(head, counted, counted.wild) > counted.wild:
            continue
        found: dict[int, list[Layout]] = {}
        for layout in layouts:
            room = min(most, layout.most_wild)
            lacking = _lacking(layout.need, counted, room) if not layout.natural else _jokers_lacking(layout, counted)
            if lacking <= room:
                found.setdefault(lacking, []).append(layout)
        for lacking in sorted(found):
            standing = [
                (layout, lacking, declared)
                for layout in found[lacking]
                if (declared := _declared(table, kind, layout, lacking, counted, lying)) is not None
            ]
            if standing:
                yield from standing
                break


def _jokers_lacking(layout: Layout, counted: Tally) -> int:
    """Nothing, or too much: no card stands for a joker."""
    there = all(counted.jokers[rank - SMALL] >= number for rank, number in layout.need)
    return 0 if there else RANKS * RANKS


def _lacking(need: tuple[tuple[Rank, int], ...], counted: Tally, room: int) -> int:
    """How many wild cards fill what the hand lacks, counted until there is no room; no card stands for a joker."""
    counts, lacking = counted.counts, 0
    for rank, number in need:
        if number > counts[rank]:
            lacking += number - counts[rank] if rank < ORDINARY else RANKS * RANKS
            if lacking > room:
                return lacking
    return lacking


def _declared(
    table: Combinations, kind: Kind, layout: Layout, lacking: int, counted: Tally, lying: Reading | None
) -> bool | None:
    """Whether a play must be declared to be this; `None` if the cards are read higher, or as a bomb."""
    if not lacking:
        return False
    counts = [0] * RANKS
    for rank, number in layout.need:
        counts[rank] = min(number, counted.counts[rank])
    have, size = pack(tuple(counts)), len(layout.ranks)
    if table.highest(kind, have, lacking, size) is not layout:
        return None
    first = table.first(have, lacking, size)
    if first is None or first is kind:
        return False
    return None if first.level else lying is None


def _chosen(table: Combinations, stacks: Stacks, wild: Cards, layout: Layout) -> Cards:
    """The cards of a layout as they lie, so that their suits do not make them something else; none if they must."""
    cards = _taken(stacks, wild, layout)
    if tuple(sorted(cards)) not in table.exact:
        return cards
    suits = product(*(combinations(stacks[rank], number) for rank, number in layout.need))
    for other in map(tuple, map(chain.from_iterable, suits)):
        if tuple(sorted(other)) not in table.exact:
            return other
    return (*cards[:-1], wild[0]) if wild and layout.most_wild else ()


def _taken(stacks: Stacks, wild: Cards, layout: Layout) -> Cards:
    """The cards of a layout as they lie: suits in card order, a wild joker where the hand has no card of the rank."""
    if layout.natural:
        return tuple(kind for rank, number in layout.need for kind in stacks[rank][:number])
    at = [0] * RANKS
    spare = 0
    cards = []
    for rank in layout.ranks:
        stack = stacks[rank]
        if at[rank] < len(stack):
            cards.append(stack[at[rank]])
            at[rank] += 1
        else:
            cards.append(wild[spare])
            spare += 1
    return tuple(cards)
