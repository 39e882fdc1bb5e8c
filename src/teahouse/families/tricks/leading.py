"""What may be led: any single, pair or tractor, and where the house allows it a throw; and kitties to be buried."""

from __future__ import annotations

from collections.abc import Iterator

from teahouse.families.tricks.cards import KINDS, RED_FIVE, Cards, Hand, Kind, held
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.patterns import is_throw, pattern_of
from teahouse.families.tricks.ranking import GROUPS, NOWHERE, TRUMPS, Group, Order
from teahouse.kernel import Chance, Illegal

KITTY = 8
"""Cards in the kitty."""


def check(order: Order, conventions: Conventions, cards: Cards) -> None:
    """Raises `Illegal` for cards that may not be led together."""
    if not cards:
        raise Illegal("nothing-played")
    pattern = pattern_of(order, cards)
    if pattern is None:
        raise Illegal("one-suit-only")
    if conventions.throw_rule == "off" and is_throw(pattern):
        raise Illegal("no-throws")


def leads(order: Order, conventions: Conventions, hand: Hand) -> Iterator[Cards]:
    """All leads, each once: singles, pairs, tractors, then throws by their length."""
    kinds = sorted((kind for kind in range(KINDS) if hand[kind]), key=lambda kind: order.cost[kind])
    yield from ((kind,) for kind in kinds)
    yield from ((kind, kind) for kind in kinds if hand[kind] == 2)
    yield from tractors(order, hand)
    if conventions.throw_rule != "off":
        for group in range(GROUPS):
            yield from _throws(order, hand, group)


def tractors(order: Order, hand: Hand) -> Iterator[Cards]:
    """All tractors of a hand, short ones cut out of long ones included."""
    for group in range(GROUPS):
        at: dict[int, list[Kind]] = {}
        for kind in order.members[group]:
            if hand[kind] == 2 and order.place[kind] != NOWHERE:
                at.setdefault(order.place[kind], []).append(kind)
        for start in sorted(at):
            yield from (tuple(sorted((*run, *run))) for run in _runs(at, start, ()))


def _runs(at: dict[int, list[Kind]], place: int, before: tuple[Kind, ...]) -> Iterator[tuple[Kind, ...]]:
    for kind in at.get(place, ()):
        run = (*before, kind)
        if len(run) > 1:
            yield run
        yield from _runs(at, place + 1, run)


def _throws(order: Order, hand: Hand, group: Group) -> Iterator[Cards]:
    own = [kind for kind in order.members[group] if hand[kind]]
    for size in range(2, sum(hand[kind] for kind in own) + 1):
        for chosen in _subsets(hand, own, size):
            cards = tuple(sorted(chosen))
            pattern = pattern_of(order, cards)
            if pattern is not None and is_throw(pattern):
                yield cards


def _subsets(hand: Hand, kinds: list[Kind], size: int) -> Iterator[tuple[Kind, ...]]:
    if size == 0:
        yield ()
        return
    if not kinds or size > sum(hand[kind] for kind in kinds):
        return
    *rest, kind = kinds
    for number in range(min(hand[kind], size), -1, -1):
        for others in _subsets(hand, rest, size - number):
            yield (kind,) * number + others


def random_lead(order: Order, conventions: Conventions, hand: Hand, chance: Chance) -> Cards:
    """A random lead, every one of them possible; singles most often, as at a table."""
    own = held(hand)
    kind = own[chance.below("card", len(own))]
    shape = chance.below("shape", 8)
    if shape < 3:
        return (kind,)
    if shape < 5 or conventions.throw_rule == "off":
        found = list(tractors(order, hand)) if shape == 4 else []
        if found:
            return found[chance.below("tractor", len(found))]
        return (kind,) * hand[kind]
    group = [card for card in own if order.group[card] == order.group[kind]]
    size = 2 + chance.below("size", max(1, min(len(group), 4 if shape < 7 else len(group)) - 1))
    return tuple(sorted(chance.shuffled("throw", group)[:size]))


def lowest_lead(order: Order, hand: Hand) -> Cards:
    """The lead of an absent seat: one card, the lowest there is."""
    return (min((kind for kind in range(KINDS) if hand[kind]), key=lambda kind: (order.cost[kind], kind)),)


# ── the kitty ────────────────────────────────────────────────────────────────


def check_kitty(conventions: Conventions, cards: Cards) -> None:
    """Raises `Illegal` for cards that may not be buried."""
    if len(cards) != KITTY:
        raise Illegal("wrong-number", number=KITTY)
    if not conventions.bury_red_five and RED_FIVE in cards:
        raise Illegal("red-five-buried")


def buriable(conventions: Conventions, hand: Hand) -> list[Kind]:
    """The cards that may be buried."""
    return [kind for kind in held(hand) if conventions.bury_red_five or kind != RED_FIVE]


def lowest_kitty(order: Order, conventions: Conventions, hand: Hand) -> Cards:
    """What an absent dealer buries: plain before trump, fewer points, lower rank, then clubs to spades."""
    return tuple(sorted(sorted(buriable(conventions, hand), key=lambda kind: _burial_key(order, kind))[:KITTY]))


def _burial_key(order: Order, kind: Kind) -> tuple[bool, int, int]:
    # Beyond what it counts in trumps and rank, a card's cost is its points.
    return order.group[kind] == TRUMPS, order.cost[kind] // 100_000, order.cost[kind] % 1_000 * KINDS + kind
