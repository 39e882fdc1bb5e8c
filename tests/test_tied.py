"""The halls of benchmarks and soak end with whoever started them, also when nobody could say goodbye."""

from __future__ import annotations

import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

STARTER = textwrap.dedent("""
    import subprocess, sys
    command = [sys.executable, "-m", "tests.tied", "teahouse.cli", "serve", "--port", "0", "--data", sys.argv[1]]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    print(child.stdout.readline(), flush=True)
    child.wait()
""")
"""Starts a hall, says its address, and waits."""


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_a_hall_ends_with_whoever_has_started_it(tmp_path: Path, end: signal.Signals) -> None:
    """Its log, which nobody but the hall's own processes holds open then, comes to its end when they do."""
    command = [sys.executable, "-c", STARTER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as starter:
        assert starter.stdout is not None
        assert starter.stderr is not None
        assert "The hall is open at http://" in starter.stdout.readline()
        starter.send_signal(end)
        starter.wait(20)
        assert "stopped" in starter.stderr.read()
