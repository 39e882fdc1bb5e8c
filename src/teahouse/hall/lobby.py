"""What the lobby shows: how many people play what, and which tables one could join or look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from teahouse.hall.clock import Alarm, Clock, Timing
from teahouse.hall.match import Match
from teahouse.hall.messages import GameCount, Lobby
from teahouse.hall.picture import card_of
from teahouse.hall.tables import Tables

LISTED: Final = 50


class LobbyBoard:
    """The lobby's board, told to those who watch it when it has changed, at most once in `Timing.lobby_gap`."""

    def __init__(self, tables: Tables, games: tuple[str, ...], clock: Clock, timing: Timing) -> None:
        self._tables = tables
        self._games = games
        self._clock = clock
        self._timing = timing
        self._watchers: set[Callable[[bytes], None]] = set()
        self._alarm = Alarm(clock, self._tell)
        self._told: Lobby | None = None
        self.people = 0
        """How many people are in the hall."""

    def watch(self, send: Callable[[bytes], None]) -> None:
        """Begin to send the board, first as it is now."""
        self._watchers.add(send)
        send(msgspec.json.encode(self.now()))

    def unwatch(self, send: Callable[[bytes], None]) -> None:
        """Send it no more."""
        self._watchers.discard(send)

    def changed(self) -> None:
        """Something on the board may have changed."""
        if self._watchers and self._alarm.due is None:
            self._alarm.set(self._clock.now() + self._timing.lobby_gap)

    def stop(self) -> None:
        """Tell nothing more."""
        self._alarm.stop()

    def now(self) -> Lobby:
        """The board: quick tables that can be joined first, then those that can be looked at."""
        people = dict.fromkeys(self._games, 0)
        waiting = dict.fromkeys(self._games, 0)
        joinable: list[Match] = []
        others: list[Match] = []
        for table in self._tables:
            match = table.match
            if match.ended is not None:
                continue
            game = match.charter.game
            people[game] += len(match.people())
            if match.charter.kind == "quick":
                is_waiting = match.state == "waiting"
                waiting[game] += is_waiting
                (joinable if is_waiting else others).append(match)
        counts = tuple(GameCount(game, people[game], waiting[game]) for game in self._games)
        return Lobby(self.people, counts, tuple(map(card_of, [*joinable, *others][:LISTED])))

    def _tell(self) -> None:
        board = self.now()
        if board != self._told:
            self._told = board
            data = msgspec.json.encode(board)
            for send in list(self._watchers):
                send(data)
