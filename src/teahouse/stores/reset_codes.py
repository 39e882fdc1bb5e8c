"""One-time codes as files beside the database: `hall.registration.ResetCodes`.

The host's command writes a file, the running hall reads and removes it. So the command never writes into the
database of a hall that runs, and only who may write into the hall's folder can give a code.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import msgspec

from teahouse.hall.errors import StoreUnavailable
from teahouse.hall.passwords import hashed_here

P = ParamSpec("P")
T = TypeVar("T")

FOLDER: Final = "reset-codes"
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that are mistaken for each other on paper."""

LENGTH: Final = 12
VALID_FOR: Final = 24 * 60 * 60 * 1000
"""Milliseconds."""


class Written(msgspec.Struct, frozen=True):
    """What stands in a file: the argon2id hash of the code, and until when (ms) it is good."""

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
            file.write(msgspec.json.encode(Written(hashed_here(code), now + VALID_FOR)))
        draft.replace(path)
        return code

    async def kept(self, login: str, now: int) -> str | None:
        written = await self._in_thread(self._written, login)
        return written.proof if written is not None and now <= written.until else None

    async def use(self, login: str, kept: str) -> bool:
        return await self._in_thread(self._use, login, kept)

    async def _in_thread(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        try:
            return await asyncio.to_thread(work, *given, **named)
        except OSError as error:
            raise StoreUnavailable(str(error)) from error

    def _written(self, login: str) -> Written | None:
        try:
            return msgspec.json.decode(self._path(login).read_bytes(), type=Written)
        except (FileNotFoundError, msgspec.DecodeError):
            return None

    def _use(self, login: str, kept: str) -> bool:
        written = self._written(login)
        if written is None or written.proof != kept:
            return False
        # Of two that bring the code at one moment, the one whose hand removes the file has it.
        with contextlib.suppress(FileNotFoundError):
            self._path(login).unlink()
            return True
        return False

    def _path(self, login: str) -> Path:
        return self._folder / f"{hashlib.sha256(login.encode()).hexdigest()[:32]}.json"
