"""One hall for all tests of the hosts' interface, and the folder on which the command line works."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.living import House, open_house


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hosted")


@pytest.fixture(scope="package")
def house(folder: Path) -> Iterator[House]:
    with open_house(folder) as opened:
        yield opened
