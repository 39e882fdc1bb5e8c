"""What is counted, for Prometheus: `/metrics`.

The table log is where every deed of the hall passes by, so it is measured there: how long a row takes to be durable,
and how long until its deed has been carried out and shown.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from teahouse.hall.hall import Figures
from teahouse.hall.log import Done, Row, TableLog

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
"""Bounds of the histograms."""

MEDIA_TYPE: Final = "text/plain; version=0.0.4"


class Metrics:
    """The counters of one hall and its edge, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.sockets = Gauge("teahouse_sockets", "Open sockets", registry=registry)
        self.messages = Counter("teahouse_messages", "Messages received through sockets", registry=registry)
        self.behind = Counter("teahouse_lines_behind", "Times that a client read too slowly", registry=registry)
        self.closed = Counter("teahouse_lines_closed", "Sockets closed by the hall", ["code"], registry=registry)
        self.answers = Counter("teahouse_answers", "Answers to requests, by status", ["status"], registry=registry)
        self.refused = Counter("teahouse_refused", "What was refused, by its key", ["key"], registry=registry)
        self.acts = Counter("teahouse_acts", "Acts at tables, by their cause", ["cause"], registry=registry)
        self.unsaved = Counter("teahouse_rows_not_saved", "Rows that the log did not save", registry=registry)
        self.commit = Histogram(
            "teahouse_commit_seconds", "From a row's order to its being durable", buckets=SECONDS, registry=registry
        )
        self.act = Histogram(
            "teahouse_act_seconds", "From an act's order to its being shown", buckets=SECONDS, registry=registry
        )

    def watch(self, figures: Callable[[], Figures]) -> None:
        """Adds what a hall counts itself."""
        self._registry.register(HallFigures(figures))

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self._registry)


class HallFigures(Collector):
    """The hall's own figures, asked for when they are read."""

    def __init__(self, figures: Callable[[], Figures]) -> None:
        self._figures = figures

    def describe(self) -> Iterable[Metric]:
        return []

    def collect(self) -> Iterable[Metric]:
        figures = self._figures()
        tables = GaugeMetricFamily("teahouse_tables", "Tables, by their state", labels=["state"])
        for state in ("waiting", "playing", "between", "over", "void"):
            tables.add_metric([state], figures.tables.get(state, 0))
        yield tables
        yield GaugeMetricFamily("teahouse_people", "People in the hall", figures.people)
        yield GaugeMetricFamily("teahouse_settling", "Rounds that are not in the ledger yet", figures.settling)
        yield GaugeMetricFamily("teahouse_draining", "1 while no round begins any more", int(figures.draining))
        yield GaugeMetricFamily("teahouse_stalled", "Deadlines that nobody kept: must stay 0", figures.stalled)


class _Body(msgspec.Struct):
    """The part of a row's body that is counted."""

    cause: str = "seat"


_cause_of = msgspec.json.Decoder(_Body).decode


class MeasuredLog:
    """A table log that is measured; otherwise the log that it wraps."""

    def __init__(self, log: TableLog, metrics: Metrics) -> None:
        self._log = log
        self._metrics = metrics

    @property
    def is_writable(self) -> bool:
        return self._log.is_writable

    def append(self, row: Row, done: Done) -> None:
        begun = time.perf_counter()

        def measured(ok: bool) -> None:
            self._metrics.commit.observe(time.perf_counter() - begun)
            done(ok)
            if not ok:
                self._metrics.unsaved.inc()
            elif row.kind == "act":
                self._metrics.act.observe(time.perf_counter() - begun)
                self._metrics.acts.labels(_cause_of(row.body).cause).inc()

        self._log.append(row, measured)

    async def open(self) -> None:
        await self._log.open()

    def forget(self, table: str, before: int) -> None:
        self._log.forget(table, before)

    async def tables(self) -> list[str]:
        return await self._log.tables()

    async def rows(self, table: str) -> list[Row]:
        return await self._log.rows(table)

    async def drained(self) -> None:
        await self._log.drained()

    async def close(self) -> None:
        await self._log.close()
