"""How the club player bids 标统 and throws in (rules page, section 10)."""

from __future__ import annotations

from teahouse.families.cards import held
from teahouse.families.climbing.actions import DECLINE, PASS, THROW_IN, Bid
from teahouse.families.climbing.players import Club
from teahouse.families.climbing.players.plans import Planner, counts_of
from teahouse.families.climbing.players.reckoning import Reckoning
from teahouse.families.climbing.players.style import Style
from teahouse.families.climbing.ranks import ORDINARY, TWO
from teahouse.families.climbing.round import ClimbingRound
from teahouse.kernel import Action, Seat

STYLE = Style(points=0.0)
"""Captured points decide nothing here."""

BOMB = 4
BIG_BOMB = 5

ENOUGH = ((20, 6.0), (15, 5.0), (10, 4.0), (5, 3.0))
"""A bid, and the strength that it takes."""

LOSERS = 6.0
"""So many leads may be given up on the way out; each more weakens the hand."""


class BiaoTongClub(Club):
    """The club player, which bids by its controls and by the way out."""

    def speak(self, veiled: ClimbingRound, seat: Seat) -> Action:
        actions = list(veiled.candidates(seat))
        if THROW_IN in actions:
            return THROW_IN
        bids = [action for action in actions if isinstance(action, Bid)]
        if not bids:
            return DECLINE if DECLINE in actions else PASS
        strong = strength(veiled, seat)
        fitting = [bid for bid in bids if any(bid.points == points and strong >= least for points, least in ENOUGH)]
        if fitting:
            return fitting[-1]
        return veiled.fallback(seat)


def strength(round: ClimbingRound, seat: Seat) -> float:
    """控制: jokers, twos and bombs, less what the hand has too many losing plays of."""
    counts = counts_of(held(round.hands[seat]))
    controls = sum(counts[ORDINARY:]) + counts[TWO]
    for rank in range(ORDINARY):
        if rank != TWO and counts[rank] >= BOMB:
            controls += 2 if counts[rank] >= BIG_BOMB else 1
    plan = Planner(round.combinations, counts, Reckoning(round, seat)).plan(counts)
    return controls - max(0.0, plan.cost - LOSERS)
