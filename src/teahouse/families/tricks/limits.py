"""What plays have told of hands, as hard facts: how high a card, and how high a pair, a seat can still hold in a group.

Hands only shrink while tricks are played, so a limit once learnt holds to the end. 0 means: none at all.
"""

from __future__ import annotations

from typing import Final

from teahouse.families.tricks.cards import Cards
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.patterns import Component, Pattern, doubled
from teahouse.families.tricks.ranking import GROUPS, HIGHEST, Group, Order

Limits = bytes
"""By group: the highest rank that is possible."""

UNLIMITED: Final[Limits] = bytes([HIGHEST] * GROUPS)


def lowered(limits: Limits, group: Group, rank: int) -> Limits:
    """The limits with at most `rank` in a group."""
    if limits[group] <= rank:
        return limits
    return limits[:group] + bytes([rank]) + limits[group + 1 :]


def after_follow(
    order: Order, conventions: Conventions, lead: Pattern, cards: Cards, limits: Limits, pair_limits: Limits
) -> tuple[Limits, Limits]:
    """The limits of a seat that has followed a lead with these cards."""
    followed = sum(order.group[kind] == lead.group for kind in cards)
    if followed < lead.size:
        return lowered(limits, lead.group, 0), lowered(pair_limits, lead.group, 0)
    if conventions.follow_pair == "must" and len(doubled(cards)) < lead.all_pairs:
        return limits, lowered(pair_limits, lead.group, 0)
    return limits, pair_limits


def after_throw(
    order: Order,
    conventions: Conventions,
    group: Group,
    parts: list[Component],
    limits: Limits,
    pair_limits: Limits,
) -> tuple[Limits, Limits]:
    """The limits of a seat whose hand did not beat a throw that was made of these components."""
    equal = conventions.throw_equal_breaks
    if conventions.throw_rule == "strict_min":
        least = min(order.rank[kind] for part in parts for kind in part.cards) - equal
        return lowered(limits, group, least), lowered(pair_limits, group, least)
    for part in parts:
        if part.pairs == 0:
            limits = lowered(limits, group, part.top - equal)
        if part.pairs <= 1:
            pair_limits = lowered(pair_limits, group, part.top - equal)
    return limits, pair_limits
