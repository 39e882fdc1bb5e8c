"""An evening of two friends in two browsers, with two bots for the empty seats: the house's main story."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import DESKTOP, LOST, PHONE, Visit, Watch
from tests.e2e.people import TITLE, Person, play_on
from tests.e2e.relay import Relay


def number(text: str) -> int:
    return int(text.replace("−", "-").replace(",", "").strip())


def payments(settlement: Locator, page: Page) -> list[list[int]]:
    """The rows of who pays whom: the parts of each seat, and its total."""
    table = settlement.get_by_role("table").filter(has=page.get_by_role("columnheader", name="谁赢谁输"))
    rows = table.locator("tbody").get_by_role("row").all()
    return [[number(cell) for cell in row.get_by_role("cell").all_inner_texts()[:-1]] for row in rows]


def open_table(page: Page) -> str:
    """Opens a table of four rounds for double points; its code."""
    page.get_by_role("link", name="开牌友桌").tap()
    page.get_by_role("link", name=TITLE).tap()
    page.get_by_role("radiogroup", name="局数").get_by_text("4").tap()
    more = page.get_by_label("底分加一")
    page.locator("details").filter(has=more).locator("summary").tap()
    more.tap()
    page.get_by_role("button", name="开桌").tap()
    expect(page.get_by_text("底分 2")).to_be_visible()
    spelt = page.get_by_role("img", name=re.compile("^桌号( \\d){6}$")).get_attribute("aria-label")
    assert spelt is not None
    return spelt.removeprefix("桌号").replace(" ", "")


def join(page: Page, code: str) -> None:
    page.get_by_role("button", name="输桌号").click()
    page.get_by_label("桌号，六位数").fill(code)
    page.get_by_role("button", name="进桌").click()
    expect(page.get_by_role("heading", name="牌友桌")).to_be_visible()


def test_two_friends_and_two_bots_play_a_round_and_look_at_it_again(visit: Visit, relay: Relay, watch: Watch) -> None:
    host, friend = visit(PHONE), visit(DESKTOP, at=relay.url)
    join(friend, open_table(host))
    expect(host.get_by_text("还差 2 人")).to_be_visible()
    host.get_by_role("button", name="让机器人顶上").tap()

    anna, berta = Person(host, bids=True, claims=("胡", "杠", "碰", "吃")), Person(friend)
    people = [anna, berta]
    expect(host.get_by_text("第 1 / 4 局 · 底分 2")).to_be_visible()
    play_on(people, lambda: min(person.done.count("打出") for person in people) >= 2)

    watch.expect(LOST)
    relay.cut()
    expect(friend.get_by_text("网断了，正在接")).to_be_visible()
    expect(host.get_by_role("group", name=re.compile("掉线"))).to_be_visible()
    relay.mend()
    expect(friend.get_by_text("网断了，正在接")).to_be_hidden()
    expect(host.get_by_role("group", name=re.compile("掉线"))).to_be_hidden()

    play_on(people, lambda: all(person.settlement.is_visible() for person in people))
    tables = [payments(person.settlement, person.page) for person in people]
    assert tables[0] == tables[1]
    assert len(tables[0]) == 4
    for *parts, total in tables[0]:
        assert sum(parts) == total
    assert [sum(column) for column in zip(*tables[0], strict=True)] == [0] * len(tables[0][0])
    for person in people:
        mine = person.settlement.locator("tr.mine").get_by_role("cell")
        won = number(mine.all_inner_texts()[-2])
        expect(mine.last).to_have_text(f"{2_000 + won:,}")

    for person in people:
        person.press(person.again)
    for person in people:
        expect(person.settlement).to_be_hidden()
        expect(person.page.get_by_text("第 2 / 4 局")).to_be_visible()
        expect(person.tiles.nth(12)).to_be_visible()  # thirteen tiles; a new dealer has one more

    friend.get_by_role("button", name="菜单").click()
    friend.get_by_role("button", name="回大厅").click()
    friend.get_by_role("link", name="战绩与回放").click()
    friend.get_by_role("link", name=f"回放{TITLE}第 1 局").click()
    step_through(friend)
    verify(friend, findings=6)


def step_through(page: Page) -> None:
    """Goes through a replay act by act, to the settlement."""
    position = page.get_by_role("slider", name="第几手")
    last = int(position.get_attribute("max") or 0)
    assert last > 20
    for step in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        expect(position).to_have_value(str(step))
    page.get_by_role("button", name="结算").click()
    expect(page.get_by_role("region", name="结算")).to_be_visible()
    page.get_by_role("button", name="看牌桌").click()


def verify(page: Page, findings: int) -> None:
    """Deals the round again in the browser: everything that it can compare holds."""
    page.get_by_role("button", name="验牌").click()
    expect(page.get_by_text("一张不差，这局是公道的")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("img", name="对上了")).to_have_count(findings)
