"""Processes beside the hall's, for what takes longer than a table may wait: records of rounds, the nightly look."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


@contextmanager
def beside() -> Iterator[Executor]:
    """The process, started before anybody is served."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max_workers=1, mp_context=spawn, initializer=_begin) as pool:
        pool.submit(int).result()
        yield pool


async def apart(work: Callable[[], T]) -> T:
    """What `work` returns, done in a process of its own that ends with it; it must be possible to pickle it."""
    pool = ProcessPoolExecutor(max_workers=1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, work)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """Steps back behind the hall, and ends with it, however it ends."""
    os.nice(10)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
