"""A table from the first seat to the end of the match."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from tests.hall.evening import Client, Evening, evening, play_round, two_claimants
from tests.laws import snatch

from teahouse.hall.clock import Timing
from teahouse.hall.table import Table
from teahouse.kernel import ABSENT_NONCE, Action, Diverged, Event, Record, Seat, commitment_of, plain, verify


async def record_of(house: Evening, round_id: str) -> Record:
    kept = await house.stores.archive.record(round_id)
    assert kept is not None
    return msgspec.json.decode(kept, type=Record)


async def test_a_round_is_played_settled_once_and_kept(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        picture = anna.pictures[table.id]
        assert picture["desk"]["state"] == "playing"
        await play_round(house, table, [anna])
        await house.settled()
        assert picture["desk"]["state"] == "between"
        entry = await house.stores.archive.entry(picture["desk"]["round"])
        assert entry is not None
        assert entry.ending == "deck-empty"
        assert sum(entry.points) == 0
        balances = await house.stores.ledger.balances([player.id for player in entry.seats])
        assert [balances[player.id] - 2_000 for player in entry.seats] == list(entry.points)
        assert [seat["points"] for seat in picture["desk"]["seats"]] == [2_000 + points for points in entry.points]
        assert await house.stores.ledger.check() == []
        record = await record_of(house, entry.round)
        assert record.outcome is not None
        assert tuple(record.outcome["points"]) == entry.points
        assert record.acts == plain(table.match.acts)
        verify(table.match.game, record)


async def test_every_picture_is_what_the_patches_make_of_the_one_before(tmp_path: Path) -> None:
    """For three people, after each step of two whole rounds."""
    async with evening(tmp_path) as house:
        table, clients = await house.table("anna", "ben", "cleo")

        def compare() -> None:
            for seat, client in enumerate(clients):
                picture = client.pictures[table.id]
                drawn = table.audience._picture
                assert picture["seat"] == seat
                assert picture["desk"] == plain(drawn.desk())
                assert picture["public"] == plain(drawn.public())
                assert picture["private"] == plain(drawn.private(seat))
                assert picture["question"] == plain(drawn.question(seat))

        for _ in range(2):
            await play_round(house, table, clients, compare)
            for client in clients:
                client.say({"type": "ready", "table": table.id})
            await house.rest()
        assert table.match.number == 3


class Noted(snatch.Private, frozen=True):
    """A hand, and whether its seat has answered."""

    answered: bool


class Mute(snatch.Window, frozen=True, tag="window"):
    """Not even the giver of a secret answer sees an event of it."""

    SLOTS: ClassVar = snatch.Window.SLOTS

    def act(self, round: snatch.Table, seat: Seat, action: Action, out: list[Event]) -> None:
        super().act(round, seat, action, [])


class MuteTable(snatch.Table):
    SLOTS: ClassVar = {}
    __slots__ = ()

    def window(self, source: Seat, rank: int, *, held: bool = False) -> snatch.Window:
        plain = super().window(source, rank, held=held)
        return Mute(**{name: getattr(plain, name) for name in plain.__struct_fields__})

    def show_own(self, seat: Seat) -> Noted:
        answered = isinstance(self.phase, Mute) and self.phase.answers[seat] is not None
        return Noted(tuple(self.hands[seat]), answered)


class MuteGame(snatch.SnatchGame):
    key = "mute"
    round = MuteTable
    Private = Noted


async def test_who_acts_is_shown_his_own_part_although_there_was_no_event(tmp_path: Path) -> None:
    async with evening(tmp_path, games=(MuteGame(),)) as house:
        table, clients = await house.table("anna", "ben", "cleo", game="mute")
        _, _, second = await two_claimants(house, table, clients)
        seat = clients.index(second)
        for answered in (False, True):
            own = second.pictures[table.id]["private"]
            assert own == plain(table.audience._picture.private(seat))
            assert own["answered"] is answered
            second.play(table.id, {"type": "pass"})
            await house.rest()


async def test_the_next_round_begins_when_all_people_are_ready_and_carries_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna, ben) = await house.table("anna", "ben")
        await play_round(house, table, [anna, ben])
        carry = table.match.carry
        anna.say({"type": "ready", "table": table.id})
        await house.rest()
        assert anna.pictures[table.id]["desk"]["state"] == "between"
        assert [seat["ready"] for seat in anna.pictures[table.id]["desk"]["seats"]] == [True, False, True]
        ben.say({"type": "ready", "table": table.id})
        await house.rest()
        assert anna.pictures[table.id]["desk"]["state"] == "playing"
        assert anna.pictures[table.id]["desk"]["number"] == 2
        assert table.match.setup is not None
        assert table.match.setup.carry == carry


async def test_after_half_a_minute_who_is_not_ready_is_played_for(tmp_path: Path) -> None:
    async with evening(tmp_path, timing=Timing()) as house:
        table, (anna, ben) = await house.table("anna", "ben")
        anna.say({"type": "autopilot", "table": table.id, "on": True})
        ben.say({"type": "autopilot", "table": table.id, "on": True})
        while table.match.playing is not None:
            await house.wait(1_000)
        anna.say({"type": "ready", "table": table.id})
        until = anna.pictures[table.id]["desk"]["next_at"] - house.clock.wall()
        await house.wait(until - 1)
        assert table.match.number == 1
        await house.wait(1)
        assert table.match.number == 2
        assert [seat["autopilot"] for seat in anna.pictures[table.id]["desk"]["seats"]] == [False, True, False]


async def test_a_match_of_two_rounds_ends_after_two(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna", rounds=2)
        await play_round(house, table, [anna])
        anna.say({"type": "ready", "table": table.id})
        await house.rest()
        await play_round(house, table, [anna])
        await house.settled()
        assert anna.pictures[table.id]["desk"]["state"] == "over"
        assert house.hall.tables.of("anna") == []
        assert await house.hall.log.tables() == [], "rows of a settled match are forgotten"


async def test_points_won_are_summed_over_the_match_and_add_up_to_zero(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        for _ in range(3):
            await play_round(house, table, [anna])
            anna.say({"type": "ready", "table": table.id})
            await house.settled()
        won = [chair.won for chair in table.match.chairs if chair is not None]
        assert sum(won) == 0
        assert [chair.points for chair in table.match.chairs if chair is not None] == [2_000 + part for part in won]


# ── the sealed luck ──────────────────────────────────────────────────────────


async def the_first_round_of(house: Evening, table: Table, clients: list[Client]) -> Record:
    await play_round(house, table, clients)
    await house.settled()
    return await record_of(house, f"{table.id}-1")


async def test_the_commitment_is_shown_before_any_nonce_is_taken_and_the_record_keeps_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table_id = await house.hall.seating.open(house.player("anna"), "snatch", {})
        anna = house.client("anna")
        anna.enter(table_id, nonce="tea-and-melon-seeds")
        published = anna.pictures[table_id]["desk"]["commitment"]
        table = house.hall.tables.get(table_id)
        await house.hall.seating.seat_bots(table)
        await house.rest()
        assert anna.pictures[table_id]["desk"]["commitment"] == published
        record = await the_first_round_of(house, table, [anna])
        assert record.proof.commitment == published
        assert record.proof.nonces == ("tea-and-melon-seeds", ABSENT_NONCE, ABSENT_NONCE)
        assert record.proof.secret is not None
        assert commitment_of(bytes.fromhex(record.proof.secret)) == published
        verify(table.match.game, record)


async def test_a_record_with_another_nonce_does_not_verify(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        record = await the_first_round_of(house, table, [anna])
        proof = msgspec.structs.replace(record.proof, nonces=("forged", ABSENT_NONCE, ABSENT_NONCE))
        with pytest.raises(Diverged):
            verify(table.match.game, msgspec.structs.replace(record, proof=proof))


async def test_between_rounds_the_coming_round_is_committed_to_and_ready_brings_the_word(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        first = anna.pictures[table.id]["desk"]["commitment"]
        await play_round(house, table, [anna])
        coming = anna.pictures[table.id]["desk"]["commitment"]
        assert coming != first
        anna.say({"type": "ready", "table": table.id, "nonce": "second"})
        await house.rest()
        assert anna.pictures[table.id]["desk"]["commitment"] == coming
        assert table.match.nonces == ("second", ABSENT_NONCE, ABSENT_NONCE)


async def test_each_rounds_secret_is_drawn_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who knows the secret of a round that is over knows nothing of the next."""
    drawn: list[str] = []
    draw = secrets.token_hex

    def noted(length: int) -> str:
        drawn.append(draw(length))
        return drawn[-1]

    monkeypatch.setattr("secrets.token_hex", noted)
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        used = [table.match.secret.hex()]
        for _ in range(2):
            await play_round(house, table, [anna])
            anna.say({"type": "ready", "table": table.id})
            await house.rest()
            used.append(table.match.secret.hex())
    assert [secret for secret in drawn if secret in used] == used, "each once, in the order of the rounds"


async def test_a_word_that_came_while_its_commitment_was_not_out_is_not_used(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        anna.enter(table.id, nonce="too-early")
        await play_round(house, table, [anna])
        anna.say({"type": "ready", "table": table.id})
        await house.rest()
        assert table.match.nonces == (ABSENT_NONCE,) * 3


async def test_the_record_of_a_running_round_is_nowhere(tmp_path: Path) -> None:
    """From the deal to the last act but one."""
    async with evening(tmp_path) as house:
        table, (anna,) = await house.table("anna")
        secret, looks = table.match.secret, 0
        while table.match.playing is not None:
            assert await house.stores.archive.entry(f"{table.id}-1") is None
            assert await house.stores.archive.record(f"{table.id}-1") is None
            looks += 1
            question = anna.asked(table.id)
            assert question is not None
            anna.play(table.id, question["ask"]["actions"][0])
            await house.settled()
            if table.match.playing is not None:
                assert not any(secret.hex().encode() in frame for frame in anna.frames)
        assert looks > 3
        assert await house.stores.archive.record(f"{table.id}-1") is not None
