"""Who has caught whom, and what is paid (section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.families.climbing.kou import lines
from teahouse.families.climbing.settling import stakes
from teahouse.kernel import Line, Transfer

if TYPE_CHECKING:
    from teahouse.families.climbing.kou.round import KouRound

WORTH: Final = {"double-kou": 3, "single-kou": 2, "flat-kou": 1}
"""Base points by the result (扣)."""

FEW: Final = 5
SOME: Final = 10
"""Two players: so many cards left are a flat catch, a single one; more are a double one."""


def catch(round: KouRound) -> str:
    """The result: by the order of going out, between two players by the cards left to the loser."""
    if round.setup.seats == 2:
        left = max(round.held)
        return "flat-kou" if left <= FEW else "single-kou" if left <= SOME else "double-kou"
    sides = [round.sides[seat] for seat in round.finished]
    if len(sides) == 2:
        return "double-kou"
    return "single-kou" if sides[0] == sides[2] else "flat-kou"


def settlement(round: KouRound) -> tuple[str, tuple[Line, ...]]:
    """The result and the lines: what the losers pay the winners, then what everybody pays for big bombs."""
    options, seats = round.options, range(round.setup.seats)
    ending = catch(round)
    winner = round.sides[round.finished[0]]
    found = [lines.results(round, seat, over=True) for seat in seats]
    best = max((max(found[seat], default=0) for seat in seats if round.sides[seat] == winner), default=0)
    worth = options.flat_result if ending == "flat-kou" else WORTH[ending]
    times = lines.multiplier(options, best)
    stake = worth * times * options.base
    params: dict[str, str | int | list[str | int]] = {"lines": best, "worth": worth, "times": times, "stake": stake}
    settled = [Line(ending, params, stakes(round.sides, winner, stake))]
    for seat in seats:
        amount = lines.contribution(options, found[seat]) * options.base
        if amount:
            transfers = tuple(Transfer(other, seat, amount) for other in seats if other != seat)
            settled.append(Line("contribution", {"seat": seat, "lines": max(found[seat]), "points": amount}, transfers))
    return ending, tuple(settled)
