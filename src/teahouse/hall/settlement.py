"""What becomes of a round that is over: its points go into the ledger, its record into the archive.

Both are repeated until they succeed, and again after a restart for every round whose rows are still in the log; ledger
and archive count each round once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Final

import msgspec

from teahouse.fairplay import Dealings, dealings_of
from teahouse.hall.archive import Archive, RoundEntry
from teahouse.hall.clock import Clock, Timing
from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.ledger import Ledger, SettledDifferently, Unbalanced
from teahouse.hall.match import Finished
from teahouse.kernel import chance_of, record_of

log = logging.getLogger(__name__)

TRIES: Final = 5
"""How often the record of a round is begun, when the process that makes it dies each time."""


class Settlement:
    """Settles and keeps rounds, each in a task of its own. Records are made in `executor`, beside the loop."""

    def __init__(
        self, ledger: Ledger, archive: Archive, clock: Clock, timing: Timing, executor: Executor | None = None
    ) -> None:
        self._ledger = ledger
        self._archive = archive
        self._clock = clock
        self._timing = timing
        self._executor = executor
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, finished: Finished, done: Callable[[], None]) -> None:
        """Settle and keep a round; `done` is called when both are safe."""
        task = asyncio.get_running_loop().create_task(self._run(finished, done), name=f"settle {finished.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self, wait: float) -> None:
        """Give what is under way `wait` seconds; the rest is done after the next start."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=wait)
            for task in late:
                task.cancel()

    @property
    def open(self) -> int:
        """How many rounds are being settled."""
        return len(self._tasks)

    async def _run(self, finished: Finished, done: Callable[[], None]) -> None:
        while True:
            try:
                if not finished.void:
                    await self._settle(finished)
                await self._keep(finished)
            except StoreUnavailable as error:
                log.warning("round %s is not settled yet: %s", finished.id, error)
                await self._wait()
            else:
                done()
                return

    async def _settle(self, finished: Finished) -> None:
        points = {player.id: won for player, won in zip(finished.players, finished.points, strict=True)}
        try:
            await self._ledger.settle(finished.id, finished.table, points)
        except (Unbalanced, SettledDifferently):
            log.exception("round %s is not in the ledger", finished.id)

    async def _keep(self, finished: Finished) -> None:
        try:
            record, dealings = await self._replayed(finished)
        except Exception:
            log.exception("round %s leaves no record", finished.id)
            return
        await self._archive.keep(entry_of(finished), record, dealings)

    async def _replayed(self, finished: Finished) -> tuple[bytes, bytes]:
        """As `replayed`, by another process where one dies at it. Raises whatever faulty rules raise."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            try:
                return await loop.run_in_executor(self._executor, replayed, finished)
            except BrokenExecutor:
                log.warning("round %s has no record yet: the process that makes it has died", finished.id)
                await self._wait()
        return await loop.run_in_executor(self._executor, replayed, finished)

    async def _wait(self) -> None:
        over = asyncio.Event()
        self._clock.later(self._timing.retry, over.set)
        await over.wait()


def replayed(finished: Finished) -> tuple[bytes, bytes]:
    """The round's record and what its seats had to do with each other (`fairplay.Dealings`), both as JSON."""
    return sealed_record(finished), msgspec.json.encode(dealings_in(finished))


def dealings_in(finished: Finished) -> Dealings:
    """What the seats had to do with each other; nothing in a round that is void."""
    if finished.void:
        return Dealings((), None, ())
    return dealings_of(finished.game, finished.setup, chance_of(finished.proof), finished.acts, finished.took)


def sealed_record(finished: Finished) -> bytes:
    """The round's record as JSON. Slow (it plays the round again), so it runs beside the loop."""
    record = record_of(finished.game, finished.setup, finished.proof, finished.acts, void=finished.void)
    return msgspec.json.encode(record)


def entry_of(finished: Finished) -> RoundEntry:
    """The round as it stands in its players' lists."""
    return RoundEntry(
        round=finished.id,
        table=finished.table,
        number=finished.number,
        game=finished.game.key,
        version=finished.game.version,
        ended_at=finished.ended_at,
        seats=finished.players,
        points=finished.points,
        ending=finished.ending,
        commitment=finished.proof.commitment,
        kind=finished.charter.kind,
        room=finished.charter.room,
        stake=finished.charter.stake,
        began_at=finished.began_at,
        # Friends agree on terms of their own and bots alone prove nothing: neither can be compared with others.
        rated=finished.charter.kind == "quick" and not finished.void,
    )
