"""The rebuilding of all tables after a restart, here and in the process beside the hall at the same time."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Final, TypeAlias

from teahouse.hall.course import Past, past_of, pasts_of
from teahouse.hall.deeds import charter_of
from teahouse.hall.log import Row, TableLog
from teahouse.hall.replay import from_snapshot
from teahouse.kernel import Game

log = logging.getLogger(__name__)

AT_A_TIME: Final = 16
"""Tables that are sent to the other process at a time."""

UNDER_WAY: Final = 2
"""So often before the first have come back, so that it never waits for the next."""

Standing: TypeAlias = tuple[Game, list[Row]]
"""A table as it is in the log: its game, and its rows from the last that holds everything."""


async def rebuilt(
    tables: TableLog, game_of: Callable[[str], Game], executor: Executor | None
) -> AsyncIterator[tuple[list[Row], Past]]:
    """Every table of the log, in no order, with the rows that made it; the loop turns in between.

    `executor` helps once it is ready, where there are many tables. A table of an unknown game, or whose first row
    nobody understands, stays in the log. Raises `StoreUnavailable`.
    """
    waiting = deque(await tables.tables())
    ready = executor.submit(int) if executor is not None and len(waiting) > AT_A_TIME else None
    sent: deque[tuple[list[Standing], asyncio.Future[list[Past | None]]]] = deque()
    while waiting or sent:
        if ready is not None and ready.done() and len(sent) < UNDER_WAY and len(waiting) > AT_A_TIME:
            found = [await _standing(tables, game_of, waiting.popleft()) for _ in range(AT_A_TIME)]
            some = [standing for standing in found if standing is not None]
            sent.append((some, asyncio.get_running_loop().run_in_executor(executor, pasts_of, some)))
        elif sent and (sent[0][1].done() or not waiting):
            some, answer = sent.popleft()
            for standing, past in zip(some, await _answered(answer, len(some)), strict=True):
                if past is not None or (past := _past_of(*standing)) is not None:
                    yield standing[1], past
        else:
            standing_here = await _standing(tables, game_of, waiting.popleft())
            if standing_here is not None and (past_here := _past_of(*standing_here)) is not None:
                yield standing_here[1], past_here
        await asyncio.sleep(0)


async def _standing(tables: TableLog, game_of: Callable[[str], Game], table_id: str) -> Standing | None:
    """A table's game and rows; `None` where nothing stands there, or what nobody can read."""
    found = await tables.rows(table_id)
    rows = list(from_snapshot(found))
    if len(rows) < len(found):
        tables.forget(table_id, rows[0].seq if rows else found[-1].seq + 1)
    if not rows:
        return None
    try:
        return game_of(charter_of(rows[0].body).game), rows
    except Exception:
        log.exception("table %s cannot be rebuilt and stays in the log", table_id)
        return None


def _past_of(game: Game, rows: list[Row]) -> Past | None:
    try:
        return past_of(game, rows)
    except Exception:
        log.exception("table %s cannot be rebuilt and stays in the log", rows[0].table)
        return None


async def _answered(answer: asyncio.Future[list[Past | None]], count: int) -> list[Past | None]:
    """What the other process has made of so many tables; nothing where it has died at it."""
    try:
        return await answer
    except BrokenExecutor:
        log.warning("the process that helped to rebuild the tables has died")
        return [None] * count
