"""How often two people would sit together if seats were drawn among those who play at the same place and hour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from teahouse.fairplay.rounds import Person, RoundSummary

HOUR = 60 * 60 * 1000

Slot = tuple[str, int]
"""A place and an hour."""


def together_by_chance(
    rounds: Iterable[RoundSummary], pairs: Sequence[tuple[Person, Person]]
) -> dict[tuple[Person, Person], float]:
    """The expected number of rounds together, for these pairs.

    In each hour and place the others' seats at somebody's tables are drawn from all seats that others took there then.
    """
    wanted = {person for pair in pairs for person in pair}
    taken: Counter[Slot] = Counter()
    own: dict[Person, Counter[Slot]] = {person: Counter() for person in wanted}
    free: dict[Person, Counter[Slot]] = {person: Counter() for person in wanted}
    for seen in rounds if wanted else ():
        slot = (seen.where, seen.ended_at // HOUR)
        people = seen.people()
        taken[slot] += len(people)
        for _, person in people:
            if person in wanted:
                own[person][slot] += 1
                free[person][slot] += len(people) - 1
    return {
        (one, other): sum(
            seats * own[other][slot] / (taken[slot] - own[one][slot])
            for slot, seats in sorted(free[one].items())
            if seats
        )
        for one, other in pairs
    }
