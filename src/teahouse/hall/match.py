"""A table as data: who sits there, which round is on, what is asked of whom. Rows of the log make it what it is.

The same `apply` runs when a deed happens and when its row is read again, so a rebuilt table cannot differ.
"""

from __future__ import annotations

from collections import deque
from typing import Literal

import msgspec

from teahouse.hall.accounts import Player
from teahouse.hall.deeds import (
    Acted,
    Autopiloted,
    Chair,
    Charter,
    Closed,
    Dealt,
    Deed,
    Faulted,
    GotReady,
    Opened,
    Rose,
    Sat,
    Swapped,
)
from teahouse.kernel import (
    HOUSE,
    SCHEME,
    Act,
    Ask,
    Carry,
    Event,
    Game,
    Left,
    Outcome,
    Proof,
    Round,
    Seat,
    Seeded,
    Setup,
    TimeUp,
    commitment_of,
    digest,
    seed_of,
)

MOST_ROUNDS = 64
"""Rounds that a friends' match may be agreed on, and lines of its running score."""

State = Literal["waiting", "playing", "between", "over", "void"]

REMEMBERED = 8
"""So many of its last action ids are known of each seat; older ones answer a question that is long gone."""


class Pending(msgspec.Struct, frozen=True, gc=False):
    """A question that is open: its number for this seat and its text; the referee's has none."""

    q: int
    ask: Ask | None


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A round that has ended, with all that settlement and record need. A void one pays nobody.

    `took` is how long each act took (ms; 0 where nobody knows).
    """

    id: str
    table: str
    number: int
    game: Game
    setup: Setup
    proof: Proof
    acts: tuple[Act, ...]
    took: tuple[int, ...]
    players: tuple[Player, ...]
    points: tuple[int, ...]
    ending: str
    began_at: int
    ended_at: int
    charter: Charter
    void: bool = False


class Match:
    """One table's match. Changed by `apply` alone."""

    __slots__ = (
        "acts",
        "began_at",
        "carry",
        "chairs",
        "charter",
        "ended",
        "finished",
        "game",
        "nonces",
        "number",
        "options",
        "pending",
        "players",
        "q",
        "recent",
        "round",
        "scores",
        "sealed",
        "secret",
        "setup",
        "took",
    )

    def __init__(self, game: Game, charter: Charter, sealed: str) -> None:
        self.game = game
        self.charter = charter
        self.options = game.Options.read(charter.options)
        self.chairs: list[Chair | None] = [None] * charter.seats
        self.number = 0
        self.carry: Carry | None = None
        self.scores: list[tuple[int, ...]] = []
        self.ended: Literal["over", "void"] | None = None
        self.sealed = bytes.fromhex(sealed)
        self.q = [0] * (charter.seats + 1)
        self.recent = [deque[str](maxlen=REMEMBERED) for _ in range(charter.seats)]
        # Of the present round, or of the one that ended last.
        self.round: Round | None = None
        self.began_at = 0
        self.setup: Setup | None = None
        self.secret = b""
        self.nonces: tuple[str, ...] = ()
        self.players: tuple[Player, ...] = ()
        self.acts: list[Act] = []
        self.took: list[int] = []
        self.pending: dict[Seat, Pending] = {}
        self.finished: Finished | None = None

    @classmethod
    def begun(cls, game: Game, deed: Deed) -> Match:
        """The match as the first row of its log has it. Raises `BadOptions`, and `ValueError` for another row."""
        match deed:
            case Opened(charter, secret):
                return cls(game, charter, secret)
            case Dealt(charter=charter, secret=secret):
                return cls(game, charter, secret)
        raise ValueError("a table's log begins with its opening or with a deal")

    # What can be asked

    @property
    def state(self) -> State:
        """How far the table is. It waits for people also between rounds when a seat has become free."""
        if self.ended is not None:
            return self.ended
        if self.playing is not None:
            return "playing"
        return "between" if self.number and None not in self.chairs else "waiting"

    @property
    def playing(self) -> Round | None:
        """The round that is on."""
        round = self.round
        return round if round is not None and round.outcome is None and self.ended is None else None

    @property
    def round_id(self) -> str | None:
        """Under which the present round, or the last one, is kept."""
        return f"{self.charter.table}-{self.number}" if self.number else None

    @property
    def commitment(self) -> str:
        """The hash of the secret of the round that is on, between rounds of the one to come."""
        return commitment_of(self.secret if self.playing is not None else self.sealed)

    @property
    def totals(self) -> tuple[int, ...]:
        """What a friends' match has brought so far, by seat."""
        return tuple(map(sum, zip(*self.scores, strict=True))) if self.scores else (0,) * self.charter.seats

    @property
    def standing(self) -> tuple[int, ...] | None:
        """The place that each seat has come to, from 1, when a friends' match is over; equal totals share one."""
        if self.charter.kind != "friends" or self.ended != "over" or not self.scores:
            return None
        return tuple(1 + sum(other > total for other in self.totals) for total in self.totals)

    @property
    def veiled(self) -> bool:
        """Whether those who sit here are not told each other's names: in a protected room until it is over."""
        return self.charter.kind == "quick" and self.charter.protected and self.ended is None

    @property
    def complete(self) -> bool:
        """True when no further round follows."""
        charter = self.charter
        long_enough = charter.rounds is not None and self.number >= charter.rounds
        if charter.limit is not None and any(abs(total) >= charter.limit for total in self.totals):
            return True
        return long_enough or (self.carry is not None and self.game.over(self.options, self.carry))

    def seat_of(self, player_id: str) -> Seat | None:
        """Where a player sits; who is leaving sits no longer."""
        for seat, chair in enumerate(self.chairs):
            if chair is not None and chair.player.id == player_id and not chair.leaving:
                return seat
        return None

    def asks(self, seat: Seat, q: int) -> bool:
        """Whether question `q` of the seat is open."""
        pending = self.pending.get(seat)
        return pending is not None and pending.q == q

    def people(self) -> list[tuple[Seat, Chair]]:
        """The seats that people hold."""
        return [
            (seat, chair)
            for seat, chair in enumerate(self.chairs)
            if chair is not None and not chair.player.bot and not chair.leaving
        ]

    @property
    def host(self) -> Seat | None:
        """The seat that opened the table; when its player has left, the first person's."""
        if self.charter.host is None:
            return None
        host = self.seat_of(self.charter.host)
        return host if host is not None else next((seat for seat, _ in self.people()), None)

    def digest(self) -> bytes:
        """Eight bytes of the state of the round that is on."""
        return digest(self.playing) if self.playing is not None else b""

    # What happens

    def apply(self, seat: Seat, deed: Deed, *, id: str = "", wall: int = 0) -> list[Event]:  # noqa: A002
        """Let a deed happen and return what the table saw of it. Raises whatever faulty rules raise."""
        match deed:
            case Acted():
                return self._act(seat, deed, id, wall)
            case Dealt():
                return self._deal(deed, wall)
            case Sat(player, points):
                self.chairs[seat] = Chair(player, points)
            case Rose():
                self._rise(seat)
            case Swapped(other):
                self.chairs[seat], self.chairs[other] = self.chairs[other], self.chairs[seat]
            case Autopiloted(on):
                self._change(seat, autopilot=on, lapses=0)
            case GotReady(nonce):
                self._change(seat, ready=True, autopilot=False, lapses=0, nonce=nonce)
            case Faulted():
                self._void(wall)
            case Closed(key):
                if self.playing is not None:
                    self.finished = self._finish((0,) * self.charter.seats, key, wall, void=True)
                self.pending = {}
                self.ended = "over"
        return []

    def _change(self, seat: Seat, **changes: object) -> None:
        chair = self.chairs[seat]
        if chair is not None:
            self.chairs[seat] = msgspec.structs.replace(chair, **changes)

    def _rise(self, seat: Seat) -> None:
        if self.playing is not None:
            self._change(seat, leaving=True, autopilot=True)
        else:
            self.chairs[seat] = None

    def _deal(self, deed: Dealt, wall: int) -> list[Event]:
        self.secret, self.nonces, self.sealed = bytes.fromhex(deed.secret), deed.nonces, bytes.fromhex(deed.sealed)
        self.number = deed.number
        self.chairs = [msgspec.structs.replace(chair, ready=False, nonce=None) for chair in deed.chairs]
        self.players = tuple(chair.player for chair in deed.chairs)
        self.q = list(deed.asked)
        self.scores = list(deed.scores)
        self.acts = []
        self.took = []
        self.began_at = wall
        self.pending = {}
        self.round = None
        chance = Seeded(seed_of(self.secret, self.nonces))
        self.carry = (
            self.game.first(self.options, chance)
            if deed.carry is None
            else msgspec.convert(deed.carry, self.game.Carry)
        )
        self.setup = Setup(
            options=self.options,
            carry=self.carry,
            seats=self.charter.seats,
            purse=tuple(chair.points // self.charter.stake for chair in deed.chairs),
            protected=self.charter.protected,
        )
        self.round, events = self.game.deal(self.setup, chance)
        self._ask(None)
        return events

    def _act(self, seat: Seat, deed: Acted, id: str, wall: int) -> list[Event]:  # noqa: A002
        round, action = self.round, deed.action
        assert round is not None
        aside = seat != HOUSE and action in round.asides(seat)
        seen_asked = seat in round.shown_actors()
        events = round.apply(seat, action)
        self.acts.append(Act(seat, action, deed.cause))
        self.took.append(deed.took)
        if id:
            self.recent[seat].append(id)
        if deed.cause == "seat":
            self._change(seat, lapses=0)
        elif deed.cause == "clock" and seen_asked:
            # Only what everybody saw counts: autopilot after two missed claims would tell that there were claims.
            chair = self.chairs[seat]
            self._change(seat, lapses=chair.lapses + 1 if chair is not None else 0)
        self._ask(None if aside else action.seat if isinstance(action, TimeUp | Left) else seat)
        if round.outcome is not None:
            self._end(round.outcome, wall)
        return events

    def _ask(self, answered: Seat | None) -> None:
        """Number the open questions anew. Whose question is still the same keeps its number, and with it its time."""
        round, before = self.round, self.pending
        assert round is not None
        self.pending = {}
        for seat in round.actors():
            ask = round.ask(seat) if seat != HOUSE else None
            old = before.get(seat)
            if old is None or seat == answered or old.ask != ask:
                self.q[seat] += 1
                old = Pending(self.q[seat], ask)
            self.pending[seat] = old

    def _end(self, outcome: Outcome, wall: int) -> None:
        self.carry = outcome.carry
        moved = tuple(points * self.charter.stake for points in outcome.points)
        if self.charter.kind == "friends":
            self.scores = [*self.scores, moved][-MOST_ROUNDS:]
        self.finished = self._finish(moved, outcome.ending, wall)
        for seat, chair in enumerate(self.chairs):
            if chair is not None and chair.leaving:
                self.chairs[seat] = None
            elif chair is not None:
                points = moved[seat]
                self._change(seat, points=chair.points + points, won=chair.won + points, ready=chair.player.bot)

    def _void(self, wall: int) -> None:
        if self.playing is not None:
            self.finished = self._finish((0,) * self.charter.seats, "void", wall, void=True)
        self.pending = {}
        self.ended = "void"

    def _finish(self, points: tuple[int, ...], ending: str, wall: int, *, void: bool = False) -> Finished:
        assert self.round_id is not None
        assert self.setup is not None
        return Finished(
            id=self.round_id,
            table=self.charter.table,
            number=self.number,
            game=self.game,
            setup=self.setup,
            proof=Proof(
                scheme=SCHEME,
                commitment=commitment_of(self.secret),
                nonces=self.nonces,
                secret=self.secret.hex(),
                seed=seed_of(self.secret, self.nonces).hex(),
            ),
            acts=tuple(self.acts),
            took=tuple(self.took),
            players=self.players,
            points=points,
            ending=ending,
            began_at=self.began_at,
            ended_at=wall,
            charter=self.charter,
            void=void,
        )
