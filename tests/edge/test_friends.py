"""A table of friends through the front door."""

from __future__ import annotations

from tests.edge.guests import GAME, guest
from tests.living import House

from teahouse.hall.messages import PROTOCOL


async def test_friends_save_terms_change_places_and_end_by_vote(house: House) -> None:
    async with guest(house.url) as host, guest(house.url) as friend, host.socket() as socket:
        terms = {"game": GAME, "options": {"base_score": 2}, "agreement": {"rounds": 8, "spectators": False}}
        preset = await host.post("/api/presets", {"name": "周日", "terms": terms})
        (saved,) = await host.get("/api/presets")
        assert (saved, saved["terms"]["agreement"]["rounds"]) == (preset, 8)
        bare = {"name": "周六", "terms": {"game": GAME}}
        assert (await host.client.put(f"/api/presets/{preset['id']}", json=bare)).json()["name"] == "周六"
        assert (await host.client.delete(f"/api/presets/{preset['id']}")).status_code == 204
        opened = await host.post("/api/tables", {"game": GAME, "rounds": 8, "limit": 500, "spectators": False})
        table = opened["table"]
        await friend.post(f"/api/tables/{table}/sit")
        await socket.say("hello", protocol=PROTOCOL)
        picture = await socket.enter(table)
        assert (picture["desk"]["rounds"], picture["desk"]["limit"], picture["desk"]["scores"]) == (8, 500, [])
        await friend.post(f"/api/tables/{table}/seat", {"to": 3})
        assert (await host.get(f"/api/tables/{table}"))["taken"] == [True, False, False, True]
        await friend.post(f"/api/tables/{table}/vote", {"agree": True})
        while socket.pictures[table]["desk"]["vote"] is None:
            await socket.hear()
        await host.post(f"/api/tables/{table}/vote", {"agree": True})
        while socket.state(table) != "over":
            await socket.hear()
        again = await host.post(f"/api/tables/{table}/rematch")
        assert (await socket.hear("rematch"))["next"] == again["table"]
        assert (await friend.post(f"/api/tables/{table}/rematch"))["code"] == again["code"]
        assert (await host.client.delete(f"/api/tables/{again['table']}/seats/3")).status_code == 204
        refused = await friend.client.post(f"/api/tables/{again['table']}/sit", json={})
        assert (refused.status_code, refused.json()["key"]) == (409, "asked-to-leave")
