"""What must never stand in a log: a real process is signed in to, reset and played at, and its words are searched."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.edge.guests import GAME, guest, play_on
from tests.edge.test_people import admin
from tests.edge.test_process import entered, hall_process

from teahouse.edge.session import COOKIE

WORD, OTHER, WRONG = "a cup of green tea", "another cup of tea", "not the word at all"


@pytest.mark.parametrize("level", ["info", "debug"])
async def test_no_password_no_code_no_cookie_and_no_secret_of_a_deal_is_logged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], level: str
) -> None:
    secrets: dict[str, str] = {"password": WORD, "new password": OTHER, "wrong password": WRONG}
    with hall_process(tmp_path, TEAHOUSE_LOG_LEVEL=level) as (process, url):
        async with AsyncExitStack() as stack:
            person = await stack.enter_async_context(guest(url))
            secrets["guest's cookie"] = person.client.cookies[COOKIE]
            await person.post("/api/register", {"name": "守口的人", "password": WORD})
            secrets["registered cookie"] = person.client.cookies[COOKIE]
            await person.client.post("/api/session", json={"name": "守口的人", "password": WRONG})
            await person.client.post("/api/session", json={"name": "守口的人", "password": 7, "cookie": WRONG})
            assert await admin(["reset-code", "守口的人", "--data", str(tmp_path)]) == 0
            secrets["reset code"] = capsys.readouterr().out.splitlines()[0]
            wrong = {"name": "守口的人", "code": secrets["reset code"][:-1] + "!", "password": OTHER}
            await person.client.post("/api/password/reset", json=wrong)
            right = wrong | {"code": secrets["reset code"]}
            (await person.client.post("/api/password/reset", json=right)).raise_for_status()
            secrets["cookie after the reset"] = person.client.cookies[COOKIE]
            table = (await person.post("/api/tables", {"game": GAME, "rounds": 1, "bots": True}))["table"]
            socket = await entered(stack, person, table)
            await socket.connection.send('{"type":"play","table":"' + table + '","id":"x","q":0,"action":{}')
            await play_on([socket], table, lambda it: it.state(table) in {"between", "over"})
            (card,) = await person.kept_rounds()
            record = await person.get(f"/api/rounds/{card['round']}/record")
            secrets["secret of the deal"] = record["proof"]["secret"]
            secrets["seed"] = record["proof"]["seed"]
            secrets["a word of a seat"] = next(nonce for nonce in record["proof"]["nonces"] if len(nonce) == 16)
            await person.client.get(f"/api/nothing?token={secrets['cookie after the reset']}")
        process.terminate()
        out, errors = await asyncio.to_thread(process.communicate, timeout=20)
    assert "stopped" in errors
    told = out + errors
    assert {name: secret for name, secret in secrets.items() if secret in told} == {}
    assert re.findall(r"\b[0-9a-f]{64}\b", told) == []
