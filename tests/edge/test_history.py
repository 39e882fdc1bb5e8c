"""Times out of a histogram's buckets, even within each."""

from __future__ import annotations

import pytest

from teahouse.edge.history import buckets, quantile
from teahouse.edge.metrics import Metrics

BOUNDS = [0.001, 0.01, float("inf")]


@pytest.mark.parametrize(
    ("counted", "part", "time"),
    [
        ([0, 0, 0], 0.5, None),
        ([10, 10, 10], 0.5, 0.5),
        ([0, 10, 10], 0.5, 5.5),
        ([50, 100, 100], 0.99, 9.82),
        ([0, 0, 4], 0.99, 10.0),
    ],
)
def test_a_part_of_them_was_no_slower(counted: list[float], part: float, time: float | None) -> None:
    assert quantile(BOUNDS, counted, part) == time


def test_the_buckets_are_those_of_the_figures() -> None:
    metrics = Metrics()
    metrics.act.observe(0.003)
    bounds, counted = buckets(metrics.act)
    assert (bounds[0], bounds[-1], counted[0], counted[-1]) == (0.0005, float("inf"), 0, 1)
