"""The wall: stacks before each seat, the dice, the break, and the two ends from which tiles are taken.

Each seat has a row of stacks before it, each of a top and a bottom tile, numbered from 1 at its owner's right
hand. The wall is broken somewhere and from there eaten clockwise, which is through stack 1, 2, … of the owner
and then on to stack 1 of the wall of his 上家 (the seat before him). The *head* is the first tile eaten; the
*tail*, from which kongs and flowers are replaced, is the stack on the other side of the break and runs the
other way. At both ends a stack's top tile is taken before its bottom tile, so the order of the tail is not
the head's order read backwards.

Source: rules page of 诸暨包麻将, phase 1 and 2. A round keeps apart what is public and what is not:

- `Break` (public): whose wall was broken, and where;
- the tiles (secret): a tuple in the order in which the head eats them, `broken_wall`;
- two counters (public): how many tiles were taken from the head, how many from the tail.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from teahouse.families.mahjong.tiles import Tile


class WallEmpty(Exception):
    """A tile was to be taken where none is left. The rules must end the round before."""

    key = "wall-empty"


class Place(Struct, frozen=True):
    """Where a tile lies: whose wall, which stack of it (from 1), and top or bottom."""

    seat: int
    stack: int
    level: Literal["top", "bottom"]


class Break(Struct, frozen=True):
    """Where a wall was broken: `kept` stacks at the right end of `owner`'s wall stay behind.

    `stacks` says how many stacks each seat has. `kept` may be more than the owner's: then the break lies
    in the wall of his 上家.
    """

    owner: int
    kept: int
    stacks: tuple[int, ...]

    @property
    def first(self) -> int:
        """How many tiles of the built wall come before the head, see `broken_wall`."""
        order = self._clockwise()
        before = sum(self.stacks[seat] for seat in order[: order.index(self.owner)])
        return 2 * ((before + self.kept) % sum(self.stacks))

    def place(self, index: int) -> Place:
        """Where the tile lies that the head eats as number `index`, from 0."""
        stack, level = divmod((self.first + index) % (2 * sum(self.stacks)), 2)
        for seat in self._clockwise():
            if stack < self.stacks[seat]:
                return Place(seat, stack + 1, "bottom" if level else "top")
            stack -= self.stacks[seat]
        raise AssertionError("the stack number was reduced to the circle")

    def _clockwise(self) -> list[int]:
        """The seats in the order in which the wall is built and eaten: 0, then its 上家, and so on."""
        return [0, *range(len(self.stacks) - 1, 0, -1)]


def stacks_of(tiles: int, dealer: int = 0, seats: int = 4) -> tuple[int, ...]:
    """How many stacks each seat builds: 17 of 136 tiles, 18 of 144.

    What does not divide evenly (108 tiles) goes to the dealer, then to the seat opposite him, then to the
    others: 14, 13, 14, 13 (customary).
    """
    each, over = divmod(tiles // 2, seats)
    order = sorted(range(seats), key=lambda seat: (((seat - dealer) % seats) % 2, (seat - dealer) % seats))
    favoured = order[:over]
    return tuple(each + (seat in favoured) for seat in range(seats))


def break_wall(dealer: int, dice: tuple[int, ...], tiles: int = 136, seats: int = 4) -> Break:
    """The break after the dealer's throw of two dice, and after a second throw of two where the game has one.

    The wall of seat dealer + d − 1 is broken, d being the sum of the first two (the dealer counts himself as 1,
    counter-clockwise), and so many stacks of it stay as all dice show.
    """
    owner = (dealer + sum(dice[:2]) - 1) % seats
    return Break(owner, kept=sum(dice), stacks=stacks_of(tiles, dealer, seats))


def broken_wall(shuffled: Sequence[Tile], broken: Break) -> tuple[Tile, ...]:
    """The tiles in the order in which the head eats them.

    `shuffled` is the wall as built, before the dice: stack 1 of seat 0, top then bottom, stack 2 …, then the
    wall of the seat before him (clockwise). The dice only say where this circle is opened.
    """
    first = broken.first
    return (*shuffled[first:], *shuffled[:first])


def left(size: int, head: int, tail: int) -> int:
    """How many of `size` tiles are left after so many were taken from the head and from the tail."""
    return size - head - tail


def head_index(size: int, head: int, tail: int) -> int:
    """The index of the next tile at the head.

    It is `head`, but for the very last stack: its top tile may be gone to the tail.

    Raises:
        WallEmpty: no tile is left.
    """
    remaining = size - head - tail
    if remaining < 1:
        raise WallEmpty
    return head | 1 if remaining == 1 else head


def tail_index(size: int, head: int, tail: int) -> int:
    """The index of the next tile at the tail: top, then bottom, of the last stack that is left.

    Raises:
        WallEmpty: no tile is left.
    """
    remaining = size - head - tail
    if remaining < 1:
        raise WallEmpty
    return head | 1 if remaining == 1 else size - 2 - tail + 2 * (tail % 2)


def undrawn(size: int, head: int, tail: int) -> list[int]:
    """The indexes of all tiles left, in the head's order."""
    if left(size, head, tail) < 1:
        return []
    taken_top = size - tail - 1 if tail % 2 else None
    return [index for index in range(head, size - tail + tail % 2) if index != taken_top]


def deal(wall: Sequence[Tile], order: Sequence[int], rounds: Sequence[int] = (4, 4, 4, 1)) -> list[list[Tile]]:
    """The hands by seat, taken from the head in `order`: so many tiles a round, and one more for the first.

    `len(order) * sum(rounds) + 1` tiles are gone from the head afterwards. Hands are as dealt, not sorted:
    the last tile of the first seat is the last one dealt.
    """
    hands: list[list[Tile]] = [[] for _ in order]
    taken = 0
    for number in rounds:
        for seat in order:
            hands[seat] += wall[taken : taken + number]
            taken += number
    hands[order[0]].append(wall[taken])
    return hands
