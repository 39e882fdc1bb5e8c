"""Deadlines of a hall in this process, over the real loop and the real log: how late they are, and who wins a race.

Lateness: people at many tables think for up to a second of the second that they have, some never answer; measured from
the moment a time-out was due until it is admitted. Races: people answer within a few milliseconds around the moment
of their time-out. Each question has one act, an answer that came before the time-out was admitted is the one, and
whoever was not told that his answer counts has none in the round.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import msgspec
import uvloop

from teahouse.games import zhuji_bao_mahjong
from teahouse.hall.accounts import Player
from teahouse.hall.clock import LoopClock, Timing
from teahouse.hall.hall import Hall
from teahouse.hall.log import Done, Row
from teahouse.hall.match import Finished
from teahouse.hall.table import Table
from teahouse.kernel import Allowance, Options
from teahouse.stores import open_database
from teahouse.stores.table_log import SqliteTableLog

SEATS = 4
NEVER = 1e9
"""Seconds that somebody thinks who does not answer."""


class Hasty(type(zhuji_bao_mahjong.GAME)):  # type: ignore[misc]  # the class of an instance
    """A real game whose questions have `each` seconds and no bank."""

    each = 1

    def clocks(self, options: Options) -> Mapping[str, Allowance]:
        return {key: Allowance(self.each) for key in super().clocks(options)}


class Hastier(Hasty):
    """Here the grace is all the time there is."""

    each = 0


class WatchedLog(SqliteTableLog):
    """Notes how long after its moment (ms) each time-out is admitted."""

    hall: WatchedHall

    def append(self, row: Row, done: Done) -> None:
        if row.kind == "act" and b'"clock"' in row.body:
            running = self.hall.tables.get(row.table).deadlines.running[row.seat]
            self.hall.late.append(self.hall.clock.now() - running.due - self.hall.timing.grace)
        super().append(row, done)


class WatchedHall(Hall):
    """Counts, in rounds that are over, the acts of seats themselves."""

    def __init__(self, **parts: Any) -> None:
        super().__init__(**parts)
        self.late: list[int] = []
        self.acts: dict[str, int] = {}

    def finished(self, table: Table, finished: Finished) -> None:
        self.acts[finished.id] = sum(act.cause == "seat" for act in finished.acts)
        super().finished(table, finished)


class Person:
    """Somebody in this process who answers each question once, `thinks()` seconds after it was put."""

    def __init__(self, hall: Hall, player: Player, table: Table, luck: Random, thinks: Callable[[], float]) -> None:
        self._table = table
        self._luck = luck
        self._thinks = thinks
        self._loop = asyncio.get_running_loop()
        self._seat = table.match.seat_of(player.id)
        self._q = 0
        self._in_time: set[str] = set()
        self.sent = self.won = self.wronged = 0
        self._visitor = hall.visitor(player, self)
        self._say({"type": "hello", "protocol": 1})
        self._say({"type": "enter", "table": table.id})

    def send(self, data: bytes) -> None:
        """The hall's `Line`."""
        message = msgspec.json.decode(data)
        if message.get("id") and message["type"] == "update":
            self.won += 1
            self._in_time.discard(message["id"])
        elif message["type"] == "sync" and self._in_time:
            # The answer was there first, and yet the picture is all that comes back.
            self.wronged += len(self._in_time)
            self._in_time.clear()
        question = message.get("question")
        question = question[0] if isinstance(question, list) and question else question
        if question and question["q"] != self._q:
            self._q = question["q"]
            self._loop.call_later(self._thinks(), self._answer, question)
        if b'"between"' in data:
            self._loop.call_soon(self._say, {"type": "ready", "table": self._table.id})
        if b'"autopilot"' in data:
            self._loop.call_soon(self._say, {"type": "autopilot", "table": self._table.id, "on": False})

    def close(self, code: int, key: str) -> None:
        """The hall's `Line`."""

    def _answer(self, question: dict[str, Any]) -> None:
        self.sent += 1
        mark, asked = str(self.sent), self._table.match.pending.get(self._seat if self._seat is not None else -2)
        chair = self._table.match.chairs[self._seat or 0]
        free = not self._table.busy and chair is not None and not chair.autopilot
        if free and asked is not None and asked.q == question["q"]:
            self._in_time.add(mark)
        action = self._luck.choice(question["ask"]["actions"])
        self._say({"type": "play", "table": self._table.id, "id": mark, "q": question["q"], "action": action})

    def _say(self, message: dict[str, Any]) -> None:
        self._visitor.received(msgspec.json.encode(message))


async def evening(
    game: Hasty, grace: int, tables: int, thinks: Callable[[Random, int], float], enough: Callable[[int, float], bool]
) -> tuple[WatchedHall, list[Person], float]:
    """Lets people play until it is enough (answers, seconds); the hall, the people, the processor's share."""
    with tempfile.TemporaryDirectory() as folder:
        clock, luck = LoopClock(), Random(5)
        stores = await open_database(Path(folder) / "hall.db", clock.wall)
        log = WatchedLog(Path(folder) / "tables.db")
        hall = WatchedHall(
            games={game.key: game}, stores=stores, table_log=log, clock=clock, timing=Timing(grace=grace)
        )
        log.hall = hall
        await hall.start()
        seated: list[tuple[Player, Table, int]] = []
        for number in range(tables):
            players = [Player(f"p{number}-{seat}", "", 0, "zhuji") for seat in range(SEATS)]
            table = hall.tables.get(await hall.seating.open(players[0], game.key, {}))
            for player in players[1:]:
                await hall.seating.sit(player, table.id)
            seated += [(player, table, seat) for seat, player in enumerate(players)]
        people = [
            Person(hall, player, table, luck, partial(thinks, luck, seat)) for player, table, seat in seated
        ]  # fmt: skip
        gc.collect()
        gc.freeze()
        hall.late.clear()
        begun, processor = perf_counter(), process_time()
        while not enough(sum(person.sent for person in people), perf_counter() - begun):  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        share = (process_time() - processor) / (perf_counter() - begun)
        await hall.stop()
        await stores.close()
        return hall, people, share


def lateness(tables: int, seconds: float) -> dict[str, float]:
    """One seat of each table never answers; the others take up to a second."""

    def thinks(luck: Random, seat: int) -> float:
        return NEVER if seat == 0 else luck.uniform(0.1, 0.9)

    def enough(_: int, passed: float) -> bool:
        return passed > seconds

    hall, people, share = in_a_loop(evening(Hasty(), 250, tables, thinks, enough))
    late = sorted(hall.late)
    name = f"lateness, {tables} tables"
    return {
        f"{name}: answers/s": sum(person.won for person in people) / seconds,
        f"{name}: time-outs/s": len(late) / seconds,
        f"{name}: CPU of the process, %": 100 * share,
        **{f"{name}: p{mark}, ms": late[min(len(late) - 1, int(len(late) * mark / 100))] for mark in (50, 99, 99.9)},
        f"{name}: slept through": hall.tables.stalled,
    }


def races(count: int, tables: int) -> dict[str, float]:
    """All answer around the end of a grace of 20 ms, a few much later: a loop that is held up lets answers in first."""

    def thinks(luck: Random, seat: int) -> float:
        return float(0.01 * 40 ** luck.random())

    def enough(sent: int, _: float) -> bool:
        return sent >= count

    hall, people, _ = in_a_loop(evening(Hastier(), 20, tables, thinks, enough))
    played = sum(hall.acts.values()) + sum(
        act.cause == "seat" for table in hall.tables if table.match.playing is not None for act in table.match.acts
    )
    won = sum(person.won for person in people)
    return {
        "races": sum(person.sent for person in people),
        "races that the answer won": won,
        "races that the time-out won": len(hall.late),
        "acts of seats in all rounds": played,
        "answers that came first and lost": sum(person.wronged for person in people),
    }


def in_a_loop(playing: Any) -> Any:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(playing)


def figures(*, quick: bool = False) -> dict[str, float]:
    """Both."""
    gc.set_threshold(50_000, 1_000, 1_000)
    late = lateness(20, 3) if quick else lateness(500, 20)
    return late | (races(300, 10) if quick else races(10_000, 40))


if __name__ == "__main__":
    for name, value in figures(quick="--quick" in sys.argv).items():
        print(f"{name:52}{value:>14,.2f}")
