"""The suite is tried on itself: each of these faults, planted into Snatch, must be noticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import pytest
from tests.laws import snatch, suite
from tests.laws.snatch import SEATS, Table

from teahouse import kernel
from teahouse.kernel import ALL, Action, Event, Phase, Seat, Slot


def noticed(game: snatch.SnatchGame) -> str:
    """What the suite says of a game with a fault; fails the test if it says nothing."""
    faults = (AssertionError, LookupError, ValueError, TypeError, kernel.Illegal, kernel.Diverged)
    with pytest.raises(faults) as caught:
        walks(game)
    return str(caught.value)


def walks(game: snatch.SnatchGame) -> None:
    for case in suite.cases(game):
        for seed in range(12):
            suite.walk(case, seed)


def game_with(table: type[Table]) -> snatch.SnatchGame:
    class Faulty(snatch.SnatchGame):
        round = table

    return Faulty()


def test_the_game_itself_has_none() -> None:
    walks(snatch.GAME)


def test_the_next_card_shown() -> None:
    class Leaking(Table):
        SLOTS: ClassVar = {}
        __slots__ = ()

        def show(self) -> snatch.Public:
            return msgspec.structs.replace(super().show(), pond=(self.deck[self.left - 1],))

    assert "may not know" in noticed(game_with(Leaking))


def test_who_is_asked_shown() -> None:
    class Leaking(Table):
        SLOTS: ClassVar = {}
        __slots__ = ()

        def show(self) -> snatch.Public:
            return msgspec.structs.replace(super().show(), pond=self.actors())

    assert "may not know" in noticed(game_with(Leaking))


def test_that_somebody_has_answered_shown() -> None:
    class Telling(snatch.Window, frozen=True, tag="window"):
        SLOTS: ClassVar = {**snatch.Window.SLOTS, "answers": Slot.OPEN}

    class Leaking(Table):
        SLOTS: ClassVar = {}
        __slots__ = ()

        def window(self, source: Seat, rank: int, *, held: bool = False) -> snatch.Window:
            plain = super().window(source, rank, held=held)
            return Telling(**{name: getattr(plain, name) for name in plain.__struct_fields__})

        def show(self) -> snatch.Public:
            answers = self.phase.answers if isinstance(self.phase, Telling) else ()
            return msgspec.structs.replace(super().show(), points=tuple(int(answer is not None) for answer in answers))

    assert noticed(game_with(Leaking)) != ""


class Pile(list[int]):
    """A container that the kernel's copy does not know."""


def test_a_copy_that_shares_a_container() -> None:
    class Shallow(Table):
        SLOTS: ClassVar = {}
        __slots__ = ()

        def __setattr__(self, name: str, value: Any) -> None:
            super().__setattr__(name, Pile(value) if name == "pond" and type(value) is list else value)

    assert noticed(game_with(Shallow)) != ""


def test_imagined_rounds_that_keep_the_real_hands() -> None:
    class Remembering(Table):
        SLOTS: ClassVar = {}
        __slots__ = ()

        def imagine(self, viewer: Seat | None, chance: kernel.Chance) -> Remembering:  # type: ignore[misc]  # the fault
            twin = self.copy()
            twin.chance = chance
            twin.deck = tuple(chance.shuffled("deck", sorted(self.deck[: self.left])))
            return twin

    assert "alike" in noticed(game_with(Remembering))


def test_imagined_rounds_that_keep_the_real_chance() -> None:
    class Foreseeing(Table):
        SLOTS: ClassVar = {}
        __slots__ = ()

        def imagine(self, viewer: Seat | None, chance: kernel.Chance) -> Foreseeing:  # type: ignore[misc]  # the fault
            twin = super().imagine(viewer, chance)
            twin.chance = self.chance
            return twin

    assert noticed(game_with(Foreseeing)) == "the real chance is kept"


class DrewOpenly(Event, frozen=True, tag="drew"):
    SEEN: ClassVar = {"seat": ALL, "rank": ALL}
    seat: Seat
    rank: int


class OpenDraw(Phase["Table"], frozen=True, tag="draw"):
    SLOTS: ClassVar = {"seat": Slot.OPEN}
    seat: Seat

    def run(self, round: Table, out: list[Event]) -> None:
        snatch.Draw(self.seat).run(round, out)
        if round.outcome is None:
            out[-1] = DrewOpenly(self.seat, round.hands[self.seat][-1])


def test_a_draw_that_everybody_sees() -> None:
    class Loud(snatch.Window, frozen=True, tag="window"):
        SLOTS: ClassVar = snatch.Window.SLOTS

        def run(self, round: Table, out: list[Event]) -> None:
            super().run(round, out)
            round.phase = OpenDraw((self.source + 1) % SEATS)

    class Leaking(Table):
        SLOTS: ClassVar = {}
        __slots__ = ()

        def window(self, source: Seat, rank: int, *, held: bool = False) -> snatch.Window:
            plain = super().window(source, rank, held=held)
            return Loud(**{name: getattr(plain, name) for name in plain.__struct_fields__})

        @property
        def turn(self) -> Seat:
            return self.phase.seat if isinstance(self.phase, OpenDraw) else super().turn

    class Faulty(snatch.SnatchGame):
        round = Leaking
        Event = DrewOpenly | snatch.Discarded | snatch.Snatched | snatch.DeckEmpty | kernel.Answered

        def deal(self, setup: kernel.Setup, chance: kernel.Chance) -> tuple[kernel.Round, list[kernel.Event]]:
            round, events = super().deal(setup, chance)
            return round, [
                DrewOpenly(event.seat, event.rank or 0) for event in events if isinstance(event, snatch.Drew)
            ]

    assert "DrewOpenly tells" in noticed(Faulty())


def test_candidates_that_look_into_other_hands() -> None:
    class Peeking(snatch.Turn, frozen=True, tag="turn"):
        SLOTS: ClassVar = snatch.Turn.SLOTS

        def candidates(self, round: Table, seat: Seat) -> Iterator[Action]:
            safe = [rank for rank in round.hands[seat] if rank not in round.hands[(seat + 1) % SEATS]]
            return (snatch.Discard(rank) for rank in sorted(set(safe or round.hands[seat])))

    class Leaking(Table):
        SLOTS: ClassVar = {}
        __slots__ = ()

        def __setattr__(self, name: str, value: Any) -> None:
            super().__setattr__(name, Peeking(value.seat) if type(value) is snatch.Turn else value)

    assert "may not know" in noticed(game_with(Leaking))


def test_points_that_come_from_nowhere() -> None:
    class Generous(Table):
        SLOTS: ClassVar = {}
        __slots__ = ()

        def finish(self, stake: int) -> None:
            super().finish(stake)
            assert self.outcome is not None
            self.outcome = msgspec.structs.replace(self.outcome, points=(stake, 0, 0))

    assert noticed(game_with(Generous)) == "points come from nowhere"


def test_an_undeclared_slot_an_undeclared_field() -> None:
    with pytest.raises(TypeError, match="must agree"):
        type("Undeclared", (Table,), {"SLOTS": {}, "__slots__": ("kitty",)})
    with pytest.raises(TypeError, match="SEEN must declare"):
        type("Undeclared", (Event,), {"__annotations__": {"rank": int}})
    with pytest.raises(TypeError, match="SLOTS must declare"):
        type("Undeclared", (Phase,), {"__annotations__": {"kitty": int}, "__module__": "nowhere"})
