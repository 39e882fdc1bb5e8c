"""What is typed wrongly is told with a key, beside how it is typed; never by a traceback."""

from __future__ import annotations

import re

import pytest

from teahouse.cli import commands, main


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["serf"], "argument COMMAND: invalid choice: 'serf'"),
        (["admin"], "the following arguments are required: DUTY"),
        (["admin", "grant", "阿周", "many"], "argument POINTS: 'many' is not a whole number;"),
        (["admin", "grant", "阿周", "9" * 30], "is too large;"),
        (["admin", "announce", "--zh", "水", "--minutes", "0"], "0 is not a whole number of at least 1;"),
        (["admin", "suspicions", "--days", "x"], "argument --days: 'x' is not a whole number of at least 1;"),
        (["admin", "mute", "阿周", "--reason", "abuse", "--for", "3y"], "'3y' is no time such as 12h, 3d or 2w;"),
        (["simulate", "guan-pai", "--rounds", "0"], "argument --rounds: 0 is not a whole number of at least 1;"),
        (["play", "guan-pai", "--rounds", "-1"], "argument --rounds: -1 is not a whole number of at least 1;"),
        (["admin", "grant", "\udcff", "5"], "what was typed is not text in UTF-8;"),
    ],
)
def test_wrong_arguments_are_told_in_a_line(capsys: pytest.CaptureFixture[str], words: list[str], told: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    *usage, line = capsys.readouterr().err.splitlines()
    assert (ended.value.code, usage[0].startswith("usage: teahouse")) == (2, True)
    assert line.startswith("teahouse: bad-arguments: ")
    assert told in line


@pytest.mark.parametrize("command", commands())
def test_every_command_and_duty_says_what_it_does(capsys: pytest.CaptureFixture[str], command: str) -> None:
    def told(*words: str) -> str:
        with pytest.raises(SystemExit) as ended:
            main([*words, "--help"])
        assert ended.value.code == 0
        return capsys.readouterr().out

    said = told(command)
    duties = [line.split()[0] for line in said.partition("  DUTY\n")[2].splitlines() if line[4:5].strip()]
    assert (len(duties) > 10) == (command == "admin")
    for page in [said, *(told(command, duty) for duty in duties)]:
        usage, described, _ = page.split("\n\n", 2)
        assert usage.startswith(f"usage: teahouse {command}")
        assert described.endswith(".")
        assert re.findall(r"^  --[a-z-]+(?: \S+)*$(?!\n     )", page, re.MULTILINE) == [], (
            "flags that are not explained"
        )
