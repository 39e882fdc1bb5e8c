"""Somebody who has fallen asleep at the table."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.people import GAME, let_bots_play_at_random, play_on, practise
from tests.living import open_house

from teahouse.kernel import Allowance, registry


def test_who_lets_the_clock_run_out_twice_is_played_for_until_he_is_back(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = {name: Allowance(3) for name in ("bid", "name", "turn", "reaction")}
    monkeypatch.setattr(type(registry.game(GAME)), "clocks", lambda *_: short)
    let_bots_play_at_random(monkeypatch)
    with open_house(tmp_path, bot_pause=(400, 400)) as house:
        person = practise(visit(PHONE, at=house.url))
        mine = person.page.get_by_role("group", name=re.compile("^我，"))
        expect(person.page.get_by_text("正替你打着")).to_be_visible()
        expect(mine).to_have_accessible_name(re.compile("托管"))

        person.press(person.page.get_by_role("button", name="我回来了"))
        expect(person.page.get_by_text("正替你打着")).to_be_hidden()
        expect(mine).not_to_have_accessible_name(re.compile("托管"))
        play_on([person], lambda: len(person.done) > 0)
