"""The process beside the hall: what it does, and what becomes of work at which it dies."""

from __future__ import annotations

import os
from concurrent.futures import BrokenExecutor

import pytest

from teahouse.edge.workers import apart, beside


def test_it_is_another_process_and_the_same_for_all_work() -> None:
    with beside() as process:
        first, second = process.submit(os.getpid), process.submit(os.getpid)
        assert first.result() == second.result() != os.getpid()


def test_a_process_that_dies_fails_its_work_and_is_replaced() -> None:
    with beside() as process:
        before = process.submit(os.getpid).result()
        with pytest.raises(BrokenExecutor):
            process.submit(os._exit, 1).result()
        after = process.submit(os.getpid).result()
        assert after not in {before, os.getpid()}


async def test_work_apart_has_a_process_of_its_own_each_time() -> None:
    assert len({await apart(os.getpid), await apart(os.getpid), os.getpid()}) == 3
