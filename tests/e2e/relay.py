"""A line between browsers and a hall that can be cut, frozen and mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Final, Self
from urllib.parse import urlsplit

HOST: Final = "127.0.0.1"


class Relay:
    """Hands on TCP connections, both ways. `url` is where browsers reach the hall through it."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._hall = (parts.hostname or HOST, parts.port or 80)
        self._open: set[socket.socket] = set()
        self._flowing = threading.Event()
        self._flowing.set()
        self._listener = self._listen(0)
        self._port = self._listener.getsockname()[1]
        self.url = f"http://{HOST}:{self._port}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._flowing.set()
        self.cut()

    def cut(self) -> None:
        """Closes every connection and refuses new ones."""
        # Closing alone would leave a waiting `accept` in possession of the port.
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for end in list(self._open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def freeze(self) -> None:
        """Lets nothing through, and keeps it: the connections stay open."""
        self._flowing.clear()

    def mend(self) -> None:
        """Lets everything through again."""
        self._flowing.set()
        if self._listener.fileno() < 0:
            self._listener = self._listen(self._port)

    def _listen(self, port: int) -> socket.socket:
        listener = socket.create_server((HOST, port), backlog=64)
        threading.Thread(target=self._accept, args=(listener,), daemon=True).start()
        return listener

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                browser, _ = listener.accept()
                hall = socket.create_connection(self._hall)
                for source, target in ((browser, hall), (hall, browser)):
                    self._open.add(source)
                    threading.Thread(target=self._pump, args=(source, target), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while piece := source.recv(65_536):
                self._flowing.wait()
                target.sendall(piece)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._open.discard(source)
        source.close()
