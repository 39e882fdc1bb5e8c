"""How often somebody may ask: token buckets, by account, by address, and for the hall as a whole."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

from teahouse.hall.errors import Refusal

Monotonic = Callable[[], float]

SWEPT_OVER: Final = 4096
"""Keys that a limiter holds before it forgets those whose buckets are full again; then twice as many as it kept."""


class Rate(msgspec.Struct, frozen=True):
    """`burst` at once, then `each` a second."""

    each: float
    burst: int


class Limits(msgspec.Struct, frozen=True):
    """The rates of the edge. Addresses are generous: a whole village may share one."""

    guests: Rate = Rate(0.2, 60)
    """New accounts of an address."""
    attempts: Rate = Rate(0.2, 20)
    """Passwords that an address tries, and accounts that it registers: each costs a slow hash."""
    names: Rate = Rate(0.05, 10)
    """Passwords that are tried for a name."""
    codes: Rate = Rate(0.2, 20)
    """Codes of tables that an address tries: there are but a million."""
    account: Rate = Rate(10, 60)
    """Requests of an account."""
    address: Rate = Rate(100, 400)
    """Requests of an address."""
    sockets: Rate = Rate(10, 100)
    """Sockets opened by an address."""
    handshakes: Rate = Rate(500, 8_000)
    """Sockets opened by everybody: after a restart all come back at once, of 2,000 tables 8,000."""
    messages: Rate = Rate(20, 40)
    """Messages of a socket."""
    reports: Rate = Rate(1 / 600, 6)
    """Reports of an account: an evening of bad luck with people, then one in ten minutes."""


NO_LIMIT: Final = Rate(1e9, 10**9)

UNLIMITED: Final = Limits(*[NO_LIMIT] * len(Limits.__struct_fields__))
"""For load tests, which come from one address."""


class Bucket:
    """The tokens of one key."""

    __slots__ = ("rate", "stamp", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = float(rate.burst)
        self.stamp = now

    def take(self, now: float) -> float:
        """Takes a token and returns 0, or takes none and returns the seconds until there is one."""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.stamp) * self.rate.each)
        self.stamp = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / self.rate.each


class Limiter:
    """Buckets of one rate by key; `reason` is the key of its refusals."""

    def __init__(self, rate: Rate, clock: Monotonic = time.monotonic, reason: str = "too-many-requests") -> None:
        self._rate = rate
        self._reason = reason
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._swept_over = SWEPT_OVER

    def take(self, key: str) -> None:
        """Raises `Refusal` with the limiter's reason (`wait` in seconds, rounded up)."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[key] = Bucket(self._rate, now)
        wait = bucket.take(now)
        if wait:
            raise Refusal(self._reason, wait=int(wait) + 1)

    def _forget(self, now: float) -> None:
        if len(self._buckets) < self._swept_over:
            return
        full_after = self._rate.burst / self._rate.each
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket.stamp < full_after}
        self._swept_over = max(SWEPT_OVER, 2 * len(self._buckets))


class Limiters:
    """The limiters of one edge."""

    def __init__(self, limits: Limits, clock: Monotonic = time.monotonic) -> None:
        self.guests = Limiter(limits.guests, clock)
        self.attempts = Limiter(limits.attempts, clock)
        self.names = Limiter(limits.names, clock)
        self.codes = Limiter(limits.codes, clock)
        self.account = Limiter(limits.account, clock)
        self.address = Limiter(limits.address, clock)
        self.sockets = Limiter(limits.sockets, clock)
        self.handshakes = Limiter(limits.handshakes, clock, "crowded")
        self.messages = limits.messages
        self.reports = Limiter(limits.reports, clock)
