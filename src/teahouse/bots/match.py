"""Rounds and matches between bots, seeded: the same match gives the same rounds on every machine.

A run of rounds is cut into *sittings* of `SITTING` rounds. Within a sitting the carry (dealer, streak) goes from round
to round as at a table; each sitting begins a new match. So a sitting can be played without those before it, and a run
comes out the same however many processes share it.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

import msgspec

from teahouse.kernel import (
    ABSENT_NONCE,
    HOUSE,
    SCHEME,
    Act,
    Bot,
    Chance,
    Close,
    Dream,
    Event,
    Game,
    Options,
    Outcome,
    Proof,
    Record,
    Round,
    Setup,
    chance_of,
    commitment_of,
    record_of,
    seed_of,
)

T = TypeVar("T")

SITTING = 8
"""So many rounds are played with one carry before a new match begins."""


class Match(msgspec.Struct, frozen=True):
    """What is played, by whom: one bot for each seat, the game's own (`named`) or anybody's."""

    game: Game
    options: Options
    players: tuple[Bot, ...]
    seed: int = 0
    protected: bool = False


class Played(msgspec.Struct, frozen=True):
    """One finished round of a match; `number` counts from 0."""

    number: int
    setup: Setup
    proof: Proof
    acts: tuple[Act, ...]
    outcome: Outcome

    def record(self, game: Game) -> Record:
        """The sealed record, as the hall would keep it."""
        return record_of(game, self.setup, self.proof, self.acts)


class Tally(msgspec.Struct, frozen=True):
    """What some rounds came to: acts of seats and house, points by seat, and how often each kind of end was met."""

    rounds: int
    steps: int
    points: tuple[int, ...]
    endings: dict[str, int]

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.rounds + other.rounds,
            self.steps + other.steps,
            tuple(mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)),
            dict(Counter(self.endings) + Counter(other.endings)),
        )


def named(game: Game, *names: str) -> tuple[Bot, ...]:
    """The game's own bots of these names. Raises `KeyError` for a name that the game does not have."""
    known = game.bots()
    return tuple(known[name] for name in names)


def course(round: Round, players: Sequence[Bot], luck: Chance) -> Iterator[tuple[Act, list[Event]]]:
    """Plays a dealt round to its end and tells each act with what happened. A bot sees nothing but its own veil.

    The house closes a held window when no seat is left to answer. `luck` is what the bots draw from.
    """
    while round.outcome is None:
        seat = next((actor for actor in round.actors() if actor != HOUSE), HOUSE)
        if seat == HOUSE:
            act = Act(HOUSE, Close(), "house")
        else:
            act = Act(seat, players[seat].choose(round.veil(seat), seat, luck), "bot")
        yield act, round.apply(act.by, act.action)


def proof_of(seed: int, number: int, seats: int) -> Proof:
    """The open proof of round `number` of the run `seed`: it verifies as a hall's does, with no nonces given."""
    secret = _digest("secret", seed, number)
    nonces = (ABSENT_NONCE,) * seats
    return Proof(SCHEME, commitment_of(secret), nonces, secret.hex(), seed_of(secret, nonces).hex())


def luck_of(seed: int, number: int) -> Dream:
    """What the bots draw from in round `number` of the run `seed`."""
    return Dream(int.from_bytes(_digest("luck", seed, number)))


def _digest(use: str, seed: int, number: int) -> bytes:
    return hashlib.sha256(f"teahouse/run/1/{use}/{seed}/{number}".encode()).digest()


def play_round(match: Match, number: int, setup: Setup) -> Played:
    """Plays one round of the match from its setup."""
    proof = proof_of(match.seed, number, setup.seats)
    round, _ = match.game.deal(setup, chance_of(proof))
    acts = tuple(act for act, _ in course(round, match.players, luck_of(match.seed, number)))
    assert round.outcome is not None
    return Played(number, setup, proof, acts, round.outcome)


def play_sitting(match: Match, numbers: range) -> Iterator[Played]:
    """Plays rounds one after the other, each with the carry of the one before; a match that is over begins anew."""
    game, seats = match.game, len(match.players)
    carry = None
    for number in numbers:
        if carry is None or game.over(match.options, carry):
            carry = game.first(match.options, chance_of(proof_of(match.seed, number, seats)))
        played = play_round(match, number, Setup(match.options, carry, seats, protected=match.protected))
        carry = played.outcome.carry
        yield played


def tally(played: Iterable[Played], seats: int) -> Tally:
    """Adds rounds up."""
    total = Tally(0, 0, (0,) * seats, {})
    for one in played:
        total += Tally(1, len(one.acts), one.outcome.points, {one.outcome.ending: 1})
    return total


def in_sittings(work: Callable[[range], T], rounds: int, jobs: int = 1) -> Iterator[T]:
    """What `work` makes of each sitting of a run, in order; shared among `jobs` processes if more than one.

    For several processes `work` must be a module's function, or a `functools.partial` of one.
    """
    sittings = [range(start, min(start + SITTING, rounds)) for start in range(0, rounds, SITTING)]
    if jobs == 1:
        yield from map(work, sittings)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, sittings, chunksize=4)
