"""Actions through a real hall: a server process on a fresh data folder, four socket clients a table.

Clients answer with random legal actions, at once (`flat out`) or after a thought (`human pace`). The time of an action
runs from its sending until the last of the table's four seats has its update; that of an answer given in secret (in a
claim window) until its giver has it. Server and clients share this machine; the CPU of both is printed, so that one
can see which of them was the limit.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from time import perf_counter, process_time

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from teahouse.hall.messages import PROTOCOL, Enter, Hello, Ping, Play, Ready

GAME = "zhuji-bao-mahjong"
SEATS = 4
THOUGHT = (0.5, 2.5)
"""Seconds that a client at human pace thinks."""


class Load(msgspec.Struct, frozen=True):
    """So many tables for so long (seconds), after as long a warm-up as needed for all to sit."""

    name: str
    tables: int
    seconds: float
    human: bool


LOADS = (Load("flat out", 50, 10, human=False), Load("human pace", 200, 15, human=True))
QUICK = (Load("flat out", 6, 2, human=False), Load("human pace", 10, 3, human=True))

SEATED_WITHIN = 300
"""Seconds until all must sit and play; a hall that is slower than that has no figure."""

NOTHING = msgspec.Raw()


class Put(msgspec.Struct):
    """What a client reads of a question."""

    q: int
    ask: dict[str, msgspec.Raw]


class Heard(msgspec.Struct):
    """What a client reads of any message; the rest is skipped, and what is not sent is empty."""

    type: str
    desk: msgspec.Raw = NOTHING
    public: msgspec.Raw = NOTHING
    question: msgspec.Raw = NOTHING
    id: str | None = None
    key: str | None = None


class Measure:
    """What has been counted while `on`."""

    def __init__(self) -> None:
        self.all_seated = asyncio.Event()
        self.on = False
        self.actions = 0
        self.seen: list[float] = []
        self.secret: list[float] = []
        self.refused: dict[str, int] = {}


class Table:
    """Four clients whose updates are matched: the n-th public change of one seat is the n-th of every other."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.moving = asyncio.Event()
        self.sent: dict[int, float] = {}
        self.arrived: dict[int, int] = {}

    def change(self, number: int, sent: float | None) -> None:
        """A seat has its update of the n-th public change; its actor also knows when the action was sent."""
        if sent is not None:
            self.sent[number] = sent
        self.arrived[number] = self.arrived.get(number, 0) + 1
        if self.arrived[number] == SEATS:
            del self.arrived[number]
            self.moving.set()
            start = self.sent.pop(number, None)
            if start is not None and self.measure.on:
                self.measure.seen.append(perf_counter() - start)


class Client:
    """One guest, who has a seat at one table."""

    def __init__(self, cookie: str, socket: ClientConnection, table: Table, *, human: bool) -> None:
        self.cookie = cookie
        self.socket = socket
        self.table = table
        self.human = human
        self.rng = random.Random(cookie)
        self.table_id = ""
        self.picture = Heard("")
        self.changes = 0
        self.q = -1
        self.sent: dict[str, float] = {}
        self.thoughts: set[asyncio.Task[None]] = set()
        self.pinging = asyncio.create_task(self._ping())

    async def look(self, table_id: str) -> None:
        """Looks at its table for the first time."""
        self.table_id = table_id
        await self._say(Enter(table_id))
        while self.picture.type != "sync":
            self.picture = msgspec.json.decode(await self.socket.recv(), type=Heard)
            if self.picture.type == "refused":
                raise ConnectionError(self.picture.key)

    async def play(self) -> None:
        """Answers whatever is asked, from the first picture on; flat out not before all sit, or nobody could."""
        if not self.human:
            await self.table.measure.all_seated.wait()
        try:
            await self._heard(self.picture)
            async for message in self.socket:
                await self._heard(msgspec.json.decode(message, type=Heard))
        finally:
            for task in (self.pinging, *self.thoughts):
                task.cancel()
            await self.socket.close()

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(4)
            await self._say(Ping())

    async def _heard(self, heard: Heard) -> None:
        measure = self.table.measure
        if heard.type == "refused":
            measure.refused[str(heard.key)] = measure.refused.get(str(heard.key), 0) + 1
        sent = self.sent.pop(heard.id, None) if heard.id else None
        if sent is not None and measure.on:
            measure.actions += 1
        # A deal is nobody's action, and the last who sat down saw it in his first picture.
        if heard.type == "update" and bytes(heard.public) and b'"playing"' not in bytes(heard.desk):
            self.changes += 1
            self.table.change(self.changes, sent)
        elif sent is not None and measure.on:
            measure.secret.append(perf_counter() - sent)
        if b'"between"' in bytes(heard.desk):
            await self._say(Ready(self.table_id))
        if bytes(heard.question):
            await self._asked(bytes(heard.question))

    async def _asked(self, question: bytes) -> None:
        whole = msgspec.json.decode(question, type=Put | list[Put | None] | None)
        put = whole[0] if isinstance(whole, list) else whole
        self.q = put.q if put is not None else -1
        if put is None:
            return
        answers = msgspec.json.decode(put.ask["actions"], type=list[msgspec.Raw])
        answer = self.rng.choice(answers)
        if self.human:
            thought = asyncio.create_task(self._think(put.q, answer))
            self.thoughts.add(thought)
            thought.add_done_callback(self.thoughts.discard)
        else:
            await self._answer(put.q, answer)

    async def _think(self, q: int, answer: msgspec.Raw) -> None:
        await asyncio.sleep(self.rng.uniform(*THOUGHT))
        if q == self.q:
            await self._answer(q, answer)

    async def _answer(self, q: int, answer: msgspec.Raw) -> None:
        key = f"{self.rng.getrandbits(64):x}"
        self.sent[key] = perf_counter()
        await self._say(Play(self.table_id, key, q, answer))

    async def _say(self, message: msgspec.Struct) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())


# ── the hall and its guests ──────────────────────────────────────────────────


@contextmanager
def hall() -> Iterator[tuple[str, int]]:
    """A hall in a process of its own, over real files in a folder that is then thrown away: its address and pid."""
    command = Path(sys.executable).with_name("teahouse")
    with tempfile.TemporaryDirectory() as data:
        words = [str(command), "serve", "--port", "0", "--data", data, "--limits", "off", "--log-level", "error"]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)  # noqa: S603 — our own command
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1], server.pid
        finally:
            server.terminate()
            server.wait(30)


async def seated(http: httpx.AsyncClient, table: Table, *, human: bool) -> list[Client]:
    """Four guests, on the line, at a table of their own."""
    clients = [await guest(http, table, human=human) for _ in range(SEATS)]
    opened = await post(http, "/api/tables", clients[0].cookie, {"game": GAME, "options": {}})
    for client in clients:
        if client is not clients[0]:
            await post(http, f"/api/tables/{opened['table']}/sit", client.cookie, {})
        await client.look(opened["table"])
    return clients


async def guest(http: httpx.AsyncClient, table: Table, *, human: bool) -> Client:
    answer = await http.post("/api/guest", json={})
    answer.raise_for_status()
    cookie = answer.headers["set-cookie"].partition(";")[0]
    address = str(http.base_url.copy_with(scheme="ws", path="/ws"))
    socket = await connect(
        address, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None, max_queue=None
    )
    await socket.send(msgspec.json.encode(Hello(PROTOCOL)).decode())
    return Client(cookie, socket, table, human=human)


async def post(http: httpx.AsyncClient, path: str, cookie: str, body: dict[str, object]) -> dict[str, str]:
    answer = await http.post(path, json=body, headers={"Cookie": cookie})
    if answer.is_error:
        raise ConnectionError(f"{path}: {answer.text}")
    found: dict[str, str] = answer.json()
    return found


# ── figures ──────────────────────────────────────────────────────────────────


@asynccontextmanager
async def playing(url: str, load: Load, measure: Measure) -> AsyncIterator[None]:
    """All tables at play; an error of one client is an error of the benchmark."""
    tables = [Table(measure) for _ in range(load.tables)]
    knocking = asyncio.Semaphore(8)
    tasks: list[asyncio.Task[None]] = []
    jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # keeps nothing: each guest has his own cookie
    async with asyncio.TaskGroup() as group, httpx.AsyncClient(base_url=url, timeout=60, cookies=jar) as http:

        async def sit(table: Table) -> None:
            async with knocking:
                clients = await seated(http, table, human=load.human)
            tasks.extend(group.create_task(client.play()) for client in clients)

        await asyncio.gather(*map(sit, tables))
        measure.all_seated.set()
        for table in tables:
            await table.moving.wait()
        yield
        for task in tasks:
            task.cancel()


async def measured(load: Load, url: str, pid: int) -> dict[str, float]:
    """The figures of one load."""
    measure = Measure()
    async with asyncio.timeout(SEATED_WITHIN + load.seconds), playing(url, load, measure):
        measure.on = True
        start, server, own = perf_counter(), cpu_of(pid), process_time()
        await asyncio.sleep(load.seconds)
        measure.on = False
        seconds, server, own = perf_counter() - start, cpu_of(pid) - server, process_time() - own
    name = f"{load.name}, {load.tables} tables"
    times = [*marks("seen by all", measure.seen), *marks("secret", measure.secret)]
    return {
        f"{name}: actions/s": measure.actions / seconds,
        **{f"{name}: {mark}, ms": 1000 * value for mark, value in times},
        f"{name}: refused": sum(measure.refused.values()),
        f"{name}: CPU of the hall, %": 100 * server / seconds,
        f"{name}: CPU of the clients, %": 100 * own / seconds,
        f"{name}: memory of the hall, MB": memory_of(pid),
    }


def marks(name: str, times: list[float]) -> Iterator[tuple[str, float]]:
    ordered = sorted(times)
    for mark in (50, 99, 99.9):
        if ordered:
            yield f"{name} p{mark}", ordered[min(len(ordered) - 1, int(len(ordered) * mark / 100))]


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Megabytes of a process that are in memory."""
    (line,) = (line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def figures(*, quick: bool = False) -> dict[str, float]:
    """All loads, each on a hall of its own."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65536)), hard))
    found: dict[str, float] = {}
    for load in QUICK if quick else LOADS:
        with hall() as (url, pid), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            found |= runner.run(measured(load, url, pid))
    return found


if __name__ == "__main__":
    for name, value in figures(quick="--quick" in sys.argv).items():
        print(f"{name:52}{value:>14,.2f}")
