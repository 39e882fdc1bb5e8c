"""What players report of each other, from a table or from a finished round.

Somebody is reported by his seat, so that it can be done where names are hidden. What could be seen is kept with the
report: the round, how far it had come, and of the chat what was said before, where it is about abuse. The reported one
learns nothing of it; who reported learns what became of it, in one word.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final, Protocol

import msgspec

from teahouse.hall.accounts import Accounts, Now, Player, is_bot
from teahouse.hall.archive import Archive
from teahouse.hall.conduct import Reason, Result, Settled, Spoken, note_of
from teahouse.hall.errors import Refusal
from teahouse.hall.table import Table
from teahouse.hall.tables import Tables
from teahouse.hall.trail import TrailEntry

ID_BYTES: Final = 8

OWN_LISTED: Final = 100


class Accusation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is reported of the seat. `note` says what no reason says.

    `player` is the id that was seen there, where one was: the report is refused when somebody else sits there by now.
    `step` is the place in a finished round.
    """

    seat: int
    reason: Reason
    note: str = ""
    player: str = ""
    step: int = 0


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A report as it is kept. `reporter` and `reported` are ids; `round` is null before a table's first deal.

    `step` counts the acts after the deal, `lines` are what was said before, at times `at` (ms).
    """

    id: str
    reporter: str
    reported: str
    table: str
    round: str | None
    seat: int
    step: int
    reason: Reason
    note: str
    at: int
    lines: tuple[Spoken, ...] = ()
    result: Result | None = None
    decided_at: int | None = None


class OwnReport(msgspec.Struct, frozen=True):
    """What somebody has reported, and what became of it: null while it is open. `name` is empty where it is hidden."""

    id: str
    at: int
    round: str | None
    seat: int
    name: str
    reason: Reason
    note: str
    result: Result | None
    decided_at: int | None


class Tally(msgspec.Struct, frozen=True):
    """What became of somebody's reports: so many were handled, so many came to nothing."""

    handled: int
    dismissed: int


class ReportStore(Protocol):
    """Where reports are kept. Every method may raise `StoreUnavailable`."""

    async def add(self, report: Report) -> bool:
        """Keep it; false when the same person has an open one of the same person, table and round."""

    async def open(self) -> list[Report]:
        """Those that nobody has decided about, the oldest first."""

    async def of_reporter(self, player_id: str, limit: int) -> list[Report]:
        """What somebody has reported, the newest first, without the lines."""

    async def dismiss(self, settled: Settled, entry: TrailEntry) -> None:
        """Nothing follows from these; what was said is forgotten."""

    async def tallies(self, reporters: Collection[str]) -> dict[str, Tally]:
        """What became of the reports of these people; who has no decided one is missing."""


class Reports:
    """The reports of all players. Every method may raise `StoreUnavailable`."""

    def __init__(self, store: ReportStore, accounts: Accounts, archive: Archive, tables: Tables, now: Now) -> None:
        self._store = store
        self._accounts = accounts
        self._archive = archive
        self._tables = tables
        self._now = now

    async def at_table(self, reporter: Player, table_id: str, said: Accusation) -> None:
        """Report who sits there, as one who sits there too or may look on.

        Raises `Refusal`: `unknown-table`, `not-seated`, `unknown-seat`, `seat-changed`, and as `in_round`.
        """
        table = self._tables.get(table_id)
        match = table.match
        watchable = match.charter.spectators and not match.charter.protected
        if match.seat_of(reporter.id) is None and not watchable:
            raise Refusal("not-seated")
        chair = match.chairs[said.seat] if 0 <= said.seat < len(match.chairs) else None
        if chair is None:
            raise Refusal("unknown-seat")
        # Where names are hidden an answer that depends on the id would tell who sits there.
        if said.player and (match.veiled or said.player != chair.player.id):
            raise Refusal("seat-changed")
        await self._add(reporter, chair.player.id, table_id, match.round_id, said, step=len(match.acts))

    async def in_round(self, reporter: Player, round_id: str, said: Accusation) -> None:
        """Report who sat there, in a round that is over.

        Raises `Refusal`: `unknown-round`, `unknown-seat`, `report-oneself`, `report-bot`, `already-reported`,
        `bad-note`.
        """
        entry = await self._archive.entry(round_id)
        if entry is None:
            raise Refusal("unknown-round")
        if not 0 <= said.seat < len(entry.seats):
            raise Refusal("unknown-seat")
        await self._add(reporter, entry.seats[said.seat].id, entry.table, round_id, said, step=max(0, said.step))

    async def of_reporter(self, player_id: str) -> list[OwnReport]:
        """What somebody has reported, the newest first."""
        reports = await self._store.of_reporter(player_id, OWN_LISTED)
        people = await self._accounts.players({report.reported for report in reports})
        return [
            OwnReport(
                id=report.id,
                at=report.at,
                round=report.round,
                seat=report.seat,
                name=people[report.reported].name if report.reported in people and not self._veiled(report) else "",
                reason=report.reason,
                note=report.note,
                result=report.result,
                decided_at=report.decided_at,
            )
            for report in reports
        ]

    async def _add(
        self, reporter: Player, reported: str, table_id: str, round_id: str | None, said: Accusation, *, step: int
    ) -> None:
        if reported == reporter.id:
            raise Refusal("report-oneself")
        if is_bot(reported):
            raise Refusal("report-bot")
        report = Report(
            id=secrets.token_hex(ID_BYTES),
            reporter=reporter.id,
            reported=reported,
            table=table_id,
            round=round_id,
            seat=said.seat,
            step=step,
            reason=said.reason,
            note=note_of(said.note),
            at=self._now(),
            lines=self._lines(table_id) if said.reason == "abuse" else (),
        )
        if not await self._store.add(report):
            raise Refusal("already-reported")

    def _table(self, table_id: str) -> Table | None:
        return next((table for table in self._tables if table.id == table_id), None)

    def _lines(self, table_id: str) -> tuple[Spoken, ...]:
        table = self._table(table_id)
        return table.talk.lately() if table is not None else ()

    def _veiled(self, report: Report) -> bool:
        table = self._table(report.table)
        return table is not None and table.match.veiled
