"""What the host has imposed on people, and the one place that holds it up: who may enter, sit down, speak.

A sanction ends by itself at its time, by the hall's clock. Those in force are in memory, for they are asked at every
word; each change is kept before it counts. Guests are sanctioned like accounts: it is the session that knows them.
"""

from __future__ import annotations

import secrets
from typing import Final, Literal, Protocol

import msgspec

from teahouse.hall.accounts import Now
from teahouse.hall.conduct import LONGEST, Evidence, Reason, Settled, note_of
from teahouse.hall.deeds import TableKind
from teahouse.hall.errors import Refusal
from teahouse.hall.trail import TrailEntry
from teahouse.kernel.errors import Param

ID_BYTES: Final = 8
HOUR: Final = 60 * 60 * 1000
MOST_HOURS: Final = 24 * 366

NOTHING_SETTLED: Final = Settled()

Kind = Literal["warn", "mute", "suspend", "ban"]
"""`warn` asks to be read, `mute` stops the chat, `suspend` takes the seats, `ban` closes the door."""

Scope = Literal["rooms", "all"]
"""Where a suspended person has no seat: in rooms with strangers, or at no table."""

Answer = Literal["upheld", "lifted"]


class OwnSanction(msgspec.Struct, frozen=True, kw_only=True):
    """A sanction as its person sees it: all but who decided. `holds` says whether it is in force."""

    id: str
    kind: Kind
    scope: Scope
    reason: Reason
    note: str
    evidence: tuple[Evidence, ...]
    at: int
    until: int | None
    holds: bool
    seen_at: int | None
    lifted_at: int | None
    appeal: str | None
    appealed_at: int | None
    answer: Answer | None
    answer_note: str
    answered_at: int | None


class Sanction(msgspec.Struct, frozen=True, kw_only=True):
    """A sanction as it is kept. Times are in ms; `until` is null for a warning and for a ban without end.

    `reviewer` is the id of the host who imposed it, or `shell`; `lifted_by` of who ended it, `answered_by` of who
    answered the appeal.
    """

    id: str
    player: str
    kind: Kind
    reason: Reason
    note: str
    evidence: tuple[Evidence, ...]
    reviewer: str
    at: int
    until: int | None = None
    scope: Scope = "all"
    seen_at: int | None = None
    lifted_at: int | None = None
    lifted_by: str | None = None
    appeal: str | None = None
    appealed_at: int | None = None
    answer: Answer | None = None
    answer_note: str = ""
    answered_at: int | None = None
    answered_by: str | None = None

    def in_force(self, now: int) -> bool:
        """Whether it holds now; a warning until it has been read."""
        if self.lifted_at is not None or (self.kind == "warn" and self.seen_at is not None):
            return False
        return self.until is None or now < self.until

    def shown(self, now: int) -> OwnSanction:
        """As its person sees it."""
        kept = {field: getattr(self, field) for field in OwnSanction.__struct_fields__ if field != "holds"}
        return OwnSanction(**kept, holds=self.in_force(now))

    def refusal(self, key: str) -> Refusal:
        """`key` with why and until when; a ban without end has no `until`."""
        if self.until is None:
            return Refusal(key, reason=self.reason)
        return Refusal(key, reason=self.reason, until=self.until)


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is imposed: for so many `hours`, without them for good, which only a ban may be."""

    kind: Kind
    reason: Reason
    note: str = ""
    hours: int | None = None
    scope: Scope = "all"
    evidence: tuple[Evidence, ...] = ()


class SanctionStore(Protocol):
    """Where sanctions are kept. Every method may raise `StoreUnavailable`."""

    async def in_force(self, now: int) -> list[Sanction]:
        """All that are neither lifted nor over."""

    async def add(self, sanction: Sanction, settled: Settled, entry: TrailEntry) -> None:
        """Keep a new one, and with it what it settles and its line in the trail."""

    async def keep(self, sanction: Sanction, entry: TrailEntry | None = None) -> None:
        """Keep what has become of one; with the line in the trail of the host who did it."""

    async def get(self, sanction_id: str) -> Sanction | None:
        """One of them."""

    async def of_player(self, player_id: str) -> list[Sanction]:
        """All that somebody has had, the newest first."""

    async def appealed(self) -> list[Sanction]:
        """Those with an appeal that nobody has answered, the oldest first."""


class Sanctions:
    """The sanctions of all players. Methods that read or write may raise `StoreUnavailable`."""

    def __init__(self, store: SanctionStore, now: Now) -> None:
        self._store = store
        self._now = now
        self._standing: dict[str, list[Sanction]] = {}

    async def load(self) -> None:
        """Read what is in force; once, before anybody comes in."""
        self._standing.clear()
        for sanction in await self._store.in_force(self._now()):
            self._standing.setdefault(sanction.player, []).append(sanction)

    # What they forbid

    def require_entry(self, player_id: str) -> None:
        """Raises `Refusal`: `banned` (`reason`, `until`)."""
        self._require_none(player_id, "ban", "banned")

    def require_seat(self, player_id: str, kind: TableKind) -> None:
        """Whether somebody may sit at such a table. Raises `Refusal`: `banned`, `suspended` (`reason`, `until`)."""
        self.require_entry(player_id)
        for sanction in self.in_force(player_id):
            if sanction.kind == "suspend" and (sanction.scope == "all" or kind == "quick"):
                raise sanction.refusal("suspended")

    def require_voice(self, player_id: str) -> None:
        """Whether somebody may chat. Raises `Refusal`: `banned`, `muted` (`reason`, `until`)."""
        self.require_entry(player_id)
        self._require_none(player_id, "mute", "muted")

    def in_force(self, player_id: str) -> list[Sanction]:
        """What holds for somebody now."""
        standing = self._standing.get(player_id)
        if not standing:
            return []
        now = self._now()
        held = [sanction for sanction in standing if sanction.in_force(now)]
        if held:
            self._standing[player_id] = held
        else:
            del self._standing[player_id]
        return held

    def standing(self) -> list[Sanction]:
        """All that is in force, the newest first."""
        held = [sanction for player_id in list(self._standing) for sanction in self.in_force(player_id)]
        return sorted(held, key=lambda sanction: -sanction.at)

    def everybody(self) -> list[str]:
        """The ids of those for whom something holds."""
        return [player_id for player_id in list(self._standing) if self.in_force(player_id)]

    def _require_none(self, player_id: str, kind: Kind, key: str) -> None:
        for sanction in self.in_force(player_id):
            if sanction.kind == kind:
                raise sanction.refusal(key)

    # What becomes of them

    async def impose(self, player_id: str, terms: Terms, by: str, settled: Settled = NOTHING_SETTLED) -> Sanction:
        """A new sanction, in force when this returns. Raises `Refusal`: `bad-term` (`most`, in hours), `bad-note`."""
        endless = terms.kind in ("warn", "ban") and terms.hours is None
        if not endless and (terms.kind == "warn" or not 1 <= (terms.hours or 0) <= MOST_HOURS):
            raise Refusal("bad-term", most=MOST_HOURS)
        now = self._now()
        sanction = Sanction(
            id=secrets.token_hex(ID_BYTES),
            player=player_id,
            kind=terms.kind,
            reason=terms.reason,
            note=note_of(terms.note),
            evidence=terms.evidence,
            reviewer=by,
            at=now,
            until=now + terms.hours * HOUR if terms.hours is not None else None,
            scope=terms.scope,
        )
        await self._store.add(sanction, settled, _entry(now, by, terms.kind, sanction, sanction.note))
        self._standing.setdefault(player_id, []).append(sanction)
        return sanction

    async def lift(self, sanction_id: str, by: str, note: str = "") -> Sanction:
        """End it now. Raises `Refusal`: `unknown-sanction`, `not-in-force`, `bad-note`."""
        sanction = await self._found(sanction_id)
        now = self._now()
        if not sanction.in_force(now):
            raise Refusal("not-in-force")
        entry = _entry(now, by, "lift-sanction", sanction, note_of(note))
        return await self._kept(msgspec.structs.replace(sanction, lifted_at=now, lifted_by=by), entry)

    async def seen(self, player_id: str, sanction_id: str) -> None:
        """Its person has read it. Raises `Refusal`: `unknown-sanction`."""
        sanction = await self._of(player_id, sanction_id)
        if sanction.seen_at is None:
            await self._kept(msgspec.structs.replace(sanction, seen_at=self._now()))

    async def appeal(self, player_id: str, sanction_id: str, text: str) -> Sanction:
        """Its person objects, once. Raises `Refusal`: `unknown-sanction`, `already-appealed`, `bad-note`."""
        sanction = await self._of(player_id, sanction_id)
        if sanction.appeal is not None:
            raise Refusal("already-appealed")
        note = note_of(text)
        if not note:
            raise Refusal("bad-note", most=LONGEST)
        return await self._kept(msgspec.structs.replace(sanction, appeal=note, appealed_at=self._now()))

    async def answer(self, sanction_id: str, answer: Answer, note: str, by: str) -> Sanction:
        """Answer its appeal; `lifted` ends it too. Raises `Refusal`: `unknown-sanction`, `no-appeal`, `bad-note`."""
        sanction = await self._found(sanction_id)
        if sanction.appeal is None or sanction.answer is not None:
            raise Refusal("no-appeal")
        now = self._now()
        sanction = msgspec.structs.replace(
            sanction, answer=answer, answer_note=note_of(note), answered_at=now, answered_by=by
        )
        if answer == "lifted" and sanction.lifted_at is None:
            sanction = msgspec.structs.replace(sanction, lifted_at=now, lifted_by=by)
        deed = "lift-sanction" if answer == "lifted" else "uphold-sanction"
        return await self._kept(sanction, _entry(now, by, deed, sanction, sanction.answer_note))

    async def of_player(self, player_id: str) -> list[Sanction]:
        """All that somebody has had, the newest first."""
        return await self._store.of_player(player_id)

    async def own(self, player_id: str) -> list[OwnSanction]:
        """The same as he himself sees them."""
        now = self._now()
        return [sanction.shown(now) for sanction in await self.of_player(player_id)]

    def own_in_force(self, player_id: str) -> tuple[OwnSanction, ...]:
        """What holds for somebody now, as he himself sees it."""
        now = self._now()
        return tuple(sanction.shown(now) for sanction in self.in_force(player_id))

    async def appealed(self) -> list[Sanction]:
        """Those whose appeals wait for an answer, the oldest first."""
        return await self._store.appealed()

    async def _kept(self, sanction: Sanction, entry: TrailEntry | None = None) -> Sanction:
        await self._store.keep(sanction, entry)
        others = [other for other in self._standing.get(sanction.player, []) if other.id != sanction.id]
        self._standing[sanction.player] = [*others, sanction]
        self.in_force(sanction.player)
        return sanction

    async def _found(self, sanction_id: str) -> Sanction:
        sanction = await self._store.get(sanction_id)
        if sanction is None:
            raise Refusal("unknown-sanction")
        return sanction

    async def _of(self, player_id: str, sanction_id: str) -> Sanction:
        sanction = await self._found(sanction_id)
        if sanction.player != player_id:
            raise Refusal("unknown-sanction")
        return sanction


def _entry(at: int, by: str, deed: str, sanction: Sanction, note: str) -> TrailEntry:
    facts: dict[str, Param] = {"sanction": sanction.id, "kind": sanction.kind, "why": sanction.reason}
    if sanction.kind == "suspend":
        facts["scope"] = sanction.scope
    if sanction.until is not None:
        facts["until"] = sanction.until
    return TrailEntry(at, by, deed, about=sanction.player, reason=note, facts=facts)
