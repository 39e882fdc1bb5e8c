"""Following and matching by brute force, straight from the words of the rules pages: slow, and written apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from teahouse.families.tricks.cards import Cards, Hand, held
from teahouse.families.tricks.ranking import NOWHERE, TRUMPS, Order


def sub_plays(cards: Cards, number: int) -> set[Cards]:
    """All choices of so many of these cards."""
    return {tuple(sorted(chosen)) for chosen in combinations(cards, number)}


def pair_kinds(cards: Cards) -> list[int]:
    return sorted(kind for kind, number in Counter(cards).items() if number == 2)


def runs(order: Order, pairs: list[int], length: int) -> Iterator[tuple[int, ...]]:
    """All runs of so many neighbouring pairs among these."""
    for chosen in combinations(sorted(pairs, key=lambda kind: order.place[kind]), length):
        places = [order.place[kind] for kind in chosen]
        if NOWHERE not in places and places == list(range(places[0], places[0] + length)):
            yield chosen


def structure(order: Order, cards: Cards) -> tuple[tuple[int, ...], int, int]:
    """The canonical decomposition: tractor lengths from long to short, pairs, singles."""
    pairs, tractors = pair_kinds(cards), []
    while True:
        longest = next((run for length in range(len(pairs), 1, -1) for run in runs(order, pairs, length)), None)
        if longest is None:
            break
        tractors.append(len(longest))
        pairs = [kind for kind in pairs if kind not in longest]
    doubled = 2 * (len(pairs) + sum(tractors))
    return tuple(sorted(tractors, reverse=True)), len(pairs), len(cards) - doubled


def covers(order: Order, pairs: list[int], tractors: tuple[int, ...], *, degrade: bool) -> Iterator[tuple[int, ...]]:
    """For every way to put disjoint runs, or nothing, for each tractor in turn: the list of their lengths."""
    if not tractors:
        yield ()
        return
    lengths = range(2, tractors[0] + 1) if degrade else (tractors[0],)
    for rest in covers(order, pairs, tractors[1:], degrade=degrade):
        yield (0, *rest)
    for length in lengths:
        for run in runs(order, pairs, length):
            left = [kind for kind in pairs if kind not in run]
            for rest in covers(order, left, tractors[1:], degrade=degrade):
                yield (length, *rest)


def legal_follows(order: Order, lead: Cards, hand: Hand, *, pair: str = "must", tractor: str = "must") -> set[Cards]:
    """All plays that the follow duty allows."""
    group, cards = order.group[lead[0]], held(hand)
    own = tuple(kind for kind in cards if order.group[kind] == group)
    plays = sub_plays(cards, len(lead))
    if len(own) <= len(lead):
        return {play for play in plays if sum(order.group[kind] == group for kind in play) == len(own)}
    plays = {play for play in plays if all(order.group[kind] == group for kind in play)}
    if pair == "free":
        return plays
    tractors, pairs, _ = structure(order, lead)
    wanted = min(pairs + sum(tractors), len(pair_kinds(own)))
    plays = {play for play in plays if len(pair_kinds(play)) >= wanted}
    if tractor == "free" or not tractors:
        return plays
    degrade = tractor == "must_degrade"
    best = max(covers(order, pair_kinds(own), tractors, degrade=degrade))
    return {play for play in plays if max(covers(order, pair_kinds(play), tractors, degrade=degrade)) == best}


def divisions(order: Order, cards: Cards, tractors: tuple[int, ...], pairs: int) -> Iterator[tuple[int, ...]]:
    """All ways to find the lead's components in a play: the top ranks of the runs for its tractors, in turn."""
    doubles = pair_kinds(cards)
    for chosen in product(*(list(runs(order, doubles, length)) for length in tractors)):
        used = [kind for run in chosen for kind in run]
        if len(set(used)) == len(used) and len(doubles) - len(used) >= pairs:
            yield tuple(max(order.rank[kind] for kind in run) for run in chosen)


def key(order: Order, lead: Cards, play: Cards) -> tuple[int, int] | None:
    """The key of a play against a lead; `None` if it does not match."""
    group = order.group[lead[0]]
    groups = {order.group[kind] for kind in play}
    if groups not in ({group}, {TRUMPS}):
        return None
    tractors, pairs, _ = structure(order, lead)
    found = list(divisions(order, play, tractors, pairs))
    if not found:
        return None
    if tractors:
        value = max(tops[0] for tops in found)
    elif pairs:
        value = max(order.rank[kind] for kind in pair_kinds(play))
    else:
        value = max(order.rank[kind] for kind in play)
    return (2 if groups == {TRUMPS} else 1), value
