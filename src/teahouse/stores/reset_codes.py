"""One-time codes as files beside the database: `hall.registration.ResetCodes`.

The host's command writes a file, the running hall reads and removes it. So the command never writes into the
database of a hall that runs, and only who may write into the hall's folder can give a code.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

import msgspec

from teahouse.hall.errors import StoreUnavailable

FOLDER: Final = "reset-codes"
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that are mistaken for each other on paper."""

LENGTH: Final = 12
VALID_FOR: Final = 24 * 60 * 60 * 1000
"""Milliseconds."""


class Written(msgspec.Struct, frozen=True):
    """What stands in a file: SHA-256 (hex) of the code, and until when (ms) it is good."""

    proof: str
    until: int


class FileResetCodes:
    """The codes of one hall, in a folder of its data."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER

    def give(self, login: str, now: int) -> str:
        """A new code for the login, in place of an older one. Raises `OSError`."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._folder.mkdir(mode=0o700, exist_ok=True)
        path = self._path(login)
        draft = path.with_suffix(".new")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(Written(_proof(login, code), now + VALID_FOR)))
        draft.replace(path)
        return code

    async def take(self, login: str, code: str, now: int) -> bool:
        try:
            return await asyncio.to_thread(self._take, login, code, now)
        except OSError as error:
            raise StoreUnavailable(str(error)) from error

    def _take(self, login: str, code: str, now: int) -> bool:
        path = self._path(login)
        try:
            written = msgspec.json.decode(path.read_bytes(), type=Written)
        except (FileNotFoundError, msgspec.DecodeError):
            return False
        if now > written.until:
            path.unlink(missing_ok=True)
            return False
        if not hmac.compare_digest(written.proof, _proof(login, code.strip().lower())):
            return False
        # Of two that bring the code at one moment, the one whose hand removes the file has it.
        with contextlib.suppress(FileNotFoundError):
            path.unlink()
            return True
        return False

    def _path(self, login: str) -> Path:
        return self._folder / f"{hashlib.sha256(login.encode()).hexdigest()[:32]}.json"


def _proof(login: str, code: str) -> str:
    return hashlib.sha256(f"{login}\0{code}".encode()).hexdigest()
