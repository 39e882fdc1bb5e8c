"""Passwords: which may be chosen, and how they are proved. Hashing is slow on purpose, so it runs in threads."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from teahouse.hall.errors import Refusal

LEAST: Final = 8
MOST: Final = 128
"""Characters of a password; nothing else is asked of it."""

AT_ONCE: Final = 2
"""Hashes that are made at one time: each takes 64 MiB."""

NOBODYS: Final = "a word that is nobody's password"


def require_good(password: str) -> None:
    """Raises `Refusal`: `bad-password` (`least`, `most`)."""
    if not LEAST <= len(password) <= MOST:
        raise Refusal("bad-password", least=LEAST, most=MOST)


def hashed_here(word: str) -> str:
    """What is kept of a word, for who may wait for it."""
    return PasswordHasher().hash(word)


class Passwords:
    """Makes and checks argon2id hashes with the parameters that the library recommends (RFC 9106, low memory)."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

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
