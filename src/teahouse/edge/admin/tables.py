"""The tables that are open, and who sits there as everybody may see it: no hand, no secret, no veiled name.

A host may sit at a table himself; so he is told no more of any than an onlooker who came this moment.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from litestar import get
from litestar.params import FromQuery, QueryParameter
from litestar.types import ControllerRouterHandler

from teahouse.edge.session import TheHall
from teahouse.hall.deeds import TableKind
from teahouse.hall.match import Match
from teahouse.hall.messages import Sitter
from teahouse.hall.table import Table

LISTED: Final = 50


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


class TablePage(msgspec.Struct, frozen=True):
    """The first of the tables that were asked for, and how many there are in all."""

    tables: list[LiveTable]
    total: int


@get("/tables")
async def list_tables(
    hall: TheHall,
    search: FromQuery[str] = "",
    game: FromQuery[str | None] = None,
    kind: FromQuery[TableKind | None] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = LISTED,
) -> TablePage:
    """Tables, those that are played at first: all, of a game, of a kind, or by what their code, id or people are."""
    wanted = hall.tables.game(game).key if game is not None else None
    text = search.strip().casefold()
    found = [
        table
        for table in hall.tables
        if wanted in (None, table.match.charter.game)
        and kind in (None, table.match.charter.kind)
        and _is_called(table.match, text)
    ]
    found.sort(key=lambda table: (table.match.playing is None, table.match.charter.game, table.id))
    return TablePage([_told(table) for table in found[:limit]], len(found))


def _is_called(match: Match, text: str) -> bool:
    """Whether code or id begin with the text, or a name holds it or it is somebody's id; who is veiled is not found."""
    charter = match.charter
    if charter.table.startswith(text) or (charter.code or "").startswith(text):
        return True
    people = [chair.player for chair in match.chairs if chair and not (match.veiled or chair.player.bot)]
    return any(text in player.name.casefold() or text == player.id for player in people)


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
