"""How the club player bids 红五三打一.

The weights come from a thousand hands played by four club players with a dealer drawn at random: a least-squares fit
of the points that the dealer made to the features of its first twenty-five cards.
"""

from __future__ import annotations

from teahouse.families.tricks.players.style import Style

STYLE = Style(worth=(430, 440, 190, 480, 650, -350, 520, 680, 400))
