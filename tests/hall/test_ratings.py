"""Ratings: who is on a side with whom, what a round moves, what counts, and that all of it follows from the rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.hall.evening import evening, play_round
from tests.stores.files import NOON, opened

from teahouse.hall.accounts import Player, Profile
from teahouse.hall.archive import RoundEntry
from teahouse.hall.errors import Refusal
from teahouse.hall.players import week_of
from teahouse.hall.ratings import PROVISIONAL, Skill, rated, sides_of
from teahouse.stores import Stores

DAY = 24 * 60 * 60 * 1000
NEW = [Skill()] * 4


# ── a round ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("points", "sides"),
    [
        ((10, -10, 10, -10), [[1, 3], [0, 2]]),
        ((-5, -5, -5, 5, 5, 5), [[0, 1, 2], [3, 4, 5]]),
        ((7, -7), [[1], [0]]),
        ((30, -10, -10, -10), [[0], [1], [2], [3]]),
        ((8, -8, 0, 0), [[0], [1], [2], [3]]),
        ((0, 0, 0, 0), [[0], [1], [2], [3]]),
    ],
)
def test_partners_are_those_who_won_and_lost_alike_in_equal_numbers(
    points: tuple[int, ...], sides: list[list[int]]
) -> None:
    assert sides_of(points) == sides


def test_the_winner_rises_the_losers_fall_alike_and_all_are_better_known() -> None:
    after = rated((30, -10, -10, -10), NEW)
    assert after[0].mu > 25 > after[1].mu
    assert after[1] == after[2] == after[3]
    assert all(skill.sigma < 25 / 3 and skill.rounds == 1 for skill in after)


def test_partners_move_together_and_the_strong_one_is_not_drawn_down_by_the_weak() -> None:
    strong, weak = Skill(30, 5, 9), Skill(20, 5, 9)
    won = rated((10, -10, 10, -10), [strong, Skill(), weak, Skill()])
    assert won[0].mu > 30
    assert won[2].mu > 20


def test_who_begins_is_shown_as_a_thousand() -> None:
    assert Skill().shown == 1_000
    assert Skill(30, 5).shown == 1_600


# ── what counts ──────────────────────────────────────────────────────────────


async def test_rooms_count_and_practice_and_friends_do_not(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        ratings = house.stores.ratings
        for practice in (True, False):
            table = house.hall.tables.get(
                await house.hall.quick.seat(house.player("anna"), "snatch", practice=practice)
            )
            anna = house.client("anna")
            anna.enter(table.id)
            await house.wait(3_000)
            assert table.match.playing is not None
            await play_round(house, table, [anna], pick=0)
            await house.settled()
            await house.hall.seating.leave(house.player("anna"), table.id)
            if practice:
                assert await ratings.of_player("anna") == []
        friends, clients = await house.table("anna", "ben", "cleo", rounds=1)
        await play_round(house, friends, clients, pick=0)
        await house.settled()
        (rating,) = await ratings.of_player("anna")
        assert (rating.game, rating.rounds, rating.provisional) == ("snatch", 1, True)
        assert await ratings.of_player("ben") == []
        bots = [seat.id for seat in (await house.stores.archive.of_player("anna", None, 9))[1].seats if seat.bot]
        assert [(await ratings.of_player(bot))[0].rounds for bot in bots] == [1, 1], "a bot has a rating of its own"
        assert (await house.stores.audit.report()).faults == []


# ── what is kept ─────────────────────────────────────────────────────────────


def people(*names: str, town: str = "zhuji") -> tuple[Player, ...]:
    return tuple(Player(id=name, name=name, avatar=1, town=town) for name in names)


def round_of(number: int, seats: tuple[Player, ...], *points: int, **fields: Any) -> RoundEntry:
    given: dict[str, Any] = {"game": "snatch", "ended_at": NOON + number, "rated": True} | fields
    return RoundEntry(
        round=f"r{number}",
        table="t",
        number=number,
        version="1",
        seats=seats,
        points=points,
        ending="done",
        commitment="ab",
        **given,
    )


async def registered(stores: Stores, *who: Player) -> None:
    for number, player in enumerate(who):
        await stores.accounts.add(Profile(player, (), NOON), player.id.encode() + bytes([number]))


@pytest.mark.parametrize("at_once", [500, 2, 1])
async def test_a_rating_can_be_rebuilt_and_every_forgery_of_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr("teahouse.stores.ratings.AT_ONCE", at_once)
    anna, ben, cleo = people("anna", "ben", "cleo")
    async with opened(tmp_path) as stores:
        for number, points in enumerate([(2, -1, -1), (-4, 2, 2), (0, 0, 0), (1, -1, 0)]):
            await stores.archive.keep(round_of(number, (anna, ben, cleo), *points), b"{}")
        before = [await stores.ratings.of_player(name) for name in ("anna", "ben", "cleo")]
        curve = await stores.ratings.curve("anna", "snatch", 3)
        assert [point.round for point in curve] == ["r1", "r2", "r3"]
        assert curve[-1].rating == before[0][0].rating
        assert await stores.ratings.check() == []
        async with stores.database.writing() as connection:
            await connection.exec_driver_sql("UPDATE ratings SET mu = mu + 1 WHERE player = 'anna'")
            await connection.exec_driver_sql("UPDATE rating_steps SET mu = mu + 1 WHERE player = 'ben' AND cursor = 2")
        assert await stores.ratings.check() == [
            "rating of ben: its step at round 2 does not follow from the rounds",
            "rating of anna at snatch: it does not follow from the rounds",
        ]
        assert await stores.ratings.rebuild() == 4
        assert await stores.ratings.check() == []
        assert [await stores.ratings.of_player(name) for name in ("anna", "ben", "cleo")] == before


async def test_a_round_that_is_kept_twice_is_rated_once(tmp_path: Path) -> None:
    anna, ben = people("anna", "ben")
    async with opened(tmp_path) as stores:
        for _ in range(2):
            await stores.archive.keep(round_of(1, (anna, ben), 1, -1), b"{}")
        assert [rating.rounds for rating in await stores.ratings.of_player("anna")] == [1]


async def test_the_lists_of_the_best_hold_people_who_are_known_well_enough(tmp_path: Path) -> None:
    anna, ben = people("anna", "ben", town="wenling")
    cleo, bot = people("cleo")[0], Player("bot:1", "小满", 0, "zhuji", bot=True)
    async with opened(tmp_path) as stores:
        await registered(stores, anna, ben, cleo)
        for number in range(PROVISIONAL):
            seats = (anna, ben, bot, cleo) if number else (anna, ben, bot)
            points = (3, -1, -2, 0) if number else (3, -1, -2)
            await stores.archive.keep(round_of(number, seats, *points), b"{}")
        ratings = stores.ratings
        assert [rank.player for rank in await ratings.best("snatch", None)] == ["anna", "ben"]
        assert await ratings.best("snatch", "zhuji") == []
        week = await ratings.of_week("snatch", NOON, NOON + DAY, None)
        assert [(rank.player, rank.score, rank.rounds) for rank in week] == [
            ("anna", 60, 20), ("cleo", 0, 19), ("ben", -20, 20),
        ]  # fmt: skip
        assert [rank.player for rank in await ratings.of_week("snatch", NOON, NOON + DAY, "zhuji")] == ["cleo"]
        assert await ratings.of_week("snatch", NOON + DAY, NOON + 2 * DAY, None) == []
        await stores.credentials.forget("anna", "旧茶友", NOON)
        assert [rank.player for rank in await ratings.best("snatch", None)] == ["ben"]


def test_a_week_begins_on_monday_at_midnight_in_the_towns() -> None:
    assert week_of(NOON).isoformat() == "2026-02-16T00:00:00+08:00"
    monday = int(week_of(NOON).timestamp() * 1000)
    assert week_of(monday) == week_of(NOON)
    assert week_of(monday - 1).isoformat() == "2026-02-09T00:00:00+08:00"


# ── pages ────────────────────────────────────────────────────────────────────


async def test_a_page_shows_what_its_owner_lets_others_see(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, _ = await house.hall.accounts.guest()
        others = people("ben", "cleo")
        await house.stores.archive.keep(round_of(1, (anna, *others), 2, -1, -1, kind="quick"), b"{}")
        await house.stores.archive.keep(round_of(2, (anna, *others), 2, -1, -1, kind="friends", rated=False), b"{}")
        players = house.hall.players
        page = await players.page(anna.id, "ben")
        assert page.rounds is not None
        assert [entry.round for entry in page.rounds] == ["r1"], "friends' tables are nobody else's business"
        assert page.statistics is not None
        assert (page.statistics[0].rounds, page.since) == (2, NOON)
        assert len(await players.curve(anna.id, "snatch", "ben")) == 1
        await house.hall.accounts.change(anna.id, private=True)
        page = await players.page(anna.id, "ben")
        assert (page.player, page.since, page.statistics, page.rounds) == (anna, None, None, None)
        assert [rating.game for rating in page.ratings] == ["snatch"]
        with pytest.raises(Refusal, match="private-player"):
            await players.curve(anna.id, "snatch", None)
        own = await players.page(anna.id, anna.id)
        assert own.statistics is not None
        await house.hall.close_account(anna.id, None)
        for player_id in (anna.id, "nobody"):
            with pytest.raises(Refusal, match="unknown-player"):
                await players.page(player_id, "ben")
        assert (await players.page("bot:1", None)).player.bot
        with pytest.raises(Refusal, match="unknown-town"):
            await players.best("snatch", "paris")
