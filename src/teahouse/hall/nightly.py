"""The nightly look: once a day, while few play, the rounds of the last weeks are looked at for foul play.

What it finds stands in the host's queue as suspicions (`hall.suspicions`), with the rounds to look at first. It
sanctions nobody. The look itself runs beside the hall (`Look`), so that no table waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from datetime import datetime, time, timedelta
from typing import Final, Protocol

from teahouse.fairplay import (
    PairSuspicion,
    RoundSummary,
    TimingSuspicion,
    suspicious_pairs,
    suspicious_times,
)
from teahouse.hall.clock import Clock, Timer
from teahouse.hall.conduct import Evidence
from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.names import TOWN_TIME
from teahouse.hall.suspicions import Suspicion, SuspicionStore

log = logging.getLogger(__name__)

AT: Final = time(4, 0, tzinfo=TOWN_TIME)
"""When it is done."""

DAYS: Final = 28
"""So many days are looked at, and the dealings of rounds are kept."""

DAY: Final = 24 * 60 * 60 * 1000


class DealingsStore(Protocol):
    """What seats had to do with each other. Every method may raise `StoreUnavailable`."""

    def spooled(self, since: int) -> AbstractAsyncContextManager[Iterable[RoundSummary]]:
        """The rounds that ended since then (ms), to be read as often as one likes; practice among bots is left out."""

    async def forget(self, before: int) -> None:
        """Drop what is of rounds that ended before then (ms)."""


Look = Callable[[int], Awaitable[list[Suspicion]]]
"""Looks at the rounds that ended so many days ago or later; a process of its own, or a test's own loop."""


class Nightly:
    """Has the look made once a day and keeps what it found. Without a `look` it does nothing."""

    def __init__(self, look: Look | None, suspicions: SuspicionStore, dealings: DealingsStore, clock: Clock) -> None:
        self._look = look
        self._suspicions = suspicions
        self._dealings = dealings
        self._clock = clock
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Arrange the next look."""
        if self._look is not None:
            self._timer = self._clock.later(until_next(self._clock.wall()), self._begin)

    def stop(self) -> None:
        """Look no more; one that is under way is given up."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()

    async def done(self) -> None:
        """Return when no look is under way."""
        if self._task is not None:
            await asyncio.wait({self._task})

    def _begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run(), name="nightly look")
        self.start()

    async def _run(self) -> None:
        assert self._look is not None
        try:
            found = await self._look(DAYS)
            for suspicion in found:
                await self._suspicions.add(suspicion)
            await self._dealings.forget(self._clock.wall() - DAYS * DAY)
        except StoreUnavailable as error:
            log.warning("the nightly look was not finished: %s", error)
        except Exception:
            log.exception("the nightly look failed")
        else:
            log.info("the nightly look found %d suspicions", len(found))


def until_next(wall: int) -> int:
    """The ms from a wall time to the next look."""
    now = datetime.fromtimestamp(wall / 1000, TOWN_TIME)
    look = datetime.combine(now.date(), AT)
    if look <= now:
        look += timedelta(days=1)
    return round((look - now).total_seconds() * 1000)


async def looked(dealings: DealingsStore, now: int, days: int) -> list[Suspicion]:
    """What the rounds of the last days say, the pairs before the people. Slow. Raises `StoreUnavailable`."""
    async with dealings.spooled(now - days * DAY) as rounds:
        return found_in(rounds, now)


def found_in(rounds: Iterable[RoundSummary], now: int) -> list[Suspicion]:
    """The suspicions that these rounds, which are read several times, give rise to."""
    month = datetime.fromtimestamp(now / 1000, TOWN_TIME).strftime("%Y-%m")
    pairs = [of_pair(found, now, month) for found in suspicious_pairs(rounds)]
    return pairs + [of_timing(found, now, month) for found in suspicious_times(rounds)]


def of_pair(found: PairSuspicion, now: int, month: str) -> Suspicion:
    """A pair for the host's queue. It comes back in another month if it goes on, whatever was decided of it.

    The figures of the second player towards the first are named `back-…`; docs/fairplay.md says what each of them is.
    """
    figures: dict[str, float] = {
        "rounds": found.rounds,
        "by-chance": found.by_chance,
        "each-other": found.kind == "spare-each-other",
    }
    for figure in found.figures:
        name = figure.signal if figure.giver == found.first else f"back-{figure.signal}"
        figures |= {name: figure.observed, f"{name}-of": figure.occasions, f"{name}-z": figure.z}
        if figure.expected is not None:
            figures[f"{name}-expected"] = figure.expected
    return Suspicion(
        id=f"collusion {month} {min(found.first, found.second)} {max(found.first, found.second)}",
        kind="collusion",
        players=(found.first, found.second),
        score=found.score,
        figures={name: float(figure) for name, figure in figures.items()},
        evidence=tuple(map(Evidence, found.evidence)),
        at=now,
    )


def of_timing(found: TimingSuspicion, now: int, month: str) -> Suspicion:
    """Somebody whose times are too regular, for the host's queue; the score is the number of signs."""
    signs: dict[str, float] = dict.fromkeys(found.signs, 1.0)
    figures: dict[str, float] = {
        "answers": found.choices,
        "median": found.median,
        "spread": found.spread,
        "slope": found.slope,
        "doubt": found.doubt,
        "long-thoughts": found.long_thoughts,
        "stretch": found.stretch,
    }
    return Suspicion(
        id=f"timing {month} {found.person}",
        kind="timing",
        players=(found.person,),
        score=float(len(found.signs)),
        figures={name: float(figure) for name, figure in figures.items()} | signs,
        evidence=tuple(map(Evidence, found.evidence)),
        at=now,
    )
