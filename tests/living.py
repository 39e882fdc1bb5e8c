"""A whole hall in a thread, on a free port, over real files: for tests that come through the front door."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from typing import Any, TypeVar

import uvloop
from msgspec.structs import replace

from teahouse.cli.serve import hall_of
from teahouse.edge.app import app
from teahouse.edge.limits import UNLIMITED
from teahouse.edge.metrics import Metrics
from teahouse.edge.server import HallServer, listen
from teahouse.edge.settings import Settings
from teahouse.hall.clock import Timing
from teahouse.hall.hall import Hall

T = TypeVar("T")


class House:
    """A hall that is open: where, and the hall itself, to be asked in its own thread."""

    def __init__(self, url: str, hall: Hall, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.hall = hall
        self._loop = loop

    def ask(self, question: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine in the hall's loop and waits for what it gives."""
        return asyncio.run_coroutine_threadsafe(question, self._loop).result(20)


@contextmanager
def open_house(data: Path, port: int = 0, timing: Timing | None = None, **settings: Any) -> Iterator[House]:
    """Opens a hall on the data in a folder, and closes it in order.

    Bots answer at once and nobody is limited, unless the settings (fields of `Settings`) say otherwise.
    """
    chosen = replace(Settings(data=data, bot_pause=(0, 0), limits=UNLIMITED, sockets_per_address=10_000), **settings)
    opened: Future[tuple[House, HallServer]] = Future()

    async def serve(sock: socket) -> None:
        metrics = Metrics()
        async with hall_of(chosen, metrics, timing=timing) as hall:
            host, bound = sock.getsockname()
            house = House(f"http://{host}:{bound}", hall, asyncio.get_running_loop())
            application = app(hall, chosen, metrics)
            server = HallServer(hall, application, chosen, lambda: opened.set_result((house, server)))
            await server.serve([sock])

    def run() -> None:
        try:
            with listen("127.0.0.1", port) as sock, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(serve(sock))
        except BaseException as error:
            if opened.done():
                raise
            opened.set_exception(error)

    thread = threading.Thread(target=run, name="hall", daemon=True)
    thread.start()
    house, server = opened.result(20)
    try:
        yield house
    finally:
        server.should_exit = True
        thread.join(20)
