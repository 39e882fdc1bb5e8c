"""The house's best instant player: it plans how to go out, and weighs each play by the plan that is left after it.

Bombs are kept for points, for a seat that is about to go out, and for its own last plays; a partner is let through.
"""

from __future__ import annotations

from typing import Final

from teahouse.families.cards import held, points_in
from teahouse.families.climbing.actions import PASS
from teahouse.families.climbing.listing import Move
from teahouse.families.climbing.phases import Trick, play_of
from teahouse.families.climbing.players.plans import Plan, Planner, counts_of
from teahouse.families.climbing.players.reckoning import Reckoning
from teahouse.families.climbing.players.style import Style
from teahouse.families.climbing.ranks import RANK, RANK_NAMES
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
            return self.speak(veiled, seat)
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

    def speak(self, veiled: ClimbingRound, seat: Seat) -> Action:
        """What is said before the first trick, where a game has something to say."""
        return veiled.fallback(seat)


TEN: Final = RANK_NAMES.index("T")

MANY: Final = 99
BOMB: Final = 4
FEW: Final = 2

SURE: Final = 0.02
"""A plan that costs no more goes out for sure."""

SAFE: Final = 0.7
"""Points are fed to a trick that holds with such a chance."""

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
        self.held = round.held[seat]
        self.counts = counts_of(held(round.hands[seat]))
        self.reckoning = Reckoning(round, seat)
        self.planner = Planner(round.combinations, self.counts, self.reckoning)
        self.now = self.planner.plan(self.counts)
        self.threat = min((foe.held for foe in self.reckoning.foes), default=MANY)
        self.stake = table.points if round.conventions.points else 0

    def after(self, move: Move) -> Plan:
        """The plan of what is left after a play."""
        counts = list(self.counts)
        for kind in move.cards:
            counts[RANK[kind]] -= 1
        return self.planner.plan(counts)

    def shed(self, move: Move, after: Plan) -> float:
        """By how much a play shortens the way out; wild cards and bombs are worth something by themselves."""
        style, reading = self.style, move.reading
        value = self.now.cost - after.cost + style.plays * (self.now.plays - after.plays) - style.wild * _jokers(move)
        if reading.level:
            value -= style.bomb + style.size * max(0, reading.size - BOMB)
        return value

    def lead(self, move: Move) -> float:
        """What a lead is worth: a shorter way out, many cards, and nothing that a seat about to go out can use."""
        style, size, reading = self.style, len(move.cards), move.reading
        after, holds = self.after(move), self.reckoning.of(reading)
        value = self.shed(move, after) + style.cards * size
        value += style.points * self._points(move) * (holds - style.keep)
        value += self._finish(after, holds)
        if not reading.level:
            value -= style.alarm * self.reckoning.exit_in_kind(reading.kind, size, reading.power)
        if size == self._next_mate():
            value += style.pass_on * (1 - holds)
        return value

    def answer(self, move: Move) -> float:
        """What beating is worth against passing: a shorter way out, the lead, points, a seat that is stopped."""
        style, reading = self.style, move.reading
        best = self.table.best
        assert best is not None
        assert best.reading is not None
        after, holds = self.after(move), self.reckoning.of(reading)
        value = self.shed(move, after) - style.hold + self._finish(after, holds)
        if self.round.sides[best.seat] == self.round.sides[self.seat]:
            gained = holds - self.reckoning.of(best.reading)
        else:
            gained = holds
            if self.round.held[best.seat] <= style.near:
                value += style.alarm * holds
        value += style.tempo * gained
        value += style.points * (self.stake * gained + self._points(move) * (holds - style.keep))
        if not reading.level:
            value -= style.alarm * self.reckoning.exit_in_kind(reading.kind, reading.size, reading.power)
        return value

    def may_answer(self, move: Move) -> bool:
        """A partner's play is overtaken only to feed points, or by a low card; bombs and jokers never fall on it."""
        best = self.table.best
        assert best is not None
        if self.round.sides[best.seat] != self.round.sides[self.seat] or self.after(move).cost <= SURE:
            return True
        if move.reading.level or move.wild or self.round.held[best.seat] <= self.style.near:
            return False
        return _low(move) or (self._points(move) > 0 and self.reckoning.of(move.reading) >= SAFE)

    def _finish(self, after: Plan, holds: float) -> float:
        """What it is worth that the rest goes out for sure, if this play holds."""
        return self.style.finish * holds if after.cost <= SURE else 0.0

    def _next_mate(self) -> int:
        """How many cards the next seat holds if it is a partner about to go out; none otherwise."""
        follower = self.round.next_holding(self.seat)
        mate = self.round.sides[follower] == self.round.sides[self.seat] and follower != self.seat
        return self.round.held[follower] if mate and self.round.held[follower] <= FEW else 0

    def _points(self, move: Move) -> int:
        return points_in(move.cards) if self.round.conventions.points else 0


def _jokers(move: Move) -> int:
    """How many jokers stand for another card."""
    return sum(RANK[kind] != rank for kind, rank in zip(move.cards, move.reading.ranks, strict=True))


def _low(move: Move) -> bool:
    """Whether a play is of low cards only."""
    return max(RANK[kind] for kind in move.cards) <= TEN
