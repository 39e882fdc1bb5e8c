"""What a host tells the whole hall: an announcement, and that it closes after the last round."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from teahouse.edge.session import SignedIn, TheHall


class Announcement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/admin/announcement`: shown to everybody `until` a time (ms); one language may be empty."""

    zh: str
    en: str
    until: int


class Draining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/admin/drain`: whether rounds may still begin."""

    on: bool


class Playing(msgspec.Struct, frozen=True):
    """How many rounds are on."""

    playing: int


@get("/announcement")
async def see_announcement(hall: TheHall) -> Announcement | None:
    """What is announced now."""
    said = hall.notices.current()
    return None if said is None else msgspec.convert(said.params, Announcement)


@post("/announcement", status_code=204)
async def announce(hall: TheHall, player: SignedIn, data: JSONBody[Announcement]) -> None:
    """Tell everybody something, in place of what was announced before."""
    await hall.notices.announce(data.zh, data.en, data.until, player.id)


@delete("/announcement", status_code=204)
async def withdraw(hall: TheHall, player: SignedIn) -> None:
    """Take down what is announced."""
    await hall.notices.withdraw(player.id)


@post("/drain", status_code=200)
async def drain(hall: TheHall, player: SignedIn, data: JSONBody[Draining]) -> Playing:
    """Let no round begin any more, and end with the last that is on; or go on."""
    return Playing(await hall.drain(on=data.on, by=player.id))


ROUTES: Final[list[ControllerRouterHandler]] = [see_announcement, announce, withdraw, drain]
