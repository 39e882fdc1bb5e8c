"""Who may read `/metrics`: the machine itself, and whoever has the token that the host has set.

How many people play when is nobody else's business. Whoever else asks is told so, 401 where a token would help him and
403 where none would, and not 404: the interface is documented, so that would hide nothing, and a host who has set up
his Prometheus wrongly would look for the fault at the wrong place.
"""

from __future__ import annotations

from hmac import compare_digest
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from litestar import Response, get
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.handlers import HTTPRouteHandler

from teahouse.edge.limits import Limiter
from teahouse.edge.metrics import MEDIA_TYPE, Metrics
from teahouse.edge.session import AnyRequest, address_of
from teahouse.edge.settings import Settings

FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers of which each tells that a proxy has passed the request on, for whomever."""


def figures(metrics: Metrics, settings: Settings, attempts: Limiter) -> HTTPRouteHandler:
    """The route `/metrics`; wrong tokens are counted by address."""

    @get("/metrics", tags=["host"], media_type=MEDIA_TYPE)
    async def told(request: AnyRequest) -> Response[bytes]:
        """Figures for Prometheus: for the hall's own machine, and with the host's token as `Authorization: Bearer`."""
        if not is_of_this_machine(request):
            _require_token(request, settings.metrics_token, attempts)
        return Response(metrics.text(), media_type=MEDIA_TYPE)

    return told


def is_of_this_machine(request: AnyRequest) -> bool:
    """Whether a program on the hall's own machine asks the hall itself.

    A proxy there asks too, for all the world. It says so by a header; should it keep silent, the name by which the
    hall was asked for tells.
    """
    return (
        request.client is not None
        and _is_loopback(request.client.host)
        and not any(name in request.headers for name in FORWARDED)
        and _is_named_here(request.headers.get("host", ""))
    )


def _is_loopback(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def _is_named_here(asked: str) -> bool:
    try:
        name = urlsplit(f"//{asked}").hostname or ""
    except ValueError:
        return False
    return name == "localhost" or _is_loopback(name)


def _require_token(request: AnyRequest, token: str | None, attempts: Limiter) -> None:
    """Raises `NotAuthorizedException`, `PermissionDeniedException`; `Refusal`: `too-many-requests`."""
    if token is None:
        raise PermissionDeniedException
    scheme, _, sent = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not compare_digest(sent.strip().encode(), token.encode()):
        attempts.take(address_of(request))
        raise NotAuthorizedException(headers={"WWW-Authenticate": "Bearer"})
