"""Commands on a folder that is not a hall's, or not this user's: told in one line, and nothing is made of it."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.living import open_house

from teahouse.edge.folder import held

READING = (("check",), ("suspicions",), ("reset-code", "阿周"))
WRITING = (
    ("make-host", "阿周"),
    ("grant", "阿周", "5", "--reason", "why"),
    ("announce", "--zh", "换水"),
    ("drain",),
    ("ban", "阿周", "--reason", "abuse"),
    ("unban", "阿周"),
    ("open-secret", "t1", "--reason", "why"),
    ("rebuild-ratings",),
)


@pytest.mark.parametrize("duty", [*READING, *WRITING, ("backup", "copy.zip")])
def test_where_no_hall_has_been_none_is_made(tmp_path: Path, teahouse: Command, duty: tuple[str, ...]) -> None:
    said = teahouse("admin", *duty, "--data", tmp_path / "mistyped")
    assert said.status == 2
    assert said.err == f"teahouse: no-hall: there is no hall in {tmp_path / 'mistyped'}; say by --data where it is\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("duty", [*WRITING, ("backup", "copy.zip"), ("restore", "copy.zip", "--replace")])
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, teahouse: Command, duty: tuple[str, ...]) -> None:
    """As another user's cannot: `in-use` cannot be opened."""
    (tmp_path / "hall.db").touch()
    (tmp_path / "in-use").mkdir()
    said = teahouse("admin", *duty, "--data", tmp_path)
    assert (said.status, said.err) == (
        2,
        f"teahouse: bad-folder: the folder {tmp_path} cannot be used: Is a directory\n",
    )


def test_a_key_that_is_not_read_is_no_fault_in_the_books(tmp_path: Path, teahouse: Command) -> None:
    with open_house(tmp_path):
        pass
    key = tmp_path / "tables.key"
    key.chmod(0o644)
    said = teahouse("admin", "check", "--data", tmp_path)
    assert (said.status, said.out) == (2, "")
    assert said.err == (
        f"teahouse: not-readable: the key of the open tables cannot be read: "
        f"{key} may be read by others than its owner: chmod 600\n"
    )


def test_a_backup_into_a_folder_that_is_not_there_is_refused_before_it_is_written_down(
    tmp_path: Path, teahouse: Command
) -> None:
    (tmp_path / "hall").mkdir()
    with open_house(tmp_path / "hall"):
        pass
    nowhere = tmp_path / "no" / "where"
    said = teahouse("admin", "backup", nowhere / "copy.zip", "--data", tmp_path / "hall")
    assert (said.status, said.err) == (2, f"teahouse: not-saved: there is no folder {nowhere} to make a backup in\n")


def test_a_folder_that_the_hall_makes_is_for_its_owner_alone(tmp_path: Path) -> None:
    with held(tmp_path / "hall"):
        assert stat.S_IMODE((tmp_path / "hall").stat().st_mode) == 0o700
