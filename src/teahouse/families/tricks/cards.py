"""The 108 cards of two packs, on the cards of all card games."""

from __future__ import annotations

from typing import Final

from teahouse.families.cards import (
    BIG_JOKER,
    KINDS,
    NAMES,
    POINTS,
    RANKS,
    SMALL_JOKER,
    SUITS,
    BadCard,
    Cards,
    Hand,
    Kind,
    Suit,
    card_of,
    cards_of,
    hand_of,
    held,
    kind_of,
    names_of,
    packs,
    points_in,
    rank_of,
    read,
    suit_of,
)

COPIES: Final = 2
HEARTS: Final[Suit] = 2
RED_FIVE: Final[Kind] = 2 * 13 + 3
"""红五, the 5 of hearts."""

DECK: Final[Cards] = packs(COPIES)
"""200 points."""

__all__ = [
    "BIG_JOKER",
    "COPIES",
    "DECK",
    "HEARTS",
    "KINDS",
    "NAMES",
    "POINTS",
    "RANKS",
    "RED_FIVE",
    "SMALL_JOKER",
    "SUITS",
    "BadCard",
    "Cards",
    "Hand",
    "Kind",
    "Suit",
    "card_of",
    "cards_of",
    "hand_of",
    "held",
    "kind_of",
    "names_of",
    "points_in",
    "rank_of",
    "read",
    "suit_of",
]
