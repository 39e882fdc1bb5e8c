"""The course of a table: its match and the time that is left for its questions, moved on by one deed after another.

It needs neither a clock nor a hall, so that the rows of a log make of it what it was, in this process or in another.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from teahouse.hall.deadlines import Deadlines
from teahouse.hall.deeds import Acted, Dealt, Deed, read
from teahouse.hall.log import Row
from teahouse.hall.match import Finished, Match
from teahouse.hall.replay import happened, leads_on
from teahouse.kernel import Diverged, Event, Game


class Course:
    """A table's match and deadlines. `snapshot` is the number of the row from which a replay can start."""

    __slots__ = ("deadlines", "match", "snapshot")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.deadlines = Deadlines()
        self.snapshot = 1

    def happen(self, deed: Deed, row: Row, now: int) -> list[Event]:
        """Let a deed happen `now` (monotonic ms, in a replay wall) and return what the table saw of it.

        Raises whatever faulty rules raise.
        """
        match, deadlines = self.match, self.deadlines
        if isinstance(deed, Acted):
            deadlines.spend(row.seat, deed.spent)
        events = match.apply(row.seat, deed, id=row.id, wall=row.wall)
        if isinstance(deed, Dealt):
            self.snapshot = row.seq
            deadlines.deal(match.game.clocks(match.options), match.charter.seats, deed.banks)
        if match.playing is None:
            deadlines.stop()
        elif isinstance(deed, Dealt | Acted):
            deadlines.follow(match.playing, match.pending, now, row.wall)
        return events


class Past(msgspec.Struct, frozen=True):
    """What a table's rows came to: its course, the rounds that have ended meanwhile, and at what it broke down."""

    course: Course
    finished: list[Finished]
    fault: Exception | None = None


def past_of(game: Game, rows: Sequence[Row]) -> Past:
    """Go through a table's rows from its snapshot on. Raises `BadOptions`; `ValueError` if the first is no snapshot."""
    course = Course(Match.begun(game, read(rows[0].body, game)))
    match, finished = course.match, list[Finished]()
    try:
        for row in happened(rows):
            if not leads_on(row, match.digest()):
                raise Diverged(row.seq, "digest")
            course.happen(read(row.body, game), row, row.wall)
            if match.finished is not None:
                finished.append(match.finished)
                match.finished = None
    except Exception as fault:
        return Past(course, finished, fault)
    return Past(course, finished)


def pasts_of(tables: Sequence[tuple[Game, Sequence[Row]]]) -> list[Past | None]:
    """The same for many tables in a process beside the hall; `None` for one that breaks down, which no pickle holds."""
    pasts: list[Past | None] = []
    for game, rows in tables:
        try:
            past = past_of(game, rows)
        except Exception:
            pasts.append(None)
        else:
            pasts.append(past if past.fault is None else None)
    return pasts
