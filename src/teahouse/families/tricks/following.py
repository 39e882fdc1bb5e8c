"""How a seat must follow: its duty, whether a play meets it, all plays that do, one at random, and the lowest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from teahouse.families.tricks.cards import KINDS, Cards, Hand, Kind
from teahouse.families.tricks.conventions import Conventions
from teahouse.families.tricks.patterns import Pattern, cover, doubled, stock_of
from teahouse.families.tricks.ranking import Order
from teahouse.kernel import Chance, Illegal


class Duty(NamedTuple):
    """What a hand owes to a lead (跟牌).

    `own` are the cards of the led group, low to high. If they do not suffice, or just suffice, all of them must be
    played; otherwise the whole play is of them, has at least `pairs` pairs, and covers the lead's tractors as well as
    `runs` says.
    """

    lead: Pattern
    own: Cards
    doubles: tuple[Kind, ...]
    pairs: int
    runs: tuple[int, ...]
    degrade: bool

    @property
    def free(self) -> int:
        """How many cards are of free choice because the led group runs out; 0 if it does not."""
        return max(0, self.lead.size - len(self.own))

    def covers(self, order: Order, pairs: Sequence[Kind]) -> bool:
        """Whether the pairs of a play supply the tractors that the hand owes."""
        if not any(self.runs):
            return True
        return cover(stock_of(order, pairs), self.lead.tractors, degrade=self.degrade) >= self.runs


def duty_of(order: Order, conventions: Conventions, lead: Pattern, hand: Hand) -> Duty:
    """What the hand owes to the lead."""
    own = tuple([kind for kind in order.members[lead.group] if hand[kind] for _ in range(hand[kind])])
    if len(own) <= lead.size or not lead.all_pairs or conventions.follow_pair == "free":
        return Duty(lead, own, (), 0, (), degrade=False)
    doubles = tuple(doubled(own))
    degrade = conventions.follow_tractor == "must_degrade"
    runs: tuple[int, ...] = ()
    if lead.tractors and conventions.follow_tractor != "free":
        runs = cover(stock_of(order, doubles), lead.tractors, degrade=degrade)
    return Duty(lead, own, doubles, min(lead.all_pairs, len(doubles)), runs, degrade)


def check(order: Order, duty: Duty, cards: Cards) -> None:
    """Raises `Illegal` for cards that do not meet the duty. That they are in the hand is known."""
    lead = duty.lead
    if len(cards) != lead.size:
        raise Illegal("wrong-number", number=lead.size)
    followed = sum(order.group[kind] == lead.group for kind in cards)
    if followed < min(lead.size, len(duty.own)):
        raise Illegal("must-follow-suit", number=min(lead.size, len(duty.own)))
    if duty.pairs:
        pairs = doubled(cards)
        if not duty.covers(order, pairs):
            raise Illegal("must-play-tractor", pairs=sum(duty.runs))
        if len(pairs) < duty.pairs:
            raise Illegal("must-play-pairs", number=duty.pairs)


# ── all plays ────────────────────────────────────────────────────────────────


def plays(order: Order, duty: Duty, hand: Hand) -> Iterator[Cards]:
    """All plays that meet the duty, each once, the cheap ones first."""
    if duty.free:
        others = [kind for kind in _cheap_first(order, hand) if order.group[kind] != duty.lead.group]
        for rest in _choices(others, [hand[kind] for kind in others], duty.free):
            yield tuple(sorted((*duty.own, *rest)))
        return
    kinds = sorted(set(duty.own), key=lambda kind: order.cost[kind])
    counts = [hand[kind] for kind in kinds]
    if not duty.pairs:
        for chosen in _choices(kinds, counts, duty.lead.size):
            yield tuple(sorted(chosen))
        return
    for chosen in _paired_choices(kinds, counts, duty.lead.size, duty.pairs):
        cards = tuple(sorted(chosen))
        if duty.covers(order, doubled(cards)):
            yield cards


def _cheap_first(order: Order, hand: Hand) -> list[Kind]:
    return sorted((kind for kind in range(KINDS) if hand[kind]), key=lambda kind: order.cost[kind])


def _choices(kinds: Sequence[Kind], counts: Sequence[int], number: int) -> Iterator[tuple[Kind, ...]]:
    """All ways to take `number` cards out of a hand given as kinds with their counts; the first kinds first."""
    if number == 0:
        yield ()
        return
    if number > sum(counts):
        return
    for most in range(min(counts[0], number), 0, -1):
        for rest in _choices(kinds[1:], counts[1:], number - most):
            yield (kinds[0],) * most + rest
    yield from _choices(kinds[1:], counts[1:], number)


def _paired_choices(
    kinds: Sequence[Kind], counts: Sequence[int], number: int, pairs: int
) -> Iterator[tuple[Kind, ...]]:
    """As `_choices`, with at least so many pairs among the cards taken."""
    if pairs <= 0:
        yield from _choices(kinds, counts, number)
        return
    if 2 * pairs > number or pairs > sum(count == 2 for count in counts):
        return
    for taken in range(min(counts[0], number), -1, -1):
        for rest in _paired_choices(kinds[1:], counts[1:], number - taken, pairs - (taken == 2)):
            yield (kinds[0],) * taken + rest


def skeletons(order: Order, duty: Duty) -> Iterator[tuple[Kind, ...]]:
    """All choices of exactly the pairs that are owed; any play that meets the duty contains one of them."""
    for pairs in combinations(duty.doubles, duty.pairs):
        if duty.covers(order, pairs):
            yield pairs


# ── one play ─────────────────────────────────────────────────────────────────


def lowest(order: Order, duty: Duty, hand: Hand, cost: Sequence[int] | None = None) -> Cards:
    """The play of an absent seat: fewest red fives, then points, then trumps, then ranks, then first in card order.

    With a `cost` of one's own by kind, the play that is lowest by it.
    """
    cost = order.cost if cost is None else cost
    if duty.free:
        others = [kind for kind in range(KINDS) for _ in range(hand[kind]) if order.group[kind] != duty.lead.group]
        return tuple(sorted((*duty.own, *_cheapest(cost, others, duty.free))))
    best: tuple[int, Cards] | None = None
    for pairs in skeletons(order, duty) if duty.pairs else ((),):
        rest = list(duty.own)
        for kind in pairs:
            rest.remove(kind)
            rest.remove(kind)
        cards = tuple(sorted((*pairs, *pairs, *_cheapest(cost, rest, duty.lead.size - 2 * len(pairs)))))
        candidate = (sum(cost[kind] for kind in cards), cards)
        if best is None or candidate < best:
            best = candidate
    assert best is not None
    return best[1]


def _cheapest(cost: Sequence[int], cards: Sequence[Kind], number: int) -> list[Kind]:
    return sorted(cards, key=lambda kind: (cost[kind], kind))[:number]


def random(order: Order, duty: Duty, hand: Hand, chance: Chance) -> Cards:
    """A random play that meets the duty, drawn without listing them; every such play can come."""
    if duty.free:
        others = [kind for kind in range(KINDS) for _ in range(hand[kind]) if order.group[kind] != duty.lead.group]
        return tuple(sorted((*duty.own, *_drawn(others, duty.free, chance))))
    if not duty.pairs:
        return tuple(sorted(_drawn(duty.own, duty.lead.size, chance)))
    pairs = _random_skeleton(order, duty, chance)
    rest = list(duty.own)
    for kind in pairs:
        rest.remove(kind)
        rest.remove(kind)
    return tuple(sorted((*pairs, *pairs, *_drawn(rest, duty.lead.size - 2 * len(pairs), chance))))


def _random_skeleton(order: Order, duty: Duty, chance: Chance) -> Sequence[Kind]:
    if not any(duty.runs):
        return _drawn(duty.doubles, duty.pairs, chance)
    found = list(skeletons(order, duty))
    return found[chance.below("pairs", len(found))]


def _drawn(cards: Sequence[Kind], number: int, chance: Chance) -> list[Kind]:
    if number == len(cards):
        return list(cards)
    left = list(cards)
    return [left.pop(chance.below("card", len(left))) for _ in range(number)]


# ── what a client lights up ──────────────────────────────────────────────────


def playable(order: Order, duty: Duty, hand: Hand) -> tuple[set[Kind], set[Kind]]:
    """The kinds that some play contains, and those of which every play contains all that are held."""
    own = set(duty.own)
    if duty.free:
        everything = {kind for kind in range(KINDS) if hand[kind]}
        return everything, everything if sum(hand) == duty.lead.size else own
    if len(duty.own) == duty.lead.size:
        return own, own
    if not duty.pairs:
        return own, set()
    found = [set(pairs) for pairs in skeletons(order, duty)]
    slack = duty.lead.size - 2 * duty.pairs
    return own if slack else set().union(*found), set.intersection(*found)
