"""How busy the hall has been: a sample each minute, for two days, in memory; a restart begins anew.

Whoever wants to know more of the past lets Prometheus read `/metrics`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec
from prometheus_client import Histogram

from teahouse.edge.metrics import Metrics
from teahouse.hall.hall import Hall

EVERY: Final = 60
"""Seconds between two samples."""

KEPT: Final = 2 * 24 * 60


class Sample(msgspec.Struct, frozen=True):
    """The hall at a moment (ms). `median` and `slowest` (1 %) are ms from an act's order to its being shown."""

    at: int
    people: int
    playing: int
    median: float | None
    slowest: float | None


class History:
    """The samples of one hall, the oldest first."""

    def __init__(self, hall: Hall, metrics: Metrics) -> None:
        self._hall = hall
        self._metrics = metrics
        self._counted: list[float] = []
        self.samples: deque[Sample] = deque(maxlen=KEPT)

    async def keep_sampling(self) -> None:
        """Takes samples for ever."""
        while True:
            self.sample()
            await asyncio.sleep(EVERY)

    def sample(self) -> None:
        """Takes one now."""
        bounds, counted = buckets(self._metrics.act)
        before = self._counted or [0.0] * len(counted)
        new = [now - then for now, then in zip(counted, before, strict=True)]
        self._counted = counted
        figures = self._hall.figures()
        self.samples.append(
            Sample(
                at=self._hall.clock.wall(),
                people=figures.people,
                playing=figures.tables.get("playing", 0),
                median=quantile(bounds, new, 0.5),
                slowest=quantile(bounds, new, 0.99),
            )
        )


def buckets(histogram: Histogram) -> tuple[list[float], list[float]]:
    """The upper bounds (s) of a histogram, and how many were at most that."""
    samples = [sample for family in histogram.collect() for sample in family.samples if sample.name.endswith("_bucket")]
    return [float(sample.labels["le"]) for sample in samples], [sample.value for sample in samples]


def quantile(bounds: list[float], counted: list[float], part: float) -> float | None:
    """The time (ms) that `part` of them did not exceed, even within its bucket; `None` when there were none."""
    wanted = part * counted[-1]
    if not wanted:
        return None
    low = below = 0.0
    for bound, count in zip(bounds, counted, strict=True):
        if count >= wanted:
            if bound == float("inf"):
                return low * 1000
            return round((low + (bound - low) * (wanted - below) / (count - below)) * 1000, 2)
        low, below = bound, count
    return low * 1000
