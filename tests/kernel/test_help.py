"""A game's help stands in its folder; its English page is found there or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse import kernel

GAME = """\
from teahouse import kernel

class {name}(kernel.Game):
    pass
"""


def written(folder: Path, package: str, **pages: str) -> None:
    """A package with a game in its `__init__` and another in its `rules`."""
    home = folder / package
    home.mkdir()
    (home / "__init__.py").write_text(GAME.format(name="Whole"))
    (home / "rules.py").write_text(GAME.format(name="Split"))
    for language, text in pages.items():
        (home / f"help.{language}.md").write_text(text, "utf-8")


@pytest.mark.parametrize(("module", "name"), [("", "Whole"), (".rules", "Split")])
def test_both_pages_are_found_in_the_folder_of_the_game(
    module: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"both_pages_{name.lower()}"
    written(tmp_path, package, zh="# 抢牌", en="# Snatch")
    monkeypatch.syspath_prepend(tmp_path)
    game = getattr(__import__(package + module, fromlist=[name]), name)()
    assert game.help() == kernel.Help("# 抢牌", "# Snatch")


def test_a_game_without_an_english_page_has_its_chinese_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, "chinese_page", zh="# 抢牌")
    monkeypatch.syspath_prepend(tmp_path)
    game = __import__("chinese_page").Whole()
    assert game.help() == kernel.Help("# 抢牌", None)
