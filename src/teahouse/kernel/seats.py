"""Who acts and who looks: seats, the referee, and the viewers of a round."""

from __future__ import annotations

import enum
from typing import Final, Literal

Seat = int
"""0 … n-1 in order of play."""

HOUSE: Final[Seat] = -1
"""The referee: time, ticks, departures. Acts through the log like a seat, is never a player."""


class Omni(enum.Enum):
    """The viewer who sees every hand, though not what lies undrawn. Only for rounds that are over."""

    OMNI = "omni"


OMNI: Final = Omni.OMNI

Viewer = Seat | None | Literal[Omni.OMNI]
"""A seat, `None` for a spectator, or `OMNI` for the study of a finished round."""

Cause = Literal["seat", "clock", "takeover", "bot", "house"]
"""Why an act happened: its player, the clock's fallback, autopilot, a bot in its own seat, or the referee."""
