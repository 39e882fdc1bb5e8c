"""A trick, from the lead to the last pass: lead, beat or pass; then the winner gathers it and the next is led."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from teahouse.families.cards import Cards, names_of
from teahouse.families.climbing.actions import PASS, Pass, Play
from teahouse.families.climbing.combinations import Reading
from teahouse.families.climbing.events import Inherited, LastCard, Passed, Played, TrickTaken, WentOut
from teahouse.families.climbing.listing import Move, in_other_suits, moves
from teahouse.families.climbing.ranks import RANK_NAMES
from teahouse.families.climbing.trick import OnTable, Word
from teahouse.kernel import Action, Chance, Event, Form, Illegal, Phase, Seat, Slot

if TYPE_CHECKING:
    from teahouse.families.climbing.round import ClimbingRound


class Trick(Phase[Any], frozen=True):
    """A seat leads, the others beat it or pass, in turn (一轮)."""

    SLOTS: ClassVar[dict[str, Slot]] = {"on_table": Slot.OPEN}
    clock: ClassVar[str] = "turn"
    on_table: OnTable

    def actors(self, round: ClimbingRound) -> tuple[Seat, ...]:
        return () if self.on_table.turn is None else (self.on_table.turn,)

    def moves(self, round: ClimbingRound, seat: Seat) -> list[Move]:
        """What the seat may play, by shape, the smallest first; in other suits where the usual ones are refused."""
        hand = round.hands[seat]
        found = []
        for move in moves(round.combinations, hand, self.on_table.lying):
            if round.objection(seat, move.cards, move.reading) is None:
                found.append(move)
            else:
                recast = in_other_suits(round.combinations, hand, move)
                found += islice((one for one in recast if round.objection(seat, one.cards, one.reading) is None), 1)
        return found

    def candidates(self, round: ClimbingRound, seat: Seat) -> Iterator[Action]:
        for move in self.moves(round, seat):
            yield play_of(move)
        if self.on_table.words and round.pass_objection(seat) is None:
            yield PASS

    def check(self, round: ClimbingRound, seat: Seat, action: Action) -> None:
        if isinstance(action, Pass):
            if not self.on_table.words:
                raise Illegal("must-lead")
            objection = round.pass_objection(seat)
            if objection is not None:
                raise Illegal(objection)
        elif isinstance(action, Play):
            self.read(round, seat, action)
        else:
            raise Illegal("must-play")

    def read(self, round: ClimbingRound, seat: Seat, action: Play) -> tuple[Cards, Reading]:
        """The cards of a play as they lie, and what they are. Raises `Illegal`."""
        cards = round.holds(seat, action.cards)
        if not cards:
            raise Illegal("nothing-played")
        last = len(cards) == round.held[seat]
        reading = round.combinations.read(cards, self.on_table.lying, action.declare, last=last)
        objection = round.objection(seat, cards, reading)
        if objection is not None:
            raise Illegal(objection)
        return round.combinations.laid(cards, reading), reading

    def act(self, round: ClimbingRound, seat: Seat, action: Play | Pass, out: list[Event]) -> None:
        if isinstance(action, Pass):
            out.append(Passed(seat))
            self._hand_on(round, Word(seat))
            return
        cards, reading = self.read(round, seat, action)
        led = not self.on_table.words
        stands = tuple(RANK_NAMES[rank] for rank in reading.ranks)
        out.append(Played(seat, names_of(cards), reading.kind, stands, reading.level > 0, led))
        round.lay(seat, cards)
        self._hand_on(round, Word(seat, cards, reading))
        if round.held[seat] == 1 and round.conventions.announce_last:
            out.append(LastCard(seat))
        elif not round.held[seat] and not self.on_table.closing:
            self._go_out(round, seat, out)

    def _hand_on(self, round: ClimbingRound, word: Word) -> None:
        """The next seat with cards is to move, unless all but the seat of the last play have passed in a row."""
        table = replace(self.on_table, words=(*self.on_table.words, word))
        best = table.best
        assert best is not None
        others = sum(held > 0 for seat, held in enumerate(round.held) if seat != best.seat)
        turn = round.next_holding(word.seat) if table.passes < others else None
        round.phase = Trick(replace(table, turn=turn))

    def _go_out(self, round: ClimbingRound, seat: Seat, out: list[Event]) -> None:
        round.finished = (*round.finished, seat)
        out.append(WentOut(seat, len(round.finished)))
        round.uncover()
        table = round.table
        assert table is not None
        if not round.decided():
            if round.stopped():
                round.settle(out)
        elif round.conventions.play_out and table.turn is not None:
            round.phase = Trick(replace(table, closing=True))
        else:
            gather(round, table, seat, out)
            round.settle(out)

    def run(self, round: ClimbingRound, out: list[Event]) -> None:
        """All have passed: the seat of the last play gathers the trick and leads, or who inherits the lead."""
        table = self.on_table
        best = table.best
        assert best is not None
        gather(round, table, best.seat, out)
        if table.closing or round.stopped():
            round.settle(out)
            return
        leader = best.seat
        if not round.held[leader]:
            leader = round.heir(leader)
            out.append(Inherited(leader, best.seat))
        round.phase = Trick(OnTable(leader, leader))

    def fallback(self, round: ClimbingRound, seat: Seat) -> Action:
        """The lowest single card, or a pass (托管), unless the game has a duty."""
        return round.duty(seat) or (PASS if self.on_table.words else Play(names_of(round.lowest(seat))))

    def faces(self, round: ClimbingRound) -> Seat | None:
        best = self.on_table.best
        return None if best is None else best.seat

    def pick(self, round: ClimbingRound, seat: Seat, chance: Chance) -> Action:
        """Any of the shapes, or a pass."""
        listed = list(self.candidates(round, seat))
        return listed[chance.below("pick", len(listed))]

    def form(self, round: ClimbingRound, seat: Seat) -> Form:
        return Form("hand", 1, round.held[seat], "follow" if self.on_table.words else "lead")


def play_of(move: Move) -> Play:
    """A move as the seat's action."""
    return Play(names_of(move.cards), move.reading.kind if move.declared else None)


def gather(round: ClimbingRound, table: OnTable, winner: Seat, out: list[Event]) -> None:
    """A seat gets the trick with its points; the table is empty."""
    points = table.points if round.conventions.points else 0
    round.history = (*round.history, table)
    round.captured[winner] += points
    out.append(TrickTaken(winner, points))
    round.phase = Trick(OnTable(winner, None))
