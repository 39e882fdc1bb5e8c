"""A slow, second opinion on combinations: every wild joker tries every rank, and every kind is spelt out by hand.

It shares nothing with the family but the names of cards. In what the games differ stands in `Customs`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement

ORDER = (*"3456789TJQKA2", "sj", "bj")
JOKERS = ("sj", "bj")

Value = tuple[float, ...]

ABOVE_ALL = 99


@dataclass(frozen=True)
class Customs:
    """How a game treats jokers, and whether it has triples with pairs.

    So many jokers of a kind, `joker_sets`, are a set. Four jokers, `same` or all four, are a bomb that stands `at`
    a number of cards. A bomb needs `naturals` real cards.
    """

    wild: bool
    full_houses: bool
    joker_sets: int
    four: str | None = None
    same: bool = False
    at: float = ABOVE_ALL
    naturals: int = 1


@cache
def spelt(cards: tuple[str, ...], customs: Customs) -> dict[str, Value]:
    """Every kind that the cards can be, with the highest value that they reach in it."""
    jokers = [card for card in cards if card in JOKERS]
    ordinary = [card[0] for card in cards if card not in JOKERS]
    if not ordinary:
        return _jokers(jokers, customs)
    if not customs.wild:
        return dict(_kinds(Counter([*ordinary, *jokers]), customs))
    found: dict[str, Value] = {}
    for stand_ins in combinations_with_replacement(ORDER[:13], len(jokers)):
        for kind, value in _kinds(Counter([*ordinary, *stand_ins]), customs):
            if kind != "bomb" or len(ordinary) >= customs.naturals:
                found[kind] = max(value, found.get(kind, value))
    return found


def _jokers(jokers: list[str], customs: Customs) -> dict[str, Value]:
    alike = len(set(jokers)) == 1
    if customs.four and len(jokers) == 4 and (alike if customs.same else sorted(jokers) == ["bj", "bj", "sj", "sj"]):
        return {customs.four: (customs.at, min(map(ORDER.index, jokers)))}
    if not alike or len(jokers) > customs.joker_sets:
        return {}
    return {{1: "single", 2: "pair", 3: "triple"}[len(jokers)]: (ORDER.index(jokers[0]),)}


def _kinds(ranks: Counter[str], customs: Customs) -> Iterator[tuple[str, Value]]:
    size = ranks.total()
    numbers = set(ranks.values())
    if len(ranks) == 1:
        value = ORDER.index(next(iter(ranks)))
        if size <= 3:
            yield {1: "single", 2: "pair", 3: "triple"}[size], (value,)
        else:
            yield "bomb", (size, value)
        return
    if customs.full_houses and sorted(ranks.values()) == [2, 3]:
        triple = next(rank for rank, number in ranks.items() if number == 3)
        pair = next(rank for rank, number in ranks.items() if number == 2)
        if triple not in JOKERS and (pair not in JOKERS or customs.joker_sets >= 2):
            yield "triple-pair", (ORDER.index(triple),)
    if set(ranks) & set(JOKERS):
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


def strength(kind: str, value: Value, customs: Customs) -> Value | None:
    """How bombs stand among each other; `None` for what is none."""
    return value if kind in ("bomb", customs.four) else None


def accepted(cards: tuple[str, ...], lying: tuple[str, int, Value] | None, customs: Customs) -> dict[str, Value]:
    """As what the cards may be played: with nothing lying, as any kind that they can be, but a bomb is only a bomb."""
    found = spelt(cards, customs)
    bombs = {kind: value for kind, value in found.items() if strength(kind, value, customs)}
    found = bombs or found
    if lying is None:
        return found
    kind, size, value = lying
    before = strength(kind, value, customs)
    if bombs:
        (bomb,) = bombs.items()
        power = strength(*bomb, customs)
        assert power is not None
        return bombs if before is None or power > before else {}
    same = before is None and len(cards) == size and found.get(kind, value) > value
    return {kind: found[kind]} if same else {}
