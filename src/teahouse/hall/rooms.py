"""The rooms of the hall: what is at stake in each, who may enter, who sits there, and which games they offer.

All of them stand in one TOML file, the host's own or the built-in one beside this module.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

import msgspec

from teahouse.hall.deeds import TableKind
from teahouse.hall.errors import Refusal
from teahouse.kernel import BadOptions, Game, Title

EVERY_GAME: Final = "*"

Key = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]


class BadRooms(Exception):
    """A file of rooms that cannot be used; `what` says what is wrong with it."""

    key = "bad-rooms"

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what

    def __str__(self) -> str:
        return self.what


class Room(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One room.

    `stake` multiplies what a round moves; `entry` and `most` bound the balance of who may enter. `bots` take free
    seats `after-wait` (of `bots_after` seconds, else the hall's usual few), at once and alone (`only`), or `never`.
    A `protected` room (防作弊) draws who sits together, keeps names hidden, and with `apart` never puts people of one
    address at one table. `rounds` is the length of a match; without it a table goes on until its people leave.
    Without `spectators` nobody looks on. `options` are, by game, what differs from the game's defaults.
    """

    key: Key
    title: Title
    games: tuple[str, ...] = (EVERY_GAME,)
    stake: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    entry: int | None = None
    most: int | None = None
    protected: bool = False
    apart: bool = True
    bots: Literal["after-wait", "only", "never"] = "after-wait"
    bots_after: Annotated[int, msgspec.Meta(ge=1, le=600)] | None = None
    spectators: bool = True
    rounds: Annotated[int, msgspec.Meta(ge=1, le=64)] | None = None
    options: dict[str, dict[str, str | int | bool]] = {}

    @property
    def kind(self) -> TableKind:
        """The kind of its tables."""
        return "practice" if self.bots == "only" else "quick"

    def offers(self, game: str) -> bool:
        """Whether the game is played here."""
        return game in self.games or EVERY_GAME in self.games

    def require_entry(self, balance: int) -> None:
        """Raises `Refusal`: `balance-too-low` (`least`), `balance-too-high` (`most`)."""
        if self.entry is not None and balance < self.entry:
            raise Refusal("balance-too-low", least=self.entry)
        if self.most is not None and balance > self.most:
            raise Refusal("balance-too-high", most=self.most)

    def admits(self, balance: int) -> bool:
        """Whether who has so many points may enter."""
        return (self.entry is None or balance >= self.entry) and (self.most is None or balance <= self.most)


class RoomCard(msgspec.Struct, frozen=True):
    """A room of one game. `entry` and `most` bound the balance of who may enter; `bots` says when they take seats.

    `people` play there now, `waiting` tables wait for people.
    """

    key: str
    title: Title
    stake: int
    entry: int | None
    most: int | None
    protected: bool
    bots: Literal["after-wait", "only", "never"]
    rounds: int | None
    people: int
    waiting: int


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    room: list[Room]


class Rooms:
    """All rooms, in the order of the file. Raises `BadRooms` for those that do not make a hall of these games."""

    def __init__(self, rooms: list[Room], games: Mapping[str, Game]) -> None:
        self._rooms = {room.key: room for room in rooms}
        if len(self._rooms) != len(rooms):
            raise BadRooms("two rooms have the same key")
        for room in rooms:
            _require_sound(room, games)
        for game in games:
            if not any(room.entry is None and room.kind == "quick" for room in self.of(game)):
                raise BadRooms(f"{game} has no room that everybody may enter")
            if not any(room.kind == "practice" for room in self.of(game)):
                raise BadRooms(f"{game} has no room to practise in")

    def of(self, game: str) -> Iterator[Room]:
        """The rooms where a game is played."""
        return (room for room in self._rooms.values() if room.offers(game))

    def get(self, game: str, key: str) -> Room:
        """Raises `Refusal`: `unknown-room`."""
        room = self._rooms.get(key)
        if room is None or not room.offers(game):
            raise Refusal("unknown-room")
        return room

    def first(self, game: str) -> Room:
        """Where somebody plays who names no room."""
        return next(room for room in self.of(game) if room.entry is None and room.kind == "quick")

    def practice(self, game: str) -> Room:
        """Where one plays against bots alone."""
        return next(room for room in self.of(game) if room.kind == "practice")

    def below(self, game: str, room: Room) -> Room | None:
        """The neighbouring room in which less is at stake; a protected one has none."""
        cheaper = [
            other
            for other in self.of(game)
            if other.kind == room.kind and not other.protected and not room.protected and other.stake < room.stake
        ]
        return max(cheaper, key=lambda other: other.stake, default=None)


def _require_sound(room: Room, games: Mapping[str, Game]) -> None:
    strangers = sorted({*room.games, *room.options} - {EVERY_GAME, *games})
    if strangers:
        raise BadRooms(f"room {room.key}: no game is called {strangers[0]!r}")
    if room.protected and room.kind == "practice":
        raise BadRooms(f"room {room.key}: bots alone need no protection")
    for game, options in room.options.items():
        try:
            games[game].Options.read(dict(options))
        except BadOptions as error:
            what: Any = error.params.get("what", "two of these options cannot stand together")
            raise BadRooms(f"room {room.key}: {error.key} of {game}: {what}") from error


def read(text: bytes, games: Mapping[str, Game]) -> Rooms:
    """The rooms that stand in a file. Raises `BadRooms`."""
    try:
        found = msgspec.toml.decode(text, type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRooms(str(error)) from error
    return Rooms(found.room, games)


def built_in(games: Mapping[str, Game]) -> Rooms:
    """The rooms of a hall whose host says nothing of them."""
    return read(files("teahouse.hall").joinpath("rooms.toml").read_bytes(), games)
