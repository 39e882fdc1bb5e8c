"""The hall's secrets are drawn by a known hand, so that every test deals the same cards at each run."""

from random import Random

import pytest


@pytest.fixture(autouse=True)
def known_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(request.node.name)
    monkeypatch.setattr("secrets.token_hex", lambda length: random.randbytes(length).hex())
