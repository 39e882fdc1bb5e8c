"""The REST interface: games, tables, finished rounds, and what its neighbours add. It translates; the hall decides."""

from __future__ import annotations

from litestar import Router, get, post, route
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from teahouse.edge import conduct, friends, people, players, rounds, second_factors
from teahouse.edge.admin import admin
from teahouse.edge.payloads import (
    GameCard,
    QuickMatch,
    SeatChoice,
    Seated,
)
from teahouse.edge.session import (
    AnyRequest,
    SignedIn,
    TheHall,
    TheLimiters,
    address_of,
    admit,
    known,
    player,
    visitor,
)
from teahouse.hall.farewell import Leaving
from teahouse.hall.messages import Lobby, TableCard
from teahouse.hall.rooms import RoomCard
from teahouse.kernel import Help

# ── games ────────────────────────────────────────────────────────────────────


@get("/games", tags=["games"])
async def list_games(request: AnyRequest) -> list[GameCard]:
    """All games: what the lobby tells of them, their options, the wording of their keys, their clocks."""
    cards: list[GameCard] = request.app.state.catalogue
    return cards


@get("/games/{key:str}/help", tags=["games"])
async def read_help(hall: TheHall, key: FromPath[str]) -> Help:
    """The rules of a game for its players: Markdown in Chinese and, where the game has it, in English."""
    return hall.tables.game(key).help()


# ── tables ───────────────────────────────────────────────────────────────────


@get("/lobby", tags=["tables"])
async def see_lobby(hall: TheHall) -> Lobby:
    """The lobby as it is now; the socket tells of its changes (`watch-lobby`)."""
    return hall.lobby()


@post("/quick", tags=["tables"])
async def quick_match(request: AnyRequest, hall: TheHall, player: SignedIn, data: JSONBody[QuickMatch]) -> Seated:
    """A seat at once in a room of a game: at a table that waits, or at a new one."""
    table = await hall.quick.seat(
        player,
        data.game,
        room=data.room,
        practice=data.practice,
        seats=data.seats,
        besides=data.besides,
        address=address_of(request),
    )
    return Seated(table)


@get("/games/{key:str}/rooms", tags=["games"])
async def list_rooms(hall: TheHall, key: FromPath[str]) -> list[RoomCard]:
    """The rooms of a game: what is at stake, who may enter, how many are there."""
    return hall.quick.rooms(key)


@get("/tables", tags=["tables"])
async def list_tables(hall: TheHall, game: FromQuery[str], room: FromQuery[str | None] = None) -> list[TableCard]:
    """The quick tables of a game, or of one room: those that wait for people first."""
    return hall.quick.listed(game, room)


@get("/tables/{table:str}", tags=["tables"])
async def see_table(hall: TheHall, table: FromPath[str]) -> TableCard:
    """A table as it stands in the lobby's list."""
    return hall.tables.card(table)


@get("/codes/{code:str}", tags=["tables"])
async def find_by_code(
    request: AnyRequest, hall: TheHall, limiters: TheLimiters, player: SignedIn, code: FromPath[str]
) -> TableCard:
    """The table of friends that has this code."""
    limiters.codes.take(address_of(request))
    return hall.tables.card(hall.seating.by_code(code))


@post("/tables/{table:str}/sit", tags=["tables"])
async def sit_down(
    hall: TheHall, player: SignedIn, table: FromPath[str], data: JSONBody[SeatChoice | None] = None
) -> Seated:
    """Take a seat."""
    await hall.seating.sit(player, table, data.seat if data else None)
    return Seated(table)


@post("/tables/{table:str}/leave", tags=["tables"], status_code=204)
async def leave_table(hall: TheHall, player: SignedIn, table: FromPath[str]) -> None:
    """Give up one's seat for good."""
    await hall.seating.leave(player, table)


@get("/tables/{table:str}/leaving", tags=["tables"])
async def see_leaving(hall: TheHall, player: SignedIn, table: FromPath[str]) -> Leaving:
    """What giving up one's seat would cost now."""
    return hall.seating.cost_of_leaving(player, table)


@post("/tables/{table:str}/fill", tags=["tables"], status_code=204)
async def fill_table(hall: TheHall, player: SignedIn, table: FromPath[str]) -> None:
    """Let bots take the seats that are free."""
    await hall.seating.fill(player, table)


# ── the whole ────────────────────────────────────────────────────────────────


@route("/{path:path}", http_method=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
async def nothing_here(path: FromPath[str]) -> None:
    """Keeps the client's page from answering for a misspelt interface."""
    raise NotFoundException


def api() -> Router:
    """Everything under `/api`."""
    return Router(
        "/api",
        route_handlers=[
            *people.ROUTES,
            *second_factors.ROUTES,
            list_games,
            read_help,
            see_lobby,
            list_rooms,
            list_tables,
            quick_match,
            *friends.ROUTES,
            see_table,
            find_by_code,
            sit_down,
            leave_table,
            see_leaving,
            fill_table,
            *rounds.ROUTES,
            *players.ROUTES,
            *conduct.ROUTES,
            admin(),
            nothing_here,
        ],
        guards=[admit],
        dependencies={"visitor": Provide(visitor), "known": Provide(known), "player": Provide(player)},
        response_headers={"Cache-Control": "no-store"},
    )
