"""Who has won a hand of 温岭对家统, and what is paid (rules page, section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from teahouse.families.climbing.settling import secured, stakes, transferred
from teahouse.kernel import Line

if TYPE_CHECKING:
    from teahouse.games.wenling_dui_jia_tong.rules import DuiJiaTongRound

WHOLE: Final = 200
HALF: Final = WHOLE // 2
POINTS_A_BASE: Final = 10
"""Where the difference is paid, so many points of it are a base."""


class Verdict(Struct, frozen=True):
    """How the hand ended, the side that won (`None`: a draw), and the stake in bases."""

    ending: str
    winner: int | None
    stake: int
    points: tuple[int, int]


def decision(round: DuiJiaTongRound) -> Verdict | None:
    """提前结束: a side has secured more than half, and the other something with a player out."""
    points = (secured(round, 0), secured(round, 1))
    out = {round.sides[seat] for seat in round.finished}
    for side in (0, 1):
        if points[side] > HALF and 1 - side in out and points[1 - side]:
            return Verdict("half-secured", side, 1, points)
    return None


def completed(round: DuiJiaTongRound, points: tuple[int, int]) -> Verdict:
    """The verdict once a side is out; `points` are those after the transfer."""
    if points[0] == points[1]:
        winner = round.sides[round.finished[0]] if round.options.tie_rule == "first_out" else None
        return Verdict("side-out-tie", winner, _stake(round, points, 1), points)
    winner = 0 if points[0] > points[1] else 1
    if len(round.finished) == 2:
        return Verdict("double-shut", winner, _stake(round, points, 2), points)
    if points[winner] == WHOLE:
        return Verdict("all-points", winner, _stake(round, points, 2), points)
    return Verdict("side-out", winner, _stake(round, points, 1), points)


def _stake(round: DuiJiaTongRound, points: tuple[int, int], bases: int) -> int:
    if round.options.settlement == "point_difference":
        return abs(points[0] - points[1]) // POINTS_A_BASE
    return bases


def settlement(round: DuiJiaTongRound) -> tuple[Verdict, tuple[Line, ...]]:
    """The verdict, and the settlement line by line."""
    if not any(round.complete(side) for side in (0, 1)):
        verdict = decision(round)
        assert verdict is not None
        return verdict, (paid(round, verdict),)
    final = transferred(round)
    verdict = completed(round, (final.of(round.sides, 0), final.of(round.sides, 1)))
    return verdict, (*final.lines, paid(round, verdict))


def paid(round: DuiJiaTongRound, verdict: Verdict) -> Line:
    """What each loser pays."""
    first, second = verdict.points
    if verdict.winner is None:
        return Line("drawn", {"first": first, "second": second})
    stake = verdict.stake * round.options.base
    params: dict[str, str | int | list[str | int]] = {"first": first, "second": second, "stake": stake}
    return Line(verdict.ending, params, stakes(round.sides, verdict.winner, stake))
