"""`docs/security.md`: every test and file that it names is there, and each requirement has one state."""

import re
from pathlib import Path

from tests.docs.test_trust import DEFINED, HERE, NAMED

PAGE = (HERE.parent / "docs/security.md").read_text("utf-8")
ROW = re.compile(r"^\| (\d+[\d., –]*|\d+ \(all\)) \| (.+?) \| (.+) \|$", re.MULTILINE)
SPAN = re.compile(r"(\d+\.\d+\.)(\d+)(?:–\1(\d+))?")


def test_every_test_that_the_page_names_is_there() -> None:
    defined = {name for path in HERE.rglob("test_*.py") for name in DEFINED.findall(path.read_text("utf-8"))}
    assert [name for name in NAMED.findall(PAGE) if name not in defined] == []


def test_every_file_that_the_page_names_is_there() -> None:
    root = HERE.parent
    named = re.findall(r"`((?:tests|edge|hall|stores)/[\w/]+\.py)`", PAGE)
    assert len(named) > 10
    assert [name for name in named if not ((root / name).exists() or (root / "src/teahouse" / name).exists())] == []


def test_each_requirement_has_one_row_and_a_state() -> None:
    rows = ROW.findall(PAGE)
    assert {state for _, state, _ in rows} == {"met", "open", "not applicable"}
    numbers = [
        f"{section}{number}"
        for told, _, _ in rows
        for section, first, last in SPAN.findall(told)
        for number in range(int(first), int(last or first) + 1)
    ]
    assert len(numbers) > 180
    assert sorted({number for number in numbers if numbers.count(number) > 1}) == []


def test_a_row_that_is_met_says_how() -> None:
    assert [told for told, state, how in ROW.findall(PAGE) if state == "met" and len(how) < 5] == []


def test_the_pages_that_it_points_to_are_there() -> None:
    linked = re.findall(r"\]\((\w+\.md)\)", PAGE)
    assert [name for name in linked if not (Path(HERE.parent) / "docs" / name).exists()] == []
