"""The arrows between the rooms, and the purity of the rules, read from the import graph of the sources."""

import subprocess
import sys
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parent.parent

PURE = ("teahouse.kernel", "teahouse.families", "teahouse.games", "teahouse.fairplay")
"""Rooms that hold nothing but rules: no input or output, no clock, no chance of their own."""

IMPURE = {
    "asyncio", "concurrent", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random",
    "secrets", "shutil", "signal", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time",
    "urllib",
}  # fmt: skip

ALLOWED_OUTSIDE = {"msgspec", "numpy"}

EXCEPTIONS = {
    # Imagined rounds and bots draw from a fast generator behind the same interface as the real shuffle.
    ("teahouse.kernel.chance", "random"),
}


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(
        "teahouse", include_external_packages=True, exclude_type_checking_imports=True, cache_dir=None
    )


def test_the_contracts_of_pyproject_hold() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def outside(graph: grimp.ImportGraph, room: str) -> set[tuple[str, str]]:
    """Every (module of the room, top-level module outside the package that it imports)."""
    modules = {room} | graph.find_descendants(room)
    return {
        (module, imported.partition(".")[0])
        for module in modules
        for imported in graph.find_modules_directly_imported_by(module)
        if imported.partition(".")[0] != "teahouse"
    }


@pytest.mark.parametrize("room", PURE)
def test_rules_import_only_pure_modules(graph: grimp.ImportGraph, room: str) -> None:
    pure = (sys.stdlib_module_names - IMPURE) | ALLOWED_OUTSIDE
    strangers = {(module, name) for module, name in outside(graph, room) if name not in pure}
    assert strangers - EXCEPTIONS == set()


def test_the_probe_sees_imports_from_outside(graph: grimp.ImportGraph) -> None:
    assert any(name == "msgspec" for room in PURE for _, name in outside(graph, room))
