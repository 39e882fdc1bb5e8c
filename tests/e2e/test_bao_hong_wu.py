"""包红五 in a browser: a whole round by tapping and its replay, the fingers on the cards, and axe at the table."""

import re
import time

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.accessibility import Inspection
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.people import HESITATION

GAME = "bao-hong-wu"

ROUND = 150
"""So long a round may take (seconds)."""

KITTY = 8


class CardPlayer:
    """Plays by tapping: bids when he may, then does what he is advised, card by card."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("group", name="我的手牌")
        self.cards = self.hand.get_by_role("button")
        self.raised = self.hand.get_by_role("button", pressed=True)
        self.auction = page.get_by_role("group", name="叫分")
        self.trumps = page.get_by_role("group", name="定主")
        self.hint = page.get_by_role("button", name="提示", exact=True)
        self.bury = page.get_by_role("button", name="扣底", exact=True)
        self.play = page.get_by_role("button", name=re.compile("^出"))
        self.settlement = page.get_by_role("region", name="结算")
        self.taken_over = page.get_by_role("button", name="我回来了")

    def sit_down(self) -> None:
        """At a table of one's own, with bots in the other seats."""
        table = self.page.request.post("/api/tables", data={"game": GAME, "options": {}}).json()["table"]
        self.page.request.post(f"/api/tables/{table}/fill")
        self.page.goto(f"/t/{table}")
        expect(self.cards).to_have_count(25)

    def until(self, what: Locator) -> None:
        """Answers whatever he is asked, until he sees it. The house never has to answer for him."""
        given_up = time.monotonic() + ROUND
        while not what.is_visible():
            assert time.monotonic() < given_up
            assert not self.taken_over.is_visible(), "there was no way to answer in time"
            try:
                self.answer()
            except TooLate:
                continue

    def answer(self) -> None:
        if self.auction.is_visible():
            self.auction.get_by_role("button", name=re.compile(r"^叫 \d+$")).tap(timeout=HESITATION)
        elif self.trumps.is_visible():
            self.trumps.get_by_role("button", name="黑桃").tap(timeout=HESITATION)
        elif self.bury.is_visible():
            self.follow_advice(self.bury)
        elif self.play.is_visible():
            self.follow_advice(self.play)
        else:
            self.settlement.or_(self.auction).or_(self.trumps).or_(self.hint).first.wait_for(timeout=HESITATION)

    def follow_advice(self, button: Locator) -> None:
        """Asks for advice until it is shown, then does it."""
        if not self.raised.count():
            self.hint.tap(timeout=HESITATION)
            self.raised.first.wait_for(timeout=HESITATION)
        button.tap(timeout=HESITATION)
        expect(self.raised).to_have_count(0)


def test_a_whole_round_is_played_by_tapping_and_stepped_through_again(visit: Visit) -> None:
    page = visit(PHONE)
    player = CardPlayer(page)
    player.sit_down()
    player.until(player.play.or_(player.settlement).first)
    player.until(player.settlement)
    expect(player.settlement.get_by_role("heading", level=1)).to_have_text(re.compile("[庄闲]家胜"))
    kitty = player.settlement.get_by_role("group", name="底牌")
    expect(kitty.get_by_role("img")).to_have_count(KITTY)
    # Every row of the payments adds up to nothing over the four.
    totals = [int(text.replace("−", "-")) for text in player.settlement.locator("td.total").all_inner_texts()]
    assert len(totals) == 4
    assert sum(totals) == 0

    player.settlement.get_by_role("link", name="回放").tap()
    position = page.get_by_role("slider", name="第几手")
    expect(position).to_be_visible()
    held = page.get_by_role("group", name="我的手牌").get_by_role("button")
    expect(held).to_have_count(25)
    page.keyboard.press("End")
    expect(position).to_have_value(position.get_attribute("max") or "")
    expect(held).to_have_count(0)
    for seat in range(4):
        page.get_by_role("combobox", name="各家").select_option(str(seat))
        page.keyboard.press("Home")
        expect(held).to_have_count(25)


def test_cards_go_up_by_tap_slide_and_double_tap_and_down_by_a_tap_on_the_felt(visit: Visit) -> None:
    page = visit(PHONE)
    player = CardPlayer(page)
    player.sit_down()
    first = player.cards.first
    first.tap(position={"x": 8, "y": 20})
    expect(first).to_have_attribute("aria-pressed", "true")
    page.touchscreen.tap(422, 190)
    expect(player.raised).to_have_count(0)

    boxes = [card.bounding_box() for card in player.cards.all()[:5]]
    path = [(box["x"] + 8, box["y"] + 30) for box in boxes if box]
    touch = page.context.new_cdp_session(page)
    for kind, points in [("touchStart", path[:1]), *(("touchMove", [at]) for at in path[1:]), ("touchEnd", [])]:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})
    expect(player.raised).to_have_count(5)
    page.keyboard.press("Escape")
    expect(player.raised).to_have_count(0)


def test_no_serious_fault_at_a_card_table(visit: Visit) -> None:
    page = visit(PHONE)
    player = CardPlayer(page)
    player.sit_down()
    inspection = Inspection(page)
    player.until(player.auction.or_(player.play).first)
    inspection.of("bidding")
    page.set_viewport_size(PHONE["viewport"])
    player.until(player.bury.or_(player.play).first)
    inspection.of("burying or following")
    page.set_viewport_size(PHONE["viewport"])
    player.until(player.settlement)
    inspection.of("settlement")
    assert inspection.faults == []
