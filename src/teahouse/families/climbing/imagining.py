"""Deals what a viewer does not know, under all that the table has told: who holds a shown card, what lies aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse.families.cards import KINDS, Cards, Hand, hand_of, held
from teahouse.kernel import Chance, Seat

if TYPE_CHECKING:
    from teahouse.families.climbing.round import ClimbingRound


def fill(round: ClimbingRound, viewer: Seat | None, chance: Chance) -> None:
    """Deals the hidden hands and the deck of a veiled round."""
    unseen = hand_of(round.pack)
    for kind in range(KINDS):
        unseen[kind] -= round.played[kind]
    hidden = [seat for seat in range(round.setup.seats) if seat != viewer]
    known = {seat: round.shown[seat] for seat in hidden}
    if viewer is not None:
        _take(unseen, held(round.hands[viewer]))
        known |= {seat: cards for seat, cards in enumerate(round.seen[viewer]) if cards}
    for cards in (*known.values(), round.aside):
        _take(unseen, cards)
    free = chance.shuffled("unseen", held(unseen))
    for seat in hidden:
        room = round.held[seat] - len(known[seat])
        round.hands[seat] = hand_of((*known[seat], *free[:room]))
        free = free[room:]
    round.deck = tuple(chance.shuffled("deck", (*round.aside, *free)))
    for seat in hidden:
        round.seen[seat] = ()
    round.uncover()


def _take(hand: Hand, cards: Cards) -> None:
    for kind in cards:
        hand[kind] -= 1
