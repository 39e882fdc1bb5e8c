"""How a change of a table's picture becomes bytes.

`desk` and `public` are equal for all who look on: they are compared and encoded once and spliced into each message.
"""

from __future__ import annotations

from typing import Any

import msgspec

from teahouse.hall.messages import Question
from teahouse.kernel import Event, Patch, Seat

encode = msgspec.json.Encoder().encode

NOTHING = msgspec.UNSET
Part = msgspec.Raw | msgspec.UnsetType
"""Encoded JSON, or nothing where a part has not changed."""

WHOLE_FROM = 512
"""A patch of so many bytes is weighed against the whole."""


class SplicedUpdate(msgspec.Struct, frozen=True, gc=False, tag="update"):
    """`messages.Update` made of parts that are encoded already; what is not set is left out."""

    table: str
    v: int
    events: Part = NOTHING
    desk: Part = NOTHING
    public: Part = NOTHING
    private: Part = NOTHING
    question: Part = NOTHING
    id: str | msgspec.UnsetType = NOTHING


def patch_part(patch: Patch, whole: Any) -> Part:
    """A patch as bytes, as the whole that it leads to where that is shorter."""
    if not patch:
        return NOTHING
    encoded = encode(patch)
    if len(encoded) > WHOLE_FROM:
        entire = encode([[[], whole]])
        if len(entire) < len(encoded):
            encoded = entire
    return msgspec.Raw(encoded)


def forms_for(seat: Seat | None, events: list[Event]) -> list[Event]:
    """The events as a seat or a spectator gets them."""
    return [form for event in events if (form := event.seen_by(seat)) is not None]


def events_part(forms: list[Event]) -> Part:
    """What somebody saw, as bytes."""
    return msgspec.Raw(encode(forms)) if forms else NOTHING


def events_for(seat: Seat | None, events: list[Event]) -> Part:
    """What a seat or a spectator sees of the events, as bytes."""
    return events_part(forms_for(seat, events))


def question_part(old: Question | None, new: Question | None) -> Part:
    """The new question, where it is another one than before."""
    return NOTHING if old == new else msgspec.Raw(encode([new]))
