"""Throws (甩牌): whether one stands against the other hands, and what is led when it does not.

The test needs hands that the thrower does not see, so it is no question of legality: a throw is always accepted, and
the table sees what came of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from teahouse.families.tricks.cards import Cards, Hand, Kind
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.patterns import Component, cover, decompose, group_of, stock_of
from teahouse.families.tricks.ranking import NOWHERE, Order


class Rival:
    """Another hand's cards of the group that is thrown, as a throw's components are tested against it."""

    def __init__(self, order: Order, hand: Hand, group: int) -> None:
        held = [kind for kind in order.members[group] if hand[kind]]
        self.order = order
        self.highest = max((order.rank[kind] for kind in held), default=0)
        self.pairs = [kind for kind in held if hand[kind] == 2]
        self.highest_pair = max((order.rank[kind] for kind in self.pairs), default=0)

    def beats(self, part: Component, *, equal: bool) -> bool:
        """Whether this hand holds the same kind of component above it; with `equal` as high suffices."""
        if part.pairs == 0:
            return self.highest >= part.top + (not equal)
        if part.pairs == 1:
            return self.highest_pair >= part.top + (not equal)
        above = [kind for kind in self.pairs if self._reaches(kind, part, equal=equal)]
        return bool(above) and cover(stock_of(self.order, above), (part.pairs,)) == (part.pairs,)

    def _reaches(self, kind: Kind, part: Component, *, equal: bool) -> bool:
        """Whether a pair may stand in a run of the part's length that ends above the part's top."""
        place = self.order.place
        if place[kind] == NOWHERE:
            return False
        lowest = min(place[card] for card in part.cards)
        return place[kind] >= lowest + (not equal)


def stands(order: Order, conventions: Conventions, others: Sequence[Hand], cards: Cards) -> bool:
    """Whether a throw stands against the other hands."""
    if conventions.throw_rule == "component":
        return not beaten(order, conventions, others, cards)
    least = min(order.rank[kind] for kind in cards) + (not conventions.throw_equal_breaks)
    group = order.group[cards[0]]
    return all(order.rank[kind] < least for hand in others for kind in order.members[group] if hand[kind])


def beaten(order: Order, conventions: Conventions, others: Iterable[Hand], cards: Cards) -> list[Component]:
    """The components of a throw that some other hand beats, each against the same kind of component."""
    group = group_of(order, cards)
    assert group is not None
    rivals = [Rival(order, hand, group) for hand in others]
    equal = conventions.throw_equal_breaks
    return [part for part in decompose(order, cards) if any(rival.beats(part, equal=equal) for rival in rivals)]


def forced_lead(order: Order, conventions: Conventions, others: Sequence[Hand], cards: Cards) -> Cards:
    """What must be led instead of a throw that does not stand: singles before pairs before tractors, the lowest."""
    if conventions.throw_fail == "lowest_card":
        return (min(cards, key=lambda kind: (order.rank[kind], kind)),)
    among = decompose(order, cards)
    if conventions.throw_fail == "beatable_only":
        # A throw that fails by its lowest card alone may have no beaten component: then all of them are at stake.
        among = beaten(order, conventions, others, cards) or among
    return min(among, key=lambda part: (part.pairs, part.top, part.cards)).cards
