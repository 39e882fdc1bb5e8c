"""Snatch: the smallest game that needs the whole kernel. It shows how a game is written, and the suite is tried on it.

Three seats, 24 cards (ranks 1–6, four of each), four to a hand. A seat draws and discards; whoever holds one of the
discard's rank may snatch it (nearest first), which earns a point from the discarder. The deck's end is the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from teahouse import kernel
from teahouse.kernel import ALL, HOUSE, Action, Allowance, Close, Event, Line, Outcome, Phase, Seat, Slot, Transfer

SEATS = 3


class Options(kernel.Options, frozen=True):
    stake: Annotated[Literal[1, 2], kernel.Label("底分", "Stake")] = 1
    PRESETS: ClassVar = {"double": {"stake": 2}}


class Carry(kernel.Carry, frozen=True):
    dealer: Seat = 0


class Discard(Action, frozen=True):
    rank: int


class Snatch(Action, frozen=True):
    pass


class Pass(Action, frozen=True):
    pass


class Drew(Event, frozen=True):
    SEEN: ClassVar = {"seat": ALL, "rank": "seat"}
    seat: Seat
    rank: int | None


class Discarded(Event, frozen=True):
    SEEN: ClassVar = {"seat": ALL, "rank": ALL}
    seat: Seat
    rank: int


class Snatched(Event, frozen=True):
    SEEN: ClassVar = {"seat": ALL, "source": ALL}
    seat: Seat
    source: Seat


class DeckEmpty(Event, frozen=True):
    """The end."""


class Public(kernel.Public, frozen=True):
    phase: str
    turn: Seat
    held: tuple[int, ...]
    left: int
    pond: tuple[int, ...]
    points: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] | None


class Private(kernel.Private, frozen=True):
    hand: tuple[int, ...]


class Turn(Phase["Table"], frozen=True):
    SLOTS: ClassVar = {"seat": Slot.OPEN}
    seat: Seat

    def actors(self, round: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def candidates(self, round: Table, seat: Seat) -> Iterator[Action]:
        return (Discard(rank) for rank in sorted(set(round.hands[seat])))

    def act(self, round: Table, seat: Seat, action: Discard, out: list[Event]) -> None:
        round.hands[seat].remove(action.rank)
        round.pond.append(action.rank)
        round.held[seat] -= 1
        out.append(Discarded(seat, action.rank))
        round.phase = round.window(seat, action.rank)

    def fallback(self, round: Table, seat: Seat) -> Action:
        return Discard(round.hands[seat][-1])


class Window(Phase["Table"], frozen=True):
    secret_actors: ClassVar[bool] = True
    clock: ClassVar[str] = "reaction"
    SLOTS: ClassVar = {
        "source": Slot.OPEN,
        "rank": Slot.OPEN,
        "held": Slot.SECRET,
        "closed": Slot.OPEN,
        "could": Slot.OWN,
        "answers": Slot.OWN,
    }
    source: Seat
    rank: int
    held: bool
    closed: bool
    could: tuple[bool, ...]
    answers: tuple[Action | None, ...]

    def actors(self, round: Table) -> tuple[Seat, ...]:
        if self.closed:
            return ()
        order = [(self.source + step) % SEATS for step in range(1, SEATS)]
        undecided = [seat for seat in order if self.awaits(round, seat)]
        if self.held:
            return (*undecided, HOUSE)
        for seat in order:
            if isinstance(self.answers[seat], Snatch):
                return ()
            if seat in undecided:
                return tuple(undecided)
        return ()

    def awaits(self, round: Table, seat: Seat) -> bool:
        return not self.closed and self.could[seat] and self.answers[seat] is None

    def candidates(self, round: Table, seat: Seat) -> Iterator[Action]:
        return iter((Snatch(), Pass()))

    def act(self, round: Table, seat: Seat, action: Action, out: list[Event]) -> None:
        answers = (*self.answers[:seat], action, *self.answers[seat + 1 :])
        out.append(kernel.Answered(seat))
        round.phase = msgspec.structs.replace(self, answers=answers)

    def fallback(self, round: Table, seat: Seat) -> Action:
        return Pass()

    def faces(self, round: Table) -> Seat | None:
        return self.source

    def check_house(self, round: Table, action: Action) -> None:
        if not (self.held and isinstance(action, Close)):
            raise kernel.Illegal("not-possible-now")

    def house(self, round: Table, action: Action, out: list[Event]) -> None:
        round.phase = msgspec.structs.replace(self, closed=True)

    def run(self, round: Table, out: list[Event]) -> None:
        for step in range(1, SEATS):
            seat = (self.source + step) % SEATS
            if isinstance(self.answers[seat], Snatch):
                round.points[seat] += 1
                round.points[self.source] -= 1
                out.append(Snatched(seat, self.source))
                break
        round.phase = Draw((self.source + 1) % SEATS)


class Draw(Phase["Table"], frozen=True):
    SLOTS: ClassVar = {"seat": Slot.OPEN}
    seat: Seat

    def run(self, round: Table, out: list[Event]) -> None:
        if round.left == 0:
            stake = round.setup.options.stake  # type: ignore[attr-defined]  # Setup holds the base class
            round.finish(stake)
            out.append(DeckEmpty())
            return
        rank = round.deck[round.left - 1]
        round.left -= 1
        round.hands[self.seat].append(rank)
        round.held[self.seat] += 1
        out.append(Drew(self.seat, rank))
        round.phase = Turn(self.seat)


class Table(kernel.Round):
    SLOTS: ClassVar = {
        "deck": Slot.SECRET,
        "left": Slot.OPEN,
        "hands": Slot.OWN,
        "held": Slot.OPEN,
        "pond": Slot.OPEN,
        "points": Slot.OPEN,
    }
    __slots__ = ("deck", "hands", "held", "left", "points", "pond")
    deck: tuple[int, ...]
    left: int
    hands: list[list[int]]
    held: list[int]
    pond: list[int]
    points: list[int]

    def window(self, source: Seat, rank: int, *, held: bool = False) -> Window:
        could = tuple(seat != source and self.hands[seat].count(rank) > 0 for seat in range(SEATS))
        return Window(source, rank, held or self.setup.protected, False, could, (None,) * SEATS)

    def finish(self, stake: int) -> None:
        lines = tuple(
            Line("snatches", {}, (Transfer(loser, winner, stake),))
            for loser in range(SEATS)
            for winner in range(SEATS)
            if self.points[loser] < self.points[winner]
        )
        carry = Carry((self.setup.carry.dealer + 1) % SEATS)  # type: ignore[attr-defined]  # as above
        self.outcome = Outcome(kernel.points_of(SEATS, lines), lines, carry, "deck-empty")

    @property
    def turn(self) -> Seat:
        match self.phase:
            case Window(source=seat) | Turn(seat=seat) | Draw(seat=seat):
                return seat
        raise AssertionError(self.phase)

    def show(self) -> Public:
        return Public(
            phase=str(type(self.phase).__struct_config__.tag),
            turn=self.turn,
            held=tuple(self.held),
            left=self.left,
            pond=tuple(self.pond),
            points=tuple(self.points),
            hands=tuple(map(tuple, self.hands)) if self.outcome else None,
        )

    def show_own(self, seat: Seat) -> Private:
        return Private(tuple(self.hands[seat]))

    def fill(self, viewer: Seat | None, chance: kernel.Chance) -> Table:
        unseen = sorted(RANKS)
        for rank in (*self.pond, *(self.hands[viewer] if viewer is not None else ())):
            unseen.remove(rank)
        unseen = chance.shuffled("unseen", unseen)
        for seat in range(SEATS):
            if seat != viewer:
                self.hands[seat] = [unseen.pop() for _ in range(self.held[seat])]
        self.deck = tuple(unseen)
        phase = self.phase
        if isinstance(phase, Window):
            again = self.window(phase.source, phase.rank, held=True)
            own = viewer is not None
            self.phase = msgspec.structs.replace(
                again,
                closed=phase.closed,
                could=tuple(
                    phase.could[seat] if own and seat == viewer else can for seat, can in enumerate(again.could)
                ),
                answers=tuple(phase.answers[seat] if own and seat == viewer else None for seat in range(SEATS)),
            )
        return self


RANKS = tuple(rank for rank in range(1, 7) for _ in range(4))


class SnatchGame(kernel.Game):
    key = "snatch"
    version = "1"
    about = kernel.About(
        title=kernel.Title("抢牌", "Snatch"),
        blurb=kernel.Title("试规矩用的小牌", "A small game to try the laws on"),
        regions=("national",),
        family="tricks",
        seats=(SEATS,),
        keywords=("qiangpai",),
        pace=1,
        longest=80,
    )
    Options = Options
    Carry = Carry
    Public = Public
    Private: ClassVar[type[kernel.Private]] = Private
    Action = Discard | Snatch | Pass
    Event = Drew | Discarded | Snatched | DeckEmpty | kernel.Answered
    round: ClassVar[type[Table]] = Table

    def first(self, options: kernel.Options, chance: kernel.Chance) -> kernel.Carry:
        return Carry(chance.below("dealer", SEATS))

    def deal(self, setup: kernel.Setup, chance: kernel.Chance) -> tuple[kernel.Round, list[kernel.Event]]:
        dealer = setup.carry.dealer  # type: ignore[attr-defined]  # Setup holds the base class
        table = self.round(setup, chance, Draw(dealer))
        deck = chance.shuffled("deck", RANKS)
        table.hands = [sorted(deck[4 * seat : 4 * seat + 4]) for seat in range(SEATS)]
        table.deck = tuple(deck[4 * SEATS :])
        table.left = len(table.deck)
        table.held = [4] * SEATS
        table.pond = []
        table.points = [0] * SEATS
        out: list[kernel.Event] = []
        table.proceed(out)
        return table, out

    def over(self, options: kernel.Options, carry: kernel.Carry) -> bool:
        return False

    def clocks(self, options: kernel.Options) -> Mapping[str, Allowance]:
        return {"turn": Allowance(10), "reaction": Allowance(5)}

    def bots(self) -> Mapping[str, kernel.Bot]:
        return dict.fromkeys(("random", "greedy", "club"), kernel.Randomly())

    def hint(self, veiled: kernel.Round, seat: Seat, chance: kernel.Chance) -> Any:
        return {"action": msgspec.to_builtins(veiled.fallback(seat))}

    def words(self) -> Mapping[str, kernel.Title]:
        return {}

    def help(self) -> kernel.Help:
        return kernel.Help("# 抢牌")


GAME = SnatchGame()
