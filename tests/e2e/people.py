"""People at a table: they know what the page shows, and press what can be pressed."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from teahouse.kernel import Randomly, registry

GAME: Final = "zhuji-bao-mahjong"
TITLE: Final = "诸暨包麻将"

GLANCE: Final = 150
"""How long one looks whether one is asked before looking at another page (ms)."""

HESITATION: Final = 2_000
"""How long one tries to press something before looking anew (ms): it may have gone in the meantime."""


def let_bots_play_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that hardly ever one of them goes out before what the test waits for has come."""
    monkeypatch.setattr(type(registry.game(GAME)), "bots", lambda _: dict.fromkeys(("club", "greedy"), Randomly()))


class Person:
    """A person who plays by tapping, or with a mouse where there is no touch screen.

    `bids` is whether he opens the auction when nobody has; `claims` are the tokens that he presses when he sees them;
    `stays` is whether he wants another round after each; while he `holds` he discards nothing.
    """

    def __init__(self, page: Page, *, bids: bool = False, claims: Sequence[str] = (), stays: bool = False) -> None:
        self.page = page
        self.bids = bids
        self.claims = claims
        self.stays = stays
        self.holds = False
        self.done: list[str] = []
        self.auction = page.get_by_role("region", name="叫牌")
        self.naming = page.get_by_role("button", name=re.compile("^(不要财神|定.+)$"))
        self.discard = page.get_by_role("button", name="打出", exact=True)
        self.hand = page.get_by_role("group", name="我的手牌")
        self.tiles = self.hand.get_by_role("button")
        self.pond = page.get_by_role("list", name="你打出的牌")
        self.settlement = page.get_by_role("region", name="结算")
        self.ways = page.get_by_role("group", name="吃哪一副")
        self._touch = page.evaluate("navigator.maxTouchPoints > 0")
        self.again = page.get_by_role("button", name=re.compile("^再来一局"))
        asked = self.token("过").or_(self.discard).or_(self.auction).or_(self.naming)
        self.asked = (asked.or_(self.again) if stays else asked).first

    def token(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, what: Locator) -> None:
        if self._touch:
            what.tap(timeout=HESITATION)
        else:
            what.click(timeout=HESITATION)

    def is_asked(self, patience: float = GLANCE) -> bool:
        try:
            self.asked.wait_for(timeout=patience)
        except TooLate:
            return False
        return True

    def answer(self) -> None:
        """Answers what is asked by now, if anything is. What went meanwhile, or came too suddenly, is left."""
        try:
            done = self._answer()
        except TooLate:
            return
        if done is not None:
            self.done.append(done)

    def _answer(self) -> str | None:
        if self.settlement.is_visible():
            return self._settle()
        if self.auction.is_visible():
            return self._call()
        if self.naming.first.is_visible():
            return self._name()
        for claim in self.claims:
            if self.token(claim).is_visible():
                return self._claim(claim)
        if self.token("过").is_visible():
            self.press(self.token("过"))
            return "过"
        return self.throw(self.tiles.last) if self.discard.is_visible() and not self.holds else None

    def _settle(self) -> str | None:
        if not self.stays or not self.again.is_visible():
            return None
        self.press(self.again)
        return "再来"

    def _call(self) -> str:
        if self.bids and self.auction.get_by_text("还没人叫").is_visible():
            self.press(self.auction.locator("[data-bid]:enabled").first)
            return "叫"
        self.press(self.auction.get_by_role("button", name="放弃"))
        return "放弃"

    def _name(self) -> str:
        """Names the tile at the left."""
        self.lift(self.tiles.first)
        self.press(self.page.get_by_role("button", name=re.compile("^定(?!财神)")))
        return "定"

    def _claim(self, claim: str) -> str:
        self.press(self.token(claim))
        if self.ways.is_visible():
            self.press(self.ways.get_by_role("button").first)
        return claim

    def lift(self, tile: Locator) -> None:
        """Taps a tile, which rises; in the first moment of a turn a tap does not count."""
        for _ in range(10):
            if tile.get_attribute("aria-pressed", timeout=HESITATION) == "true":
                return
            self.press(tile)
        raise AssertionError("the tile does not rise")

    def throw(self, tile: Locator) -> str:
        """Taps a tile, which rises, and taps it again, which plays it."""
        self.lift(tile)
        self.press(tile)
        return "打出"


def play_on(people: Sequence[Person], until: Callable[[], bool], patience: float = 150) -> None:
    """All of them answer whatever they are asked, until it is so. `patience` is in seconds."""
    given_up = time.monotonic() + patience
    while not until():
        assert time.monotonic() < given_up, [person.done for person in people]
        for person in people:
            if person.is_asked():
                person.answer()


def practise(page: Page, *, bids: bool = False, claims: Sequence[str] = ()) -> Person:
    """Sits down with three bots, for as many rounds as there may be."""
    page.goto(f"/g/{GAME}")
    person = Person(page, bids=bids, claims=claims, stays=True)
    person.press(page.get_by_role("button", name=re.compile("^马上开打")))
    expect(person.hand).to_be_visible()
    return person


def friends_table(page: Page, game: str = GAME, **options: object) -> str:
    """A friends' table of this person's, with bots in the other seats; its id."""
    table: str = page.request.post("/api/tables", data={"game": game, "options": options}).json()["table"]
    page.request.post(f"/api/tables/{table}/fill")
    return table


def until_turn(person: Person) -> None:
    """Plays until it is his turn to discard."""
    person.holds = True
    play_on([person], person.discard.is_visible)
    person.holds = False


def discard_last(person: Person) -> int:
    """Plays until his turn and discards the tile at the right; how many lie in his pond then."""
    until_turn(person)
    laid = person.pond.get_by_role("listitem")
    after = laid.count() + 1
    person.throw(person.tiles.last)
    expect(laid).to_have_count(after)
    return after


def let_the_house_play(person: Person) -> None:
    """Hands the seat over, unless that has happened for want of an answer, until the round is settled."""
    hand_over = person.page.get_by_role("button", name="托管", exact=True)
    if hand_over.is_enabled() and not person.settlement.is_visible():
        person.press(hand_over)
    expect(person.settlement).to_be_visible()


def box_of(what: Locator) -> FloatRect:
    """Where it is on the screen."""
    box = what.bounding_box()
    assert box is not None
    return box


def flick(page: Page, what: Locator, *, right: float = 0, up: float = 0) -> None:
    """A finger that presses, moves so far on the screen, and lets go."""
    line = page.context.new_cdp_session(page)
    box = box_of(what)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 7):
        point = {"x": x + right * part / 6, "y": y - up * part / 6}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
