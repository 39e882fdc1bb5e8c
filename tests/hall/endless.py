"""A process that plays one table at full speed until it is killed, and tells its parent all that a seat was shown.

Run as `python endless.py FOLDER`. Each line of its output is the `seq` of a row and the events that seat 0 was shown
of it, written after they were shown.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.laws.snatch import SnatchGame  # noqa: E402 — the path comes first
from tests.stores.files import opened  # noqa: E402

from teahouse.hall.accounts import Player  # noqa: E402
from teahouse.hall.clock import LoopClock, Timing  # noqa: E402
from teahouse.hall.hall import Hall  # noqa: E402
from teahouse.stores.table_log import SqliteTableLog  # noqa: E402

ANNA = Player(id="anna", name="anna", avatar=0, town="zhuji")


class Keeping(SqliteTableLog):
    """Forgets nothing, so that the parent can look for everything."""

    def forget(self, table: str, before: int) -> None:
        """Keep the rows."""


class Seat:
    """The line of seat 0: it answers what it is asked and passes on what it is shown."""

    def __init__(self, hall: Hall, table: str) -> None:
        self._hall = hall
        self._table = table
        self.visitor = hall.visitor(ANNA, self)
        self.say({"type": "hello", "protocol": 1})
        self.say({"type": "enter", "table": table})
        self._go_on()

    def say(self, message: dict[str, object]) -> None:
        self.visitor.received(msgspec.json.encode(message))

    def send(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if message["type"] != "update":
            return
        if "events" in message:
            shown = {"seq": self._hall.tables.get(self._table).rows, "events": message["events"]}
            os.write(1, msgspec.json.encode(shown) + b"\n")
        if [["state"], "between"] in message.get("desk", ()):
            asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        self.say({"type": "ready", "table": self._table})
        self.say({"type": "autopilot", "table": self._table, "on": True})

    def close(self, code: int, key: str) -> None:
        """Nobody closes it; it is killed."""


async def play(folder: Path) -> None:
    async with opened(folder) as stores:
        clock = LoopClock()
        hall = Hall(
            games={"snatch": SnatchGame()},
            stores=stores,
            table_log=Keeping(folder / "tables.db"),
            clock=clock,
            timing=Timing(bot_pause=(0, 0), restart_jitter=0),
        )
        await hall.start()
        if not len(hall.tables):
            await hall.seating.open(ANNA, "snatch", {}, bots=True)
        (table,) = hall.tables
        Seat(hall, table.id)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1])))
