"""What has been played: every finished round with its record, to be listed, replayed and verified."""

from __future__ import annotations

from typing import Protocol

import msgspec

from teahouse.hall.accounts import Player


class RoundEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round as it stands in a list.

    `seats` are the players as they were then, by seat, and `points` are theirs; `number` counts the rounds of the
    match from 1; `began_at` and `ended_at` are in ms. `points` are what the ledger moved: those of the record, times
    the `stake` of the `room` if the table was in one. `cursor` is the entry's place in the archive, given by it: later
    is greater.
    """

    round: str
    table: str
    number: int
    game: str
    version: str
    ended_at: int
    seats: tuple[Player, ...]
    points: tuple[int, ...]
    ending: str
    commitment: str
    kind: str = "quick"
    room: str | None = None
    stake: int = 1
    began_at: int | None = None
    cursor: int = 0


class GameStatistics(msgspec.Struct, frozen=True):
    """What a player has played of one game: rounds, those that brought points, and their sum of points."""

    game: str
    rounds: int
    won: int
    points: int


class Archive(Protocol):
    """The archive. Every method may raise `StoreUnavailable`."""

    async def keep(self, entry: RoundEntry, record: bytes) -> None:
        """Keep a round and its record (JSON of `kernel.Record`). A round that is there already stays as it is."""

    async def of_player(self, player_id: str, before: int | None, limit: int) -> list[RoundEntry]:
        """A player's rounds, newest first: at most `limit`, all with a `cursor` under `before`."""

    async def entry(self, round_id: str) -> RoundEntry | None:
        """One round as it stands in a list."""

    async def record(self, round_id: str) -> bytes | None:
        """The record as it was kept, byte for byte."""

    async def statistics(self, player_id: str) -> list[GameStatistics]:
        """By game, the most played first."""
