"""Whom the report of timing names: simulated people by a stated model, and machines of several kinds.

    python benchmarks/fairplay_times.py [PEOPLE]

A person's time for an answer is log-normal: a median of 1 to 4 s of his own, a spread of 0.45 to 0.9, growing with the
number of options (2 to 14) by a power of 0.05 to 0.5; he plays 5 evenings of 1 to 5 hours, and one person in twenty has
a night of ten hours among them. The machines play 5 days, some of them for twelve hours. Prints the share that is
named, with a 95 % interval (Wilson).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from math import exp, log
from random import Random
from time import perf_counter

from teahouse.bots.strength import share_interval
from teahouse.fairplay import Choice, Dealings, RoundSummary, suspicious_times

PEOPLE = 2_000
ANSWERS = 12
ROUND = 4 * 60_000
DAY = 24 * 60 * 60_000

Took = Callable[[Random, int], float]
"""What an answer takes (ms), by luck and the number of options."""


def person(luck: Random) -> tuple[Took, list[float]]:
    """Somebody's way to think, and the hours that he plays on each day."""
    median, spread, power = luck.uniform(1_000, 4_000), luck.uniform(0.45, 0.9), luck.uniform(0.05, 0.5)
    hours = [luck.uniform(1, 5) for _ in range(5)]
    if luck.random() < 1 / 20:
        hours[0] = 10
    return lambda chance, options: exp(chance.gauss(log(median), spread) + power * log(options / 5)), hours


MACHINES: dict[str, tuple[Took, list[float]]] = {
    "always 1.5 s": (lambda _luck, _options: 1_500, [3] * 5),
    "0.4 to 1.2 s, as the house's own bots": (lambda luck, _options: luck.uniform(400, 1_200), [3] * 5),
    "about 2 s, give or take 0.4 s": (lambda luck, _options: max(200, luck.gauss(2_000, 400)), [3] * 5),
    "1 to 6 s": (lambda luck, _options: luck.uniform(1_000, 6_000), [3] * 5),
    "1 to 6 s, twelve hours a day": (lambda luck, _options: luck.uniform(1_000, 6_000), [12] * 5),
    "log-normal, whatever there is to choose": (lambda luck, _options: exp(luck.gauss(7.6, 0.7)), [3] * 5),
    "the same, twelve hours a day": (lambda luck, _options: exp(luck.gauss(7.6, 0.7)), [12] * 5),
    "by the very model of a person": (lambda luck, options: exp(luck.gauss(7.6, 0.7) + 0.3 * log(options)), [3] * 5),
}


def week(name: str, took: Took, hours: list[float], luck: Random) -> Iterator[RoundSummary]:
    """The rounds of somebody's days."""
    for day, length in enumerate(hours):
        for number in range(int(length * 60 * 60_000 / ROUND)):
            offered = [luck.randint(2, 14) for _ in range(ANSWERS)]
            choices = tuple(
                Choice(0, options, None, False, False, round(took(luck, options)), "turn") for options in offered
            )
            yield RoundSummary(
                round=f"{name}-{day}-{number}",
                game="any",
                where="room",
                ended_at=day * DAY + number * ROUND,
                players=(name, None),
                dealings=Dealings((), None, choices),
            )


def named(weeks: Iterator[list[RoundSummary]]) -> tuple[int, int]:
    """How many are named, of how many."""
    told = [bool(suspicious_times(rounds)) for rounds in weeks]
    return sum(told), len(told)


def line(kind: str, found: int, of: int) -> str:
    low, high = share_interval(found, of)
    return f"{kind:42}{found:6} of {of:5}  {found / of:7.4f} [{low:.4f}, {high:.4f}]"


def main(people: int) -> None:
    start, luck = perf_counter(), Random(1)
    print(line("people", *named(list(week(f"p{n}", *person(luck), luck)) for n in range(people))))
    for kind, (took, hours) in MACHINES.items():
        print(line(kind, *named(list(week(f"m{n}", took, hours, luck)) for n in range(people // 20))), flush=True)
    print(f"{perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main(*(map(int, sys.argv[1:]) if len(sys.argv) > 1 else (PEOPLE,)))
