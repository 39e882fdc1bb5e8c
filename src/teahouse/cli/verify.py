"""Check whether rounds were dealt and played as their records say; needs nothing but the files."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from teahouse.cli._failures import Failure
from teahouse.cli._records import UNLIKE_A_RECORD, read_records
from teahouse.kernel import Diverged, Illegal, Record, registry
from teahouse.kernel import verify as verify_record

FAULTS = {
    "hash": "it was altered after it was sealed",
    "commitment": "its secret is not the one that the hall was committed to",
    "seed": "its seed does not follow from the secret and the nonces",
    "version": "it was played by another version of the rules, which is not here",
    "events": "the rules lead to other events than it tells",
    "outcome": "the rules lead to another outcome than it tells",
    "frames": "the rules lead to another table than it shows",
}


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a record as JSON, or one a line")
    parser.add_argument("--commitment", metavar="HEX", help="what the hall published before the deal")


def run(args: Namespace) -> int:
    """0 if every record holds, 1 if one does not; unreadable files are a failure (2)."""
    whole = True
    for path in args.files:
        for number, record in read_records(path):
            fault = _fault(record, args.commitment)
            whole = whole and fault is None
            print(f"{path}:{number}: {_praise(record) if fault is None else fault}")
    return 0 if whole else 1


def _fault(record: Record, commitment: str | None) -> str | None:
    """What is wrong with the record, on one line; `None` if nothing is."""
    if commitment is not None and record.proof.commitment != commitment.lower():
        return "FAILED other-commitment: the hall was committed to another deal than this record's"
    game = registry.game(record.game)
    try:
        verify_record(game, record)
    except Diverged as diverged:
        return f"FAILED {diverged.what} at act {diverged.at}: {FAULTS.get(diverged.what, diverged.what)}"
    except Illegal as illegal:
        return f"FAILED illegal: the rules do not allow what it tells ({illegal})"
    except UNLIKE_A_RECORD as error:
        raise Failure("bad-file", f"the record of a round of {record.game} cannot be read: {error}") from error
    return None


def _praise(record: Record) -> str:
    proof = record.proof
    if proof.script is not None:
        deal = "dealt by a script, which proves nothing of chance"
    elif proof.secret is None:
        deal = "without its secret, so the seed is taken on trust"
    else:
        deal = "the committed secret and the seats' nonces give this deal"
    return f"ok {record.game} {record.version}, {len(record.acts)} acts, {record.hash[:16]}: {deal}"
