"""The page for hosts tells the truth: its settings, its figures, its files and its addresses are those of the hall."""

import json
import re
from pathlib import Path

import httpx
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families
from tests.living import open_house

from teahouse.edge.metrics import Metrics
from teahouse.edge.settings import SETTINGS, Settings, read
from teahouse.hall.rooms import Room
from teahouse.hall.rooms import read as read_rooms
from teahouse.kernel import registry

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/hosting.md").read_text()


def table(first: str) -> list[list[str]]:
    """The rows of the page's table whose first column has this title, without the marks around words."""
    _, _, after = PAGE.partition(f"| {first} |")
    rows = after.partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_the_settings_are_those_of_the_command_with_their_defaults() -> None:
    rows = table("flag")
    assert [(words(flag), words(variable)) for flag, variable, *_ in rows] == [
        ([setting.flag], [setting.variable]) for setting in SETTINGS
    ]
    written = {words(variable)[0]: "".join(words(default)) for _, variable, default, _ in rows}
    assert read({}, written) == Settings()


def toml(first: str) -> str:
    """The page's block of TOML that begins so."""
    (block,) = [block for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if block.startswith(first)]
    return str(block)


def test_the_file_of_settings_names_all_of_them_with_their_defaults(tmp_path: Path) -> None:
    (tmp_path / "hall.toml").write_text(toml("# hall.toml"))
    assert read({}, {}, tmp_path / "hall.toml") == replace(Settings(), data=tmp_path / "data")
    (tmp_path / "full.toml").write_text(
        re.sub("^# (?=rooms|words|metrics)", "", toml("# hall.toml"), flags=re.MULTILINE)
    )
    (tmp_path / "metrics.token").write_text("a" * 43)
    full = read({}, {}, tmp_path / "full.toml")
    assert (full.rooms, full.words) == (tmp_path / "rooms.toml", tmp_path / "words.txt")
    assert full.metrics_token == "a" * 43
    assert set(re.findall(r"^(?:# )?(\w+) = ", toml("# hall.toml"), re.MULTILINE)) == {it.name for it in SETTINGS}


def test_the_rooms_of_the_page_make_a_hall() -> None:
    text = toml("[[room]]")
    rooms = read_rooms(text.encode(), {game.key: game for game in registry.games()})
    assert rooms.get("bao-hong-wu", "elders").stake == 5
    assert {name for name in Room.__struct_fields__ if re.search(rf"^{name} = ", text, re.MULTILINE)} == set(
        Room.__struct_fields__
    )


def test_the_figures_and_addresses_are_there_and_the_files_too(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, httpx.Client(base_url=house.url, trust_env=False) as host:
        text = host.get("/metrics").raise_for_status().text
        told = {name for row in table("figure") for name in words(row[0])}
        assert len(told) == 11
        assert [name for name in told if f"# HELP {name}" not in text] == []
        assert host.get("/healthz").json()["ok"] is True
        assert host.get("/schema").is_success
        files = {path.name for path in tmp_path.iterdir()}
    kept = [words(row[0]) for row in table("file")]
    assert kept[:2] == [["hall.db"], ["tables.db"]]
    assert {"hall.db", "tables.db", "hall.db-wal", "tables.db-wal"} <= files


def test_each_figure_of_the_dashboard_is_one_of_the_halls(tmp_path: Path) -> None:
    board = json.loads((ROOT / "docs/grafana/teahouse.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for expression in asked for name in re.findall(r"\b(?:teahouse|process)_\w+", expression)}
    metrics = Metrics()
    with open_house(tmp_path) as house:
        metrics.watch(house.hall.figures)
        # A figure by label shows when there is one: the names of all stand before.
        families = [*text_string_to_metric_families(metrics.text().decode())]
    known = {f"{family.name}{end}" for family in families for end in ("", "_total", "_bucket")}
    assert len(named) == 17
    assert named - known == set()
    assert {panel["id"] for panel in board["panels"]} == set(range(1, len(board["panels"]) + 1))
