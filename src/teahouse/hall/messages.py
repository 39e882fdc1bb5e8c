"""What goes through the socket: the client's messages, the hall's messages, and the parts of a table's picture.

A client's picture of a table has four parts. `desk` and `public` are the same for all who look on; `private` and
`question` belong to one seat. The first message about a table is `Sync` with the whole picture, every later one is
`Update` with what has changed. `v` counts the messages sent to this client about this table, without gaps; `q` names
the question put to this seat. Neither tells anything about what other seats are asked or do.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from teahouse.hall.company import Chat, Chatted, React, Reacted, Rematch, Vote
from teahouse.kernel import Ask, kebab

Params = dict[str, str | int]

# ── the client speaks ────────────────────────────────────────────────────────


class Hello(msgspec.Struct, frozen=True, tag=kebab):
    """First message of a socket. `protocol` is the version of these messages that the client speaks."""

    protocol: int


class Ping(msgspec.Struct, frozen=True, tag=kebab):
    """Sent after four seconds of silence; answered with `Pong`."""


class WatchLobby(msgspec.Struct, frozen=True, tag=kebab):
    """Begin (or end) to receive `Lobby` whenever it changes, at most once a second."""

    on: bool


class Enter(msgspec.Struct, frozen=True, tag=kebab):
    """Look at a table: from one's own seat if one has one, otherwise as a spectator. Answered with `Sync`.

    `nonce` is the word that this client adds to the next deal's luck.
    """

    table: str
    nonce: str | None = None


class Leave(msgspec.Struct, frozen=True, tag=kebab):
    """Stop looking at a table. A seat is kept; giving it up is `POST /api/tables/{table}/leave`."""

    table: str


class Again(msgspec.Struct, frozen=True, tag=kebab):
    """A message is missing: send the whole picture again."""

    table: str


class Play(msgspec.Struct, frozen=True, tag=kebab):
    """An answer to question `q`, or an aside. `id` is the client's own, fresh for each action: repeats do nothing."""

    table: str
    id: str
    q: int
    action: msgspec.Raw


class Autopilot(msgspec.Struct, frozen=True, tag=kebab):
    """Hand the seat to a bot (托管), or take it back."""

    table: str
    on: bool


class Ready(msgspec.Struct, frozen=True, tag=kebab):
    """Ready for the next round. `nonce` as in `Enter`."""

    table: str
    nonce: str | None = None


class Say(msgspec.Struct, frozen=True, tag=kebab):
    """A quick phrase, by its number in the client's catalogue."""

    table: str
    phrase: int


class AskHint(msgspec.Struct, frozen=True, tag=kebab):
    """What would be sensible, what does my hand wait for. Answered with `Hint`.

    `q` is the question that is to be answered; without it, the hand as it stands is meant, whoever is asked now.
    """

    table: str
    q: int | None = None


AtTable = Play | Again | Leave | Autopilot | Ready | Say | React | Chat | AskHint
"""What is said about a table that one looks at."""

ClientMessage = Hello | Ping | WatchLobby | Enter | AtTable

# ── parts of a table's picture ───────────────────────────────────────────────


class Sitter(msgspec.Struct, frozen=True, gc=False):
    """Who sits in a seat.

    `player` is his id, `points` the balance shown at the table, `won` what this match has brought so far.
    """

    player: str
    name: str
    avatar: int
    town: str
    bot: bool
    online: bool
    autopilot: bool
    ready: bool
    points: int
    won: int


class Countdown(msgspec.Struct, frozen=True, gc=False):
    """Time that a public turn has left: `left` ms, then `bank` ms. `at` is the hall's clock (ms) when it was told."""

    seat: int
    left: int
    bank: int
    at: int


class Desk(msgspec.Struct, frozen=True, gc=False):
    """The hall's part of the picture: who sits where, how far the match has come, the sealed luck.

    `state`: `waiting` for people, `playing` a round, `between` rounds, `over`, or `void` after a fault. `commitment`
    is the hash of the hall's secret for the present round, between rounds already for the coming one, always published
    before its nonces are taken; `round` is the id of the present or last round, under which its record can be read
    when it is over. `next_at` (the hall's clock, ms) is when the next round begins at the latest. `host` is the seat
    that opened a friends' table. `room` is that of a quick table, `stake` multiplies what its rounds move. In a
    protected room the names, pictures, towns and points of people are empty until the table is over. A friends' table
    has its running score, a line a round with what it brought by seat, a `limit` of points if one was agreed on, the
    `standing` (the place of each seat, from 1) when it is over, and a `vote` while one is held about ending it.
    `admits` and `watchable` say who may sit down there and whether others may look on. While a quick table waits for
    people, bots take its free seats at `fill_at` (the hall's clock, ms).
    """

    table: str
    game: str
    version: str
    options: dict[str, Any]
    code: str | None
    kind: Literal["quick", "friends", "practice"]
    protected: bool
    state: Literal["waiting", "playing", "between", "over", "void"]
    seats: tuple[Sitter | None, ...]
    host: int | None
    number: int
    rounds: int | None
    round: str | None
    commitment: str | None
    countdown: Countdown | None
    spectators: int
    next_at: int | None
    room: str | None
    stake: int
    scores: tuple[tuple[int, ...], ...]
    limit: int | None
    standing: tuple[int, ...] | None
    vote: Vote | None
    admits: Literal["anybody", "registered"]
    watchable: bool
    fill_at: int | None


class Question(msgspec.Struct, frozen=True, gc=False):
    """What this seat is asked: `left` and `bank` in ms as of `at` (the hall's clock, ms)."""

    q: int
    ask: Ask
    left: int
    bank: int
    at: int


# ── the hall speaks ──────────────────────────────────────────────────────────


class Welcome(msgspec.Struct, frozen=True, tag=kebab):
    """Answer to `Hello`: who one is, the hall's clock (ms), and the tables where one has a seat."""

    protocol: int
    player: str
    name: str
    now: int
    tables: tuple[str, ...]


class Pong(msgspec.Struct, frozen=True, tag=kebab):
    """Answer to `Ping`, with the hall's clock (ms)."""

    now: int


class Sync(msgspec.Struct, frozen=True, tag=kebab):
    """The whole picture of a table. `seat` is one's own, `None` for a spectator. Resets `v`."""

    table: str
    v: int
    seat: int | None
    desk: Desk
    public: Any
    private: Any
    question: Question | None


class Update(msgspec.Struct, frozen=True, tag=kebab, omit_defaults=True):
    """What has changed. `events` in the order in which they happened; parts as patches (`kernel.patch`).

    A part that is missing has not changed. `question` is a list of none or one: the whole new question.
    `id` is the client's own id of the action that caused this, if it was this seat's.
    """

    table: str
    v: int
    events: list[Any] = []
    desk: list[list[Any]] = []
    public: list[list[Any]] = []
    private: list[list[Any]] = []
    question: list[Question | None] = []
    id: str | None = None


class Refused(msgspec.Struct, frozen=True, tag=kebab):
    """An action or a message that changed nothing, and why. `table` and `id` where it belongs to one."""

    key: str
    params: Params
    table: str | None
    id: str | None


class Hint(msgspec.Struct, frozen=True, tag=kebab):
    """Counsel for question `q`, or for the hand as it stands, of the game's own kind."""

    table: str
    q: int | None
    hint: Any


class Said(msgspec.Struct, frozen=True, tag=kebab):
    """A seat's quick phrase."""

    table: str
    seat: int
    phrase: int


class Gone(msgspec.Struct, frozen=True, tag=kebab):
    """One no longer looks at this table; `key` says why.

    `closed`, `left`, `opened-elsewhere`, `moved` (to another seat: enter again), `asked-to-leave`, `suspended`,
    `banned`.
    """

    table: str
    key: str


class GameCount(msgspec.Struct, frozen=True):
    """How many people play a game, how many tables of it wait for people."""

    game: str
    people: int
    waiting: int


class TableCard(msgspec.Struct, frozen=True):
    """A table as it stands in the lobby's list. `people` and `bots` count those who sit there."""

    table: str
    game: str
    kind: Literal["quick", "friends", "practice"]
    options: dict[str, Any]
    protected: bool
    state: Literal["waiting", "playing", "between", "over", "void"]
    taken: tuple[bool, ...]
    number: int
    rounds: int | None
    room: str | None
    stake: int
    people: int
    bots: int


class Lobby(msgspec.Struct, frozen=True, tag=kebab):
    """The lobby as it is now."""

    people: int
    counts: tuple[GameCount, ...]
    tables: tuple[TableCard, ...]


class Notice(msgspec.Struct, frozen=True, tag=kebab):
    """Something that the whole hall is told.

    `restarting`, with a `wait` in ms before coming back; `draining`: whether (`on`) no round begins any more; and
    `announcement`: what the host says (`zh`, `en`, either may be empty) `until` a time in ms, over when that has come.
    """

    key: str
    params: Params


class Sanctioned(msgspec.Struct, frozen=True, tag=kebab):
    """Something was decided about who is on this line: `GET /api/me/sanctions` says what."""


Talked = Said | Reacted | Chatted
HallMessage = Welcome | Pong | Sync | Update | Refused | Hint | Talked | Gone | Rematch | Lobby | Notice | Sanctioned

PROTOCOL = 1
