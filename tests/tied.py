"""A process that ends with the one that has started it, however that one ends.

`python -m tests.tied MODULE ARGUMENT …` runs a module so. Whoever starts it gives it a pipe as its standard input and
never writes. The system closes the pipe with its last writer, also of one that was killed and could tell nobody.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys
import threading
import time

ENDS_WITHIN = 20.0
"""Seconds that it has for an orderly end."""


def end_with_parent() -> None:
    """From now on this process is asked to end once its standard input is closed, and then killed."""
    threading.Thread(target=_watch, name="tied", daemon=True).start()


def _watch() -> None:
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(ENDS_WITHIN)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    end_with_parent()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
