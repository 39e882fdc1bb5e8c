"""The hall's typed errors. As in the kernel, keys and parameters here; people's sentences live in the client."""

from __future__ import annotations

from teahouse.kernel.errors import Param


class Refusal(Exception):
    """Something that was asked of the hall and that it does not do. Nothing has changed.

    `key` is a stable kebab-case name of the reason (`unknown-table`), `params` fill its sentence.
    """

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return self.key if not self.params else f"{self.key} {self.params}"


class StoreUnavailable(Exception):
    """A store could not write or read: its disk is full, read-only, broken or gone.

    What was to be saved is not acknowledged and can be tried again: the store recovers without a restart. The
    result of a write that failed half-way may be either, therefore every write of the hall can be repeated.
    """

    key = "not-saved"


class SealBroken(Exception):
    """What was sealed does not open: the key is another, or somebody has changed it. Nothing of it is told."""

    key = "seal-broken"

    def __str__(self) -> str:
        return "the seal does not open: the key is another, or what was sealed has been changed"
