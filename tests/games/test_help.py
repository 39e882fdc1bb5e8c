"""The rules for players: every game of the house has them in Chinese and in English, section by section the same."""

from __future__ import annotations

import re
from itertools import zip_longest

import pytest

from teahouse.kernel import Help, registry


def outline(page: str) -> list[str]:
    """The blocks of a page in their order: headings by their depth, lists by their items, tables line by line.

    A line of a table is told by its cells and the figures in it, which are the same in every language.
    """
    return [block for line in page.splitlines() if (block := _block(line))]


def _block(line: str) -> str:
    if heading := re.match("#+ ", line):
        return heading[0].strip()
    if item := re.match(r"- |\d+\. ", line):
        return item[0].strip()
    if line.startswith("|"):
        cells = line.strip("|").split("|")
        return f"table: {len(cells)} cells, {re.findall('[0-9]+', line)}"
    return "text" if line else ""


def differences(pages: Help) -> list[tuple[str, str]]:
    """Where the outlines of the two pages part, Chinese first."""
    pairs = zip_longest(outline(pages.zh), outline(pages.en or ""), fillvalue="nothing")
    return [(zh, en) for zh, en in pairs if zh != en]


@pytest.mark.parametrize("key", registry.keys())
def test_the_pages_of_a_game_have_its_titles(key: str) -> None:
    game = registry.game(key)
    pages = game.help()
    assert pages.zh.startswith(f"# {game.about.title.zh}\n")
    assert pages.en is not None
    assert pages.en.startswith(f"# {game.about.title.en}\n")


@pytest.mark.parametrize("key", registry.keys())
def test_the_pages_of_a_game_have_the_same_headings_lists_tables_and_paragraphs(key: str) -> None:
    assert differences(registry.game(key).help()) == []


@pytest.mark.parametrize("key", registry.keys())
def test_the_english_page_says_in_brackets_what_a_term_is_called_at_the_table(key: str) -> None:
    page = registry.game(key).help().en or ""
    assert re.findall(r"\([^()]*[\u3400-\u9fff][^()]*\)", page)
    assert re.findall(r"[\u3400-\u9fff]+", re.sub(r"\([^()]*\)", "", page)) == []


def test_what_differs_is_noticed() -> None:
    zh = "# 抢牌\n\n## 怎么打\n\n1. 摸牌\n\n| 牌 | 分 |\n| --- | --- |\n| 单张 | 2 |\n"
    en = "# Snatch\n\n## Play\n\n1. Draw\n\n| Card | Points |\n| --- | --- |\n| single | 2 |\n"
    assert differences(Help(zh, en)) == []
    assert differences(Help(zh, en.replace("## Play", "### Play"))) == [("##", "###")]
    assert differences(Help(zh, en.replace("1. Draw", "- Draw"))) == [("1.", "-")]
    assert differences(Help(zh, en.replace("single | 2", "single | 3"))) == [
        ("table: 2 cells, ['2']", "table: 2 cells, ['3']")
    ]
    assert differences(Help(zh, en.replace("| Points ", "| Points | Kind "))) == [
        ("table: 2 cells, []", "table: 3 cells, []")
    ]
    assert differences(Help(zh, en + "\nMore.")) == [("nothing", "text")]
