"""What a nightly look has found odd: pairs that play into each other's hands, answers as regular as a machine's.

A suspicion is only for review. It sanctions nobody; it stands in the host's queue beside the reports of people.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from teahouse.hall.conduct import Evidence, Result

SuspicionKind = Literal["collusion", "timing"]


class Suspicion(msgspec.Struct, frozen=True, kw_only=True):
    """What was found, at (ms). `players` are ids; `score` says how far it is from what honest players do.

    `figures` are what the score was made from, by name; `evidence` are the places to look at first. `id` names it, so
    that the same finding of two nights stands in the queue once.
    """

    id: str
    kind: SuspicionKind
    players: tuple[str, ...]
    score: float
    figures: dict[str, float] = {}
    evidence: tuple[Evidence, ...] = ()
    at: int
    result: Result | None = None
    decided_at: int | None = None


class SuspicionStore(Protocol):
    """Where suspicions are kept. Every method may raise `StoreUnavailable`."""

    async def add(self, suspicion: Suspicion) -> None:
        """Keep it; an open one with its id is brought up to date, a decided one stays as it is."""

    async def open(self) -> list[Suspicion]:
        """Those that nobody has decided about, the highest score first."""
