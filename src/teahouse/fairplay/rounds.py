"""A round as the reports read it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import msgspec

from teahouse.fairplay.dealings import Dealings

Person = str
"""The id of an account."""


class RoundSummary(msgspec.Struct, frozen=True, kw_only=True):
    """Who played a finished round, and how. `players` are by seat, `None` for a bot; `ended_at` is in ms.

    `where` is what people could have met in instead: the room of a hall. Rounds with equal `where` are compared with
    each other when it is asked who sits with whom.
    """

    round: str
    game: str
    where: str
    ended_at: int
    players: tuple[Person | None, ...]
    dealings: Dealings

    def people(self) -> list[tuple[int, Person]]:
        """The seats that people held."""
        return [(seat, person) for seat, person in enumerate(self.players) if person is not None]

    def meetings(self) -> Iterator[tuple[int, Person, int, Person]]:
        """Every two people in both orders: a seat and its person, the other seat and its person."""
        for (seat, one), (other_seat, other) in permutations(self.people(), 2):
            yield seat, one, other_seat, other


def pair_of(one: Person, other: Person) -> tuple[Person, Person]:
    """Two people, whoever is named first."""
    return (one, other) if one < other else (other, one)
