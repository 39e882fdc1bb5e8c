"""What hosts have done: the trail, page by page."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import FromQuery, QueryParameter
from litestar.types import ControllerRouterHandler

from teahouse.edge.rounds import Counted
from teahouse.edge.session import TheHall
from teahouse.hall.accounts import Player
from teahouse.hall.trail import TrailEntry

PAGE: Final = 50
PAGE_AT_MOST: Final = 200


class TrailPage(msgspec.Struct, frozen=True):
    """Deeds of hosts, the newest first, and whom their ids are of. `before` asks for the next page, null at the end."""

    entries: list[TrailEntry]
    people: dict[str, Player]
    before: int | None


@get("/audit")
async def read_trail(
    hall: TheHall,
    before: Counted = None,
    limit: Annotated[int, QueryParameter(ge=1, le=PAGE_AT_MOST)] = PAGE,
    about: FromQuery[str | None] = None,
    deed: FromQuery[str | None] = None,
) -> TrailPage:
    """What hosts have done: all of it, about an account, or of a kind."""
    entries = await hall.trail.page(before, limit, about=about, deed=deed)
    ids = {entry.by for entry in entries} | {entry.about for entry in entries if entry.about is not None}
    more = entries[-1].number if len(entries) == limit else None
    return TrailPage(entries, await hall.accounts.players(ids), more)


ROUTES: Final[list[ControllerRouterHandler]] = [read_trail]
