"""The people of the hall: found by name, and one by one."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from teahouse.edge.session import SignedIn, TheHall
from teahouse.hall.archive import GameStatistics
from teahouse.hall.books import Person
from teahouse.hall.errors import Refusal
from teahouse.hall.registration import Device

LISTED: Final = 50


class PersonPage(msgspec.Struct, frozen=True):
    """An account with its sessions, the last seen first, what it has played, and the `tables` where it sits now."""

    person: Person
    sessions: list[Device]
    statistics: list[GameStatistics]
    tables: list[str]


class HostsSignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/admin/people/{player_id}/sign-out`: why somebody is signed out everywhere."""

    reason: str


@get("/people")
async def find_people(
    hall: TheHall,
    search: FromQuery[str] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = LISTED,
) -> list[Person]:
    """Accounts whose names hold the text, or whose id it is; those seen last come first."""
    return await hall.books.people(search.strip(), limit)


@get("/people/{player_id:str}")
async def see_person(hall: TheHall, player_id: FromPath[str]) -> PersonPage:
    """One account. Where he sits in a protected room stays untold."""
    found = [person for person in await hall.books.people(player_id, LISTED) if person.player.id == player_id]
    if not found:
        raise Refusal("unknown-player")
    tables = [table for table in hall.tables.of(player_id) if not hall.tables.get(table).match.veiled]
    return PersonPage(
        person=found[0],
        sessions=await hall.registration.devices(player_id),
        statistics=await hall.archive.statistics(player_id),
        tables=tables,
    )


@post("/people/{player_id:str}/sign-out", status_code=204)
async def sign_out_everywhere(
    hall: TheHall, player: SignedIn, player_id: FromPath[str], data: JSONBody[HostsSignOut]
) -> None:
    """Sign somebody out on all devices, where another seems to have his account; written down with its reason."""
    await hall.registration.end_all(player_id, data.reason, player.id)
    await hall.hang_up_ended(player_id)


ROUTES: Final[list[ControllerRouterHandler]] = [find_people, see_person, sign_out_everywhere]
