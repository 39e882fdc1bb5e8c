"""How the club player weighs things. Figures are points of the cards, found by playing styles against each other."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """What the club player believes.

    `feed`: points that a seat still to come gives to its own side's trick, for each card of the lead. `lead`: the
    worth of leading next. `thrift`: how much of a card's later use counts when it is led. `draw`: the worth of
    drawing one trump from the other hands. `red_five`: what a red five caught or lost is worth where that counts, and
    `hunt` the worth of leading trump pairs at it. `keeper`: the worth of a last trump, kept for the last trick.
    `margin`: by how much a hand must be better than the bid. `worth` are the weights of `valuing.worth`.
    """

    feed: float = 3.0
    lead: float = 1.5
    thrift: float = 0.5
    draw: float = 1.0
    red_five: float = 28.0
    hunt: float = 6.0
    keeper: float = 6.0
    margin: int = 5
    worth: tuple[int, ...] = (-4950, 750, 190, 0, 1130, 0, 50, 430, 480)
