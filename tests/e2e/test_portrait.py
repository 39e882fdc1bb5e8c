"""A phone that is held upright: the table lies turned on it."""

from playwright.sync_api import expect
from tests.e2e.conftest import PORTRAIT, Visit
from tests.e2e.people import box_of, discard_last, flick, practise, until_turn


def test_on_an_upright_phone_the_table_is_turned_and_taps_still_meet_their_tile(visit: Visit) -> None:
    person = practise(visit(PORTRAIT))
    until_turn(person)
    left, right = box_of(person.tiles.first), box_of(person.tiles.last)
    assert left["width"] > left["height"]
    assert right["y"] - left["y"] > 500
    assert abs(right["x"] - left["x"]) < left["width"]

    chosen = person.tiles.nth(3)
    name = chosen.get_attribute("data-tile")
    person.lift(chosen)
    raised = person.hand.locator("[aria-pressed=true]")
    assert raised.get_attribute("data-tile") == name
    assert discard_last(person) == 1

    until_turn(person)
    laid = person.pond.get_by_role("listitem")
    after = laid.count() + 1
    person.lift(person.tiles.last)
    flick(person.page, person.tiles.last, right=120)
    expect(laid).to_have_count(after)
