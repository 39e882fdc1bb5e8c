"""Tables for tests: what cards are read as, what beats what, and a round in which these hands are being played."""

from __future__ import annotations

from typing import Any

from teahouse.families.cards import hand_of, read
from teahouse.families.climbing.actions import PASS, Play
from teahouse.families.climbing.combinations import Combinations, Reading
from teahouse.families.climbing.phases import Trick
from teahouse.families.climbing.ranks import RANK_NAMES
from teahouse.families.climbing.round import ClimbingRound
from teahouse.families.climbing.table import ClimbingPrivate, ClimbingPublic
from teahouse.families.climbing.trick import OnTable
from teahouse.kernel import Dream, Event, Game, Illegal, Round, Seat, Setup

PLACES = "A23456789TJQKA"
"""The places of a run, from 1."""

BY_PLACE = {"pair-run", "triple-run", "straight", "butterfly"}


def lead(table: Combinations, text: str, declared: str | None = None, *, last: bool = False) -> str:
    """What a lead is read as: `pair-run of 4, top 5`, `bomb of 5, 8`; or the key of its refusal."""
    try:
        return told(table.read(read(text), None, declared, last=last))
    except Illegal as refused:
        return refused.key


def told(reading: Reading) -> str:
    """A reading in words."""
    if reading.kind == "chain-bomb":
        lines, _, groups, top = reading.power
        return f"chain-bomb of {reading.size}, {groups} groups, {lines // 2} lines, top {PLACES[top // 2 - 1]}"
    value = f"top {PLACES[reading.power[0] - 1]}" if reading.kind in BY_PLACE else RANK_NAMES[reading.ranks[0]]
    return f"{reading.kind} of {reading.size}, {value}"


def answer(table: Combinations, lying: str, text: str, *, declared: str | None = None, last: bool = False) -> str:
    """How a follower's play fares: `accepted`, or the key of its refusal. What lies was led so."""
    before = table.read(read(lying), None, declared)
    try:
        table.read(read(text), before, last=last)
    except Illegal as refused:
        return refused.key
    return "accepted"


def playing(
    game: Game,
    hands: list[str],
    *,
    leader: Seat = 0,
    captured: list[int] | None = None,
    finished: tuple[Seat, ...] = (),
    purse: tuple[int, ...] | None = None,
    **options: Any,
) -> ClimbingRound:
    """A round of a game in which these hands are being played; all other cards count as played."""
    chosen = game.Options.read(options)
    setup = Setup(chosen, game.first(chosen, Dream(0)), len(hands), purse)
    round, _ = game.deal(setup, Dream(0))
    assert isinstance(round, ClimbingRound)
    cards = [read(hand) for hand in hands]
    round.hands = [hand_of(hand) for hand in cards]
    round.held = [len(hand) for hand in cards]
    round.deck, round.undealt, round.aside = (), 0, ()
    round.shown = [()] * len(hands)
    seen = hand_of([kind for hand in cards for kind in hand])
    round.played = bytearray(whole - left for whole, left in zip(hand_of(round.pack), seen, strict=True))
    round.captured = captured or [0] * len(hands)
    round.finished = finished
    round.phase = Trick(OnTable(leader, leader))
    return round


def seen(round: Round) -> ClimbingPublic:
    """What everybody sees."""
    public = round.public()
    assert isinstance(public, ClimbingPublic)
    return public


def own(round: Round, seat: Seat) -> ClimbingPrivate:
    """What one seat sees besides."""
    private = round.private(seat)
    assert isinstance(private, ClimbingPrivate)
    return private


def play(round: ClimbingRound, text: str, declare: str | None = None) -> list[Event]:
    """The seat to move plays these cards, or passes where there are none."""
    seat = round.actors()[0]
    if not text:
        return round.apply(seat, PASS)
    packed = "".join(text.split())
    names = tuple(packed[start : start + 2] for start in range(0, len(packed), 2))
    return round.apply(seat, Play(names, declare))


def refusal(round: ClimbingRound, text: str, declare: str | None = None) -> str:
    """Why the seat to move may not play these cards, or may not pass."""
    try:
        play(round.copy(), text, declare)
    except Illegal as refused:
        return refused.key
    raise AssertionError("it is accepted")
