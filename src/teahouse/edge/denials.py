"""Lines of the log for those who are turned away: that somebody tries passwords, codes, or a host's doors.

None tells a name, an account or an address, for when somebody plays here is his own business. `source` stands for the
address: it is made with a key that this process keeps to itself, so it says that it was the same one again, no more.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import time
from collections import Counter
from typing import Any, Final

from litestar.connection import ASGIConnection

from teahouse.edge.limits import Limiter, Monotonic, Rate
from teahouse.edge.session import address_of
from teahouse.hall.errors import Refusal

log = logging.getLogger(__name__)

WATCHED: Final = {
    "wrong-credentials",
    "wrong-password",
    "wrong-reset-code",
    "not-a-host",
    "forbidden",
    "foreign-origin",
    "too-many-requests",
}
"""Refusals, by their keys, that an honest client meets seldom."""

LINES: Final = Rate(0.2, 60)
"""Lines of each key: a flood of requests is not to become one of lines."""


class Denials:
    """The lines of one server process."""

    def __init__(self, clock: Monotonic = time.monotonic) -> None:
        self._key = secrets.token_bytes(16)
        self._lines = Limiter(LINES, clock)
        self._unsaid = Counter[str]()

    def note(self, connection: ASGIConnection[Any, Any, Any, Any], key: str) -> None:
        """Log a refusal, if it is one to be watched; `unsaid` counts those before it that were too many to be told."""
        if key not in WATCHED:
            return
        try:
            self._lines.take(key)
        except Refusal:
            self._unsaid[key] += 1
            return
        told = {
            "key": key,
            "method": connection.scope.get("method", ""),
            "path": connection.scope.get("path_template", ""),
            "source": self.source(address_of(connection)),
            "unsaid": self._unsaid.pop(key, 0),
        }
        log.info("refused", extra=told)

    def source(self, address: str) -> str:
        """What stands for an address."""
        return hashlib.blake2b(address.encode(), key=self._key, digest_size=6).hexdigest()
