"""Small made-up weeks: rounds of three people of which only what is looked at is filled in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from teahouse.fairplay import Choice, Dealings, Finish, Flow, RoundSummary

HOUR = 60 * 60 * 1000


def a_round(  # each fact of a round by its name
    number: int,
    players: Sequence[str | None],
    *,
    choices: Sequence[Choice] = (),
    flows: Sequence[Flow] = (),
    finish: Finish | None = None,
    ended_at: int | None = None,
) -> RoundSummary:
    return RoundSummary(
        round=f"r{number}",
        game="snatch",
        where="room",
        ended_at=number * HOUR if ended_at is None else ended_at,
        players=tuple(players),
        dealings=Dealings(tuple(flows), finish, tuple(choices)),
    )


def facing(seat: int, faced: int, *, declined: bool) -> Choice:
    """A seat could take another's play, and did or did not."""
    return Choice(seat, 2, faced, False, declined, None, "reaction")


def a_week(rounds: int, seed: int, plotters: tuple[str, str] | None = None) -> list[RoundSummary]:
    """Three of six people meet in each round; everybody lets half of the plays go by that he could take.

    The first of the plotters takes nothing of the second's and pays him each time.
    """
    luck = Random(seed)
    week = []
    for number in range(rounds):
        players = luck.sample("abcdef", 3)
        choices, flows = [], []
        for seat in range(3):
            for faced in range(3):
                if faced == seat:
                    continue
                plotted = (players[seat], players[faced]) == plotters
                choices += [facing(seat, faced, declined=plotted or luck.random() < 0.5) for _ in range(4)]
                if seat < faced:
                    backwards = (players[faced], players[seat]) == plotters
                    amount = 8 if plotted else -8 if backwards else luck.choice((-4, -1, 0, 1, 4))
                    flows.append(Flow(seat, faced, amount))
        week.append(a_round(number, players, choices=choices, flows=flows))
    return week
