"""Time as the hall sees it, so that tests can drive it by hand. All times and waits are whole milliseconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

import msgspec


class Timer(Protocol):
    """A call that has been arranged."""

    def cancel(self) -> None:
        """Call it off; nothing happens if it was made already."""


class Clock(Protocol):
    """Where the hall's time comes from. Calls are made in the loop's thread, never from within `later` or `soon`."""

    def now(self) -> int:
        """Monotonic time; comparable only with itself."""

    def wall(self) -> int:
        """Milliseconds since 1970, for the log and for people."""

    def later(self, wait: int, call: Callable[[], None]) -> Timer:
        """Arrange a call after `wait` ms; it may come a little early."""

    def soon(self, call: Callable[[], None]) -> None:
        """Arrange a call in the loop's next turn, after the bytes that have arrived by then were read."""


class LoopClock:
    """The time of the running asyncio loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> int:
        return int(self._loop.time() * 1000)

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def later(self, wait: int, call: Callable[[], None]) -> Timer:
        return self._loop.call_later(wait / 1000, call)

    def soon(self, call: Callable[[], None]) -> None:
        self._loop.call_soon(call)


class Alarm:
    """One deadline, lazily armed: putting it off only changes a number, and a timer that fires early arms again."""

    __slots__ = ("_armed", "_clock", "_ring", "_timer", "due")

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._timer: Timer | None = None
        self._armed = 0
        self.due: int | None = None

    def set(self, due: int | None) -> None:
        """Ring at `due` (monotonic ms) and not before; `None` for never."""
        self.due = due
        if due is not None and (self._timer is None or due < self._armed):
            self._arm(due)

    def stop(self) -> None:
        """Never ring again and keep no timer."""
        self.due = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _arm(self, due: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._armed = due
        self._timer = self._clock.later(max(0, due - self._clock.now()), self._fire)

    def _fire(self) -> None:
        self._timer = None
        if self.due is None:
            return
        if self._clock.now() < self.due:
            self._arm(self.due)
            return
        self.due = None
        self._ring()


class Timing(msgspec.Struct, frozen=True, kw_only=True):
    """How long the hall waits for what, in ms.

    `grace` is added to each deadline before the fallback is played, for actions that are on their way. At a protected
    table an act is shown a `beat` after it is durable, so that no time tells what it took to work out. `bot_pause`
    bounds the wait, drawn at random, before a bot's move is played. A line may be down for `line_grace` before a bot
    plays for its seat, and for `waiting_grace` before a seat at a table that is not playing is lost. After a restart
    every deadline is put off by the outage, at most `outage_credit`, and a random part of `restart_jitter`, and nobody
    is shown as gone before `expected_for`.
    """

    grace: int = 250
    beat: int = 50
    bot_pause: tuple[int, int] = (400, 1200)
    start_wait: int = 5_000
    fill_after: int = 3_000
    between: int = 30_000
    patience: int = 300_000
    line_grace: int = 20_000
    waiting_grace: int = 60_000
    presence_after: int = 3_000
    presence_gap: int = 5_000
    phrase_gap: int = 3_000
    reaction_gap: int = 2_000
    chat_gap: int = 1_500
    outage_credit: int = 20_000
    expected_for: int = 10_000
    restart_jitter: int = 2_000
    restart_wait: int = 2_000
    lobby_gap: int = 1_000
    retry: int = 1_000
    sweep: int = 5_000
    stalled_after: int = 2_000
    kept_after_end: int = 600_000
