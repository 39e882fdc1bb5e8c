"""The first game of the house through every command."""

from pathlib import Path

from tests.cli.conftest import Command

KEY = "zhuji-bao-mahjong"


def test_simulated_rounds_add_up_verify_and_replay(teahouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    report = teahouse("simulate", KEY, "--rounds", 10, "--seed", 1, "--out", file, "--json").json
    assert (report["rounds"], report["sum_of_points"], sum(report["endings"].values())) == (10, 0, 10)
    assert len(report["mean_points"]) == 4
    verdicts = teahouse("verify", file)
    assert (verdicts.status, verdicts.out.count(f": ok {KEY} ")) == (0, 10)
    said = teahouse("replay", file, "--line", 10, "--seat", 2)
    assert said.status == 0
    assert "      seat 2" in said.out
    assert "      seat 1" not in said.out


def test_protected_rooms_play_too(teahouse: Command) -> None:
    report = teahouse("simulate", KEY, "--rounds", 2, "--protected", "--json").json
    assert (report["rounds"], report["sum_of_points"]) == (2, 0)


def test_a_person_sits_down_before_thirteen_tiles(teahouse: Command) -> None:
    out = teahouse("play", KEY, "--bots", "random", "--seed", 3).out
    assert "  hand       2万 3万 8万 8万 3筒 6筒 8筒 6索 8索 南 北 白 发\n" in out
    names = teahouse("play", KEY, "--bots", "random", "--seed", 3, "--tiles", "names").out
    assert "  hand       2m 3m 8m 8m 3p 6p 8p 6s 8s 2z 4z 5z 6z\n" in names


def test_a_person_can_play_a_round_to_its_settlement(teahouse: Command) -> None:
    said = teahouse("play", KEY, "--bots", "random", "--seed", 3, typed="1\n" * 200)
    assert (said.status, said.err) == (0, "")
    assert said.out.splitlines()[-1].startswith("  points     ")
