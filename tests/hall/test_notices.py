"""What the host announces: told to everybody at once and to who comes later, until its time is over."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hall.evening import evening
from tests.stores.files import NOON

from teahouse.hall.errors import Refusal

HOUR = 3_600_000


async def test_everybody_is_told_and_who_comes_later_too_until_it_is_over(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna = house.client("anna")
        await house.hall.notices.announce(" 今晚九点 换水 ", "Tea at nine", NOON + HOUR, "host")
        told = {
            "type": "notice",
            "key": "announcement",
            "params": {"zh": "今晚九点 换水", "en": "Tea at nine", "until": NOON + HOUR},
        }
        assert anna.of("notice") == [told]
        assert house.client("ben").heard[1:] == [told]
        await house.wait(HOUR)
        assert house.client("cleo").of("notice") == []


async def test_an_announcement_is_still_there_after_a_restart_and_can_be_taken_down(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        await house.hall.notices.announce("停一停", "", NOON + HOUR, "host")
    async with evening(tmp_path) as house:
        anna = house.client("anna")
        assert [notice["params"]["zh"] for notice in anna.of("notice")] == ["停一停"]
        await house.hall.notices.withdraw("host")
        await house.hall.notices.withdraw("host")
        assert [notice["params"]["until"] for notice in anna.of("notice")] == [NOON + HOUR, NOON]
        assert house.client("ben").of("notice") == []
        deeds = [(entry.deed, entry.by) for entry in await house.stores.trail.page(None, 10)]
        assert deeds == [("announce", "host")] * 2


@pytest.mark.parametrize(
    ("zh", "until", "key"),
    [
        (" ", NOON + HOUR, "bad-announcement"),
        ("字" * 201, NOON + HOUR, "bad-announcement"),
        ("停", NOON, "bad-time"),
        ("停", NOON + 366 * 24 * HOUR + 1, "bad-time"),
    ],
)
async def test_nothing_is_announced_that_says_nothing_is_over_or_stands_for_ever(
    tmp_path: Path, zh: str, until: int, key: str
) -> None:
    async with evening(tmp_path) as house:
        anna = house.client("anna")
        with pytest.raises(Refusal) as refused:
            await house.hall.notices.announce(zh, "", until, "host")
        assert refused.value.key == key
        assert (anna.of("notice"), await house.stores.trail.page(None, 10)) == ([], [])
