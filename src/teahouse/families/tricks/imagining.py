"""Deals what a viewer does not know, under all that the table has told: limits, shown cards, the viewer's own kitty.

`deal_under` always finds a deal that respects which card may lie where, if there is one. Pairs that a seat cannot hold
any more are respected as well, unless sixteen attempts have failed; that a hand holds no long tractor is left open.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from teahouse.families.tricks.cards import COPIES, KINDS, RED_FIVE, Cards, Hand, Kind, hand_of, held
from teahouse.families.tricks.limits import Limits
from teahouse.kernel import Chance, Seat

if TYPE_CHECKING:
    from teahouse.families.tricks.round import TricksRound

Place = int
"""A seat, or one of the two places below."""

DECK: Place = 4
KITTY: Place = 5
PLACES = 6
ATTEMPTS = 16

Fitting = Mapping[Kind, Sequence[Place]]
"""By kind: the places where a card may lie."""


def fill(round: TricksRound, viewer: Seat | None, chance: Chance) -> None:
    """Deals the hidden hands, the deck and the kitty of a veiled round."""
    seats = range(round.setup.seats)
    unseen = bytearray(COPIES - number for number in round.played)
    known = [bytearray(KINDS) for _ in range(PLACES)]
    rooms = [0 if seat == viewer else round.held[seat] for seat in seats]
    rooms += [round.undealt, 0 if viewer is not None and viewer == round.dealer else round.buried_number]
    if viewer is not None:
        _take(unseen, held(round.hands[viewer]))
        _take(unseen, round.buried[viewer])
    for seat in seats:
        if seat != viewer:
            _pin(known, unseen, rooms, seat, round.shown[seat])
    turned = round.turned if round.undealt else ()
    _pin(known, unseen, rooms, DECK, turned)
    free = _kept(round, viewer, known, unseen, rooms, chance)
    fitting, paired = _fitting(round, rooms, round.limits), _fitting(round, rooms, round.pair_limits)
    places = deal_under(chance, free, rooms, known, fitting, paired)
    for seat in seats:
        if seat != viewer:
            round.hands[seat] = places[seat]
            round.buried[seat] = ()
    _take(places[DECK], turned)
    round.deck = (*turned, *chance.shuffled("deck", held(places[DECK])))
    if round.dealer is not None and round.dealer != viewer:
        round.buried[round.dealer] = held(places[KITTY])
    round.phase = round.stage.dreamt(viewer)


def _take(hand: Hand, cards: Cards) -> None:
    for kind in cards:
        hand[kind] -= 1


def _pin(known: list[Hand], unseen: Hand, rooms: list[int], place: Place, cards: Cards) -> None:
    """Puts cards where they are known to lie."""
    _take(unseen, cards)
    for kind in cards:
        known[place][kind] += 1
    rooms[place] -= len(cards)


def _kept(
    round: TricksRound, viewer: Seat | None, known: list[Hand], unseen: Hand, rooms: list[int], chance: Chance
) -> list[Kind]:
    """Puts what the dealer kept, in hand or kitty, into one of the two; returns what is free to lie anywhere."""
    dealer = round.dealer
    if dealer is not None and dealer != viewer and round.kept:
        in_hand = hand_of(round.shown[dealer])
        for kind in chance.shuffled("kept", round.kept):
            if in_hand[kind]:
                in_hand[kind] -= 1
                continue
            barred = kind == RED_FIVE and not round.conventions.bury_red_five
            kitty = 0 if barred else rooms[KITTY]
            place = KITTY if chance.below("place", kitty + rooms[dealer]) < kitty else dealer
            _pin(known, unseen, rooms, place, (kind,))
    return [kind for kind in range(KINDS) for _ in range(unseen[kind])]


def _fitting(round: TricksRound, rooms: Sequence[int], limits: Sequence[Limits]) -> dict[Kind, list[Place]]:
    """Where each kind may lie: seats by their limits, and everything in deck and kitty but what may not be buried."""
    rank, group = round.order.rank, round.order.group
    seats = [(place, limits[place]) for place in range(DECK) if rooms[place]]
    others = [place for place in (DECK, KITTY) if rooms[place]]
    found = {
        kind: [*(place for place, limit in seats if rank[kind] <= limit[group[kind]]), *others] for kind in range(KINDS)
    }
    if not round.conventions.bury_red_five and KITTY in others:
        found[RED_FIVE].remove(KITTY)
    return found


# ── dealing under constraints ────────────────────────────────────────────────


def deal_under(
    chance: Chance,
    cards: Sequence[Kind],
    rooms: Sequence[int],
    known: Sequence[Hand],
    fitting: Fitting,
    paired: Fitting,
) -> list[Hand]:
    """Deals the cards into the rooms beside what is known to lie there. Raises `ValueError` if there is no deal.

    `fitting` says where a card may lie, `paired` where two of a kind may lie together. The cards with the fewest
    possible places come first, a place is drawn by its free room, and when a card fits nowhere, others are moved along
    the shortest way that makes room; what may lie anywhere is dealt last. Not exactly uniform, which bots do not need.
    """
    anywhere = sum(1 for room in rooms if room)
    free = [kind for kind in cards if len(fitting[kind]) == anywhere == len(paired[kind])]
    bound = [kind for kind in cards if not len(fitting[kind]) == anywhere == len(paired[kind])]
    for attempt in range(ATTEMPTS + 1):
        dealt = _attempt(chance, bound, rooms, known, fitting, paired if attempt < ATTEMPTS else None)
        if dealt is not None:
            break
    else:
        raise ValueError("no deal respects what is known")
    loose = chance.shuffled("free", free)
    at = 0
    for place, hand in enumerate(dealt):
        room = rooms[place] - sum(hand)
        for kind in loose[at : at + room]:
            hand[kind] += 1
        at += room
        for kind, number in enumerate(known[place]):
            hand[kind] += number
    return dealt


def _attempt(
    chance: Chance,
    cards: Sequence[Kind],
    rooms: Sequence[int],
    known: Sequence[Hand],
    fitting: Fitting,
    paired: Fitting | None,
) -> list[Hand] | None:
    dealt = [bytearray(KINDS) for _ in rooms]
    free = list(rooms)

    def fits(kind: Kind, place: Place) -> bool:
        twin = dealt[place][kind] + known[place][kind] > 0
        return not twin or paired is None or place in paired[kind]

    for kind in sorted(chance.shuffled("bound", cards), key=lambda kind: len(fitting[kind])):
        places = [place for place in fitting[kind] if free[place] and fits(kind, place)]
        if places:
            place = _drawn(chance, places, free)
            dealt[place][kind] += 1
            free[place] -= 1
        elif not _make_room(kind, dealt, free, fitting, fits):
            return None
    return dealt


def _drawn(chance: Chance, places: Sequence[Place], free: Sequence[int]) -> Place:
    if len(places) == 1:
        return places[0]
    at = chance.below("place", sum(free[place] for place in places))
    for place in places:
        at -= free[place]
        if at < 0:
            return place
    raise AssertionError("a draw lies below its bound")


def _make_room(
    kind: Kind,
    dealt: list[Hand],
    free: list[int],
    fitting: Fitting,
    fits: Callable[[Kind, Place], bool],
) -> bool:
    """Finds the shortest chain of moves that lets the card in, and makes them."""
    came: dict[Place, tuple[Kind, Place | None]] = {place: (kind, None) for place in fitting[kind] if fits(kind, place)}
    waiting = deque(came)
    while waiting:
        place = waiting.popleft()
        if free[place]:
            free[place] -= 1
            at: Place | None = place
            while at is not None:
                card, source = came[at]
                dealt[at][card] += 1
                if source is not None:
                    dealt[source][card] -= 1
                at = source
            return True
        for other in range(KINDS):
            if dealt[place][other]:
                for target in fitting[other]:
                    if target not in came and fits(other, target):
                        came[target] = (other, place)
                        waiting.append(target)
    return False
