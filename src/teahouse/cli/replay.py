"""Print a recorded round step by step, from the record alone."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec

from teahouse.cli._faces import FACES, faces_of
from teahouse.cli._failures import Failure
from teahouse.cli._records import UNLIKE_A_RECORD, read_records
from teahouse.cli._show import Faces, block, inline, seat_name, settlement
from teahouse.kernel import Event, Record, Seat, UnknownGame, patched, registry


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a record as JSON, or one a line")
    parser.add_argument("--line", metavar="N", type=int, help="the line of the record, where there are several")
    parser.add_argument("--from", metavar="N", dest="start", type=int, default=0, help="begin after the N-th act")
    parser.add_argument("--seat", metavar="S", type=int, help="show only what this seat was shown")
    parser.add_argument("--all", action="store_true", help="show the table after every act, not only first and last")
    parser.add_argument("--tiles", choices=FACES, default="words", help="how mahjong tiles are drawn")


def run(args: Namespace) -> int:
    """Always 0; a file that cannot be shown is a failure (2)."""
    record = _record(args.file, args.line)
    try:
        _print(record, args)
    except UnknownGame:
        raise
    except UNLIKE_A_RECORD as error:
        what = f"{type(error).__name__}: {error}"
        raise Failure("bad-file", f"{args.file}: it cannot be shown, no hall writes such a record ({what})") from error
    return 0


def _print(record: Record, args: Namespace) -> None:
    """The round, act by act. Raises `Failure`, and one of `UNLIKE_A_RECORD` where its parts do not fit."""
    drawn = faces_of(record.game, args.tiles)
    last = len(record.acts)
    if not 0 <= args.start <= last:
        raise Failure("bad-step", f"the round has acts 0 … {last}")
    seats = len(record.frames[0]["privates"])
    if args.seat is not None and not 0 <= args.seat < seats:
        raise Failure("bad-seat", f"the round has seats 0 … {seats - 1}")
    print(f"{record.game} {record.version}, {last} acts, {record.hash[:16]}")
    for step, frame in enumerate(_frames(record)):
        if step < args.start:
            continue
        print(f"{step:>4}  {_deed(record, step, args.seat, drawn)}")
        for event in _events(record, step, args.seat):
            print(f"        {inline(event, drawn)}")
        if args.all or step in (args.start, last):
            _print_table(frame, args.seat, drawn)
    if record.outcome is not None:
        print("\n".join(["settlement", *settlement(record.outcome, drawn)]))


def _record(path: Path, line: int | None) -> Record:
    for number, record in read_records(path):
        if line is None or number == line:
            return record
    raise Failure("bad-line", f"{path} has no record on line {line}")


def _frames(record: Record) -> Iterator[dict[str, Any]]:
    """The full view after the deal and after each act."""
    first, patches = record.frames
    return accumulate(patches, patched, initial=first)


def _deed(record: Record, step: int, viewer: Seat | None, drawn: Faces) -> str:
    """Who did what. A seat sees its own acts; of the others' it knows what the events tell."""
    if step == 0:
        return "deal"
    act = record.acts[step - 1]
    if viewer is not None and act["by"] != viewer:
        return "…"
    cause = "" if act["cause"] == "seat" else f" ({act['cause']})"
    return f"{seat_name(act['by'])}: {inline(act['action'], drawn)}{cause}"


def _events(record: Record, step: int, viewer: Seat | None) -> Iterator[dict[str, Any]]:
    """What happened, as the viewer was told. Raises `Failure` if these rules no longer know the events."""
    if viewer is None:
        yield from record.events[step]
        return
    game = registry.game(record.game)
    for raw in record.events[step]:
        try:
            event: Event = msgspec.convert(raw, game.Event)
        except msgspec.ValidationError as error:
            raise Failure("other-version", f"who saw what is not known for version {record.version}") from error
        seen = event.seen_by(viewer)
        if seen is not None:
            yield msgspec.to_builtins(seen)


def _print_table(frame: dict[str, Any], viewer: Seat | None, drawn: Faces) -> None:
    print("\n".join(["      table", *block(frame["public"], drawn, " " * 8)]))
    for seat, private in enumerate(frame["privates"]):
        if viewer in (None, seat):
            print("\n".join([f"      {seat_name(seat)}", *block(private, drawn, " " * 8)]))
