"""Soak a real hall: many live tables of all games, and a `kill -9` every few seconds.

    python benchmarks/soak.py [--tables 200] [--kills 200] [--seconds-between 1-3] [--people 1-2] [--data FOLDER]

A server process on a fresh folder; people are sockets, bots take the seats that are left. Lines break and flap, readers
stall, actions are sent twice and again after a break, and the process is killed at random moments, also while it
starts, and opened again on the same folder. Afterwards everything that anybody was shown is compared with the books
(`tests/edge/soak/testimony.py`), and the figures are printed; the exit code is 1 when there is a fault.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.edge.soak.person import Pace
from tests.edge.soak.testimony import Verdict
from tests.edge.soak.town import Town

from teahouse.edge.server import raise_file_limit
from teahouse.kernel import registry

FAULTS_SHOWN = 20
MOST = 0.7
"""So many of the people have to be back before the time to the next kill runs, or a slow machine would play nothing."""


def span(text: str) -> tuple[float, float]:
    """`1-3` as two numbers, `2` as twice the same."""
    least, _, most = text.partition("-")
    return float(least), float(most or least)


def arguments() -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200, help="live tables (200)")
    parser.add_argument("--kills", type=int, default=200, help="kills while the hall is open (200)")
    parser.add_argument("--seconds-between", type=span, default=(1, 3), help="from when most are back (1-3)")
    parser.add_argument("--minutes", type=float, default=60, help="fewer kills when so much time is over (60)")
    parser.add_argument("--people", type=span, default=(1, 2), help="people at a table, in turn (1-2)")
    parser.add_argument("--thought", type=span, default=(0.5, 3), help="seconds that people think (0.5-3)")
    parser.add_argument("--bot-pause", default="1000-4000", help="milliseconds before a bot answers (1000-4000)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--data", type=Path, help="a folder to keep; else a fresh one that is thrown away")
    return parser.parse_args()


async def soak(options: Namespace, folder: Path) -> tuple[Town, Verdict]:
    luck = Random(options.seed)
    least, most = map(int, options.people)
    town = Town(folder, registry.games(), luck, Pace(thought=options.thought), options.bot_pause)
    begun = perf_counter()
    async with town.playing(options.tables, range(least, most + 1)):
        print(f"{len(town.people)} people are seated ({perf_counter() - begun:.0f} s)", flush=True)
        for number in range(1, options.kills + 1):
            watch = asyncio.create_task(town.everybody_is_back())
            await town.are_back(MOST)
            await asyncio.sleep(luck.uniform(*options.seconds_between))
            watch.cancel()
            with suppress(asyncio.CancelledError):
                await watch
            await town.kill_and_start()
            if perf_counter() - begun > 60 * options.minutes:
                break
            if number % 10 == 0:
                acknowledged = town.testimony.acknowledged
                print(f"{number} kills, {acknowledged:,} acknowledged ({perf_counter() - begun:.0f} s)", flush=True)
        await town.everybody_is_back()
    status = await town.process.end()
    verdict = await town.verdict()
    if status:
        verdict.faults.append(f"asked to end, the hall ended with status {status}")
    return town, verdict


def told(town: Town, verdict: Verdict) -> None:
    """Prints the figures."""
    figures = {
        **dict(sorted(town.counts.items())),
        "actions acknowledged": town.testimony.acknowledged,
        "messages about rounds": verdict.messages,
        "rounds archived": len(verdict.archived),
        "rounds void": verdict.void,
        "rounds still on": verdict.running,
        **verdict.books,
    }
    for name, value in figures.items():
        print(f"{name:<44}{value:>12,}")
    times = {"from a start until it answers, s": town.answering, "from then until all seats are back, s": town.back}
    for name, seconds in times.items():
        ordered = sorted(seconds) or [0.0]
        print(f"{name:<44}{ordered[len(ordered) // 2]:>12.2f} at most {ordered[-1]:.2f}")
    for fault in verdict.faults[:FAULTS_SHOWN]:
        print(f"FAULT {fault}")
    print(f"{len(verdict.faults)} faults" if verdict.faults else "Nothing was lost, nothing was settled twice.")


def main() -> int:
    options = arguments()
    raise_file_limit()
    with TemporaryDirectory() as fresh, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        folder = options.data if options.data is not None else Path(fresh)
        folder.mkdir(parents=True, exist_ok=True)
        town, verdict = runner.run(soak(options, folder))
        told(town, verdict)
    return 1 if verdict.faults else 0


if __name__ == "__main__":
    sys.exit(main())
