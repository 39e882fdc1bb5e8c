"""Hosts: the people who run this hall. Each is a registered account. A host sees no hand and no secret that plays."""

from __future__ import annotations

from typing import Protocol

from teahouse.hall.accounts import Accounts, Now, Player
from teahouse.hall.errors import Refusal
from teahouse.hall.registration import CredentialStore, login_of
from teahouse.hall.trail import SHELL, TrailEntry


class HostStore(Protocol):
    """Where it is kept who is a host. May raise `StoreUnavailable`."""

    async def set_host(self, player_id: str, host: bool, entry: TrailEntry) -> bool:
        """Make an account a host or no longer one, and write it down; false, and nothing written, if it is so."""

    async def all(self) -> list[str]:
        """The ids of all hosts."""


class Hosts:
    """Who runs this hall."""

    def __init__(self, store: HostStore, credentials: CredentialStore, accounts: Accounts, now: Now) -> None:
        self._store = store
        self._credentials = credentials
        self._accounts = accounts
        self._now = now

    async def require(self, player_id: str) -> None:
        """Raises `Refusal`: `not-a-host`. Asked at every request, so that who is one no longer is none at once."""
        try:
            profile = await self._accounts.profile(player_id)
        except Refusal as refusal:
            raise Refusal("not-a-host") from refusal
        if not profile.host:
            raise Refusal("not-a-host")

    async def all(self) -> list[Player]:
        """All hosts, by name."""
        found = await self._accounts.players(await self._store.all())
        return sorted(found.values(), key=lambda player: (player.name, player.id))

    async def find(self, who: str) -> str:
        """The id of who signs in by this name, or has this id as a guest. Raises `Refusal`: `unknown-player`."""
        try:
            return await self.signs_in(who)
        except Refusal:
            return (await self._accounts.profile(who)).player.id

    async def make(self, name: str, *, host: bool = True, by: str = SHELL, reason: str = "") -> bool:
        """Make whoever signs in by this name a host, or no longer one; false when it is so already.

        Raises `Refusal`: `unknown-player`; guests have no password and cannot be hosts.
        """
        player_id = await self.signs_in(name)
        entry = TrailEntry(self._now(), by, "make-host" if host else "unmake-host", about=player_id, reason=reason)
        return await self._store.set_host(player_id, host, entry)

    async def signs_in(self, name: str) -> str:
        """The id of the account that signs in by a name. Raises `Refusal`: `unknown-player`."""
        credentials = await self._credentials.credentials(login_of(name))
        if credentials is None:
            raise Refusal("unknown-player")
        return credentials.player
