"""Somebody without a mouse."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import DESKTOP, Visit
from tests.e2e.people import TITLE, Person, play_on


class Typist(Person):
    """Plays by keys alone."""

    def press(self, what: Locator) -> None:
        tab_to(what)
        self.page.keyboard.press("Enter")

    def _answer(self) -> str | None:
        if not self.settlement.is_visible() and not self.auction.is_visible():
            if self.token("过").is_visible():
                self.page.keyboard.press("Escape")
                return "过"
            if self.discard.is_visible():
                self.page.keyboard.press("ArrowLeft")
                self.page.keyboard.press("Space")
                return "打出"
        return super()._answer()


def tab_to(what: Locator) -> None:
    """Moves the focus forward until it is there."""
    for _ in range(60):
        if what.evaluate("element => element === document.activeElement"):
            return
        what.page.keyboard.press("Tab")
    raise AssertionError(f"the key Tab does not lead to {what}")


def enter(page: Page, what: Locator) -> None:
    what.wait_for()
    tab_to(what)
    page.keyboard.press("Enter")


def test_several_turns_are_played_by_keys_alone(visit: Visit) -> None:
    page = visit(DESKTOP)
    enter(page, page.get_by_role("link", name=TITLE, exact=True))
    enter(page, page.get_by_role("button", name=re.compile("^马上开打")))
    typist = Typist(page, stays=True)
    expect(typist.hand).to_be_visible()
    expect(page.get_by_label("按键")).to_be_visible()
    play_on([typist], lambda: typist.done.count("打出") >= 4)
    expect(typist.pond.get_by_role("listitem").first).to_be_visible()


def test_a_round_of_cards_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit(DESKTOP)
    table = page.request.post("/api/tables", data={"game": "guan-pai", "options": {}}).json()["table"]
    page.request.post(f"/api/tables/{table}/fill")
    page.goto(f"/t/{table}")
    asked = page.locator("[data-kind=trick]")
    settlement = page.get_by_role("region", name="结算")
    raised = page.get_by_role("group", name="我的手牌").get_by_role("button", pressed=True)

    # An arrow shows where the keyboard is, before anything has the focus.
    asked.wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card]:focus")).to_have_count(1)

    answers = 0
    while True:
        asked.or_(settlement).first.wait_for()
        if settlement.is_visible():
            break
        question = asked.get_attribute("data-question")
        if page.get_by_role("button", name="提示").is_enabled():
            page.keyboard.press("t")
            raised.first.wait_for()
        # What the main button says, be it 出 or 要不起.
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-kind=trick][data-question='{question}']")).to_have_count(0)
        answers += 1
    assert answers > 0
    expect(page.get_by_role("button", name="我回来了")).to_have_count(0)
