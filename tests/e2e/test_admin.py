"""The host's desk in a browser: seen by hosts alone, worded in every language, open to everybody's hands and ears."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.accessibility import AXE, CHECK
from tests.e2e.conftest import DESKTOP, PORTRAIT, Screen, Visit, Watch
from tests.e2e.evenings import played
from tests.e2e.people import GAME, friends_table
from tests.e2e.test_screens import LANGUAGES, said_at, slips
from tests.living import House

PASSWORD = "a cup of green tea"

PAGES = {
    "today": 100,
    "tables": 150,
    "people": 40,
    "rooms": 300,
    "ledger": 40,
    "notices": 40,
    "audit": 20,
}
"""Each page and how many characters it says at least when all has come."""


def host(visit: Visit, house: House, name: str, screen: Screen = DESKTOP) -> Page:
    """A browser of somebody who runs the hall."""
    page = visit(screen)
    register(page, name)
    assert house.ask(house.hall.hosts.make(name))
    page.reload()
    return page


def register(page: Page, name: str) -> str:
    """The id of the person, who has a name and a password now."""
    answer = page.request.post("/api/register", data={"name": name, "password": PASSWORD})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def test_the_desk_is_seen_by_hosts_alone(visit: Visit, house: House) -> None:
    person = visit(DESKTOP)
    expect(person.get_by_role("link", name="大厅")).to_be_visible()
    expect(person.get_by_role("link", name="馆主台")).to_have_count(0)
    person.goto("/admin")
    expect(person.get_by_role("alert")).to_contain_text("这里是馆主的地方")
    boss = host(visit, house, "城西文化礼堂")
    boss.get_by_role("link", name="馆主台").click()
    expect(boss.get_by_role("heading", name="今日")).to_be_visible()
    expect(boss.get_by_role("navigation", name="馆主台菜单").get_by_role("link", name="今日")).to_have_attribute(
        "aria-current", "page"
    )
    boss.get_by_role("link", name="回大厅").click()
    expect(boss).to_have_url(re.compile(r"/$"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_worded_and_open_to_everybody(visit: Visit, house: House, language: str) -> None:
    boss = host(visit, house, f"馆主{LANGUAGES.index(language)}", PORTRAIT)
    boss.evaluate("language => localStorage.setItem('language', language)", language)
    played(house, boss, 3)
    friends_table(boss)
    me = boss.request.get("/api/me").json()["id"]
    boss.request.post("/api/admin/grants", data={"player": me, "points": 5, "reason": "2026"})
    axe = AXE.read_text(encoding="utf-8")
    paths = PAGES | {f"people/{me}": 40, f"ledger/{me}": 40, f"audit/{me}": 20}
    for path, least in paths.items():
        said = said_at(boss, f"/admin/{path}", least)
        # Names, rooms and reasons are said as they were written: `settings` is a screen with names.
        assert slips("settings", said, language) == [], path
        boss.evaluate(axe)
        assert boss.evaluate(CHECK) == [], path
    said_at(boss, "/admin/casino", 5)


def test_a_host_sees_a_page_of_tables_at_a_time_and_finds_one(visit: Visit, house: House) -> None:
    person = visit(PORTRAIT)
    opened = [person.request.post("/api/tables", data={"game": "guan-pai"}).json() for _ in range(51)]
    boss = host(visit, house, "管桌的礼堂")
    boss.goto("/admin/tables")
    boss.get_by_role("combobox", name="游戏").select_option("关牌")
    boss.get_by_role("combobox", name="哪种桌").select_option("牌友桌")
    rows, status = boss.get_by_role("table").locator("tbody tr"), boss.get_by_role("main").get_by_role("status")
    expect(status).to_have_text(re.compile("^前 50 桌，一共 5[1-9] 桌$"))
    expect(rows).to_have_count(50)
    boss.get_by_role("button", name="再看一些").click()
    expect(status).to_have_text(re.compile("^一共 5[1-9] 桌$"))
    expect(boss.get_by_role("button", name="再看一些")).to_have_count(0)
    boss.get_by_role("searchbox", name="按桌号、名字找").fill(opened[0]["code"])
    expect(status).to_have_text("一共 1 桌")
    expect(rows).to_contain_text([opened[0]["code"]])
    boss.get_by_role("combobox", name="哪种桌").select_option("练习")
    expect(status).to_have_text("一共 0 桌")


def look_up(boss: Page, typed: str, name: str) -> None:
    """Finds somebody by what is typed of his name, and opens his page."""
    boss.goto("/admin/people")
    boss.get_by_role("searchbox", name="按名字找").fill(typed)
    boss.get_by_role("link", name=name).click()


def test_a_host_finds_somebody_and_gives_him_points(visit: Visit, house: House) -> None:
    person = visit(PORTRAIT)
    register(person, "次坞阿兰")
    boss = host(visit, house, "给分的礼堂")
    look_up(boss, "次坞阿", "次坞阿兰")
    boss.get_by_role("button", name="给分").click()
    sheet = boss.get_by_role("dialog", name="给 次坞阿兰 积分")
    expect(sheet.get_by_role("button", name="给分")).to_be_disabled()
    sheet.get_by_label("多少").fill("300")
    sheet.get_by_label("缘由").fill("帮忙泡茶")
    sheet.get_by_role("button", name="给分").click()
    expect(boss.get_by_text("次坞阿兰 现在有 2,300 分")).to_be_visible()
    expect(boss.get_by_text("2,300", exact=True)).to_be_visible()
    boss.get_by_role("main").get_by_role("link", name="账本").click()
    expect(boss.get_by_role("row").filter(has_text="给分")).to_contain_text("次坞阿兰 +300")
    boss.get_by_role("navigation").get_by_role("link", name="记事").click()
    row = boss.get_by_role("row").filter(has_text="帮忙泡茶").first
    expect(row).to_contain_text("给分的礼堂")
    expect(row).to_contain_text("给分 · +300")


def test_a_host_signs_somebody_out_on_all_devices(visit: Visit, house: House, watch: Watch) -> None:
    watch.expect("the server responded with a status of 401")
    person = visit(PORTRAIT)
    register(person, "丢了手机")
    person.reload()
    boss = host(visit, house, "管门的礼堂")
    look_up(boss, "丢了手机", "丢了手机")
    boss.get_by_role("button", name="让他都退出").click()
    sheet = boss.get_by_role("dialog", name="让 丢了手机 在所有机器上退出")
    sheet.get_by_label("缘由").fill("手机落在车上")
    sheet.get_by_role("button", name="让他都退出").click()
    expect(boss.get_by_text("丢了手机 在所有机器上退出了")).to_be_visible()
    expect(boss.get_by_role("button", name="让他都退出")).to_be_hidden()
    expect(person.get_by_role("dialog", name="这台机器退出登录了")).to_be_visible()


def test_everybody_reads_what_the_host_announces_and_puts_it_away(visit: Visit, house: House) -> None:
    person = visit(PORTRAIT)
    boss = host(visit, house, "喊话的礼堂")
    boss.goto("/admin/notices")
    boss.get_by_label("中文").fill("今晚九点换水")
    boss.get_by_role("main").get_by_role("button", name="发公告").click()
    strip = person.get_by_role("status").filter(has_text="今晚九点换水")
    expect(strip).to_be_visible()
    strip.get_by_role("button", name="关上").click()
    expect(strip).to_have_count(0)
    person.reload()
    expect(person.get_by_role("heading", name="打什么")).to_be_attached()
    expect(strip).to_have_count(0)
    boss.get_by_role("button", name="撤下").click()
    expect(boss.get_by_role("heading", name="现在挂着的")).to_have_count(0)


def test_a_host_closes_after_the_round_and_thinks_better_of_it(visit: Visit, house: House) -> None:
    person = visit(PORTRAIT)
    boss = host(visit, house, "打烊的礼堂")
    table = friends_table(person)
    person.goto(f"/t/{table}")
    boss.goto("/admin/notices")
    boss.get_by_role("button", name="打完这局就歇业").click()
    boss.get_by_role("dialog").get_by_role("button", name="打完这局就歇业").click()
    expect(person.get_by_role("status").filter(has_text="打完这局就歇业")).to_be_visible()
    boss.get_by_role("button", name="不歇了").click()
    expect(person.get_by_role("status").filter(has_text="打完这局就歇业")).to_have_count(0)
    assert person.request.post("/api/quick", data={"game": GAME}).ok
