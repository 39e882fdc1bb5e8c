"""Whom somebody does not want to hear. All of it is in memory, for it is asked at every word; each change is kept."""

from __future__ import annotations

from typing import Final, Protocol

from teahouse.hall.accounts import Accounts, Player
from teahouse.hall.errors import Refusal

MOST: Final = 200


class MuteStore(Protocol):
    """Where mutes are kept. Every method may raise `StoreUnavailable`."""

    async def all(self) -> list[tuple[str, str]]:
        """Every pair of who mutes whom."""

    async def add(self, player_id: str, muted: str) -> None:
        """Keep a pair; one that is there already stays."""

    async def remove(self, player_id: str, muted: str) -> None:
        """Keep it no longer."""


class Mutes:
    """The mutes of all accounts."""

    def __init__(self, store: MuteStore, accounts: Accounts) -> None:
        self._store = store
        self._accounts = accounts
        self._muted: dict[str, set[str]] = {}

    async def load(self) -> None:
        """Read what is kept; once, before anybody speaks."""
        for player_id, muted in await self._store.all():
            self._muted.setdefault(player_id, set()).add(muted)

    def hears(self, player_id: str, speaker: str) -> bool:
        """Whether somebody wants to hear somebody."""
        return speaker not in self._muted.get(player_id, ())

    async def of_player(self, player_id: str) -> list[Player]:
        """Those whom somebody does not hear, by name."""
        found = await self._accounts.players(self._muted.get(player_id, ()))
        return sorted(found.values(), key=lambda player: (player.name, player.id))

    async def mute(self, player_id: str, muted: str) -> None:
        """Hear somebody no more. Raises `Refusal`: `unknown-player`, `mute-oneself`, `too-many-mutes` (`most`)."""
        if muted == player_id:
            raise Refusal("mute-oneself")
        if muted not in await self._accounts.players([muted]):
            raise Refusal("unknown-player")
        own = self._muted.setdefault(player_id, set())
        if len(own) >= MOST and muted not in own:
            raise Refusal("too-many-mutes", most=MOST)
        await self._store.add(player_id, muted)
        own.add(muted)

    async def unmute(self, player_id: str, muted: str) -> None:
        """Hear him again."""
        await self._store.remove(player_id, muted)
        self._muted.get(player_id, set()).discard(muted)
