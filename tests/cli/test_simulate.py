"""`teahouse simulate` and `teahouse compare`: exact counts, the same on every machine."""

from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Command

from teahouse import kernel

COUNTED = ("rounds", "steps", "sum_of_points", "endings", "mean_points")


def test_the_report_as_json(teahouse: Command) -> None:
    said = teahouse("simulate", "snatch", "--rounds", 20, "--seed", 3, "--json")
    report = said.json
    assert said.status == 0
    assert list(report) == [
        "game", "version", "options", "protected", "bots", "seed", "rounds", "steps", "seconds", "rounds_per_s",
        "steps_per_s", "sum_of_points", "endings", "mean_points",
    ]  # fmt: skip
    assert (report["game"], report["version"], report["options"]) == ("snatch", "1", {"stake": 1})
    assert report["bots"] == ["random", "random", "random"]
    assert report["rounds"] == 20
    assert report["steps"] >= 12 * 20
    assert report["sum_of_points"] == 0
    assert report["endings"] == {"deck-empty": 20}
    assert sum(report["mean_points"]) == pytest.approx(0)
    assert report["rounds_per_s"] > 0
    assert report["steps_per_s"] > report["rounds_per_s"]


def test_the_same_seed_counts_the_same_whoever_shares_the_work(teahouse: Command) -> None:
    alone = teahouse("simulate", "snatch", "--rounds", 30, "--seed", 5, "--json").json
    shared = teahouse("simulate", "snatch", "--rounds", 30, "--seed", 5, "--json", "--jobs", 2).json
    other = teahouse("simulate", "snatch", "--rounds", 30, "--seed", 6, "--json").json
    assert [alone[name] for name in COUNTED] == [shared[name] for name in COUNTED]
    assert [alone[name] for name in COUNTED] != [other[name] for name in COUNTED]


def test_the_report_as_text(teahouse: Command) -> None:
    lines = teahouse("simulate", "snatch", "--rounds", 20, "--bots", "random,club,greedy").out.splitlines()
    assert lines[0] == "snatch 1, seed 0"
    assert lines[1].startswith("rounds         20   ")
    assert lines[3] == "sum of points  0"
    assert [line.split()[:3] for line in lines[5:8]] == [
        ["seat", "0", "random"],
        ["seat", "1", "club"],
        ["seat", "2", "greedy"],
    ]
    assert lines[-1].split() == ["deck-empty", "20", "100.0%"]


def test_options_and_presets_reach_the_rules(teahouse: Command) -> None:
    plain = teahouse("simulate", "snatch", "--rounds", 8, "--json").json
    double = teahouse("simulate", "snatch", "--rounds", 8, "--json", "--options", "stake=2").json
    assert double["mean_points"] == [2 * mean for mean in plain["mean_points"]]
    assert teahouse("simulate", "snatch", "--rounds", 8, "--json", "--preset", "double").json["options"] == {"stake": 2}


def test_a_protected_room_has_an_act_of_the_house_for_each_window(teahouse: Command) -> None:
    usual = teahouse("simulate", "snatch", "--rounds", 8, "--json").json
    protected = teahouse("simulate", "snatch", "--rounds", 8, "--json", "--protected").json
    assert protected["protected"] is True
    assert protected["steps"] > usual["steps"]


def test_records_are_written_one_a_line(records: Path) -> None:
    found = [msgspec.json.decode(line, type=kernel.Record) for line in records.read_bytes().splitlines()]
    assert [record.game for record in found] == ["snatch"] * 3
    assert [record.hash for record in found] == [kernel.hash_of(record) for record in found]


def test_a_comparison_says_what_it_has_shown_and_what_not(teahouse: Command) -> None:
    said = teahouse("compare", "snatch", "club", "random", "--rounds", 10)
    assert said.status == 1
    assert said.out.splitlines() == [
        "snatch: club against random, 48 rounds, each seat in turn",
        "points a round  +0.000  (95 %: +0.000 … +0.000)",
        "rounds gained   31.2%  (a seat of the others: 31.2%)",
        "club is not shown to be stronger than random",
    ]
    assert teahouse("compare", "snatch", "club", "random", "--rounds", 48, "--json").json["rounds"] == 48


def test_a_game_for_two_or_three_is_played_by_as_many_as_are_asked_for(teahouse: Command) -> None:
    assert len(teahouse("simulate", "guan-pai", "--rounds", 2, "--json").json["mean_points"]) == 2
    three = teahouse("simulate", "guan-pai", "--rounds", 2, "--seats", 3, "--json").json
    assert (len(three["mean_points"]), three["sum_of_points"]) == (3, 0)
    wrong = teahouse("simulate", "guan-pai", "--rounds", 2, "--seats", 4)
    assert (wrong.status, "played by 2 or 3, not by 4" in wrong.err) == (2, True)
    uneven = teahouse("simulate", "guan-pai", "--rounds", 2, "--seats", 3, "--bots", "club,greedy")
    assert (uneven.status, "2 bots for 3 seats" in uneven.err) == (2, True)
