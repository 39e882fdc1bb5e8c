"""The plain player: leads as many cards as it can, beats with the smallest play that does, bombs when it must."""

from __future__ import annotations

from teahouse.families.climbing.actions import PASS
from teahouse.families.climbing.listing import Move
from teahouse.families.climbing.phases import Trick, play_of
from teahouse.families.climbing.round import ClimbingRound
from teahouse.kernel import Action, Chance, Round, Seat


class Greedy:
    """Looks at its own cards, what must be beaten, and whether a partner played it: partners are let through."""

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, ClimbingRound)
        if not isinstance(veiled.phase, Trick):
            return veiled.fallback(seat)
        moves = veiled.phase.moves(veiled, seat)
        best = veiled.phase.on_table.best
        if best is None:
            return play_of(max(moves, key=_lead_value))
        if veiled.sides[best.seat] == veiled.sides[seat] and veiled.pass_objection(seat) is None:
            moves = [move for move in moves if len(move.cards) == veiled.held[seat]]
        return play_of(moves[0]) if moves else PASS


def _lead_value(move: Move) -> tuple[int, ...]:
    """Ordinary plays before bombs, many cards, no wild ones, low."""
    reading = move.reading
    return (-reading.level, reading.size - move.wild, *(-part for part in reading.power))
