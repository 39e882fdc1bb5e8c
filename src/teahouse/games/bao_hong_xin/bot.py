"""How the club player bids 包红心.

The weights come from a thousand hands played by four club players with a dealer drawn at random: a least-squares fit
of the points that the dealer made to the features of its first twenty-five cards. The margin is below zero: bidding
five beyond the expectation costs nothing here, and leaves the dealer a fair share of the hands.
"""

from __future__ import annotations

from teahouse.families.tricks.players.style import Style

STYLE = Style(margin=-5, worth=(-230, 510, 350, 720, 700, -300, 360, 480, 290))
