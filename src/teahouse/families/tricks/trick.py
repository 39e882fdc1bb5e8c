"""One trick as it lies on the table: the lead, the plays in order, and which of them wins so far."""

from __future__ import annotations

from msgspec import Struct

from teahouse.families.tricks.cards import Cards, points_in
from teahouse.families.tricks.patterns import Key, Pattern
from teahouse.families.tricks.table import How
from teahouse.kernel import Seat


class Lying(Struct, frozen=True):
    """What a seat has played; `key` is `None` where it cannot win."""

    seat: Seat
    cards: Cards
    how: How
    key: Key | None


class Failed(Struct, frozen=True):
    """A throw that did not stand, and what was led instead."""

    seat: Seat
    cards: Cards
    led: Cards


class OnTable(Struct, frozen=True):
    """A trick; `best` is the place of the play that wins so far, `lead` is `None` before the first play."""

    leader: Seat
    lead: Pattern | None = None
    plays: tuple[Lying, ...] = ()
    best: int = 0
    failed: Failed | None = None

    @property
    def winning(self) -> Lying:
        """The play that wins so far."""
        return self.plays[self.best]

    @property
    def points(self) -> int:
        """The points that lie in it."""
        return sum(points_in(play.cards) for play in self.plays)
