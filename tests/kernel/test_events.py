"""An event is redacted by its own declaration, and only by it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from teahouse.kernel import ALL, OMNI, Answered, Event


class Given(Event, frozen=True):
    SEEN: ClassVar = {"giver": ALL, "receiver": ALL, "cards": "insiders", "insiders": ALL}
    giver: int
    receiver: int
    cards: tuple[str, ...] | None
    insiders: tuple[int, ...]


class Whispered(Event, frozen=True):
    TO: ClassVar = "seat"
    SEEN: ClassVar = {"seat": ALL, "word": ALL}
    seat: int
    word: str


def test_a_gate_of_several_seats() -> None:
    given = Given(0, 2, ("3c",), (0, 2))
    assert given.seen_by(0) == given.seen_by(2) == given.seen_by(OMNI) == given
    assert given.seen_by(1) == given.seen_by(None) == Given(0, 2, None, (0, 2))


def test_an_event_for_one_seat_does_not_exist_for_the_others() -> None:
    whispered = Whispered(1, "psst")
    assert whispered.seen_by(1) == whispered.seen_by(OMNI) == whispered
    assert whispered.seen_by(0) is whispered.seen_by(None) is None
    assert Answered(3).seen_by(2) is None


def test_an_event_of_open_fields_is_the_same_object_for_all() -> None:
    class Opened(Event, frozen=True):
        SEEN: ClassVar = {"card": ALL}
        card: str

    opened = Opened("Ah")
    assert opened.seen_by(None) is opened
    assert msgspec.json.encode(opened) == b'{"type":"opened","card":"Ah"}'
