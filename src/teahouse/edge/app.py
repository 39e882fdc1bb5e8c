"""The application: the interface, the socket, the client's files and the host's windows, around one hall."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message, Scope

from teahouse import __version__
from teahouse.edge.api import api
from teahouse.edge.catalogue import catalogue
from teahouse.edge.denials import Denials
from teahouse.edge.history import History
from teahouse.edge.limits import Limiters
from teahouse.edge.metrics import Metrics
from teahouse.edge.monitoring import figures
from teahouse.edge.origins import SECURITY_HEADERS, TLS_ALONE
from teahouse.edge.payloads import Health
from teahouse.edge.problems import answer
from teahouse.edge.schema import OPENAPI, tell_failures
from teahouse.edge.settings import Settings
from teahouse.edge.sockets import Sockets
from teahouse.edge.static import Client, pages
from teahouse.hall.hall import Hall

BODY_AT_MOST: Final = 16 * 1024


def app(hall: Hall, settings: Settings, metrics: Metrics, client: Client | None = None) -> Litestar:
    """The application of a hall; it starts and stops neither the hall nor a server."""
    metrics.watch(hall.figures)
    limiters = Limiters(settings.limits)
    history = History(hall, metrics)
    sockets = Sockets(hall, settings, limiters, metrics)

    @get("/healthz", tags=["host"], responses={503: ResponseSpec(Health, description="It cannot: the same answer")})
    async def healthz() -> Response[Health]:
        """Whether the hall can keep what is played; 503 when it cannot."""
        ok = hall.is_writable
        return Response(Health(ok, __version__, len(hall.tables)), status_code=200 if ok else 503)

    secured = SECURITY_HEADERS | ({"Strict-Transport-Security": TLS_ALONE} if settings.https else {})

    async def secured_and_counted(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            metrics.answers.labels(str(message["status"])).inc()
            headers = MutableScopeHeaders.from_message(message)
            for name, value in secured.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")

    @asynccontextmanager
    async def swept(_: Litestar) -> AsyncIterator[None]:
        chores = [asyncio.create_task(chore) for chore in (sockets.keep_sweeping(), history.keep_sampling())]
        yield
        for chore in chores:
            chore.cancel()

    application = Litestar(
        [api(), sockets.route(), healthz, figures(metrics, settings, limiters.attempts), pages(client or Client())],
        before_send=[secured_and_counted],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "limiters": Provide(lambda: limiters, sync_to_thread=False),
        },
        exception_handlers={Exception: answer},
        lifespan=[swept],
        logging_config=None,
        openapi_config=OPENAPI,
        request_max_body_size=BODY_AT_MOST,
        state=State(
            {
                "hall": hall,
                "settings": settings,
                "limiters": limiters,
                "catalogue": catalogue(hall.games),
                "denials": Denials(),
                "history": history,
            }
        ),
    )
    tell_failures(application.routes)
    return application
