"""How soon a hand may be complete, beside three others that hurry as well: what club bots weigh their plans by.

A *turn* of a seat reaches from one of its discards to its next. In it the seat draws once and sees what the others
throw; each unseen tile that shortens its way counts once for each chance to get it. What a hand meets later, when it
lacks less, is taken from what hands of bots met on the average.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from teahouse.families.mahjong.codes import Codes, held
from teahouse.families.mahjong.tiles import RANK, SUITED, Tile


class Span(NamedTuple):
    """What lies before a seat until its next discard, and which `part` of a turn that is.

    `throws` are the chances to see a tile that it can pong or win on, its own draw among them, `chows` to chow.
    """

    throws: int
    chows: int
    part: float


WHOLE: Final = Span(4, 2, 1.0)
"""After a discard of its own."""
DRAW: Final = Span(1, 1, 0.0)
"""Before a draw."""
AFTER: Final = (WHOLE, Span(3, 2, 0.67), Span(2, 2, 0.33), DRAW)
"""After the discard of the seat so many places on."""

_PERCENT: Final = 100
_STEP: Final = 4
_MOST_PACE: Final = 5.0


class Race:
    """What rounds of a game between bots are like, as it was measured.

    `rates` are by what a hand lacks the welcome tiles that it meets in a turn, `others_win` by turn how likely another
    seat wins in it, and after so many `turns` the wall is spent.
    """

    def __init__(self, *, rates: tuple[float, ...], others_win: tuple[float, ...], turns: int) -> None:
        self.rates = rates
        self.others_win = others_win
        self.turns = turns
        self._known: dict[tuple[int, int, int], float] = {}

    def chance(self, lack: int, turn: int, pace: float) -> float:
        """How likely a hand that lacks so many tiles after so many turns is completed before anybody else wins.

        `pace` is how many welcome tiles it meets, beside the average.
        """
        if lack == 0:
            return 1.0
        if turn >= self.turns:
            return 0.0
        percent = _STEP * round(min(pace, _MOST_PACE) * _PERCENT / _STEP)
        known = self._known.get((lack, turn, percent))
        if known is None:
            rate = self.rates[min(lack, len(self.rates) - 1)] * percent / _PERCENT
            known = self.chance_after(WHOLE, rate, lack, turn, percent / _PERCENT)
            self._known[lack, turn, percent] = known
        return known

    def chance_after(self, span: Span, met: float, lack: int, turn: int, pace: float) -> float:
        """The same for a hand that meets so many welcome tiles in the span before it."""
        nearer = 1.0 - exp(-met)
        after = nearer * self.chance(lack - 1, turn + 1, pace) + (1.0 - nearer) * self.chance(lack, turn + 1, pace)
        return (1.0 - span.part * self.lost(turn)) * after

    def lost(self, turn: int) -> float:
        """How likely another seat wins in a turn."""
        return self.others_win[min(turn, len(self.others_win) - 1)]


def met(codes: Codes, welcome: Iterable[Tile], wilds: Sequence[Tile], unseen: Sequence[int], span: Span) -> float:
    """How many tiles that bring a hand nearer it meets in a span: each counts for all who may give it."""
    chances = sum(unseen[tile] for tile in wilds)
    for tile in welcome:
        if number := unseen[tile]:
            chances += number * (span.throws if held(codes, tile) >= 2 else span.chows if _chows(codes, tile) else 1)
    return chances / max(sum(unseen), 1)


@lru_cache(maxsize=1 << 16)
def _has_chow(code: int, rank: int) -> bool:
    """Whether two tiles of a suit code make a chow with one of this rank, counted from 0."""
    below = [rank >= step and code // 5 ** (rank - step) % 5 > 0 for step in (1, 2)]
    above = [rank + step < 9 and code // 5 ** (rank + step) % 5 > 0 for step in (1, 2)]
    return (below[0] and (below[1] or above[0])) or (above[0] and above[1])


def _chows(codes: Codes, tile: Tile) -> bool:
    """Whether two tiles of the hand make a chow with this one."""
    return tile < SUITED and _has_chow(codes[tile // 9], RANK[tile] - 1)
