"""Who has won a hand of 温岭对家统, and what is paid (rules page, section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.families.climbing.settling import Verdict, by_points, secured, stakes
from teahouse.kernel import Line

if TYPE_CHECKING:
    from teahouse.games.wenling_dui_jia_tong.rules import DuiJiaTongRound

WHOLE: Final = 200
HALF: Final = WHOLE // 2
POINTS_A_BASE: Final = 10
"""Where the difference is paid, so many points of it are a base."""


def decision(round: DuiJiaTongRound) -> Verdict | None:
    """提前结束: a side has secured more than half, and the other something with a player out."""
    points = (secured(round, 0), secured(round, 1))
    out = {round.sides[seat] for seat in round.finished}
    for side in (0, 1):
        if points[side] > HALF and 1 - side in out and points[1 - side]:
            return Verdict("half-secured", side, 1, points)
    return None


def settlement(round: DuiJiaTongRound) -> tuple[Verdict, tuple[Line, ...]]:
    """The verdict, and the settlement line by line."""
    options = round.options
    if not any(round.complete(side) for side in (0, 1)):
        verdict = decision(round)
        assert verdict is not None
        return verdict, (paid(round, verdict),)
    difference = by_difference if options.settlement == "point_difference" else None
    return by_points(round, options.base, draw=options.tie_rule == "draw", stake=difference)


def by_difference(verdict: Verdict) -> int:
    """按分差: a base for each ten points of the difference."""
    first, second = verdict.points
    return abs(first - second) // POINTS_A_BASE


def paid(round: DuiJiaTongRound, verdict: Verdict) -> Line:
    """What each loser pays where the hand has ended early."""
    assert verdict.winner is not None
    first, second = verdict.points
    stake = verdict.stake * round.options.base
    params: dict[str, str | int | list[str | int]] = {"first": first, "second": second, "stake": stake}
    return Line(verdict.ending, params, stakes(round.sides, verdict.winner, stake))
