"""A second proof beside the password (两步验证): six digits that a telephone shows for half a minute.

TOTP (RFC 6238), as all such telephone programs know it. Whoever has one is asked for it when he signs in and when he
sets a new password by the host's code. A telephone that is lost is the host's matter: he takes the second proof away.
"""

from __future__ import annotations

import hmac
import re
from typing import Final, Protocol

import msgspec
import pyotp

from teahouse.hall.accounts import Now, Player
from teahouse.hall.errors import Refusal
from teahouse.hall.trail import TrailEntry, reason_of

ISSUER: Final = "同城茶馆"
STEP: Final = 30_000
"""Milliseconds for which a telephone shows the same digits."""

AROUND: Final = (0, -1, 1)
"""Steps that a telephone's clock may be behind or ahead."""

DIGITS: Final = re.compile(r"[0-9]{6}")


class Factor(msgspec.Struct, frozen=True):
    """Somebody's second proof. `step` is the last that was used; `on` is false until its first digits were told."""

    key: str
    on: bool
    step: int


class TelephoneKey(msgspec.Struct, frozen=True):
    """What a telephone needs to show the digits: the `key` to be typed, or the `uri` of a picture to be read."""

    key: str
    uri: str


class FactorStore(Protocol):
    """Where second proofs are kept. Every method may raise `StoreUnavailable`."""

    async def of(self, player_id: str) -> Factor | None:
        """An account's second proof."""

    async def offer(self, player_id: str, key: str) -> bool:
        """Keep a key that is not on yet, in place of an older one; false where one is on already."""

    async def use(self, player_id: str, step: int) -> bool:
        """Turn it on if it was not, and use a step up; false where this one or a later one has been used."""

    async def drop(self, player_id: str, entry: TrailEntry | None = None) -> bool:
        """Take it away, and write it down where an entry is given; false, and nothing written, if there is none."""


class SecondFactors:
    """The second proofs of all accounts."""

    def __init__(self, store: FactorStore, now: Now) -> None:
        self._store = store
        self._now = now

    async def is_on(self, player_id: str) -> bool:
        """Whether the account is asked for digits."""
        factor = await self._store.of(player_id)
        return factor is not None and factor.on

    async def offer(self, player: Player) -> TelephoneKey:
        """A new key for somebody's telephone, which counts once he has told its digits (`turn_on`).

        Raises `Refusal`: `second-factor-on`.
        """
        key = pyotp.random_base32()
        if not await self._store.offer(player.id, key):
            raise Refusal("second-factor-on")
        return TelephoneKey(key, pyotp.TOTP(key).provisioning_uri(name=player.name, issuer_name=ISSUER))

    async def turn_on(self, player_id: str, digits: str) -> None:
        """Ask for digits from now on. Raises `Refusal`: `no-second-factor`, `second-factor-on`, `wrong-digits`."""
        factor = await self._of(player_id)
        if factor.on:
            raise Refusal("second-factor-on")
        await self._use(player_id, factor, digits)

    async def turn_off(self, player_id: str, digits: str) -> None:
        """Ask for none any more. Raises `Refusal`: `no-second-factor`, `wrong-digits`."""
        await self._use(player_id, await self._of(player_id), digits)
        await self._store.drop(player_id)

    async def require(self, player_id: str, digits: str | None) -> None:
        """Let nobody pass without the digits, where they are asked for; each are good once.

        Raises `Refusal`: `digits-needed`, `wrong-digits`.
        """
        factor = await self._store.of(player_id)
        if factor is None or not factor.on:
            return
        if not digits:
            raise Refusal("digits-needed")
        await self._use(player_id, factor, digits)

    async def drop(self, player_id: str, reason: str, by: str) -> None:
        """Take somebody's second proof away, whose telephone is lost.

        Raises `Refusal`: as `trail.reason_of`; `no-second-factor`.
        """
        entry = TrailEntry(self._now(), by, "drop-second-factor", player_id, reason_of(reason))
        if not await self._store.drop(player_id, entry):
            raise Refusal("no-second-factor")

    async def _of(self, player_id: str) -> Factor:
        factor = await self._store.of(player_id)
        if factor is None:
            raise Refusal("no-second-factor")
        return factor

    async def _use(self, player_id: str, factor: Factor, digits: str) -> None:
        step = step_of(factor.key, digits, self._now())
        if step is None or not await self._store.use(player_id, step):
            raise Refusal("wrong-digits")


def step_of(key: str, digits: str, now: int) -> int | None:
    """The step, near to the present one, in which a telephone with this key shows these digits."""
    told = digits.replace(" ", "")
    if not DIGITS.fullmatch(told):
        return None
    shown = pyotp.TOTP(key)
    steps = [now // STEP + away for away in AROUND]
    return next((step for step in steps if hmac.compare_digest(shown.generate_otp(step), told)), None)
