"""The server process around a hall: uvicorn, its socket, an orderly end, and a collector that does not stutter."""

from __future__ import annotations

import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar

from teahouse.edge.attached import Entrance, Wire
from teahouse.edge.settings import Settings
from teahouse.hall.hall import Hall

log = logging.getLogger(__name__)

FRAME_AT_MOST: Final = 4096
"""Bytes of a client's message; uvicorn closes a socket with 1009 when there are more."""

BACKLOG: Final = 2048
SEND_BUFFER: Final = 16 * 1024
"""Bytes that the kernel takes for a client that does not read, before the hall notices."""

UNACKNOWLEDGED_FOR: Final = 30_000
"""Milliseconds after which the kernel gives up a connection whose client acknowledges nothing."""

CLOSED_WITHIN: Final = 3
"""Seconds that clients have to hang up when the process ends."""

YOUNG: Final = 200
"""New objects from which the collector looks at them; uvicorn ticks every 0.1 s."""

HOUR: Final = 36_000
"""Ticks after which it looks at everything, as soon as nobody plays."""


class HallServer(uvicorn.Server):
    """Uvicorn that stops the hall before it closes its clients' sockets, and ends with status 0.

    `opened` is called when it serves and a signal would end it in order.
    """

    def __init__(self, hall: Hall, application: Litestar, settings: Settings, opened: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                application,
                http=Entrance,
                loop="uvloop" if sys.platform != "win32" else "asyncio",
                ws=Wire,
                ws_max_size=FRAME_AT_MOST,
                ws_ping_interval=None,
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=list(settings.proxies),
                timeout_graceful_shutdown=CLOSED_WITHIN,
            )
        )
        self._hall = hall
        self._opened = opened
        self._collected_at = 0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked to end. Unlike uvicorn's own, does not die of the same signal once all is in order."""
        del frame
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve, and says so."""
        await super().startup(sockets)
        self._opened()

    async def on_tick(self, counter: int) -> bool:
        """Ends when the hall has drained, and tidies the memory up."""
        self._collect(counter)
        if self._hall.drained and not self.should_exit:
            log.info("drained")
            self.should_exit = True
        return await super().on_tick(counter)

    def _collect(self, counter: int) -> None:
        """Looks for cycles among what is new and takes all that lives for granted from then on.

        A full collection would stop all tables. It finds nothing anyhow: neither actions nor requests nor sockets
        leave cycles behind (tests/hall/test_garbage.py, tests/edge/test_garbage.py).
        """
        if counter - self._collected_at >= HOUR and not self._hall.rounds_on:
            self._collected_at = counter
            gc.unfreeze()
            gc.collect()
        elif gc.get_count()[0] >= YOUNG:
            gc.collect(0)
        gc.freeze()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops the hall, which tells its clients; then the sockets."""
        log.info("stopping")
        try:
            await self._hall.stop()
        except Exception:
            log.exception("the hall did not stop in order")
        await super().shutdown(sockets)
        gc.unfreeze()
        log.info("stopped")


def listen(host: str, port: int) -> socket.socket:
    """A listening socket whose connections have small buffers. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED_FOR)
        sock.bind((host, port))
        sock.listen(BACKLOG)
    except OSError as error:
        sock.close()
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from error
    return sock


def raise_file_limit() -> None:
    """Every client is an open file, and the default limit is often 1,024."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 — there is none on Windows

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def leave_no_core() -> None:
    """A process that dies leaves no image of its memory behind, for running rounds and passwords are in it."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 — there is none on Windows

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def tune_interpreter() -> None:
    """Leaves the garbage collector to `HallServer.on_tick`.

    The writer of the log waits until the loop lets it go on: a tenth of the usual time.
    """
    gc.set_threshold(50_000, 1_000, 1_000)
    sys.setswitchinterval(0.0005)
