"""A file of every earlier schema, with rows in every one of its tables, opened by this version: nothing is lost."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from tests.stores.files import opened
from tests.stores.test_migrations import at_revision

from teahouse.hall.accounts import proof_of
from teahouse.stores.database import _config
from teahouse.stores.schema import metadata

ROWS: Final[dict[str, list[dict[str, Any]]]] = {
    "players": [
        {
            "id": player, "name": name, "avatar": 3, "town": "zhuji", "favourites": '["snatch"]', "since": 5,
            "closed_at": None, "private": 1, "daily_minutes": 90, "host": 1,
        }
        for player, name in (("p1", "老周"), ("p2", "阿娟"))
    ],
    "sessions": [
        {"proof": proof_of("T" * 43), "player": "p1", "seen_at": 77, "since": 6, "browser": "Edge", "system": "Mac"},
    ],
    "credentials": [{"player": "p1", "login": "老周", "password": "hash"}],
    "second_factors": [{"player": "p1", "key": "GEZDGNBVGY3TQOJQ", "on": 1, "step": 59}],
    "presets": [{"number": 1, "id": "x", "player": "p1", "name": "周日", "terms": '{"game": "snatch"}'}],
    "mutes": [{"player": "p1", "muted": "p2"}],
    "ledger_transactions": [
        {"id": 1, "kind": "opening", "reference": "p1", "table": None, "at": 5},
        {"id": 2, "kind": "opening", "reference": "p2", "table": None, "at": 5},
        {"id": 3, "kind": "round", "reference": "t1-1", "table": "t1", "at": 9},
    ],
    "ledger_balances": [
        {"account": "house", "balance": -4_000},
        {"account": "p1", "balance": 2_006},
        {"account": "p2", "balance": 1_994},
    ],
    "ledger_entries": [
        {"transaction": 1, "account": "house", "amount": -2_000},
        {"transaction": 1, "account": "p1", "amount": 2_000},
        {"transaction": 2, "account": "house", "amount": -2_000},
        {"transaction": 2, "account": "p2", "amount": 2_000},
        {"transaction": 3, "account": "p1", "amount": 6},
        {"transaction": 3, "account": "p2", "amount": -6},
    ],
    "rounds": [
        {
            "cursor": 1, "round": "t1-1", "table": "t1", "number": 1, "game": "snatch", "version": "1", "ended_at": 9,
            "ending": "done", "commitment": "ab", "kind": "quick", "room": "junior", "stake": 2, "began_at": 7,
            "rated": 0,
        }
    ],
    "round_seats": [
        {
            "cursor": 1, "seat": seat, "player": f"p{seat + 1}", "name": "老周", "avatar": 3, "town": "zhuji", "bot": 0,
            "points": points,
        }
        for seat, points in enumerate((6, -6))
    ],
    "round_records": [{"cursor": 1, "body": zlib.compress(b'{"a": "record"}')}],
    "ratings": [{"game": "snatch", "player": "p1", "mu": 25.5, "sigma": 8.0, "rounds": 1}],
    "rating_steps": [{"cursor": 1, "player": "p1", "mu": 25.5, "sigma": 8.0}],
    "round_dealings": [{"cursor": 1, "body": b"dealings"}],
    "reports": [
        {
            "number": 1, "id": "rep", "reporter": "p2", "reported": "p1", "table": "t1", "round": "t1-1", "seat": 0,
            "step": 3, "reason": "chat", "note": "", "at": 8, "result": None, "decided_at": None,
        }
    ],
    "report_lines": [{"report": "rep", "number": 1, "at": 8, "seat": 0, "player": "p1", "text": "哼"}],
    "sanctions": [
        {
            "number": 1, "id": "san", "player": "p1", "kind": "mute", "reason": "chat", "note": "", "evidence": "[]",
            "reviewer": "p2", "at": 8, "until": 9, "scope": "hall", "seen_at": None, "lifted_at": None,
            "lifted_by": None, "appeal": None, "appealed_at": None, "answer": None, "answer_note": "",
            "answered_at": None, "answered_by": None,
        }
    ],
    "suspicions": [
        {
            "id": "sus", "kind": "pair", "players": '["p1", "p2"]', "score": 2.5, "figures": "{}", "evidence": "[]",
            "at": 8, "result": None, "decided_at": None,
        }
    ],
    "audit_trail": [
        {"number": 1, "at": 5, "by": "shell", "deed": "make-host", "about": "p1", "reason": "why", "facts": "{}"},
    ],
}  # fmt: skip
"""Rows of every table as it is today; an earlier one gets those of its columns that it has."""


def revisions() -> list[str]:
    """Every revision, the first first."""
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        scripts = ScriptDirectory.from_config(_config(connection)).walk_revisions()
        found = [script.revision for script in scripts]
    engine.dispose()
    return found[::-1]


def test_there_are_rows_for_every_table_and_column_of_today() -> None:
    told = {table: sorted(rows[0]) for table, rows in ROWS.items()}
    assert told == {name: sorted(column.name for column in table.columns) for name, table in metadata.tables.items()}


def filled(path: Path) -> dict[str, list[dict[str, Any]]]:
    """Puts the rows into the tables that the file has, as far as their columns go; what was put there."""
    put: dict[str, list[dict[str, Any]]] = {}
    with closing(sqlite3.connect(path)) as file, file:
        present = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        for table in [name for name in ROWS if name in present]:
            columns = {row[1] for row in file.execute(f'PRAGMA table_info("{table}")')}
            put[table] = [{name: value for name, value in row.items() if name in columns} for row in ROWS[table]]
            for row in put[table]:
                names = ", ".join(f'"{name}"' for name in row)
                file.execute(f'INSERT INTO "{table}" ({names}) VALUES ({", ".join("?" * len(row))})', [*row.values()])
    return put


def kept(path: Path, put: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """What stands in the same columns now."""
    found = {}
    with closing(sqlite3.connect(path)) as file:
        file.row_factory = sqlite3.Row
        assert file.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        assert file.execute("PRAGMA foreign_key_check").fetchall() == []
        for table, rows in put.items():
            names = ", ".join(f'"{name}"' for name in rows[0])
            found[table] = [dict(row) for row in file.execute(f'SELECT {names} FROM "{table}" ORDER BY rowid')]
    return found


@pytest.mark.parametrize("revision", revisions())
async def test_every_row_of_every_earlier_schema_is_there_afterwards(tmp_path: Path, revision: str) -> None:
    await at_revision(tmp_path, revision)
    path = tmp_path / "hall.db"
    put = filled(path)
    assert {"players", "sessions", "ledger_entries", "rounds", "round_records"} <= set(put)
    async with opened(tmp_path) as stores:
        session = await stores.accounts.session(proof_of("T" * 43))
        assert session is not None
        assert (session.player.name, session.seen_at) == ("老周", 77)
        assert await stores.ledger.balances(["p1", "p2", "house"]) == {"p1": 2_006, "p2": 1_994, "house": -4_000}
        assert await stores.ledger.check() == []
        (entry,) = await stores.archive.of_player("p1", None, 10)
        assert (entry.round, entry.points, entry.rated) == ("t1-1", (6, -6), False)
        assert await stores.archive.record("t1-1") == b'{"a": "record"}'
        assert [person.player.id for person in await stores.books.people("", 10)] == ["p1", "p2"]
        # And the file is written on: by what is new as well.
        await stores.ledger.settle("t1-2", "t1", {"p1": 4, "p2": -4})
        assert await stores.ledger.balance("p1") == 2_010
    after = kept(path, put)
    del put["ledger_balances"]
    assert [(table, row) for table, rows in put.items() for row in rows if row not in after[table]] == []
