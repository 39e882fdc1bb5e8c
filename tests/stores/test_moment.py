"""Both databases are read at one moment, whatever a hall writes meanwhile."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from teahouse.hall.errors import StoreUnavailable
from teahouse.stores import moment as module
from teahouse.stores.moment import moment


def written(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("CREATE TABLE IF NOT EXISTS numbers (number)")
    return database


def numbers(database: sqlite3.Connection) -> int:
    count: int = database.execute("SELECT count(*) FROM numbers").fetchone()[0]
    return count


def test_what_is_written_afterwards_is_not_seen(tmp_path: Path) -> None:
    with closing(written(tmp_path / "hall.db")) as hall, closing(written(tmp_path / "tables.db")) as tables:
        hall.execute("INSERT INTO numbers VALUES (1)")
        with moment(tmp_path) as now:
            hall.execute("INSERT INTO numbers VALUES (2)")
            tables.execute("INSERT INTO numbers VALUES (2)")
            assert now.tables is not None
            assert (numbers(now.hall), numbers(now.tables)) == (1, 0)
            with pytest.raises(sqlite3.OperationalError):
                now.hall.execute("INSERT INTO numbers VALUES (3)")
        with moment(tmp_path) as now:
            assert now.tables is not None
            assert (numbers(now.hall), numbers(now.tables)) == (2, 1)


def test_a_settlement_between_the_two_readings_makes_it_begin_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hall that settles a round and forgets its rows just when the first database is being read already."""
    with closing(written(tmp_path / "hall.db")) as hall, closing(written(tmp_path / "tables.db")) as tables:
        tables.execute("INSERT INTO numbers VALUES (1)")
        begun, interruptions = module._begun, iter([True, False])

        def interrupted(path: Path) -> sqlite3.Connection:
            reader = begun(path)
            if path.name == "hall.db" and next(interruptions):
                hall.execute("INSERT INTO numbers VALUES (1)")
                tables.execute("DELETE FROM numbers")
            return reader

        monkeypatch.setattr(module, "_begun", interrupted)
        with moment(tmp_path) as now:
            assert now.tables is not None
            assert (numbers(now.hall), numbers(now.tables)) == (1, 0), "the round is in exactly one of them"


def test_a_folder_without_books_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable), moment(tmp_path):
        pass


def test_a_hall_without_tables_yet_is_read_too(tmp_path: Path) -> None:
    with closing(written(tmp_path / "hall.db")), moment(tmp_path) as now:
        assert now.tables is None
