"""A phone that is held upright: the table lies turned on it."""

from playwright.sync_api import Locator
from tests.e2e.conftest import PORTRAIT, Visit
from tests.e2e.people import discard_last, practise, until_turn


def box(what: Locator) -> dict[str, float]:
    found = what.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def test_on_an_upright_phone_the_table_is_turned_and_taps_still_meet_their_tile(visit: Visit) -> None:
    person = practise(visit(PORTRAIT))
    until_turn(person)
    left, right = box(person.tiles.first), box(person.tiles.last)
    assert left["width"] > left["height"]
    assert right["y"] - left["y"] > 500
    assert abs(right["x"] - left["x"]) < left["width"]

    chosen = person.tiles.nth(3)
    name = chosen.get_attribute("data-tile")
    person.press(chosen)
    raised = person.hand.locator("[aria-pressed=true]")
    assert raised.get_attribute("data-tile") == name
    assert discard_last(person) == 1
