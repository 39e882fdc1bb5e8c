"""How the archive keeps records: small, and whole even while others are kept."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.stores.files import NOON, opened

from teahouse.hall.accounts import BOTS
from teahouse.hall.archive import RoundEntry


def bots_round(number: int) -> RoundEntry:
    return RoundEntry(
        round=f"r{number}",
        table="t1",
        number=number,
        game="zhuji-bao-mahjong",
        version="1.0",
        ended_at=NOON,
        seats=BOTS[:4],
        points=(3, -1, -1, -1),
        ending="self-drawn",
        commitment="ab" * 32,
    )


async def test_a_record_is_kept_compressed(tmp_path: Path) -> None:
    record = b'{"by":1,"action":{"type":"discard","tile":"5s"}},' * 2_000
    async with opened(tmp_path) as stores:
        await stores.archive.keep(bots_round(1), record)
        async with stores.database.reading() as connection:
            kept = (await connection.exec_driver_sql("SELECT length(body) FROM round_records")).scalar_one()
        assert kept < len(record) // 50
        assert await stores.archive.record("r1") == record


async def test_one_round_kept_by_many_at_once_is_kept_once(tmp_path: Path) -> None:
    record = random.Random(1).randbytes(50_000)
    async with opened(tmp_path) as stores:
        await asyncio.gather(*(stores.archive.keep(bots_round(1), record) for _ in range(6)))
        assert len(await stores.archive.of_player("bot:0", None, 10)) == 1
        assert await stores.archive.record("r1") == record
