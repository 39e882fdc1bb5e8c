"""The tables that are open, and who sits there as everybody may see it: no hand, no secret, no veiled name.

A host may sit at a table himself; so he is told no more of any than an onlooker who came this moment.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from litestar import get
from litestar.types import ControllerRouterHandler

from teahouse.edge.session import TheHall
from teahouse.hall.messages import Sitter
from teahouse.hall.table import Table


class LiveTable(msgspec.Struct, frozen=True):
    """A table of the hall. `began` (ms) is when its present or last round did, null before the first."""

    table: str
    code: str | None
    game: str
    kind: Literal["quick", "friends", "practice"]
    room: str | None
    stake: int
    protected: bool
    state: Literal["waiting", "playing", "between", "over", "void"]
    number: int
    rounds: int | None
    began: int | None
    seats: tuple[Sitter | None, ...]
    spectators: int
    watchable: bool


@get("/tables")
async def list_tables(hall: TheHall) -> list[LiveTable]:
    """All tables, those that are played at first."""
    found = [_told(table) for table in hall.tables]
    return sorted(found, key=lambda table: (table.state != "playing", table.game, table.table))


def _told(table: Table) -> LiveTable:
    desk = table.picture.desk()
    return LiveTable(
        table=desk.table,
        code=desk.code,
        game=desk.game,
        kind=desk.kind,
        room=desk.room,
        stake=desk.stake,
        protected=desk.protected,
        state=desk.state,
        number=desk.number,
        rounds=desk.rounds,
        began=table.match.began_at or None,
        seats=desk.seats,
        spectators=desk.spectators,
        watchable=desk.watchable,
    )


ROUTES: Final[list[ControllerRouterHandler]] = [list_tables]
