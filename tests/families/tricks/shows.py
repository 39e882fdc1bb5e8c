"""A partnership table at which seats hold chosen cards and show them."""

from __future__ import annotations

from typing import Any

from teahouse.families.tricks.actions import DECLINE, Declare
from teahouse.families.tricks.cards import DECK, kind_of
from teahouse.families.tricks.declaring import Dealing, LastCall
from teahouse.families.tricks.partners import LevelsCarry, PartnersRound
from teahouse.kernel import HOUSE, Close, Event, Game, Scripted, Seat, Setup


def dealt(
    game: Game, held: dict[Seat, str], *, kitty: str = "", carry: LevelsCarry | None = None, **options: Any
) -> PartnersRound:
    """A round in which these cards have been dealt to these seats, each in this order, and this is the kitty."""
    carry = LevelsCarry(None, 0) if carry is None else carry
    order = list(DECK)
    seats: list[list[int]] = [[], [], [], []]
    for seat, text in held.items():
        for place in range(0, len(text), 2):
            kind = kind_of(text[place : place + 2])
            order.remove(kind)
            seats[seat].append(kind)
    lying = [kind_of(name) for name in kitty.split()]
    for kind in lying:
        order.remove(kind)
    while len(lying) < 8:
        lying.append(order.pop())
    for hand in seats:
        while len(hand) < 25:
            hand.append(order.pop(0))
    deck = [seats[(carry.start + place) % 4][place // 4] for place in range(100)] + lying
    left = list(enumerate(DECK))
    places = [left.pop(next(at for at, (_, kind) in enumerate(left) if kind == card))[0] for card in deck]
    chosen = game.Options.read(options)
    round, _ = game.deal(Setup(chosen, carry), Scripted({"deck": places}))
    assert isinstance(round, PartnersRound)
    return round


def deal_on(round: PartnersRound) -> list[Event]:
    """The referee deals all cards."""
    out: list[Event] = []
    while isinstance(round.phase, Dealing):
        out += round.apply(HOUSE, Close())
    return out


def show(round: PartnersRound, seat: Seat, text: str) -> list[Event]:
    """A seat shows cards."""
    return round.apply(seat, declare(text))


def declare(text: str) -> Declare:
    """The showing of these cards."""
    return Declare(tuple(text[start : start + 2] for start in range(0, len(text), 2)))


def decline_all(round: PartnersRound) -> list[Event]:
    """All four press 不亮."""
    out: list[Event] = []
    while isinstance(round.phase, LastCall):
        out += round.apply(round.actors()[0], DECLINE)
    return out
