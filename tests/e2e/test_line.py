"""What comes between a person and the hall: a line that breaks, a hall that is killed."""

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.conftest import LOST, PHONE, Visit, Watch
from tests.e2e.people import Person, discard_last, play_on, practise, until_turn
from tests.e2e.relay import Relay
from tests.edge.test_process import hall_process


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
