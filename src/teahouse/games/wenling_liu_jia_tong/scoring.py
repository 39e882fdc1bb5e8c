"""When a hand of 温岭六家统 is over, who has won it, and what is paid (rules page, section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.families.climbing.settling import Verdict, capped, completed, secured, stakes, transferred
from teahouse.kernel import Line

if TYPE_CHECKING:
    from teahouse.games.wenling_liu_jia_tong.rules import LiuJiaTongRound

WHOLE: Final = 400
HALF: Final = WHOLE // 2


def decision(round: LiuJiaTongRound) -> Verdict | None:
    """Conditions 1 and 2, while no side is complete; 3A, 1 and 3B once one is are the family's `completed`."""
    points = (secured(round, 0), secured(round, 1))
    for side in (0, 1):
        if points[side] == WHOLE:
            return Verdict("all-points", side, 2, points)
    out = {round.sides[seat] for seat in round.finished}
    ahead = [side for side in (0, 1) if points[side] >= HALF and 1 - side in out and points[1 - side] > 0]
    if not ahead:
        return None
    return Verdict("half-secured", ahead[0], 1, points) if len(ahead) == 1 else tied(round, "half-secured-tie")


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
        points = (final.of(round.sides, 0), final.of(round.sides, 1))
        verdict = completed(round, points, draw=round.options.tie_rule == "draw")
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
