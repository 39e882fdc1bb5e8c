"""Hands of 温岭标统 for tests: dealt with these cards on top, or being played under a contract."""

from __future__ import annotations

from typing import Any

from tests.families.climbing.tables import playing

from teahouse.families.cards import SMALL_JOKER, read
from teahouse.families.climbing.actions import PASS, Bid
from teahouse.families.climbing.ranks import RANK
from teahouse.games.wenling_biao_tong import GAME
from teahouse.games.wenling_biao_tong.rules import HAND, PACK, BiaoTongRound
from teahouse.kernel import Action, Event, Illegal, Scripted, Seat, Setup

KITTY = 8


def dealt(
    tops: dict[Seat, str], starter: Seat = 0, *, kitty: str = "", protected: bool = False, **options: Any
) -> BiaoTongRound:
    """A hand just dealt: these cards lie in these hands, other jokers in the kitty; `starter` bids first."""
    piles = [list(read(tops.get(seat, ""))) for seat in range(4)] + [list(read(kitty))]
    rest = list(PACK)
    for pile in piles:
        for kind in pile:
            rest.remove(kind)
    piles[-1] += [kind for kind in rest if kind >= SMALL_JOKER]
    sizes = (HAND,) * 4 + (KITTY,)
    for kind in sorted((kind for kind in rest if kind < SMALL_JOKER), key=RANK.__getitem__):
        roomiest = max(range(5), key=lambda place: sizes[place] - len(piles[place]))
        piles[roomiest].append(kind)
    order = [kind for pile in piles for kind in pile]
    chance = Scripted({"deck": positions(order), "starter": [starter]})
    chosen = GAME.Options.read(options)
    round, _ = GAME.deal(Setup(chosen, GAME.first(chosen, chance), 4, protected=protected), chance)
    return round


def positions(order: list[int]) -> list[int]:
    """Where in the pack the cards of an order stand, each copy once."""
    places: dict[int, list[int]] = {}
    for at, kind in enumerate(PACK):
        places.setdefault(kind, []).append(at)
    return [places[kind].pop() for kind in order]


def contract(hands: list[str], declarer: Seat, multiple: int, **options: Any) -> BiaoTongRound:
    """A hand that is being played: the declarer is to lead at the multiple."""
    round = playing(GAME, hands, leader=declarer, **options)
    assert isinstance(round, BiaoTongRound)
    round.declarer, round.bid = declarer, multiple
    round.sides = tuple(int(seat != declarer) for seat in range(4))
    return round


def bid(round: BiaoTongRound, *words: int | None) -> list[Event]:
    """The seats bid in turn; `None` is a pass. What the last word brought about."""
    events: list[Event] = []
    for word in words:
        events = round.apply(round.actors()[0], PASS if word is None else Bid(word))
    return events


def refused(round: BiaoTongRound, action: Action) -> str:
    """Why the seat that is asked may not do so."""
    try:
        round.copy().apply(round.actors()[0], action)
    except Illegal as illegal:
        return illegal.key
    raise AssertionError("it is accepted")
