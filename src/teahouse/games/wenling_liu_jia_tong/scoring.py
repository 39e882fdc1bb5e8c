"""When a hand of 温岭六家统 is over, who has won it, and what is paid (rules page, section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from teahouse.families.climbing.settling import capped, stakes, transferred
from teahouse.kernel import Line

if TYPE_CHECKING:
    from teahouse.games.wenling_liu_jia_tong.rules import LiuJiaTongRound

WHOLE: Final = 400
HALF: Final = WHOLE // 2


class Verdict(Struct, frozen=True):
    """The condition that ended the hand, the side that won (`None`: a draw), and the stake in bases."""

    ending: str
    winner: int | None
    stake: int
    points: tuple[int, int]


def captured(round: LiuJiaTongRound, side: int) -> int:
    """What a side has captured."""
    return sum(points for seat, points in enumerate(round.captured) if round.sides[seat] == side)


def secured(round: LiuJiaTongRound, side: int) -> int:
    """已得分: all captures of the side of the first out, of the other side only of its seats that are out."""
    if not round.finished:
        return 0
    if round.sides[round.finished[0]] == side:
        return captured(round, side)
    return sum(round.captured[seat] for seat in round.finished if round.sides[seat] == side)


def decision(round: LiuJiaTongRound) -> Verdict | None:
    """Conditions 1 and 2, while no side is complete."""
    points = (secured(round, 0), secured(round, 1))
    for side in (0, 1):
        if points[side] == WHOLE:
            return Verdict("all-points", side, 2, points)
    out = {round.sides[seat] for seat in round.finished}
    ahead = [side for side in (0, 1) if points[side] >= HALF and 1 - side in out and points[1 - side] > 0]
    if not ahead:
        return None
    return Verdict("half-secured", ahead[0], 1, points) if len(ahead) == 1 else tied(round, "half-secured-tie")


def completed(round: LiuJiaTongRound, points: tuple[int, int]) -> Verdict:
    """Conditions 3A, 1 and 3B, once a side is complete; `points` are those after the transfer."""
    complete = next(side for side in (0, 1) if round.complete(side))
    out = {round.sides[seat] for seat in round.finished}
    if 1 - complete not in out:
        return Verdict("shut-out", complete, 2, points)
    for side in (0, 1):
        if points[side] == WHOLE:
            return Verdict("all-points", side, 2, points)
    if points[0] == points[1]:
        return tied(round, "side-out-tie")
    return Verdict("side-out", 0 if points[0] > points[1] else 1, 1, points)


def tied(round: LiuJiaTongRound, ending: str) -> Verdict:
    """200 : 200."""
    winner = round.sides[round.finished[0]] if round.options.tie_rule == "first_out" else None
    return Verdict(ending, winner, 1, (HALF, HALF))


def settlement(round: LiuJiaTongRound) -> tuple[Verdict, tuple[Line, ...]]:
    """The verdict, and the settlement line by line."""
    moved: tuple[Line, ...] = ()
    verdict = None if any(round.complete(side) for side in (0, 1)) else decision(round)
    if verdict is None:
        final = transferred(round)
        moved = final.lines
        verdict = completed(round, (final.of(round.sides, 0), final.of(round.sides, 1)))
    return verdict, (*moved, *paid(round, verdict))


def paid(round: LiuJiaTongRound, verdict: Verdict) -> tuple[Line, ...]:
    """What each loser pays, capped by the poorest of them where that is agreed."""
    stake = verdict.stake * round.options.base
    first, second = verdict.points
    winner = verdict.winner
    if winner is None:
        return (Line("drawn", {"first": first, "second": second}),)
    losers = [seat for seat, side in enumerate(round.sides) if side != winner]
    amount = capped(round.setup.purse, losers, stake) if round.options.stake_cap == "losing_min" else stake
    params: dict[str, str | int | list[str | int]] = {"first": first, "second": second, "stake": amount}
    line = Line(verdict.ending, params, stakes(round.sides, winner, amount))
    return (line,) if amount == stake else (line, Line("stake-capped", {"stake": stake, "amount": amount}))
