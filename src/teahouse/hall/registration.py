"""How an account is proved: a guest registers in place with a name and a password, signs in elsewhere, and out again.

A guest has one session, the cookie that he was given. Who is registered may open as many as he likes, sees them all
and ends them. Whenever somebody proves himself anew his token is drawn anew too.
"""

from __future__ import annotations

import secrets
from typing import Protocol

import msgspec

from teahouse.hall.accounts import Now, Player, proof_of
from teahouse.hall.devices import Browser, browser_of
from teahouse.hall.errors import Refusal
from teahouse.hall.names import chosen
from teahouse.hall.passwords import Passwords
from teahouse.hall.second_factors import SecondFactors
from teahouse.hall.trail import TrailEntry, reason_of


class Device(msgspec.Struct, frozen=True):
    """One session of an account: since when, when it was last seen (both ms), and where (`hall.devices.Browser`)."""

    id: str
    since: int
    seen_at: int
    browser: str
    system: str


class Credentials(msgspec.Struct, frozen=True):
    """The account that signs in by a name, and the hash of its password."""

    player: str
    password: str


class CredentialStore(Protocol):
    """Where credentials and sessions are kept. Every method may raise `StoreUnavailable`."""

    async def register(self, player_id: str, name: str, login: str, password: str) -> None:
        """Give an account its credentials and its name. Raises `Refusal`: `already-registered`, `name-taken`."""

    async def credentials(self, login: str) -> Credentials | None:
        """The credentials that belong to a login."""

    async def of_player(self, player_id: str) -> Credentials | None:
        """The credentials that belong to an account."""

    async def set_password(self, player_id: str, password: str) -> None:
        """Change the hash of a registered account."""

    async def open_session(self, player_id: str, proof: bytes, at: int, browser: Browser) -> None:
        """One more session of the account."""

    async def end_session(self, proof: bytes) -> None:
        """End the session of this proof, if there is one."""

    async def end_others(self, player_id: str, proof: bytes | None) -> None:
        """End all sessions of the account but the one of this proof."""

    async def end_all(self, player_id: str, entry: TrailEntry) -> None:
        """End all sessions of the account, and write it down."""

    async def sessions(self, player_id: str) -> list[tuple[bytes, Device]]:
        """All sessions of the account with their proofs, the last seen first."""

    async def forget(self, player_id: str, name: str, at: int) -> None:
        """Close an account: `name` stands for it everywhere, credentials, sessions and profile are gone."""


class ResetCodes(Protocol):
    """The one-time codes that the host gives to those who have forgotten their password."""

    async def kept(self, login: str, now: int) -> str | None:
        """The slow hash of the login's code; none when it has none, or it is used or too old."""

    async def use(self, login: str, kept: str) -> bool:
        """Use the code of this hash up; false when somebody else just has, or there is a newer one."""


class Registration:
    """Credentials and sessions. Methods that open one return the token that proves it; `agent` is its `User-Agent`.

    `digits` are those of a telephone, which who has a second proof is asked for once the first is right.
    """

    def __init__(self, store: CredentialStore, codes: ResetCodes, factors: SecondFactors, now: Now) -> None:
        self._store = store
        self._codes = codes
        self._factors = factors
        self._now = now
        self._passwords = Passwords()

    async def register(self, player: Player, token: str, name: str, password: str, agent: str = "") -> str:
        """Make a guest's account a registered one: same points, same rounds, and a new token for the old.

        Raises `Refusal`: as `names.chosen` and `Passwords.require_good`; `already-registered`; `name-taken`.
        """
        kept = chosen(name)
        await self._passwords.require_good(password, kept)
        await self._store.register(player.id, kept, login_of(kept), await self._passwords.hashed(password))
        return await self._proved(player.id, token, agent)

    async def sign_in(
        self, name: str, password: str, token: str | None = None, agent: str = "", digits: str | None = None
    ) -> tuple[str, str]:
        """The account's id and a token. The session that this browser had ends.

        An unknown name and a wrong password get the same answer after the same time. Raises `Refusal`:
        `wrong-credentials`; `digits-needed`, `wrong-digits`.
        """
        credentials = await self._store.credentials(login_of(name))
        right = await self._passwords.fits(password, credentials.password if credentials else None)
        if credentials is None or not right:
            raise Refusal("wrong-credentials")
        await self._factors.require(credentials.player, digits)
        return credentials.player, await self._proved(credentials.player, token, agent)

    async def sign_out(self, player_id: str, token: str) -> None:
        """End the session of this token. Raises `Refusal`: `not-registered`, for a guest would never come back."""
        await self._of_player(player_id)
        await self._store.end_session(proof_of(token))

    async def is_registered(self, player_id: str) -> bool:
        """Whether the account has a password."""
        return await self._store.of_player(player_id) is not None

    async def change_password(self, player: Player, token: str, old: str, new: str, agent: str = "") -> str:
        """Set another password: a new token for the old. Every other session ends.

        Raises `Refusal`: as `Passwords.require_good`; `wrong-password`.
        """
        await self._passwords.require_good(new, player.name)
        await self.require_password(player.id, old)
        await self._store.set_password(player.id, await self._passwords.hashed(new))
        await self._store.end_others(player.id, proof_of(token))
        return await self._proved(player.id, token, agent)

    async def reset(
        self, name: str, code: str, password: str, token: str | None, agent: str = "", digits: str | None = None
    ) -> tuple[str, str]:
        """Set another password by the host's code: the account's id and a token. Every other session ends.

        Raises `Refusal`: as `Passwords.require_good`; `wrong-reset-code`; `digits-needed`, `wrong-digits`, after which
        the code is still good.
        """
        login = login_of(name)
        await self._passwords.require_good(password, login)
        credentials = await self._store.credentials(login)
        # A name that is nobody's, or without a code, costs a hash like any other: the time of the answer tells nothing.
        kept = await self._codes.kept(login, self._now())
        right = await self._passwords.fits(code.strip().lower(), kept)
        if credentials is None or kept is None or not right:
            raise Refusal("wrong-reset-code")
        await self._factors.require(credentials.player, digits)
        if not await self._codes.use(login, kept):
            raise Refusal("wrong-reset-code")
        await self._store.set_password(credentials.player, await self._passwords.hashed(password))
        await self._store.end_others(credentials.player, None)
        return credentials.player, await self._proved(credentials.player, token, agent)

    async def require_password(self, player_id: str, password: str) -> None:
        """Raises `Refusal`: `not-registered`, `wrong-password`."""
        credentials = await self._of_player(player_id)
        if not await self._passwords.fits(password, credentials.password):
            raise Refusal("wrong-password")

    async def devices(self, player_id: str) -> list[Device]:
        """The account's sessions, the last seen first."""
        return [device for _, device in await self._store.sessions(player_id)]

    async def end_device(self, player_id: str, device_id: str) -> None:
        """End one of the account's sessions. Raises `Refusal`: `unknown-session`."""
        for proof, device in await self._store.sessions(player_id):
            if device.id == device_id:
                await self._store.end_session(proof)
                return
        raise Refusal("unknown-session")

    async def end_others(self, player_id: str, token: str) -> None:
        """End all of the account's sessions but that of this token."""
        await self._store.end_others(player_id, proof_of(token))

    async def end_all(self, player_id: str, reason: str, by: str) -> None:
        """End all of somebody's sessions, as a host may, who thinks that another has them.

        Raises `Refusal`: as `trail.reason_of`; `not-registered`, for a guest would never come back.
        """
        kept = reason_of(reason)
        await self._of_player(player_id)
        await self._store.end_all(player_id, TrailEntry(self._now(), by, "sign-out", player_id, kept))

    async def close_account(self, player_id: str, name: str) -> None:
        """Forget who somebody was. Points and rounds stay under the account's id, and under `name`."""
        await self._store.forget(player_id, name, self._now())

    async def _of_player(self, player_id: str) -> Credentials:
        credentials = await self._store.of_player(player_id)
        if credentials is None:
            raise Refusal("not-registered")
        return credentials

    async def _proved(self, player_id: str, token: str | None, agent: str) -> str:
        """A new token for the account, in place of the browser's old one."""
        fresh = secrets.token_urlsafe(32)
        await self._store.open_session(player_id, proof_of(fresh), self._now(), browser_of(agent))
        if token is not None:
            await self._store.end_session(proof_of(token))
        return fresh


def login_of(name: str) -> str:
    """What a name is compared by: two that differ in nothing but case are the same."""
    try:
        return chosen(name).casefold()
    except Refusal:
        return ""


def session_id(proof: bytes) -> str:
    """Under which its owner sees a session: it proves nothing."""
    return proof[:8].hex()
