"""The rooms of every game, as they are defined, and who is there."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import get
from litestar.types import ControllerRouterHandler

from teahouse.edge.session import TheHall
from teahouse.hall.rooms import RoomCard


class GameRooms(msgspec.Struct, frozen=True):
    """A game and its rooms, in the order of the host's file."""

    game: str
    rooms: list[RoomCard]


@get("/rooms")
async def list_rooms(hall: TheHall) -> list[GameRooms]:
    """Every game's rooms: those with people first."""
    found = [GameRooms(game, hall.quick.rooms(game)) for game in hall.games]
    return sorted(found, key=lambda game: -sum(room.people for room in game.rooms))


ROUTES: Final[list[ControllerRouterHandler]] = [list_rooms]
