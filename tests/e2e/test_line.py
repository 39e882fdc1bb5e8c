"""What comes between a person and the hall: a line that breaks, a hall that is killed."""

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.conftest import LOST, PHONE, PORTRAIT, Visit, Watch
from tests.e2e.people import Person, discard_last, play_on, practise, until_turn
from tests.e2e.relay import Relay
from tests.edge.test_process import hall_process
from tests.living import open_house


def banner(page: Page, state: str) -> None:
    """Waits for the bar that tells of a broken line, or for its going."""
    bar = page.get_by_text("网断了，正在接，牌桌替你留着")
    if state == "shown":
        expect(bar).to_be_visible()
    else:
        expect(bar).to_be_hidden()


def names(person: Person) -> list[str | None]:
    return [tile.get_attribute("data-tile") for tile in person.tiles.all()]


def about_to_discard(page: Page) -> Person:
    person = practise(page)
    until_turn(person)
    return person


def test_a_line_that_is_cut_comes_back_to_the_same_table(visit: Visit, relay: Relay, watch: Watch) -> None:
    watch.expect(LOST)
    person = about_to_discard(visit(PHONE, at=relay.url))
    held = names(person)

    relay.cut()
    banner(person.page, "shown")
    relay.mend()
    banner(person.page, "hidden")

    assert names(person) == held
    assert discard_last(person) == 1
    until_turn(person)


def test_what_one_plays_while_the_line_is_cut_is_played_when_it_is_back(
    visit: Visit, relay: Relay, watch: Watch
) -> None:
    watch.expect(LOST)
    person = about_to_discard(visit(PHONE, at=relay.url))
    relay.cut()
    banner(person.page, "shown")
    play_on([person], person.discard.is_hidden)
    expect(person.pond.get_by_role("listitem")).to_have_count(0)
    relay.mend()
    banner(person.page, "hidden")
    expect(person.pond.get_by_role("listitem")).to_have_count(1)


def test_a_line_that_says_nothing_any_more_is_given_up_and_opened_anew(
    visit: Visit, relay: Relay, watch: Watch
) -> None:
    """A phone in a tunnel: no connection is closed, nothing arrives."""
    watch.expect(LOST)
    page = visit(PHONE, at=relay.url)
    page.clock.install()
    page.reload()
    expect(page.locator("[data-net=up]")).to_be_attached()
    relay.freeze()
    page.clock.run_for(12_500)
    banner(page, "shown")
    relay.mend()
    page.clock.resume()
    banner(page, "hidden")


def test_a_hall_that_is_killed_in_mid_round_goes_on_where_it_was(visit: Visit, watch: Watch, tmp_path: Path) -> None:
    watch.expect(LOST)
    with hall_process(tmp_path) as (process, url):
        person = about_to_discard(visit(PHONE, at=url))
        laid = discard_last(person)
        until_turn(person)
        held = names(person)
        process.kill()
        process.wait()
    banner(person.page, "shown")

    with hall_process(tmp_path, port=int(url.rpartition(":")[2])):
        banner(person.page, "hidden")
        assert names(person) == held
        assert discard_last(person) == laid + 1
        until_turn(person)


def has_line(page: Page) -> None:
    expect(page.locator("[data-net]")).to_have_attribute("data-net", "up")


def test_one_window_too_many_stops_the_first_until_it_is_wanted_there(visit: Visit, tmp_path: Path) -> None:
    with open_house(tmp_path, sockets_per_account=2) as house:
        first = visit(PORTRAIT, at=house.url)
        second, third = [first.context.new_page() for _ in range(2)]
        for newer in (second, third):
            newer.goto("/")
            has_line(newer)
        told = first.get_by_text("你开的窗口太多，这一个先停了")
        expect(told).to_be_visible()
        first.get_by_role("button", name="在这里接着用").click()
        has_line(first)
        expect(told).to_be_hidden()
        expect(second.get_by_text("你开的窗口太多，这一个先停了")).to_be_visible()
        has_line(third)


def test_who_finds_his_address_full_is_told_and_let_in_when_somebody_leaves(visit: Visit, tmp_path: Path) -> None:
    with open_house(tmp_path, sockets_per_address=1) as house:
        first = visit(PORTRAIT, at=house.url)
        has_line(first)
        second = visit(PORTRAIT, at=house.url)
        told = second.get_by_text("你这个网络上的人坐满了，替你守着门，有人走就进")
        expect(told).to_be_visible()
        first.close()
        has_line(second)
        expect(told).to_be_hidden()
