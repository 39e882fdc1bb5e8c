"""What is paid in 五十K (rules page, section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.families.climbing.settling import bonus, by_points
from teahouse.kernel import Line

if TYPE_CHECKING:
    from teahouse.games.wu_shi_k.rules import WuShiKRound

WHOLE: Final = 200
BIG_BOMB: Final = 6
"""A bomb of so many cards, or four kings, is worth a bonus when it wins its trick (喜分)."""


def settlement(round: WuShiKRound) -> tuple[str, tuple[Line, ...]]:
    """The ending and the lines: what moves, what the losers pay, what big bombs bring."""
    verdict, lines = by_points(round, round.options.base, draw=round.options.tie_rule == "draw")
    return verdict.ending, (*lines, *bonuses(round))


def bonuses(round: WuShiKRound) -> tuple[Line, ...]:
    """The bonus for every big bomb that won its trick, from each opponent."""
    amount = round.options.bomb_bonus * round.options.base
    big = [
        owner
        for owner, bomb in round.winning_bombs()
        if bomb.kind == "four-kings" or (bomb.kind == "bomb" and bomb.size >= BIG_BOMB)
    ]
    return tuple(bonus(round.sides, owner, amount) for owner in big if amount)
