"""What the command line asks of a hall.

One that is open is asked by its control socket, one that is closed through its files: the same deeds either way, by the
same code, in the same trail.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from teahouse.hall.hosts import Hosts
from teahouse.kernel.errors import Param

Told: TypeAlias = dict[str, Param]
"""What came of an errand, by the name of each fact."""


class MakeHost(msgspec.Struct, frozen=True, tag="make-host"):
    """Make whoever signs in by `name` a host, or (`host` false) no longer one. Tells `changed`."""

    name: str
    host: bool = True
    reason: str = ""


Errand: TypeAlias = MakeHost


class Errands:
    """Does errands at one hall."""

    def __init__(self, hosts: Hosts) -> None:
        self._hosts = hosts

    async def run(self, errand: Errand) -> Told:
        """Raises `Refusal` and `StoreUnavailable`."""
        match errand:
            case MakeHost(name=name, host=host, reason=reason):
                return {"changed": int(await self._hosts.make(name, host=host, reason=reason))}
