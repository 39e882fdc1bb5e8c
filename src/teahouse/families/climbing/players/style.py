"""How the club player weighs things. Figures were found by playing styles against each other."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """What the club player believes, in leads given up on the way out unless said.

    `cards`: the worth of each card that is led. `plays`: of one play less on the way out. `points`: of a point.
    `keep`: the chance that a point in hand comes home by itself. `tempo`: the worth of leading next, `hold` what any
    answer costs. `wild`: what a wild joker is worth in hand. `bomb`: what a bomb is worth in hand, `size` each card of
    it above four. `alarm`: the worth of stopping a seat that is `near` its way out (so many cards). `finish`: of a
    play after which the rest goes out for sure. `pass_on`: of leading what the next partner can go out with.
    """

    cards: float = 0.08
    plays: float = 0.15
    points: float = 0.03
    keep: float = 0.4
    tempo: float = 0.6
    hold: float = 0.1
    wild: float = 0.5
    bomb: float = 0.6
    size: float = 0.3
    alarm: float = 1.5
    near: int = 6
    finish: float = 3.0
    pass_on: float = 0.6
