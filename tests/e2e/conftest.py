"""Browsers and a hall for the stories: each person has a browser of his own, and nothing may go wrong unseen in it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError, expect
from tests.e2e.relay import Relay
from tests.living import House, open_house

from teahouse.edge.static import CLIENT, INDEX

PATIENCE: Final = 20_000
"""How long a person waits for something to show (ms): long, for it is only ever waited out by a fault."""

Screen = dict[str, Any]

PHONE: Final[Screen] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
PORTRAIT: Final[Screen] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: Final[Screen] = {"viewport": {"width": 1280, "height": 800}}

LOST: Final = "(WebSocket connection to|Failed to load resource).*ERR_"
"""What a browser complains of when the line is broken."""

SETTLED: Final = """
if (location.protocol === 'http:') localStorage.preferences ??= JSON.stringify({ town: 'zhuji' });
"""
"""Answers the questions of the first visit."""

Visit = Callable[..., Page]


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("screenshot", "off") == "off":
        config.option.screenshot = "only-on-failure"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    switches = (
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync",
    )  # fmt: skip
    return browser_type_launch_args | {"executable_path": shutil.which("chromium"), "args": list(switches)}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    return {"locale": "zh-CN", "timezone_id": "Asia/Shanghai", "reduced_motion": "reduce"}


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    assert (CLIENT / INDEX).is_file(), "the client is not built: make client"
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One hall for all stories; each brings its own people and tables."""
    with open_house(tmp_path_factory.mktemp("hall")) as opened:
        yield opened


@pytest.fixture(scope="session")
def base_url(house: House) -> str:
    """Takes the place of a plugin's fixture, which this version of pytest warns of."""
    return house.url


@pytest.fixture
def relay(house: House) -> Iterator[Relay]:
    """A line to the hall that can be cut."""
    with Relay(house.url) as line:
        yield line


class Watch:
    """Whatever goes wrong in the browsers of one test. A test that breaks something says what may be complained of."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self._expected = [re.compile("^Service Worker registration blocked by Playwright")]

    def over(self, context: BrowserContext) -> None:
        context.on("weberror", self._failed)
        context.on("console", self._said)

    def expect(self, pattern: str) -> None:
        self._expected.append(re.compile(pattern))

    @property
    def unexpected(self) -> list[str]:
        return [text for text in self.complaints if not any(known.search(text) for known in self._expected)]

    def _failed(self, failure: WebError) -> None:
        self.complaints.append(f"{failure.error}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{message.text} ({message.location['url']})")


@pytest.fixture
def watch() -> Iterator[Watch]:
    watching = Watch()
    yield watching
    assert watching.unexpected == []


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext], house: House, watch: Watch) -> Visit:
    """Opens the hall in a new browser: `visit(PHONE, "/rules")`; `at` is another hall than the common one.

    Whoever is no `newcomer` has answered the first visit's questions before.
    """

    def opened(screen: Screen, path: str = "/", *, at: str = house.url, newcomer: bool = False, **more: Any) -> Page:
        usual = {
            # Their tests allow them; elsewhere they would answer in the hall's place.
            "service_workers": "block",
            "base_url": at,
        }
        context = new_context(**(usual | screen | more))
        watch.over(context)
        if not newcomer:
            context.add_init_script(SETTLED)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(path)
        page.locator("[data-ready]").wait_for(state="attached")
        return page

    return opened
