import pytest

from teahouse.edge import limits
from teahouse.edge.limits import UNLIMITED, Limiter, Limiters, Rate
from teahouse.hall.errors import Refusal


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_one_at_a_time() -> None:
    clock = Clock()
    limiter = Limiter(Rate(each=0.5, burst=2), clock)
    limiter.take("a")
    limiter.take("a")
    with pytest.raises(Refusal) as refused:
        limiter.take("a")
    assert (refused.value.key, refused.value.params) == ("too-many-requests", {"wait": 3})
    clock.now += 2
    limiter.take("a")
    with pytest.raises(Refusal):
        limiter.take("a")


def test_nobody_pays_for_another() -> None:
    limiter = Limiter(Rate(each=1, burst=1), Clock())
    limiter.take("a")
    limiter.take("b")


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    limiter = Limiter(Rate(each=1, burst=1), clock)
    limiter.take("a")
    clock.now += 3600
    limiter.take("a")
    with pytest.raises(Refusal):
        limiter.take("a")


def test_keys_whose_buckets_are_full_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SWEPT_OVER", 2)
    clock = Clock()
    limiter = Limiter(Rate(each=1, burst=2), clock)
    limiter.take("old")
    clock.now += 2
    limiter.take("young")
    limiter.take("new")
    assert limiter._buckets.keys() == {"young", "new"}


def test_without_limits_everything_passes() -> None:
    unlimited = Limiters(UNLIMITED)
    for _ in range(10_000):
        unlimited.guests.take("a")
