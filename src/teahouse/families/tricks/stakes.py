"""What a dealer's points against its bid are worth: levels for every ten points, or units in three bands."""

from __future__ import annotations

WHOLE = 200
"""All the points in the cards."""


def levels(final: int) -> int:
    """级数 of 包红五: one for reaching the bid exactly, one more for every ten points begun; below it negative."""
    return (final + 5) // 10 + 1 if final >= 0 else -((5 - final) // 10) - 1


def units(points: int, bid: int) -> int:
    """全空 ±3, 半空 ±2, plain ±1, as in 包红心; compared with doubled points, so that there are no halves.

    `points` may lie beyond 0 … 200 where caught red fives count; no winning band applies below the bid.
    """
    if points >= bid:
        if points >= WHOLE:
            return 3
        return 2 if 2 * points >= WHOLE + bid else 1
    if 2 * points >= bid:
        return -1
    return -2 if points > 0 else -3


def half_sweep(bid: int) -> int:
    """The fewest points, in fives, that make a 半空 for the dealer."""
    return -(-(WHOLE + bid) // 10) * 5
