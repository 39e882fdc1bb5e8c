"""Who asks too often: by address, by account, by socket; each is told how long to wait."""

from collections.abc import Iterator
from contextlib import AsyncExitStack

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from tests.edge.guests import guest, open_socket
from tests.living import House, open_house
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from teahouse.edge.limits import UNLIMITED, Limits, Rate
from teahouse.edge.sockets import TOO_MANY_MESSAGES

HOURLY = 1 / 3600


@pytest.fixture
def strict(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall with one limit."""
    with open_house(tmp_path_factory.mktemp("hall"), limits=replace(UNLIMITED, **request.param)) as opened:
        yield opened


@pytest.mark.parametrize("strict", [{"guests": Rate(HOURLY, 2)}], indirect=True)
async def test_an_address_makes_only_so_many_accounts(strict: House) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(2):
            await stack.enter_async_context(guest(strict.url))
        async with httpx.AsyncClient(base_url=strict.url) as third:
            answer = await third.post("/api/guest", json={})
            assert (answer.status_code, answer.json()["key"]) == (429, "too-many-requests")
            assert int(answer.headers["retry-after"]) == answer.json()["params"]["wait"] > 3000


@pytest.mark.parametrize("strict", [{"account": Rate(HOURLY, 3)}], indirect=True)
async def test_an_account_asks_only_so_often_and_others_go_on(strict: House) -> None:
    async with guest(strict.url) as eager, guest(strict.url) as calm:
        statuses = [(await eager.client.get("/api/me")).status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert (await calm.client.get("/api/me")).status_code == 200


@pytest.mark.parametrize(
    ("strict", "status", "key"),
    [
        ({"sockets": Rate(HOURLY, 1)}, 429, "too-many-requests"),
        ({"handshakes": Rate(HOURLY, 1)}, 503, "crowded"),
    ],
    indirect=["strict"],
)
async def test_sockets_are_admitted_at_a_rate(strict: House, status: int, key: str) -> None:
    async with guest(strict.url) as person, person.socket():
        with pytest.raises(InvalidStatus) as refused:
            await open_socket(strict.url, person.cookie)
    response = refused.value.response
    assert response.status_code == status
    assert msgspec.json.decode(response.body)["key"] == key
    assert int(response.headers["retry-after"]) > 3000


@pytest.mark.parametrize("strict", [{"messages": Limits().messages}], indirect=True)
async def test_a_flood_closes_the_line(strict: House) -> None:
    async with guest(strict.url) as person, person.socket() as socket:
        for _ in range(41):
            await socket.connection.send('{"type":"ping"}')
        with pytest.raises(ConnectionClosedError) as closed:
            await socket.hear("closed")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (TOO_MANY_MESSAGES, "too-many-messages")
