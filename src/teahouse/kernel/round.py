"""One round: data plus its current phase. Everything a hall, a bot or a test does with a game goes through here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from operator import attrgetter
from typing import Any, ClassVar, Self, final

from teahouse.kernel.actions import Action, Ask, Close, Form, Left, TimeUp
from teahouse.kernel.chance import Chance
from teahouse.kernel.errors import Illegal
from teahouse.kernel.events import Event
from teahouse.kernel.outcome import Outcome
from teahouse.kernel.phase import Phase
from teahouse.kernel.seats import HOUSE, OMNI, Seat, Viewer
from teahouse.kernel.setup import Setup
from teahouse.kernel.slots import HIDDEN, Slot, copied, frozen, veiled
from teahouse.kernel.view import Frame, Private, Public, View

LISTED_AT_MOST = 64
"""An ask carries its whole list of actions up to this many, beyond it a form."""

PICKED_AMONG = 128
"""A random legal action is drawn from the first so many candidates."""


def _values(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Gets these attributes of an object all at once."""
    if len(names) < 2:
        return lambda value: tuple([getattr(value, name) for name in names])
    return attrgetter(*names)


class Round:
    """The kernel's half of every game's round; a game adds slots, phases and the two hooks of a view.

    `SLOTS` declares each slot of the game exactly once as OPEN, OWN (a list by seat) or SECRET; `__slots__` repeats
    the names. Values must be immutable, or containers of immutable values one level deep.

    A game whose `show_own` reads few slots may name them in `OWN_FROM`, so that it is not asked again before one of
    them has changed for the seat. It then gets nothing else to read.
    """

    SLOTS: ClassVar[dict[str, Slot]] = {}
    ALL_SLOTS: ClassVar[dict[str, Slot]] = {}
    OWN_FROM: ClassVar[tuple[str, ...] | None] = None
    _open: ClassVar[tuple[str, ...]] = ()
    _own: ClassVar[tuple[str, ...]] = ()
    _secret: ClassVar[tuple[str, ...]] = ()
    _owned: ClassVar[tuple[int, ...]] = ()
    _open_values: ClassVar[staticmethod[[Any], tuple[Any, ...]]]
    _own_values: ClassVar[staticmethod[[Any], tuple[Any, ...]]]

    __slots__ = ("chance", "outcome", "phase", "setup")

    setup: Setup
    chance: Chance
    phase: Phase[Any]
    outcome: Outcome | None

    def __init_subclass__(cls) -> None:
        own = set(cls.__dict__.get("__slots__", ()))
        declared = cls.__dict__.get("SLOTS", {})
        if own != declared.keys():
            raise TypeError(f"{cls.__name__}: SLOTS and __slots__ must agree: {own ^ declared.keys()}")
        inherited = cls.__mro__[1].ALL_SLOTS if issubclass(cls.__mro__[1], Round) else {}
        cls.ALL_SLOTS = {**inherited, **declared}
        cls._open, cls._own, cls._secret = (
            tuple(name for name, slot in cls.ALL_SLOTS.items() if slot is kind) for kind in Slot
        )
        cls._open_values = staticmethod(_values(cls._open))
        if cls.OWN_FROM is not None:
            cls._own_values = staticmethod(_values(cls.OWN_FROM))
            cls._owned = tuple(place for place, name in enumerate(cls.OWN_FROM) if cls.ALL_SLOTS[name] is Slot.OWN)

    def __init__(self, setup: Setup, chance: Chance, phase: Phase[Any]) -> None:
        self.setup = setup
        self.chance = chance
        self.phase = phase
        self.outcome = None

    # What the round asks

    @final
    def actors(self) -> tuple[Seat, ...]:
        """Whose answer is awaited; empty exactly when the outcome is set. For the hall alone: it is hidden."""
        return () if self.outcome is not None else self.phase.actors(self)

    @final
    def shown_actors(self) -> tuple[Seat, ...]:
        """Whose answer is awaited, as far as everybody may know it: nobody's in a claim window."""
        return () if self.phase.secret_actors else self.actors()

    @final
    def awaits(self, seat: Seat) -> bool:
        """Whether this seat is asked; the same on the round and on its own veil."""
        return self.outcome is None and self.phase.awaits(self, seat)

    @final
    def clock(self) -> str:
        """Key into `Game.clocks` for the present question."""
        return self.phase.clock

    @final
    def candidates(self, seat: Seat) -> Iterator[Action]:
        """The seat's legal answers, lazily, sensible ones first; none when it is not asked."""
        return self.phase.candidates(self, seat) if self.awaits(seat) else iter(())

    @final
    def asides(self, seat: Seat) -> Iterator[Action]:
        """What the seat may do without being awaited."""
        return self.phase.asides(self, seat) if self.outcome is None else iter(())

    @final
    def fallback(self, seat: Seat) -> Action:
        """What the clock plays for an absent seat that is awaited; always legal."""
        return self.phase.fallback(self, seat)

    def pick(self, seat: Seat, chance: Chance) -> Action:
        """A random legal action of a seat that is awaited."""
        listed = list(islice(self.candidates(seat), PICKED_AMONG))
        return listed[chance.below("pick", len(listed))]

    # What a seat does

    @final
    def check(self, seat: Seat, action: Action) -> None:
        """Raises `Illegal` and changes nothing; the only authority on legality."""
        if self.outcome is not None:
            raise Illegal("round-over")
        if seat == HOUSE:
            if not isinstance(action, Close | TimeUp | Left):
                raise Illegal("not-your-turn")
            self.phase.check_house(self, action)
        elif self.phase.awaits(self, seat):
            self.phase.check(self, seat, action)
        elif action not in self.asides(seat):
            raise Illegal("not-your-turn")

    @final
    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """Checks, acts, and runs the automatic phases up to the next question. Raises `Illegal`."""
        self.check(seat, action)
        out: list[Event] = []
        if seat == HOUSE:
            assert isinstance(action, Close | TimeUp | Left)
            self.phase.house(self, action, out)
        else:
            self.phase.act(self, seat, action, out)
        self.proceed(out)
        return out

    @final
    def proceed(self, out: list[Event]) -> None:
        """Runs automatic phases while nobody is awaited; a deal ends with it."""
        while self.outcome is None and not self.phase.actors(self):
            phase = self.phase
            phase.run(self, out)
            if self.phase is phase and self.outcome is None:
                raise RuntimeError(f"{type(phase).__name__}.run handed over to nobody")

    # What is known

    @final
    def copy(self) -> Self:
        """An independent round in the same state."""
        twin = type(self).__new__(type(self))
        for name in self.ALL_SLOTS:
            setattr(twin, name, copied(getattr(self, name)))
        twin.setup, twin.chance, twin.phase, twin.outcome = self.setup, self.chance, self.phase, self.outcome
        return twin

    @final
    def veil(self, viewer: Viewer) -> Self:
        """A copy in which what the viewer may not see does not exist. After the end everybody sees as OMNI."""
        twin = self._glimpse(viewer)
        for name in self.ALL_SLOTS:
            setattr(twin, name, copied(getattr(twin, name)))
        return twin

    def _glimpse(self, viewer: Viewer) -> Self:
        """A veil that shares with this round what the viewer sees of it: for `show` and `show_own`, which only read."""
        twin = type(self).__new__(type(self))
        for name, value in zip(self._open, self._open_values(self), strict=True):
            setattr(twin, name, value)
        for name in self._secret:
            setattr(twin, name, HIDDEN)
        twin.setup, twin.outcome, twin.chance = self.setup, self.outcome, HIDDEN  # type: ignore[assignment]
        if viewer is OMNI or self.outcome is not None:
            for name in self._own:
                setattr(twin, name, getattr(self, name))
            twin.phase = self.phase
        else:
            for name in self._own:
                setattr(twin, name, veiled(getattr(self, name), Slot.OWN, viewer))
            twin.phase = self.phase.veil(viewer)
        return twin

    @final
    def view(self, viewer: Seat | None) -> View:
        """All that a seat, or a spectator, may know."""
        public = self.public()
        return View(public) if viewer is None else View(public, self.private(viewer), self.ask(viewer))

    @final
    def public(self) -> Public:
        """The part of every view that is the same for all."""
        return self._glimpse(None).show()

    @final
    def private(self, seat: Seat) -> Private:
        """The part of a seat's view that nobody else has."""
        return (self._glimpse(seat) if self.OWN_FROM is None else self._own_glimpse(seat)).show_own(seat)

    def _own_glimpse(self, seat: Seat) -> Self:
        """A glimpse that holds what the seat may know of `OWN_FROM`, and nothing else."""
        twin = type(self).__new__(type(self))
        twin.setup = self.setup
        for name in self.OWN_FROM or ():
            setattr(twin, name, veiled(getattr(self, name), self.ALL_SLOTS[name], seat))
        return twin

    @final
    def drawn_from(self, seat: Seat) -> tuple[Any, ...] | None:
        """What `private(seat)` is made of, to be compared: while it is equal, so is the private part of this round.

        `None` where the game does not say. Holds what the seat knows and never leaves the hall.
        """
        if self.OWN_FROM is None:
            return None
        values = list(self._own_values(self))
        for place in self._owned:
            values[place] = values[place][seat]
        return tuple([frozen(value) for value in values])

    @final
    def frame(self) -> Frame:
        """Public part and all private parts. Only for the record, which nobody reads before the round is over."""
        seen = self._glimpse(OMNI)
        return Frame(self.public(), tuple(seen.show_own(seat) for seat in range(self.setup.seats)))

    @final
    def ask(self, seat: Seat) -> Ask | None:
        """The question put to this seat, `None` if it is not asked."""
        if not self.awaits(seat):
            return None
        listed = list(islice(self.candidates(seat), LISTED_AT_MOST + 1))
        kind = type(self.phase).__struct_config__.tag
        assert isinstance(kind, str)
        long = len(listed) > LISTED_AT_MOST
        return Ask(
            kind,
            self.phase.clock,
            None if long else listed,
            self.form(seat) if long else None,
            list(self.asides(seat)),
        )

    @final
    def imagine(self, viewer: Seat | None, chance: Chance) -> Self:
        """A round that the viewer cannot tell from the real one, dealt anew where the viewer knows nothing."""
        twin = self.veil(viewer)
        twin.chance = chance
        return twin.fill(viewer, chance)

    @final
    def state(self) -> dict[str, Any]:
        """Every slot by name, for comparison and digests. Holds secrets: never leaves the hall."""
        return {name: getattr(self, name) for name in self.ALL_SLOTS} | {
            "phase": self.phase,
            "outcome": self.outcome,
        }

    # Of the game: all four run on a veiled round, where secrets cannot be read because they are not there

    def show(self) -> Public:
        """The public part of the view."""
        raise NotImplementedError

    def show_own(self, seat: Seat) -> Private:
        """The private part of the seat's view."""
        raise NotImplementedError

    def fill(self, viewer: Seat | None, chance: Chance) -> Self:
        """Deals what the viewer does not know into this veiled round; respects all that it was ever told."""
        raise NotImplementedError

    def form(self, seat: Seat) -> Form:
        """How an answer is composed where `candidates` are too many to list."""
        raise NotImplementedError
