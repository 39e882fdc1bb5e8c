"""What is counted while a load runs."""

from __future__ import annotations

import msgspec


class Measure(msgspec.Struct):
    """Counted while `on`, but for what was refused or came too late, which are always faults of the load or the hall.

    `seen` and `secret` are seconds from an answer's sending until all seats of its table have its update, or until
    its giver has, where the answer is given in secret. `shown` counts the seats of the tables whose actions were
    counted, `bytes` what all clients were sent.
    """

    on: bool = False
    actions: int = 0
    shown: int = 0
    messages: int = 0
    bytes: int = 0
    seen: list[float] = []
    secret: list[float] = []
    refused: dict[str, int] = {}
    resyncs: int = 0
    lost: int = 0

    def acted(self, seats: int) -> None:
        """An action was confirmed at a table with so many seats."""
        if self.on:
            self.actions += 1
            self.shown += seats

    def refuse(self, key: str) -> None:
        """Something was refused."""
        self.refused[key] = self.refused.get(key, 0) + 1


def at_percent(times: list[float], percent: float) -> float:
    """The time under which so many of a hundred are; 0 where there is none."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0


class Shared:
    """What the seats of one table have seen of it: the n-th public change of one seat is the n-th of every other."""

    __slots__ = ("_arrived", "_measure", "_sent", "matched", "seats")

    def __init__(self, measure: Measure, seats: int) -> None:
        self.seats = seats
        self.matched = True
        """False once a seat has missed changes: from then on nothing can be said of this table."""
        self._measure = measure
        self._sent: dict[int, float] = {}
        self._arrived: dict[int, int] = {}

    def changed(self, number: int, sent: float | None, now: float) -> None:
        """A seat has its update of the n-th change; its actor also knows when the action was sent."""
        if not self.matched:
            return
        if sent is not None:
            self._sent[number] = sent
        arrived = self._arrived.get(number, 0) + 1
        if arrived < self.seats:
            self._arrived[number] = arrived
            return
        self._arrived.pop(number, None)
        start = self._sent.pop(number, None)
        if start is not None and self._measure.on:
            self._measure.seen.append(now - start)
