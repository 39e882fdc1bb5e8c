"""A hall that is killed at any moment has lost nothing that anybody was shown."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
from tests.hall.evening import evening
from tests.laws.snatch import SnatchGame

from teahouse.hall.deeds import read
from teahouse.hall.log import Row
from teahouse.hall.match import Match
from teahouse.hall.splice import events_for
from teahouse.kernel import digest
from teahouse.stores.table_log import SqliteTableLog

KILLED_AFTER = (1, 17, 60, 101)
"""Acts that each child is let to show; where the kill hits the next ones is up to the machine."""

GAME = SnatchGame()


def killed_after(count: int, folder: Path) -> dict[int, object]:
    """Let the table play until it has shown so much, and kill it as it plays on; what was shown, by its row's seq."""
    child = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("endless.py")), str(folder)], stdout=subprocess.PIPE
    )
    assert child.stdout is not None
    read_so_far = b"".join(child.stdout.readline() for _ in range(count))
    child.kill()
    lines = (read_so_far + child.stdout.read()).split(b"\n")[:-1]
    child.stdout.close()
    child.wait()
    shown = [msgspec.json.decode(line) for line in lines if line]
    return {one["seq"]: one["events"] for one in shown}


def replayed(rows: list[Row]) -> dict[int, object]:
    """What seat 0 sees of each row."""
    match = Match.begun(GAME, read(rows[0].body, GAME))
    seen = {}
    for row in rows:
        assert row.digest == match.digest()
        part = events_for(0, match.apply(row.seat, read(row.body, GAME), id=row.id, wall=row.wall))
        if isinstance(part, msgspec.Raw):
            seen[row.seq] = msgspec.json.decode(part)
    return seen


async def rows_in(folder: Path) -> list[Row]:
    log = SqliteTableLog(folder / "tables.db")
    await log.open()
    (table,) = await log.tables()
    rows = await log.rows(table)
    await log.close()
    return rows


async def test_nothing_shown_is_lost_and_the_table_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path):
        """The books are there before the first kill."""
    for count in KILLED_AFTER:
        seen = killed_after(count, tmp_path)
        assert len(seen) >= count
        rows = await rows_in(tmp_path)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        found = replayed(rows)
        assert {seq: found.get(seq) for seq in seen} == seen
    async with evening(tmp_path) as house:
        await house.settled()
        (table,) = house.hall.tables
        rows = await rows_in(tmp_path)
        match = Match.begun(GAME, read(rows[0].body, GAME))
        for row in rows:
            match.apply(row.seat, read(row.body, GAME), id=row.id, wall=row.wall)
        assert (table.match.state, table.match.number) == (match.state, match.number)
        assert table.match.playing is None or digest(table.match.playing) == match.digest()
        assert await house.stores.ledger.check() == []
