"""A table of friends: its terms, its seats before the first deal, its score, its end by vote, and playing again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.hall.evening import Client, Evening, evening, play_round
from tests.laws.snatch import SnatchGame

from teahouse.games.guan_pai import GAME as GUAN_PAI
from teahouse.hall.deeds import Agreement, Rose, charter_of, read
from teahouse.hall.errors import Refusal
from teahouse.hall.table import Table


def ids(table: Table) -> list[str | None]:
    return [chair.player.id if chair is not None else None for chair in table.match.chairs]


async def opened(house: Evening, *names: str, **agreed: Any) -> Table:
    """A table that has not begun: the host in the first seat, the others after him; nobody looks yet."""
    table_id = await house.hall.seating.open(house.player(names[0]), "snatch", {}, Agreement(**agreed))
    for name in names[1:]:
        await house.hall.seating.sit(house.player(name), table_id)
    await house.rest()
    return house.hall.tables.get(table_id)


async def play_rounds(house: Evening, table: Table, clients: list[Client], count: int) -> None:
    for _ in range(count):
        await play_round(house, table, clients, pick=0)
        if table.match.ended is None:
            for client in clients:
                client.say({"type": "ready", "table": table.id})
            await house.rest()


async def refused(key: str, asked: Any) -> None:
    with pytest.raises(Refusal) as caught:
        await asked
    assert caught.value.key == key


# ── who may sit, and where ───────────────────────────────────────────────────


async def test_a_table_may_be_for_registered_people_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = await opened(house, "anna", admits="registered")
        guest, token = await house.hall.accounts.guest()
        await refused("registered-only", house.hall.seating.sit(guest, table.id))
        await house.hall.registration.register(guest, token, "阿根", "a cup of green tea")
        await house.hall.seating.sit(guest, table.id)
        assert ids(table) == ["anna", guest.id, None]


async def test_one_moves_to_a_free_seat_and_the_host_moves_anybody(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = await opened(house, "anna", "ben")
        friends = house.hall.friends
        client = house.client("ben")
        client.enter(table.id)
        await house.wait(0)
        assert client.pictures[table.id]["desk"]["seats"][1]["online"]
        await friends.move(house.player("ben"), table.id, 2)
        assert ids(table) == ["anna", None, "ben"]
        assert client.of("gone")[-1]["key"] == "moved"
        client.enter(table.id)
        assert client.pictures[table.id]["seat"] == 2
        assert client.pictures[table.id]["desk"]["seats"][2]["online"], "nobody took him for gone in between"
        await refused("not-host", friends.move(house.player("ben"), table.id, 0))
        await refused("not-host", friends.move(house.player("ben"), table.id, 1, seat=0))
        await friends.move(house.player("anna"), table.id, 0, seat=2)
        assert ids(table) == ["ben", None, "anna"]
        assert table.match.host == 2, "the host stays the host wherever he sits"
        await refused("unknown-seat", friends.move(house.player("anna"), table.id, 3))
        await refused("not-seated", friends.move(house.player("cleo"), table.id, 1))


async def test_seats_are_as_they_were_moved_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = await opened(house, "anna", "ben")
        await house.hall.friends.move(house.player("anna"), table.id, 1)
    async with evening(tmp_path) as house:
        assert ids(house.hall.tables.get(table.id)) == ["ben", "anna", None]


async def test_the_host_asks_somebody_to_leave_who_then_does_not_come_back(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = await opened(house, "anna", "ben")
        friends = house.hall.friends
        ben = house.client("ben")
        ben.enter(table.id)
        await refused("not-host", friends.ask_to_leave(house.player("ben"), table.id, 0))
        await refused("unknown-seat", friends.ask_to_leave(house.player("anna"), table.id, 2))
        await friends.ask_to_leave(house.player("anna"), table.id, 1)
        assert (ids(table), ben.of("gone")[-1]["key"]) == (["anna", None, None], "asked-to-leave")
        await refused("asked-to-leave", house.hall.seating.sit(house.player("ben"), table.id))
        await house.hall.seating.sit(house.player("cleo"), table.id)


async def test_after_the_first_deal_seats_are_settled(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, _ = await house.table("anna", "ben", "cleo")
        assert table.match.playing is not None
        await refused("already-begun", house.hall.friends.move(house.player("anna"), table.id, 1))
        await refused("already-begun", house.hall.friends.ask_to_leave(house.player("anna"), table.id, 1))


async def test_a_quick_table_has_no_host_who_moves_people(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.quick.seat(house.player("anna"), "snatch")
        await refused("not-friends", house.hall.friends.move(house.player("anna"), table_id, 1))


async def test_nobody_looks_on_where_that_was_agreed(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = await opened(house, "anna", spectators=False)
        dora = house.client("dora")
        dora.enter(table.id)
        assert dora.of("refused")[-1]["key"] == "no-spectators"
        anna = house.client("anna")
        anna.enter(table.id)
        desk = anna.pictures[table.id]["desk"]
        assert (desk["watchable"], desk["admits"], desk["fill_at"]) == (False, "anybody", None)


async def test_friends_choose_among_the_numbers_of_seats_that_the_game_allows(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(GUAN_PAI,)) as house:
        anna = house.player("anna")
        for agreed, seats in ((Agreement(), 2), (Agreement(seats=3), 3)):
            table = await house.hall.seating.open(anna, GUAN_PAI.key, {}, agreed)
            assert len(house.hall.tables.get(table).match.chairs) == seats


# ── the score ────────────────────────────────────────────────────────────────


async def test_the_running_score_and_the_standing_at_the_end(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo", rounds=4)
        await play_rounds(house, table, clients, 4)
        await house.settled()
        desk = clients[0].pictures[table.id]["desk"]
        assert (desk["state"], len(desk["scores"])) == ("over", 4)
        rounds = await house.stores.archive.of_player("anna", None, 10)
        assert desk["scores"] == [list(entry.points) for entry in reversed(rounds)]
        totals = [sum(column) for column in zip(*desk["scores"], strict=True)]
        assert any(totals)
        assert totals == [seat["won"] for seat in desk["seats"]]
        assert desk["standing"] == [1 + sum(other > total for other in totals) for total in totals]


async def test_the_score_survives_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        await play_rounds(house, table, clients, 2)
        before = table.match.scores
        assert (len(before), table.match.number) == (2, 3)
    async with evening(tmp_path) as house:
        assert house.hall.tables.get(table.id).match.scores == before


async def test_a_limit_of_points_ends_the_match(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo", limit=1)
        assert table.match.charter.rounds == 64
        while table.match.ended is None:
            await play_rounds(house, table, clients, 1)
        assert max(map(abs, table.match.totals)) >= 1
        assert not any(any(line) for line in table.match.scores[:-1])


@pytest.mark.parametrize(
    ("agreed", "key"),
    [({"limit": 0}, "bad-limit"), ({"rounds": 65}, "bad-rounds"), ({"seats": 9}, "bad-seats")],
)
async def test_terms_out_of_bounds_are_refused(tmp_path: Path, agreed: dict[str, int], key: str) -> None:
    async with evening(tmp_path) as house:
        await refused(key, opened(house, "anna", **agreed))


async def test_friends_choose_how_many_play_where_the_game_leaves_it_to_them(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(GUAN_PAI,)) as house:
        for seats, chairs in ((None, 2), (3, 3)):
            table_id = await house.hall.seating.open(house.player("anna"), "guan-pai", {}, Agreement(seats=seats))
            assert len(house.hall.tables.get(table_id).match.chairs) == chairs


# ── ending it ────────────────────────────────────────────────────────────────


async def test_a_majority_ends_the_table_and_its_round_is_void(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        house.hall.friends.vote(house.player("anna"), table.id, agree=True)
        vote = clients[1].pictures[table.id]["desk"]["vote"]
        assert (vote["by"], vote["votes"]) == (0, [True, None, None])
        assert vote["until"] == house.clock.wall() + 60_000
        house.hall.friends.vote(house.player("cleo"), table.id, agree=True)
        await house.settled()
        desk = clients[1].pictures[table.id]["desk"]
        assert (desk["state"], desk["vote"], desk["standing"]) == ("over", None, None)
        (entry,) = await house.stores.archive.of_player("anna", None, 10)
        assert (entry.points, entry.ending) == ((0, 0, 0), "dissolved")
        assert await house.stores.ledger.balance("anna") == 2_000
        assert await house.stores.archive.record(entry.round) is not None


async def test_silence_is_consent_after_a_minute(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table = await opened(house, "anna", "ben", "cleo")
        house.client("anna").enter(table.id)
        house.hall.friends.vote(house.player("anna"), table.id, agree=True)
        house.hall.friends.vote(house.player("ben"), table.id, agree=False)
        await house.wait(59_999)
        assert table.match.ended is None
        await house.wait(1)
        assert table.match.ended == "over"


async def test_a_vote_that_fails_changes_nothing_and_is_not_repeated_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")
        friends = house.hall.friends
        with pytest.raises(Refusal, match="no-vote"):
            friends.vote(house.player("anna"), table.id, agree=False)
        friends.vote(house.player("anna"), table.id, agree=True)
        friends.vote(house.player("ben"), table.id, agree=False)
        friends.vote(house.player("cleo"), table.id, agree=False)
        assert (table.match.ended, clients[0].pictures[table.id]["desk"]["vote"]) == (None, None)
        with pytest.raises(Refusal) as caught:
            friends.vote(house.player("anna"), table.id, agree=True)
        assert (caught.value.key, caught.value.params) == ("too-soon", {"wait": 61})


async def test_who_plays_with_bots_alone_ends_it_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, _ = await house.table("anna")
        house.hall.friends.vote(house.player("anna"), table.id, agree=True)
        await house.rest()
        assert table.match.ended == "over"


# ── once more ────────────────────────────────────────────────────────────────


async def test_a_rematch_keeps_terms_and_seats(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo", rounds=1)
        rematch = house.hall.friends.rematch
        await refused("not-over", rematch(house.player("ben"), table.id))
        await play_round(house, table, clients)
        following = house.hall.tables.get(await rematch(house.player("ben"), table.id))
        assert clients[0].of("rematch") == [{"type": "rematch", "table": table.id, "next": following.id}]
        assert await rematch(house.player("anna"), table.id) == following.id
        assert await rematch(house.player("anna"), table.id) == following.id
        assert ids(following) == ["anna", "ben", None]
        assert (following.match.charter.rounds, following.match.charter.host) == (1, "ben")
        await refused("not-seated", rematch(house.player("dora"), table.id))


def test_rows_from_before_there_were_rooms_are_read_as_they_were_meant() -> None:
    body = (
        b'{"type":"opened","charter":{"table":"t","game":"snatch","options":{},"seats":3,"kind":"quick"},"secret":""}'
    )
    charter = charter_of(body)
    assert (charter.room, charter.stake, charter.bots, charter.admits, charter.spectators) == (
        None, 1, True, "anybody", True,
    )  # fmt: skip
    assert read(b'{"type":"rose"}', SnatchGame()) == Rose("left")
