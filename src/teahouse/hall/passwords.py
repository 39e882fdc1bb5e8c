"""Passwords: which may be chosen, and how they are proved. Both take their time, hashing on purpose: in threads."""

from __future__ import annotations

import asyncio
from threading import Lock
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from teahouse.hall.errors import Refusal

LEAST: Final = 8
MOST: Final = 128
"""Characters of a password, of whatever kind."""

AT_ONCE: Final = 2
"""Hashes that are made at one time: each takes 64 MiB."""

NOBODYS: Final = "a word that is nobody's password"

FEWEST_GUESSES: Final = 1_000_000
"""So many tries a password stands at least: at one in 20 s (`edge.limits`) they take more than half a year."""

BEGINNING: Final = 17
"""Characters by which that is estimated, as many as a common password has at most. With more it takes ever longer."""

OF_THE_HOUSE: Final = (
    "teahouse", "chaguan", "同城茶馆", "茶馆", "mahjong", "majiang", "麻将",
    "zhuji", "诸暨", "wenling", "温岭", "zhejiang", "浙江", "woaini", "5201314", "1314",
)  # fmt: skip
"""What one thinks of here, beside the library's 30,000 passwords, its words and names, and runs of keys and numbers."""

ESTIMATING: Final = Lock()
"""The library keeps the words that it is given in one place for all."""


def is_easily_guessed(password: str, name: str) -> bool:
    """Whether somebody who knows the house and the account's name comes to the password in a million tries."""
    with ESTIMATING:
        estimate = zxcvbn(password[:BEGINNING], [name, *OF_THE_HOUSE])
    return estimate["guesses"] < FEWEST_GUESSES


def hashed_here(word: str) -> str:
    """What is kept of a word, for who may wait for it."""
    return PasswordHasher().hash(word)


class Passwords:
    """Makes and checks argon2id hashes with the parameters that the library recommends (RFC 9106, low memory)."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def require_good(self, password: str, name: str) -> None:
        """Ask of a new password that it is long enough, and not easily guessed by whoever knows the account's name.

        Raises `Refusal`: `bad-password` (`least`, `most`), `easy-password`.
        """
        if not LEAST <= len(password) <= MOST:
            raise Refusal("bad-password", least=LEAST, most=MOST)
        async with self._turn:
            if await asyncio.to_thread(is_easily_guessed, password, name):
                raise Refusal("easy-password")

    async def hashed(self, password: str) -> str:
        """What is kept of the password."""
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password of this hash. Without one it takes as long, and is not."""
        if self._nobodys is None:
            self._nobodys = await self.hashed(NOBODYS)
        async with self._turn:
            right = await asyncio.to_thread(self._verify, kept if kept is not None else self._nobodys, password)
        return right and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
