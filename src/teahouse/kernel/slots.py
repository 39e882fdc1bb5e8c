"""Who may know which part of a round. What is not declared cannot be shown: it is not there."""

from __future__ import annotations

import enum
from typing import Any, Final, Never


class Slot(enum.Enum):
    """How far a slot of a round, or a field of a phase, is known."""

    OPEN = "open"
    """Everybody at the table and every spectator."""
    OWN = "own"
    """A list or tuple by seat; each seat knows its own entry. Open to all once the round is over."""
    SECRET = "secret"  # noqa: S105 — a word of the house, no password
    """Nobody: the wall, the chance, the kitty nobody has seen."""


class Hidden:
    """Stands where a veiled round keeps something its viewer may not know; touching it is an error.

    It may be copied, stored and compared by identity, nothing else, so a view that reads a secret fails loudly.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return "HIDDEN"

    def _refuse(self, *_: object) -> Never:
        raise LookupError("a veiled round does not hold what its viewer may not know")

    def __eq__(self, other: object) -> bool:
        return True if other is self else self._refuse()

    __hash__ = _refuse
    __bool__ = __len__ = __iter__ = __getitem__ = __contains__ = __int__ = __index__ = _refuse

    def copy(self) -> Hidden:
        """Itself: there is nothing to copy."""
        return self


HIDDEN: Final = Hidden()


def veiled(value: Any, slot: Slot, viewer: int | None) -> Any:
    """`value` as `viewer` (a seat or a spectator) may know it."""
    if slot is Slot.OPEN:
        return value
    if slot is Slot.SECRET:
        return HIDDEN
    own: list[Any] = [HIDDEN] * len(value)
    if viewer is not None:
        own[viewer] = value[viewer]
    return tuple(own) if isinstance(value, tuple) else own


_MUTABLE = (list, bytearray, dict, set)


def copied(value: Any) -> Any:
    """A copy deep enough for a round: containers one level deep; what is below is immutable."""
    if type(value) is list:
        return [item.copy() if type(item) in _MUTABLE else item for item in value]
    if type(value) in _MUTABLE:
        return value.copy()
    return value


def frozen(value: Any) -> Any:
    """The value, to be compared later with what has become of it: mutable ones are copied."""
    return value.copy() if type(value) in _MUTABLE else value
