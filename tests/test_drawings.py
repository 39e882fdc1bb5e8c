"""The drawings of the client are what their scripts draw: nobody edits them by hand."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LOOK = Path(__file__).parent.parent / "web" / "look"


@pytest.mark.parametrize(("family", "count"), [("tiles", 44), ("cards", 55), ("pieces", 30)])
def test_the_script_draws_what_is_kept(family: str, count: int, tmp_path: Path) -> None:
    shutil.copytree(LOOK, tmp_path, ignore=shutil.ignore_patterns("*.svg"), dirs_exist_ok=True)
    subprocess.run([sys.executable, tmp_path / family / f"draw_{family}.py"], check=True)

    drawn = {path.name: path.read_text() for path in (tmp_path / family).glob("*.svg")}
    kept = {path.name: path.read_text() for path in (LOOK / family).glob("*.svg")}
    assert len(drawn) == count
    assert drawn == kept
