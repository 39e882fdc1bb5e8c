"""The archive's contract, on a real file: rounds kept once, listed newest first, records given back byte for byte."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.stores.files import NOON, opened

from teahouse.hall.accounts import BOTS, Player
from teahouse.hall.archive import GameStatistics, RoundEntry, Wanted
from teahouse.stores.archive import SqlArchive

ZHOU = Player("zhou", "老周", 3, "zhuji")
JUAN = Player("juan", "枫桥阿娟", 5, "zhuji")


def played(
    number: int, *points: int, game: str = "zhuji-bao-mahjong", people: tuple[Player, ...] = (ZHOU, JUAN, *BOTS[:2])
) -> RoundEntry:
    return RoundEntry(
        round=f"r{number}",
        table="t1",
        number=number,
        game=game,
        version="1.0",
        ended_at=NOON + number,
        seats=people,
        points=points,
        ending="self-drawn",
        commitment="ab" * 32,
    )


def without_cursor(entry: RoundEntry | None) -> RoundEntry | None:
    return entry and msgspec.structs.replace(entry, cursor=0)


@pytest.fixture
async def archive(tmp_path: Path) -> AsyncIterator[SqlArchive]:
    async with opened(tmp_path) as stores:
        yield stores.archive


async def test_a_round_is_given_back_as_it_was_kept(archive: SqlArchive) -> None:
    entry = played(1, 96, -32, -32, -32)
    record = '{"format":1,"game":"诸暨"}'.encode()
    await archive.keep(entry, record)
    assert without_cursor(await archive.entry("r1")) == entry
    assert await archive.record("r1") == record


async def test_what_was_not_played_is_not_there(archive: SqlArchive) -> None:
    assert await archive.entry("r1") is None
    assert await archive.record("r1") is None
    assert await archive.of_player("zhou", None, 10) == []
    assert await archive.statistics("zhou") == []


async def test_a_round_kept_again_stays_as_it_is(archive: SqlArchive) -> None:
    await archive.keep(played(1, 96, -32, -32, -32), b"first")
    await archive.keep(played(1, 0, 0, 0, 0), b"second")
    assert await archive.record("r1") == b"first"
    assert [entry.points for entry in await archive.of_player("zhou", None, 10)] == [(96, -32, -32, -32)]


async def test_a_players_rounds_are_listed_newest_first_page_by_page(archive: SqlArchive) -> None:
    for number in range(1, 6):
        await archive.keep(played(number, 3, -1, -1, -1), b"{}")
    await archive.keep(played(6, 1, -1, people=(JUAN, BOTS[0])), b"{}")
    first = await archive.of_player("zhou", None, 2)
    second = await archive.of_player("zhou", first[-1].cursor, 2)
    third = await archive.of_player("zhou", second[-1].cursor, 2)
    assert [[entry.round for entry in page] for page in (first, second, third)] == [["r5", "r4"], ["r3", "r2"], ["r1"]]
    assert await archive.of_player("zhou", third[-1].cursor, 2) == []
    assert [entry.round for entry in await archive.of_player("juan", None, 1)] == ["r6"]


async def test_a_page_is_never_longer_than_a_hundred(archive: SqlArchive) -> None:
    for number in range(101):
        await archive.keep(played(number, 3, -1, -1, -1), b"{}")
    assert len(await archive.of_player("zhou", None, 1_000_000)) == 100
    assert await archive.of_player("zhou", None, 0) == []
    assert await archive.of_player("zhou", None, -1) == []


async def test_names_stay_what_they_were_when_the_round_was_played(archive: SqlArchive) -> None:
    await archive.keep(played(1, 1, -1, people=(ZHOU, JUAN)), b"{}")
    renamed = msgspec.structs.replace(ZHOU, name="周老板", avatar=9)
    await archive.keep(played(2, 1, -1, people=(renamed, JUAN)), b"{}")
    assert [entry.seats[0].name for entry in await archive.of_player("zhou", None, 10)] == ["周老板", "老周"]


async def test_statistics_count_by_game(archive: SqlArchive) -> None:
    await archive.keep(played(1, 96, -32, -32, -32), b"{}")
    await archive.keep(played(2, -6, 6, 0, 0), b"{}")
    await archive.keep(played(3, 0, 0, 0, 0), b"{}")
    await archive.keep(played(4, -5, 5, game="chess", people=(ZHOU, JUAN)), b"{}")
    assert await archive.statistics("zhou") == [
        GameStatistics("zhuji-bao-mahjong", rounds=3, won=1, points=90, best=96, worst=-6),
        GameStatistics("chess", rounds=1, won=0, points=-5, best=-5, worst=-5),
    ]


async def test_seats_and_points_must_match(archive: SqlArchive) -> None:
    with pytest.raises(ValueError, match="shorter"):
        await archive.keep(played(1, 1, -1), b"{}")
    assert await archive.entry("r1") is None


async def test_rounds_are_found_by_game_time_partner_and_kind(archive: SqlArchive) -> None:
    three = (ZHOU, JUAN, BOTS[0])
    await archive.keep(played(1, 1, -1, 0, people=three), b"{}")
    await archive.keep(played(2, 1, -1, game="chess", people=(ZHOU, JUAN)), b"{}")
    await archive.keep(played(3, 1, -1, people=(ZHOU, BOTS[0])), b"{}")
    friends = msgspec.structs.replace(played(4, 1, -1, people=(ZHOU, JUAN)), kind="friends", ended_at=NOON + 5)
    await archive.keep(friends, b"{}")

    async def found(**wanted: Any) -> list[str]:
        return [entry.round for entry in await archive.of_player("zhou", None, 10, Wanted(**wanted))]

    assert await found(game="chess") == ["r2"]
    assert await found(partner="juan") == ["r4", "r2", "r1"]
    assert await found(partner="juan", game="zhuji-bao-mahjong") == ["r4", "r1"]
    assert await found(kind="friends") == ["r4"]
    assert await found(since=NOON + 5) == ["r4"]
    assert await found(partner="nobody") == []
    (entry,) = await archive.of_player("zhou", None, 1, Wanted(partner=BOTS[0].id))
    assert len(entry.seats) == 2, "the whole table is told, not the partner alone"
