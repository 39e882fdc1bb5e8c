"""What lies on the table: the plays and passes of a trick, in order."""

from __future__ import annotations

from msgspec import Struct

from teahouse.families.cards import Cards, points_in
from teahouse.families.climbing.combinations import Reading
from teahouse.kernel import Seat


class Word(Struct, frozen=True, array_like=True):
    """What a seat did when its turn came: a play with its reading, or a pass, which has neither."""

    seat: Seat
    cards: Cards = ()
    reading: Reading | None = None


class OnTable(Struct, frozen=True):
    """A trick in play. `turn` is the seat to move, `None` once all others have passed.

    `closing`: the hand is decided, and what is still played only says who gathers this trick.
    """

    leader: Seat
    turn: Seat | None
    words: tuple[Word, ...] = ()
    closing: bool = False

    @property
    def best(self) -> Word | None:
        """The last play, which is the highest."""
        return next((word for word in reversed(self.words) if word.reading is not None), None)

    @property
    def lying(self) -> Reading | None:
        """What must be beaten; `None` while nothing has been led."""
        best = self.best
        return None if best is None else best.reading

    @property
    def passes(self) -> int:
        """How many seats have passed since the last play."""
        for number, word in enumerate(reversed(self.words)):
            if word.reading is not None:
                return number
        return 0

    @property
    def points(self) -> int:
        """The points that lie in it."""
        return sum(points_in(word.cards) for word in self.words)
