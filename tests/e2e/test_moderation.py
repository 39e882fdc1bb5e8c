"""From a report in two taps to the host's desk, to what the sanctioned one sees, his objection, and its answer."""

import os
import secrets
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.e2e.accessibility import Inspection
from tests.e2e.conftest import DESKTOP, PHONE, PORTRAIT, Visit, Watch
from tests.e2e.evenings import played
from tests.e2e.people import box_of
from tests.e2e.test_company import sit_together
from tests.living import House

from teahouse.hall.sanctions import NOTHING_SETTLED, Terms

PASSWORD = "a cup of green tea"

REFUSED = "the server responded with a status of 403"
"""What a browser complains of when the house is closed to it."""

SHOTS = os.environ.get("SHOTS")
"""A folder for pictures of what is shown, to be looked at."""

SIZES = {"360": (360, 740), "390": (390, 844), "844": (844, 390), "1280": (1280, 800)}


def shoot(page: Page, name: str) -> None:
    if SHOTS is None:
        return
    before = page.viewport_size
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        page.screenshot(path=Path(SHOTS) / f"{name}-{size}.png")
    if before is not None:
        page.set_viewport_size(before)


def named(page: Page, name: str) -> str:
    """Takes a name of its own; the id."""
    page.request.patch("/api/me", data={"name": name})
    return str(page.request.get("/api/me").json()["id"])


def keeper(visit: Visit, house: House) -> Page:
    """A registered person who is a host, at his desk."""
    page = visit(DESKTOP)
    name = f"馆主{secrets.token_hex(2)}"
    assert page.request.post("/api/register", data={"name": name, "password": PASSWORD}).ok
    assert house.ask(house.hall.hosts.make(name))
    page.goto("/admin/reports")
    expect(page.get_by_role("heading", name="举报", exact=True)).to_be_visible()
    return page


def case_of(desk: Page, name: str) -> Locator:
    return desk.get_by_role("article", name=name, exact=True)


def test_reported_in_two_taps_muted_objected_and_lifted(visit: Visit, house: House) -> None:
    anna, berta = visit(PHONE), visit(DESKTOP)
    named(anna, "告状的人")
    named(berta, "话多的人")
    sit_together(anna, berta)
    berta.get_by_role("button", name="说话").click()
    beside = berta.get_by_role("complementary", name="说话")
    beside.get_by_label("说一句").fill("你这个笨蛋")
    beside.get_by_label("说一句").press("Enter")
    expect(beside.get_by_text("你这个笨蛋")).to_be_visible()

    anna.get_by_role("button", name="看看话多的人").tap()
    card = anna.get_by_role("dialog")
    shoot(anna, "seat")
    card.get_by_role("button", name="举报").tap()
    for reason in ("拖延时间", "骂人", "合伙打牌", "用外挂", "别的事"):
        expect(card.get_by_role("button", name=reason)).to_be_in_viewport(ratio=1)
    shoot(anna, "reasons")
    inspections = [Inspection(anna)]
    inspections[0].of("reasons to report")
    anna.set_viewport_size(PHONE["viewport"])
    card.get_by_role("button", name="骂人").tap()
    told = anna.get_by_text("举报了，馆主会看")
    expect(told).to_be_visible()
    said, hand = box_of(told), box_of(anna.get_by_role("group", name="我的手牌"))
    assert said["y"] + said["height"] <= hand["y"], "it does not lie on the tiles"
    expect(card).to_be_hidden()

    desk = keeper(visit, house)
    case = case_of(desk, "话多的人")
    expect(case.get_by_text("1 条举报")).to_be_visible()
    expect(case.get_by_text("告状的人 举报")).to_be_visible()
    expect(case.get_by_text("你这个笨蛋")).to_be_visible()
    shoot(desk, "queue")
    case.get_by_role("button", name="处罚").click()
    case.get_by_role("radio", name="禁言").check()
    case.get_by_label("多久").select_option("3 天")
    case.get_by_label("跟他说一句").fill("好好说话")
    inspections.append(Inspection(desk))
    inspections[1].of("a decision")
    shoot(desk, "decision")
    case.get_by_role("button", name="禁言").click()
    expect(case).to_be_hidden()
    expect(desk.get_by_role("table", name="现行处罚").get_by_text("话多的人")).to_be_visible()

    expect(berta.get_by_text("馆主有话跟你说，去「我的」看看")).to_be_visible()
    beside.get_by_label("说一句").fill("凭什么")
    beside.get_by_label("说一句").press("Enter")
    expect(berta.get_by_text("你不能聊天，到")).to_be_visible()
    expect(beside.get_by_text("凭什么", exact=True)).to_be_hidden()
    berta.goto("/settings")
    bar = berta.get_by_role("link", name="你不能聊天")
    expect(bar).to_be_visible()
    shoot(berta, "bar")
    bar.click()
    sanction = berta.get_by_role("article", name="你不能聊天")
    expect(sanction.get_by_text("好好说话")).to_be_visible()
    sanction.get_by_role("button", name="申诉").click()
    sanction.get_by_label("跟馆主说明，只有一次").fill("是我儿子写的")
    inspections.append(Inspection(berta))
    inspections[2].of("an objection")
    shoot(berta, "objection")
    sanction.get_by_role("button", name="交给馆主").click()
    expect(sanction.get_by_text("馆主还没有答复")).to_be_visible()

    desk.reload()
    appeal = desk.get_by_role("article", name="话多的人的申诉")
    expect(appeal.get_by_text("是我儿子写的")).to_be_visible()
    inspections[1].of("an objection at the desk")
    shoot(desk, "appeal")
    appeal.get_by_label("答复他一句").fill("下不为例")
    appeal.get_by_role("button", name="撤销").click()
    expect(appeal).to_be_hidden()
    expect(sanction.get_by_text("馆主看过，撤销处罚")).to_be_visible()
    expect(sanction.get_by_text("下不为例")).to_be_visible()
    expect(berta.get_by_role("link", name="你不能聊天")).to_be_hidden()

    anna.goto("/conduct")
    expect(anna.get_by_text("话多的人：骂人")).to_be_visible()
    expect(anna.get_by_text("馆主处理了")).to_be_visible()
    inspections[0].of("my reports")
    shoot(anna, "mine")
    assert [inspection.faults for inspection in inspections] == [[], [], []]


def test_reported_from_a_replay_at_the_step_that_was_looked_at_and_dismissed(visit: Visit, house: House) -> None:
    anna = visit(PORTRAIT)
    me = named(anna, "看回放的人")
    _, reported, _ = played(house, anna, 1)
    anna.goto(f"/r/{me}-1?step=12")
    anna.get_by_role("button", name="看看枫桥阿娟").click()
    sheet = anna.get_by_role("dialog")
    shoot(anna, "replay")
    sheet.get_by_role("button", name="举报").click()
    sheet.get_by_role("button", name="别的事").click()
    expect(sheet.get_by_role("button", name="举报", exact=True)).to_be_disabled()
    sheet.get_by_label("是什么事，写一句给馆主").fill("换牌了")
    shoot(anna, "note")
    sheet.get_by_role("button", name="举报", exact=True).click()
    expect(anna.get_by_text("举报了，馆主会看")).to_be_visible()

    desk = keeper(visit, house)
    desk.goto(f"/admin/reports/{reported}")
    case = case_of(desk, "枫桥阿娟")
    expect(case.get_by_text("换牌了")).to_be_visible()
    expect(case.get_by_role("link", name="看记录")).to_have_attribute("href", f"/r/{me}-1?step=12")
    case.get_by_role("button", name="不用处理").click()
    case.get_by_label("为什么不用处理").fill("看过了，没有换")
    case.get_by_role("button", name="不用处理").click()
    expect(case).to_be_hidden()
    anna.goto("/conduct")
    expect(anna.get_by_text("馆主看过，不用处理")).to_be_visible()


def test_who_is_banned_sees_why_may_object_and_comes_back_when_it_is_lifted(
    visit: Visit, house: House, watch: Watch
) -> None:
    watch.expect(REFUSED)
    anna = visit(PORTRAIT)
    me = named(anna, "被禁的人")
    terms = Terms(kind="ban", reason="cheating", note="出牌太快", hours=24)
    sanction = house.ask(house.hall.moderation.impose("shell", me, terms, NOTHING_SETTLED))
    door = anna.get_by_role("heading", name="馆主不让你进茶馆")
    expect(door).to_be_visible()
    anna.reload()
    expect(door).to_be_visible()
    told = anna.get_by_role("article", name="你不能进茶馆")
    expect(told.get_by_text("出牌太快")).to_be_visible()
    told.get_by_role("button", name="申诉").click()
    told.get_by_label("跟馆主说明，只有一次").fill("我只是打得快")
    inspection = Inspection(anna)
    inspection.of("the door of who is banned")
    shoot(anna, "banned")
    told.get_by_role("button", name="交给馆主").click()
    expect(told.get_by_text("馆主还没有答复")).to_be_visible()
    anna.get_by_role("button", name="再试试").click()
    expect(anna.get_by_text("馆主不让你进茶馆，因为用外挂")).to_be_visible()
    house.ask(house.hall.moderation.answer("shell", sanction.id, "lifted"))
    anna.get_by_role("button", name="再试试").click()
    expect(door).to_be_hidden()
    expect(anna.get_by_role("navigation").first).to_be_visible()
    assert inspection.faults == []
