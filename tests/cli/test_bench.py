"""`teahouse bench`: finds the scripts of a checkout and prints their figures."""

import inspect
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.laws import snatch

from teahouse.cli import bench

SCRIPT = """
def figures(*, quick=False):
    return {"checks/s": 12.5 if quick else 1234567.8, "copy, µs": 3.25}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(bench, "FOLDER", tmp_path)
    return tmp_path


def test_the_table(teahouse: Command, folder: Path) -> None:
    (folder / "speed.py").write_text(SCRIPT)
    lines = teahouse("bench").out.splitlines()
    assert lines[0] == "speed  (0 s)"
    assert [line.split() for line in lines[1:]] == [["checks/s", "1,234,568"], ["copy,", "µs", "3.25"]]


def test_the_same_as_json_and_quick(teahouse: Command, folder: Path) -> None:
    (folder / "speed.py").write_text(SCRIPT)
    (folder / "other.py").write_text(SCRIPT)
    assert teahouse("bench", "speed", "--quick", "--json").json == {"speed": {"checks/s": 12.5, "copy, µs": 3.25}}
    assert list(teahouse("bench", "--json").json) == ["other", "speed"]


def test_an_installed_package_has_no_benchmarks_and_says_so(teahouse: Command, folder: Path) -> None:
    said = teahouse("bench")
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("teahouse: no-benchmarks: the benchmarks belong to a checkout")


def test_a_script_without_figures_is_left_to_its_author(teahouse: Command, folder: Path) -> None:
    (folder / "speed.py").write_text(SCRIPT)
    (folder / "trial.py").write_text("raise SystemExit(9)")
    assert list(teahouse("bench", "--json").json) == ["speed"]
    assert teahouse("bench", "trial").err.startswith("teahouse: unknown-benchmark: there is no 'trial'")


@pytest.mark.parametrize("path", bench.scripts_in(bench.FOLDER).values(), ids=lambda path: path.stem)
def test_every_benchmark_keeps_the_form(path: Path) -> None:
    figures = bench.loaded(path).figures
    assert list(inspect.signature(figures).parameters) == ["quick"]


def test_the_kernel_of_a_stranger_game_is_measured_too(teahouse: Command) -> None:
    costs = teahouse("bench", "kernel_costs", "--quick", "--json").json["kernel_costs"]
    assert {"snatch: copy, µs", "snatch: veil of a seat, µs", "snatch: imagine, µs"} <= costs.keys()
    assert min(costs.values()) > 0


def test_play_is_measured_for_any_bot() -> None:
    rounds = bench.loaded(bench.FOLDER / "rounds.py")
    assert list(rounds.played(snatch.GAME, "random", 8)) == ["snatch, random: rounds/s", "snatch, random: steps/s"]


def test_a_load_of_ones_own_is_for_the_hall_alone(teahouse: Command) -> None:
    assert teahouse("bench", "rounds", "--tables", "5").err.startswith("teahouse: one-load:")
    assert teahouse("bench", "hall", "--tables", "0").err.startswith("teahouse: bad-load:")
    assert teahouse("bench", "hall", "--tables", "1", "--games", "no-game").err.startswith("teahouse: unknown-game:")


def test_two_tables_play_flat_out_and_come_back_after_a_restart(teahouse: Command) -> None:
    # Named, for the hall's process does not know the stranger's game of these tests.
    games = ("--games", "zhuji-bao-mahjong", "wenling-mahjong")
    load = ("--tables", "2", "--seconds", "1", "--flat-out", "--restart", *games)
    figures = teahouse("bench", "hall", *load, "--json").json["hall"]
    assert figures["flat out, 2 tables: seated"] == 8
    assert figures["flat out, 2 tables: actions/s"] > 0
    assert figures["flat out, 2 tables: started until all seats are back, s"] > 0
