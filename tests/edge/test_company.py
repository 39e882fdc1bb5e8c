"""Around the table, through the front door: talk, mutes, what leaving costs, how long one has played."""

from __future__ import annotations

from pathlib import Path

from tests.edge.guests import guest
from tests.living import House, open_house

from teahouse.hall.messages import PROTOCOL

TRICKS = "bao-hong-wu"


async def test_people_talk_and_need_not_hear_each_other(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("微信 # people who sell things\n", "utf-8")
    with open_house(tmp_path, words=words) as house:
        async with guest(house.url) as anna, guest(house.url) as ben, anna.socket() as hers, ben.socket() as his:
            table = (await anna.post("/api/tables", {"game": TRICKS}))["table"]
            await ben.post(f"/api/tables/{table}/sit")
            for socket in (hers, his):
                await socket.say("hello", protocol=PROTOCOL)
                await socket.enter(table)
            await his.say("chat", table=table, text="加微信")
            assert (await hers.hear("chatted"))["text"] == "加＊＊"
            await hers.say("react", table=table, reaction=5, to=1)
            reacted = await his.hear("reacted")
            assert (reacted["seat"], reacted["reaction"], reacted["to"]) == (0, 5, 1)
            other = (await ben.get("/api/me"))["id"]
            assert (await anna.client.put(f"/api/me/mutes/{other}")).status_code == 204
            assert [muted["id"] for muted in await anna.get("/api/me/mutes")] == [other]
            await his.say("say", table=table, phrase=1)
            await his.hear("said")
            assert (await anna.client.delete(f"/api/me/mutes/{other}")).status_code == 204
            await his.say("react", table=table, reaction=6)
            assert (await hers.hear("said", "reacted"))["type"] == "reacted", "the phrase was not for her"


async def test_one_is_told_what_leaving_costs_and_how_long_one_has_played(house: House) -> None:
    async with guest(house.url) as person:
        table = (await person.post("/api/tables", {"game": TRICKS}))["table"]
        assert await person.get(f"/api/tables/{table}/leaving") == {"effect": "free", "points": None}
        changed = await person.client.patch("/api/me", json={"daily_minutes": 90})
        assert changed.json()["daily_minutes"] == 90
        report = await person.get("/api/me/play-time")
        assert (report["limit"], report["left"], len(report["days"])) == (90, 90, 7)
