"""Points that a host gives from the house's account, or takes back: a transaction of the ledger with its reason."""

from __future__ import annotations

import secrets
from typing import Final

from teahouse.hall.accounts import Accounts, Now
from teahouse.hall.errors import Refusal
from teahouse.hall.ledger import Ledger
from teahouse.hall.trail import TrailEntry, reason_of

MOST: Final = 1_000_000
"""Points that one grant moves at most."""


class Grants:
    """The hosts' hand in the ledger."""

    def __init__(self, ledger: Ledger, accounts: Accounts, now: Now) -> None:
        self._ledger = ledger
        self._accounts = accounts
        self._now = now

    async def give(self, player_id: str, points: int, reason: str, by: str) -> int:
        """Move points from the house to an account, or back where they are below zero; the new balance.

        Tables where he sits know of it when he sits down anew.

        Raises `Refusal`: `unknown-player`, `bad-amount` (`most`), `reason-missing`, `reason-too-long` (`longest`),
        `balance-too-small` for taking more than there is.
        """
        kept = reason_of(reason)
        if points == 0 or abs(points) > MOST:
            raise Refusal("bad-amount", most=MOST)
        profile = await self._accounts.profile(player_id)
        if profile.closed:
            raise Refusal("unknown-player")
        entry = TrailEntry(self._now(), by, "grant", player_id, kept, {"points": points})
        return await self._ledger.grant(player_id, points, secrets.token_hex(8), entry)
