"""Does time tell of a claim? Windows of protected tables, measured over real sockets by those who are not asked.

A hall of its own process whose time runs SPEED times faster; four clients at each table, who discard at once and pass
every claim after a random while. Two figures are taken of each window that nobody used: how long it lasted for a seat
that could not claim, and how long the thrower waited for the answer to his discard. The windows are split by whether
anybody could have claimed, and both distributions compared (Kolmogorov-Smirnov, two samples): p > 0.01 means that
nothing was found.

    python benchmarks/claim_timing.py [--tables 40] [--seconds 60] [--game zhuji-mahjong]
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, TextIO

import httpx
import msgspec
import uvloop
from tests.tied import end_with_parent
from websockets.asyncio.client import ClientConnection, connect

from teahouse.edge.app import app
from teahouse.edge.limits import UNLIMITED
from teahouse.edge.metrics import Metrics
from teahouse.edge.server import HallServer, listen, tune_interpreter
from teahouse.edge.settings import MOST_SOCKETS, Settings
from teahouse.hall.clock import LoopClock, Timer, Timing
from teahouse.hall.hall import Hall
from teahouse.kernel import patched, registry
from teahouse.stores import open_database
from teahouse.stores.table_log import SqliteTableLog

SPEED = 10
THOUGHT = (0.02, 0.4)
"""Seconds that a claimant takes to pass, well within a window."""

encode = msgspec.json.encode


class FastClock(LoopClock):
    """The loop's time, SPEED times as fast."""

    def now(self) -> int:
        return int(self._loop.time() * 1000 * SPEED)

    def later(self, wait: int, call: Any) -> Timer:
        return self._loop.call_later(wait / 1000 / SPEED, call)


async def serve(folder: Path) -> None:
    """The hall's process: says its address and serves until it is killed."""
    clock = FastClock()
    stores = await open_database(folder / "hall.db", clock.wall)
    hall = Hall(
        games={game.key: game for game in registry.games()},
        stores=stores,
        table_log=SqliteTableLog(folder / "tables.db"),
        clock=clock,
        timing=Timing(start_wait=1_000, between=1_000, stalled_after=60_000),
    )
    await hall.start()
    settings = Settings(data=folder, limits=UNLIMITED, sockets_per_address=MOST_SOCKETS)
    with listen("127.0.0.1", 0) as sock:
        url = f"http://127.0.0.1:{sock.getsockname()[1]}"
        await HallServer(hall, app(hall, settings, Metrics()), settings, lambda: print(url, flush=True)).serve([sock])


class Trials:
    """What was measured, by whether anybody could have claimed."""

    def __init__(self) -> None:
        self.lasted: dict[bool, list[float]] = defaultdict(list)
        self.answered: dict[bool, list[float]] = defaultdict(list)


class Table:
    """A table's present window: who threw, when, when it was shown to each seat, and who was asked."""

    def __init__(self, trials: Trials) -> None:
        self._trials = trials
        self.thrower: int | None = None
        self.sent = self.heard = 0.0
        self.shown: dict[int, float] = {}
        self.asked: set[int] = set()

    def thrown(self, seat: int, at: float) -> None:
        self.thrower, self.sent, self.heard = seat, at, 0.0
        self.shown, self.asked = {}, set()

    def over(self, seat: int, at: float) -> None:
        """The next seat has drawn: nobody used the window. Told by the seat opposite the thrower, if not asked."""
        claims = bool(self.asked)
        if (
            self.thrower is not None
            and seat == (self.thrower + 2) % 4
            and seat not in self.asked
            and seat in self.shown
        ):
            self._trials.lasted[claims].append(at - self.shown[seat])
            if self.heard:
                self._trials.answered[claims].append(self.heard - self.sent)


class Player:
    """One seat's client."""

    def __init__(self, table: Table, socket: ClientConnection, name: str, seed: int) -> None:
        self._table = table
        self._socket = socket
        self._name = name
        self._random = random.Random(seed)
        self._picture: dict[str, Any] = {}
        self._answered = 0
        self._number = 0

    async def say(self, **fields: Any) -> None:
        await self._socket.send(encode(fields).decode())

    async def play(self) -> None:
        """Plays until it is cancelled."""
        async for text in self._socket:
            at = time.perf_counter()
            message = msgspec.json.decode(text)
            match message["type"]:
                case "sync":
                    self._picture = message
                case "update":
                    self._changed(message, at)
                case _:
                    continue
            own = self._picture["desk"]["seats"][self._picture["seat"]]
            if self._picture["desk"]["state"] in {"waiting", "between"} and not own["ready"]:
                await self.say(type="ready", table=self._name)
            if own["autopilot"]:
                await self.say(type="autopilot", table=self._name, on=False)
            await self._answer()

    async def ping(self) -> None:
        """Says now and then that the line is up."""
        while True:
            await asyncio.sleep(4)
            await self.say(type="ping")

    def _changed(self, update: dict[str, Any], at: float) -> None:
        picture, table, seat = self._picture, self._table, self._picture["seat"]
        for part in ("desk", "public", "private"):
            picture[part] = patched(picture[part], update.get(part, []))
        for question in update.get("question", ()):
            picture["question"] = question
        for event in update.get("events", ()):
            if event["type"] == "discarded":
                table.shown[seat] = at
                if seat == table.thrower:
                    table.heard = at
            elif event["type"] == "drew":
                table.over(seat, at)

    async def _answer(self) -> None:
        question, table = self._picture["question"], self._table
        if question is None or question["q"] <= self._answered:
            return
        self._answered = question["q"]
        actions = question["ask"]["actions"]
        passing = [action for action in actions if action["type"] == "pass"]
        if passing:
            table.asked.add(self._picture["seat"])
            asyncio.get_running_loop().call_later(
                self._random.uniform(*THOUGHT), lambda: asyncio.ensure_future(self._send(question["q"], passing[0]))
            )
            return
        discards = [action for action in actions if action["type"] == "discard"]
        chosen = self._random.choice(discards or actions)
        if discards:
            table.thrown(self._picture["seat"], time.perf_counter())
        await self._send(question["q"], chosen)

    async def _send(self, q: int, action: dict[str, Any]) -> None:
        self._number += 1
        await self.say(type="play", table=self._name, id=str(self._number), q=q, action=action)


async def sit(url: str, game: str, trials: Trials, seed: int) -> list[asyncio.Task[None]]:
    """Four people at one protected table of friends."""
    cookies = []
    name = ""
    for seat in range(4):
        async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
            await client.post("/api/guest", json={})
            if seat == 0:
                name = (await client.post("/api/tables", json={"game": game, "protected": True})).json()["table"]
            else:
                (await client.post(f"/api/tables/{name}/sit", json={"seat": seat})).raise_for_status()
            cookies.append(client.cookies["teahouse"])
    table, tasks = Table(trials), []
    for seat, cookie in enumerate(cookies):
        headers = {"Cookie": f"teahouse={cookie}"}
        socket = await connect(
            f"ws{url.removeprefix('http')}/ws", additional_headers=headers, proxy=None, ping_interval=None
        )
        player = Player(table, socket, name, seed * 4 + seat)
        await player.say(type="hello", protocol=1)
        await player.say(type="enter", table=name)
        tasks += [asyncio.create_task(player.play()), asyncio.create_task(player.ping())]
    return tasks


async def measure(url: str, game: str, tables: int, seconds: float) -> Trials:
    trials = Trials()
    players = [task for seed in range(tables) for task in await sit(url, game, trials, seed)]
    _, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for player in players:
        if player.done():
            player.result()
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return trials


def kolmogorov_smirnov(one: list[float], other: list[float]) -> tuple[float, float]:
    """The greatest distance of the two samples' distributions, and how probable one so great is between equals."""
    steps = sorted([(value, 1 / len(one)) for value in one] + [(value, -1 / len(other)) for value in other])
    distance = height = 0.0
    for at, (value, step) in enumerate(steps):
        height += step
        if at + 1 == len(steps) or steps[at + 1][0] != value:
            distance = max(distance, abs(height))
    root = math.sqrt(len(one) * len(other) / (len(one) + len(other)))
    scaled = (root + 0.12 + 0.11 / root) * distance
    if scaled < 0.2:
        return distance, 1.0
    terms = (2 * (-1) ** (k - 1) * math.exp(-2 * k * k * scaled * scaled) for k in range(1, 101))
    return distance, min(1.0, max(0.0, sum(terms)))


def told(name: str, found: dict[bool, list[float]], out: TextIO = sys.stdout) -> None:
    """A line about one figure."""
    samples = [found[claims] for claims in (False, True)]
    if min(map(len, samples)) < 2:
        print(f"{name}: too few windows ({len(samples[0])} and {len(samples[1])})", file=out)
        return
    distance, p = kolmogorov_smirnov(*samples)
    spread = [[sorted(sample)[int(len(sample) * q)] * 1000 for q in (0.05, 0.5, 0.95)] for sample in samples]
    for claims, sample, (low, median, high) in zip(("nobody could", "somebody could"), samples, spread, strict=True):
        print(f"{name}, {claims:<14} {len(sample):>7,}   5 % {low:8.2f}   median {median:8.2f}   95 % {high:8.2f} ms")
    print(f"{name}: D = {distance:.4f}, p = {p:.3f}  {'nothing found' if p > 0.01 else 'DISTINGUISHABLE'}", file=out)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--serve", type=Path)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="zhuji-mahjong")
    options = parser.parse_args()
    if options.serve is not None:
        end_with_parent()
        tune_interpreter()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(serve(options.serve))
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder]
        with subprocess.Popen(  # noqa: S603 — this file itself
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout is not None
                url = process.stdout.readline().strip()
                trials = asyncio.run(measure(url, options.game, options.tables, options.seconds))
            finally:
                process.terminate()
    told("window ", trials.lasted)
    told("answer ", trials.answered)


if __name__ == "__main__":
    main()
