"""Play rounds between bots; count, time and on request record them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, BinaryIO

import msgspec

from teahouse import bots
from teahouse.bots import Match, Tally
from teahouse.cli._choices import add_game, add_seats, bots_of, game_of, options_of
from teahouse.cli._failures import Failure
from teahouse.cli._numbers import whole


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    add_seats(parser)
    parser.add_argument("--rounds", metavar="N", type=whole(1), default=1000, help="how many are played (1000)")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="the same seed plays the same rounds")
    parser.add_argument("--bots", metavar="NAMES", default="random", help="one for all, or one a seat: club,random,…")
    parser.add_argument("--protected", action="store_true", help="claim windows open whether or not anybody can claim")
    parser.add_argument("--jobs", metavar="N", type=whole(1), default=1, help="processes that share the work")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write the records, one a line")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: Namespace) -> int:
    """0, or 1 if the points did not add up to zero."""
    game = game_of(args)
    names = bots_of(game, args.bots, args.seats)
    match = Match(game, options_of(game, args), bots.named(game, *names), args.seed, args.protected)
    seats = len(names)
    total = Tally(0, 0, (0,) * seats, {})
    with _opened(args.out) as out:
        start = perf_counter()
        for counted, records in bots.in_sittings(partial(_sitting, match, out is not None), args.rounds, args.jobs):
            total += counted
            if out is not None:
                out.writelines(records)
        seconds = perf_counter() - start
    report = _report(match, names, total, seconds)
    print(msgspec.json.encode(report).decode() if args.json else _text(report))
    return 0 if report["sum_of_points"] == 0 else 1


def _opened(path: Path | None) -> AbstractContextManager[BinaryIO | None]:
    if path is None:
        return nullcontext()
    try:
        return path.open("wb")
    except OSError as error:
        raise Failure("bad-file", f"{path}: {error.strerror}") from error


def _sitting(match: Match, recorded: bool, numbers: range) -> tuple[Tally, list[bytes]]:
    played = list(bots.play_sitting(match, numbers))
    records = [msgspec.json.encode(one.record(match.game)) + b"\n" for one in played] if recorded else []
    return bots.tally(played, len(match.players)), records


def _report(match: Match, names: tuple[str, ...], total: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": match.game.key,
        "version": match.game.version,
        "options": match.options,
        "protected": match.protected,
        "bots": names,
        "seed": match.seed,
        "rounds": total.rounds,
        "steps": total.steps,
        "seconds": round(seconds, 3),
        "rounds_per_s": round(total.rounds / seconds, 1),
        "steps_per_s": round(total.steps / seconds, 1),
        "sum_of_points": sum(total.points),
        "endings": dict(sorted(total.endings.items(), key=lambda ending: -ending[1])),
        "mean_points": [round(points / total.rounds, 4) for points in total.points],
    }


def _text(report: dict[str, Any]) -> str:
    rounds = report["rounds"]
    endings = [f"  {ending:<24}{count:>9,}  {count / rounds:>6.1%}" for ending, count in report["endings"].items()]
    return "\n".join(
        [
            f"{report['game']} {report['version']}, seed {report['seed']}",
            f"rounds         {rounds:,}   {report['rounds_per_s']:,.1f}/s",
            f"steps          {report['steps']:,}   {report['steps_per_s']:,.1f}/s",
            f"sum of points  {report['sum_of_points']}",
            "mean points a round",
            *(
                f"  seat {seat} {bot:<17}{mean:>+9.3f}"
                for seat, (bot, mean) in enumerate(zip(report["bots"], report["mean_points"], strict=True))
            ),
            "endings",
            *endings,
        ]
    )
