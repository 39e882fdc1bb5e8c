"""温岭麻将 in a browser: a whole round to the settlement of four hands, its replay, its proof, and axe at the table."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.accessibility import Inspection
from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.people import Person, friends_table, let_the_house_play, until_turn
from tests.e2e.test_replay import WHOLE

GAME = "wenling-mahjong"

DEALT = 17
"""So many tiles the hand of the one to move holds, with its melds."""

TURNS = 3

MELD = re.compile("^(吃|碰|明杠|补杠|暗杠)")


def sit_down(page: Page, **options: object) -> Person:
    """At a table of one's own, with bots in the other seats."""
    page.goto(f"/t/{friends_table(page, GAME, **options)}")
    person = Person(page)
    expect(person.hand).to_be_visible()
    return person


def number_of(text: str) -> int:
    return int(text.replace("−", "-").replace(",", ""))


def test_a_whole_round_is_settled_for_all_four_hands_and_can_be_proved(visit: Visit) -> None:
    page = visit(PHONE)
    person = sit_down(page)
    expect(page.get_by_role("group", name="得", exact=True).get_by_role("img").first).to_be_visible()
    for _ in range(TURNS):
        until_turn(person)
        melds = page.get_by_role("group", name="你的副露").get_by_role("img", name=MELD)
        expect(person.tiles).to_have_count(DEALT - 3 * melds.count())
        person.throw(person.tiles.last)
        doubt = page.get_by_role("alertdialog")
        if doubt.is_visible():
            person.press(doubt.get_by_role("button", name="再想想"))
            person.throw(person.tiles.nth(person.tiles.count() - 2))
    let_the_house_play(person)

    settlement = person.settlement
    totals = [number_of(text) for text in settlement.locator("td.total").all_inner_texts()]
    assert len(totals) == 4
    assert sum(totals) == 0
    tabs = settlement.get_by_role("tab")
    if tabs.count():
        expect(tabs).to_have_count(4)
        for tab in tabs.all():
            person.press(tab)
            expect(tab).to_have_attribute("aria-selected", "true")
            counted = tab.locator("b").inner_text()
            expect(settlement.locator("tfoot td.number b")).to_have_text(counted)
            expect(settlement.get_by_role("tabpanel").get_by_role("group")).to_be_visible()
    else:
        assert totals == [0, 0, 0, 0], "a drawn game alone counts no hands"

    person.press(settlement.get_by_role("link", name="回放"))
    position = page.get_by_role("slider", name="第几手")
    expect(position).to_be_visible()
    held = person.tiles
    dealt = held.count()
    assert dealt in (DEALT, DEALT - 1)
    page.keyboard.press("End")
    expect(position).to_have_value(position.get_attribute("max") or "")
    page.keyboard.press("Home")
    expect(held).to_have_count(dealt)

    person.press(page.get_by_role("button", name="验牌"))
    findings = page.get_by_role("dialog")
    expect(findings.get_by_text(WHOLE)).to_be_visible()
    expect(findings.get_by_role("img", name="对不上")).to_have_count(0)


def test_no_serious_fault_at_the_table_and_on_the_sheet(visit: Visit) -> None:
    page = visit(DESKTOP)
    person = sit_down(page)
    inspection = Inspection(page)
    until_turn(person)
    inspection.of("table")
    let_the_house_play(person)
    inspection.of("settlement")
    assert inspection.faults == []
