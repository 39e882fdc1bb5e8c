"""The first game of the house through every command."""

from pathlib import Path

from tests.cli.conftest import Command

from teahouse.cli._faces import FACES

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


def test_a_persons_hand_is_drawn_as_asked(teahouse: Command) -> None:
    words, names = (
        hand(teahouse("play", KEY, "--bots", "random", "--seed", 3, "--tiles", tiles).out)
        for tiles in ("words", "names")
    )
    assert len(names) == 13
    assert words == [FACES["words"][name] for name in names]


def hand(out: str) -> list[str]:
    """The tiles of the first hand that was shown."""
    return next(line.split()[1:] for line in out.splitlines() if line.startswith("  hand "))


def test_a_person_can_play_a_round_to_its_settlement(teahouse: Command) -> None:
    said = teahouse("play", KEY, "--bots", "random", "--seed", 3, typed="1\n" * 200)
    assert (said.status, said.err) == (0, "")
    assert said.out.splitlines()[-1].startswith("  points     ")
