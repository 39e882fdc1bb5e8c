"""A hand under a thumb."""

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.people import box_of, discard_last, flick, practise, until_turn


def test_a_tile_that_comes_never_stands_raised_of_itself(visit: Visit) -> None:
    """Otherwise the first tap of the next turn, meant to raise it, would throw it away."""
    person = practise(visit(PHONE))
    for _ in range(3):
        until_turn(person)
        expect(person.hand.locator("[aria-pressed=true]")).to_have_count(0)
        discard_last(person)


def test_a_tile_that_is_flicked_upwards_is_played(visit: Visit) -> None:
    person = practise(visit(PHONE))
    until_turn(person)
    tile = person.tiles.nth(2)
    name = tile.get_attribute("data-tile")
    person.lift(tile)
    flick(person.page, tile, up=120)
    mine = person.pond.get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine.locator(f"use[href='#t-{name}']")).to_be_attached()
    assert box_of(mine.first)["y"] < box_of(person.hand)["y"]
