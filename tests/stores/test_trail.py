"""The trail of hosts: written with the deed or not at all, and never rewritten."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.stores.files import NOON, opened

from teahouse.hall.accounts import Accounts
from teahouse.hall.trail import TrailEntry


async def test_deeds_are_numbered_and_read_the_newest_first(tmp_path: Path) -> None:
    async with opened(tmp_path) as stores:
        await stores.trail.add(TrailEntry(NOON, "p1", "grant", "p2", "won the New Year's match", {"points": 500}))
        await stores.trail.add(TrailEntry(NOON + 1, "shell", "drain"))
        assert await stores.trail.page(None, 10) == [
            TrailEntry(NOON + 1, "shell", "drain", None, "", {}, 2),
            TrailEntry(NOON, "p1", "grant", "p2", "won the New Year's match", {"points": 500}, 1),
        ]
        assert [entry.number for entry in await stores.trail.page(2, 10)] == [1]
        assert [entry.number for entry in await stores.trail.page(None, 10, about="p2")] == [1]
        assert [entry.number for entry in await stores.trail.page(None, 10, deed="drain")] == [2]


async def test_who_is_a_host_already_is_not_written_down_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as stores:
        player, _ = await Accounts(stores.accounts, lambda: NOON).guest()
        entry = TrailEntry(NOON, "shell", "make-host", player.id)
        assert await stores.hosts.set_host(player.id, True, entry) is True
        assert await stores.hosts.set_host(player.id, True, entry) is False
        assert await stores.hosts.all() == [player.id]
        assert len(await stores.trail.page(None, 10)) == 1


@pytest.mark.parametrize("change", ["UPDATE audit_trail SET reason = 'another'", "DELETE FROM audit_trail"])
async def test_what_was_done_stays_written(tmp_path: Path, change: str) -> None:
    async with opened(tmp_path) as stores:
        await stores.trail.add(TrailEntry(NOON, "shell", "drain"))
    with (
        closing(sqlite3.connect(tmp_path / "hall.db")) as file,
        pytest.raises(sqlite3.IntegrityError, match="what was done stays written"),
    ):
        file.execute(change)
