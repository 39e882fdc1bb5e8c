"""关牌, 温岭六家统 and 温岭标统 in a browser: a whole round of each by tapping, fingers on the stacks, and axe."""

import re
import time

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.accessibility import Inspection
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.people import HESITATION, box_of

SHUT_OUT = "guan-pai"
SIX_HAND = "wenling-liu-jia-tong"
BIDDING = "wenling-biao-tong"

ROUND = 85
"""So long a round may take (seconds)."""

OWN_PLAYS = 4
"""So often one answers oneself in the long game, before the house takes over."""


class Climber:
    """Plays by tapping: what counsel shows first, or 要不起."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("group", name="我的手牌")
        self.cards = self.hand.locator("[data-card]")
        self.raised = self.hand.get_by_role("button", pressed=True)
        self.asked = page.locator("[data-kind=trick]")
        self.hint = page.get_by_role("button", name="提示", exact=True)
        self.play = page.get_by_role("button", name=re.compile("^出"))
        self.cannot = page.get_by_role("button", name="要不起", exact=True)
        self.last = page.get_by_role("button", name="上一轮", exact=True)
        self.settlement = page.get_by_role("region", name="结算")
        self.answers = 0

    def sit_down(self, game: str, cards: int, **options: object) -> None:
        """At a table of one's own, with bots in the other seats."""
        table = self.page.request.post("/api/tables", data={"game": game, "options": options}).json()["table"]
        self.page.request.post(f"/api/tables/{table}/fill")
        self.page.goto(f"/t/{table}")
        expect(self.cards).to_have_count(cards)

    def until(self, what: Locator, answers: int = 1000) -> None:
        """Answers whatever he is asked, until he sees it or has answered so often."""
        given_up = time.monotonic() + ROUND
        until = self.answers + answers
        while not what.is_visible() and self.answers < until:
            assert time.monotonic() < given_up
            try:
                self.answer()
            except TooLate:
                continue

    def answer(self) -> None:
        self.asked.or_(self.settlement).first.wait_for(timeout=HESITATION)
        if self.settlement.is_visible():
            return
        question = self.asked.get_attribute("data-question", timeout=HESITATION)
        if self.cannot.is_visible():
            self.cannot.tap(timeout=HESITATION)
        else:
            if not self.raised.count():
                self.hint.tap(timeout=HESITATION)
                self.raised.first.wait_for(timeout=HESITATION)
            self.play.tap(timeout=HESITATION)
        expect(self.page.locator(f"[data-kind=trick][data-question='{question}']")).to_have_count(0)
        self.answers += 1

    def hand_over(self) -> None:
        """Lets the house play on."""
        self.page.get_by_role("button", name="托管", exact=True).tap()
        expect(self.page.get_by_role("button", name="我回来了")).to_be_visible()


def payments(player: Climber) -> list[int]:
    """What each seat got by the settlement."""
    return [int(text.replace("−", "-")) for text in player.settlement.locator("td.total").all_inner_texts()]


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two lie over each other; what is not there lies nowhere."""
    if not other.count():
        return False
    a, b = box_of(one), box_of(other)
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def gap_between(left: Locator, right: Locator) -> float:
    """Pixels between two that stand beside each other."""
    return box_of(right)["x"] - box_of(left)["x"] - box_of(left)["width"]


def test_a_whole_round_of_guan_pai_is_played_by_tapping_and_stepped_through_again(visit: Visit) -> None:
    page = visit(PHONE)
    player = Climber(page)
    player.sit_down(SHUT_OUT, 16)
    player.until(player.settlement)
    assert player.answers > 0
    expect(player.settlement.get_by_role("list", name="出完的先后").get_by_role("listitem")).to_have_count(2)
    expect(player.settlement.get_by_role("group", name="没用的一堆").get_by_role("img")).to_have_count(16)
    paid = payments(player)
    assert len(paid) == 2
    assert sum(paid) == 0
    assert max(paid) > 0

    page.get_by_role("button", name="验牌").tap()
    expect(page.get_by_text("一张不差")).to_be_visible()
    page.keyboard.press("Escape")
    player.settlement.get_by_role("link", name="回放").tap()
    position = page.get_by_role("slider", name="第几手")
    expect(position).to_be_visible()
    expect(player.cards).to_have_count(16)
    page.keyboard.press("End")
    expect(position).to_have_value(position.get_attribute("max") or "")


def test_six_hand_tong_is_played_by_tapping_and_settled_by_sides(visit: Visit) -> None:
    page = visit(PHONE)
    player = Climber(page)
    player.sit_down(SIX_HAND, 36)
    expect(page.get_by_role("list", name="座位").get_by_role("group", name=re.compile("友"))).to_have_count(2)
    player.until(player.settlement, answers=OWN_PLAYS)
    assert player.answers == OWN_PLAYS
    # The first trick of six may go round more often than that.
    while player.last.is_disabled():
        player.until(player.settlement, answers=1)
    player.last.tap()
    trick = page.get_by_role("region", name="上一轮")
    expect(trick.get_by_role("listitem").first).to_be_visible()
    trick.get_by_role("button", name="关上").tap()
    player.hand_over()
    expect(player.settlement).to_be_visible(timeout=ROUND * 1000)
    paid = payments(player)
    assert len(paid) == 6
    assert sum(paid) == 0
    page.get_by_role("button", name="验牌").tap()
    expect(page.get_by_text("一张不差")).to_be_visible()
    page.keyboard.press("Escape")
    # Who looks at the table goes back to the settlement from where his actions were.
    page.get_by_role("button", name="看牌桌").tap()
    again = page.get_by_role("button", name="看结算")
    assert not overlap(again, page.locator("[data-hand]"))
    assert not overlap(again, page.locator("[data-played]").first)
    again.tap()
    player.settlement.get_by_role("link", name="回放").tap()
    seats = page.get_by_role("list", name="座位").get_by_role("listitem")
    expect(seats.first).to_be_visible()
    assert gap_between(page.get_by_role("region", name="比分"), seats.nth(2)) > 0
    words = page.get_by_role("list", name="经过").locator(".text")
    assert min(box_of(text)["width"] for text in words.all()) >= 56, "many cards leave words room for four characters"


def test_the_bidding_of_biao_tong_is_won_by_tapping_and_the_kitty_is_shown(visit: Visit) -> None:
    page = visit(PHONE)
    player = Climber(page)
    player.sit_down(BIDDING, 25)
    pad = page.get_by_role("group", name="叫牌")
    kitty = page.get_by_role("button", name="底牌", exact=True)
    asked = pad.or_(kitty).first
    asked.wait_for()
    if not kitty.is_visible():
        pad.get_by_role("combobox", name="叫几倍").select_option("20")
        # In the first moment of a question a tap does not count.
        page.wait_for_timeout(500)
        pad.get_by_role("button", name="叫 20 倍").tap()
        expect(page.get_by_role("group", name="庄")).to_have_count(1)
        expect(page.get_by_role("group", name="这一局")).to_contain_text("20 倍")
        expect(player.cards).to_have_count(33)
    shown = page.get_by_role("region", name="底牌")
    expect(shown.get_by_role("img")).to_have_count(8)
    expect(shown).to_be_hidden()
    player.hand_over()
    expect(player.settlement).to_be_visible(timeout=ROUND * 1000)
    expect(player.settlement.get_by_role("group", name="底牌").get_by_role("img")).to_have_count(8)
    paid = payments(player)
    assert len(paid) == 4
    assert sum(paid) == 0
    page.get_by_role("button", name="验牌").tap()
    expect(page.get_by_text("一张不差")).to_be_visible()


def test_stacks_are_taken_by_rank_from_a_card_down_and_by_a_slide(visit: Visit) -> None:
    page = visit(PHONE)
    player = Climber(page)
    player.sit_down(SIX_HAND, 36)
    columns = player.hand.get_by_role("group")
    stack = next(column for column in columns.all() if 2 <= column.get_by_role("button").count() <= 4)
    cards = stack.get_by_role("button")
    cards.first.tap(position={"x": 20, "y": 6})
    expect(player.raised).to_have_count(cards.count())
    cards.nth(1).tap(position={"x": 20, "y": 4})
    expect(player.raised).to_have_count(cards.count() - 1)
    page.keyboard.press("Escape")
    expect(player.raised).to_have_count(0)

    fronts = [box_of(column.get_by_role("button").last) for column in columns.all()[-4:]]
    path = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in fronts]
    touch = page.context.new_cdp_session(page)
    for kind, points in [("touchStart", path[:1]), *(("touchMove", [at]) for at in path[1:]), ("touchEnd", [])]:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})
    expect(player.raised).to_have_count(4)

    # A tap on the bare felt lowers everything; a long press opens a column.
    page.touchscreen.tap(422, 150)
    expect(player.raised).to_have_count(0)
    x, y = path[0]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    opened = page.get_by_role("region", name=re.compile("看花色$"))
    expect(opened).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    opened.get_by_role("button").first.tap(position={"x": 10, "y": 20})
    expect(player.raised).to_have_count(1)
    # The same hand, sorted by sets, is a fan.
    player.page.keyboard.press("Escape")
    page.get_by_role("button", name="理牌").tap()
    expect(player.cards).to_have_count(36)
    expect(columns).to_have_count(0)


def test_no_serious_fault_at_a_climbing_table(visit: Visit) -> None:
    page = visit(PHONE)
    player = Climber(page)
    player.sit_down(SIX_HAND, 36, card_counter="on")
    inspection = Inspection(page)
    player.asked.wait_for()
    inspection.of("stacks")
    page.keyboard.press("s")
    page.keyboard.press("c")
    inspection.of("fan and counter")
    page.set_viewport_size(PHONE["viewport"])
    page.keyboard.press("s")
    player.until(player.settlement, answers=1)
    inspection.of("after a play")
    page.set_viewport_size(PHONE["viewport"])
    player.sit_down(SHUT_OUT, 16)
    player.hand_over()
    expect(player.settlement).to_be_visible(timeout=ROUND * 1000)
    inspection.of("settlement")
    assert inspection.faults == []
