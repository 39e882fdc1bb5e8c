"""How long the open questions of a table may still take. No timer is in here: only numbers, all in ms."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from teahouse.hall.match import Pending
from teahouse.kernel import HOUSE, Allowance, Round, Seat


class Running(msgspec.Struct, frozen=True, gc=False):
    """The time of one question: asked at `since` (monotonic) and `at` (wall), it has `each` and then `bank`."""

    q: int
    key: str
    since: int
    at: int
    each: int
    bank: int

    @property
    def due(self) -> int:
        """When it must be answered (monotonic)."""
        return self.since + self.each + self.bank

    def spent(self, now: int) -> int:
        """How much of the bank is gone at `now`."""
        return min(self.bank, max(0, now - self.since - self.each))


class Deadlines:
    """The times of all open questions, and what each seat has left in its banks.

    A bank belongs to a seat and a clock key and is refilled every phase, round or match as the allowance says.
    Only an answer takes from it: a question that goes away unanswered costs its seat nothing.
    """

    __slots__ = ("_banks", "_clocks", "_key", "running")

    def __init__(self) -> None:
        self.running: dict[Seat, Running] = {}
        self._clocks: Mapping[str, Allowance] = {}
        self._banks: dict[str, list[int]] = {}
        self._key: str | None = None

    def deal(self, clocks: Mapping[str, Allowance], seats: int, kept: Mapping[str, list[int]]) -> None:
        """A round begins with full banks, save those of a whole match, of which `kept` is left."""
        self._clocks = clocks
        self._banks = {key: [allowance.bank * 1000] * seats for key, allowance in clocks.items()}
        self._banks.update({key: list(left) for key, left in kept.items() if key in clocks})
        self._key = None
        self.running = {}

    def kept(self) -> dict[str, list[int]]:
        """What is left of banks that last a whole match."""
        return {
            key: self._banks[key]
            for key, allowance in self._clocks.items()
            if allowance.scope == "game" and allowance.bank
        }

    def spend(self, seat: Seat, spent: int) -> None:
        """Take what an answer cost from the bank of the question that it answers."""
        if spent and seat in self.running:
            bank = self._banks[self.running[seat].key]
            bank[seat] = max(0, bank[seat] - spent)

    def follow(self, round: Round, pending: Mapping[Seat, Pending], now: int, wall: int) -> None:
        """Start the time of questions that are new, drop that of those that are gone."""
        key = round.clock()
        allowance = self._clocks[key]
        if key != self._key and allowance.scope == "phase":
            self._banks[key] = [allowance.bank * 1000] * len(self._banks[key])
        self._key = key
        before, self.running = self.running, {}
        # A held window lasts equally long for everybody, whatever is left in anybody's bank.
        held = HOUSE in pending
        for seat, question in pending.items():
            old = before.get(seat)
            if old is not None and old.q == question.q:
                self.running[seat] = old
            else:
                bank = 0 if held else self._banks[key][seat]
                self.running[seat] = Running(question.q, key, now, wall, allowance.each * 1000, bank)

    def stop(self) -> None:
        """No question is open."""
        self.running = {}

    def put_off(self, wait: int, wall: int = 0) -> None:
        """Give every open question `wait` more ms; people are told it is asked `wall` ms later."""
        self.running = {
            seat: msgspec.structs.replace(time, since=time.since + wait, at=time.at + wall)
            for seat, time in self.running.items()
        }

    def first(self) -> tuple[int, Seat] | None:
        """The next deadline and whose it is; in a held window the referee's alone counts."""
        if HOUSE in self.running:
            return self.running[HOUSE].due, HOUSE
        return min(((time.due, seat) for seat, time in self.running.items()), default=None)

    def lateness(self, seat: Seat) -> bool:
        """True where being late is no move of the seat but a matter for the referee."""
        return self._clocks[self.running[seat].key].expiry == "house"
