"""A stage of a round: who may act, what they may do, and what happens by itself."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import get_annotations
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from teahouse.kernel.actions import Action, HouseAction, kebab
from teahouse.kernel.errors import Illegal
from teahouse.kernel.events import Event
from teahouse.kernel.seats import OMNI, Seat, Viewer
from teahouse.kernel.slots import Slot, veiled

R = TypeVar("R")


class Phase(msgspec.Struct, Generic[R], frozen=True, gc=False, tag=kebab):
    """One stage, frozen: its fields are all that the stage has to remember, its class is what may be done.

    It holds no pointer to its round; each method gets it. It hands over by `round.phase = Next(…)`.
    `clock` is the key into `Game.clocks`; `secret_actors` is true where it is hidden who is being asked.
    `SLOTS` declares every field as OPEN, OWN (by seat) or SECRET, like the slots of the round.
    A subclass either awaits seats (`actors`, `candidates`, `act`, `fallback`) or runs by itself (`run`).
    """

    SLOTS: ClassVar[dict[str, Slot]] = {}
    clock: ClassVar[str] = "turn"
    secret_actors: ClassVar[bool] = False

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        fields = {name for name, kind in get_annotations(cls).items() if "ClassVar" not in str(kind)}
        undeclared = fields - cls.SLOTS.keys()
        if undeclared:
            raise TypeError(f"{cls.__name__}: SLOTS must declare {undeclared}")

    def actors(self, round: R) -> tuple[Seat, ...]:
        """Whose answer is awaited. On a veiled round only the viewer's own place in it is certain."""
        return ()

    def awaits(self, round: R, seat: Seat) -> bool:
        """Whether this seat is asked; must be answerable from what the seat itself knows."""
        return seat in self.actors(round)

    def candidates(self, round: R, seat: Seat) -> Iterator[Action]:
        """The seat's legal answers, sensible ones first, lazily."""
        return iter(())

    def asides(self, round: R, seat: Seat) -> Iterator[Action]:
        """What the seat may do without being awaited: resign, offer, answer an offer."""
        return iter(())

    def check(self, round: R, seat: Seat, action: Action) -> None:
        """Raises `Illegal`. Called only for a seat that is awaited. Default: the action must be a candidate."""
        if action not in self.candidates(round, seat):
            raise Illegal("not-possible-now")

    def act(self, round: R, seat: Seat, action: Any, out: list[Event]) -> None:
        """Carries out a legal answer or aside and appends what the table sees."""
        raise NotImplementedError

    def fallback(self, round: R, seat: Seat) -> Action:
        """What an absent seat does: an ordinary, legal action."""
        raise NotImplementedError

    def faces(self, round: R) -> Seat | None:
        """Whose play is being answered, where the question is about somebody's play: whose discard, whose cards lie."""
        return None

    def run(self, round: R, out: list[Event]) -> None:
        """What happens by itself while nobody is awaited; must hand over to another phase or end the round."""
        raise NotImplementedError

    def check_house(self, round: R, action: HouseAction) -> None:
        """Raises `Illegal` for what the referee may not do now. Default: everything."""
        raise Illegal("not-possible-now")

    def house(self, round: R, action: HouseAction, out: list[Event]) -> None:
        """Carries out what the referee does."""
        raise NotImplementedError

    def veil(self, viewer: Viewer) -> Self:
        """This phase without what the viewer may not know."""
        if viewer is OMNI:
            return self
        hidden = {
            name: veiled(getattr(self, name), slot, viewer)
            for name, slot in self.SLOTS.items()
            if slot is not Slot.OPEN
        }
        return msgspec.structs.replace(self, **hidden) if hidden else self
