"""A finished round, looked at again."""

import re

import msgspec
from playwright.sync_api import Page, expect
from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.people import Person, discard_last, let_the_house_play, practise, until_turn

from teahouse.kernel import Record, registry, verify

WHOLE = "一张不差，这局是公道的"


def finished_round(page: Page) -> str:
    """Plays a round to its end; its id."""
    person = practise(page)
    let_the_house_play(person)
    person.press(page.get_by_role("link", name="回放"))
    expect(page.get_by_role("slider", name="第几手")).to_be_visible()
    return page.url.partition("/r/")[2].partition("?")[0]


def record_of(page: Page, round: str) -> Record:
    return msgspec.json.decode(page.request.get(f"/api/rounds/{round}/record").body(), type=Record)


def test_a_replay_goes_forth_and_back_and_shows_every_seat_its_own_hand(visit: Visit) -> None:
    page = visit(DESKTOP)
    round = finished_round(page)
    record = record_of(page, round)
    position = page.get_by_role("slider", name="第几手")

    def button(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).click()

    for name, step in (("进一手", 1), ("进一手", 2), ("退一手", 1), ("到结尾", len(record.acts)), ("到开头", 0)):
        button(name)
        expect(position).to_have_value(str(step))
    for key, step in (("ArrowRight", 1), ("End", len(record.acts)), ("ArrowLeft", len(record.acts) - 1), ("Home", 0)):
        page.keyboard.press(key)
        expect(position).to_have_value(str(step))

    privates = record.frames[0]["privates"]
    for seat, private in enumerate(privates):
        page.get_by_role("combobox", name="各家").select_option(str(seat))
        held = [*private["hand"], *([private["drawn"]] if private["drawn"] else [])]
        shown = page.get_by_role("group", name="我的手牌").get_by_role("button")
        expect(shown).to_have_count(len(held))
        assert [tile.get_attribute("data-tile") for tile in shown.all()] == held
    expect(page).to_have_url(re.compile(rf"/r/{round}\?step=0&seat=3$"))


def test_whoever_looks_something_up_keeps_his_seat_and_is_called_back(visit: Visit) -> None:
    page = visit(PHONE)
    finished_round(page)
    kept = page.get_by_role("complementary", name="接着打")
    expect(kept.get_by_role("status")).to_have_text("下一局等你")
    kept.get_by_role("link", name="回桌").tap()
    again = page.get_by_role("button", name=re.compile("^再来一局"))
    again.tap()
    expect(again).to_be_hidden()

    person = Person(page)
    until_turn(person)
    page.get_by_role("button", name="规矩", exact=True).tap()
    expect(page.get_by_role("heading", name="诸暨包麻将的规矩")).to_be_visible()
    expect(kept.get_by_role("status")).to_have_text("轮到你")
    kept.get_by_role("link", name="回桌").tap()
    discard_last(person)
    expect(kept).to_have_count(0)


def test_whoever_has_the_link_can_verify_the_deal_in_his_own_browser(visit: Visit) -> None:
    player = visit(PHONE)
    round = finished_round(player)
    verify(registry.game("zhuji-bao-mahjong"), record_of(player, round))

    stranger = visit(PHONE, f"/r/{round}")
    for page, compared in ((player, 6), (stranger, 5)):
        page.get_by_role("button", name="验牌").tap()
        findings = page.get_by_role("dialog")
        expect(findings.get_by_text(WHOLE)).to_be_visible()
        expect(findings.get_by_role("img", name="对上了")).to_have_count(compared)
        expect(findings.get_by_role("img", name="对不上")).to_have_count(0)


def test_a_record_that_was_changed_is_found_out(visit: Visit) -> None:
    page = visit(PHONE)
    round = finished_round(page)
    path = f"/api/rounds/{round}/record"
    true = page.request.get(path).text()
    commitment = record_of(page, round).proof.commitment
    page.route(
        f"**{path}",
        lambda route: route.fulfill(body=true.replace(commitment, "0" * 64), content_type="application/json"),
    )
    page.get_by_role("button", name="验牌").tap()
    expect(page.get_by_role("dialog").get_by_text("对不上，请把这局发给馆主")).to_be_visible()
