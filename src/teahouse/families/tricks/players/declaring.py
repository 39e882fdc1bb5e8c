"""When the club player shows cards to name trumps."""

from __future__ import annotations

from teahouse.families.tricks.actions import DECLINE, Declare
from teahouse.families.tricks.cards import kind_of, suit_of
from teahouse.families.tricks.declaring import Calling, DeclaringRound, LastCall
from teahouse.families.tricks.players.valuing import strength_of_suit
from teahouse.families.tricks.ranking import order_of
from teahouse.kernel import Action, Seat

EARLY, LATE = 34, 24
"""How strong a suit must be to be shown during the deal, and when the deal is over, in `strength_of_suit`."""

OVER_PARTNER = 12
"""By how much it must be stronger to overturn a partner."""


def declare(round: DeclaringRound, phase: Calling, seat: Seat) -> Action:
    """The best showing if it is good enough, else nothing."""
    best: tuple[int, Declare] | None = None
    for action in phase.open_to(round, seat):
        assert isinstance(action, Declare)
        value = worth(round, seat, action)
        if best is None or value > best[0]:
            best = (value, action)
    if best is None or best[0] < threshold(round, phase, seat):
        return DECLINE
    return best[1]


def worth(round: DeclaringRound, seat: Seat, action: Declare) -> int:
    """How strong the hand is with what the showing names, as if all its cards were dealt."""
    suit = suit_of(kind_of(action.cards[0]))
    order = order_of(round.conventions.ranking, round.level, suit)
    return strength_of_suit(order, round.hands[seat]) * 25 // max(5, round.held[seat])


def threshold(round: DeclaringRound, phase: Calling, seat: Seat) -> int:
    """What a showing must reach."""
    wanted = LATE if isinstance(phase, LastCall) else EARLY
    standing = round.standing
    if standing is None:
        return wanted
    order = order_of(round.conventions.ranking, round.level, standing.suit)
    if standing.seat == seat:
        return wanted + 4
    present = strength_of_suit(order, round.hands[seat]) * 25 // max(5, round.held[seat])
    partner = round.teams[standing.seat] == round.teams[seat]
    return max(wanted, present + (OVER_PARTNER if partner else 2))
