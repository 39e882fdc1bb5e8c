"""What the command line asks of a hall.

One that is open is asked by its control socket, one that is closed through its files: the same deeds either way, by the
same code, in the same trail.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from teahouse.hall.hosts import Hosts
from teahouse.hall.moderation import Moderation
from teahouse.hall.sanctions import NOTHING_SETTLED, Kind, Terms
from teahouse.hall.trail import SHELL
from teahouse.kernel.errors import Param

Told: TypeAlias = dict[str, Param]
"""What came of an errand, by the name of each fact."""


class MakeHost(msgspec.Struct, frozen=True, tag="make-host"):
    """Make whoever signs in by `name` a host, or (`host` false) no longer one. Tells `changed`."""

    name: str
    host: bool = True
    reason: str = ""


class Impose(msgspec.Struct, frozen=True, tag="impose"):
    """Sanction whoever signs in by `name`, or the guest with this id. Tells the `sanction`."""

    name: str
    terms: Terms


class LiftAll(msgspec.Struct, frozen=True, tag="lift-all"):
    """End what is in force for somebody, all or of a `kind`. Tells how many were `lifted`."""

    name: str
    kind: Kind | None = None
    note: str = ""


Errand: TypeAlias = MakeHost | Impose | LiftAll


class Errands:
    """Does errands at one hall."""

    def __init__(self, hosts: Hosts, moderation: Moderation) -> None:
        self._hosts = hosts
        self._moderation = moderation

    async def run(self, errand: Errand) -> Told:
        """Raises `Refusal` and `StoreUnavailable`."""
        match errand:
            case MakeHost(name=name, host=host, reason=reason):
                return {"changed": int(await self._hosts.make(name, host=host, reason=reason))}
            case Impose(name=name, terms=terms):
                player = await self._hosts.find(name)
                return {"sanction": (await self._moderation.impose(SHELL, player, terms, NOTHING_SETTLED)).id}
            case LiftAll(name=name, kind=kind, note=note):
                player = await self._hosts.find(name)
                return {"lifted": await self._moderation.lift_all(SHELL, player, kind, note)}
