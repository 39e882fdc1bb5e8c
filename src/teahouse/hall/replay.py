"""Which rows of a table's log a replay goes through."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from teahouse.hall.deeds import undoes
from teahouse.hall.log import SNAPSHOTS, Row


def from_snapshot(rows: Sequence[Row]) -> Sequence[Row]:
    """The rows from the first that holds everything about its table; none where there is no such row any more.

    Settled rounds are forgotten a slice at a time: a hall that dies meanwhile leaves the end of one.
    """
    first = next((at for at, row in enumerate(rows) if row.kind in SNAPSHOTS), len(rows))
    return rows[first:]


def happened(rows: Sequence[Row]) -> list[Row]:
    """The rows without the one at which the rules broke down. Raises `msgspec.ValidationError`."""
    following = zip_longest(rows, rows[1:])
    return [row for row, after in following if after is None or after.kind != "fault" or not undoes(after.body)]


def leads_on(row: Row, digest: bytes) -> bool:
    """Whether a row was written at this state. The state in which rules broke down is nobody's."""
    return row.kind == "fault" or row.digest == digest
