"""`teahouse verify`: a record that was touched is found out, also where its seal was made anew."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.conftest import Command

from teahouse import kernel

Raw = dict[str, Any]


def test_untouched_records_hold(teahouse: Command, records: Path) -> None:
    said = teahouse("verify", records)
    assert said.status == 0
    lines = said.out.splitlines()
    assert [line.split(": ")[0] for line in lines] == [f"{records}:{number}" for number in (1, 2, 3)]
    assert all(": ok snatch 1, " in line for line in lines)
    assert all(line.endswith("the committed secret and the seats' nonces give this deal") for line in lines)


def test_one_record_over_many_lines_is_read(teahouse: Command, records: Path, tmp_path: Path) -> None:
    single = tmp_path / "round.json"
    single.write_text(json.dumps(json.loads(records.read_text().splitlines()[1]), indent=2))
    said = teahouse("verify", single)
    assert (said.status, said.out.count("ok snatch")) == (0, 1)


def first_discard(record: Raw) -> Raw:
    return next(act["action"] for act in record["acts"] if act["action"]["type"] == "discard")


def other_action(record: Raw) -> None:
    first_discard(record)["rank"] = 7


def other_legal_action(record: Raw) -> None:
    action = first_discard(record)
    hand = record["frames"][0]["privates"][record["acts"][0]["by"]]["hand"]
    action["rank"] = next(rank for rank in hand if rank != action["rank"])


def other_event(record: Raw) -> None:
    record["events"][0][0]["rank"] += 1


def lost_event(record: Raw) -> None:
    del record["events"][-1]


def other_points(record: Raw) -> None:
    record["outcome"]["points"] = [2, -1, -1]


def other_frame(record: Raw) -> None:
    record["frames"][0]["public"]["left"] -= 1


def other_secret(record: Raw) -> None:
    record["proof"]["secret"] = "00" * 32


def other_nonce(record: Raw) -> None:
    record["proof"]["nonces"][1] = "mine"


def other_seed(record: Raw) -> None:
    record["proof"]["seed"] = "11" * 32


FORGERIES = [
    (other_action, "illegal"),
    (other_legal_action, "events"),
    (other_event, "events"),
    (lost_event, "events"),
    (other_points, "outcome"),
    (other_frame, "frames"),
    (other_secret, "commitment"),
    (other_nonce, "seed"),
    (other_seed, "seed"),
]


@pytest.mark.parametrize(("forge", "_"), FORGERIES)
def test_an_altered_record_breaks_its_seal(
    teahouse: Command, records: Path, forge: Callable[[Raw], None], _: str
) -> None:
    said = verdict_on(teahouse, records, forge, seal=False)
    assert said.status == 1
    assert ": FAILED hash at act 0: it was altered after it was sealed" in said.out


@pytest.mark.parametrize(("forge", "fault"), FORGERIES)
def test_a_forger_who_seals_anew_is_found_out_by_the_rules(
    teahouse: Command, records: Path, forge: Callable[[Raw], None], fault: str
) -> None:
    said = verdict_on(teahouse, records, forge, seal=True)
    assert said.status == 1
    assert f": FAILED {fault}" in said.out


def verdict_on(teahouse: Command, records: Path, forge: Callable[[Raw], None], *, seal: bool) -> Any:
    raw = json.loads(records.read_text().splitlines()[0])
    forge(raw)
    if seal:
        raw["hash"] = kernel.hash_of(msgspec.convert(raw, kernel.Record))
    records.write_text(json.dumps(raw))
    return teahouse("verify", records)


def test_what_the_hall_published_before_the_deal_can_be_held_against_the_record(
    teahouse: Command, records: Path
) -> None:
    line = records.read_text().splitlines()[0]
    records.write_text(line)
    assert teahouse("verify", records, "--commitment", json.loads(line)["proof"]["commitment"]).status == 0
    said = teahouse("verify", records, "--commitment", "ab" * 32)
    assert said.status == 1
    assert "FAILED other-commitment" in said.out


def test_the_rules_of_another_version_are_no_judge(teahouse: Command, records: Path) -> None:
    said = verdict_on(teahouse, records, lambda record: record.update(version="0"), seal=True)
    assert said.status == 1
    assert "FAILED version" in said.out
