"""The trail of what hosts have done: who, what, about whom, why, when. It is only ever added to.

A deed and its line in the trail are written in one transaction, so that neither is there without the other. Reading
the trail is for hosts; nothing in it tells a hand or a secret.
"""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from teahouse.hall.errors import Refusal
from teahouse.kernel.errors import Param

SHELL: Final = "shell"
"""Who acts when it is the command line: whoever may read the hall's folder."""

MOST_REASON: Final = 500


class TrailEntry(msgspec.Struct, frozen=True):
    """One deed of a host.

    `by` is the host's id or `shell`, `deed` a stable kebab-case key (`make-host`), `about` the id of the account that
    it was about, `facts` what else there is to know (an amount, a date). `at` is in ms, `number` counts all deeds.
    """

    at: int
    by: str
    deed: str
    about: str | None = None
    reason: str = ""
    facts: dict[str, Param] = {}
    number: int = 0


class Trail(Protocol):
    """Where the trail is kept. May raise `StoreUnavailable`."""

    async def add(self, entry: TrailEntry) -> None:
        """Write down a deed that changes nothing in the database itself."""

    async def page(
        self, before: int | None, limit: int, *, about: str | None = None, deed: str | None = None
    ) -> list[TrailEntry]:
        """The deeds with numbers below `before`, the newest first: all, about an account, or of a kind."""


def reason_of(text: str) -> str:
    """The reason as it is kept. Raises `Refusal`: `reason-missing`, `reason-too-long` (`longest`)."""
    kept = " ".join(text.split())
    if not kept:
        raise Refusal("reason-missing")
    if len(kept) > MOST_REASON:
        raise Refusal("reason-too-long", longest=MOST_REASON)
    return kept
