"""The host's side: what waits, decisions with their lines in the trail, and what stays of somebody who has gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hall.evening import Client, Evening, evening, play_round
from tests.hall.test_reports import people, seated
from tests.stores.files import NOON

from teahouse.hall.accounts import Player
from teahouse.hall.conduct import Evidence, Settled
from teahouse.hall.errands import Impose, LiftAll
from teahouse.hall.errors import Refusal
from teahouse.hall.hall import errands_of
from teahouse.hall.reports import Accusation, Tally
from teahouse.hall.sanctions import HOUR, NOTHING_SETTLED, Terms
from teahouse.hall.suspicions import Suspicion
from teahouse.hall.trail import TrailEntry

MUTE = Terms(kind="mute", reason="abuse", note="骂人", hours=72)

PAIR = Suspicion(
    id="pair/anna/ben",
    kind="collusion",
    players=("anna", "ben"),
    score=6.5,
    figures={"z": 6.5, "rounds": 40},
    evidence=(Evidence("r-7", 12), Evidence("r-9")),
    at=NOON,
)


async def reported(house: Evening) -> tuple[list[Player], str, list[Client]]:
    """Anna and Cleo have reported Ben, Ben has reported Cleo, in a round that is over by now."""
    anna, ben, cleo = await people(house, "anna", "ben", "cleo")
    table, clients = await seated(house, [anna, ben, cleo])
    clients[1].say({"type": "chat", "table": table.id, "text": "笨蛋"})
    reports = house.hall.reports
    await reports.at_table(ben, table.id, Accusation(2, "stalling"))
    await reports.at_table(anna, table.id, Accusation(1, "abuse"))
    await reports.at_table(cleo, table.id, Accusation(1, "abuse"))
    await play_round(house, table, clients)
    await house.settled()
    return [anna, ben, cleo], f"{table.id}-1", clients


async def test_the_queue_is_grouped_by_whom_it_is_about_most_reported_first(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (anna, ben, cleo), round_id, _ = await reported(house)
        queue = await house.hall.moderation.queue()
        assert [(case.player, [report.reporter for report in case.reports]) for case in queue.cases] == [
            (ben.id, [anna.id, cleo.id]),
            (cleo.id, [ben.id]),
        ]
        (first, _) = queue.cases[0].reports
        assert (first.round, [line.text for line in first.lines]) == (round_id, ["笨蛋"])
        assert {player.name for player in queue.people.values()} == {"anna", "ben", "cleo"}
        assert (queue.appeals, queue.standing, queue.tallies) == ([], [], {})
        assert await house.hall.moderation.waiting() == 2


async def test_a_sanction_settles_its_reports_keeps_their_rounds_and_is_written_down(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (anna, ben, cleo), round_id, clients = await reported(house)
        moderation = house.hall.moderation
        case = (await moderation.queue()).cases[0]
        settled = Settled(tuple(report.id for report in case.reports))
        sanction = await moderation.impose("host-1", ben.id, MUTE, settled)
        assert (sanction.evidence, sanction.reviewer) == ((Evidence(round_id, 0),), "host-1")
        assert clients[1].of("sanctioned") == [{"type": "sanctioned"}]
        assert clients[0].of("sanctioned") == []
        (entry,) = await house.stores.trail.page(None, 10)
        facts: dict[str, str | int] = {
            "sanction": sanction.id,
            "kind": "mute",
            "why": "abuse",
            "until": NOON + 72 * HOUR,
        }
        assert entry == TrailEntry(NOON, "host-1", "mute", ben.id, "骂人", facts, 1)
        for player, result in ((anna, "handled"), (cleo, "handled"), (ben, None)):
            assert [own.result for own in await house.hall.reports.of_reporter(player.id)] == [result]
        queue = await moderation.queue()
        assert [(case.player, case.history) for case in queue.cases] == [(cleo.id, [])]
        assert [held.id for held in queue.standing] == [sanction.id]


async def test_what_was_dismissed_is_answered_written_down_and_its_lines_are_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (anna, ben, _), round_id, _ = await reported(house)
        moderation = house.hall.moderation
        mine, other = (await moderation.queue()).cases[0].reports
        await moderation.dismiss("host-1", ben.id, Settled((mine.id,)), "开玩笑的")
        (own,) = await house.hall.reports.of_reporter(anna.id)
        assert (own.result, own.decided_at) == ("no-action", NOON)
        (entry,) = await house.stores.trail.page(None, 10)
        assert (entry.deed, entry.about, entry.reason) == ("dismiss-reports", ben.id, "开玩笑的")
        assert entry.facts == {"reports": 1, "suspicions": 0}
        (left,) = [case.reports for case in (await moderation.queue()).cases if case.player == ben.id]
        assert [(report.id, len(report.lines)) for report in left] == [(other.id, 1)]
        await house.hall.reports.in_round(anna, round_id, Accusation(2, "stalling"))
        assert (await moderation.queue()).tallies == {anna.id: Tally(handled=0, dismissed=1)}


async def test_nothing_is_decided_about_reports_that_are_not_about_him_or_settled(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (_, ben, _), _, _ = await reported(house)
        moderation = house.hall.moderation
        about_ben, about_cleo = (case.reports[0].id for case in (await moderation.queue()).cases)
        for settled in (Settled((about_cleo,)), Settled(("nothing",)), Settled((), ("nothing",))):
            with pytest.raises(Refusal, match="unknown-report"):
                await moderation.impose("host-1", ben.id, MUTE, settled)
        await moderation.dismiss("host-1", ben.id, Settled((about_ben,)))
        with pytest.raises(Refusal, match="unknown-report"):
            await moderation.dismiss("host-1", ben.id, Settled((about_ben,)))
        assert await house.hall.sanctions.of_player(ben.id) == []
        assert len(await house.stores.trail.page(None, 10)) == 1


async def test_hosts_bots_and_nobody_are_not_sanctioned(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (anna,) = await people(house, "anna")
        await house.hall.registration.register(anna, "", "阿英", "a cup of green tea")
        await house.hall.hosts.make("阿英")
        for player, key in ((anna.id, "is-a-host"), ("bot:1", "unknown-player"), ("nobody", "unknown-player")):
            with pytest.raises(Refusal, match=key):
                await house.hall.moderation.impose("host-1", player, MUTE, NOTHING_SETTLED)


async def test_an_appeal_waits_in_the_queue_and_its_answer_is_written_down(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (anna,) = await people(house, "anna")
        client = Client(house.hall, anna)
        moderation = house.hall.moderation
        sanction = await moderation.impose("host-1", anna.id, MUTE, NOTHING_SETTLED)
        await house.hall.sanctions.appeal(anna.id, sanction.id, "是我儿子写的")
        queue = await moderation.queue()
        assert [(waiting.id, waiting.appeal) for waiting in queue.appeals] == [(sanction.id, "是我儿子写的")]
        assert await moderation.waiting() == 1
        await moderation.answer("host-2", sanction.id, "lifted", "下不为例")
        house.hall.sanctions.require_voice(anna.id)
        assert len(client.of("sanctioned")) == 2, "he is told of both"
        deeds = [(entry.by, entry.deed, entry.reason) for entry in await house.stores.trail.page(None, 10)]
        assert deeds == [("host-2", "lift-sanction", "下不为例"), ("host-1", "mute", "骂人")]
        queue = await moderation.queue()
        assert (queue.appeals, queue.standing) == ([], [])


# ── suspicions ───────────────────────────────────────────────────────────────


async def test_a_suspicion_stands_in_the_queue_of_each_of_its_players_until_it_is_decided(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben = await people(house, "anna", "ben")
        suspicion = Suspicion(
            id="p", kind="collusion", players=(anna.id, ben.id), score=6.5, evidence=PAIR.evidence, at=NOON
        )
        await house.stores.suspicions.add(suspicion)
        moderation = house.hall.moderation
        assert {case.player: case.suspicions for case in (await moderation.queue()).cases} == {
            anna.id: [suspicion],
            ben.id: [suspicion],
        }
        assert house.hall.sanctions.everybody() == [], "it is only for review"
        suspend = Terms(kind="suspend", reason="collusion", hours=24, scope="rooms")
        sanction = await moderation.impose("host-1", anna.id, suspend, Settled((), ("p",)))
        assert sanction.evidence == (Evidence("r-7", 12), Evidence("r-9"))
        assert (await moderation.queue()).cases == []


async def test_the_same_finding_of_two_nights_stands_there_once_and_a_decided_one_stays_decided(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        store = house.stores.suspicions
        later = Suspicion(id=PAIR.id, kind="collusion", players=("anna", "ben"), score=7.0, at=NOON + 1)
        await store.add(PAIR)
        await store.add(Suspicion(id="t", kind="timing", players=("cleo",), score=9.0, at=NOON))
        await store.add(later)
        assert [(found.id, found.score, found.at) for found in await store.open()] == [
            ("t", 9.0, NOON),
            (PAIR.id, 7.0, NOON + 1),
        ]
        await house.hall.moderation.dismiss("host-1", "anna", Settled((), (PAIR.id,)))
        await store.add(PAIR)
        assert [found.id for found in await store.open()] == ["t"]


# ── from the shell, and who has gone ─────────────────────────────────────────


async def test_errands_sanction_people_by_their_name_and_guests_by_their_id(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben = await people(house, "anna", "ben")
        await house.hall.registration.register(anna, "", "阿英", "a cup of green tea")
        errands = errands_of(house.hall)
        told = await errands.run(Impose("阿英", MUTE))
        assert [held.id for held in house.hall.sanctions.in_force(anna.id)] == [told["sanction"]]
        await errands.run(Impose(ben.id, MUTE))
        await errands.run(Impose(ben.id, Terms(kind="ban", reason="cheating")))
        assert await errands.run(LiftAll(ben.id, "ban")) == {"lifted": 1}
        assert [held.kind for held in house.hall.sanctions.in_force(ben.id)] == ["mute"]
        assert await errands.run(LiftAll(ben.id)) == {"lifted": 1}
        with pytest.raises(Refusal, match="unknown-player"):
            await errands.run(Impose("没有这个人", MUTE))
        trail = [(entry.by, entry.deed, entry.about) for entry in await house.stores.trail.page(None, 10)]
        assert trail == [
            ("shell", "lift-sanction", ben.id),
            ("shell", "lift-sanction", ben.id),
            ("shell", "ban", ben.id),
            ("shell", "mute", ben.id),
            ("shell", "mute", anna.id),
        ]


async def test_who_closes_his_account_takes_his_words_along_and_what_is_open_about_him(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (anna, ben, cleo), round_id, _ = await reported(house)
        await house.hall.reports.in_round(ben, round_id, Accusation(0, "other", note="阿娟偷看"))
        muted = await house.hall.moderation.impose("host-1", ben.id, MUTE, NOTHING_SETTLED)
        await house.hall.sanctions.appeal(ben.id, muted.id, "我叫本，住城西")
        export = await house.hall.export(ben.id)
        assert [(own.reason, own.name, own.note) for own in export.reports] == [
            ("other", "anna", "阿娟偷看"),
            ("stalling", "cleo", ""),
        ]
        assert [(own.kind, own.appeal) for own in export.sanctions] == [("mute", "我叫本，住城西")]
        await house.hall.seating.leave(ben, round_id.rsplit("-", 1)[0])
        await house.hall.close_account(ben.id, None)
        left = await house.stores.reports.open()
        assert [(report.reporter, report.reported, report.note) for report in left] == [
            (ben.id, cleo.id, ""),
            (ben.id, anna.id, ""),
        ]
        assert all(report.lines == () for report in left)
        (kept,) = await house.hall.sanctions.of_player(ben.id)
        assert (kept.kind, kept.note, kept.appeal) == ("mute", "骂人", ""), "what the host decided stays, without words"
