"""The client that a browser keeps: it opens without a line, and changes only when one says so."""

from typing import Final

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.e2e.conftest import LOST, PHONE, Visit, Watch
from tests.e2e.people import practise
from tests.e2e.relay import Relay

from teahouse.edge.static import Asset, Client

UPDATE: Final = "茶馆换了新茶，打完这局再换也行"


def visit_again(visit: Visit, **more: str) -> Page:
    """The second visit of a browser, which the worker answers."""
    page = visit(PHONE, service_workers="allow", **more)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.locator("[data-ready]").wait_for(state="attached")
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    return page


def test_on_the_second_visit_the_house_opens_without_a_line(visit: Visit, relay: Relay, watch: Watch) -> None:
    watch.expect(LOST)
    page = visit_again(visit, at=relay.url)
    relay.cut()
    page.goto("/rounds")
    expect(page.get_by_role("alert")).to_contain_text("网断了")
    relay.mend()
    page.get_by_role("button", name="再试一次").tap()
    expect(page.get_by_role("heading", name="战绩与回放")).to_be_visible()


def test_a_newer_client_waits_until_it_is_asked_for_and_never_at_a_table(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visit_again(visit)
    (old,) = page.evaluate("caches.keys()")

    found = Client.find

    def renewed(client: Client, path: str) -> Asset | None:
        asset = found(client, path)
        if path != "sw.js" or asset is None:
            return asset
        return replace(asset, bodies={"": asset.bodies[""].replace(b"teahouse-", b"teahouse-new-")}, etag='"new"')

    monkeypatch.setattr(Client, "find", renewed)
    practise(page)
    page.evaluate("navigator.serviceWorker.getRegistration().then(worker => worker.update()).then(() => true)")
    page.wait_for_function("navigator.serviceWorker.getRegistration().then(worker => worker.waiting !== null)")
    expect(page.get_by_text(UPDATE)).to_be_hidden()

    page.get_by_role("button", name="菜单").tap()
    page.get_by_role("button", name="回大厅").tap()
    expect(page.get_by_text(UPDATE)).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="现在换").tap()
    page.locator("[data-ready]").wait_for(state="attached")
    expect(page.get_by_text(UPDATE)).to_be_hidden()
    page.wait_for_function("old => caches.keys().then(names => !names.includes(old))", arg=old)
    assert page.evaluate("caches.keys()") == [old.replace("teahouse-", "teahouse-new-")]
