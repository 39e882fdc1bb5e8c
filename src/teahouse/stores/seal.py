"""What seals the rows of rounds that are being played, so that nobody who holds the file reads a hand or a secret.

AES-256-GCM. The key lies in a file of its own that belongs to no backup; every run of the hall derives a key of its
own from it and counts its rows, so that no key ever meets a nonce twice:

    run key = HMAC-SHA256(key, "teahouse/rows/1" ‖ salt of the run, 16 bytes)
    sealed  = salt ‖ count (uint64be) ‖ AES-GCM(run key, nonce = 0x00000000 ‖ count, row, associated data = place)

The place is the table and the number of the row: a row that is moved elsewhere does not open.
"""

from __future__ import annotations

import hmac
import os
import secrets
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from teahouse.hall.errors import SealBroken

KEY_BYTES: Final = 32
SALT_BYTES: Final = 16
COUNT_BYTES: Final = 8
LABEL: Final = b"teahouse/rows/1"


class Seal:
    """Shuts and opens rows under one key. Of one thread."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._salt = secrets.token_bytes(SALT_BYTES)
        self._count = 0
        self._runs: dict[bytes, AESGCM] = {}
        self._cipher = self._of_run(self._salt)

    def shut(self, place: bytes, row: bytes) -> bytes:
        """The row, readable with the key alone and at its place alone."""
        count = self._count.to_bytes(COUNT_BYTES, "big")
        self._count += 1
        return self._salt + count + self._cipher.encrypt(bytes(4) + count, row, place)

    def open(self, place: bytes, sealed: bytes) -> bytes:
        """The row again. Raises `SealBroken`."""
        salt, count = sealed[:SALT_BYTES], sealed[SALT_BYTES : SALT_BYTES + COUNT_BYTES]
        if len(count) < COUNT_BYTES:
            raise SealBroken
        try:
            return self._of_run(salt).decrypt(bytes(4) + count, sealed[SALT_BYTES + COUNT_BYTES :], place)
        except InvalidTag as error:
            raise SealBroken from error

    def _of_run(self, salt: bytes) -> AESGCM:
        cipher = self._runs.get(salt)
        if cipher is None:
            cipher = self._runs[salt] = AESGCM(hmac.digest(self._key, LABEL + salt, "sha256"))
        return cipher


def key_in(path: Path) -> bytes:
    """The key in this file, which is made when it is missing. Raises `OSError`, as `read_key` does."""
    if path.exists():
        return read_key(path)
    key = secrets.token_bytes(KEY_BYTES)
    draft = path.with_suffix(".new")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    _sync_folder(path.parent)
    return key


def read_key(path: Path) -> bytes:
    """The key in this file. Raises `OSError`, also for one that others than its owner may read."""
    if os.name == "posix" and path.stat().st_mode & 0o077:
        raise PermissionError(f"{path} may be read by others than its owner: chmod 600")
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise OSError(f"{path} holds no key of {KEY_BYTES} bytes")
    return key


def _sync_folder(folder: Path) -> None:
    """A key whose name is lost in a power cut would take all that it has sealed along."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
