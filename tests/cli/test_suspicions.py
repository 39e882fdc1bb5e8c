"""The host's look for foul play, over a hall's file: by hand, and as the hall makes it at night."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Command
from tests.fairplay.towns import HOUR, a_week
from tests.stores.files import NOON, opened

from teahouse.edge.workers import apart
from teahouse.fairplay import RoundSummary
from teahouse.hall.accounts import Player, Profile
from teahouse.hall.archive import RoundEntry
from teahouse.stores import looked_into

DAY = 24 * HOUR


async def kept(folder: Path, week: list[RoundSummary]) -> None:
    """A hall's file with these rounds."""
    async with opened(folder) as stores:
        for seen in week:
            entry = RoundEntry(
                round=seen.round,
                table="t1",
                number=1,
                game=seen.game,
                version="1",
                ended_at=NOON + seen.ended_at,
                seats=tuple(
                    Player(id=name or "bot", name=name or "bot", avatar=1, town="zhuji") for name in seen.players
                ),
                points=(0,) * len(seen.players),
                ending="done",
                commitment="ab",
            )
            await stores.archive.keep(entry, b"{}", msgspec.json.encode(seen.dealings))


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a gives to b, in 150 rounds of two days that ended long ago."""
    folder = tmp_path_factory.mktemp("hall")
    asyncio.run(kept(folder, [msgspec.structs.replace(seen, ended_at=seen.ended_at // 3) for seen in WEEK]))
    return folder


WEEK = a_week(150, seed=1, plotters=("a", "b"))
LONG = "100000"


def test_the_pair_is_told_in_sentences_with_its_rounds(hall: Path, teahouse: Command) -> None:
    said = teahouse("admin", "suspicions", "--data", hall, "--days", LONG)
    assert said.status == 0
    lines = said.out.splitlines()
    together = sum({"a", "b"} <= set(seen.players) for seen in WEEK)
    assert lines[0].startswith("a gives to b: ")
    assert lines[1].startswith(f"  they sat together in {together} rounds; by chance it would be ")
    assert lines[2].startswith(f"  a let plays of b go by in {4 * together} of {4 * together} cases; to expect were ")
    assert f"  b got {8 * together} points from a, before stakes (z " in said.out
    assert sum(line.startswith("  /r/r") for line in lines) == 12
    assert lines[-1] == "1 suspicion"


def test_as_json_it_is_what_stands_in_the_queue(hall: Path, teahouse: Command) -> None:
    said = teahouse("admin", "suspicions", "--data", hall, "--days", LONG, "--json")
    (line,) = said.out.splitlines()
    told = json.loads(line)
    assert (told["kind"], told["players"], len(told["evidence"])) == ("collusion", ["a", "b"], 12)


def test_rounds_before_the_days_do_not_count(hall: Path, teahouse: Command) -> None:
    said = teahouse("admin", "suspicions", "--data", hall, "--days", 1)
    assert (said.status, said.out) == (0, "Nothing suspicious.\n")


def test_a_folder_without_books_is_refused(tmp_path: Path, teahouse: Command) -> None:
    said = teahouse("admin", "suspicions", "--data", tmp_path)
    assert (said.status, said.err) == (
        2,
        f"teahouse: no-hall: there is no hall in {tmp_path}; say by --data where it is\n",
    )


def test_a_process_of_its_own_finds_the_same(hall: Path) -> None:
    look = partial(looked_into, hall, 28, NOON + 3 * DAY)
    assert asyncio.run(apart(look)) == look()


def test_who_has_closed_his_account_is_looked_at_no_more(tmp_path: Path) -> None:
    async def closed() -> None:
        await kept(tmp_path, WEEK)
        async with opened(tmp_path) as stores:
            profile = Profile(player=Player(id="b", name="b", avatar=1, town="zhuji"), favourites=(), since=NOON)
            await stores.accounts.add(profile, b"proof")
            await stores.credentials.forget("b", "-", NOON)

    asyncio.run(closed())
    assert looked_into(tmp_path, 28, NOON + 7 * DAY) == []
