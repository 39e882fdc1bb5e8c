"""The tables' log: what changes a table is written here before it happens, so that nothing shown is ever lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from teahouse.kernel import Seat

Kind = Literal["open", "seat", "round", "act", "fault", "close"]

SNAPSHOTS: frozenset[Kind] = frozenset(("open", "round"))
"""Rows that hold everything about their table: a replay need not start before the last one."""

LAST: frozenset[Kind] = frozenset(("fault", "close"))
"""Rows after which a table changes no more."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """One deed at one table. `seq` counts the table's rows from 1 without gaps and never leaves the hall.

    `id` is the client's own id of the action, empty if it has none; `body` is the deed as JSON; `wall` is in ms.
    `digest` is eight bytes of the round's state *before* this row, empty while no round is on: a replay that leads
    elsewhere is noticed at the first wrong row.
    """

    table: str
    seq: int
    kind: Kind
    seat: Seat
    id: str
    body: bytes
    wall: int
    digest: bytes


Done = Callable[[bool], None]


class TableLog(Protocol):
    """The log. Implementations differ by database and pass one suite (`tests/stores/test_table_log.py`)."""

    @property
    def is_writable(self) -> bool:
        """Whether the last row could be saved; true again as soon as one can."""

    async def open(self) -> None:
        """Make the log ready. Raises `StoreUnavailable`."""

    def append(self, row: Row, done: Done) -> None:
        """Write one row; later, never from within this call, `done(True)` once it is durable, else `done(False)`.

        Rows of all tables that are appended while a write is under way are written together. A row whose write
        failed is not in the log.
        """

    def forget(self, table: str, before: int) -> None:
        """Delete the table's rows with a `seq` under `before`, some time when nothing else is to be done."""

    async def tables(self) -> list[str]:
        """The tables that have rows. Raises `StoreUnavailable`, as the next one does."""

    async def rows(self, table: str) -> list[Row]:
        """A table's rows in the order of `seq`.

        One that somebody has changed stands there as a row that cannot be replayed.
        """

    async def drained(self) -> None:
        """Return when every row appended so far has been answered."""

    async def close(self) -> None:
        """Write what was appended, then let go of everything."""
