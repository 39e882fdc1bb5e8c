"""The drawings of the client are what their scripts draw: nobody edits them by hand."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LOOK = Path(__file__).parent.parent / "web" / "look"


@pytest.mark.parametrize(("family", "count"), [("tiles", 44), ("cards", 55), ("pieces", 30)])
def test_the_script_draws_what_is_kept(family: str, count: int, tmp_path: Path) -> None:
    shutil.copy(LOOK / "glyphs.json", tmp_path)
    (tmp_path / family).mkdir()
    script = shutil.copy(LOOK / family / f"draw_{family}.py", tmp_path / family)
    subprocess.run([sys.executable, script], check=True)

    drawn = {path.name: path.read_text() for path in (tmp_path / family).glob("*.svg")}
    kept = {path.name: path.read_text() for path in (LOOK / family).glob("*.svg")}
    assert len(drawn) == count
    assert drawn == kept
