"""`/metrics` is for the machine itself and for who has the host's token: how many play is nobody else's business."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar import Request
from msgspec.structs import replace
from tests.living import House, open_house

from teahouse.edge.limits import UNLIMITED, Rate
from teahouse.edge.monitoring import is_of_this_machine

TOKEN = "the-word-of-the-prometheus"
AFAR = {"X-Forwarded-For": "203.0.113.7"}


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall whose host has set a token, and where three wrong tries are free."""
    limits = replace(UNLIMITED, attempts=Rate(1 / 86_400, 3))
    with open_house(tmp_path_factory.mktemp("hall"), metrics_token=TOKEN, limits=limits) as opened:
        yield opened


def ask(house: House, **headers: str) -> httpx.Response:
    return httpx.get(f"{house.url}/metrics", headers=headers, trust_env=False)


def test_the_machine_itself_is_told(house: House) -> None:
    answer = ask(house)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
    assert "# HELP teahouse_people" in answer.text


@pytest.mark.parametrize(
    "headers",
    [
        AFAR,
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Forwarded-Proto": "https"},
        {"X-Real-IP": "203.0.113.7"},
        {"Forwarded": "for=203.0.113.7"},
        {"Via": "1.1 proxy"},
        {"Host": "hall.example"},
        {"Host": "127.0.0.1.hall.example:8000"},
        {"Authorization": f"Bearer {TOKEN}", "Host": "hall.example"},
    ],
)
def test_who_comes_through_a_proxy_is_not(house: House, headers: dict[str, str]) -> None:
    """A proxy on the machine has the machine's address, but somebody else behind it."""
    answer = ask(house, **headers)
    assert (answer.status_code, answer.json()) == (403, {"key": "forbidden", "params": {}})


@pytest.mark.parametrize(
    ("client", "host", "here"),
    [
        ("127.0.0.1", "127.0.0.1:8000", True),
        ("127.8.0.1", "localhost:8000", True),
        ("::1", "[::1]:8000", True),
        ("::ffff:127.0.0.1", "localhost", True),
        ("192.168.1.20", "localhost:8000", False),
        ("2001:db8::1", "[::1]:8000", False),
        ("127.0.0.1", "", False),
        ("127.0.0.1", "[::1", False),
        ("/run/socket", "localhost", False),
    ],
)
def test_the_machine_is_known_by_its_address_and_by_its_name(client: str, host: str, here: bool) -> None:
    scope: Any = {"type": "http", "client": (client, 1), "headers": [(b"host", host.encode())]}
    assert is_of_this_machine(Request(scope)) is here


def test_the_hosts_token_opens_them_from_anywhere(guarded: House) -> None:
    assert ask(guarded, **AFAR, Authorization=f"Bearer {TOKEN}").status_code == 200
    assert ask(guarded).status_code == 200, "the machine itself needs none"


def test_a_wrong_token_is_refused_and_tried_at_a_rate(guarded: House) -> None:
    for wrong in ("", f"Basic {TOKEN}", f"Bearer {TOKEN}s"):
        answer = ask(guarded, **AFAR, Authorization=wrong)
        assert (answer.status_code, answer.json()["key"]) == (401, "unauthenticated")
        assert answer.headers["www-authenticate"] == "Bearer"
    assert ask(guarded, **AFAR, Authorization="Bearer another").status_code == 429
    assert ask(guarded, **AFAR, Authorization=f"Bearer {TOKEN}").status_code == 200
