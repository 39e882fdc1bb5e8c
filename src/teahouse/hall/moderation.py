"""The host's side of good conduct: what waits for a decision, and decisions, each with its line in the trail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from teahouse.hall.accounts import Accounts, Now, Player
from teahouse.hall.conduct import Evidence, Settled, note_of
from teahouse.hall.errors import Refusal
from teahouse.hall.reports import Report, ReportStore, Tally
from teahouse.hall.sanctions import Answer, Kind, Sanction, Sanctions, Terms
from teahouse.hall.suspicions import Suspicion, SuspicionStore
from teahouse.hall.trail import TrailEntry

MOST_EVIDENCE: Final = 20

HoldUp = Callable[[str], Awaitable[None]]
"""Makes true at once what an account's sanctions say: `Hall.hold_up`."""


class Case(msgspec.Struct, frozen=True):
    """What is open about somebody (his id), and what he has had before, the newest first."""

    player: str
    reports: list[Report]
    suspicions: list[Suspicion]
    history: list[Sanction]


class Queue(msgspec.Struct, frozen=True):
    """What waits for the host, and what is in force. `people` are those whose ids stand in it.

    `cases` begin with the one that most people have reported; `tallies` say what became of a reporter's earlier ones.
    """

    appeals: list[Sanction]
    cases: list[Case]
    standing: list[Sanction]
    people: dict[str, Player]
    tallies: dict[str, Tally]


class Moderation:
    """What hosts do about conduct. `by` is a host's id, or `shell`. Every method may raise `StoreUnavailable`."""

    def __init__(
        self,
        sanctions: Sanctions,
        reports: ReportStore,
        suspicions: SuspicionStore,
        accounts: Accounts,
        hold_up: HoldUp,
        now: Now,
    ) -> None:
        self._sanctions = sanctions
        self._reports = reports
        self._suspicions = suspicions
        self._accounts = accounts
        self._hold_up = hold_up
        self._now = now

    async def queue(self) -> Queue:
        """All that waits, and all that is in force."""
        reports, suspicions = await self._reports.open(), await self._suspicions.open()
        appeals, standing = await self._sanctions.appealed(), self._sanctions.standing()
        about = Counter(report.reported for report in reports)
        for suspicion in suspicions:
            about.update(suspicion.players)
        cases = [await self._case(player, reports, suspicions) for player, _ in about.most_common()]
        ids = {sanction.player for sanction in (*appeals, *standing)} | set(about)
        ids |= {report.reporter for report in reports}
        ids |= {line.player for report in reports for line in report.lines}
        ids |= {sanction.reviewer for case in cases for sanction in case.history}
        ids |= {sanction.reviewer for sanction in (*appeals, *standing)}
        tallies = await self._reports.tallies({report.reporter for report in reports})
        return Queue(appeals, cases, standing, await self._accounts.players(ids), tallies)

    async def _case(self, player: str, reports: list[Report], suspicions: list[Suspicion]) -> Case:
        return Case(
            player,
            [report for report in reports if report.reported == player],
            [suspicion for suspicion in suspicions if player in suspicion.players],
            await self._sanctions.of_player(player),
        )

    async def waiting(self) -> int:
        """How many people and appeals wait for a decision."""
        about = {report.reported for report in await self._reports.open()}
        for suspicion in await self._suspicions.open():
            about.update(suspicion.players)
        return len(about) + len(await self._sanctions.appealed())

    async def dismiss(self, by: str, player_id: str, settled: Settled, note: str = "") -> None:
        """Nothing follows from these. Raises `Refusal`: `unknown-report`, `bad-note`."""
        reports, suspicions = await self._about(player_id, settled)
        facts = {"reports": len(reports), "suspicions": len(suspicions)}
        entry = TrailEntry(self._now(), by, "dismiss-reports", about=player_id, reason=note_of(note), facts={**facts})
        await self._reports.dismiss(settled, entry)

    async def impose(self, by: str, player_id: str, terms: Terms, settled: Settled) -> Sanction:
        """Impose a sanction; the reports and suspicions that led to it are settled by it, and their rounds kept.

        Raises `Refusal`: `unknown-player` (bots too), `is-a-host` until he is one no longer, `unknown-report`,
        `bad-term`, `bad-note`.
        """
        profile = await self._accounts.profile(player_id)
        if profile.closed:
            raise Refusal("unknown-player")
        if profile.host:
            raise Refusal("is-a-host")
        reports, suspicions = await self._about(player_id, settled)
        seen = [Evidence(report.round, report.step) for report in reports if report.round is not None]
        seen += [place for suspicion in suspicions for place in suspicion.evidence]
        evidence = tuple(dict.fromkeys((*terms.evidence, *seen)))[:MOST_EVIDENCE]
        sanction = await self._sanctions.impose(
            player_id, msgspec.structs.replace(terms, evidence=evidence), by, settled
        )
        await self._hold_up(player_id)
        return sanction

    async def lift_all(self, by: str, player_id: str, kind: Kind | None, note: str = "") -> int:
        """End all that is in force for somebody, or all of a kind; how many. Raises `Refusal`: `bad-note`."""
        ended = [held for held in self._sanctions.in_force(player_id) if kind in (None, held.kind)]
        for sanction in ended:
            await self.lift(by, sanction.id, note)
        return len(ended)

    async def lift(self, by: str, sanction_id: str, note: str = "") -> Sanction:
        """End a sanction before its time. Raises `Refusal`: `unknown-sanction`, `not-in-force`, `bad-note`."""
        sanction = await self._sanctions.lift(sanction_id, by, note)
        await self._hold_up(sanction.player)
        return sanction

    async def answer(self, by: str, sanction_id: str, answer: Answer, note: str = "") -> Sanction:
        """Answer an appeal. Raises `Refusal`: `unknown-sanction`, `no-appeal`, `bad-note`."""
        sanction = await self._sanctions.answer(sanction_id, answer, note, by)
        await self._hold_up(sanction.player)
        return sanction

    async def _about(self, player_id: str, settled: Settled) -> tuple[list[Report], list[Suspicion]]:
        """The open ones that are named. Raises `Refusal`: `unknown-report`, for what is not about him or not open."""
        reports = [report for report in await self._reports.open() if report.id in settled.reports]
        suspicions = [suspicion for suspicion in await self._suspicions.open() if suspicion.id in settled.suspicions]
        if {report.id for report in reports} != set(settled.reports):
            raise Refusal("unknown-report")
        if {suspicion.id for suspicion in suspicions} != set(settled.suspicions):
            raise Refusal("unknown-report")
        if any(report.reported != player_id for report in reports):
            raise Refusal("unknown-report")
        if any(player_id not in suspicion.players for suspicion in suspicions):
            raise Refusal("unknown-report")
        return reports, suspicions
