"""A whole round through real sockets, by four people who answer at random."""

import asyncio
from contextlib import AsyncExitStack

import msgspec
from tests.edge.guests import GAME, Guest, Socket, guest, play_on
from tests.living import House

from teahouse.hall.messages import PROTOCOL
from teahouse.kernel import Record, registry, verify


async def four_at_a_table(stack: AsyncExitStack, url: str) -> tuple[str, list[Guest], list[Socket]]:
    """A friends' table of one round: its id, its people in the order of their seats, and their sockets."""
    people = [await stack.enter_async_context(guest(url)) for _ in range(4)]
    table: str = (await people[0].post("/api/tables", {"game": GAME, "rounds": 1}))["table"]
    for seat in range(1, 4):
        await people[seat].post(f"/api/tables/{table}/sit", {"seat": seat})
    sockets = [await stack.enter_async_context(person.socket()) for person in people]
    for socket in sockets:
        await socket.say("hello", protocol=PROTOCOL)
        await socket.enter(table)
    return table, people, sockets


async def test_an_action_out_of_turn_is_refused_and_changes_nothing(house: House) -> None:
    async with AsyncExitStack() as stack:
        table, _, sockets = await four_at_a_table(stack, house.url)
        await play_on(sockets, table, lambda it: it.pictures[table]["question"] is not None)
        (asked,) = [socket for socket in sockets if socket.pictures[table]["question"]]
        hasty = next(socket for socket in sockets if socket is not asked)
        action = asked.pictures[table]["question"]["ask"]["actions"][0]
        before = hasty.pictures[table]["public"]
        await hasty.say("play", table=table, id="hasty", q=0, action=action)
        refused = await hasty.hear("refused")
        assert (refused["key"], refused["table"], refused["id"]) == ("not-your-turn", table, "hasty")
        await hasty.say("again", table=table)
        await hasty.hear("sync")
        assert hasty.pictures[table]["public"] == before


async def test_four_people_play_a_round_to_its_settlement(house: House) -> None:
    async with AsyncExitStack() as stack:
        table, people, sockets = await four_at_a_table(stack, house.url)

        def settled(socket: Socket) -> bool:
            picture = socket.pictures[table]
            return picture["public"] is not None and picture["public"]["outcome"] is not None

        await asyncio.gather(*(socket.play(table, settled) for socket in sockets))

        publics = [socket.pictures[table]["public"] for socket in sockets]
        assert publics[1:] == publics[:-1]
        points = publics[0]["outcome"]["points"]
        assert sum(points) == 0

        (card,) = await people[0].kept_rounds()
        assert (card["game"], card["table"], card["number"], card["points"]) == (GAME, table, 1, points)
        assert [seat["me"] for seat in card["seats"]].count(True) == 1
        balances = [(await person.get("/api/me"))["points"] for person in people]
        assert sorted(balances) == sorted(2000 + won for won in points)

        raw = (await people[0].client.get(f"/api/rounds/{card['round']}/record")).content
        record = msgspec.json.decode(raw, type=Record)
        assert record.proof.commitment == card["commitment"]
        verify(registry.game(GAME), record)


async def test_no_record_is_to_be_had_while_a_round_is_played(house: House) -> None:
    async with guest(house.url) as person, person.socket() as socket:
        table = (await person.post("/api/quick", {"game": GAME, "practice": True}))["table"]
        await socket.say("hello", protocol=PROTOCOL)
        await socket.enter(table)
        await socket.play(table, lambda it: it.pictures[table]["question"] is not None)
        desk = socket.pictures[table]["desk"]
        assert len(desk["commitment"]) == 64
        answer = await person.client.get(f"/api/rounds/{desk['round']}/record")
        assert (answer.status_code, answer.json()) == (404, {"key": "unknown-round", "params": {}})
