"""Which eight cards a dealer buries: whole short suits and low cards; points only when the last trick looks safe."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from teahouse.families.tricks.cards import COPIES, POINTS, Cards, Hand, Kind
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.leading import KITTY, buriable
from teahouse.families.tricks.players.valuing import ACE, features, plain_groups
from teahouse.families.tricks.ranking import TRUMPS, Order

SAFE = 20
"""From so much trump power on (trumps, and the high ones twice) the last trick is taken to be safe."""


def kitty(order: Order, conventions: Conventions, hand: Hand) -> Cards:
    """Tries how many cards of each plain suit to bury, the losers of each first, and takes the cheapest way."""
    suits = [losers_first(order, hand, group) for group in plain_groups(order)]
    trumps = [kind for kind in buriable(conventions, hand) if order.group[kind] == TRUMPS]
    trumps.sort(key=lambda kind: (POINTS[kind] > 0, order.rank[kind]))
    safe = is_safe(order, hand)
    best: tuple[float, Cards] | None = None
    for numbers in product(*(range(min(len(cards), KITTY) + 1) for cards in suits)):
        rest = KITTY - sum(numbers)
        if not 0 <= rest <= len(trumps) or (rest and sum(map(len, suits)) > sum(numbers)):
            continue
        cards = [kind for suit, number in zip(suits, numbers, strict=True) for kind in suit[:number]]
        kept = [suit[number:] for suit, number in zip(suits, numbers, strict=True)]
        cost = sum(_burial_cost(order, kind, safe) for kind in cards) + sum(_left_cost(order, suit) for suit in kept)
        if best is None or cost < best[0]:
            best = (cost, (*cards, *trumps[:rest]))
    assert best is not None
    return tuple(sorted(best[1]))


def is_safe(order: Order, hand: Hand) -> bool:
    """Whether the dealer's trumps promise the last trick."""
    trumps, high, top, pairs, *_ = features(order, hand)
    return trumps + high + top + pairs >= SAFE


def losers_first(order: Order, hand: Hand, group: int) -> list[Kind]:
    """The cards of a plain suit in the order in which they are given up: low singles, low pairs, then what wins."""
    cards = [kind for kind in order.members[group] for _ in range(hand[kind])]
    return sorted(cards, key=lambda kind: (_wins(order, hand, kind), hand[kind] == COPIES, order.rank[kind]))


def _wins(order: Order, hand: Hand, kind: Kind) -> bool:
    """An ace, or what follows on both aces in the hand."""
    if order.rank[kind] == ACE:
        return True
    above = [other for other in order.members[order.group[kind]] if order.rank[other] > order.rank[kind]]
    return all(hand[other] == COPIES for other in above)


def _burial_cost(order: Order, kind: Kind, safe: bool) -> float:
    """What burying a card gives away: winners, and points that the last trick may lose manifold."""
    cost = 6.0 if order.rank[kind] == ACE else 0.0
    return cost + POINTS[kind] * (0.2 if safe else 1.2)


def _left_cost(order: Order, kept: Sequence[Kind]) -> float:
    """What the losers that stay in a plain suit will cost."""
    cost = 0.0
    for kind in kept:
        if order.rank[kind] < ACE:
            paired = kept.count(kind) == COPIES
            cost += 3.0 + 0.8 * POINTS[kind] - (1.5 if paired else 0.0) - 0.1 * order.rank[kind]
    return cost + (1.0 if kept else 0.0)
