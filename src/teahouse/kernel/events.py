"""What the table saw happen, and how each viewer's form of it is made.

Every event class declares who sees each of its fields:

    class Drew(Event, frozen=True):
        SEEN = {"seat": ALL, "tile": "seat"}      # only the seat named in `seat` sees the tile
        seat: Seat
        tile: str | None

A gate is `ALL`, or the name of a field that holds the seat, or the seats, who may see. An event with `TO` set to
such a field exists for those seats alone. A class with an undeclared field fails when it is defined.

`REVEALS` marks an event that brings to light what nobody could know before it: a die, a card turned up, the hands
that beat a throw. What it says differs between imagined worlds, and may.
"""

from __future__ import annotations

from inspect import get_annotations
from typing import Any, ClassVar, Final, Self

import msgspec

from teahouse.kernel.actions import kebab
from teahouse.kernel.seats import OMNI, Viewer

ALL: Final = "*"


class Event(msgspec.Struct, frozen=True, gc=False, tag=kebab):
    """Something that happened at the table; what a viewer may not see of it becomes `None`."""

    SEEN: ClassVar[dict[str, str]] = {}
    TO: ClassVar[str | None] = None
    REVEALS: ClassVar[bool] = False
    GATED: ClassVar[tuple[tuple[str, str], ...]] = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        fields = {name for name, kind in get_annotations(cls).items() if "ClassVar" not in str(kind)}
        declared = cls.__dict__.get("SEEN", {})
        if fields != declared.keys():
            raise TypeError(f"{cls.__name__}: SEEN must declare each field once: {fields ^ declared.keys()}")
        gates = set(declared.values()) - {ALL} | ({cls.TO} if cls.TO else set())
        if not gates <= fields:
            raise TypeError(f"{cls.__name__}: a gate must be a field that names seats: {gates - fields}")
        cls.GATED = tuple((name, gate) for name, gate in declared.items() if gate != ALL)

    def seen_by(self, viewer: Viewer) -> Self | None:
        """This event as the viewer gets it; `None` if it does not exist for the viewer."""
        if viewer is OMNI:
            return self
        if self.TO is not None and not self._admits(self.TO, viewer):
            return None
        if not self.GATED:
            return self
        hidden = {name: None for name, gate in self.GATED if not self._admits(gate, viewer)}
        return msgspec.structs.replace(self, **hidden) if hidden else self

    def _admits(self, gate: str, viewer: Viewer) -> bool:
        seats = getattr(self, gate)
        return viewer is not None and (viewer in seats if isinstance(seats, tuple) else viewer == seats)


class Answered(Event, frozen=True):
    """A secret answer has been taken down; only its giver is told."""

    TO: ClassVar[str | None] = "seat"
    SEEN: ClassVar[dict[str, str]] = {"seat": ALL}
    seat: int
