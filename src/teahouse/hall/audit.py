"""Whether the books of a hall agree with each other: ledger, rounds, records, ratings."""

from __future__ import annotations

from typing import Protocol

import msgspec


class Report(msgspec.Struct, frozen=True):
    """What an audit has counted, by the name of the figure, and what it has found wrong, a line each."""

    figures: dict[str, int]
    faults: list[str]


class Audit(Protocol):
    """The audit of all books. May raise `StoreUnavailable`; changes nothing."""

    async def report(self) -> Report:
        """Recompute everything that follows from something else. Slow: it reads every record."""
