"""A finished round, complete enough to replay, to study and to verify without the hall that played it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from teahouse.kernel.actions import Action, HouseAction
from teahouse.kernel.chance import Chance, Proof, Scripted, Seeded, commitment_of, seed_of
from teahouse.kernel.errors import Diverged
from teahouse.kernel.events import Event
from teahouse.kernel.game import Game
from teahouse.kernel.patch import Patch, difference, plain
from teahouse.kernel.round import Round
from teahouse.kernel.seats import Cause, Seat
from teahouse.kernel.setup import Setup

FORMAT = 1


class Act(msgspec.Struct, frozen=True, gc=False):
    """One entry of a round's log: who did what, and why it happened. `tick` is for games with a clock of their own."""

    by: Seat
    action: Action | HouseAction
    cause: Cause = "seat"
    tick: int | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a finished round, as plain JSON values, so that it outlives the classes that made it.

    `events` are the full events, one list for the deal and one for each act. `frames` are the full view: the first
    whole, then a patch an act (`kernel.patch`); a replay is drawn from them and never depends on later rules.
    `hash` is SHA-256 over the canonical JSON of all the rest.
    """

    format: int
    game: str
    version: str
    setup: dict[str, Any]
    proof: Proof
    acts: list[dict[str, Any]]
    events: list[list[dict[str, Any]]]
    frames: tuple[dict[str, Any], list[Patch]]
    outcome: dict[str, Any] | None
    void: bool = False
    hash: str = ""


def chance_of(proof: Proof) -> Chance:
    """The chance that a proof names. Raises `ValueError` while the secret is not out."""
    if proof.script is not None:
        return Scripted(proof.script, Seeded(bytes.fromhex(proof.seed)) if proof.seed else None)
    if proof.seed is None:
        raise ValueError("the seed of this round is still sealed")
    return Seeded(bytes.fromhex(proof.seed))


def replayed(game: Game, setup: Setup, chance: Chance, acts: Sequence[Act]) -> Iterator[tuple[Round, list[Event]]]:
    """The same round object after the deal and after each act, with what happened. Raises `Illegal`."""
    round, events = game.deal(setup, chance)
    yield round, events
    for act in acts:
        yield round, round.apply(act.by, act.action)


def record_of(game: Game, setup: Setup, proof: Proof, acts: Sequence[Act], *, void: bool = False) -> Record:
    """The sealed record of a round that was played by these acts."""
    events: list[list[dict[str, Any]]] = []
    frames: list[dict[str, Any]] = []
    patches: list[Patch] = []
    outcome = None
    for round, happened in replayed(game, setup, chance_of(proof), acts):
        events.append(plain(happened))
        frame = plain(round.frame())
        if frames:
            patches.append(difference(frames[-1], frame))
        frames[1:] = [frame]
        outcome = round.outcome
    record = Record(
        format=FORMAT,
        game=game.key,
        version=game.version,
        setup=plain(setup),
        proof=proof,
        acts=plain(acts),
        events=events,
        frames=(frames[0], patches),
        outcome=plain(outcome),
        void=void,
    )
    return msgspec.structs.replace(record, hash=hash_of(record))


def hash_of(record: Record) -> str:
    """SHA-256, in hex, of the record's canonical JSON with an empty `hash`."""
    unsealed = msgspec.structs.replace(record, hash="")
    return hashlib.sha256(msgspec.json.encode(unsealed, order="deterministic")).hexdigest()


def acts_of(game: Game, record: Record) -> list[Act]:
    """The record's acts as the game's own structs. Raises `msgspec.ValidationError`."""
    return [
        Act(
            by=raw["by"],
            action=msgspec.convert(raw["action"], game.Action | HouseAction),
            cause=raw["cause"],
            tick=raw["tick"],
        )
        for raw in record.acts
    ]


def verify(game: Game, record: Record) -> None:
    """Checks seal, commitment, seed and the whole course of a record. Raises `Diverged` at the first fault."""
    if hash_of(record) != record.hash:
        raise Diverged(0, "hash")
    proof = record.proof
    if proof.secret is not None:
        secret = bytes.fromhex(proof.secret)
        if commitment_of(secret) != proof.commitment:
            raise Diverged(0, "commitment")
        if seed_of(secret, proof.nonces).hex() != proof.seed:
            raise Diverged(0, "seed")
    if record.version != game.version:
        raise Diverged(0, "version")
    setup = game.read_setup(record.setup)
    again = record_of(game, setup, proof, acts_of(game, record), void=record.void)
    for at, (told, happened) in enumerate(zip_longest(record.events, again.events)):
        if told != happened:
            raise Diverged(at, "events")
    if again.outcome != record.outcome:
        raise Diverged(len(record.acts), "outcome")
    if again.frames != record.frames:
        raise Diverged(len(record.acts), "frames")


def digest(round: Round) -> bytes:
    """Eight bytes of everything a round holds: two rounds in the same state have the same digest."""
    state = msgspec.json.encode(round.state(), order="deterministic")
    return hashlib.blake2b(state, digest_size=8).digest()
