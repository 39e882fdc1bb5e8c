"""A person at one table of a hall that is soaked: answers at random, repeats itself, and comes back to its seat."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

import msgspec
from tests.edge.soak.testimony import Said, Testimony
from tests.edge.soak.wire import Wire

from teahouse.hall.messages import PROTOCOL, Again, AskHint, Autopilot, Enter, Hello, Ping, Play, Ready

NOTHING: Final = msgspec.Raw()
REPEATS: Final = 0.15
"""How likely an action is sent twice; as often an older one is sent again later."""
LEAST_PAUSE: Final = 0.1
HEARTBEAT: Final = 4.0

encode = msgspec.json.Encoder().encode


class Counsel(msgspec.Struct):
    """What a client reads of a hint."""

    action: msgspec.Raw


class Heard(msgspec.Struct):
    """What a client reads of any message; what is not sent is empty."""

    type: str
    table: str | None = ""
    v: int = 0
    seat: int | None = None
    desk: msgspec.Raw = NOTHING
    public: msgspec.Raw = NOTHING
    private: msgspec.Raw = NOTHING
    question: msgspec.Raw = NOTHING
    events: msgspec.Raw = NOTHING
    id: str | None = None
    key: str = ""
    q: int | None = None
    hint: Counsel | None = None


class Put(msgspec.Struct):
    """What a client reads of a question."""

    q: int
    ask: dict[str, msgspec.Raw]


class DeskPart(msgspec.Struct):
    """What a client reads of a desk."""

    state: str
    round: str | None


_heard = msgspec.json.Decoder(Heard).decode
_put = msgspec.json.Decoder(Put | list[Put | None] | None).decode
_desk = msgspec.json.Decoder(DeskPart).decode


class Pace(msgspec.Struct, frozen=True):
    """Seconds that people think, and wait before they are ready for the next round."""

    thought: tuple[float, float] = (0.2, 2.0)
    between: tuple[float, float] = (0.1, 1.0)


class Place(Protocol):
    """Where a person finds a hall."""

    pace: Pace
    testimony: Testimony
    starts: int
    """How often the hall has been opened."""

    @property
    def url(self) -> str:
        """The address of the hall."""

    async def opened(self) -> None:
        """Returns when the hall is open."""

    def counted(self, what: str) -> None:
        """Something has happened that is counted."""


class Host(Protocol):
    """Who brings people to their tables."""

    async def seek(self, person: Person) -> str:
        """The table where a person plays now. Raises `OSError` when the hall is away or says no."""

    def left(self, table: str) -> None:
        """Somebody plays at this table no more."""


class Person:
    """One account with its line; `host` brings it to a table, and to another one when that is over."""

    def __init__(self, place: Place, host: Host, cookie: str, luck: Random) -> None:
        self.cookie = cookie
        self.table: str | None = None
        self.wire: Wire | None = None
        self.present = False
        """Whether the hall has shown its table since the line was opened."""
        self.back_in = 0
        """The number of the last start after which it saw its table."""
        self.lost_tables: list[str] = []
        self._place = place
        self._luck = luck
        self._host = host
        self._gone = asyncio.Event()
        self._seat: int | None = None
        self._v = 0
        self._state = ""
        self._round: str | None = None
        self._put: Put | None = None
        self._answered = -1
        self._resumed = False
        self._last: tuple[bytes, Said] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # The line

    async def live(self) -> None:
        """Stays on the line, for ever."""
        while True:
            await self._place.opened()
            await asyncio.sleep(self._luck.uniform(0, 0.4))
            try:
                if self.table is None:
                    self.table = await self._host.seek(self)
                self._gone.clear()
                self._resumed = False
                self.wire = await Wire.open(self._place.url, self.cookie, self._hear, self._gone.set)
            except OSError:
                await asyncio.sleep(LEAST_PAUSE)
                continue
            self._say(Hello(PROTOCOL))
            self._say(Enter(self.table, secrets.token_hex(8)))
            await self._until_gone()
            self.present = False

    async def _until_gone(self) -> None:
        while not self._gone.is_set():
            try:
                await asyncio.wait_for(self._gone.wait(), HEARTBEAT)
            except TimeoutError:
                self._say(Ping())

    def _say(self, message: msgspec.Struct) -> None:
        if self.wire is not None and not self._gone.is_set():
            self.wire.say(encode(message))

    def _later(self, wait: float, call: Callable[[], None]) -> None:
        async def run() -> None:
            await asyncio.sleep(wait)
            call()

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What the hall says

    def _hear(self, data: bytes) -> None:
        heard = _heard(data)
        match heard.type:
            case "sync" if heard.table == self.table:
                self._sync(heard)
            case "update" if heard.table == self.table:
                self._update(heard)
            case "refused":
                self._refused(heard)
            case "hint" if heard.hint is not None and self._put is not None and heard.q == self._put.q:
                self._play(self._put, bytes(heard.hint.action))
            case "gone" if heard.table == self.table:
                self._move_on()

    def _sync(self, heard: Heard) -> None:
        place, desk = self._place, _desk(heard.desk)
        self.present = True
        self.back_in = place.starts
        self._v, self._seat = heard.v, heard.seat
        self._state, self._round = desk.state, desk.round
        if self._seat is None:
            place.counted("seats lost")
            self._move_on()
            return
        if desk.round is not None:
            place.testimony.picture(desk.round, self._seat, bytes(heard.public), bytes(heard.private))
        if not self._resumed:
            self._resumed = True
            self._repeat_unanswered()
        self._ask(heard.question)
        self._follow_state()

    def _repeat_unanswered(self) -> None:
        """What was on its way when the line broke: the same id again, as the client does."""
        if self._last is not None and not self._last[1].acknowledged and self.wire is not None:
            self._place.counted("repeated after a break")
            self.wire.say(self._last[0])

    def _update(self, heard: Heard) -> None:
        if not self.present:
            return
        if heard.v != self._v + 1:
            self._place.counted("gaps")
            self.present = False
            self._say(Again(self.table or ""))
            return
        self._v = heard.v
        state = self._state
        if bytes(heard.desk):
            self._patch_desk(msgspec.json.decode(heard.desk))
        if bytes(heard.events) and self._round is not None and self._seat is not None:
            self._place.testimony.happened(self._round, self._seat, bytes(heard.events))
        if heard.id and self._last is not None and self._last[1].id == heard.id:
            self._last[1].acknowledged = True
        if bytes(heard.question):
            self._ask(heard.question)
        if self._state != state:
            self._follow_state()

    def _patch_desk(self, patch: list[list[Any]]) -> None:
        for path, value, *_ in patch:
            if path == ["state"]:
                self._state = value
            elif path == ["round"]:
                self._round = value
            elif path == []:
                self._state, self._round = value["state"], value["round"]

    def _refused(self, heard: Heard) -> None:
        self._place.counted(f"refused: {heard.key}")
        if heard.key == "on-autopilot":
            self._say(Autopilot(self.table or "", on=False))
        if heard.key == "unknown-table":
            self.lost_tables.append(self.table or "")
            self._move_on()
        elif self._put is not None and self._last is not None and self._last[1].id == heard.id:
            # It did not count: think again.
            self._answered = -1
            self._think()

    def _follow_state(self) -> None:
        match self._state:
            case "between":
                table = self.table or ""
                wait = self._luck.uniform(*self._place.pace.between)
                self._later(wait, lambda: self._say(Ready(table, secrets.token_hex(8))))
            case "over" | "void":
                self._place.counted(f"tables {self._state}")
                self._move_on()

    def _move_on(self) -> None:
        """This table is no more: look for another one, on a new line."""
        self._host.left(self.table or "")
        self.table = None
        self._last = self._put = None
        self.present = False
        if self.wire is not None:
            self.wire.cut()

    # What it answers

    def _ask(self, question: msgspec.Raw) -> None:
        put = _put(question)
        self._put = put[0] if isinstance(put, list) else put
        if self._put is not None and self._put.q != self._answered:
            self._think()

    def _think(self) -> None:
        put = self._put
        self._later(self._luck.uniform(*self._place.pace.thought), lambda: self._answer(put))

    def _answer(self, put: Put | None) -> None:
        """Answers at random; where the answers are too many to be listed it does as it is advised."""
        if put is None or put is not self._put:
            return
        actions = msgspec.json.decode(put.ask["actions"], type=list[msgspec.Raw] | None)
        if actions is None:
            self._say(AskHint(self.table or "", put.q))
        elif actions:
            self._play(put, bytes(self._luck.choice(actions)))

    def _play(self, put: Put, action: bytes) -> None:
        if not self.present or put.q == self._answered or self._round is None or self._seat is None:
            return
        self._answered = put.q
        said = Said(secrets.token_hex(8), action)
        message = encode(Play(self.table or "", said.id, put.q, msgspec.Raw(said.action)))
        self._place.testimony.said[self._round, self._seat].append(said)
        self._last = message, said
        self._place.counted("actions sent")
        assert self.wire is not None
        self.wire.say(message)
        if self._luck.random() < REPEATS:
            self._place.counted("repeated at once")
            self.wire.say(message)
        if self._luck.random() < REPEATS:
            self._later(self._luck.uniform(0, 3), lambda: self._repeat(message))

    def _repeat(self, message: bytes) -> None:
        if self.present and self.wire is not None and not self._gone.is_set():
            self._place.counted("repeated late")
            self.wire.say(message)

    # What happens to it

    def lose_line(self) -> None:
        """Its line breaks."""
        if self.wire is not None:
            self.wire.cut()

    def read_slowly(self, seconds: float) -> None:
        """It takes nothing in for a while."""
        wire = self.wire
        if wire is not None and not self._gone.is_set():
            wire.stop_reading()
            self._later(seconds, wire.read_on)
