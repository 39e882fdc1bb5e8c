"""What is sealed opens with its key, at its place, and otherwise not at all."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from tests.stores.test_table_log import row, saved

from teahouse.hall.errors import SealBroken, StoreUnavailable
from teahouse.stores.seal import Seal, key_in
from teahouse.stores.table_log import SqliteTableLog, read_rows

KEY = bytes(range(32))
ROW = b'{"type":"dealt","secret":"5ec2e7"}'


def on_the_disk(folder: Path) -> bytes:
    """The log's file and its write-ahead log."""
    return b"".join(file.read_bytes() for file in folder.glob("tables.db*"))


def test_what_was_shut_opens_in_this_run_and_in_the_next() -> None:
    sealed = Seal(KEY).shut(b"t/1", ROW)
    assert Seal(KEY).open(b"t/1", sealed) == ROW
    assert ROW not in sealed
    assert len(sealed) == 16 + 8 + len(ROW) + 16


def test_no_two_rows_are_shut_alike() -> None:
    seal, other = Seal(KEY), Seal(KEY)
    shut = [one.shut(b"t/1", ROW) for one in (seal, seal, other, other)]
    assert len({sealed[:24] for sealed in shut}) == 4


@pytest.mark.parametrize(
    ("place", "change"),
    [
        (b"t/2", lambda sealed: sealed),
        (b"t/1", lambda sealed: sealed[:-1]),
        (b"t/1", lambda sealed: sealed[:30] + bytes([sealed[30] ^ 1]) + sealed[31:]),
        (b"t/1", lambda sealed: bytes([sealed[0] ^ 1]) + sealed[1:]),
        (b"t/1", lambda _: b""),
    ],
)  # fmt: skip
def test_what_was_moved_or_changed_does_not_open(place: bytes, change: object) -> None:
    assert callable(change)
    seal = Seal(KEY)
    with pytest.raises(SealBroken):
        seal.open(place, change(seal.shut(b"t/1", ROW)))


def test_another_key_does_not_open_it() -> None:
    sealed = Seal(KEY).shut(b"t/1", ROW)
    with pytest.raises(SealBroken):
        Seal(bytes(32)).open(b"t/1", sealed)


def test_the_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.key"
    key = key_in(path)
    assert (len(key), stat.S_IMODE(path.stat().st_mode)) == (32, 0o600)
    assert key_in(path) == key
    assert os.listdir(tmp_path) == ["tables.key"]


@pytest.mark.parametrize(("content", "mode"), [(bytes(32), 0o640), (bytes(32), 0o604), (b"short", 0o600)])
async def test_a_key_that_others_may_read_or_that_is_none_opens_no_hall(
    tmp_path: Path, content: bytes, mode: int
) -> None:
    (tmp_path / "tables.key").write_bytes(content)
    (tmp_path / "tables.key").chmod(mode)
    log = SqliteTableLog(tmp_path / "tables.db")
    with pytest.raises(StoreUnavailable, match=r"tables\.key"):
        await log.open()
    await log.close()


async def test_the_file_holds_no_secret_and_no_hand(tmp_path: Path) -> None:
    """Neither the file nor its write-ahead log shows who did what, while the hall runs and after it."""
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    await saved(log, row("t", 1, "round", body=ROW), row("t", 2))
    for _ in range(2):
        written = on_the_disk(tmp_path)
        assert b"sealed" in written
        assert [word for word in (b"5ec2e7", b"dealt", b"acted", b"id-2", b"12345678") if word in written] == []
        await log.close()


async def test_who_has_the_key_reads_the_rows_beside_the_running_hall(tmp_path: Path) -> None:
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    await saved(log, row("t", 1), row("u", 1))
    key = tmp_path / "tables.key"
    with closing(sqlite3.connect(f"{(tmp_path / 'tables.db').as_uri()}?mode=ro", uri=True)) as database:
        assert list(read_rows(database, key)) == [row("t", 1), row("u", 1)]
        assert list(read_rows(database, key, "u")) == [row("u", 1)]
        key.write_bytes(bytes(32))
        with pytest.raises(SealBroken):
            list(read_rows(database, key))
    await log.close()


async def test_a_row_whose_seal_is_broken_is_one_that_no_replay_gets_past(tmp_path: Path) -> None:
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    await saved(log, row("t", 1), row("t", 2), row("t", 3))
    await log.close()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE sealed SET row = (SELECT row FROM sealed WHERE seq = 3) WHERE seq = 2")
    database.close()
    await log.open()
    rows = await log.rows("t")
    await log.close()
    assert [rows[0], rows[2]] == [row("t", 1), row("t", 3)]
    assert (rows[1].seq, rows[1].body, len(rows[1].digest)) == (2, b"", 1)


async def test_a_log_in_the_clear_is_sealed_when_it_is_opened(tmp_path: Path) -> None:
    """Version 1 of the file, as halls wrote it before rows were sealed."""
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute(
            "CREATE TABLE log (tab TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,"
            " id TEXT NOT NULL, body BLOB NOT NULL, wall INTEGER NOT NULL, digest BLOB NOT NULL,"
            " PRIMARY KEY (tab, seq)) WITHOUT ROWID"
        )
        database.execute("PRAGMA user_version = 1")
        clear = [row("t", seq, body=b'{"secret":"5ec2e7"}') for seq in range(1, 300)]
        database.executemany(
            "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [(one.table, one.seq, one.kind, one.seat, one.id, one.body, one.wall, one.digest) for one in clear],
        )
    database.close()
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    assert await log.rows("t") == clear
    assert b"5ec2e7" not in on_the_disk(tmp_path)
    await log.close()
    await log.open()
    assert await log.rows("t") == clear
    await log.close()
