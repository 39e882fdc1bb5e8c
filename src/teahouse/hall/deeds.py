"""What can happen at a table, one struct for each kind of deed. A deed is the body of a row of the table's log."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec

from teahouse.hall.accounts import Player
from teahouse.hall.log import Kind
from teahouse.kernel import Action, Cause, Game, HouseAction, kebab

TableKind = Literal["quick", "friends", "practice"]


class Agreement(msgspec.Struct, frozen=True, kw_only=True):
    """What friends agree on beside the game's options.

    `rounds` is the length of the match, `limit` ends it when a seat has won or lost so many points. `admits` says who
    may sit down: `anybody` who has the code, or only those who are `registered`. Without `spectators` nobody looks on.
    `seats` is how many there are, where the game leaves a choice; without it the game's first.
    """

    rounds: int | None = None
    limit: int | None = None
    protected: bool = False
    admits: Literal["anybody", "registered"] = "anybody"
    spectators: bool = True
    seats: int | None = None


class Charter(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed when the table was opened. `rounds` is the length of the match, `None` for as long as it goes.

    `code` are the six digits of a friends' table, `host` the id of the player who opened it. A quick table stands in a
    `room`, `stake` multiplies what its rounds move. Bots take free seats after `fill_after` ms (`None`: as long as the
    hall usually waits), or with `bots` false never. `limit`, `admits` and `spectators` as in `Agreement`.
    """

    table: str
    game: str
    options: dict[str, Any]
    seats: int
    kind: TableKind
    rounds: int | None = None
    protected: bool = False
    code: str | None = None
    host: str | None = None
    room: str | None = None
    stake: int = 1
    fill_after: int | None = None
    bots: bool = True
    limit: int | None = None
    admits: Literal["anybody", "registered"] = "anybody"
    spectators: bool = True


class Chair(msgspec.Struct, frozen=True, gc=False):
    """A seat that is taken. `points` is its player's balance, `won` what this match has brought so far.

    `lapses` counts the time-outs in a row, `nonce` is its word for the next deal's luck. Who is `leaving` has given
    up the seat and is played for until the round is over.
    """

    player: Player
    points: int
    won: int = 0
    autopilot: bool = False
    ready: bool = False
    leaving: bool = False
    lapses: int = 0
    nonce: str | None = None


class Deed(msgspec.Struct, frozen=True, gc=False, tag=kebab, omit_defaults=True):
    """Something that happens at a table."""


class Opened(Deed, frozen=True):
    """The table is there, and the secret (hex) of its first deal is drawn."""

    charter: Charter
    secret: str


class Sat(Deed, frozen=True):
    """A player takes the seat."""

    player: Player
    points: int


class Rose(Deed, frozen=True):
    """The seat's player gives it up; in a round he is played for until its end. `key` is what he is told."""

    key: str = "left"


class Swapped(Deed, frozen=True):
    """Before the first deal those who sit here and in the `other` seat change places; either may be empty."""

    other: int


class Autopiloted(Deed, frozen=True):
    """A bot plays for the seat from now on (托管), or no longer."""

    on: bool


class GotReady(Deed, frozen=True):
    """The seat is ready for the next round and adds its word to the luck."""

    nonce: str | None = None


class Dealt(Deed, frozen=True, kw_only=True):
    """A round begins. It holds all that the table is, so that a replay can start here.

    `secret` and the seats' `nonces` make the deal's seed; `sealed` is the secret of the deal after this one. `carry`
    is `None` for the first deal of a match. `asked` counts the questions put to each seat and to the referee, and
    `banks` is what is left (ms, by seat) of clock banks that last a whole match, `scores` what the rounds of a friends'
    match have brought so far, by seat.
    """

    charter: Charter
    chairs: tuple[Chair, ...]
    number: int
    carry: Any
    secret: str
    nonces: tuple[str, ...]
    sealed: str
    asked: tuple[int, ...]
    banks: dict[str, list[int]] = {}
    scores: tuple[tuple[int, ...], ...] = ()


class Acted(Deed, frozen=True):
    """A seat or the referee acts in the round.

    `spent` is how much of the seat's bank went, `took` how long the question was open (ms; 0 where nobody knows).
    """

    action: Any
    cause: Cause = "seat"
    spent: int = 0
    took: int = 0


class Faulted(Deed, frozen=True):
    """The rules broke down: the round is void, nobody pays, the table is closed.

    `happened` says whether the row before it did; without it that row is what the rules broke down at.
    """

    error: str
    happened: bool = False


class Closed(Deed, frozen=True):
    """The table has ended; `key` says why: `over`, `empty`, `dissolved`; a round that was on is void."""

    key: str


AnyDeed = Opened | Sat | Rose | Swapped | Autopiloted | GotReady | Dealt | Acted | Faulted | Closed

KIND: dict[type[Deed], Kind] = {
    Opened: "open",
    Sat: "seat",
    Rose: "seat",
    Swapped: "seat",
    Autopiloted: "seat",
    GotReady: "seat",
    Dealt: "round",
    Acted: "act",
    Faulted: "fault",
    Closed: "close",
}
"""In which kind of row each deed stands."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyDeed)


def written(deed: Deed) -> bytes:
    """The deed as a row's body."""
    return _encoder.encode(deed)


def read(body: bytes, game: Game) -> AnyDeed:
    """The deed in a row's body, its action as the game's own. Raises `msgspec.ValidationError`."""
    deed = _decoder.decode(body)
    if isinstance(deed, Acted):
        return msgspec.structs.replace(deed, action=_actions_of(game).decode(_read_raw(body).action))
    return deed


class _Raw(msgspec.Struct):
    """The part of a row that only its game can read."""

    action: msgspec.Raw


_read_raw = msgspec.json.Decoder(_Raw).decode


@cache
def _actions_of(game: Game) -> msgspec.json.Decoder[Action | HouseAction]:
    return msgspec.json.Decoder(game.Action | HouseAction)


def undoes(body: bytes) -> bool:
    """Whether the deed says that the one before it could not happen. Raises `msgspec.ValidationError`."""
    deed = _decoder.decode(body)
    return isinstance(deed, Faulted) and not deed.happened


def charter_of(body: bytes) -> Charter:
    """The charter in a row that a replay can start from. Raises `ValueError` for any other row."""
    deed = _decoder.decode(body)
    if not isinstance(deed, Opened | Dealt):
        raise ValueError("a table's log begins with its opening or with a deal")
    return deed.charter
