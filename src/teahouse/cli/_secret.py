"""The secret of a round that is being played, for a dispute that cannot wait. It is written down before it is read."""

from __future__ import annotations

import sqlite3
from argparse import ArgumentParser, Namespace
from pathlib import Path

from teahouse.cli._errands import done
from teahouse.cli._failures import Failure
from teahouse.hall.deeds import Dealt, Opened, charter_of, read
from teahouse.hall.errands import NoteOpening
from teahouse.hall.errors import SealBroken, StoreUnavailable
from teahouse.hall.log import SNAPSHOTS, Row
from teahouse.kernel import commitment_of, registry, seed_of
from teahouse.stores.moment import TABLES, moment
from teahouse.stores.table_log import key_beside, read_rows


def secret_arguments(parser: ArgumentParser) -> None:
    """What `open-secret` takes."""
    parser.add_argument("table", metavar="TABLE", help="the table's id, as it stands in its address")
    parser.add_argument("--reason", required=True, help="why; kept in the trail for ever")
    parser.add_argument("--key", metavar="FILE", type=Path, help="the hall's key (tables.key in its folder)")


def open_secret(options: Namespace) -> int:
    """Prints commitment, secret, words and seed of the round that is on, and the secret of the coming one.

    Only when the trail has it: where the trail cannot be written nothing is read.
    """
    done(options.data, NoteOpening(options.table, options.reason))
    deed = _last_snapshot(_rows(options))
    for name, value in _told(deed):
        print(f"{name:<11} {value}")
    return 0


def _rows(options: Namespace) -> list[Row]:
    folder: Path = options.data
    key = options.key if options.key is not None else key_beside(folder / TABLES)
    try:
        with moment(folder) as now:
            rows = list(read_rows(now.tables, key, options.table)) if now.tables is not None else []
    except (SealBroken, StoreUnavailable, sqlite3.Error, OSError) as error:
        raise Failure("not-readable", f"the table cannot be read: {error}") from error
    if not rows:
        raise Failure("unknown-table", f"no open table is called {options.table!r}")
    return rows


def _last_snapshot(rows: list[Row]) -> Opened | Dealt:
    row = next(row for row in reversed(rows) if row.kind in SNAPSHOTS)
    deed = read(row.body, registry.game(charter_of(row.body).game))
    assert isinstance(deed, Opened | Dealt)
    return deed


def _told(deed: Opened | Dealt) -> list[tuple[str, str]]:
    if isinstance(deed, Opened):
        return [("coming", deed.secret)]
    secret = bytes.fromhex(deed.secret)
    return [
        ("round", f"{deed.charter.table}-{deed.number}"),
        ("commitment", commitment_of(secret)),
        ("secret", deed.secret),
        ("words", " ".join(deed.nonces)),
        ("seed", seed_of(secret, deed.nonces).hex()),
        ("coming", deed.sealed),
    ]
