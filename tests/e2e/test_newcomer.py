"""Somebody who has never been here."""

import re

from playwright.sync_api import expect
from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.people import GAME, TITLE, Person, practise

from teahouse.kernel import registry


def test_a_newcomer_is_at_a_table_in_two_taps(visit: Visit) -> None:
    page = visit(PHONE, newcomer=True)
    questions = page.get_by_role("region", name="先看哪里的打法")
    questions.get_by_role("button", name="好了").tap()
    expect(questions).to_be_hidden()

    page.get_by_role("link", name=TITLE).tap()
    page.get_by_role("button", name=re.compile("^马上开打")).tap()
    person = Person(page)
    expect(person.hand).to_be_visible()
    assert person.tiles.count() in {13, 14}

    page.goto("/")
    expect(page.get_by_role("region", name="接着打")).to_be_visible()
    expect(questions).to_be_hidden()


def test_who_looks_a_rule_up_at_the_table_is_back_there_by_one_tap(visit: Visit) -> None:
    page = visit(PHONE)
    person = practise(page)
    table = page.url
    page.get_by_role("button", name="规矩").tap()
    expect(page.get_by_role("heading", name=f"{TITLE}的规矩")).to_be_visible()
    for chapter in page.get_by_role("navigation", name="目录").get_by_role("link").all()[:2]:
        chapter.tap()
        expect(page.get_by_role("heading", name=chapter.inner_text(), exact=True)).to_be_in_viewport()
    page.get_by_role("button", name="返回").tap()
    expect(page).to_have_url(table)
    expect(person.hand).to_be_visible()


def test_a_game_is_found_by_whatever_people_call_it(visit: Visit) -> None:
    page = visit(PHONE)
    search = page.get_by_role("searchbox")
    for game, names in {
        GAME: ("ZJBMJ", "baoma", "bao ma jiang", "包麻", "诸暨麻将", "declarer"),
        "bao-hong-xin": ("打10", "红心", "bhx"),
        "guan-pai": ("跑得快", "guanpai"),
    }.items():
        for typed in names:
            search.fill(typed)
            expect(page.get_by_text(re.compile(r"^找到 [1-9]\d* 个$"))).to_be_visible()
            expect(page.locator(f"[data-game='{game}']")).to_be_visible()
    search.fill("bao ma jiang")
    expect(page.get_by_text("找到 1 个")).to_be_visible()


def test_games_that_are_not_there_are_not_shown(visit: Visit) -> None:
    page = visit(DESKTOP)
    for town in ("诸暨", "温岭", "全国"):
        page.get_by_role("navigation").get_by_text(town, exact=True).click()
        shown = page.locator("[data-game]").evaluate_all("cards => cards.map(card => card.dataset.game)")
        assert set(shown) <= {game.key for game in registry.games()}
    page.get_by_role("searchbox").fill("俄罗斯方块")
    expect(page.get_by_text("没有找到，换个叫法试试")).to_be_visible()
    expect(page.locator("[data-game]")).to_have_count(0)


def test_favourites_stay(visit: Visit) -> None:
    page = visit(PHONE, f"/g/{GAME}")
    with page.expect_response("**/api/me"):
        page.get_by_role("button", name=f"把{TITLE}放进常玩").tap()
    page.goto("/")
    expect(page.get_by_role("heading", name="常玩")).to_be_visible()
    page.get_by_role("button", name="整理").tap()
    page.get_by_role("button", name=f"把{TITLE}从常玩拿掉").tap()
    expect(page.get_by_role("heading", name="常玩")).to_be_hidden()


def test_chinese_is_drawn_with_a_chinese_face(visit: Visit) -> None:
    """Without such a font every picture of these tests would show boxes, and nobody would notice."""
    page = visit(PHONE)
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    heading = line.send("DOM.querySelector", {"nodeId": root, "selector": "h3"})["nodeId"]
    fonts = line.send("CSS.getPlatformFontsForNode", {"nodeId": heading})["fonts"]
    assert any("CJK" in font["familyName"] for font in fonts), fonts
