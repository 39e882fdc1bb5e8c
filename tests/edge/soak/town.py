"""A hall as a process of its own that is killed again and again, and the people who play in it meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
from tests.edge.soak.person import Pace, Person
from tests.edge.soak.testimony import Testimony, Verdict, verdict_on

from teahouse.kernel import Game
from teahouse.stores import read_database

OPENS_WITHIN: Final = 120.0
BACK_WITHIN: Final = 600.0
ENDS_WITHIN: Final = 60.0
DISTURBED_EVERY: Final = 15.0
"""Seconds between two troubles of one person's line, on the average."""
DURING_START: Final = 0.1
"""So many of the kills meet a hall that is still starting."""
ROUNDS: Final = (2, 16)
"""The length of a friends' match."""
ROOMS: Final = 0.25
"""So many of the tables are those of rooms, where bots sit down after a while; the others are friends'."""
KNOCKING: Final = 8
UNWANTED: Final = ("cannot be rebuilt", "is void", "Traceback", "is not in the ledger", "no record")


class Process:
    """`teahouse serve` on one folder and one port; it ends with this process, also when that is killed."""

    def __init__(self, folder: Path, bot_pause: str) -> None:
        self.folder = folder
        self.bot_pause = bot_pause
        self.url = ""
        self._process: asyncio.subprocess.Process
        self._port = 0
        self.log = folder / "soak.log"

    async def start(self) -> None:
        """Begins; returns before it is open."""
        serve = ("teahouse.cli", "serve", "--data", str(self.folder), "--port", str(self._port))
        command = (sys.executable, "-m", "tests.tied", *serve)
        settings = {
            "TEAHOUSE_LIMITS": "off",
            "TEAHOUSE_SOCKETS_PER_ADDRESS": "10000",
            "TEAHOUSE_BOT_PAUSE": self.bot_pause,
            "TEAHOUSE_LOG_LEVEL": "warning",
        }
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command,
                env=os.environ | settings,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )

    async def answers(self) -> None:
        """Returns when it serves."""
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), OPENS_WITHIN)
        if not line:
            raise RuntimeError(f"the hall did not open: {self.log.read_text()[-2000:]}")
        self.url = line.decode().rpartition(" ")[2].strip()
        self._port = int(self.url.rpartition(":")[2])

    async def kill(self) -> None:
        """Ends it as a power switch would."""
        self._process.kill()
        await self._process.wait()

    async def end(self) -> int:
        """Asks it to end; its exit status."""
        self._process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._process.wait(), ENDS_WITHIN)


class Company:
    """Those who play at one table: friends with a code, or people whom a room brings together."""

    def __init__(self, town: Town, game: Game, people: int, luck: Random) -> None:
        self._town = town
        self._game = game
        self._luck = luck
        self._friends = luck.random() >= ROOMS
        self._seats = luck.choice(game.about.seats)
        self._people = min(people, self._seats)
        self._table: str | None = None
        self._turn = asyncio.Lock()
        self.members: list[Person] = []
        self.rounds: dict[str, int] = {}
        """The agreed length of each of its matches."""

    async def gather(self) -> None:
        """Everybody gets an account."""
        for _ in range(self._people):
            cookie = await self._town.guest()
            self.members.append(Person(self._town, self, cookie, Random(cookie)))

    async def seek(self, person: Person) -> str:
        async with self._turn, self._town.knocking:
            if not self._friends:
                answer = await self._town.post("/api/quick", person, {"game": self._game.key})
                return str(answer["table"])
            if self._table is None:
                self._table = await self._open()
            return self._table

    def left(self, table: str) -> None:
        if table == self._table:
            self._table = None

    async def _open(self) -> str:
        """A table for all members; what a kill interrupts is begun anew."""
        host, *others = self.members
        rounds = self._luck.randint(*ROUNDS)
        terms = {"game": self._game.key, "rounds": rounds, "seats": self._seats}
        table = str((await self._town.post("/api/tables", host, terms))["table"])
        for other in others:
            await self._town.post(f"/api/tables/{table}/sit", other, {})
        await self._town.post(f"/api/tables/{table}/fill", host, {})
        self.rounds[table] = rounds
        return table


class Town:
    """Everybody, and the hall. `counts` is what has happened to them."""

    def __init__(self, folder: Path, games: Iterable[Game], luck: Random, pace: Pace, bot_pause: str) -> None:
        self.process = Process(folder, bot_pause)
        self.pace = pace
        self.testimony = Testimony()
        self.counts: Counter[str] = Counter()
        self.knocking = asyncio.Semaphore(KNOCKING)
        self.starts = 0
        self.answering: list[float] = []
        self.back: list[float] = []
        self._games = {game.key: game for game in games}
        self._luck = luck
        self._open = asyncio.Event()
        self._companies: list[Company] = []
        self._http: httpx.AsyncClient

    # What people need

    @property
    def url(self) -> str:
        return self.process.url

    async def opened(self) -> None:
        await self._open.wait()

    def counted(self, what: str) -> None:
        self.counts[what] += 1

    async def guest(self) -> str:
        """A new account's cookie."""
        answer = await self._http.post(f"{self.url}/api/guest", json={})
        answer.raise_for_status()
        self.counted("accounts")
        return answer.headers["set-cookie"].partition(";")[0]

    async def post(self, path: str, person: Person, body: dict[str, Any]) -> dict[str, Any]:
        """Asks the hall for something; a hall that is away or says no is an `OSError`, to be tried again."""
        await self.opened()
        try:
            answer = await self._http.post(f"{self.url}{path}", json=body, headers={"Cookie": person.cookie})
        except httpx.TransportError as error:
            raise OSError(str(error)) from error
        if answer.is_error:
            key = answer.json()["key"]
            self.counted(f"refused: {key}")
            raise OSError(key)
        found: dict[str, Any] = answer.json() if answer.content else {}
        return found

    @property
    def people(self) -> list[Person]:
        return [person for company in self._companies for person in company.members]

    # What happens to them

    @asynccontextmanager
    async def playing(self, tables: int, people: Sequence[int]) -> AsyncIterator[None]:
        """The hall is open, with so many tables of all games in turn, `people` at each in turn, and all play."""
        keys = sorted(self._games)
        jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # keeps nothing: each person has his own cookie
        async with httpx.AsyncClient(timeout=30, trust_env=False, cookies=jar) as self._http:
            await self.start()
            lives: list[asyncio.Task[None]] = []
            try:
                for number in range(tables):
                    game = self._games[keys[number % len(keys)]]
                    self._companies.append(Company(self, game, people[number % len(people)], self._luck))
                await asyncio.gather(*(company.gather() for company in self._companies))
                lives += [asyncio.create_task(person.live()) for person in self.people]
                await self.everybody_is_back()
                lives.append(asyncio.create_task(self._disturb()))
                yield
            except BaseException:
                await self.process.kill()
                raise
            finally:
                for life in lives:
                    life.cancel()
                await asyncio.gather(*lives, return_exceptions=True)

    async def start(self) -> None:
        """Opens the hall on what the last one left."""
        begun = perf_counter()
        self.starts += 1
        await self.process.start()
        await self.process.answers()
        self.answering.append(perf_counter() - begun)
        self._open.set()

    async def kill(self) -> None:
        """Kills the hall."""
        self._open.clear()
        self.counted("kills")
        await self.process.kill()

    async def kill_and_start(self) -> None:
        """Kills the hall and opens it again; now and then that start is cut short too."""
        await self.kill()
        while self._luck.random() < DURING_START:
            await self.process.start()
            await asyncio.sleep(self._luck.uniform(0, self.answering[-1]))
            self.counted("kills during a start")
            await self.kill()
        await self.start()

    async def everybody_is_back(self) -> None:
        """Returns when all people have seen their tables since the hall was opened."""
        begun = perf_counter()
        await self.are_back(1)
        self.back.append(perf_counter() - begun)

    async def are_back(self, share: float) -> None:
        """Returns when so many of the people, from 0 to 1, have seen their tables since the hall was opened."""
        people = self.people
        async with asyncio.timeout(BACK_WITHIN):
            while sum(person.back_in == self.starts for person in people) < share * len(people):  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    async def _disturb(self) -> None:
        """Lines break, flap and stall, all the time."""
        while True:
            await asyncio.sleep(self._luck.uniform(0, 2 * DISTURBED_EVERY / len(self.people)))
            await self.opened()
            person = self._luck.choice(self.people)
            if self._luck.random() < 0.5:
                self.counted("lines broken")
                person.lose_line()
            else:
                self.counted("readers stalled")
                person.read_slowly(self._luck.uniform(0.2, 3))

    # What the books say

    async def verdict(self) -> Verdict:
        """What the books of the closed hall say of all that was seen."""
        verdict = await verdict_on(self.testimony, self.process.folder, self._games)
        stores = await read_database(self.process.folder / "hall.db", lambda: 0)
        try:
            report = await stores.audit.report()
        finally:
            await stores.close()
        verdict.books = report.figures
        verdict.faults += report.faults
        verdict.faults += list(self._lost_tables(verdict))
        log = self.process.log.read_text("utf-8").splitlines()
        verdict.faults += [line for line in log if any(word in line for word in UNWANTED)]
        return verdict

    def _lost_tables(self, verdict: Verdict) -> Iterator[str]:
        """Tables that were not there any more for somebody, although their match was not played to its end."""
        for company in self._companies:
            for table in {table for person in company.members for table in person.lost_tables}:
                if f"{table}-{company.rounds.get(table, 0)}" not in verdict.archived:
                    yield f"table {table} was gone before its match was over"
