"""The queue through the front door: report, decision, objection and answer, and the same from the shell."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.edge.admin.hosts import host, shell
from tests.edge.guests import guest
from tests.living import House

GAME = "bao-hong-wu"


async def test_from_a_report_to_a_mute_an_objection_and_its_answer(house: House, folder: Path) -> None:
    async with (
        host(house.url, folder, "城东馆主") as keeper,
        guest(house.url, "阿娟") as anna,
        guest(house.url, "阿本") as ben,
    ):
        table = (await anna.post("/api/tables", {"game": GAME}))["table"]
        await ben.post(f"/api/tables/{table}/sit")
        await anna.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "abuse", "note": "骂人"})
        his = (await ben.get("/api/me"))["id"]
        queue = await keeper.get("/api/admin/reports")
        (case,) = [case for case in queue["cases"] if case["player"] == his]
        (report,) = case["reports"]
        assert (report["reason"], report["note"], report["table"]) == ("abuse", "骂人", table)
        assert queue["people"][report["reporter"]]["name"] == "阿娟"
        waiting = (await keeper.get("/api/admin/reports/waiting"))["waiting"]
        terms = {"kind": "mute", "reason": "abuse", "note": "好好说话", "hours": 24}
        body = {"player": his, "terms": terms, "settled": {"reports": [report["id"]]}}
        sanction = await keeper.post("/api/admin/sanctions", body)
        assert sanction["until"] - sanction["at"] == 24 * 60 * 60 * 1000
        assert (await keeper.get("/api/admin/reports/waiting"))["waiting"] == waiting - 1
        assert [own["result"] for own in await anna.get("/api/me/reports")] == ["handled"]
        await ben.post(f"/api/me/sanctions/{sanction['id']}/appeal", {"text": "不是我"})
        queue = await keeper.get("/api/admin/reports")
        assert [appeal["appeal"] for appeal in queue["appeals"] if appeal["player"] == his] == ["不是我"]
        await keeper.post(f"/api/admin/sanctions/{sanction['id']}/answer", {"answer": "lifted", "note": "算了"})
        assert (await ben.get("/api/me"))["sanctions"] == []
        (own,) = await ben.get("/api/me/sanctions")
        assert (own["answer"], own["answer_note"], own["holds"]) == ("lifted", "算了", False)
        (kept,) = await keeper.get(f"/api/admin/sanctions/of/{his}")
        assert kept["reviewer"] == kept["answered_by"] == (await keeper.get("/api/me"))["id"]
        trail = await keeper.get(f"/api/admin/audit?about={his}")
        assert [entry["deed"] for entry in trail["entries"]] == ["lift-sanction", "mute"]


async def test_a_report_is_dismissed_and_a_sanction_lifted(house: House, folder: Path) -> None:
    async with (
        host(house.url, folder, "城西馆主") as keeper,
        guest(house.url) as anna,
        guest(house.url) as ben,
    ):
        table = (await anna.post("/api/tables", {"game": GAME}))["table"]
        await ben.post(f"/api/tables/{table}/sit")
        await anna.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "stalling"})
        his = (await ben.get("/api/me"))["id"]
        queue = await keeper.get("/api/admin/reports")
        (report,) = [report for case in queue["cases"] for report in case["reports"] if case["player"] == his]
        settled = {"reports": [report["id"]]}
        await keeper.post("/api/admin/reports/dismiss", {"player": his, "settled": settled, "note": "网络慢"})
        assert [own["result"] for own in await anna.get("/api/me/reports")] == ["no-action"]
        terms = {"kind": "suspend", "reason": "other", "hours": 1, "scope": "rooms"}
        sanction = await keeper.post("/api/admin/sanctions", {"player": his, "terms": terms})
        lifted = await keeper.post(f"/api/admin/sanctions/{sanction['id']}/lift", {"note": "弄错了"})
        assert lifted["lifted_by"] == (await keeper.get("/api/me"))["id"]
        again = await keeper.client.post(f"/api/admin/sanctions/{sanction['id']}/lift", json={})
        assert (again.status_code, again.json()["key"]) == (409, "not-in-force")


async def test_the_shell_bans_and_lifts_while_the_hall_runs(
    house: House, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with guest(house.url) as anna:
        her = (await anna.get("/api/me"))["id"]
        assert await shell(folder, "ban", her, "--reason", "cheating", "--for", "3d", "--note", "外挂") == 0
        assert capsys.readouterr().out.startswith(f"ban of {her}: ")
        told = await anna.client.get("/api/me")
        assert (told.status_code, told.json()["key"]) == (403, "banned")
        assert await shell(folder, "unban", her) == 0
        assert capsys.readouterr().out == "1 lifted.\n"
        assert (await anna.client.get("/api/me")).status_code == 200
        assert await shell(folder, "mute", her, "--reason", "abuse", "--for", "12h") == 0
        assert await shell(folder, "suspend", her, "--reason", "stalling", "--for", "1d", "--rooms") == 0
        assert await shell(folder, "warn", her, "--reason", "other", "--note", "请快一点") == 0
        held = (await anna.get("/api/me"))["sanctions"]
        assert [(own["kind"], own["scope"]) for own in held] == [("mute", "all"), ("suspend", "rooms"), ("warn", "all")]
        capsys.readouterr()
        assert await shell(folder, "lift", her) == 0
        assert capsys.readouterr().out == "3 lifted.\n"


async def test_the_shell_refuses_hosts_and_nobody(
    house: House, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with host(house.url, folder, "不可禁言"):
        assert await shell(folder, "mute", "不可禁言", "--reason", "abuse", "--for", "1h") == 2
        assert "is-a-host" in capsys.readouterr().err
        assert await shell(folder, "mute", "没有这个人", "--reason", "abuse", "--for", "1h") == 2
        assert "unknown-player" in capsys.readouterr().err
