"""Print how fast rules and hall are on this machine.

The benchmarks are scripts of the project's `benchmarks/` folder, not of the package: they measure against a checkout
and import what only a checkout has. A script that takes part offers `figures(*, quick=False)`, numbers by name; `quick`
is a smaller load, for a first look. Others are for their authors and are run by hand.

The benchmark `hall` can be put under a load of one's own: teahouse bench hall --tables 2000 --seconds 30 --restart
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any

import msgspec

from teahouse.cli._failures import Failure
from teahouse.kernel import registry

FOLDER = Path(__file__).parents[3] / "benchmarks"
HALL = "hall"


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("names", metavar="NAME", nargs="*", help="of scripts in benchmarks/; all if none is given")
    parser.add_argument("--quick", action="store_true", help="a smaller load, for a first look")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    load = parser.add_argument_group("the load of `hall`")
    load.add_argument("--tables", type=int, metavar="N", help="so many full tables; without it, a few small loads")
    load.add_argument("--seconds", type=float, metavar="S", default=20, help="how long it is measured (20)")
    load.add_argument("--flat-out", action="store_true", help="everybody answers at once, not at human pace")
    load.add_argument("--games", metavar="KEY", nargs="+", default=(), help="by turns; all that list every answer")
    load.add_argument(
        "--thought",
        type=float,
        nargs=2,
        metavar="S",
        default=(0.5, 2.5),
        help="seconds, at least and at most (0.5 2.5)",
    )
    load.add_argument("--restart", action="store_true", help="stop and start the hall then, and wait for everybody")


def run(args: Namespace) -> int:
    """Always 0."""
    if args.tables is not None and args.names != [HALL]:
        raise Failure("one-load", f"--tables is a load on `{HALL}` alone: teahouse bench {HALL} --tables …")
    scripts = scripts_in(FOLDER)
    if not scripts:
        raise Failure("no-benchmarks", "the benchmarks belong to a checkout of the project: run `make bench` there")
    for name in args.names:
        if name not in scripts:
            raise Failure("unknown-benchmark", f"there is no {name!r}; there are: {', '.join(scripts)}")
    report: dict[str, dict[str, float]] = {}
    for name in args.names or scripts:
        start = perf_counter()
        script = loaded(scripts[name])
        report[name] = (
            script.figures(quick=args.quick) if args.tables is None else script.figures_of(_load(script, args))
        )
        if not args.json:
            print(f"{name}  ({perf_counter() - start:.0f} s)")
            print("\n".join(map(_line, report[name], report[name].values())), flush=True)
    if args.json:
        print(msgspec.json.encode(report).decode())
    return 0


def _load(script: ModuleType, args: Namespace) -> Any:
    """What `hall` is put under. Raises `Failure` for a load that is none."""
    if args.tables < 1 or args.seconds <= 0:
        raise Failure("bad-load", "a load has at least one table and takes time")
    games = tuple(registry.game(key).key for key in args.games)
    return script.Load(
        tables=args.tables,
        seconds=args.seconds,
        flat_out=args.flat_out,
        games=games,
        thought=tuple(args.thought),
        restart=args.restart,
    )


def scripts_in(folder: Path) -> dict[str, Path]:
    """The scripts that take part, by name."""
    return {path.stem: path for path in sorted(folder.glob("*.py")) if "\ndef figures(" in path.read_text("utf-8")}


def loaded(path: Path) -> ModuleType:
    """The script as a module; running it is up to the caller."""
    name = f"teahouse_benchmarks.{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _line(name: str, value: float) -> str:
    return f"  {name:<52}{value:>14,.0f}" if abs(value) >= 100 else f"  {name:<52}{value:>14.3g}"
