"""How the club player plays 关牌: every card counts, so the lead is worth more, and so is each card that is led.

The figures are the best of ten that played a thousand rounds each against the greedy player; their intervals overlap.
"""

from __future__ import annotations

from teahouse.families.climbing.players.style import Style

STYLE = Style(tempo=1.0, cards=0.4)
