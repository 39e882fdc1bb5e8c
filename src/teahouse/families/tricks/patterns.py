"""What cards of one group are together: singles, pairs and tractors; what a lead asks for, and what a play supplies.

A *stock* counts, for every place of a group's line, the pairs that lie there. It is nearly always 0 or 1; only 副级牌
of different suits share a place. All questions of tractors are asked of a stock.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from teahouse.families.tricks.cards import Cards, Kind
from teahouse.families.tricks.ranking import NOWHERE, TRUMPS, Group, Order

Stock = list[int]
"""Pairs by place of a line."""


class Component(NamedTuple):
    """A single, a pair or a tractor; `pairs` is 0, 1 or the tractor's length, `top` the rank of its highest card."""

    pairs: int
    top: int
    cards: Cards


class Pattern(Struct, frozen=True):
    """What a lead asks for: so many cards of a group, tractors (lengths in pairs, long to short), pairs besides."""

    group: Group
    size: int
    tractors: tuple[int, ...]
    pairs: int

    @property
    def all_pairs(self) -> int:
        """All pairs of the lead, those inside its tractors included."""
        return sum(self.tractors) + self.pairs

    @property
    def longest(self) -> int:
        """0 for singles only, 1 for pairs without a tractor, else the length of the longest tractor."""
        return self.tractors[0] if self.tractors else min(self.pairs, 1)


def doubled(cards: Iterable[Kind]) -> list[Kind]:
    """The kinds of which the cards hold both copies; `cards` are in card order."""
    pairs, before = [], -1
    for kind in cards:
        if kind == before:
            pairs.append(kind)
        before = kind
    return pairs


def stock_of(order: Order, pairs: Iterable[Kind]) -> Stock:
    """The pairs by their places; pairs that stand on no line are left out."""
    places = [order.place[kind] for kind in pairs if order.place[kind] != NOWHERE]
    if not places:
        return []
    stock = [0] * (max(places) + 1)
    for place in places:
        stock[place] += 1
    return stock


def group_of(order: Order, cards: Iterable[Kind]) -> Group | None:
    """The one group of all cards, `None` if there are several."""
    groups = {order.group[kind] for kind in cards}
    return groups.pop() if len(groups) == 1 else None


# ── decomposition ────────────────────────────────────────────────────────────


def decompose(order: Order, cards: Cards) -> list[Component]:
    """The canonical components of cards of one group: maximal tractors, the other pairs, singles; each low to high."""
    pairs = doubled(cards)
    tractors = _tractors(order, pairs)
    bound = {kind for tractor in tractors for kind in tractor.cards}
    rest = [kind for kind in pairs if kind not in bound]
    singles = [kind for kind in cards if kind not in pairs]
    rank = order.rank
    return [
        *sorted(tractors, key=lambda tractor: (tractor.pairs, tractor.top)),
        *sorted((Component(1, rank[kind], (kind, kind)) for kind in rest), key=lambda pair: pair.top),
        *sorted((Component(0, rank[kind], (kind,)) for kind in singles), key=lambda single: single.top),
    ]


def _tractors(order: Order, pairs: Sequence[Kind]) -> list[Component]:
    at: dict[int, Kind] = {}
    for kind in pairs:
        if order.place[kind] != NOWHERE:
            at.setdefault(order.place[kind], kind)
    found = []
    for place in sorted(at):
        if place - 1 in at:
            continue
        run = [at[place]]
        while (place := place + 1) in at:
            run.append(at[place])
        if len(run) > 1:
            cards = tuple(sorted(kind for kind in run for _ in range(2)))
            found.append(Component(len(run), order.rank[run[-1]], cards))
    return found


def pattern_of(order: Order, cards: Cards) -> Pattern | None:
    """What these cards ask for when they are led; `None` if they are not of one group."""
    group = group_of(order, cards)
    if group is None:
        return None
    if len(cards) == 1:
        return Pattern(group, 1, (), 0)
    components = decompose(order, cards)
    tractors = tuple(sorted((part.pairs for part in components if part.pairs > 1), reverse=True))
    return Pattern(group, len(cards), tractors, sum(part.pairs == 1 for part in components))


def is_throw(pattern: Pattern) -> bool:
    """Whether a lead has more than one component (甩牌)."""
    singles = pattern.size - 2 * pattern.all_pairs
    return len(pattern.tractors) + pattern.pairs + singles > 1


# ── covering ─────────────────────────────────────────────────────────────────


def cover(stock: Stock, tractors: tuple[int, ...], *, degrade: bool = False) -> tuple[int, ...]:
    """How well disjoint runs of the stock cover a lead's tractors, the longest first, compared as lists.

    For each tractor the length of the run that stands for it: its own length or 0; with `degrade` also a shorter
    run of two or more.
    """
    if not tractors:
        return ()
    length, *others = tractors
    for reach in range(length, 1 if degrade else length - 1, -1):
        starts = list(_starts(stock, reach))
        if starts:
            if not others:
                return (reach,)
            return (
                reach,
                *max(cover(_without(stock, start, reach), tuple(others), degrade=degrade) for start in starts),
            )
    return (0, *cover(stock, tuple(others), degrade=degrade))


def top_of(stock: Stock, tractors: tuple[int, ...]) -> int | None:
    """The highest place on which a run for the longest tractor can end, the others covered too; `None` if uncovered."""
    length, *others = tractors
    for start in reversed(list(_starts(stock, length))):
        if not others or cover(_without(stock, start, length), tuple(others)) == tuple(others):
            return start + length - 1
    return None


def _starts(stock: Stock, length: int) -> Iterator[int]:
    """Where a run of so many neighbouring pairs may begin, from the lowest up."""
    run = 0
    for place, number in enumerate(stock):
        run = run + 1 if number else 0
        if run >= length:
            yield place - length + 1


def _without(stock: Stock, start: int, length: int) -> Stock:
    rest = stock.copy()
    for place in range(start, start + length):
        rest[place] -= 1
    return rest


# ── matching and comparing ───────────────────────────────────────────────────

Key = tuple[int, int]
"""How high a play that matches counts: its class (2 all trumps, 1 the led plain suit) and its value."""


def key_of(order: Order, lead: Pattern, cards: Cards, *, exact: bool = False) -> Key | None:
    """What a play counts against a lead; `None` for a play that does not match and cannot win (垫牌).

    Better structure may stand for worse: a pair for two singles, a long tractor for a shorter one and pairs. With
    `exact` a ruff must have the lead's own structure.
    """
    group = group_of(order, cards)
    if group is None or group not in (lead.group, TRUMPS):
        return None
    rank = order.rank
    level = 2 if group == TRUMPS else 1
    if exact and group != lead.group:
        own = pattern_of(order, cards)
        assert own is not None
        if (own.tractors, own.pairs) != (lead.tractors, lead.pairs):
            return None
    if not lead.all_pairs:
        return level, max(rank[kind] for kind in cards)
    pairs = doubled(cards)
    if len(pairs) < lead.all_pairs:
        return None
    if not lead.tractors:
        return level, max(rank[kind] for kind in pairs)
    top = top_of(stock_of(order, pairs), lead.tractors)
    return None if top is None else (level, next(rank[kind] for kind in pairs if order.place[kind] == top))
