"""提示: what the club player would do, why, and the plays that matter, for walking through."""

from __future__ import annotations

import msgspec

from teahouse.families.cards import names_of
from teahouse.families.climbing.actions import Play
from teahouse.families.climbing.listing import Move
from teahouse.families.climbing.phases import Trick, play_of
from teahouse.families.climbing.ranks import RANK, RANK_NAMES
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.table import Choice, ClimbingHint
from teahouse.kernel import Action, Bot, Chance, Seat

OTHERS = 24
"""So many other plays are named."""


def counsel(player: Bot, round: ClimbingRound, seat: Seat, chance: Chance) -> ClimbingHint:
    """Counsel for a seat that is asked, from its own veil."""
    action = player.choose(round, seat, chance)
    return ClimbingHint(msgspec.to_builtins(action), reason(round, seat, action), others(round, seat))


def reason(round: ClimbingRound, seat: Seat, action: Action) -> str:
    """Why, as a key of the family's words."""
    phase = round.phase
    if not isinstance(action, Play) or not isinstance(phase, Trick):
        return f"hint-{type(action).__struct_config__.tag}"
    _, reading = phase.read(round, seat, action)
    if len(action.cards) == round.held[seat]:
        return "hint-out"
    if reading.level:
        return "hint-bomb"
    best = phase.on_table.best
    if best is None:
        return "hint-lead"
    return "hint-feed" if round.sides[best.seat] == round.sides[seat] else "hint-beat"


def others(round: ClimbingRound, seat: Seat) -> tuple[Choice, ...]:
    """The plays that matter: the smallest first, those that tear a bomb apart later, bombs last."""
    phase = round.phase
    if not isinstance(phase, Trick):
        return ()
    moves = phase.moves(round, seat)
    if not phase.on_table.words:
        moves = _worth_leading(moves)
    moves.sort(key=lambda move: (move.reading.level > 0, torn(round, seat, move)))
    return tuple(_choice(move) for move in moves[:OTHERS])


def torn(round: ClimbingRound, seat: Seat, move: Move) -> int:
    """How many bombs of the hand an ordinary play tears apart."""
    if move.reading.level:
        return 0
    bomb = 4
    counts = [0] * len(RANK_NAMES)
    for kind, number in enumerate(round.hands[seat]):
        counts[RANK[kind]] += number
    taken = {RANK[kind]: 0 for kind in move.cards}
    for kind in move.cards:
        taken[RANK[kind]] += 1
    return sum(counts[rank] >= bomb and counts[rank] - number < bomb for rank, number in taken.items())


def _worth_leading(moves: list[Move]) -> list[Move]:
    """Of each kind and size only the lowest, the most cards first, wild cards saved."""
    lowest: dict[tuple[str, int], Move] = {}
    for move in moves:
        lowest.setdefault((move.reading.kind, move.reading.size), move)
    return sorted(lowest.values(), key=lambda move: (move.wild, -move.reading.size))


def _choice(move: Move) -> Choice:
    stands = tuple(RANK_NAMES[rank] for rank in move.reading.ranks)
    return Choice(names_of(move.cards), move.reading.kind, stands, play_of(move).declare)
