"""Players by rule for every game of the family: they see one seat's veil, answer at once, and draw no luck to speak of.

`Greedy` looks at the present trick alone. `Club` counts cards: what is still out, who is void, who is on whose side,
and how likely a play is to be beaten.
"""

from teahouse.families.tricks.players.club import Club
from teahouse.families.tricks.players.greedy import Greedy

__all__ = ["Club", "Greedy"]
