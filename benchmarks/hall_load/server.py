"""The hall as a process of its own: `teahouse serve` without limits, where tables wait longer for their people.

It ends with the load generator, also when that is killed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import uvloop

from teahouse.cli.serve import hall_of
from teahouse.edge import logs
from teahouse.edge.app import app
from teahouse.edge.folder import held
from teahouse.edge.limits import UNLIMITED
from teahouse.edge.metrics import Metrics
from teahouse.edge.server import HallServer, listen, raise_file_limit, tune_interpreter
from teahouse.edge.settings import MOST_SOCKETS, Settings
from teahouse.edge.workers import beside
from teahouse.hall.clock import Timing

PATIENT = Timing(start_wait=600_000, waiting_grace=600_000)
"""Thousands come in one after the other; a table that waits for the last of its four is not closed meanwhile."""

TICK = os.sysconf("SC_CLK_TCK")


class Server:
    """The process of a hall on a data folder. `started` is the moment (monotonic s) when it was last started."""

    def __init__(self, folder: Path, log: Path) -> None:
        self._folder = folder
        self._log = log
        self.port = 0
        self.start()

    def start(self) -> None:
        """Starts the hall, at the old port if it has run before, and returns when it answers."""
        self.started = monotonic()
        command = [sys.executable, "-m", "tests.tied", "hall_load.server", str(self._folder), str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 — our own command
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=Path(__file__).parents[1],
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if not said:
            raise ConnectionError(f"the hall did not open: {self._log.read_text()[-2000:]}")
        self.port = int(said.rpartition(":")[2])

    def stop(self) -> None:
        """Asks the hall to end, and waits for it."""
        with self._process:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(60)

    def cpu(self) -> float:
        """Seconds of processor time that the hall's own process has used."""
        return cpu_of(self._process.pid)

    def cpu_beside(self) -> float:
        """Seconds that the processes beside it have used, which make the records."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return sum(cpu_of(int(child)) for child in children)

    def memory(self) -> float:
        """Megabytes of the hall's own process that are in memory."""
        return memory_of(self._process.pid)


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_of(pid: int) -> float:
    (line,) = (line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def main(folder: Path, port: int) -> None:
    """Serves until the process is asked to end."""
    settings = Settings(data=folder, port=port, limits=UNLIMITED, sockets_per_address=MOST_SOCKETS, log_level="error")
    logs.configure(settings.log_level)
    raise_file_limit()
    tune_interpreter()
    with (
        held(folder),
        listen(settings.host, port) as sock,
        beside() as executor,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):

        async def serve() -> None:
            metrics = Metrics()
            async with hall_of(settings, metrics, timing=PATIENT, executor=executor) as hall:
                address = f"{settings.host}:{sock.getsockname()[1]}"
                await HallServer(
                    hall, app(hall, settings, metrics), settings, lambda: print(address, flush=True)
                ).serve([sock])

        runner.run(serve())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
