"""The points of the hall: a double-entry ledger that nothing is ever taken out of (docs/points.md).

Every account belongs to a player, a bot or the house. A transaction moves points between accounts and its entries
add up to zero, so the sum of all balances is zero at any time: what players hold is what the house has given.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, Protocol

import msgspec

from teahouse.hall.trail import TrailEntry

HOUSE: Final = "house"
"""The account that opening balances and top-ups come from; it is below zero by what it has given."""

OPENING: Final = 2_000
"""Points with which every account but the house's begins."""

TOP_UP: Final = 1_000
"""The balance to which a broke player is raised, once a day."""


class Posting(msgspec.Struct, frozen=True):
    """A line of one account's statement: when (ms), why (`opening`, `round`, `top-up`, `grant`), for what, how much."""

    at: int
    kind: str
    reference: str
    amount: int


class Unbalanced(ValueError):
    """Points of a settlement that do not add up to zero: a fault of the rules, nothing is booked."""

    key = "unbalanced"

    def __init__(self, round_id: str, total: int) -> None:
        super().__init__(round_id, total)
        self.round_id = round_id
        self.total = total


class SettledDifferently(ValueError):
    """The round is in the book with other points: the book stands, nothing is booked."""

    key = "settled-differently"

    def __init__(self, round_id: str) -> None:
        super().__init__(round_id)
        self.round_id = round_id


class Ledger(Protocol):
    """The book. Every method may raise `StoreUnavailable`; all can be repeated and count once.

    An account is opened by its first transaction. Until then its balance is already `OPENING`.
    """

    async def settle(self, round_id: str, table: str, points: Mapping[str, int]) -> None:
        """Book a round's points by player id, bots among them. Raises `Unbalanced` and `SettledDifferently`."""

    async def balance(self, player_id: str) -> int:
        """The points that an account holds."""

    async def balances(self, ids: Collection[str]) -> dict[str, int]:
        """The points that each of these accounts holds."""

    async def top_up_if_broke(self, player_id: str, day: str) -> int:
        """Raise an account with no points left to `TOP_UP`, at most once per `day` (`2026-02-17`).

        Returns the points given, 0 when the account is not broke or was topped up on that day.
        """

    async def grant(self, player_id: str, points: int, reference: str, entry: TrailEntry) -> int:
        """Move points from the house to an account, or back, and write the deed down with it; the new balance.

        Raises `Refusal`: `balance-too-small` where the account would fall below zero by it.
        """

    async def postings(self, player_id: str) -> list[Posting]:
        """An account's whole statement, the oldest first."""

    async def check(self) -> list[str]:
        """Recompute the whole book from its entries and name every fault; an empty list is a sound book."""


def require_balanced(round_id: str, points: Mapping[str, int]) -> None:
    """Raises `Unbalanced` unless the points add up to zero."""
    total = sum(points.values())
    if total != 0:
        raise Unbalanced(round_id, total)
