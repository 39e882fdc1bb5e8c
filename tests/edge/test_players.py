"""Other people, the best, and one's own history, through the front door."""

from __future__ import annotations

from typing import Any

import httpx
from tests.edge.guests import GAME, guest, play_on
from tests.living import House

from teahouse.hall.messages import PROTOCOL


async def test_a_round_in_a_room_is_rated_found_and_downloaded(house: House) -> None:
    async with guest(house.url, "手气好的人") as person, person.socket() as socket:
        rooms = {room["key"]: room for room in await person.get(f"/api/games/{GAME}/rooms")}
        assert (rooms["middle"]["entry"], rooms["practice"]["bots"]) == (5_000, "only")
        refused = await person.client.post("/api/quick", json={"game": GAME, "room": "senior"})
        assert (refused.status_code, refused.json()) == (
            409, {"key": "balance-too-low", "params": {"least": 20_000}},
        )  # fmt: skip
        table = (await person.post("/api/quick", {"game": GAME, "room": "junior"}))["table"]
        assert table in [card["table"] for card in await person.get(f"/api/tables?game={GAME}&room=junior")]
        await socket.say("hello", protocol=PROTOCOL)
        picture = await socket.enter(table)
        me = (await person.get("/api/me"))["id"]
        assert (picture["desk"]["stake"], picture["desk"]["seats"][0]["player"]) == (2, me)
        await play_on([socket], table, lambda it: it.state(table) in {"between", "over"})
        (card,) = await person.kept_rounds()
        assert (card["room"], card["stake"], card["kind"]) == ("junior", 2, "quick")
        partner = next(seat["player"] for seat in card["seats"] if not seat["me"])
        assert len((await person.get(f"/api/rounds?partner={partner}&game={GAME}"))["rounds"]) == 1
        assert (await person.get(f"/api/rounds?until={card['ended']}"))["rounds"] == []

        record = await person.client.get(f"/api/rounds/{card['round']}/record?download=true")
        assert record.headers["content-disposition"] == f'attachment; filename="{card["round"]}.json"'

        async with httpx.AsyncClient(base_url=house.url) as stranger:
            page = (await stranger.get(f"/api/players/{me}")).json()
            assert (page["player"]["name"], page["rounds"][0]["round"]) == ("手气好的人", card["round"])
            assert (page["ratings"][0]["game"], page["ratings"][0]["provisional"]) == (GAME, True)
            (point,) = (await stranger.get(f"/api/players/{me}/curve?game={GAME}")).json()
            assert point["rating"] == page["ratings"][0]["rating"]
            assert (await stranger.get(f"/api/games/{GAME}/best")).json() == []
            week: list[dict[str, Any]] = (await stranger.get(f"/api/games/{GAME}/best?by=week")).json()
            assert card["points"][0] in [rank["score"] for rank in week if rank["player"] == me]
            await person.client.patch("/api/me", json={"private": True})
            assert (await stranger.get(f"/api/players/{me}")).json()["rounds"] is None
            assert (await stranger.get(f"/api/players/{me}/curve?game={GAME}")).json()["key"] == "private-player"
