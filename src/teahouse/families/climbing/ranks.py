"""Ranks, their single order, their places in runs, and counts of a hand by rank. Suits do not matter to most plays.

A rank is 0 … 12 for 2 … A as the cards are numbered, 13 for the small and 14 for the big joker. Counts by rank are also
kept packed into one number, a byte for each rank, so that "no rank more than" is one subtraction.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from teahouse.families.cards import BIG_JOKER, KINDS, SMALL_JOKER, Cards, Hand, Kind

Rank = int
"""0 … 12: 2 … A; 13 and 14: the jokers."""

RANKS: Final = 15
ORDINARY: Final = 13
TWO: Final[Rank] = 0
ACE: Final[Rank] = 12
SMALL: Final[Rank] = 13
BIG: Final[Rank] = 14

RANK_NAMES: Final = (*"23456789TJQKA", "sj", "bj")
"""By rank."""

RANK: Final[tuple[Rank, ...]] = tuple(
    kind % 13 if kind < SMALL_JOKER else SMALL if kind < BIG_JOKER else BIG for kind in range(KINDS)
)
"""By kind of card: its rank."""

KINDS_OF: Final[tuple[tuple[Kind, ...], ...]] = tuple(
    tuple(kind for kind in range(KINDS) if RANK[kind] == rank) for rank in range(RANKS)
)
"""By rank: the kinds of card, clubs first."""

HIGH_TWO: Final[tuple[int, ...]] = (15, *range(3, 15), 16, 17)
"""The single order of most games, by rank: 3 < 4 < … < K < A < 2 < small < big joker."""

LANE: Final = tuple(1 << 8 * rank for rank in range(RANKS))
GUARD: Final = sum(lane << 7 for lane in LANE)
"""A bit above every lane: where `(need | GUARD) - have` keeps it, `have` has no more of the rank than `need`."""


def rank_at(position: int) -> Rank:
    """The rank at a place of a run: A is 1 and 14, 2 … K are 2 … 13."""
    return ACE if position == 1 else position - 2


def packed(ranks: Iterable[Rank]) -> int:
    """How often each rank stands there, packed."""
    return sum(LANE[rank] for rank in ranks)


class Tally(NamedTuple):
    """Cards counted by rank, wild jokers apart. `jokers` are all jokers by kind, wild or not."""

    counts: tuple[int, ...]
    wild: int
    jokers: tuple[int, int]

    @property
    def size(self) -> int:
        """How many cards they are."""
        return sum(self.counts) + self.wild


def tally(hand: Hand, wild: frozenset[Rank]) -> Tally:
    """A hand counted by rank; jokers of the ranks in `wild` are wild."""
    small, big = hand[SMALL_JOKER], hand[BIG_JOKER]
    counts = [hand[at] + hand[at + 13] + hand[at + 26] + hand[at + 39] for at in range(ORDINARY)]
    wilds = (small if SMALL in wild else 0) + (big if BIG in wild else 0)
    counts += [0 if SMALL in wild else small, 0 if BIG in wild else big]
    return Tally(tuple(counts), wilds, (small, big))


def tally_of(cards: Cards, wild: frozenset[Rank]) -> Tally:
    """The cards of one play counted by rank: jokers among themselves are not wild, they are what they are."""
    counts = [0] * RANKS
    for kind in cards:
        counts[RANK[kind]] += 1
    jokers = (counts[SMALL], counts[BIG])
    if sum(jokers) == len(cards):
        return Tally(tuple(counts), 0, jokers)
    wilds = 0
    for rank in wild:
        wilds += counts[rank]
        counts[rank] = 0
    return Tally(tuple(counts), wilds, jokers)
