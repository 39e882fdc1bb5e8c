"""A slow, second opinion on 温岭六家统: every wild joker tries every rank, and every kind is spelt out by hand.

It shares nothing with the family but the names of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

ORDER = "3456789TJQKA2"
JOKERS = ("sj", "bj")

Value = tuple[int, ...]


def spelt(cards: tuple[str, ...]) -> dict[str, Value]:
    """Every kind that the cards can be, with the highest value that they reach in it."""
    ordinary = [card[0] for card in cards if card not in JOKERS]
    jokers = [card for card in cards if card in JOKERS]
    if not ordinary:
        return _jokers(jokers)
    found: dict[str, Value] = {}
    for stand_ins in combinations_with_replacement(ORDER, len(jokers)):
        for kind, value in _kinds(Counter([*ordinary, *stand_ins])):
            found[kind] = max(value, found.get(kind, value))
    return found


def _jokers(jokers: list[str]) -> dict[str, Value]:
    if len(set(jokers)) != 1 or len(jokers) > 4:
        return {}
    value = 13 + JOKERS.index(jokers[0])
    if len(jokers) == 4:
        return {"joker-bomb": (8, value)}
    return {{1: "single", 2: "pair", 3: "triple"}[len(jokers)]: (value,)}


def _kinds(ranks: Counter[str]) -> Iterator[tuple[str, Value]]:
    size = ranks.total()
    numbers = set(ranks.values())
    if len(ranks) == 1:
        value = ORDER.index(next(iter(ranks)))
        if size <= 3:
            yield {1: "single", 2: "pair", 3: "triple"}[size], (value,)
        else:
            yield "bomb", (size, value)
        return
    top = _top(set(ranks))
    if top and numbers == {1} and size == 5:
        yield "straight", (top,)
    if top and numbers == {2}:
        yield "pair-run", (top,)
    if top and numbers == {3}:
        yield "triple-run", (top,)
    if size % 5 == 0 and size >= 10:
        for triples in combinations(ranks, size // 5):
            rest = ranks.copy()
            rest.subtract(dict.fromkeys(triples, 3))
            pairs = {rank for rank, number in rest.items() if number}
            if set(rest.values()) <= {0, 2} and len(pairs) == len(triples) and _top(pairs) and _top(set(triples)):
                yield "butterfly", (_top(set(triples)),)


def _top(ranks: set[str]) -> int:
    """The highest place that neighbouring ranks reach, 0 if they are none; A is 1 or 14."""
    tops = [0]
    for ace in (1, 14):
        places = sorted(ace if rank == "A" else "A23456789TJQK".index(rank) + 1 for rank in ranks)
        if len(places) > 1 and places == list(range(places[0], places[0] + len(places))):
            tops.append(places[-1])
    return max(tops)


def strength(kind: str, value: Value) -> tuple[float, ...] | None:
    """How bombs stand among each other; `None` for what is none."""
    if kind == "joker-bomb":
        return (8.5, value[1])
    return value if kind == "bomb" else None


def accepted(cards: tuple[str, ...], lying: tuple[str, int, Value] | None) -> dict[str, Value]:
    """As what the cards may be played: with nothing lying, as any kind that they can be, but a bomb is only a bomb."""
    found = spelt(cards)
    bombs = {kind: value for kind, value in found.items() if strength(kind, value)}
    found = bombs or found
    if lying is None:
        return found
    kind, size, value = lying
    before = strength(kind, value)
    if bombs:
        (bomb,) = bombs.items()
        power = strength(*bomb)
        assert power is not None
        return bombs if before is None or power > before else {}
    same = before is None and len(cards) == size and found.get(kind, value) > value
    return {kind: found[kind]} if same else {}
