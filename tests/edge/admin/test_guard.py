"""Who is let in where hosts work: nobody but hosts, at every route, and no longer than they are hosts."""

from __future__ import annotations

from pathlib import Path

import httpx
import pyotp
import pytest
from tests.edge.admin.hosts import PASSWORD, host, shell
from tests.edge.guests import guest
from tests.living import House, open_house


async def routes(url: str) -> list[tuple[str, str]]:
    """Method and path of every route of the hosts, with something in the place of each parameter."""
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        paths = (await client.get("/schema/openapi.json")).json()["paths"]
    return [
        (method, path.replace("{", "").replace("}", ""))
        for path, item in paths.items()
        for method in item
        if path.startswith("/api/admin/")
    ]


async def test_every_route_refuses_who_is_nobody_or_no_host(house: House) -> None:
    asked = await routes(house.url)
    assert ("get", "/api/admin/audit") in asked
    async with guest(house.url) as person, httpx.AsyncClient(base_url=house.url, trust_env=False) as stranger:
        assert (await person.get("/api/me"))["host"] is False
        for method, path in asked:
            told = await stranger.request(method.upper(), path, json={})
            assert (told.status_code, told.json()["key"]) == (401, "unauthenticated"), path
            told = await person.client.request(method.upper(), path, json={})
            assert (told.status_code, told.json()["key"]) == (403, "not-a-host"), path


async def test_a_host_is_made_and_unmade_while_the_hall_runs(
    house: House, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with host(house.url, folder, "城西文化礼堂") as person:
        assert capsys.readouterr().out == "城西文化礼堂 is a host now.\n"
        me = await person.get("/api/me")
        assert me["host"] is True
        assert await shell(folder, "make-host", "城西文化礼堂") == 0
        assert capsys.readouterr().out == "Nothing to change: 城西文化礼堂 is a host now.\n"
        page = await person.get(f"/api/admin/audit?about={me['id']}")
        (entry,) = page["entries"]
        assert (entry["by"], entry["deed"], entry["about"], entry["reason"]) == ("shell", "make-host", me["id"], "")
        assert page["people"][me["id"]]["name"] == "城西文化礼堂"
        assert await shell(folder, "make-host", "城西文化礼堂", "--not", "--reason", "moved away") == 0
        told = await person.client.get("/api/admin/audit")
        assert (told.status_code, told.json()["key"]) == (403, "not-a-host")
        assert (await person.get("/api/me"))["host"] is False


async def test_a_guest_or_a_name_that_nobody_has_is_made_no_host(
    house: House, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with guest(house.url, "过路人") as person:
        assert await shell(folder, "make-host", "过路人") == 2
        assert await shell(folder, "make-host", "没有这个人") == 2
        assert "unknown-player: nobody signs in by that name" in capsys.readouterr().err
        assert (await person.get("/api/me"))["host"] is False


async def test_who_closes_his_account_is_no_host_any_more(house: House, folder: Path) -> None:
    async with host(house.url, folder, "要走的馆主") as person:
        me = await person.get("/api/me")
        await person.post("/api/me/close", {"password": PASSWORD})
        assert me["id"] not in [player.id for player in house.ask(house.hall.hosts.all())]


async def test_the_trail_is_read_page_by_page(house: House, folder: Path) -> None:
    async with host(house.url, folder, "翻账的人") as person:
        about = (await person.get("/api/me"))["id"]
        for turn in ("--not", "", "--not", ""):
            assert await shell(folder, "make-host", "翻账的人", *turn.split()) == 0
        first = await person.get(f"/api/admin/audit?about={about}&limit=3")
        assert [entry["deed"] for entry in first["entries"]] == ["make-host", "unmake-host", "make-host"]
        rest = await person.get(f"/api/admin/audit?about={about}&limit=3&before={first['before']}")
        assert [entry["deed"] for entry in rest["entries"]] == ["unmake-host", "make-host"]
        assert rest["before"] is None
        only = await person.get(f"/api/admin/audit?about={about}&deed=unmake-host")
        assert len(only["entries"]) == 2
        assert (await person.client.get("/api/admin/audit?limit=1000")).status_code == 400


async def test_a_hall_may_want_a_second_proof_of_its_hosts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with open_house(tmp_path, hosts_second_factor=True) as house:
        async with host(house.url, tmp_path, "城西文化礼堂") as person:
            told = await person.client.get("/api/admin/audit")
            assert (told.status_code, told.json()["key"]) == (403, "second-factor-wanted")
            key = (await person.post("/api/second-factor", {"password": PASSWORD}))["key"]
            assert (await person.client.get("/api/admin/audit")).status_code == 403
            await person.post("/api/second-factor/on", {"digits": pyotp.TOTP(key).now()})
            assert (await person.client.get("/api/admin/audit")).status_code == 200
            capsys.readouterr()
            lost = ("drop-second-factor", "城西文化礼堂")
            assert await shell(tmp_path, *lost) == 2
            assert await shell(tmp_path, *lost, "--reason", "手机掉进了水里") == 0
            assert capsys.readouterr().out == "城西文化礼堂 signs in by the password alone now.\n"
            assert (await person.client.get("/api/admin/audit")).status_code == 403
