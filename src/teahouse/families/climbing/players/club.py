"""The house's best instant player."""

from __future__ import annotations

from teahouse.families.climbing.players.greedy import Greedy
from teahouse.kernel import Action, Chance, Round, Seat


class Club:
    """Plans how to go out."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        return Greedy().choose(veiled, seat, chance)
