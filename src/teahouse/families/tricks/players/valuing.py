"""What a hand is worth with a suit as trumps: how many points its holder may expect to take as the dealer."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.families.tricks.cards import COPIES, Hand
from teahouse.families.tricks.ranking import FIRST_PROMOTED, TRUMPS, Order

ACE = 14


def features(order: Order, hand: Hand) -> tuple[int, ...]:
    """What counts in a hand: trumps, high trumps, the highest, trump pairs, aces, pairs of aces, short suits."""
    trumps = [kind for kind in order.members[TRUMPS] for _ in range(hand[kind])]
    high = sum(order.rank[kind] >= FIRST_PROMOTED + 2 for kind in trumps)
    top = sum(order.rank[kind] >= FIRST_PROMOTED + 5 for kind in trumps)
    pairs = sum(hand[kind] == COPIES for kind in order.members[TRUMPS])
    aces = double_aces = short = kings = 0
    for group in range(TRUMPS):
        if group == order.trump:
            continue
        cards = [kind for kind in order.members[group] for _ in range(hand[kind])]
        best = [kind for kind in cards if order.rank[kind] == ACE]
        aces += len(best)
        double_aces += len(best) == COPIES
        kings += bool(best) * sum(order.rank[kind] == ACE - 1 for kind in cards)
        short += max(0, 3 - len(cards))
    return len(trumps), high, top, pairs, aces, double_aces, kings, short


def worth(order: Order, hand: Hand, weights: Sequence[int]) -> int:
    """Points to be expected: a constant and a weight for each feature, in hundredths of a point."""
    constant, *rest = weights
    return (constant + sum(weight * number for weight, number in zip(rest, features(order, hand), strict=True))) // 100


def strength_of_suit(order: Order, hand: Hand) -> int:
    """What a hand is worth with a trump suit in a partnership: trumps, the high ones twice, their pairs, aces."""
    trumps, high, top, pairs, aces, double_aces, *_ = features(order, hand)
    return 2 * trumps + high + 2 * top + 2 * pairs + aces + double_aces


def plain_groups(order: Order) -> list[int]:
    """The plain suits."""
    return [group for group in range(TRUMPS) if group != order.trump]
