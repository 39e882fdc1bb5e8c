"""Every screen of the client, on a phone held upright: worded in every language, without a fault that axe minds."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page
from tests.e2e.accessibility import AXE, CHECK
from tests.e2e.conftest import PHONE, PORTRAIT, Visit, Watch
from tests.e2e.evenings import played
from tests.e2e.people import GAME, friends_table
from tests.living import House

from teahouse.kernel import form_of, registry

ROUTES: Final = Path(__file__).parents[2] / "web/src/routes.ts"

LANGUAGES: Final = ("zh-Hans", "zh-Hant", "en")

SCREENS: Final[dict[str, dict[str, int]]] = {
    "lobby": {"/": 20, f"/g/{GAME}": 20},
    "friends": {"/friends": 20, f"/friends/{GAME}": 500},
    "code": {"/c": 10, "/c/000000": 10},
    "rounds": {"/rounds": 100, "/rounds?game=bao-hong-wu": 10},
    "ranking": {"/ranking": 20, f"/ranking/{GAME}": 60},
    "player": {"/p/{me}": 100, "/p/nobody": 10},
    "rules": {"/rules": 15, f"/rules/{GAME}": 2_000},
    "settings": {"/settings": 100},
    "conduct": {"/conduct": 20},
    "about": {"/about": 100},
    "table": {"/t/{waiting}": 30, "/t/{playing}": 60, "/t/nosuch": 5},
    "replay": {"/r/{me}-1?step=12": 40, "/r/nosuch": 10},
    "admin": {"/admin": 5},
    "nowhere": {"/casino": 5},
}
"""By the name of the screen in `routes.ts` its addresses, and how many characters each says when all of it has come."""

NAMES_PEOPLE: Final = {"lobby", "rounds", "ranking", "player", "settings", "table", "replay"}
"""Screens that say names, which stay in the script in which people write them, or the names of the languages."""

WORDED: Final = {
    key
    for game in registry.games()
    for key in (game.key, *game.words(), *(field.name for field in form_of(game.Options).fields))
    if re.search(r"[-_.]", key)
}
"""Keys that no player should ever see, for there are words for them."""

KEY: Final = re.compile(r"(?<![\w/.@-])[a-z]+(?:[.-][a-z]+)+(?![\w/])", re.ASCII)
"""What looks like the key of a message. In English it may be a word of two parts."""

SLIP: Final = re.compile(r"\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w*\}")
"""What a sentence says when it was given nothing to say."""

SIMPLIFIED_ONLY: Final = re.compile("[规设战绩开进对钟语选财缩机张桥头过这样]")
CHINESE: Final = re.compile(r"[\u3400-\u9fff]")
BRACKETS: Final = re.compile(r"\([^()]*\)")
"""Where the English rules of a game say what a term is called at the table."""

NOT_THERE: Final = "the server responded with a status of 404"
"""What a browser complains of at an address where nothing stands."""

NARROWER_THAN_ITS_WORDS: Final = """
input => {
  const words = document.createElement('span');
  words.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(input).font}`;
  words.textContent = input.placeholder;
  document.body.append(words);
  const width = words.getBoundingClientRect().width;
  words.remove();
  return width > input.clientWidth;
}
"""
"""Whether a field cuts off what it asks for."""

SAID: Final = """
() => {
  const parts = [];
  const grounds = document.querySelectorAll('main, dialog');
  for (const ground of grounds.length ? grounds : [document.body]) {
    const texts = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (!texts.currentNode.parentElement.closest('[aria-hidden=true], script, style, noscript'))
        parts.push(texts.currentNode.data);
    for (const element of ground.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) parts.push(element.getAttribute(name) ?? '');
  }
  return parts.map(part => part.trim()).filter(Boolean).join('\\n');
}
"""
"""All that a screen says, to the eye and to a screen reader."""


def test_no_screen_is_forgotten_here() -> None:
    kinds = ROUTES.read_text(encoding="utf-8").partition("export function")[0]
    assert set(re.findall(r"screen: '(\w+)'", kinds)) == set(SCREENS)


def addresses(page: Page) -> Iterator[tuple[str, str, int]]:
    """Every screen with one of its addresses, and how many characters stand there at least."""
    places: dict[str, Callable[[], str]] = {
        "me": lambda: str(page.request.get("/api/me").json()["id"]),
        "waiting": lambda: str(page.request.post("/api/tables", data={"game": GAME}).json()["table"]),
        "playing": lambda: friends_table(page),
    }
    for screen, paths in SCREENS.items():
        for path, least in paths.items():
            # A table is opened when one goes there: it does not wait for long.
            yield screen, re.sub(r"\{(\w+)\}", lambda place: places[place[1]](), path), least


def said_at(page: Page, path: str, least: int) -> str:
    """All that stands at an address when it has come."""
    page.goto(path)
    page.locator("[data-ready]").wait_for(state="attached")
    page.wait_for_function(f"least => ({SAID})().length >= least", arg=least)
    said: str = page.evaluate(SAID)
    return said


def slips(screen: str, said: str, language: str) -> list[str]:
    """Keys, holes and words of another language in what a screen says."""
    found = SLIP.findall(said)
    found += [key for key in WORDED if re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", said, re.ASCII)]
    if language != "en":
        found += KEY.findall(said)
    if screen in NAMES_PEOPLE:
        return found
    if language == "zh-Hant":
        found += SIMPLIFIED_ONLY.findall(said)
    if language == "en":
        found += CHINESE.findall(BRACKETS.sub("", said) if screen == "rules" else said)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_worded_and_open_to_everybody(visit: Visit, house: House, watch: Watch, language: str) -> None:
    watch.expect(NOT_THERE)
    page = visit(PORTRAIT)
    page.evaluate("language => localStorage.setItem('language', language)", language)
    played(house, page, 4)
    axe = AXE.read_text(encoding="utf-8")
    for screen, path, least in addresses(page):
        said = said_at(page, path, least)
        assert page.locator("html").get_attribute("lang") == language
        assert slips(screen, said, language) == [], path
        if language == LANGUAGES[0]:
            # What axe minds does not depend on the language.
            page.evaluate(axe)
            assert page.evaluate(CHECK) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobbys_search_has_room_for_its_words_on_a_phone_that_lies_flat(visit: Visit, language: str) -> None:
    page = visit(PHONE)
    page.evaluate("language => localStorage.setItem('language', language)", language)
    for width, height in ((844, 390), (740, 360), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/")
        assert not page.get_by_role("searchbox").evaluate(NARROWER_THAN_ITS_WORDS), (width, height)
