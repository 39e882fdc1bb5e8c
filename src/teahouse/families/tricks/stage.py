"""What every phase of the family answers besides the kernel's questions."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from itertools import islice
from typing import Any, Self

from teahouse.families.tricks.cards import Kind
from teahouse.families.tricks.trick import OnTable
from teahouse.kernel import Action, Chance, Event, Form, HouseAction, Illegal, Left, Phase, Seat

PICKED_AMONG = 128
"""A random answer is drawn from the first so many candidates where a phase knows no better way."""

Lit = tuple[AbstractSet[Kind], AbstractSet[Kind]]
"""Kinds that belong to some legal answer, and kinds that belong to every one."""


class Stage(Phase[Any], frozen=True):
    """A phase that a seat can leave for good, which stops the round (强退)."""

    def pick(self, round: Any, seat: Seat, chance: Chance) -> Action:
        """A random legal answer, drawn without listing all of them."""
        listed = list(islice(self.candidates(round, seat), PICKED_AMONG))
        return listed[chance.below("pick", len(listed))]

    def form(self, round: Any, seat: Seat) -> Form:
        """How an answer is composed where they are too many to list."""
        raise NotImplementedError

    def lit(self, round: Any, seat: Seat) -> Lit:
        """Which cards of a hand may be part of an answer, and which must be."""
        return set(), set()

    def trick(self) -> OnTable | None:
        """The trick in play, if any."""
        return None

    def dreamt(self, viewer: Seat | None) -> Self:
        """This phase, veiled for the viewer, with something possible where it holds what the viewer may not know."""
        return self

    def check_house(self, round: Any, action: HouseAction) -> None:
        if not isinstance(action, Left):
            raise Illegal("not-possible-now")
        if not 0 <= action.seat < round.setup.seats:
            raise Illegal("no-such-seat")

    def house(self, round: Any, action: HouseAction, out: list[Event]) -> None:
        assert isinstance(action, Left)
        round.flee(action.seat, out)
