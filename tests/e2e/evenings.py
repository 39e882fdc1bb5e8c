"""Rounds that were played long ago, so that people have a history, a rating and a place in the lists."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Page
from tests.e2e.people import GAME
from tests.living import House

from teahouse.hall.archive import RoundEntry

RECORD: Final = Path(__file__).parents[2] / "web/tests/fixtures/round.json"

MINUTE: Final = 60_000

COMPANY: Final = ("店口小陈", "枫桥阿娟", "泽国阿福")


def played(house: House, page: Page, rounds: int, *, wins: Sequence[bool] = (True, True, False)) -> list[str]:
    """The person of this page has finished so many rounds in a room with three others, ten minutes each.

    Whether he won them follows `wins`, over and over. The ids of his company.
    """
    me = page.request.get("/api/me").json()["id"]
    return house.ask(_kept(house, me, rounds, wins))


async def _kept(house: House, me: str, rounds: int, wins: Sequence[bool]) -> list[str]:
    hall = house.hall
    others = [(await hall.accounts.guest(name))[0] for name in COMPANY]
    seats = (*(await hall.accounts.players([me])).values(), *others)
    record = RECORD.read_bytes()
    begun = int(time.time() * 1000) - rounds * 10 * MINUTE
    for number in range(1, rounds + 1):
        ended = begun + number * 10 * MINUTE
        points = (9, -1, -3, -5) if wins[number % len(wins)] else (-9, 5, 3, 1)
        await hall.archive.keep(
            RoundEntry(
                round=f"{me}-{number}", table=f"{me}-table", number=number, game=GAME, version="1",
                began_at=ended - 7 * MINUTE, ended_at=ended, seats=seats, points=points,
                ending="win", commitment="0" * 64, room="junior", stake=2, rated=True,
            ),
            record,
        )  # fmt: skip
    return [player.id for player in others]
