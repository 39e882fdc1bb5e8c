"""What leaving would cost, told before it is confirmed; and how long somebody wants to play."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hall.evening import evening, play_round
from tests.hall.test_ratings import people, round_of
from tests.stores.files import NOON

from teahouse.games.bao_hong_wu import GAME as TRICKS
from teahouse.hall.deeds import Agreement
from teahouse.hall.errors import Refusal
from teahouse.hall.farewell import Leaving

MINUTE = 60_000
HOUR = 60 * MINUTE


async def test_leaving_is_free_between_rounds_and_a_bots_affair_within(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {})
        cost = house.hall.seating.cost_of_leaving
        assert cost(house.player("anna"), table_id) == Leaving("free")
        with pytest.raises(Refusal, match="not-seated"):
            cost(house.player("ben"), table_id)
        table, clients = await house.table("ben", "cleo", "dora")
        assert cost(house.player("ben"), table.id) == Leaving("bot")
        await play_round(house, table, clients)
        assert cost(house.player("ben"), table.id) == Leaving("free")


async def test_where_leaving_forfeits_what_is_told_is_what_it_then_costs(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(TRICKS,)) as house:
        table, _ = await house.table("anna", "ben", "cleo", "dora", game=TRICKS.key)
        assert table.match.playing is not None
        before = table.match.digest()
        told = house.hall.seating.cost_of_leaving(house.player("ben"), table.id)
        assert told.effect == "forfeit"
        assert told.points is not None
        assert table.match.digest() == before, "asking changes nothing"
        await house.hall.seating.leave(house.player("ben"), table.id)
        await house.settled()
        (entry,) = await house.stores.archive.of_player("ben", None, 10)
        assert entry.points == told.points
        assert told.points[1] < 0


async def test_in_a_room_what_leaving_costs_is_told_times_the_stake(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(TRICKS,)) as house:
        names = ("anna", "ben", "cleo", "dora")
        table_id = {await house.hall.quick.seat(house.player(name), TRICKS.key, room="junior") for name in names}.pop()
        for name in names:
            house.client(name).enter(table_id)
        await house.wait(0)
        table = house.hall.tables.get(table_id)
        assert (table.match.state, table.match.charter.stake) == ("playing", 2)
        told = house.hall.seating.cost_of_leaving(house.player("ben"), table_id)
        await house.hall.seating.leave(house.player("ben"), table_id)
        await house.settled()
        (entry,) = await house.stores.archive.of_player("ben", None, 10)
        assert entry.points == told.points
        outcome = table.match.round.outcome if table.match.round else None
        assert outcome is not None
        assert told.points == tuple(2 * points for points in outcome.points)


# ── play time ────────────────────────────────────────────────────────────────


async def test_time_played_is_that_of_rounds_by_the_towns_calendar(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben = people("anna", "ben")
        for number, (began, ended) in enumerate(
            [(NOON - HOUR, NOON - 30 * MINUTE), (NOON - 10 * MINUTE, NOON), (NOON - 26 * HOUR, NOON - 25 * HOUR)]
        ):
            entry = round_of(number, (anna, ben), 1, -1, began_at=began, ended_at=ended)
            await house.stores.archive.keep(entry, b"{}")
        old = round_of(9, (anna, ben), 1, -1, ended_at=NOON)
        await house.stores.archive.keep(old, b"{}")
        report = await house.hall.play_time.report("anna")
        assert [(day.day, day.minutes) for day in report.days[:3]] == [
            ("2026-02-17", 40), ("2026-02-16", 60), ("2026-02-15", 0),
        ]  # fmt: skip
        assert (len(report.days), report.limit, report.left) == (7, None, None)


async def test_a_round_at_a_table_is_counted_from_deal_to_end(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo", rounds=1)
        await house.wait(3 * MINUTE)
        if table.match.playing is not None:
            await play_round(house, table, clients)
        await house.settled()
        (entry,) = await house.stores.archive.of_player("anna", None, 10)
        assert entry.began_at is not None
        (today, *_) = (await house.hall.play_time.report("anna")).days
        assert today.minutes == (entry.ended_at - entry.began_at) // MINUTE


async def test_who_has_played_as_long_as_he_wanted_sits_down_tomorrow(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, _ = await house.hall.accounts.guest()
        seating, quick = house.hall.seating, house.hall.quick
        await house.hall.accounts.change(anna.id, daily_minutes=30)
        table = await quick.seat(anna, "snatch")
        await seating.leave(anna, table)
        entry = round_of(1, (anna, *people("ben")), 1, -1, began_at=NOON - 30 * MINUTE, ended_at=NOON)
        await house.stores.archive.keep(entry, b"{}")
        assert (await house.hall.play_time.report(anna.id)).left == 0
        open_table = await seating.open(house.player("ben"), "snatch", {}, Agreement())
        tables = len(house.hall.tables)
        for asked in (quick.seat(anna, "snatch"), seating.sit(anna, open_table), seating.open(anna, "snatch", {})):
            with pytest.raises(Refusal) as refused:
                await asked
            assert (refused.value.key, refused.value.params) == ("daily-limit", {"minutes": 30})
        assert len(house.hall.tables) == tables, "no table was opened for him"
        await house.wait(16 * HOUR)
        await quick.seat(anna, "snatch")
        await house.hall.accounts.change(anna.id, daily_minutes=0)
        assert (await house.hall.play_time.report(anna.id)).limit is None
        with pytest.raises(Refusal, match="bad-daily-limit"):
            await house.hall.accounts.change(anna.id, daily_minutes=2_000)
