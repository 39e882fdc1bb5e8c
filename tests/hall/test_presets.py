"""Saved terms of friends' tables, over a real file."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hall.evening import evening

from teahouse.hall.deeds import Agreement
from teahouse.hall.errors import Refusal
from teahouse.hall.presets import MOST, Terms

SUNDAY = Terms(game="snatch", options={"stake": 2}, agreement=Agreement(rounds=8, admits="registered"))


async def test_terms_are_saved_changed_and_removed_by_their_owner(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        presets = house.hall.presets
        ben, _ = await house.hall.accounts.guest()
        anna, _ = await house.hall.accounts.guest()
        saved = await presets.save(anna.id, "  周日  老地方 ", SUNDAY)
        assert (saved.name, saved.terms, saved.valid) == ("周日 老地方", SUNDAY, True)
        assert await presets.of_player(anna.id) == [saved]
        changed = await presets.save(anna.id, "周六", Terms(game="snatch"), saved.id)
        assert await presets.of_player(anna.id) == [changed]
        for refused in (presets.save(ben.id, "x", SUNDAY, saved.id), presets.remove(ben.id, saved.id)):
            with pytest.raises(Refusal, match="unknown-preset"):
                await refused
        await presets.remove(anna.id, saved.id)
        assert await presets.of_player(anna.id) == []


@pytest.mark.parametrize(
    ("name", "terms", "key"),
    [
        (" ", SUNDAY, "bad-preset-name"),
        ("x" * 25, SUNDAY, "bad-preset-name"),
        ("x\u200b", SUNDAY, "bad-preset-name"),
        ("x", Terms(game="go"), "unknown-game"),
        ("x", Terms(game="snatch", options={"stake": "high"}), "bad-option"),
        ("x", Terms(game="snatch", agreement=Agreement(rounds=0)), "bad-rounds"),
    ],
)
async def test_what_could_not_open_a_table_is_not_saved(tmp_path: Path, name: str, terms: Terms, key: str) -> None:
    async with evening(tmp_path) as house:
        anna, _ = await house.hall.accounts.guest()
        with pytest.raises(Refusal) as refused:
            await house.hall.presets.save(anna.id, name, terms)
        assert refused.value.key == key
        assert await house.hall.presets.of_player(anna.id) == []


async def test_there_is_an_end_to_them(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, _ = await house.hall.accounts.guest()
        for number in range(MOST):
            await house.hall.presets.save(anna.id, str(number), SUNDAY)
        with pytest.raises(Refusal, match="too-many-presets"):
            await house.hall.presets.save(anna.id, "one more", SUNDAY)


async def test_terms_that_a_later_version_of_the_rules_does_not_know_are_marked(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, _ = await house.hall.accounts.guest()
        saved = await house.hall.presets.save(anna.id, "周日", SUNDAY)
        async with house.stores.database.writing() as connection:
            await connection.exec_driver_sql("UPDATE presets SET terms = replace(terms, 'stake', 'steak')")
        (found,) = await house.hall.presets.of_player(anna.id)
        assert (found.id, found.valid) == (saved.id, False)
