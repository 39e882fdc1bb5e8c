"""What is counted, for Prometheus: `/metrics`."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

LATENCIES: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
"""Bounds of the histograms, in seconds."""

MEDIA_TYPE: Final = "text/plain; version=0.0.4"


class Metrics:
    """The counters of one hall and its edge, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.sockets = Gauge("teahouse_sockets", "Open sockets", registry=registry)
        self.messages = Counter("teahouse_messages", "Messages received through sockets", registry=registry)
        self.behind = Counter("teahouse_lines_behind", "Times that a client read too slowly", registry=registry)
        self.closed = Counter("teahouse_lines_closed", "Sockets closed by the hall", ["code"], registry=registry)
        self.refused = Counter("teahouse_refused", "What was refused, by its key", ["key"], registry=registry)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self._registry)
