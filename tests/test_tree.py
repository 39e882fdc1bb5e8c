"""What holds for the whole tree, whatever the language: no foreign host, no foreign path, no giant file."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import teahouse

ROOT = Path(__file__).parent.parent
LARGEST_FILE = 400_000
LONGEST_SOURCE = 500

# Written in pieces, so that this file does not find itself.
REGISTRIES = re.compile(r"pypi\.or" + r"g|pythonhoste" + r"d|npmj" + r"s\.|npmmirro" + r"r|debian\.or" + r"g")
PLACES = re.compile(r"(?<![\w.])/(?:wor" + r"k|roo" + r"t|far" + r"m)/|/tm" + r"p/\w|\.\./share" + r"d\b")


def tracked() -> list[Path]:
    """The files that git keeps and that are still there."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    paths = [ROOT / name for name in listed.decode().split("\0") if name]
    return [path for path in paths if path.is_file()]


def text_of(path: Path) -> str:
    """The file's text; empty for pictures and other binary files."""
    data = path.read_bytes()
    return "" if b"\0" in data else data.decode()


@pytest.fixture(scope="module")
def files() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.fail("these tests read the list of files from git: run them in a clone")
    return tracked()


def mentions(files: list[Path], pattern: re.Pattern[str]) -> list[str]:
    """Every `file:line: text` in which the pattern stands."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in files
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_package_registry(files: list[Path]) -> None:
    assert mentions(files, REGISTRIES) == []


def test_no_file_names_a_path_of_somebodys_machine(files: list[Path]) -> None:
    assert mentions(files, PLACES) == []


@pytest.mark.parametrize(
    ("line", "pattern"),
    [
        ("--index-url https://pypi.or" + "g/simple", REGISTRIES),
        ('"resolved": "https://registry.npmj' + 's.org/x"', REGISTRIES),
        ("open('/roo" + "t/x')", PLACES),
        ("see ../share" + "d/design.md", PLACES),
    ],
)
def test_the_patterns_find_what_they_look_for(line: str, pattern: re.Pattern[str]) -> None:
    assert pattern.search(line)


def test_the_locks_pin_every_package_by_hash() -> None:
    for name in ("run.txt", "dev.txt"):
        lines = (ROOT / "requirements" / name).read_text().splitlines()
        pins = [i for i, line in enumerate(lines) if re.match(r"[a-z0-9-]+==", line)]
        assert len(pins) > 30
        assert [lines[i] for i in pins if "--hash=sha256:" not in lines[i + 1]] == []


def test_what_players_run_is_pinned_alike_in_both_locks() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^[a-z0-9-]+==\S+", (ROOT / "requirements" / name).read_text(), re.MULTILINE))

    assert pins("run.txt") <= pins("dev.txt")


def test_no_file_is_larger_than_a_repository_should_carry(files: list[Path]) -> None:
    assert [str(path) for path in files if path.stat().st_size > LARGEST_FILE] == []


def test_no_source_is_longer_than_one_can_read(files: list[Path]) -> None:
    sources = [path for path in files if path.suffix in {".py", ".ts", ".svelte"}]
    long = [path for path in sources if len(text_of(path).splitlines()) > LONGEST_SOURCE]
    assert [str(path.relative_to(ROOT)) for path in long] == []


def test_the_changelog_knows_the_version() -> None:
    assert f"## {teahouse.__version__}" in (ROOT / "CHANGELOG.md").read_text()


def test_licence_and_project_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["license"] == "Apache-2.0"
    assert "Apache License" in (ROOT / "LICENSE").read_text()
