"""Actions through a real hall: a server process on a fresh data folder, one socket for each seat of each table.

Everybody answers with random legal actions of what he is sent (in card games, where they are too many to list, with
what the hall's counsel says), at human pace or at once. The time of an action runs from its sending until the last seat
of its table has its update; that of an answer given in secret (in a claim window) until its giver has it. Server and
load share this machine; the CPU of each is printed, so that one can see which was the limit.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic, perf_counter, process_time

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent))

from hall_load.measure import Measure, at_percent
from hall_load.prepared import goes_on, prepare
from hall_load.seats import Crowd
from hall_load.server import Server
from teahouse.edge.server import raise_file_limit
from teahouse.kernel import registry

WARMED_UP = 3.0
"""Seconds between the last one's coming in and the first measurement."""

SEATED_WITHIN = 600
"""Seconds in which all must have come in; a hall that is slower has no figure."""


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """So many tables for so long (seconds), at human pace or flat out, at these games in turn.

    At human pace somebody thinks for 0.5 to 2.5 s, or as `thought` says. With `restart` the hall is then stopped and
    started again.
    """

    tables: int
    seconds: float = 20
    flat_out: bool = False
    games: tuple[str, ...] = ()
    thought: tuple[float, float] = (0.5, 2.5)
    restart: bool = False

    @property
    def name(self) -> str:
        return f"{'flat out' if self.flat_out else 'human pace'}, {self.tables} tables"


LOADS = (Load(tables=50, seconds=10, flat_out=True), Load(tables=200, seconds=15, restart=True))
QUICK = (Load(tables=6, seconds=2, flat_out=True), Load(tables=10, seconds=3))


def listed_games() -> tuple[str, ...]:
    """The games in which every question lists its answers, and whose matches need not end while one measures."""
    return tuple(game.key for game in registry.games() if game.about.listed and goes_on(game))


def figures(*, quick: bool = False) -> dict[str, float]:
    """All loads, each on a hall of its own."""
    found: dict[str, float] = {}
    for load in QUICK if quick else LOADS:
        found |= figures_of(load)
    return found


def figures_of(load: Load) -> dict[str, float]:
    """The figures of one load, on a hall of its own."""
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(measured(load, Path(folder)))
    return {f"{load.name}: {name}": value for name, value in found.items()}


async def measured(load: Load, folder: Path) -> dict[str, float]:
    """Prepares, seats, measures, restarts."""
    data = folder / "data"
    data.mkdir()
    tell(f"{load.name}: preparing")
    tables = await prepare(data, list(load.games or listed_games()), load.tables)
    server = Server(data, folder / "log")
    crowd = Crowd(server.port, tables, load.thought)
    gc.collect()
    gc.freeze()
    gc.disable()  # Nothing here goes round in circles.
    alive = asyncio.create_task(crowd.keep_alive())
    try:
        begun, cpu = perf_counter(), server.cpu()
        crowd.come()
        await here(crowd)
        came_in = {
            "all seats in after, s": perf_counter() - begun,
            "CPU of the hall, µs a seat that comes in": 1e6 * (server.cpu() - cpu) / len(crowd.seats),
        }
        crowd.flat_out = load.flat_out
        await asyncio.sleep(WARMED_UP)
        found = came_in | await counted(crowd, server, load)
        if load.restart:
            found |= await restarted(crowd, server)
    finally:
        alive.cancel()
        crowd.leave()
        server.stop()
        gc.enable()
    return found


async def here(crowd: Crowd) -> None:
    """Returns when everybody sees his table. Raises `TimeoutError`."""
    async with asyncio.timeout(SEATED_WITHIN):
        await crowd.all_here.wait()


async def counted(crowd: Crowd, server: Server, load: Load) -> dict[str, float]:
    """The figures of the load itself."""
    tell(f"measuring for {load.seconds:g} s")
    measure = crowd.measure
    measure.on = True
    start, hall, beside, own = perf_counter(), server.cpu(), server.cpu_beside(), process_time()
    await asyncio.sleep(load.seconds)
    measure.on = False
    seconds, hall, beside, own = (
        perf_counter() - start,
        server.cpu() - hall,
        server.cpu_beside() - beside,
        process_time() - own,
    )
    actions = max(1, measure.actions)
    return {
        "seated": crowd.here,
        "actions/s": measure.actions / seconds,
        **dict(marks("seen by all", measure.seen)),
        **dict(marks("secret", measure.secret)),
        "CPU of the hall, %": 100 * hall / seconds,
        "CPU of the hall, µs an action": 1e6 * hall / actions,
        "CPU of the hall, ms a table and second": 1e3 * hall / seconds / load.tables,
        "CPU of the records beside it, %": 100 * beside / seconds,
        "CPU of the load, %": 100 * own / seconds,
        "memory of the hall, MB": server.memory(),
        "memory of the hall, KB a table": 1024 * server.memory() / load.tables,
        "bytes a seat and action": measure.bytes / max(1, measure.shown),
        "messages an action": measure.messages / actions,
        **faults(measure),
    }


def faults(measure: Measure) -> dict[str, float]:
    """What should be 0."""
    return {
        **{f"refused, {key}": number for key, number in measure.refused.items()},
        "lines that had to be shown everything again": measure.resyncs,
        "lines lost": measure.lost,
    }


async def restarted(crowd: Crowd, server: Server) -> dict[str, float]:
    """Stops the hall in order, starts it again, and waits until everybody is back."""
    tell("restarting")
    asked = monotonic()
    await asyncio.to_thread(server.stop)
    stopped = monotonic()
    await asyncio.to_thread(server.start)
    answers = monotonic()
    await here(crowd)
    return {
        "stopped after, s": stopped - asked,
        "started until answering, s": answers - server.started,
        "started until all seats are back, s": monotonic() - server.started,
    }


def marks(name: str, times: Sequence[float]) -> Iterator[tuple[str, float]]:
    for percent in (50, 99, 99.9):
        yield f"{name} p{percent}, ms", 1000 * at_percent(list(times), percent)


def tell(what: str) -> None:
    """Progress, apart from the figures."""
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    for name, value in figures(quick="--quick" in sys.argv).items():
        print(f"{name:64}{value:>14,.2f}")
