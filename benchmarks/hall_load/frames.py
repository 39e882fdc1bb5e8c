"""WebSocket frames as a client reads and writes them, as far as a hall needs them: whole text messages, and close."""

from __future__ import annotations

from collections.abc import Iterator

TEXT = 0x81
CLOSE = 0x88
MASK = b"\0\0\0\0"
"""A mask that changes nothing: browsers draw one for each frame, the hall must take off any."""


def masked(payload: bytes) -> bytes:
    """A text message of a client, of at most 65,535 bytes."""
    size = len(payload)
    if size < 126:
        return bytes((TEXT, 0x80 | size)) + MASK + payload
    return bytes((TEXT, 0x80 | 126)) + size.to_bytes(2, "big") + MASK + payload


class Reader:
    """Takes what has arrived, in whatever pieces, and gives the whole messages of the server."""

    __slots__ = ("_rest",)

    def __init__(self) -> None:
        self._rest = b""

    def fed(self, data: bytes) -> Iterator[bytes]:
        """The text messages that are whole now. Raises `ConnectionError` at a close or at anything unexpected."""
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size > 125:
                long = 2 if size == 126 else 8
                if end < start + long:
                    break
                size, start = int.from_bytes(data[start : start + long], "big"), start + long
            if end < start + size:
                break
            if data[at] != TEXT:
                raise ConnectionError(f"frame {data[at]:#x}: {data[start : start + size]!r}")
            yield data[start : start + size]
            at = start + size
        self._rest = data[at:]
