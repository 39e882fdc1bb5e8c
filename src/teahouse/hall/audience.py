"""Those who look at one table: its seats' lines and the spectators, and what each of them is sent."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from operator import is_
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from teahouse.hall.errors import Refusal
from teahouse.hall.lines import Line
from teahouse.hall.messages import Desk, HallMessage, Question, Refused, Sync
from teahouse.hall.splice import (
    NOTHING,
    Part,
    SplicedUpdate,
    encode,
    events_part,
    forms_for,
    patch_part,
    question_part,
)
from teahouse.kernel import Event, Private, Public, Round, Seat, change

DELAY: Final = 2
"""Spectators see a round so many public steps late (旁观 · 慢 2 手)."""


class Picture(Protocol):
    """The table as it is now, in the parts that are shown."""

    @property
    def round(self) -> Round | None:
        """The round that `public` and `private` show."""

    def desk(self) -> Desk:
        """The hall's part; the same object while nothing of it has changed."""

    def public(self) -> Public | None:
        """The round's part that all see; `None` before the first deal."""

    def private(self, seat: Seat) -> Private | None:
        """The round's part that one seat sees."""

    def drawn_from(self, seat: Seat) -> tuple[Any, ...] | None:
        """What that part is made of; while it is equal within a round, so is the part. `None` where nobody knows."""

    def question(self, seat: Seat) -> Question | None:
        """What the seat is asked."""

    @property
    def live(self) -> bool:
        """Whether a round is on, of which spectators learn late."""


class Watcher:
    """One client's look at one table: the parts that only this client has, as it was last sent them."""

    __slots__ = (
        "_line", "dismissed", "drawn_from", "private", "question", "seat", "table", "v", "viewer",
    )  # fmt: skip

    def __init__(
        self, table: str, seat: Seat | None, line: Line, dismissed: Callable[[str], None], viewer: str
    ) -> None:
        self.table = table
        self.viewer = viewer
        """The id of who looks."""
        self.seat = seat
        self.v = 0
        self.private: Private | None = None
        self.drawn_from: tuple[Any, ...] | None = None
        self.question: Question | None = None
        self.dismissed = dismissed
        """Called with a key when this client is to look no longer."""
        self._line = line

    def tell(self, message: HallMessage) -> None:
        """A message that is no part of the picture."""
        self._line.send(encode(message))

    def refuse(self, refusal: Refusal, id: str | None = None) -> None:  # noqa: A002
        """Tell that something was not done."""
        self.tell(Refused(refusal.key, refusal.params, self.table, id))

    def confirm(self, id: str) -> None:  # noqa: A002
        """Tell again that the action with this id was taken."""
        self.update(NOTHING, NOTHING, NOTHING, id=id)

    def sync(self, desk: Any, public: Public | None) -> None:
        """The whole picture."""
        self.v += 1
        whole = Sync(self.table, self.v, self.seat, desk, public, self.private, self.question)
        self._line.send(encode(whole))

    def update(
        self,
        events: Part,
        desk: Part,
        public: Part,
        private: Part = NOTHING,
        question: Part = NOTHING,
        id: str = "",  # noqa: A002
    ) -> None:
        """What has changed; nothing is sent where nothing has, so that silence tells nothing either."""
        if id or not (events is desk is public is private is question is NOTHING):
            self.v += 1
            self._line.send(
                encode(SplicedUpdate(self.table, self.v, events, desk, public, private, question, id or NOTHING))
            )


class _Step(NamedTuple):
    """A public step that the spectators have yet to see."""

    events: Part
    public: Public | None


class Audience:
    """All watchers of one table. `seats` are those that look from their own seat."""

    __slots__ = (
        "_desk", "_far_desk", "_far_public", "_picture", "_public", "_round", "_steps", "seats", "spectators",
    )  # fmt: skip

    def __init__(self, picture: Picture) -> None:
        self._picture = picture
        self.seats: dict[Seat, Watcher] = {}
        self.spectators: list[Watcher] = []
        # What was shown last; `far` is what spectators see.
        self._desk: Desk | None = None
        self._round: Round | None = None
        self._public: Public | None = None
        self._far_desk: Desk | None = None
        self._far_public: Public | None = None
        self._steps: deque[_Step] = deque()

    def join(self, watcher: Watcher) -> None:
        """Begin to look, with the whole picture. An older look from the same seat ends."""
        self.show()
        if watcher.seat is None:
            self.spectators.append(watcher)
        else:
            older = self.seats.pop(watcher.seat, None)
            self.seats[watcher.seat] = watcher
            if older is not None:
                older.dismissed("opened-elsewhere")
        self.sync(watcher)

    def part(self, watcher: Watcher) -> bool:
        """End a look; false if it had been ended before."""
        if watcher.seat is None:
            if watcher not in self.spectators:
                return False
            self.spectators.remove(watcher)
        else:
            if self.seats.get(watcher.seat) is not watcher:
                return False
            del self.seats[watcher.seat]
        return True

    def sync(self, watcher: Watcher) -> None:
        """Send the whole picture again."""
        seat = watcher.seat
        if seat is None:
            self._far_desk_part()
            watcher.sync(self._far_desk, self._far_public)
            return
        watcher.private = self._picture.private(seat)
        watcher.drawn_from = self._picture.drawn_from(seat)
        watcher.question = self._picture.question(seat)
        watcher.sync(self._desk, self._public)

    def everybody(self) -> list[Watcher]:
        """All who look."""
        return [*self.seats.values(), *self.spectators]

    def show(self, events: list[Event] | None = None, by: Seat | None = None, id: str = "") -> None:  # noqa: A002
        """Send each watcher what has changed for it, and the seat `by` the id of its action.

        Of a round nothing is compared with what was shown before for those who saw no event and did not act: by the
        laws of the kernel nothing they know has changed.
        """
        happened = events or []
        another = self._picture.round is not self._round
        self._round = self._picture.round
        desk = self._desk_part()
        forms = forms_for(None, happened)
        public = self._public_part() if forms or another else NOTHING
        public_events = events_part(forms)
        alike = len(forms) == len(happened) and all(map(is_, forms, happened))
        for seat, watcher in self.seats.items():
            seen = public_events if alike else events_part(forms_for(seat, happened))
            told = another or seat == by or seen is not NOTHING
            private = self._private_part(watcher, seat, another=another) if told else NOTHING
            watcher.update(seen, desk, public, private, self._question(watcher, seat), id if seat == by else "")
        self._show_spectators(public_events, public)

    def _show_spectators(self, events: Part, public: Part) -> None:
        if not (events is public is NOTHING):
            self._steps.append(_Step(events, self._public))
        desk = self._far_desk_part() if self.spectators else NOTHING
        while self._steps and (len(self._steps) > DELAY or not self._picture.live):
            step = self._steps.popleft()
            late = patch_part(change(self._far_public, step.public), step.public) if self.spectators else NOTHING
            self._far_public = step.public
            for watcher in self.spectators:
                watcher.update(step.events, desk, late)
            desk = NOTHING
        for watcher in self.spectators:
            watcher.update(NOTHING, desk, NOTHING)

    def _desk_part(self) -> Part:
        old, self._desk = self._desk, self._picture.desk()
        return NOTHING if self._desk is old else patch_part(change(old, self._desk), self._desk)

    def _far_desk_part(self) -> Part:
        """What has changed on the desk for spectators, whom the countdown would tell two steps early whose turn it is.

        Kept up to date only while there are any.
        """
        desk = msgspec.structs.replace(self._desk, countdown=None) if self._desk is not None else None
        old, self._far_desk = self._far_desk, desk
        return patch_part(change(old, desk), desk)

    def _public_part(self) -> Part:
        old, self._public = self._public, self._picture.public()
        return patch_part(change(old, self._public), self._public)

    def _private_part(self, watcher: Watcher, seat: Seat, *, another: bool) -> Part:
        drawn_from = self._picture.drawn_from(seat)
        if not another and drawn_from is not None and drawn_from == watcher.drawn_from:
            return NOTHING
        watcher.drawn_from = drawn_from
        old, watcher.private = watcher.private, self._picture.private(seat)
        return patch_part(change(old, watcher.private), watcher.private)

    def _question(self, watcher: Watcher, seat: Seat) -> Part:
        question = self._picture.question(seat)
        old, watcher.question = watcher.question, question
        return question_part(old, question)
