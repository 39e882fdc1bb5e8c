"""What goes on beside the game: talk among those who look, and counsel for a seat from the game's bot."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from teahouse.hall.audience import Watcher
from teahouse.hall.company import Chatted, Reacted
from teahouse.hall.conduct import Spoken
from teahouse.hall.errors import Refusal
from teahouse.hall.messages import HallMessage, Hint, Said
from teahouse.kernel import Seat

if TYPE_CHECKING:
    from teahouse.hall.table import Table


REMEMBERED: Final = 20
REMEMBERED_FOR: Final = 10 * 60 * 1000
"""Lines of chat, and ms, that a table remembers, so that who is insulted need not have copied it."""


class Talk:
    """The talk at one table. Nothing of it changes the table, so none of it is in the log."""

    __slots__ = ("_hints", "_lines", "_silent_until", "_table")

    def __init__(self, table: Table) -> None:
        seats = table.match.charter.seats
        self._table = table
        # By kind of talk and seat: when the next word of it may come.
        self._silent_until: dict[tuple[type, Seat], int] = {}
        # The last hint of each seat, with the question and the number of acts that it was made for.
        self._hints: list[tuple[tuple[int, int], Any] | None] = [None] * seats
        self._lines: deque[Spoken] = deque(maxlen=REMEMBERED)

    def say(self, watcher: Watcher, phrase: int) -> None:
        """A seat says a quick phrase. Raises `Refusal`: `not-seated`, `too-soon`."""
        seat = self._speaker(watcher, Said, self._table.house.timing.phrase_gap)
        self._tell(watcher, Said(self._table.id, seat, phrase))

    def react(self, watcher: Watcher, reaction: int, to: Seat | None) -> None:
        """A seat shows a small picture. Raises `Refusal`: `not-seated`, `unknown-seat`, `too-soon`."""
        if to is not None and not 0 <= to < self._table.match.charter.seats:
            raise Refusal("unknown-seat")
        seat = self._speaker(watcher, Reacted, self._table.house.timing.reaction_gap)
        self._tell(watcher, Reacted(self._table.id, seat, reaction, to))

    def chat(self, watcher: Watcher, text: str) -> None:
        """A seat says something of its own.

        Raises `Refusal`: `no-chat` in a protected room, `muted`, `not-seated`, `text-empty`, `text-too-long`,
        `too-soon`.
        """
        charter = self._table.match.charter
        if charter.protected and charter.kind == "quick":
            raise Refusal("no-chat")
        self._table.house.sanctions.require_voice(watcher.viewer)
        words = self._table.house.words.said(text)
        seat = self._speaker(watcher, Chatted, self._table.house.timing.chat_gap)
        self._lines.append(Spoken(self._table.house.clock.wall(), seat, watcher.viewer, words))
        self._tell(watcher, Chatted(self._table.id, seat, words))

    def lately(self) -> tuple[Spoken, ...]:
        """The last lines of the chat, the oldest first."""
        since = self._table.house.clock.wall() - REMEMBERED_FOR
        return tuple(line for line in self._lines if line.at >= since)

    def _speaker(self, watcher: Watcher, kind: type, gap: int) -> Seat:
        """The seat that may speak now, and not again before the gap is over."""
        now, seat = self._table.house.clock.now(), watcher.seat
        if seat is None:
            raise Refusal("not-seated")
        if now < self._silent_until.get((kind, seat), 0):
            raise Refusal("too-soon")
        self._silent_until[kind, seat] = now + gap
        return seat

    def _tell(self, speaker: Watcher, message: HallMessage) -> None:
        """Tell all who look and want to hear the speaker."""
        hears = self._table.house.mutes.hears
        for other in self._table.audience.everybody():
            if hears(other.viewer, speaker.viewer):
                other.tell(message)

    def hint(self, watcher: Watcher, q: int | None) -> None:
        """Counsel for a seat, from what it knows itself; made once for each question and hand."""
        match, seat = self._table.match, watcher.seat
        if seat is None:
            watcher.refuse(Refusal("not-seated"))
        elif match.playing is None or q not in (None, match.q[seat]):
            self._table.sync(watcher)
        else:
            known, hint = (match.q[seat], len(match.acts)), self._hints[seat]
            if hint is None or hint[0] != known:
                hint = self._hints[seat] = (known, self._table.steward.counsel(match.playing, seat))
            watcher.tell(Hint(self._table.id, q, hint[1]))
