"""Rules give the same result everywhere: no floating point, no luck or clock of their own, no order that Python draws.

Bots weigh their moves by fractions and may: what they play is in the record as what it is, so nothing is replayed
through them. They are held apart: rules import them only where a game offers its bots or its hints.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

SOURCES = Path(__file__).parent.parent / "src"
ROOMS = ("kernel", "families", "games")

THINKING = ("bot", "players", "plans", "prospects", "speed")
"""Parts of module names: what bots are made of."""

OFFERING = ("game", "rules", "hint", "hints")
"""Last parts of the names of modules that hand out bots and hints."""

FLOATING = {"acos", "asin", "atan", "cbrt", "ceil", "cos", "exp", "floor", "log", "log2", "pow", "sin", "sqrt", "tan"}
"""Functions of `math` that take or give floating point."""

DRAWN = {"hash", "id"}
"""Built-in functions whose results differ from process to process."""

TIMED = {"clock", "datetime", "monotonic", "perf_counter", "random", "secrets", "time", "urandom", "uuid4"}


def modules() -> list[tuple[str, Path]]:
    files = [file for room in ROOMS for file in sorted((SOURCES / "teahouse" / room).rglob("*.py"))]
    return [(".".join(file.relative_to(SOURCES).with_suffix("").parts), file) for file in files]


def thinks(module: str) -> bool:
    return any(part in THINKING for part in module.split("."))


def impurities(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and kind of everything whose result is not a whole number that is the same everywhere."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=float() | complex()):
                yield node.lineno, "fraction"
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                yield node.lineno, "division"
            case ast.Name(id="float" | "complex" | "Decimal" | "Fraction"):
                yield node.lineno, node.id
            case ast.Attribute(value=ast.Name(id="math"), attr=name) if name in FLOATING:
                yield node.lineno, f"math.{name}"
            case ast.ImportFrom(module="math", names=names):
                yield from ((node.lineno, f"math.{one.name}") for one in names if one.name in FLOATING)
            case ast.ImportFrom(module=str(name)) if name.partition(".")[0] in TIMED:
                yield node.lineno, name
            case ast.Import(names=names):
                yield from ((node.lineno, one.name) for one in names if one.name.partition(".")[0] in TIMED)
            case ast.Call(func=ast.Name(id=name)) if name in DRAWN:
                yield node.lineno, f"{name}()"


ALLOWED = {
    # The generator behind imagined rounds and bots; a real deal never draws from it.
    ("teahouse.kernel.chance", "random"),
    # Keys of a cache that lives and dies with the objects it names.
    ("teahouse.families.climbing.combinations", "id()"),
}


def test_rules_use_no_floating_point_no_luck_and_no_clock_of_their_own() -> None:
    found = {
        (module, what): f"{file.name}:{line}"
        for module, file in modules()
        if not thinks(module)
        for line, what in impurities(ast.parse(file.read_text("utf-8")))
    }
    assert {key: place for key, place in found.items() if key not in ALLOWED} == {}
    assert found.keys() >= ALLOWED, "an exception that nobody needs any more"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("share = won / 3", "division"),
        ("share /= 3", "division"),
        ("base = 1.5", "fraction"),
        ("base = float(tai)", "float"),
        ("from math import floor", "math.floor"),
        ("import time", "time"),
        ("from random import Random", "random"),
        ("from datetime import UTC", "datetime"),
        ("key = hash(card)", "hash()"),
    ],
)
def test_the_look_finds_what_it_looks_for(line: str, what: str) -> None:
    assert [kind for _, kind in impurities(ast.parse(line))] == [what]


@pytest.mark.parametrize("line", ["won // 3", "from math import comb", "divmod(won, 3)", "from typing import Final"])
def test_the_look_leaves_whole_numbers_alone(line: str) -> None:
    assert list(impurities(ast.parse(line))) == []


def test_rules_know_what_thinks_only_where_they_hand_it_out() -> None:
    graph = grimp.build_graph("teahouse", exclude_type_checking_imports=True, cache_dir=None)
    known = {
        (importer, module)
        for module, _ in modules()
        if thinks(module) and module in graph.modules
        for importer in graph.find_modules_that_directly_import(module)
        if not thinks(importer) and importer.rpartition(".")[2] not in OFFERING
    }
    assert known == set()


PLAY = """
import hashlib
from teahouse.kernel import registry
from tests.games.golden import names, playthrough
for game in registry.games():
    preset, seats, _ = next(names(game))
    print(game.key, hashlib.sha256(playthrough(game, preset, seats).encode()).hexdigest())
"""


def played(hash_seed: str) -> list[str]:
    """The digest of a play-through of each game, with the order of Python's sets drawn from this seed."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        cwd=SOURCES.parent, capture_output=True, text=True, check=True, timeout=300,
    )  # fmt: skip
    return done.stdout.splitlines()


def test_no_result_hangs_on_the_order_of_a_set() -> None:
    first, second = played("1"), played("2")
    assert len(first) > 10
    assert first == second
