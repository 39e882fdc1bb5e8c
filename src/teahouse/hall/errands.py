"""What the command line asks of a hall.

One that is open is asked by its control socket, one that is closed through its files: the same deeds either way, by the
same code, in the same trail.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec

from teahouse.hall.accounts import Now
from teahouse.hall.errors import Refusal
from teahouse.hall.grants import Grants
from teahouse.hall.hosts import Hosts
from teahouse.hall.moderation import Moderation
from teahouse.hall.notices import Notices
from teahouse.hall.sanctions import NOTHING_SETTLED, Kind, Terms
from teahouse.hall.second_factors import SecondFactors
from teahouse.hall.trail import SHELL, Trail, TrailEntry, reason_of
from teahouse.kernel.errors import Param

Told: TypeAlias = dict[str, Param]
"""What came of an errand, by the name of each fact."""


class MakeHost(msgspec.Struct, frozen=True, tag="make-host"):
    """Make whoever signs in by `name` a host, or (`host` false) no longer one. Tells `changed`."""

    name: str
    host: bool = True
    reason: str = ""


class Grant(msgspec.Struct, frozen=True, tag="grant"):
    """Give points of the house to whoever signs in by `name`, or take them back. Tells the new `balance`."""

    name: str
    points: int
    reason: str


class Announce(msgspec.Struct, frozen=True, tag="announce"):
    """Tell everybody something until a time (ms); without words take down what is announced."""

    zh: str = ""
    en: str = ""
    until: int = 0


class Drain(msgspec.Struct, frozen=True, tag="drain"):
    """Let no round begin any more and end with the last that is on, or (`on` false) go on. Tells `playing`."""

    on: bool = True


class Impose(msgspec.Struct, frozen=True, tag="impose"):
    """Sanction whoever signs in by `name`, or the guest with this id. Tells the `sanction`."""

    name: str
    terms: Terms


class LiftAll(msgspec.Struct, frozen=True, tag="lift-all"):
    """End what is in force for somebody, all or of a `kind`. Tells how many were `lifted`."""

    name: str
    kind: Kind | None = None
    note: str = ""


class DropFactor(msgspec.Struct, frozen=True, tag="drop-second-factor"):
    """Ask whoever signs in by `name` for no digits any more: his telephone is lost."""

    name: str
    reason: str


class NoteBackup(msgspec.Struct, frozen=True, tag="backup"):
    """Write down that a copy of everything, open rounds included, is being made as the file `target`."""

    target: str


class NoteOpening(msgspec.Struct, frozen=True, tag="open-secret"):
    """Write down that the secret of a table's round is about to be read, and why."""

    table: str
    reason: str


Errand: TypeAlias = MakeHost | Grant | Announce | Drain | Impose | LiftAll | DropFactor | NoteBackup | NoteOpening


class Drains(Protocol):
    """A hall that is open."""

    async def drain(self, *, on: bool, by: str) -> int:
        """Begin to drain, or no longer; how many rounds are on."""


class Errands:
    """Does errands at one hall, which is `None` while it is closed."""

    def __init__(
        self,
        hosts: Hosts,
        grants: Grants,
        notices: Notices,
        moderation: Moderation,
        factors: SecondFactors,
        trail: Trail,
        now: Now,
        hall: Drains | None = None,
    ) -> None:
        self._hosts = hosts
        self._grants = grants
        self._notices = notices
        self._moderation = moderation
        self._factors = factors
        self._trail = trail
        self._now = now
        self._hall = hall

    async def run(self, errand: Errand) -> Told:
        """Raises `Refusal`, also `hall-closed` for what only an open hall can do, and `StoreUnavailable`."""
        match errand:
            case MakeHost(name=name, host=host, reason=reason):
                return {"changed": int(await self._hosts.make(name, host=host, reason=reason))}
            case Grant(name=name, points=points, reason=reason):
                player_id = await self._hosts.signs_in(name)
                return {"balance": await self._grants.give(player_id, points, reason, SHELL)}
            case Announce(zh="", en=""):
                await self._notices.withdraw(SHELL)
            case Announce(zh=zh, en=en, until=until):
                await self._notices.announce(zh, en, until, SHELL)
            case Drain(on=on):
                if self._hall is None:
                    raise Refusal("hall-closed")
                return {"playing": await self._hall.drain(on=on, by=SHELL)}
            case Impose(name=name, terms=terms):
                player_id = await self._hosts.find(name)
                return {"sanction": (await self._moderation.impose(SHELL, player_id, terms, NOTHING_SETTLED)).id}
            case LiftAll(name=name, kind=kind, note=note):
                player_id = await self._hosts.find(name)
                return {"lifted": await self._moderation.lift_all(SHELL, player_id, kind, note)}
            case DropFactor(name=name, reason=reason):
                await self._factors.drop(await self._hosts.signs_in(name), reason, SHELL)
            case NoteBackup(target=target):
                await self._trail.add(TrailEntry(self._now(), SHELL, "backup", facts={"file": target}))
            case NoteOpening(table=table, reason=reason):
                entry = TrailEntry(self._now(), SHELL, "open-secret", reason=reason_of(reason), facts={"table": table})
                await self._trail.add(entry)
        return {}
