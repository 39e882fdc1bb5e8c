"""Everybody can find his way: axe finds no serious fault on any screen, in either theme, on a phone or a desktop."""

import re

from playwright.sync_api import expect
from tests.e2e.accessibility import Inspection
from tests.e2e.conftest import DESKTOP, Visit
from tests.e2e.people import GAME, TITLE, let_the_house_play, play_on, practise


def test_no_serious_fault_on_the_paper_screens(visit: Visit) -> None:
    page = visit(DESKTOP, newcomer=True)
    inspection = Inspection(page)
    expect(page.get_by_role("link", name=TITLE)).to_be_visible()
    inspection.of("first visit")
    page.get_by_role("button", name="好了").click()
    inspection.of("lobby")
    page.goto(f"/g/{GAME}")
    expect(page.get_by_role("dialog")).to_be_visible()
    inspection.of("game sheet")
    for path, heading in (
        (f"/friends/{GAME}", "牌友桌"),
        ("/rounds", "战绩与回放"),
        (f"/rules/{GAME}", f"{TITLE}的规矩"),
        ("/settings", "我的"),
        ("/about", "这家茶馆"),
        ("/c", "输桌号"),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()
        inspection.of(heading)
    page.goto(f"/friends/{GAME}")
    page.get_by_role("button", name="开桌").click()
    expect(page.get_by_text("还差 3 人")).to_be_visible()
    inspection.of("waiting room")
    assert inspection.faults == []


def test_no_serious_fault_at_the_table(visit: Visit) -> None:
    page = visit(DESKTOP)
    person = practise(page, bids=True)
    inspection = Inspection(page)
    play_on([person], person.auction.is_visible)
    inspection.of("bidding")
    play_on([person], person.discard.is_visible)
    inspection.of("playing")
    page.get_by_role("button", name="菜单").click()
    inspection.of("menu")
    page.keyboard.press("Escape")
    let_the_house_play(person)
    inspection.of("settlement")
    page.get_by_role("button", name="验牌").click()
    expect(page.get_by_text("一张不差")).to_be_visible()
    inspection.of("verification")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="回放").click()
    expect(page.get_by_role("slider", name="第几手")).to_be_visible()
    inspection.of("replay")
    page.goto("/rounds")
    expect(page.get_by_role("link", name=re.compile("^回放")).first).to_be_visible()
    inspection.of("rounds")
    assert inspection.faults == []
