"""A hand that has been played out, in the figures that settlements are made from."""

from __future__ import annotations

from msgspec import Struct

from teahouse.kernel import Seat


class Capture(Struct, frozen=True, array_like=True):
    """A red five that `catcher` caught from `loser`."""

    catcher: Seat
    loser: Seat


class Finished(Struct, frozen=True, kw_only=True):
    """What has been played for.

    `taken` are the points of each seat's tricks, `kitty` those buried. The last trick: its `winner`, whether its
    winning play was `trumped` (all trumps), and how long its lead's best component was (`longest`: 0 for singles
    only, 1 for pairs, else the pairs of its longest tractor).
    """

    dealer: Seat
    teams: tuple[int, ...]
    bid: int
    taken: tuple[int, ...]
    captures: tuple[Capture, ...]
    kitty: int
    winner: Seat
    trumped: bool
    longest: int

    @property
    def dug(self) -> bool:
        """Whether the kitty went to the side against the dealer (抠底)."""
        return self.teams[self.winner] != self.teams[self.dealer]

    def of(self, team: int) -> int:
        """The points in a team's tricks."""
        return sum(points for seat, points in enumerate(self.taken) if self.teams[seat] == team)

    def balance(self, team: int) -> int:
        """Red fives that a team caught, less those that were caught from it."""
        won = sum(self.teams[capture.catcher] == team for capture in self.captures)
        return 2 * won - len(self.captures)
