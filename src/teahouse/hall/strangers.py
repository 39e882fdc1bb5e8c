"""Who may sit together in a protected room: strangers only, as far as the hall can know.

Kept in memory alone: addresses are nobody's business once the hall is closed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

REMEMBERED: Final = 3
"""Tables back at which two people count as each other's partners."""

MOST_PEOPLE: Final = 4096
"""People of whom something is remembered, those who came last."""


class Strangers:
    """What the hall knows of people's addresses and of whom they sat with."""

    def __init__(self) -> None:
        self._addresses: dict[str, str] = {}
        self._partners: dict[str, list[frozenset[str]]] = {}

    def came(self, player_id: str, address: str) -> None:
        """Somebody asks for a seat, from this address; an empty one is unknown."""
        self._addresses.pop(player_id, None)
        self._addresses[player_id] = address
        while len(self._addresses) > MOST_PEOPLE:
            oldest = next(iter(self._addresses))
            del self._addresses[oldest]
            self._partners.pop(oldest, None)

    def sat(self, player_ids: Iterable[str]) -> None:
        """These people have played a table together."""
        together = frozenset(player_ids)
        for player_id in together:
            tables = self._partners.setdefault(player_id, [])
            tables[:] = [*tables, together - {player_id}][-REMEMBERED:]

    def are_strangers(self, player_id: str, others: Iterable[str], *, apart: bool) -> bool:
        """True when none of the others has been a partner lately nor, with `apart`, comes from the same address."""
        partners = frozenset[str]().union(*self._partners.get(player_id, ()))
        address = self._addresses.get(player_id)
        return not any(
            other in partners or (apart and address and self._addresses.get(other) == address) for other in others
        )
