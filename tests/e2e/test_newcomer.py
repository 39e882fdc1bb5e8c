"""Somebody who has never been here."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.people import GAME, TITLE, Person

from teahouse.kernel import form_of, registry

SCREENS: Final = {
    "/": 20, f"/g/{GAME}": 20, "/friends": 20, f"/friends/{GAME}": 500, "/rounds": 15, "/rules": 15,
    f"/rules/{GAME}": 2_000, "/settings": 100, "/about": 100,
}  # fmt: skip
"""Every screen of the house, and how many characters it says at least when all of it has come."""

LANGUAGES: Final = {"简体中文": "zh-Hans", "繁體中文": "zh-Hant", "English": "en"}

WORDED: Final = {
    key
    for game in registry.games()
    for key in (game.key, *game.words(), *(field.name for field in form_of(game.Options).fields))
    if re.search(r"[-_.]", key)
}
"""Keys that no player should ever see, for there are words for them."""

SIMPLIFIED_ONLY: Final = re.compile("[规设战绩开进对钟语选财缩机张桥头过这样]")
CHINESE: Final = re.compile(r"[\u3400-\u9fff]")


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


def read(page: Page, path: str) -> str:
    """All that a screen says, to the eye and to a screen reader, without what people chose (their names)."""
    with page.expect_response("**/api/games"):
        page.goto(path)
    page.locator("[data-ready]").wait_for(state="attached")
    expect(page.get_by_role("main")).to_contain_text(re.compile(rf"[\s\S]{{{SCREENS[path]}}}"))
    said = page.evaluate(
        """() => {
          const parts = [];
          for (const ground of document.querySelectorAll('main, dialog')) {
            const texts = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
            while (texts.nextNode())
              if (!texts.currentNode.parentElement.closest('[aria-hidden=true]')) parts.push(texts.currentNode.data);
            for (const element of ground.querySelectorAll('[aria-label], [placeholder], [title]'))
              for (const name of ['aria-label', 'placeholder', 'title']) parts.push(element.getAttribute(name) ?? '');
          }
          return parts.map(part => part.trim()).filter(Boolean).join('\\n');
        }"""
    )
    assert isinstance(said, str)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_worded_in_every_language(visit: Visit, language: str) -> None:
    page = visit(DESKTOP, "/settings")
    page.get_by_text(language, exact=True).click()
    expect(page.locator(f"html[lang={LANGUAGES[language]}]")).to_be_attached()
    for screen in SCREENS:
        said = read(page, screen)
        assert re.findall(r"\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w*\}", said) == [], screen
        assert [key for key in WORDED if re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", said, re.ASCII)] == [], (
            screen
        )
        if screen in {"/settings", "/rounds"}:
            continue
        if language == "繁體中文":
            assert SIMPLIFIED_ONLY.findall(said) == [], screen
        if language == "English" and not screen.startswith("/rules/"):
            assert CHINESE.findall(said) == [], screen


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
