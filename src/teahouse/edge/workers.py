"""Processes beside the hall's, for what takes longer than a table may wait: records of rounds, the nightly look."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class BesideTheHall(Executor):
    """One process. When it dies, what it had to do fails with `BrokenExecutor`, and what comes next gets another."""

    def __init__(self) -> None:
        self._pool = _process()

    def submit(self, work: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> Future[T]:
        """Have it done, some time."""
        try:
            return self._pool.submit(work, *arguments, **named)
        except BrokenExecutor:
            log.warning("the process beside the hall has died and is replaced")
            self._pool = _process()
            return self._pool.submit(work, *arguments, **named)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take nothing more."""
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


@contextmanager
def beside() -> Iterator[Executor]:
    """The process, which gets ready while the hall does."""
    with BesideTheHall() as process:
        process.submit(int)
        yield process


async def apart(work: Callable[[], T]) -> T:
    """What `work` returns, done in a process of its own that ends with it; it must be possible to pickle it."""
    pool = _process()
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, work)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(max_workers=1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Steps back behind the hall, and ends with it, however it ends."""
    os.nice(10)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
