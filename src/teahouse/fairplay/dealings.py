"""What a finished round tells of how its seats behaved: who paid whom, who spared whom, who thought how long.

It is taken off the round once, when its record is made, so that a look over weeks needs neither rules nor records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice

import msgspec

from teahouse.kernel import HOUSE, Act, Action, Chance, Game, HouseAction, Outcome, Round, Seat, Setup, replayed

MOST_OPTIONS = 16
"""Options are counted so far; what is more is as much."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """An answer that a person gave: not the clock, not a bot.

    `options` are counted up to `MOST_OPTIONS`. `faced` is the seat whose play was answered, `None` where nobody's was;
    `wins` tells whether going out was possible, `declined` whether the seat let the play go by although it could have
    done something with it. `took` is in ms, `None` where nobody measured it; `clock` is the question's clock key.
    """

    seat: Seat
    options: int
    faced: Seat | None
    wins: bool
    declined: bool
    took: int | None
    clock: str


class Flow(msgspec.Struct, frozen=True, array_like=True):
    """What came of two opponents: `receiver` got `amount` from `payer`, before any stake; less than 0 the other way."""

    payer: Seat
    receiver: Seat
    amount: int


class Finish(msgspec.Struct, frozen=True, array_like=True):
    """The last thing that somebody did: `seat` ended the round, on the play of `faced` (`None`: on its own)."""

    seat: Seat
    faced: Seat | None


class Dealings(msgspec.Struct, frozen=True):
    """What a round's seats had to do with each other. Partners, who win and lose alike, have no flow between them."""

    flows: tuple[Flow, ...]
    finish: Finish | None
    choices: tuple[Choice, ...]


class Watch:
    """Watches a round while it is played."""

    def __init__(self) -> None:
        self._choices: list[Choice] = []
        self._finish: Finish | None = None

    def see(self, round: Round, act: Act, took: int | None = None) -> None:
        """Called before each act is applied; `took` is how long the seat thought (ms)."""
        if act.by == HOUSE:
            return
        choice = choice_of(round, act.by, act.action, took)
        if not is_decline(act.action):
            self._finish = Finish(choice.seat, choice.faced)
        if act.cause == "seat":
            self._choices.append(choice)

    def dealings(self, outcome: Outcome | None) -> Dealings:
        """What was seen; a round without an outcome has moved nothing."""
        flows = tuple(flows_of(outcome)) if outcome is not None else ()
        return Dealings(flows, self._finish, tuple(self._choices))


def dealings_of(game: Game, setup: Setup, chance: Chance, acts: Sequence[Act], took: Sequence[int] = ()) -> Dealings:
    """Plays a round again and watches; `took` are the ms of each act, 0 for unknown; or none at all."""
    course = replayed(game, setup, chance, acts)
    round, _ = next(course)
    watch = Watch()
    for act, spent in zip(acts, took or (None,) * len(acts), strict=True):
        watch.see(round, act, spent or None)
        next(course)
    return watch.dealings(round.outcome)


def choice_of(round: Round, seat: Seat, action: Action | HouseAction, took: int | None) -> Choice:
    """What a seat chooses by this action, before it is applied."""
    options = list(islice(round.candidates(seat), MOST_OPTIONS))
    can_act = any(not is_decline(option) for option in options)
    faced = round.phase.faces(round) if can_act else None
    return Choice(
        seat=seat,
        options=len(options),
        faced=faced,
        wins=any(_tag(option) == "win" for option in options),
        declined=faced is not None and is_decline(action),
        took=took,
        clock=round.clock(),
    )


def is_decline(action: Action | HouseAction) -> bool:
    """Whether an action lets a play go by: in every family it is called a pass."""
    return _tag(action) == "pass"


def _tag(action: Action | HouseAction) -> object:
    return type(action).__struct_config__.tag


def flows_of(outcome: Outcome) -> Iterator[Flow]:
    """What passed between each two opponents, also where it is nothing.

    Between two sides that won and lost alike it means nothing which loser's payment went to which winner, so each of
    the ones counts as having paid what he lost to each of the others.
    """
    points = outcome.points
    counts = Counter(points)
    teams = len(points) > 2 and len(counts) == 2 and len(set(counts.values())) == 1
    paid: Counter[tuple[Seat, Seat]] = Counter()
    for line in outcome.lines:
        for transfer in line.transfers:
            paid[transfer.payer, transfer.receiver] += transfer.amount
    for payer, receiver in combinations(range(len(points)), 2):
        if not teams:
            yield Flow(payer, receiver, paid[payer, receiver] - paid[receiver, payer])
        elif points[payer] != points[receiver]:
            yield Flow(payer, receiver, points[receiver])
