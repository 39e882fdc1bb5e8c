"""A process beside the hall's, for what takes longer than a table may wait: records of rounds that are over."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def beside() -> Iterator[Executor]:
    """The process, started before anybody is served."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max_workers=1, mp_context=spawn, initializer=_begin) as pool:
        pool.submit(int).result()
        yield pool


def _begin() -> None:
    """Steps back behind the hall, and ends with it, however it ends."""
    os.nice(10)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
