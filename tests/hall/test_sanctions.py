"""Sanctions: what each kind forbids and how it is told, that it ends by the hall's clock, objections and answers."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hall.evening import Client, Evening, HandClock, evening, play_round
from tests.hall.test_reports import people, seated
from tests.stores.files import NOON

from teahouse.hall.conduct import Evidence
from teahouse.hall.errors import Refusal
from teahouse.hall.sanctions import HOUR, MOST_HOURS, Sanction, Terms

MUTE = Terms(kind="mute", reason="abuse", hours=24)
NO_ROOMS = Terms(kind="suspend", reason="stalling", hours=24, scope="rooms")
NO_TABLES = Terms(kind="suspend", reason="collusion", hours=24)
BAN = Terms(kind="ban", reason="cheating", hours=24)
FOR_GOOD = Terms(kind="ban", reason="cheating")
WARN = Terms(kind="warn", reason="other", note="请不要催别人")


async def impose(house: Evening, player_id: str, terms: Terms) -> Sanction:
    sanction = await house.hall.sanctions.impose(player_id, terms, "老周")
    await house.hall.hold_up(player_id)
    await house.rest()
    return sanction


def refused(client: Client) -> tuple[str, dict[str, object]]:
    message = client.of("refused")[-1]
    return message["key"], message["params"]


# ── what they forbid ─────────────────────────────────────────────────────────


async def test_who_is_muted_does_not_chat_and_plays_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, clients = await seated(house, await people(house, "anna", "ben", "cleo"))
        anna, ben, _ = clients
        await impose(house, anna.player.id, MUTE)
        assert anna.of("sanctioned") == [{"type": "sanctioned"}]
        anna.say({"type": "chat", "table": table.id, "text": "凭什么"})
        assert refused(anna) == ("muted", {"reason": "abuse", "until": NOON + 24 * HOUR})
        assert (ben.of("chatted"), ben.of("sanctioned")) == ([], [])
        anna.say({"type": "say", "table": table.id, "phrase": 1})
        assert len(ben.of("said")) == 1, "the house's own phrases hurt nobody"
        await play_round(house, table, clients)
        assert table.match.number == 1


async def test_a_sanction_ends_by_the_halls_clock_to_the_millisecond(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (anna,) = await people(house, "anna")
        await impose(house, anna.id, Terms(kind="mute", reason="abuse", hours=1))
        house.clock.move_to(house.clock.now() + HOUR - 1)
        with pytest.raises(Refusal, match="muted"):
            house.hall.sanctions.require_voice(anna.id)
        house.clock.move_to(house.clock.now() + 1)
        house.hall.sanctions.require_voice(anna.id)
        assert house.hall.sanctions.everybody() == []


async def test_who_is_suspended_from_rooms_sits_with_friends_and_practises(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (anna,) = await people(house, "anna")
        await impose(house, anna.id, NO_ROOMS)
        with pytest.raises(Refusal) as refusal:
            await house.hall.quick.seat(anna, "snatch")
        assert refusal.value.key == "suspended"
        assert refusal.value.params == {"reason": "stalling", "until": NOON + 24 * HOUR}
        assert len(house.hall.tables) == 0, "no table was opened for nothing"
        await house.hall.quick.seat(anna, "snatch", practice=True)
        await house.hall.seating.open(anna, "snatch", {})
        assert len(house.hall.tables.of(anna.id)) == 2


async def test_who_is_suspended_from_all_tables_has_no_seat_anywhere_and_may_look_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben = await people(house, "anna", "ben")
        table_id = await house.hall.seating.open(ben, "snatch", {})
        await impose(house, anna.id, NO_TABLES)
        seating, quick = house.hall.seating, house.hall.quick
        for attempt in (
            seating.open(anna, "snatch", {}),
            seating.sit(anna, table_id),
            quick.seat(anna, "snatch"),
            quick.seat(anna, "snatch", practice=True),
        ):
            with pytest.raises(Refusal, match="suspended"):
                await attempt
        assert len(house.hall.tables) == 1
        client = Client(house.hall, anna)
        client.enter(table_id)
        assert client.pictures[table_id]["seat"] is None


async def test_who_sits_is_put_out_where_the_suspension_holds_and_nowhere_else(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (anna,) = await people(house, "anna")
        room = await house.hall.quick.seat(anna, "snatch")
        friends = await house.hall.seating.open(anna, "snatch", {})
        client = Client(house.hall, anna)
        client.enter(room)
        client.enter(friends)
        await impose(house, anna.id, NO_ROOMS)
        assert client.of("gone") == [{"type": "gone", "table": room, "key": "suspended"}]
        assert (house.hall.tables.of(anna.id), client.closed) == ([friends], None)


async def test_a_banned_persons_lines_are_closed_and_his_round_is_played_to_its_end(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        players = await people(house, "anna", "ben", "cleo")
        table, clients = await seated(house, players)
        anna, ben, cleo = clients
        await impose(house, ben.player.id, FOR_GOOD)
        assert ben.closed == (4403, "banned")
        assert (anna.closed, cleo.closed) == (None, None)
        assert house.hall.tables.of(ben.player.id) == []
        chair = table.match.chairs[1]
        assert chair is not None
        assert (chair.autopilot, chair.leaving) == (True, True)
        await play_round(house, table, [anna, cleo])
        await house.settled()
        (entry,) = await house.hall.archive.of_player(ben.player.id, None, 10)
        assert (entry.ending != "void", sum(entry.points)) == (True, 0)
        for seat, player in enumerate(players):
            assert await house.hall.ledger.balance(player.id) == 2_000 + entry.points[seat]
        assert table.match.chairs[1] is None, "the seat is free for the next round"


async def test_a_ban_closes_every_line_of_the_person_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        anna, ben = await people(house, "anna", "ben")
        lines = [Client(house.hall, anna), Client(house.hall, anna), Client(house.hall, ben)]
        await impose(house, anna.id, BAN)
        assert [line.closed for line in lines] == [(4403, "banned"), (4403, "banned"), None]
        with pytest.raises(Refusal) as refusal:
            house.hall.sanctions.require_entry(anna.id)
        assert refusal.value.params == {"reason": "cheating", "until": NOON + 24 * HOUR}


async def test_a_ban_without_end_has_no_until(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (anna,) = await people(house, "anna")
        await impose(house, anna.id, FOR_GOOD)
        house.clock.move_to(house.clock.now() + MOST_HOURS * HOUR)
        with pytest.raises(Refusal) as refusal:
            house.hall.sanctions.require_entry(anna.id)
        assert refusal.value.params == {"reason": "cheating"}


async def test_sanctions_outlive_a_restart_and_the_seat_that_a_crash_left_is_freed(tmp_path: Path) -> None:
    clock = HandClock()
    async with evening(tmp_path, clock=clock) as house:
        players = await people(house, "anna", "ben", "cleo")
        await seated(house, players)
        await house.hall.sanctions.impose(players[0].id, BAN, "老周")  # Killed before it was held up.
        await house.hall.sanctions.impose(players[1].id, MUTE, "老周")
    async with evening(tmp_path, clock=clock) as house:
        await house.rest()
        assert [house.hall.tables.of(player.id) != [] for player in players] == [False, True, True]
        for player, held in zip(players, (["ban"], ["mute"], []), strict=True):
            assert [sanction.kind for sanction in house.hall.sanctions.in_force(player.id)] == held


# ── their terms ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("terms", "key"),
    [
        (Terms(kind="mute", reason="abuse"), "bad-term"),
        (Terms(kind="suspend", reason="abuse"), "bad-term"),
        (Terms(kind="mute", reason="abuse", hours=0), "bad-term"),
        (Terms(kind="ban", reason="abuse", hours=MOST_HOURS + 1), "bad-term"),
        (Terms(kind="warn", reason="abuse", hours=1), "bad-term"),
        (Terms(kind="ban", reason="abuse", note="长" * 501), "bad-note"),
    ],
)
async def test_what_has_no_sensible_end_is_not_imposed(tmp_path: Path, terms: Terms, key: str) -> None:
    async with evening(tmp_path) as house:
        with pytest.raises(Refusal, match=key):
            await house.hall.sanctions.impose("anna", terms, "老周")
        assert await house.hall.sanctions.of_player("anna") == []


async def test_a_sanction_keeps_its_evidence_and_its_reviewer(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        terms = Terms(kind="mute", reason="abuse", note="骂人", hours=72, evidence=(Evidence("r-1", 12),))
        sanction = await house.hall.sanctions.impose("anna", terms, "老周")
        assert await house.hall.sanctions.of_player("anna") == [sanction]
        assert (sanction.reviewer, sanction.at, sanction.until) == ("老周", NOON, NOON + 72 * HOUR)
        assert (sanction.evidence, sanction.note) == ((Evidence("r-1", 12),), "骂人")
        (own,) = await house.hall.sanctions.own("anna")
        assert not hasattr(own, "reviewer"), "who decided is the host's business"
        assert (own.evidence, own.holds) == ((Evidence("r-1", 12),), True)


async def test_a_warning_holds_until_it_has_been_read(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        (anna, ben) = await people(house, "anna", "ben")
        warning = await impose(house, anna.id, WARN)
        house.hall.sanctions.require_seat(anna.id, "quick")
        house.hall.sanctions.require_voice(anna.id)
        assert [own.note for own in house.hall.sanctions.own_in_force(anna.id)] == ["请不要催别人"]
        with pytest.raises(Refusal, match="unknown-sanction"):
            await house.hall.sanctions.seen(ben.id, warning.id)
        await house.hall.sanctions.seen(anna.id, warning.id)
        assert house.hall.sanctions.own_in_force(anna.id) == ()
        assert [own.seen_at for own in await house.hall.sanctions.own(anna.id)] == [NOON]


# ── objections ───────────────────────────────────────────────────────────────


async def test_one_objection_for_each_sanction_upheld_or_lifted(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        sanctions = house.hall.sanctions
        muted = await sanctions.impose("anna", MUTE, "老周")
        banned = await sanctions.impose("anna", FOR_GOOD, "老周")
        for text, key in (("", "bad-note"), ("长" * 501, "bad-note")):
            with pytest.raises(Refusal, match=key):
                await sanctions.appeal("anna", muted.id, text)
        with pytest.raises(Refusal, match="unknown-sanction"):
            await sanctions.appeal("ben", muted.id, "不是我")
        with pytest.raises(Refusal, match="no-appeal"):
            await sanctions.answer(muted.id, "lifted", "", "阿英")
        await sanctions.appeal("anna", muted.id, "是我儿子写的")
        await sanctions.appeal("anna", banned.id, "我没有用外挂")
        with pytest.raises(Refusal, match="already-appealed"):
            await sanctions.appeal("anna", muted.id, "再说一次")
        assert [sanction.id for sanction in await sanctions.appealed()] == [muted.id, banned.id]
        await sanctions.answer(muted.id, "upheld", "请管好手机", "阿英")
        await sanctions.answer(banned.id, "lifted", "", "阿英")
        with pytest.raises(Refusal, match="no-appeal"):
            await sanctions.answer(banned.id, "upheld", "", "阿英")
        assert await sanctions.appealed() == []
        sanctions.require_entry("anna")
        with pytest.raises(Refusal, match="muted"):
            sanctions.require_voice("anna")
        lifted, upheld = await sanctions.own("anna")
        assert (upheld.appeal, upheld.answer, upheld.answer_note) == ("是我儿子写的", "upheld", "请管好手机")
        assert (lifted.holds, lifted.lifted_at, lifted.answer) == (False, NOON, "lifted")


async def test_a_sanction_is_lifted_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        sanctions = house.hall.sanctions
        muted = await sanctions.impose("anna", MUTE, "老周")
        lifted = await sanctions.lift(muted.id, "阿英")
        assert (lifted.lifted_at, lifted.lifted_by) == (NOON, "阿英")
        sanctions.require_voice("anna")
        for sanction_id, key in ((muted.id, "not-in-force"), ("nothing", "unknown-sanction")):
            with pytest.raises(Refusal, match=key):
                await sanctions.lift(sanction_id, "阿英")
