"""One connected client: what it says is read here and brought to where it belongs."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from teahouse.hall.accounts import Player
from teahouse.hall.audience import Watcher
from teahouse.hall.company import Chat, React
from teahouse.hall.errors import Refusal
from teahouse.hall.lines import Line
from teahouse.hall.messages import (
    PROTOCOL,
    Again,
    AskHint,
    AtTable,
    Autopilot,
    ClientMessage,
    Enter,
    Gone,
    HallMessage,
    Hello,
    Leave,
    Ping,
    Play,
    Pong,
    Ready,
    Refused,
    Say,
    WatchLobby,
    Welcome,
)
from teahouse.hall.table import Table

if TYPE_CHECKING:
    from teahouse.hall.hall import Hall

NONCE: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
ACTION_ID: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
PHRASES: Final = 64
REACTIONS: Final = 32
TABLES_AT_ONCE: Final = 8

_read = msgspec.json.Decoder(ClientMessage).decode
_write = msgspec.json.Encoder().encode


class Visitor:
    """Somebody in the hall, on one line. The edge hands in raw frames; everything else is the hall's."""

    def __init__(self, hall: Hall, player: Player, line: Line, session: str = "") -> None:
        self.player = player
        self.session = session
        self._hall = hall
        self._line = line
        self._looks: dict[str, Watcher] = {}
        self._greeted = False

    def received(self, message: bytes | str) -> None:
        """A frame from the client. Whatever is wrong with it is told to the client and changes nothing."""
        try:
            said = _read(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(Refusal("bad-message"))
            return
        try:
            self._heard(said)
        except Refusal as refusal:
            self._refuse(refusal, getattr(said, "table", None), getattr(said, "id", None))

    def closed(self) -> None:
        """The line is gone. Where the hall is being shut nobody is there to hear of it."""
        if not self._hall.stopping:
            for watcher in list(self._looks.values()):
                self._stop_looking(watcher)
        self._hall.left(self)

    def resync(self) -> None:
        """The line had to drop messages and can carry again: send everything that is looked at anew."""
        for watcher in list(self._looks.values()):
            self._hall.tables.get(watcher.table).sync(watcher)

    def send(self, message: HallMessage) -> None:
        """Something for this client that belongs to no table's picture."""
        self._line.send(_write(message))

    def send_raw(self, data: bytes) -> None:
        """A message that is encoded already."""
        self._line.send(data)

    def close(self, code: int, key: str) -> None:
        """Hang up."""
        self._line.close(code, key)

    def _refuse(self, refusal: Refusal, table: str | None = None, id: str | None = None) -> None:  # noqa: A002
        self.send(Refused(refusal.key, refusal.params, table, id))

    def _heard(self, said: ClientMessage) -> None:
        match said:
            case Ping():
                self.send(Pong(self._hall.clock.wall()))
            case Hello():
                self._greet(said)
            case _ if not self._greeted:
                raise Refusal("hello-first")
            case WatchLobby(on):
                (self._hall.board.watch if on else self._hall.board.unwatch)(self.send_raw)
            case Enter():
                self._enter(said)
            case _:
                self._heard_at_table(said, self._hall.tables.get(said.table))

    def _heard_at_table(self, said: AtTable, table: Table) -> None:
        watcher = self._looks.get(table.id)
        if watcher is None:
            raise Refusal("not-looking")
        match said:
            case Play():
                _require(ACTION_ID, said.id, "bad-id")
                table.wishes.play(watcher, said)
            case Again():
                table.sync(watcher)
            case Leave():
                self._stop_looking(watcher)
            case Autopilot(on=on):
                table.wishes.autopilot(watcher, on=on)
            case Ready(nonce=nonce):
                _require(NONCE, nonce, "bad-nonce")
                table.wishes.ready(watcher, nonce)
            case Say() | React() | Chat():
                _talk(said, watcher, table)
            case AskHint(q=q):
                table.talk.hint(watcher, q)

    def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise Refusal("old-client", protocol=PROTOCOL)
        self._greeted = True
        seated = tuple(self._hall.tables.of(self.player.id))
        self.send(Welcome(PROTOCOL, self.player.id, self.player.name, self._hall.clock.wall(), seated))
        for notice in self._hall.standing_notices():
            self.send(notice)

    def _enter(self, enter: Enter) -> None:
        _require(NONCE, enter.nonce, "bad-nonce")
        table = self._hall.tables.get(enter.table)
        seat = table.match.seat_of(self.player.id)
        if seat is None and (table.match.charter.protected or not table.match.charter.spectators):
            raise Refusal("no-spectators")
        older = self._looks.pop(enter.table, None)
        if older is not None:
            table.part(older)
        elif len(self._looks) >= TABLES_AT_ONCE:
            raise Refusal("too-many-tables", most=TABLES_AT_ONCE)
        watcher = Watcher(enter.table, seat, self._line, partial(self._dismissed, enter.table), self.player.id)
        self._looks[enter.table] = watcher
        table.join(watcher, enter.nonce)

    def _stop_looking(self, watcher: Watcher) -> None:
        del self._looks[watcher.table]
        self._hall.tables.get(watcher.table).part(watcher)

    def _dismissed(self, table_id: str, key: str) -> None:
        self._looks.pop(table_id, None)
        self.send(Gone(table_id, key))


def _talk(said: Say | React | Chat, watcher: Watcher, table: Table) -> None:
    match said:
        case Say(phrase=phrase):
            if not 0 <= phrase < PHRASES:
                raise Refusal("unknown-phrase")
            table.talk.say(watcher, phrase)
        case React(reaction=reaction, to=to):
            if not 0 <= reaction < REACTIONS:
                raise Refusal("unknown-reaction")
            table.talk.react(watcher, reaction, to)
        case Chat(text=text):
            table.talk.chat(watcher, text)


def _require(pattern: re.Pattern[str], word: str | None, key: str) -> None:
    if word is not None and not pattern.fullmatch(word):
        raise Refusal(key)
