"""The REST interface of the hall's hosts, everything under `/api/admin`. A page of the client is a module here.

Who is nobody gets 401 `unauthenticated`, who is no host 403 `not-a-host`. The interface is documented at `/schema`, so
there is nothing to be hidden behind a 404. Where the hall wants it of its hosts, one who signs in by his password alone
gets 403 `second-factor-wanted`.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Router
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.types import ControllerRouterHandler

from teahouse.edge.admin import audit, ledger, notices, people, reports, rooms, tables, today
from teahouse.edge.session import COOKIE
from teahouse.edge.settings import Settings
from teahouse.hall.errors import Refusal
from teahouse.hall.hall import Hall

ROUTES: Final[list[ControllerRouterHandler]] = [
    *today.ROUTES,
    *tables.ROUTES,
    *people.ROUTES,
    *reports.ROUTES,
    *rooms.ROUTES,
    *ledger.ROUTES,
    *notices.ROUTES,
    *audit.ROUTES,
]


async def admit_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard of every route of the hosts, before anything of a request is read.

    Raises `Refusal`: `unauthenticated`, `banned`, `not-a-host`, `second-factor-wanted`.
    """
    hall: Hall = connection.app.state.hall
    player = await hall.accounts.of_token(connection.cookies.get(COOKIE, ""))
    if player is None:
        raise Refusal("unauthenticated")
    hall.sanctions.require_entry(player.id)
    await hall.hosts.require(player.id)
    settings: Settings = connection.app.state.settings
    if settings.hosts_second_factor and not await hall.second_factors.is_on(player.id):
        raise Refusal("second-factor-wanted")


def admin() -> Router:
    """Everything under `/api/admin`."""
    return Router("/admin", route_handlers=ROUTES, guards=[admit_host], tags=["admin"])
