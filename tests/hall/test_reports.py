"""Reports of players: from a table and from a finished round, what is kept with them, and what their makers learn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.hall.evening import Client, Evening, evening, play_round
from tests.stores.files import NOON

from teahouse.hall.accounts import Player
from teahouse.hall.conduct import Settled, Spoken
from teahouse.hall.errors import Refusal
from teahouse.hall.reports import Accusation, OwnReport
from teahouse.hall.sanctions import Terms
from teahouse.hall.table import Table

WARN = Terms(kind="warn", reason="stalling")


async def people(house: Evening, *names: str) -> list[Player]:
    """Guests with accounts, as the front door makes them."""
    return [(await house.hall.accounts.guest(name))[0] for name in names]


async def seated(house: Evening, players: list[Player], **terms: Any) -> tuple[Table, list[Client]]:
    """A friends' table where they sit and look."""
    table_id = await house.hall.seating.open(players[0], "snatch", {}, **terms)
    for player in players[1:]:
        await house.hall.seating.sit(player, table_id)
    clients = [Client(house.hall, player) for player in players]
    for client in clients:
        client.enter(table_id)
    await house.rest()
    return house.hall.tables.get(table_id), clients


async def test_a_report_from_a_table_keeps_round_step_and_what_was_said_before(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben, cleo = await people(house, "anna", "ben", "cleo")
        table, clients = await seated(house, [anna, ben, cleo])
        (asked,) = [client for client in clients if client.asked(table.id)]
        asked.play(table.id, asked.asked(table.id)["ask"]["actions"][0])  # type: ignore[index]
        await house.rest()
        clients[1].say({"type": "chat", "table": table.id, "text": "你这个笨蛋"})
        await house.hall.reports.at_table(anna, table.id, Accusation(1, "abuse"))
        (report,) = await house.stores.reports.open()
        assert (report.reporter, report.reported, report.table) == (anna.id, ben.id, table.id)
        assert (report.round, report.seat, report.step, report.reason) == (f"{table.id}-1", 1, 1, "abuse")
        assert report.lines == (Spoken(NOON, 1, ben.id, "你这个笨蛋"),)
        assert (report.at, report.result, report.decided_at) == (NOON, None, None)


async def test_lines_of_the_chat_go_with_reports_of_abuse_alone_and_are_soon_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben, cleo = await people(house, "anna", "ben", "cleo")
        table, clients = await seated(house, [anna, ben, cleo])
        for number in range(22):
            clients[1].say({"type": "chat", "table": table.id, "text": str(number)})
            await house.wait(3_000)
        await house.hall.reports.at_table(anna, table.id, Accusation(1, "stalling"))
        await house.hall.reports.at_table(cleo, table.id, Accusation(1, "abuse"))
        stalling, abuse = await house.stores.reports.open()
        assert (stalling.lines, [line.text for line in abuse.lines]) == ((), [str(number) for number in range(2, 22)])
        await house.wait(10 * 60_000)
        assert table.talk.lately() == ()


async def test_a_report_from_a_finished_round_is_about_who_sat_there(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben, cleo = await people(house, "anna", "ben", "cleo")
        table, clients = await seated(house, [anna, ben, cleo])
        await play_round(house, table, clients)
        await house.settled()
        (dora,) = await people(house, "dora")
        await house.hall.reports.in_round(dora, f"{table.id}-1", Accusation(2, "other", note=" 换牌\x00 ", step=3))
        (report,) = await house.stores.reports.open()
        assert (report.reporter, report.reported, report.round, report.step) == (dora.id, cleo.id, f"{table.id}-1", 3)
        assert (report.table, report.reason, report.note) == (table.id, "other", "换牌")


@pytest.mark.parametrize(
    ("said", "key"),
    [
        (Accusation(0, "stalling"), "report-oneself"),
        (Accusation(2, "stalling"), "report-bot"),
        (Accusation(3, "stalling"), "unknown-seat"),
        (Accusation(-1, "stalling"), "unknown-seat"),
        (Accusation(1, "other", note="长" * 501), "bad-note"),
        (Accusation(1, "stalling", player="somebody-else"), "seat-changed"),
    ],
)
async def test_what_cannot_be_reported_is_refused_and_not_kept(tmp_path: Path, said: Accusation, key: str) -> None:
    async with evening(tmp_path) as house:
        anna, ben = await people(house, "anna", "ben")
        table, _ = await seated(house, [anna, ben])
        await house.hall.seating.seat_bots(table)
        with pytest.raises(Refusal, match=key):
            await house.hall.reports.at_table(anna, table.id, said)
        assert await house.stores.reports.open() == []


async def test_one_open_report_of_one_person_and_round(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben, cleo = await people(house, "anna", "ben", "cleo")
        table, clients = await seated(house, [anna, ben, cleo])
        reports = house.hall.reports
        await reports.at_table(anna, table.id, Accusation(1, "stalling", player=ben.id))
        with pytest.raises(Refusal, match="already-reported"):
            await reports.at_table(anna, table.id, Accusation(1, "abuse"))
        await reports.at_table(anna, table.id, Accusation(2, "stalling"))
        await reports.at_table(cleo, table.id, Accusation(1, "stalling"))
        await play_round(house, table, clients)
        await house.settled()
        with pytest.raises(Refusal, match="already-reported"):
            await reports.in_round(anna, f"{table.id}-1", Accusation(1, "cheating"))
        for client in clients:
            client.say({"type": "ready", "table": table.id})
        await house.rest()
        await reports.at_table(anna, table.id, Accusation(1, "stalling"))
        kept = await house.stores.reports.open()
        assert [(report.reporter, report.reported, report.round) for report in kept] == [
            (anna.id, ben.id, f"{table.id}-1"),
            (anna.id, cleo.id, f"{table.id}-1"),
            (cleo.id, ben.id, f"{table.id}-1"),
            (anna.id, ben.id, f"{table.id}-2"),
        ]


async def test_who_may_not_look_at_a_table_reports_nobody_there(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben, dora = await people(house, "anna", "ben", "dora")
        table, _ = await seated(house, [anna, ben])
        await house.hall.reports.at_table(dora, table.id, Accusation(1, "stalling"))
        table_id = await house.hall.quick.seat(anna, "snatch", room="strangers")
        with pytest.raises(Refusal, match="not-seated"):
            await house.hall.reports.at_table(dora, table_id, Accusation(0, "stalling"))


async def test_in_a_protected_room_a_seat_is_reported_and_no_name_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben, cleo = await people(house, "anna", "ben", "cleo")
        table_id = await house.hall.quick.seat(anna, "snatch", room="strangers", address="10.0.0.1")
        for player, address in ((ben, "10.0.0.2"), (cleo, "10.0.0.3")):
            assert await house.hall.quick.seat(player, "snatch", room="strangers", address=address) == table_id
        table = house.hall.tables.get(table_id)
        clients = [Client(house.hall, player) for player in (anna, ben, cleo)]
        for client in clients:
            client.enter(table_id)
        await house.rest()
        seat, reported = next((seat, chair.player) for seat, chair in table.match.people() if chair.player != anna)
        assert clients[0].pictures[table_id]["desk"]["seats"][seat]["player"] == ""
        for guess in (ben, cleo):
            with pytest.raises(Refusal, match="seat-changed"):
                await house.hall.reports.at_table(anna, table_id, Accusation(seat, "collusion", player=guess.id))
        await house.hall.reports.at_table(anna, table_id, Accusation(seat, "collusion"))
        assert [report.reported for report in await house.stores.reports.open()] == [reported.id]
        (own,) = await house.hall.reports.of_reporter(anna.id)
        assert (own.name, own.seat) == ("", seat)
        for client in clients:
            client.say({"type": "autopilot", "table": table_id, "on": True})
        while table.match.ended is None:
            await house.wait(1_000)
        await house.settled()
        (own,) = await house.hall.reports.of_reporter(anna.id)
        assert own.name == reported.name, "the table is over, and names are no secret any more"


async def test_the_reported_one_is_sent_nothing_and_the_reporter_learns_the_result_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben, cleo = await people(house, "anna", "ben", "cleo")
        table, clients = await seated(house, [anna, ben, cleo])
        before = [len(client.frames) for client in clients]
        await house.hall.reports.at_table(anna, table.id, Accusation(1, "stalling", note="一直不出"))
        await house.rest()
        assert [len(client.frames) for client in clients] == before
        assert await house.hall.reports.of_reporter(ben.id) == []
        (report,) = await house.stores.reports.open()
        await house.hall.moderation.impose("shell", ben.id, WARN, Settled((report.id,)))
        assert await house.hall.reports.of_reporter(anna.id) == [
            OwnReport(report.id, NOON, f"{table.id}-1", 1, "ben", "stalling", "一直不出", "handled", NOON)
        ]
