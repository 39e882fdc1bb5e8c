"""The cookie that proves who somebody is, and the checks that every request passes before its handler runs."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.handlers.base import BaseRouteHandler

from teahouse.edge.limits import Limiters
from teahouse.edge.origins import check_origin
from teahouse.edge.settings import Settings
from teahouse.hall.accounts import Player
from teahouse.hall.errors import Refusal
from teahouse.hall.hall import Hall

COOKIE: Final = "teahouse"
KEPT: Final = 400 * 24 * 60 * 60
"""Seconds that a browser keeps the cookie: the longest that browsers allow. Each visit renews it."""

SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}

AnyRequest: TypeAlias = Request[Any, Any, Any]

# What a handler may ask for, by the name of its parameter.
TheHall: TypeAlias = NamedDependency[Hall]
TheSettings: TypeAlias = NamedDependency[Settings]
TheLimiters: TypeAlias = NamedDependency[Limiters]
Visitor: TypeAlias = NamedDependency[Player | None]
Known: TypeAlias = NamedDependency[Player]
SignedIn: TypeAlias = NamedDependency[Player]


def session_cookie(request: AnyRequest, settings: Settings, token: str) -> Cookie:
    """The cookie of the session: out of reach for scripts, not sent along from foreign pages, for TLS where it is."""
    secure = came_by_tls(request, settings)
    return Cookie(key=COOKIE, value=token, max_age=KEPT, path="/", httponly=True, samesite="lax", secure=secure)


def came_by_tls(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether the browser speaks TLS, with the server or with the proxy before it."""
    return settings.https or connection.url.scheme in {"https", "wss"}


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address, as the server or a trusted proxy tells it; of IPv6 the network of 64 bits.

    One household has a whole such network and may take another address of it for every request.
    """
    host = connection.client.host if connection.client else ""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


async def admit(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard of the whole interface: rate of the address, origin of what may change something. Raises `Refusal`."""
    state = connection.app.state
    limiters: Limiters = state.limiters
    settings: Settings = state.settings
    limiters.address.take(address_of(connection))
    if connection.scope.get("method") not in SAFE_METHODS:
        check_origin(connection.headers, settings.origins)


async def visitor(request: AnyRequest, hall: TheHall) -> Player | None:
    """Who asks, if he has been here before."""
    token = request.cookies.get(COOKIE)
    return await hall.accounts.of_token(token) if token else None


async def known(visitor: Visitor, limiters: TheLimiters) -> Player:
    """Who asks, be he banned. Raises `Refusal`: `unauthenticated`, `too-many-requests`."""
    if visitor is None:
        raise Refusal("unauthenticated")
    limiters.account.take(visitor.id)
    return visitor


async def player(known: Known, hall: TheHall) -> Player:
    """Who asks, and may be here. Raises `Refusal`: as `known`; `banned` (`reason`, `until`)."""
    hall.sanctions.require_entry(known.id)
    return known
