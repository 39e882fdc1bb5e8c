"""What the command line asks of a hall.

One that is open is asked by its control socket, one that is closed through its files: the same deeds either way, by the
same code, in the same trail.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from teahouse.hall.accounts import Now
from teahouse.hall.hosts import Hosts
from teahouse.hall.trail import SHELL, Trail, TrailEntry, reason_of
from teahouse.kernel.errors import Param

Told: TypeAlias = dict[str, Param]
"""What came of an errand, by the name of each fact."""


class MakeHost(msgspec.Struct, frozen=True, tag="make-host"):
    """Make whoever signs in by `name` a host, or (`host` false) no longer one. Tells `changed`."""

    name: str
    host: bool = True
    reason: str = ""


class NoteBackup(msgspec.Struct, frozen=True, tag="backup"):
    """Write down that a copy of everything, open rounds included, is being made as the file `target`."""

    target: str


class NoteOpening(msgspec.Struct, frozen=True, tag="open-secret"):
    """Write down that the secret of a table's round is about to be read, and why."""

    table: str
    reason: str


Errand: TypeAlias = MakeHost | NoteBackup | NoteOpening


class Errands:
    """Does errands at one hall."""

    def __init__(self, hosts: Hosts, trail: Trail, now: Now) -> None:
        self._hosts = hosts
        self._trail = trail
        self._now = now

    async def run(self, errand: Errand) -> Told:
        """Raises `Refusal` and `StoreUnavailable`."""
        match errand:
            case MakeHost(name=name, host=host, reason=reason):
                return {"changed": int(await self._hosts.make(name, host=host, reason=reason))}
            case NoteBackup(target=target):
                await self._trail.add(TrailEntry(self._now(), SHELL, "backup", facts={"file": target}))
                return {}
            case NoteOpening(table=table, reason=reason):
                entry = TrailEntry(self._now(), SHELL, "open-secret", reason=reason_of(reason), facts={"table": table})
                await self._trail.add(entry)
                return {}
