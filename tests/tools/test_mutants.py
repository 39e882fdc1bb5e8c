"""Mutants are what they are called, and a planted one is killed by the tests that know its file, and by those alone."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest
from tools.mutants import ROOT, rooms
from tools.mutations import changes, mutated


def mutants(source: str) -> list[str]:
    """Every mutant of a source, in one line."""
    number = len(list(changes(ast.parse(source))))
    return [
        ast.unparse(mutated(source, index)[1]).replace("\n    ", " ").replace("\n", "; ") for index in range(number)
    ]


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("a < b", ["a <= b"]),
        ("a == b", ["a != b"]),
        ("a in b", ["a not in b"]),
        ("a and b", ["a or b"]),
        ("not a", ["a"]),
        ("a + b", ["a - b"]),
        ("a // b", ["a * b"]),
        ("4", ["5", "3"]),
        ("True", ["False"]),
        ("a = max(b, c)", ["a = min(b, c)"]),
        ("a = range(b)", ["a = range(b - 1)"]),
        ("a if b else c", ["a if not b else c"]),
        ("[a for a in b if a]", ["[a for a in b]"]),
        ("a()", ["pass"]),
        ("a.b = c", ["pass"]),
        ("a += b", ["pass"]),
        ("if a: b.c()", ["if not a: b.c()", "if a: pass"]),
    ],
)
def test_one_place_is_changed(source: str, made: list[str]) -> None:
    assert mutants(source) == made


@pytest.mark.parametrize(
    "source",
    [
        "a: 'int | None'",
        "def a(b: Literal[1]) -> Annotated[int, 2]: ...",
        "Word = A | B",
        "class A(B, frozen=True): ...",
        "'a text of two lines'",
        "f'{a + 1} points'",
        "assert a > 1",
        "about = kernel.About(seats=(4,))",
        "import a",
    ],
)
def test_types_texts_and_invariants_are_left_alone(source: str) -> None:
    assert mutants(source) == []


def test_an_early_return_may_be_left_out_and_the_last_one_not() -> None:
    assert mutants("def a():\n    if b:\n        return c\n    return d") == [
        "def a(): if not b:     return c return d",
        "def a(): if b:     pass return d",
    ]


def test_what_a_refusal_says_is_left_alone_but_not_that_it_refuses() -> None:
    assert mutants("raise Illegal('not-enough', 3)") == ["pass"]


def test_a_larger_sample_begins_with_the_smaller_one() -> None:
    room = rooms()["games/guan-pai"]
    assert room.sample(20, seed=1)[:5] == room.sample(5, seed=1)
    assert room.sample(5, seed=2) != room.sample(5, seed=1)


def test_a_family_is_known_to_the_games_that_are_made_of_it() -> None:
    assert rooms()["families/tricks"].games == (
        "bao-hong-wu",
        "bao-hong-xin",
        "hong-wu",
        "hong-wu-3v1",
        "wenling-hong-wu",
    )


PLANTING = """
import ast
from tools.mutants import RULES, Planted, Room, tried

room = Room("games/guan-pai", ("tests/games/guan_pai/test_play.py",), ())
path = RULES / "games/guan_pai/scoring.py"
for factor in (3, 2):
    source = path.read_text("utf-8").replace("REVERSED: Final = 2", f"REVERSED: Final = {factor}")
    trial = tried(room, Planted(path, ast.parse(source)), 60)
    print(trial.killer, trial.noticed.rpartition("::")[2])
dearer = ast.parse(path.read_text("utf-8").replace('"shut", number', '"shut", 2 * number'))
for quickest in ("test_example_14_a_card_a_point", "test_example_16_each_loser_is_counted_on_its_own"):
    seconds = {name: float(not name.endswith(quickest)) for name in trial.by_test}
    print(tried(room, Planted(path, dearer), 60, seconds).noticed.rpartition("::")[2])
"""


def test_who_notices_is_named_and_what_changes_nothing_survives() -> None:
    ran = subprocess.run([sys.executable, "-c", PLANTING], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == [
        "examples test_a_leader_shut_in_after_one_play_pays_double_where_that_is_agreed",
        " ",
        "test_example_14_a_card_a_point",
        "test_example_16_each_loser_is_counted_on_its_own",
    ]
