"""The hall now and today: how many are here, what is played, how quick it is, and the samples of the last two days."""

from __future__ import annotations

import shutil
from typing import Final

import msgspec
from litestar import get
from litestar.types import ControllerRouterHandler

from teahouse import __version__
from teahouse.edge.history import Sample
from teahouse.edge.session import AnyRequest, TheHall, TheSettings
from teahouse.hall.names import TOWN_TIME
from teahouse.stores.moment import HALL, TABLES

DAY: Final = 24 * 60 * 60 * 1000


class Today(msgspec.Struct, frozen=True):
    """How the hall is. `tables` are counted by state; `rounds` have ended today, `rounds_before` yesterday.

    A day begins at midnight in the two towns, at `midnight` (ms); `now` is the hall's clock. `free` and `books` are
    bytes of the disk and of the databases. Without `writable` nothing that is played can be kept.
    """

    now: int
    midnight: int
    version: str
    people: int
    tables: dict[str, int]
    with_bots: int
    rounds: int
    rounds_before: int
    settling: int
    stalled: int
    writable: bool
    draining: bool
    free: int
    books: int


@get("/today")
async def see_today(hall: TheHall, settings: TheSettings) -> Today:
    """The hall now, and how much was played today and yesterday."""
    now = hall.clock.wall()
    midnight = midnight_before(now)
    figures = hall.figures()
    return Today(
        now=now,
        midnight=midnight,
        version=__version__,
        people=figures.people,
        tables=figures.tables,
        with_bots=sum(any(chair and chair.player.bot for chair in table.match.chairs) for table in hall.tables),
        rounds=await hall.books.rounds(midnight, now + 1),
        rounds_before=await hall.books.rounds(midnight - DAY, midnight),
        settling=figures.settling,
        stalled=figures.stalled,
        writable=hall.is_writable,
        draining=hall.draining,
        free=shutil.disk_usage(settings.data).free,
        books=sum(path.stat().st_size for name in (HALL, TABLES) for path in settings.data.glob(f"{name}*")),
    )


@get("/history")
async def see_history(request: AnyRequest) -> list[Sample]:
    """A sample each minute of the last two days, as far back as this process reaches, the oldest first."""
    samples: list[Sample] = list(request.app.state.history.samples)
    return samples


def midnight_before(wall: int) -> int:
    """When the day of the two towns began (ms)."""
    offset = int(TOWN_TIME.utcoffset(None).total_seconds() * 1000)
    return (wall + offset) // DAY * DAY - offset


ROUTES: Final[list[ControllerRouterHandler]] = [see_today, see_history]
