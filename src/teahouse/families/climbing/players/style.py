"""How the club player weighs things. Figures were found by playing styles against each other."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """What the club player believes.

    `shed`: the worth of giving the lead up once less on the way out. `cards`: of each card that is led. `points`: of a
    point that lies. `tempo`: of leading next, `hold` what any answer costs. `wild`: what a wild joker is worth in
    hand. `bomb`: what a bomb is worth in hand, `size` each card of it above four. `alarm`: the worth of stopping a
    seat that is `near` its way out (so many cards). `pass_on`: of leading what the next partner can go out with.
    """

    shed: float = 1.0
    cards: float = 0.08
    points: float = 0.03
    tempo: float = 0.3
    hold: float = 0.2
    wild: float = 0.5
    bomb: float = 1.2
    size: float = 0.3
    alarm: float = 1.5
    near: int = 6
    pass_on: float = 0.6
