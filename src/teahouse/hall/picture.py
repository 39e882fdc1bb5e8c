"""The picture of one table as it is now, drawn from its match, its deadlines and its lines."""

from __future__ import annotations

from typing import Any, Final, Protocol

import msgspec

from teahouse.hall.accounts import Player
from teahouse.hall.ballot import Ballot
from teahouse.hall.deadlines import Deadlines
from teahouse.hall.deeds import Chair
from teahouse.hall.match import Match
from teahouse.hall.messages import Countdown, Desk, Question, Sitter, TableCard
from teahouse.hall.presence import Presence
from teahouse.kernel import Private, Public, Round, Seat

NOBODY: Final = Player(id="", name="", avatar=0, town="")
"""Who is seen in the chair of somebody whose name is hidden."""


class Scene(Protocol):
    """What a picture is drawn from.

    `onlookers` counts spectators, `next_at` (wall ms) is when the next deal is due, `fill_at` when bots sit in.
    """

    match: Match
    deadlines: Deadlines
    presence: Presence
    ballot: Ballot

    @property
    def onlookers(self) -> int: ...

    @property
    def next_at(self) -> int | None: ...

    @property
    def fill_at(self) -> int | None: ...


class Picture:
    """Draws each part anew on demand; what is unchanged comes out equal.

    The desk is kept until `redraw_desk`, since most actions change nothing of it but the countdown.
    """

    __slots__ = ("_desk", "_scene")

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._desk: Desk | None = None

    def redraw_desk(self) -> None:
        """Something on the desk may have changed."""
        self._desk = None

    @property
    def live(self) -> bool:
        """Whether a round is on, of which spectators learn late."""
        return self._scene.match.playing is not None

    def desk(self) -> Desk:
        """The hall's part, equal for all."""
        countdown = self._countdown()
        if self._desk is None:
            self._desk = self._whole_desk(countdown)
        elif self._desk.countdown != countdown:
            self._desk = msgspec.structs.replace(self._desk, countdown=countdown)
        return self._desk

    def _whole_desk(self, countdown: Countdown | None) -> Desk:
        scene, match = self._scene, self._scene.match
        charter = match.charter
        return Desk(
            table=charter.table,
            game=charter.game,
            version=match.game.version,
            options=msgspec.to_builtins(match.options),
            code=charter.code,
            kind=charter.kind,
            protected=charter.protected,
            state=match.state,
            seats=tuple(
                sitter(chair, online=chair.player.bot or scene.presence.told[seat], veiled=match.veiled)
                if chair is not None
                else None
                for seat, chair in enumerate(match.chairs)
            ),
            host=match.host,
            number=match.number,
            rounds=charter.rounds,
            round=match.round_id,
            commitment=match.commitment,
            countdown=countdown,
            spectators=scene.onlookers,
            next_at=scene.next_at,
            room=charter.room,
            stake=charter.stake,
            scores=tuple(match.scores),
            limit=charter.limit,
            standing=match.standing,
            vote=scene.ballot.told,
            admits=charter.admits,
            watchable=charter.spectators and not charter.protected,
            fill_at=scene.fill_at,
        )

    @property
    def round(self) -> Round | None:
        """The round that is on, or the last one."""
        return self._scene.match.round

    def public(self) -> Public | None:
        """The part of the round that all see, also of one that is over; `None` before the first deal."""
        round = self.round
        return round.public() if round is not None else None

    def private(self, seat: Seat) -> Private | None:
        """The part of the round that one seat sees."""
        round = self.round
        return round.private(seat) if round is not None else None

    def drawn_from(self, seat: Seat) -> tuple[Any, ...] | None:
        """What that part is made of (`Round.drawn_from`)."""
        round = self.round
        return round.drawn_from(seat) if round is not None else None

    def question(self, seat: Seat) -> Question | None:
        """What the seat is asked, and its own time for it."""
        pending = self._scene.match.pending.get(seat)
        time = self._scene.deadlines.running.get(seat)
        if pending is None or pending.ask is None or time is None:
            return None
        return Question(pending.q, pending.ask, time.each, time.bank, time.at)

    def _countdown(self) -> Countdown | None:
        """The time of the one seat that everybody knows to be asked; nobody's in a claim window."""
        round = self._scene.match.playing
        shown = round.shown_actors() if round is not None else ()
        time = self._scene.deadlines.running.get(shown[0]) if len(shown) == 1 else None
        return Countdown(shown[0], time.each, time.bank, time.at) if time is not None else None


def sitter(chair: Chair, *, online: bool, veiled: bool = False) -> Sitter:
    """Who sits in the chair, as everybody may see it; of a veiled person only that he is one."""
    player = chair.player
    if veiled and not player.bot:
        player, chair = NOBODY, msgspec.structs.replace(chair, points=0)
    return Sitter(
        player=player.id,
        name=player.name,
        avatar=player.avatar,
        town=player.town,
        bot=player.bot,
        online=online,
        autopilot=chair.autopilot,
        ready=chair.ready,
        points=chair.points,
        won=chair.won,
    )


def card_of(match: Match) -> TableCard:
    """A table as it stands in a list."""
    charter = match.charter
    return TableCard(
        table=charter.table,
        game=charter.game,
        kind=charter.kind,
        options=msgspec.to_builtins(match.options),
        protected=charter.protected,
        state=match.state,
        taken=tuple(chair is not None for chair in match.chairs),
        number=match.number,
        rounds=charter.rounds,
        room=charter.room,
        stake=charter.stake,
        people=len(match.people()),
        bots=sum(chair is not None and chair.player.bot for chair in match.chairs),
    )
