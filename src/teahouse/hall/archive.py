"""What has been played: every finished round with its record, to be listed, replayed and verified."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from teahouse.hall.accounts import Player


class RoundEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round as it stands in a list.

    `seats` are the players as they were then, by seat; `number` counts the rounds of the match from 1; `began_at` and
    `ended_at` are in ms. `points` are what the ledger moved, by seat: those of the record, times the `stake` of the
    `room` if the table was in one. A `rated` round counts for ratings. `cursor` is the entry's place in the archive,
    given by it: later is greater.
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
    rated: bool = False
    cursor: int = 0


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which rounds are looked for; what is `None` may be anything.

    `since` and `until` (ms) bound when they ended, the first included and the second not; `partner` is the id of
    somebody who sat there too; `kind` is that of the table.
    """

    game: str | None = None
    since: int | None = None
    until: int | None = None
    partner: str | None = None
    kind: str | None = None


ANY: Final = Wanted()


class GameStatistics(msgspec.Struct, frozen=True):
    """What a player has played of one game: rounds, those that brought points, the sum, the best, the worst."""

    game: str
    rounds: int
    won: int
    points: int
    best: int
    worst: int


class Archive(Protocol):
    """The archive. Every method may raise `StoreUnavailable`."""

    async def keep(self, entry: RoundEntry, record: bytes, dealings: bytes = b"") -> None:
        """Keep a round and its record (JSON of `kernel.Record`), and move the ratings if it is `rated`.

        `dealings` is JSON of `fairplay.Dealings`, for the nightly look alone. A round that is there already stays as
        it is.
        """

    async def of_player(self, player_id: str, before: int | None, limit: int, wanted: Wanted = ANY) -> list[RoundEntry]:
        """A player's rounds, newest first: at most `limit`, all with a `cursor` under `before`, as `wanted`."""

    async def spans(self, player_id: str, since: int) -> list[tuple[int, int]]:
        """When the rounds of a player that ended since then began and ended (ms)."""

    async def entry(self, round_id: str) -> RoundEntry | None:
        """One round as it stands in a list."""

    async def record(self, round_id: str) -> bytes | None:
        """The record as it was kept, byte for byte."""

    async def statistics(self, player_id: str) -> list[GameStatistics]:
        """By game, the most played first."""
