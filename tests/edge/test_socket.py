"""One socket of a whole hall: whatever is wrong with a message gets a typed answer, and changes nothing."""

from typing import Any

import msgspec
import pytest
from tests.edge.guests import GAME, Socket, guest, open_socket
from tests.living import House
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from teahouse.edge.sockets import UNAUTHENTICATED
from teahouse.hall.messages import PROTOCOL


async def test_hello_is_answered_with_who_one_is(house: House) -> None:
    async with guest(house.url, "阿根") as person, person.socket() as socket:
        await socket.say("hello", protocol=PROTOCOL)
        welcome = await socket.hear()
        assert (welcome["type"], welcome["name"], welcome["tables"]) == ("welcome", "阿根", [])


async def test_a_ping_is_answered(house: House) -> None:
    async with guest(house.url) as person, person.socket() as socket:
        await socket.say("hello", protocol=PROTOCOL)
        await socket.say("ping")
        assert (await socket.hear("pong"))["now"] > 0


async def test_a_socket_without_identity_is_closed(house: House) -> None:
    async with open_socket(house.url) as nobody:
        with pytest.raises(ConnectionClosedError) as closed:
            await nobody.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (UNAUTHENTICATED, "unauthenticated")


async def test_a_foreign_page_gets_no_socket(house: House) -> None:
    async with guest(house.url) as person:
        with pytest.raises(InvalidStatus) as refused:
            async with person.socket(Origin="https://evil.example"):
                pass
    assert refused.value.response.status_code == 403
    assert msgspec.json.decode(refused.value.response.body) == {"key": "foreign-origin", "params": {}}


@pytest.mark.parametrize(
    ("frame", "key"),
    [
        ("{", "bad-message"),
        ("[]", "bad-message"),
        ('{"type":"teleport"}', "bad-message"),
        ('{"type":"enter"}', "bad-message"),
        ('{"type":"enter","table":7}', "bad-message"),
        (b"\x00\x01", "binary-frame"),
    ],
)
async def test_a_malformed_frame_is_refused_and_the_line_stays(house: House, frame: str | bytes, key: str) -> None:
    async with guest(house.url) as person, person.socket() as socket:
        await socket.say("hello", protocol=PROTOCOL)
        await socket.hear("welcome")
        await socket.connection.send(frame)
        refused = await socket.hear()
        assert (refused["type"], refused["key"], refused["table"], refused["id"]) == ("refused", key, None, None)
        await socket.say("ping")
        assert (await socket.hear())["type"] == "pong"


async def test_an_oversize_message_closes_the_line(house: House) -> None:
    async with guest(house.url) as person, person.socket() as socket:
        await socket.connection.send("x" * 4097)
        with pytest.raises(ConnectionClosedError) as closed:
            await socket.connection.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


async def test_an_unknown_table_cannot_be_looked_at(house: House) -> None:
    async with guest(house.url) as person, person.socket() as socket:
        await socket.say("hello", protocol=PROTOCOL)
        await socket.say("enter", table="nowhere")
        refused = await socket.hear("refused")
        assert (refused["key"], refused["table"]) == ("unknown-table", "nowhere")


async def seated(socket: Socket, person: Any) -> str:
    """A practice table in play, seen by its one person."""
    table: str = (await person.post("/api/quick", {"game": GAME, "practice": True}))["table"]
    await socket.say("hello", protocol=PROTOCOL)
    await socket.enter(table)
    await socket.play(table, lambda it: it.pictures[table]["question"] is not None)
    return table


async def test_an_answer_to_an_old_question_gets_the_present_picture(house: House) -> None:
    async with guest(house.url) as person, person.socket() as socket:
        table = await seated(socket, person)
        question = socket.pictures[table]["question"]
        action = question["ask"]["actions"][0]
        await socket.say("play", table=table, id="late", q=question["q"] - 1, action=action)
        assert (await socket.hear("sync", "refused"))["type"] == "sync"
        assert socket.pictures[table]["question"]["q"] == question["q"]
        assert "late" not in socket.acknowledged


async def test_a_spectator_cannot_play(house: House) -> None:
    async with guest(house.url) as person, person.socket() as socket, guest(house.url) as other:
        table = await seated(socket, person)
        async with other.socket() as looking:
            await looking.say("hello", protocol=PROTOCOL)
            picture = await looking.enter(table)
            assert (picture["seat"], picture["private"], picture["question"]) == (None, None, None)
            action = socket.pictures[table]["question"]["ask"]["actions"][0]
            await looking.say("play", table=table, id="theirs", q=1, action=action)
            refused = await looking.hear("refused")
            assert (refused["key"], refused["id"]) == ("not-seated", "theirs")


async def test_what_is_no_action_of_the_game_is_refused(house: House) -> None:
    async with guest(house.url) as person, person.socket() as socket:
        table = await seated(socket, person)
        q = socket.pictures[table]["question"]["q"]
        await socket.say("play", table=table, id="odd", q=q, action={"type": "checkmate"})
        refused = await socket.hear("refused")
        assert (refused["key"], refused["table"], refused["id"]) == ("bad-action", table, "odd")
        assert socket.pictures[table]["question"]["q"] == q


async def test_a_second_socket_takes_over_and_the_first_is_told(house: House) -> None:
    async with guest(house.url) as person, person.socket() as first:
        table = await seated(first, person)
        async with person.socket() as second:
            await second.say("hello", protocol=PROTOCOL)
            picture = await second.enter(table)
            assert picture["question"]["q"] == first.pictures[table]["question"]["q"]
            gone = await first.hear("gone")
            assert (gone["table"], gone["key"]) == (table, "opened-elsewhere")


async def test_an_action_sent_twice_is_played_once(house: House) -> None:
    async with guest(house.url) as person, person.socket() as socket:
        table = await seated(socket, person)
        question = socket.pictures[table]["question"]
        play = {"table": table, "id": "once", "q": question["q"], "action": question["ask"]["actions"][0]}
        await socket.say("play", **play)
        while "once" not in socket.acknowledged:
            await socket.hear("update")
        await socket.say("play", **play)
        await socket.say("ping")
        await socket.hear("pong")
        assert socket.pictures[table]["question"] is None or socket.pictures[table]["question"]["q"] > question["q"]
