"""Numbers on the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Final

MOST: Final = 2**53
"""No number that a command takes is larger: what is stored or sent can hold it."""


def whole(least: int = -MOST, most: int = MOST) -> Callable[[str], int]:
    """How a whole number between two others is read, for argparse."""
    wanted = "a whole number" if least == -MOST else f"a whole number of at least {least}"

    def number(text: str) -> int:
        try:
            read = int(text)
        except ValueError:
            raise ArgumentTypeError(f"{text!r} is not {wanted}") from None
        if not least <= read <= most:
            raise ArgumentTypeError(f"{text} is not {wanted}" if read < least else f"{text} is too large")
        return read

    return number
