"""A power cut: what the disk had not been made to keep is lost, cut off or torn, and every acknowledged row is there.

A row is acknowledged after its commit is synchronous, so at that moment the write-ahead log's bytes are on the disk.
Of what is written later anything may be missing. The files are copied while the log writes on, what came after an
acknowledgement is damaged at random, and the copy is opened as a hall would open it.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

from teahouse.hall.log import Row
from teahouse.stores.table_log import SqliteTableLog

SECTOR = 512
TABLES = 5


def row(number: int) -> Row:
    """The n-th row of all: tables take turns."""
    seq, table = divmod(number, TABLES)
    body = b'{"type":"acted"}' * (1 + number % 40)
    return Row(f"t{table}", seq + 1, "act", 0, f"id-{number}", body, 1_771_300_800_000 + number, b"12345678")


async def written(log: SqliteTableLog, first: int, count: int) -> None:
    """A group of rows, acknowledged."""
    answers: list[bool] = []
    for number in range(first, first + count):
        log.append(row(number), answers.append)
    await log.drained()
    assert answers == [True] * count


def wal(folder: Path) -> Path:
    return folder / "tables.db-wal"


def copied(folder: Path, to: Path) -> Path:
    """The files as the disk might have them, without what lives in memory alone."""
    to.mkdir()
    for name in ("tables.db", "tables.db-wal", "tables.key"):
        shutil.copy(folder / name, to / name)
    return to


async def found(folder: Path) -> int:
    """How many rows there are, which are the first so many of all."""
    log = SqliteTableLog(folder / "tables.db")
    await log.open()
    try:
        rows = [one for table in await log.tables() for one in await log.rows(table)]
    finally:
        await log.close()
    assert sorted(rows, key=lambda one: one.wall) == [row(number) for number in range(len(rows))]
    return len(rows)


async def test_whatever_is_lost_of_later_writes_every_acknowledged_row_is_there(tmp_path: Path) -> None:
    """Cut off anywhere, or with any sectors of it never written; a group is there as a whole or not at all."""
    luck = Random(2)
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    kept = [0]
    for _ in range(30):
        count = luck.randint(1, 40)
        await written(log, kept[-1], count)
        synced = wal(tmp_path).stat().st_size
        kept.append(kept[-1] + count)
        # The next group is on its way when the power fails.
        await written(log, kept[-1], luck.randint(1, 40))
        cut = copied(tmp_path, tmp_path / f"cut-{kept[-1]}")
        torn = copied(tmp_path, tmp_path / f"torn-{kept[-1]}")
        following = await found(copied(tmp_path, tmp_path / f"whole-{kept[-1]}"))
        written_bytes = bytearray(wal(torn).read_bytes())
        wal(cut).write_bytes(written_bytes[: luck.randint(synced, len(written_bytes))])
        for at in range(synced, len(written_bytes), SECTOR):
            if luck.random() < 0.3:
                written_bytes[at : at + SECTOR] = bytes(len(written_bytes[at : at + SECTOR]))
        wal(torn).write_bytes(written_bytes)
        assert await found(cut) in (kept[-1], following)
        assert await found(torn) in (kept[-1], following)
        kept[-1] = following
    await log.close()


async def test_a_checkpoint_that_is_torn_loses_nothing(tmp_path: Path) -> None:
    """Some pages have been brought home into the database and some have not; the write-ahead log has them all."""
    luck = Random(3)
    log = SqliteTableLog(tmp_path / "tables.db")
    await log.open()
    await written(log, 0, 2_000)
    before = copied(tmp_path, tmp_path / "before")
    assert (await log._ask(lambda: log._opened().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()))[0] == 0
    old, new = (before / "tables.db").read_bytes(), (tmp_path / "tables.db").read_bytes()
    assert len(new) > len(old)
    for trial in range(10):
        torn = copied(before, tmp_path / f"torn-{trial}")
        pages = bytearray(new[: luck.randint(len(old), len(new))])
        for at in range(0, len(pages), SECTOR):
            if luck.random() < 0.5:
                pages[at : at + SECTOR] = old[at : at + SECTOR].ljust(len(pages[at : at + SECTOR]), b"\0")
        (torn / "tables.db").write_bytes(pages)
        assert await found(torn) == 2_000
    await log.close()
