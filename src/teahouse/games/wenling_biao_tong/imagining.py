"""What the bidding has told of the jokers is kept when hands are imagined: who passed with a duty to bid has few."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse.families.cards import Cards, Kind, hand_of, held
from teahouse.families.climbing.ranks import ORDINARY, RANK
from teahouse.kernel import Chance, Seat

if TYPE_CHECKING:
    from teahouse.games.wenling_biao_tong.rules import BiaoTongRound

Place = list[Kind]
"""The cards of a hidden hand, or of the kitty, that are not known to lie there."""


def move_jokers(round: BiaoTongRound, viewer: Seat | None, chance: Chance) -> None:
    """Exchanges jokers that a hidden hand cannot hold for cards of a place that can hold them."""
    hidden = [seat for seat in range(round.setup.seats) if seat != viewer]
    places = [free(round, seat) for seat in hidden] + [list(round.deck)]
    most = [max(0, round.most_jokers[seat]) for seat in hidden] + [len(round.deck)]
    for place, bound in zip(places, most, strict=True):
        while len(jokers_in(place)) > bound:
            roomy = [
                other
                for other, limit in zip(places, most, strict=True)
                if len(jokers_in(other)) < limit and len(jokers_in(other)) < len(other)
            ]
            ordinary = [(other, at) for other in roomy for at, kind in enumerate(other) if RANK[kind] < ORDINARY]
            other, at = ordinary[chance.below("exchange", len(ordinary))]
            from_place = jokers_in(place)[0]
            place[from_place], other[at] = other[at], place[from_place]
    for seat, place in zip(hidden, places, strict=False):
        round.hands[seat] = hand_of((*round.shown[seat], *place))
    round.deck = tuple(places[-1])


def free(round: BiaoTongRound, seat: Seat) -> Place:
    """The cards of a hand that are not known to lie there."""
    left = list(held(round.hands[seat]))
    for kind in round.shown[seat]:
        left.remove(kind)
    return left


def jokers_in(cards: Cards | Place) -> list[int]:
    """Where the jokers lie among some cards."""
    return [at for at, kind in enumerate(cards) if RANK[kind] >= ORDINARY]
