"""`teahouse replay`: a round step by step, whole or as one seat saw it."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Command


def first(records: Path) -> Any:
    return json.loads(records.read_text().splitlines()[0])


def steps(out: str) -> list[str]:
    """The lines that begin a step."""
    return [line for line in out.splitlines() if line[:4].strip().isdecimal() and line[4:6] == "  "]


def test_every_act_is_a_step(teahouse: Command, records: Path) -> None:
    record = first(records)
    said = teahouse("replay", records)
    assert said.status == 0
    found = steps(said.out)
    assert found[0] == "   0  deal"
    assert found[1] == f"   1  seat {record['acts'][0]['by']}: discard rank={record['acts'][0]['action']['rank']} (bot)"
    assert len(found) == len(record["acts"]) + 1


def test_the_table_is_shown_first_and_last_or_always(teahouse: Command, records: Path) -> None:
    acts = len(first(records)["acts"])
    assert teahouse("replay", records).out.count("      table\n") == 2
    assert teahouse("replay", records, "--all").out.count("      table\n") == acts + 1


def test_the_settlement_closes_it(teahouse: Command, records: Path) -> None:
    outcome = first(records)["outcome"]
    lines = teahouse("replay", records).out.splitlines()
    points = " ".join(f"{points:+d}" for points in outcome["points"])
    assert lines[-1] == f"  points     {points}"
    assert "settlement" in lines


def test_it_can_begin_later(teahouse: Command, records: Path) -> None:
    acts = len(first(records)["acts"])
    found = steps(teahouse("replay", records, "--from", acts - 1).out)
    assert [line.split()[0] for line in found] == [str(acts - 1), str(acts)]


def test_another_line_is_another_round(teahouse: Command, records: Path) -> None:
    third = json.loads(records.read_text().splitlines()[2])
    assert third["hash"][:16] in teahouse("replay", records, "--line", 3).out.splitlines()[0]


def test_a_seat_sees_no_other_hand_no_drawn_card_and_no_secret_answer(teahouse: Command, records: Path) -> None:
    out = teahouse("replay", records, "--seat", 1).out
    before_the_end = out[: out.rindex("      table")]
    assert "      seat 1" in before_the_end
    assert "      seat 0" not in out
    assert "      seat 2" not in out
    drawn = [line.split() for line in out.splitlines() if line.strip().startswith("drew ")]
    assert {len(words) for words in drawn if "seat=1" in words} == {3}
    assert {len(words) for words in drawn if "seat=1" not in words} == {2}
    assert {line.strip() for line in out.splitlines() if "answered" in line} <= {"answered seat=1"}
    assert {line[6:] for line in steps(out) if not line[6:].startswith("seat 1: ")} == {"deal", "…"}


def test_what_is_outside_the_round_is_refused(teahouse: Command, records: Path) -> None:
    acts = len(first(records)["acts"])
    assert teahouse("replay", records, "--from", acts + 1).err == f"teahouse: bad-step: the round has acts 0 … {acts}\n"
    assert teahouse("replay", records, "--seat", 3).err == "teahouse: bad-seat: the round has seats 0 … 2\n"
    assert teahouse("replay", records, "--line", 9).err == f"teahouse: bad-line: {records} has no record on line 9\n"


def test_a_seat_of_a_round_whose_events_these_rules_do_not_know(teahouse: Command, records: Path) -> None:
    records.write_text(records.read_text().replace('"type":"discarded"', '"type":"thrown-away"'))
    assert teahouse("replay", records).status == 0
    assert teahouse("replay", records, "--seat", 0).err.startswith("teahouse: other-version: ")


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("acts", []),
        ("acts", [{"by": "nobody"}] * 99),
        ("events", [[]]),
        ("outcome", {"ending": "won"}),
        ("outcome", []),
    ],
)
def test_a_record_whose_parts_do_not_fit_is_refused_in_a_line(
    teahouse: Command, records: Path, tmp_path: Path, part: str, value: Any
) -> None:
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(first(records) | {part: value}))
    said = teahouse("replay", file)
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert said.err.startswith("teahouse: bad-file: ")
