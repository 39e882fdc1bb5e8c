"""Actions and connections leave nothing behind that only the garbage collector could find.

A full collection stops every table, so the hall makes it rare; that is sound only while nothing needs it.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.hall.evening import evening, play_round


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def hall_objects(found: list[Any]) -> set[str]:
    """The kinds of the hall's and the kernel's objects among what the collector found."""
    kinds = {type(item) for item in found}
    return {kind.__qualname__ for kind in kinds if kind.__module__.startswith("teahouse.")}


async def test_actions_and_connections_make_no_cycles(tmp_path: Path, no_collector: None) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await play_round(house, table, clients)
        await house.settled()
        gc.collect()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            for client in clients:
                client.say({"type": "ready", "table": table.id})
            await house.rest()
            await play_round(house, table, clients)
            for _ in range(50):
                dora = house.client("dora")
                dora.enter(table.id)
                dora.say({"type": "play", "table": table.id, "id": "x", "q": 0, "action": {}})
                dora.visitor.received(b"{")
                dora.visitor.closed()
                del dora.visitor
                del dora
            gc.collect()
            assert hall_objects(gc.garbage) == set()
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
