"""Actions through the hall without sockets: tables of four clients on one real log, each answering at once.

Rules, log on disk, pictures, patches and encoding are the real ones; only the sockets are missing. The CPU time of an
action is that of the loop's thread, clients included, and apart from it that of the threads that write the log, keep
the books and make the records (which a served hall makes in another process).
"""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop

from teahouse.games.zhuji_bao_mahjong import GAME
from teahouse.hall.accounts import Player
from teahouse.hall.clock import LoopClock, Timing
from teahouse.hall.hall import Hall
from teahouse.stores import open_database
from teahouse.stores.table_log import SqliteTableLog

TABLES = 50
SEATS = 4
SECONDS = 5.0


class Client:
    """A line that answers every question with a random one of its listed actions."""

    def __init__(self, hall: Hall, player: Player, table: str, seed: int) -> None:
        self._table = table
        self._random = random.Random(seed)
        self._loop = asyncio.get_running_loop()
        self._played = 0
        self.bytes = self.messages = 0
        self._visitor = hall.visitor(player, self)
        self._say({"type": "hello", "protocol": 1})
        self._say({"type": "enter", "table": table})

    def send(self, data: bytes) -> None:
        """What the hall says: measured, and answered in the loop's next turn."""
        self.bytes += len(data)
        self.messages += 1
        if b'"question":[{' in data or b'"question":{' in data:
            question = msgspec.json.decode(data)["question"]
            self._loop.call_soon(self._answer, question[0] if isinstance(question, list) else question)
        elif b'"between"' in data:
            self._loop.call_soon(self._get_ready)

    def close(self, code: int, key: str) -> None:
        """The hall shuts."""

    def _answer(self, question: dict[str, object]) -> None:
        ask = question["ask"]
        assert isinstance(ask, dict)
        action = self._random.choice(ask["actions"])
        self._played += 1
        self._say({"type": "play", "table": self._table, "id": str(self._played), "q": question["q"], "action": action})

    def _get_ready(self) -> None:
        self._say({"type": "ready", "table": self._table})

    def _say(self, message: dict[str, object]) -> None:
        self._visitor.received(msgspec.json.encode(message))


async def measure(folder: Path) -> None:
    clock = LoopClock()
    stores = await open_database(folder / "hall.db", clock.wall)
    hall = Hall(
        games={GAME.key: GAME},
        stores=stores,
        table_log=SqliteTableLog(folder / "tables.db"),
        clock=clock,
        timing=Timing(bot_pause=(0, 0)),
    )
    await hall.start()
    seated: list[tuple[Player, str]] = []
    for number in range(TABLES):
        host, *others = players = [Player(f"p{number}-{seat}", "", 0, "zhuji") for seat in range(SEATS)]
        table = await hall.seating.open(host, GAME.key, {})
        for player in others:
            await hall.seating.sit(player, table)
        seated += [(player, table) for player in players]
    clients = [Client(hall, player, table, seed) for seed, (player, table) in enumerate(seated)]
    gc.collect()
    gc.freeze()
    acts, sent = _acts(hall), [(client.messages, client.bytes) for client in clients]
    begun, loop, process = time.perf_counter(), time.thread_time(), time.process_time()
    await asyncio.sleep(SECONDS)
    wall, done = time.perf_counter() - begun, _acts(hall) - acts
    loop, process = time.thread_time() - loop, time.process_time() - process
    messages = sum(client.messages for client in clients) - sum(before for before, _ in sent)
    size = sum(client.bytes for client in clients) - sum(before for _, before in sent)
    print(f"{TABLES} tables of {SEATS} clients, {wall:.1f} s, rounds in the ledger and the archive included")
    print(f"actions a second     {done / wall:10,.0f}")
    print(
        f"CPU an action, µs    {loop / done * 1e6:10,.0f} in the loop, {(process - loop) / done * 1e6:,.0f} beside it"
    )
    print(f"messages an action   {messages / done:10.2f}")
    print(f"bytes a message      {size / messages:10,.0f}")
    await hall.stop()
    await stores.close()


def _acts(hall: Hall) -> int:
    """Rows of all tables; nearly all of them are actions."""
    return sum(table.rows for table in hall.tables)


def main() -> None:
    """Print the figures."""
    gc.set_threshold(50_000, 1_000, 1_000)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
