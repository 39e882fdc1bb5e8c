"""What leaving a table would cost now, told before somebody confirms it."""

from __future__ import annotations

from random import Random
from typing import Literal

import msgspec

from teahouse.hall.match import Match
from teahouse.kernel import HOUSE, Dream, Illegal, Left, Seat


class Leaving(msgspec.Struct, frozen=True):
    """What becomes of a seat that is given up.

    `free`: no round is on, it costs nothing. `bot`: a bot plays the round to its end, for better or worse. `forfeit`:
    the round ends at once, and `points` are what each seat would win or lose by it, `None` where that cannot be told.
    """

    effect: Literal["free", "bot", "forfeit"]
    points: tuple[int, ...] | None = None


def cost_of_leaving(match: Match, seat: Seat, random: Random) -> Leaving:
    """Asked of a round that the seat cannot tell from the real one, so that the answer tells it nothing new."""
    if match.playing is None:
        return Leaving("free")
    if match.game.about.leaving != "forfeit":
        return Leaving("bot")
    imagined = match.playing.imagine(seat, Dream(random.getrandbits(63)))
    try:
        imagined.apply(HOUSE, Left(seat))
    except Illegal:
        return Leaving("bot")
    if imagined.outcome is None:
        return Leaving("forfeit")
    return Leaving("forfeit", tuple(points * match.charter.stake for points in imagined.outcome.points))
