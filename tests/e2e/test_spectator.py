"""Somebody who looks over nobody's shoulder."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.people import Person, discard_last, friends_table, let_bots_play_at_random, play_on, until_turn


def test_a_spectator_sees_no_hand_and_has_nothing_to_press(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    let_bots_play_at_random(monkeypatch)
    host = visit(PHONE)
    table = friends_table(host)
    host.goto(f"/t/{table}")
    player = Person(host, stays=True)
    until_turn(player)

    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    page = visit(PHONE)
    page.on("websocket", listen)
    page.goto(f"/t/{table}")
    spectator = Person(page)
    expect(page.get_by_text("旁观")).to_be_visible()
    discard_last(player)
    shown = page.locator("[data-pond='0']").get_by_role("listitem")
    play_on([player], lambda: shown.count() > 0)

    expect(spectator.hand).to_be_hidden()
    assert not spectator.is_asked()
    others = page.get_by_role("list", name="座位")
    expect(others.get_by_role("img", name=re.compile("张暗牌$")).first).to_be_attached()
    for tool in ("托管", "说话"):
        expect(page.get_by_role("button", name=tool)).to_be_hidden()

    pictures = [frame for frame in frames if frame["type"] in {"sync", "update"}]
    assert len(pictures) > 1
    assert pictures[0]["seat"] is None
    assert all(not frame.get("private") and not frame.get("question") for frame in pictures)
