"""The line to one client, as the hall sees it. The edge implements it over a socket."""

from __future__ import annotations

from typing import Protocol


class Line(Protocol):
    """Takes what the hall has to say to one client, in order.

    A line that cannot keep up drops what it is given and, when it can again, has `Visitor.resync` send the whole
    pictures anew. The client notices a gap by the numbering of the messages.
    """

    def send(self, data: bytes) -> None:
        """One message. Never waits and never raises, not even when the line is down."""

    def close(self, code: int, key: str) -> None:
        """Hang up; `key` says why."""
