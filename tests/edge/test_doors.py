"""How many sockets may be open at once: of an address the first, of an account the newest; and none that is dead."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from tests.edge.guests import Guest, Socket, guest
from tests.living import open_house
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from teahouse.edge.doors import ADDRESS_FULL, TOO_MANY_WINDOWS
from teahouse.edge.lines import SILENT
from teahouse.hall.accounts import Player
from teahouse.hall.hall import RESTARTING
from teahouse.hall.messages import PROTOCOL


async def greeted(person: Guest, stack: AsyncExitStack, address: str = "") -> Socket:
    """A socket that the hall has greeted; `address` is what the proxy says."""
    headers = {"X-Forwarded-For": address} if address else {}
    socket = await stack.enter_async_context(person.socket(**headers))
    await socket.say("hello", protocol=PROTOCOL)
    await socket.hear("welcome")
    return socket


async def closed(socket: Socket) -> tuple[int, str]:
    with pytest.raises(ConnectionClosedError) as told:
        await socket.hear("closed")
    assert told.value.rcvd is not None
    return told.value.rcvd.code, told.value.rcvd.reason


async def lives(socket: Socket) -> bool:
    await socket.say("ping")
    return str((await socket.hear("pong"))["type"]) == "pong"


async def test_who_comes_to_a_full_address_is_turned_away_until_somebody_goes(tmp_path: Path) -> None:
    with open_house(tmp_path, sockets_per_address=2) as house:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(guest(house.url)) for _ in range(3)]
            first, second = [await greeted(person, stack) for person in people[:2]]
            async with people[2].socket() as third:
                assert await closed(third) == (ADDRESS_FULL, "address-full")
            assert await lives(first)
            assert await lives(second)
            await first.connection.close()
            assert await lives(await greeted(people[2], stack))


async def test_a_household_is_full_and_its_neighbours_come_in(tmp_path: Path) -> None:
    """Of IPv6 the network counts: a machine may take another address of it for every socket."""
    with open_house(tmp_path, sockets_per_address=1) as house:
        async with AsyncExitStack() as stack, guest(house.url) as person, guest(house.url) as other:
            await greeted(person, stack, "2001:db8:1:2::7")
            async with other.socket(**{"X-Forwarded-For": "2001:db8:1:2:ffff::9"}) as same:
                assert await closed(same) == (ADDRESS_FULL, "address-full")
            assert await lives(await greeted(other, stack, "2001:db8:1:3::7"))


async def test_one_window_too_many_closes_the_first_of_that_account_alone(tmp_path: Path) -> None:
    with open_house(tmp_path, sockets_per_account=2) as house:
        async with AsyncExitStack() as stack, guest(house.url) as person, guest(house.url) as other:
            neighbour = await greeted(other, stack)
            first, second, third = [await greeted(person, stack) for _ in range(3)]
            assert await closed(first) == (TOO_MANY_WINDOWS, "too-many-windows")
            again = await greeted(person, stack)
            assert await closed(second) == (TOO_MANY_WINDOWS, "too-many-windows")
            assert [await lives(socket) for socket in (neighbour, third, again)] == [True] * 3


async def test_who_has_gone_takes_no_room(tmp_path: Path) -> None:
    with open_house(tmp_path, sockets_per_account=2, sockets_per_address=3) as house:
        async with AsyncExitStack() as stack, guest(house.url) as person:
            stays = await greeted(person, stack)
            for _ in range(5):
                async with AsyncExitStack() as short:
                    await greeted(person, short)
            assert await lives(stays)


async def test_who_says_nothing_any_more_is_hung_up_on_and_who_pings_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teahouse.edge.sockets.SWEPT_EVERY", 0.1)
    monkeypatch.setattr("teahouse.edge.lines.SILENT_FOR", 3.0)
    with open_house(tmp_path) as house:
        async with AsyncExitStack() as stack, guest(house.url) as silent, guest(house.url) as lively:
            first, second = await greeted(silent, stack), await greeted(lively, stack)
            hung_up = asyncio.create_task(closed(first))
            async with asyncio.timeout(20):
                while not hung_up.done():
                    assert await lives(second)
                    await asyncio.sleep(0.1)
            assert await hung_up == (SILENT, "silent")
            assert await lives(second)


async def test_who_comes_while_the_hall_is_being_shut_is_sent_away_and_waited_for_by_nobody(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        async with guest(house.url) as person:
            house.ask(house.hall.stop())
            with pytest.raises(InvalidStatus) as refused:
                async with person.socket():
                    pass
    assert refused.value.response.status_code == 503
    assert msgspec.json.decode(refused.value.response.body) == {"key": "restarting", "params": {}}


async def test_who_is_on_his_way_in_when_the_hall_is_being_shut_is_sent_away_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        of_token = house.hall.accounts.of_token

        async def shut_meanwhile(token: str) -> Player | None:
            await house.hall.stop()
            return await of_token(token)

        async with guest(house.url) as person:
            monkeypatch.setattr(house.hall.accounts, "of_token", shut_meanwhile)
            async with person.socket() as socket:
                assert await closed(socket) == (RESTARTING, "restarting")
