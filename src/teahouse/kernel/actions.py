"""What seats and the referee do. A game's own actions are a tagged union of `Action` subclasses."""

from __future__ import annotations

import re

import msgspec

from teahouse.kernel.seats import Seat


def kebab(name: str) -> str:
    """`ConcealedKong` → `concealed-kong`: the tag of a struct on the wire."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Action(msgspec.Struct, frozen=True, gc=False, tag=kebab):
    """What a seat does. Equal actions are the same deed: copies, order and free suits are normalised away."""


class Close(Action, frozen=True):
    """The referee: a held claim window's time is over."""


class TimeUp(Action, frozen=True):
    """The referee: a seat's time has run out where lateness is not just a move."""

    seat: Seat


class Left(Action, frozen=True):
    """The referee: a seat has left for good."""

    seat: Seat


HouseAction = Close | TimeUp | Left


class Form(msgspec.Struct, frozen=True, gc=False):
    """A question whose answers are too many to list: pick `least` to `most` pieces out of `zone`, press `button`."""

    zone: str
    least: int
    most: int
    button: str


class Ask(msgspec.Struct, frozen=True, gc=False):
    """The question put to one seat.

    `kind` is the phase's tag, `clock` its clock key. `actions` is the whole list of answers where it is short,
    otherwise `pick` says how an answer is composed and the table checks it. `asides` are open beside the answer.
    """

    kind: str
    clock: str
    actions: list[Action] | None
    pick: Form | None = None
    asides: list[Action] = []
