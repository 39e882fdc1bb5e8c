"""The house's best instant player: it plans how to go out, and weighs each play by the plan that is left after it.

Bombs are kept for points, for a seat that is about to go out, and for its own last plays; a partner is let through.
"""

from __future__ import annotations

from typing import Final

from teahouse.families.cards import held, points_in
from teahouse.families.climbing.actions import PASS
from teahouse.families.climbing.listing import Move
from teahouse.families.climbing.phases import Trick, play_of
from teahouse.families.climbing.players.plans import Plan, counts_of, plan
from teahouse.families.climbing.players.style import Style
from teahouse.families.climbing.ranks import ORDINARY, RANK, RANK_NAMES
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.trick import OnTable
from teahouse.kernel import Action, Chance, Round, Seat


class Club:
    """Plays in a style; without one, in that of the house."""

    def __init__(self, style: Style | None = None) -> None:
        self.style = Style() if style is None else style

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        assert isinstance(veiled, ClimbingRound)
        phase = veiled.phase
        if not isinstance(phase, Trick):
            return veiled.fallback(seat)
        moves = phase.moves(veiled, seat)
        out = [move for move in moves if len(move.cards) == veiled.held[seat]]
        if out:
            return play_of(out[-1])
        place = Place(veiled, phase.on_table, seat, self.style)
        if not phase.on_table.words:
            return play_of(max(_leads(moves), key=place.lead))
        must = veiled.pass_objection(seat) is not None
        answers = [move for move in _answers(moves) if must or place.may_answer(move)]
        best = max(answers, key=place.answer, default=None)
        return PASS if best is None or (not must and place.answer(best) <= 0) else play_of(best)


TEN: Final = RANK_NAMES.index("T")

ANSWERS: Final = 10
"""So many ordinary answers are weighed, and half as many bombs."""


def _leads(moves: list[Move]) -> list[Move]:
    """Of each kind and size the lowest three, without wild cards if there are any such."""
    kept: dict[tuple[str, int], int] = {}
    found = []
    for move in moves:
        key = (move.reading.kind, move.reading.size)
        kept[key] = kept.get(key, 0) + 1
        if kept[key] <= 3 and (not move.wild or move.reading.level):
            found.append(move)
    return found or moves


def _answers(moves: list[Move]) -> list[Move]:
    """The lowest ordinary answers, the highest one, and the lowest bombs."""
    ordinary = [move for move in moves if not move.reading.level]
    bombs = [move for move in moves if move.reading.level]
    bombs.sort(key=lambda move: (move.reading.size, move.wild))
    return [*ordinary[:ANSWERS], *ordinary[ANSWERS:][-1:], *bombs[: ANSWERS // 2]]


class Place:
    """The table as the player sees it from its seat."""

    def __init__(self, round: ClimbingRound, table: OnTable, seat: Seat, style: Style) -> None:
        self.round = round
        self.table = table
        self.seat = seat
        self.style = style
        self.cards = held(round.hands[seat])
        self.counts = counts_of(self.cards)
        self.now = plan(round.combinations, self.counts)
        mates = round.mates(seat)
        foes = [other for other in range(round.setup.seats) if other not in mates and round.held[other]]
        self.threat = min((round.held[other] for other in foes), default=99)
        self.stake = table.points if round.conventions.points else 0

    def after(self, move: Move) -> Plan:
        """The plan of what is left after a play."""
        counts = list(self.counts)
        for kind in move.cards:
            counts[RANK[kind]] -= 1
        return plan(self.round.combinations, counts)

    def shed(self, move: Move) -> float:
        """By how much a play shortens the way out; wild cards are worth something by themselves."""
        return self.now.cost - self.after(move).cost - self.style.wild * _jokers(move)

    def lead(self, move: Move) -> float:
        """What a lead is worth: a shorter way out, many cards, and nothing that a seat about to go out can use."""
        style, size, reading = self.style, len(move.cards), move.reading
        value = style.shed * self.shed(move) + style.cards * size - style.points * self._points(move)
        if reading.level:
            value -= style.bomb * (1 if len(self.cards) - size > 1 else 0)
        if self.threat <= size and not reading.level:
            strength = reading.power[0] if reading.power else 0
            value -= style.alarm * (1 - strength / 20)
        if self._mate_next() <= 2 and size == self._mate_next():
            value += style.pass_on
        return value

    def _mate_next(self) -> int:
        """How many cards the next seat holds if it is a partner; many otherwise."""
        follower = self.round.next_holding(self.seat)
        mate = self.round.sides[follower] == self.round.sides[self.seat] and follower != self.seat
        return self.round.held[follower] if mate else 99

    def _points(self, move: Move) -> int:
        return points_in(move.cards) if self.round.conventions.points else 0

    def may_answer(self, move: Move) -> bool:
        """A partner's play is left alone when it is high, or the partner nearly out; bombs never fall on it."""
        best = self.table.best
        assert best is not None
        if self.round.sides[best.seat] != self.round.sides[self.seat]:
            return True
        near = self.round.held[best.seat] <= self.style.near
        return not move.reading.level and not near and not move.wild and _low(move)

    def answer(self, move: Move) -> float:
        """What beating is worth against passing: a shorter way out, the points that lie, a seat that is stopped."""
        style, reading = self.style, move.reading
        best = self.table.best
        assert best is not None
        ours = self.round.sides[best.seat] == self.round.sides[self.seat]
        value = style.shed * self.shed(move) - style.hold
        if not ours:
            value += style.points * self.stake + style.tempo
            if self.threat <= style.near and self.round.held[best.seat] <= style.near:
                value += style.alarm
        if reading.level:
            left = len(self.cards) - len(move.cards)
            value -= style.bomb * (1 if left > style.near else 0.3) + style.size * (reading.size - 4)
        return value


def _jokers(move: Move) -> int:
    """How many jokers stand beside ordinary cards."""
    ordinary = any(RANK[kind] < ORDINARY for kind in move.cards)
    return sum(RANK[kind] >= ORDINARY for kind in move.cards) if ordinary else 0


def _low(move: Move) -> bool:
    """Whether a play is of low cards only."""
    return max(RANK[kind] for kind in move.cards) <= TEN
