"""What is paid in 原子 (rules page, section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.families.climbing.settling import Verdict, by_points
from teahouse.kernel import Line

if TYPE_CHECKING:
    from teahouse.games.yuan_zi.rules import YuanZiRound

WHOLE: Final = 300
HALF: Final = WHOLE // 2
STEP: Final = 50


def settlement(round: YuanZiRound) -> tuple[str, tuple[Line, ...]]:
    """The ending and the lines: what moves, then what the losers pay."""
    options = round.options
    by_steps = options.levels == "by_points"
    draw = options.tie_rule == "draw"
    verdict, lines = by_points(round, options.base, draw=draw, stake=steps if by_steps else None)
    return verdict.ending, lines


def steps(verdict: Verdict) -> int:
    """One for each 50 points above 150, begun ones too, at least one."""
    return max(1, -(-(max(verdict.points) - HALF) // STEP))
