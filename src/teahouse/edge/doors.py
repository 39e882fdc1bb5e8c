"""How many sockets may be open at once, of an address and of an account.

Where an address has too many, who comes later is turned away, for he may be anybody. Of an account the newest count:
whoever opens one window too many wants to be there, and the one that he opened first is told and hung up.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from teahouse.edge.lines import SocketLine
from teahouse.hall.errors import Refusal

ADDRESS_FULL: Final = 4429
TOO_MANY_WINDOWS: Final = 4430
"""The close codes of who is turned away, and of the window that makes room."""


class Doors:
    """Who is in, by address (as `session.address_of` has it) and by account."""

    def __init__(self, of_address: int, of_account: int) -> None:
        self._most_of_address = of_address
        self._most_of_account = of_account
        self._of_address: Counter[str] = Counter()
        self._of_account: dict[str, dict[SocketLine, None]] = {}

    def require_room(self, address: str) -> None:
        """Raises `Refusal`: `address-full`."""
        if self._of_address[address] >= self._most_of_address:
            raise Refusal("address-full")

    def come_in(self, line: SocketLine, address: str, account: str) -> None:
        """A line is open; of too many of an account the oldest is closed."""
        self._of_address[address] += 1
        lines = self._of_account.setdefault(account, {})
        lines[line] = None
        if len(lines) > self._most_of_account:
            oldest = next(iter(lines))
            del lines[oldest]
            oldest.close(TOO_MANY_WINDOWS, "too-many-windows")

    def go(self, line: SocketLine, address: str, account: str) -> None:
        """It is closed."""
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]
        lines = self._of_account[account]
        lines.pop(line, None)
        if not lines:
            del self._of_account[account]
