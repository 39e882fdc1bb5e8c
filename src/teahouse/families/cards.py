"""Playing cards: names at every border (`3c Td Jh As sj bj`), small ints inside. The one converter of all card games.

A kind is 0 … 53, in card order: clubs, diamonds, hearts, spades, each from 2 to A, then the small and the big joker.
A hand is a `bytearray` that counts cards by kind; a play is a tuple of kinds in card order, in which a kind may stand
as often as the game has packs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Kind = int
"""0 … 53: suit · 13 + rank − 2, then the jokers."""

Suit = int
"""0 … 3: clubs, diamonds, hearts, spades."""

Hand = bytearray
"""How many cards of each kind are held, by kind."""

Cards = tuple[Kind, ...]
"""Cards in card order; a kind stands as often as it is there."""

KINDS: Final = 54
SUITS: Final = "cdhs"
RANKS: Final = "23456789TJQKA"

NAMES: Final = (*(rank + suit for suit in SUITS for rank in RANKS), "sj", "bj")
"""By kind."""

SMALL_JOKER: Final[Kind] = 52
BIG_JOKER: Final[Kind] = 53
POINTS: Final = tuple({"5": 5, "T": 10, "K": 10}.get(name[0], 0) for name in NAMES)
"""What a card counts (分牌), by kind: 100 a pack."""

_KIND = {name: kind for kind, name in enumerate(NAMES)}


def packs(number: int) -> Cards:
    """So many packs of 54 cards, in card order."""
    return tuple(kind for kind in range(KINDS) for _ in range(number))


class BadCard(ValueError):
    """No card has this name."""


def kind_of(name: str) -> Kind:
    """The kind of a card by its name. Raises `BadCard`."""
    try:
        return _KIND[name]
    except KeyError:
        raise BadCard(name) from None


def card_of(suit: Suit, rank: int) -> Kind:
    """The kind of an ordinary card; `rank` is 2 … 14."""
    return suit * 13 + rank - 2


def suit_of(kind: Kind) -> Suit | None:
    """The printed suit; jokers have none."""
    return kind // 13 if kind < SMALL_JOKER else None


def rank_of(kind: Kind) -> int | None:
    """The printed rank, 2 … 14; jokers have none."""
    return kind % 13 + 2 if kind < SMALL_JOKER else None


def cards_of(names: Iterable[str]) -> Cards:
    """Names as cards in card order. Raises `BadCard`."""
    return tuple(sorted(kind_of(name) for name in names))


def names_of(cards: Iterable[Kind]) -> tuple[str, ...]:
    """Cards as names, in the order given."""
    return tuple(NAMES[kind] for kind in cards)


def read(text: str) -> Cards:
    """Cards written one after the other, spaces free: `4h4h 6h6h`. Raises `BadCard`."""
    packed = "".join(text.split())
    return cards_of(packed[start : start + 2] for start in range(0, len(packed), 2))


def hand_of(cards: Iterable[Kind]) -> Hand:
    """A hand that holds these cards."""
    hand = bytearray(KINDS)
    for kind in cards:
        hand[kind] += 1
    return hand


def held(hand: Hand) -> Cards:
    """All cards of a hand, in card order."""
    return tuple(kind for kind in range(KINDS) for _ in range(hand[kind]))


def points_in(cards: Iterable[Kind]) -> int:
    """What the cards count together."""
    return sum(POINTS[kind] for kind in cards)
