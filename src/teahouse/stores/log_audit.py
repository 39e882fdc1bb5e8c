"""The audit of the tables' log: every table that is open leads, row by row, to where its log says that it is."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from pathlib import Path

from teahouse.hall.accounts import is_bot
from teahouse.hall.audit import Report
from teahouse.hall.course import past_of
from teahouse.hall.deeds import charter_of
from teahouse.hall.errors import SealBroken
from teahouse.hall.log import LAST, Row
from teahouse.hall.match import Match
from teahouse.hall.replay import from_snapshot
from teahouse.kernel import Diverged, Game
from teahouse.stores.ledger import ROUND
from teahouse.stores.moment import Moment
from teahouse.stores.table_log import read_rows


def audit_tables(now: Moment, games: Mapping[str, Game], key: Path) -> Report:
    """Replays every table and compares it with the books of the same moment.

    Raises `sqlite3.Error`; `OSError`: the key is there and this user may not read it.

    The rows are opened with the hall's `key`; without it, as with a backup elsewhere, they are counted alone.

    Tables of games that are not installed are counted; a hall leaves them in its log too.
    """
    figures = {"tables in the log": 0, "tables of unknown games": 0, "rows in the log": 0, "rounds being played": 0}
    faults = [] if now.tables is None else _damage(now.tables)
    if now.tables is None or faults:
        return Report(figures, faults)
    if not key.exists():
        (sealed,) = now.tables.execute("SELECT count(DISTINCT tab) FROM sealed").fetchone()
        return Report(figures | {"tables whose key is not here": sealed}, [])
    try:
        rows = list(read_rows(now.tables, key))
    except SealBroken as error:
        return Report(figures, [f"tables.db cannot be read: {error}"])
    for table, group in groupby(rows, lambda row: row.table):
        own = list(group)
        figures["tables in the log"] += 1
        figures["rows in the log"] += len(own)
        try:
            if not (standing := from_snapshot(own)):
                continue  # All of it is settled, and the log is just forgetting it.
            game = charter_of(standing[0].body).game
            if game not in games:
                figures["tables of unknown games"] += 1
                continue
            match = _replayed(standing, games[game])
        except Exception as error:
            faults.append(f"table {table}: its log cannot be replayed ({type(error).__name__}: {error})")
            continue
        figures["rounds being played"] += match.playing is not None
        if own[-1].kind not in LAST:
            faults += _unlike_the_books(now.hall, match)
    return Report(figures, faults)


def _damage(tables: sqlite3.Connection) -> list[str]:
    found = [str(row[0]) for row in tables.execute("PRAGMA integrity_check(5)")]
    return [] if found == ["ok"] else [f"tables.db is damaged: {what}" for what in found]


def _replayed(rows: Sequence[Row], game: Game) -> Match:
    """The match at the end of its rows, as a start of the hall makes it. Raises whatever it would break down at."""
    for before, row in pairwise(rows):
        if row.seq != before.seq + 1:
            raise ValueError(f"row {row.seq} follows row {before.seq}")
    past = past_of(game, rows)
    if isinstance(past.fault, Diverged):
        raise ValueError(f"row {past.fault.at} was written at another state")
    if past.fault is not None:
        raise past.fault
    return past.course.match


def _unlike_the_books(hall: sqlite3.Connection, match: Match) -> list[str]:
    faults = []
    known = "SELECT 1 FROM players WHERE id = ?"
    for _, chair in match.people():
        if not is_bot(chair.player.id) and hall.execute(known, (chair.player.id,)).fetchone() is None:
            faults.append(f"table {match.charter.table}: {chair.player.id} sits there and has no account")
    booked = "SELECT 1 FROM ledger_transactions WHERE kind = ? AND reference = ?"
    if match.playing is not None and hall.execute(booked, (ROUND, match.round_id)).fetchone() is not None:
        faults.append(f"table {match.charter.table}: round {match.round_id} is being played and is settled already")
    return faults
