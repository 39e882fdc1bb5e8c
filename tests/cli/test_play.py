"""`teahouse play`: a person at the keyboard, seen through standard input and output."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

WHOLE_ROUND = "1\n" * 80


def test_a_round_to_its_settlement(teahouse: Command) -> None:
    said = teahouse("play", "snatch", "--seed", 1, typed=WHOLE_ROUND)
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == "── 抢牌 Snatch, round 1, you are seat 0 ──"
    assert lines[1] == "commitment d7e5ef1d970dbd884588a26d8f6932221db2eb42748d76f1023f709138771f34"
    assert "settlement" in lines
    assert lines[-1].startswith("  points     ")
    assert sum(int(points) for points in lines[-1].split()[1:]) == 0


def test_a_question_shows_table_own_hand_and_numbered_answers(teahouse: Command) -> None:
    out = teahouse("play", "snatch", "--seed", 1).out
    question = out[out.index("table") : out.index("> ")].splitlines()
    assert question == [
        "table",
        "  phase      turn",
        "  turn       0",
        "  held       5 4 4",
        "  left       10",
        "  pond       6",
        "  points     0 1 -1",
        "you",
        "  hand       1 1 2 4 1",
        "   1  discard rank=1",
        "   2  discard rank=2",
        "   3  discard rank=4",
    ]


def test_nothing_is_told_that_the_seat_may_not_know(teahouse: Command) -> None:
    out = teahouse("play", "snatch", "--seed", 1, typed=WHOLE_ROUND).out
    told = [line.split("·")[1].split() for line in out.splitlines() if "  · " in line]
    assert ["drew", "seat=1"] in told
    assert {tuple(words) for words in told if words[0] == "answered"} == {("answered", "seat=0")}
    assert all(len(words) == 2 for words in told if words[0] == "drew" and words[1] != "seat=0")


def test_help_hint_and_rules_leave_the_question_open(teahouse: Command) -> None:
    out = teahouse("play", "snatch", "--seed", 1, typed="?\nh\nr\n").out
    assert "take the answer with this number" in out
    assert "[discard rank=1]" in out
    assert "# 抢牌" in out
    assert out.count("table\n") == 1
    assert out.endswith("goodbye\n")


@pytest.mark.parametrize("typed", ["q\n", ""])
def test_leaving_is_orderly(teahouse: Command, typed: str) -> None:
    said = teahouse("play", "snatch", typed=typed)
    assert said.status == 0
    assert said.out.endswith("goodbye\n")


def test_an_answer_can_be_typed_as_json(teahouse: Command) -> None:
    out = teahouse("play", "snatch", "--seed", 1, typed='{"type":"discard","rank":4}\n').out
    assert "  · discarded seat=0 rank=4" in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "a number from 1 to 3, or ? for help"),
        ("4", "a number from 1 to 3, or ? for help"),
        ("discard", "a number from 1 to 3, or ? for help"),
        ('{"type":"discard","rank":6}', "not-possible-now"),
        ('{"type":"fly"}', "no action: Invalid value 'fly' - at `$.type`"),
        ("{", "no action: Input data was truncated"),
    ],
)
def test_a_bad_answer_is_asked_again(teahouse: Command, typed: str, answer: str) -> None:
    out = teahouse("play", "snatch", "--seed", 1, typed=f"{typed}\n").out
    assert f"  {answer}\n" in out
    assert out.count("table\n") == 1
    assert out.endswith("goodbye\n")


def test_rounds_are_kept_and_verify(teahouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    said = teahouse("play", "snatch", "--seed", 1, "--rounds", 2, "--out", file, typed=WHOLE_ROUND)
    assert said.out.count("settlement\n") == 2
    first, second = map(json.loads, file.read_text().splitlines())
    assert second["setup"]["carry"] == first["outcome"]["carry"]
    assert teahouse("verify", file).out.count(": ok snatch 1, ") == 2


def test_a_protected_room_is_closed_by_the_house(teahouse: Command) -> None:
    said = teahouse("play", "snatch", "--seed", 1, "--protected", typed=WHOLE_ROUND)
    assert said.out.count("settlement\n") == 1
