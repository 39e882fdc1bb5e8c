"""The small game of the laws, installed as a stranger's package is, and the command itself."""

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from teahouse.cli import main
from teahouse.kernel import registry


@dataclass
class Said:
    """What a command answered."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Command = Callable[..., Said]


@pytest.fixture(autouse=True)
def snatch_installed(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path with the metadata of a package that offers the game under the entry point."""
    site = tmp_path_factory.mktemp("site")
    metadata = site / "snatch-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: snatch\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[teahouse.games]\nsnatch = tests.laws.snatch\n")
    monkeypatch.syspath_prepend(str(site))
    _forget()
    yield site
    _forget()


def _forget() -> None:
    """What was found before must be looked for again."""
    registry._modules.cache_clear()
    registry.game.cache_clear()


@pytest.fixture
def teahouse(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs `teahouse` with these words, and this on its standard input."""

    def command(*words: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main([str(word) for word in words])
        return Said(status, *capsys.readouterr())

    return command


@pytest.fixture
def records(teahouse: Command, tmp_path: Path) -> Path:
    """Three recorded rounds, one a line."""
    file = tmp_path / "rounds.jsonl"
    said = teahouse("simulate", "snatch", "--rounds", 3, "--seed", 1, "--out", file)
    assert said.status == 0
    return file
