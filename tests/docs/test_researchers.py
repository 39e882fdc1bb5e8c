"""The page for researchers tells the truth: its code runs, its commands answer so, its excerpts are from the game."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from teahouse.cli import main

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/researchers.md").read_text()


def blocks(language: str) -> list[str]:
    """The code blocks of the page in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_python_of_the_page_runs_from_top_to_bottom() -> None:
    names: dict[str, Any] = {"__name__": "researchers"}
    code = blocks("python")
    assert len(code) == 6
    for block in code:
        exec(compile(block, "docs/researchers.md", "exec"), names)


@pytest.mark.parametrize("excerpt", blocks("python excerpt"))
def test_an_excerpt_is_what_the_game_says(excerpt: str) -> None:
    assert excerpt in (ROOT / "tests/laws/snatch.py").read_text()


def test_the_commands_of_the_page_answer_as_it_says(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (console,) = blocks("console")
    commands = re.findall(r"^\$ teahouse (.*)\n((?:[^$].*\n)*)", console, re.MULTILINE)
    assert len(commands) == 5
    for words, told in commands:
        assert main(shlex.split(words)) == 0
        said = capsys.readouterr().out
        pattern = re.escape(told.strip()).replace("…", "(?s:.*)")
        assert re.match(pattern, said), f"{words}: {said}"
