"""The hall's books as its hosts read them: people, transactions, how many rounds. Nothing here changes anything."""

from __future__ import annotations

from typing import Protocol

import msgspec

from teahouse.hall.accounts import Player


class Person(msgspec.Struct, frozen=True):
    """An account in the hosts' list. `since` and `seen_at` are in ms; `seen_at` is exact to an hour."""

    player: Player
    since: int
    seen_at: int | None
    registered: bool
    host: bool
    closed: bool
    balance: int


class Transaction(msgspec.Struct, frozen=True):
    """A transaction of the ledger; `entries` add up to zero, by account."""

    id: int
    at: int
    kind: str
    reference: str
    table: str | None
    entries: dict[str, int]


class Books(Protocol):
    """What can be looked up. Every method may raise `StoreUnavailable`."""

    async def people(self, text: str, limit: int) -> list[Person]:
        """Accounts whose names hold the text, or whose id it is; those seen last come first."""

    async def transactions(
        self, before: int | None, limit: int, *, account: str | None = None, kind: str | None = None
    ) -> list[Transaction]:
        """Transactions with ids under `before`, the newest first: all, of an account, or of a kind."""

    async def rounds(self, since: int, until: int) -> int:
        """How many rounds have ended within a time (ms)."""
