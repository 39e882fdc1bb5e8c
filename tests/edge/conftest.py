"""One whole hall for all tests of the edge; each test brings its own people and tables."""

from collections.abc import Iterator

import pytest
from tests.living import House, open_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("hall")) as opened:
        yield opened
