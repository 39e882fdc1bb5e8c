"""`teahouse games`, the command's own manners, and its refusals: one line, the key first, exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Command


def test_games_are_listed_with_what_can_be_chosen(teahouse: Command) -> None:
    lines = teahouse("games").out.splitlines()
    at = lines.index("snatch  抢牌 Snatch, version 1, 3 seats")
    assert lines[at + 1 : at + 4] == [
        "    bots     random, greedy, club",
        "    presets  double",
        "    stake=1  (1, 2)",
    ]


def test_games_as_json(teahouse: Command) -> None:
    (game,) = [entry for entry in teahouse("games", "--json").json if entry["key"] == "snatch"]
    assert list(game) == ["key", "version", "about", "options", "bots"]
    assert game["about"]["title"] == {"zh": "抢牌", "en": "Snatch"}
    assert game["options"]["fields"][0]["values"] == [1, 2]
    assert game["options"]["presets"] == {"double": {"stake": 2}}
    assert game["bots"] == ["random", "greedy", "club"]


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["simulate", "hearts"], "unknown-game: no game is called 'hearts'; `teahouse games` lists them"),
        (["play", "hearts"], "unknown-game: no game is called 'hearts'; `teahouse games` lists them"),
        (["simulate", "snatch", "--options", "stake=9"], "bad-option: stake is one of 1, 2, not '9'"),
        (["simulate", "snatch", "--options", "steak=1"], "bad-option: snatch has no option 'steak'; it has: stake"),
        (["simulate", "snatch", "--options", "stake"], "bad-option: an option is written name=value, not 'stake'"),
        (["simulate", "snatch", "--preset", "x"], "unknown-preset: snatch has no preset 'x'; it has: double"),
        (["simulate", "snatch", "--bots", "me"], "unknown-bot: snatch has no bot 'me'; it has: random, greedy, club"),
        (["compare", "snatch", "club", "me"], "unknown-bot: snatch has no bot 'me'; it has: random, greedy, club"),
        (["simulate", "snatch", "--bots", "club,club"], "wrong-seats: snatch is played by 3, not by 2"),
        (["simulate", "snatch", "--out", "no/such/folder/x"], "bad-file: no/such/folder/x: No such file or directory"),
        (["verify", "no-such-file"], "bad-file: no-such-file: No such file or directory"),
        (["replay", "no-such-file"], "bad-file: no-such-file: No such file or directory"),
        (["bench", "weather"], "unknown-benchmark: there is no 'weather'; "),
    ],
)
def test_a_refusal_is_one_line_with_its_key(teahouse: Command, words: list[str], refusal: str) -> None:
    said = teahouse(*words)
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"teahouse: {refusal}")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "\n\n", "not json\n", '{"format": 1}\n', "\x00\xff"])
def test_what_is_no_record_is_refused(teahouse: Command, tmp_path: Path, text: str) -> None:
    file = tmp_path / "round.json"
    file.write_text(text)
    for command in ("verify", "replay"):
        said = teahouse(command, file)
        assert (said.status, said.out) == (2, "")
        assert said.err.startswith("teahouse: bad-file: ")
        assert said.err.count("\n") == 1


def test_a_broken_line_is_named_after_the_good_ones_before_it(teahouse: Command, records: Path) -> None:
    records.write_text(records.read_text() + "{}\n")
    said = teahouse("verify", records)
    assert said.status == 2
    assert said.out.count(": ok ") == 3
    assert said.err.startswith(f"teahouse: bad-file: {records}:4: no record of a round: ")


def test_the_record_of_a_game_that_is_not_here(teahouse: Command, records: Path) -> None:
    records.write_text(records.read_text().replace('"game":"snatch"', '"game":"hearts"'))
    said = teahouse("verify", records)
    assert said.status == 2
    assert said.err == "teahouse: unknown-game: no game is called 'hearts'; `teahouse games` lists them\n"
    assert teahouse("replay", records).status == 0


def test_the_command_as_it_is_installed(snatch_installed: Path) -> None:
    """A process of its own: the script, its exit code, and workers that find the game by themselves."""
    script = Path(sys.executable).with_name("teahouse")
    words = [str(script), "simulate", "snatch", "--rounds", "16", "--jobs", "2", "--json"]
    path = os.pathsep.join([str(snatch_installed), str(Path(__file__).parents[2])])
    done = subprocess.run(words, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert '"rounds":16' in done.stdout
    assert '"sum_of_points":0' in done.stdout
    refused = subprocess.run([script, "simulate", "hearts"], capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("teahouse: unknown-game: ")


def test_whom_nobody_listens_to_any_more_ends_without_a_word() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as unheard:
        done = subprocess.run(
            [sys.executable, "-m", "teahouse.cli", "games"],
            stdout=unheard,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (141, "")
