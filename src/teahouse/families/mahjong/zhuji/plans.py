"""Ways for a hand to reach its 台, and how far off each is: what the club bot thinks in.

A plan says which suits stay, whether all sets are to be chows or triplets, and which value honours must become
triplets; so its 台 are known, and its distance is the number of tiles that are lacking for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp
from typing import NamedTuple

from teahouse.families.mahjong.codes import BASE, POWER, WILDS, Codes, held
from teahouse.families.mahjong.distance import ALL_RUNS, ALL_TRIPLETS, ANY, Aim, distance, useful
from teahouse.families.mahjong.melds import Meld
from teahouse.families.mahjong.sets import SET_SUIT, is_chow
from teahouse.families.mahjong.tiles import DRAGONS, EAST, HONOURS, SOUTH, SUIT, Tile
from teahouse.families.mahjong.zhuji.counting import LIMIT

_EVERY = (True, True, True, True)


class Plan(NamedTuple):
    """`suits` tells by suit whether it stays; `honours` are to become triplets; `tai` is what the hand will count.

    `pace` is how often it meets a welcome tile, beside a hand that takes every set.
    """

    suits: tuple[bool, bool, bool, bool]
    aim: Aim
    honours: tuple[Tile, ...]
    tai: int
    pace: float = 1.0


class Outlook(NamedTuple):
    """What a hand may become: its melds, its seat's wind, and whether 无财 counts for it as it is."""

    melds: tuple[Meld, ...]
    wind: int
    no_wild: bool

    @property
    def sets(self) -> int:
        """The sets still to be made."""
        return 4 - len(self.melds)


def value_honours(wind: int) -> dict[Tile, int]:
    """The honours whose triplet counts for a seat, and how much."""
    values = dict.fromkeys(DRAGONS, 1)
    values[EAST] = 1 if wind else 2
    if wind:
        values[SOUTH + wind - 1] = 1
    return values


def lacking(codes: Codes, sets: int, plan: Plan) -> int:
    """The tiles that a concealed hand lacks for a plan; 0 is complete."""
    rest, short = _in_plan(codes, plan)
    return max(0, distance(rest, sets - len(plan.honours), plan.aim) + short - codes[WILDS])


def welcome(codes: Codes, sets: int, plan: Plan) -> list[Tile]:
    """The kinds that shorten what a concealed hand lacks for a plan."""
    rest, _ = _in_plan(codes, plan)
    found = [tile for tile in useful(rest, sets - len(plan.honours), plan.aim) if plan.suits[SUIT[tile]]]
    return found + [tile for tile in plan.honours if held(codes, tile) < 3]


def _in_plan(codes: Codes, plan: Plan) -> tuple[Codes, int]:
    """The natural tiles that may stay outside the wanted honours, and how many of those honours are missing."""
    rest = [code if stays else 0 for code, stays in zip(codes, plan.suits, strict=False)] + [0]
    short = 0
    for tile in plan.honours:
        number = held(codes, tile)
        rest[HONOURS] -= number * POWER[tile]
        short += 3 - min(number, 3)
    if plan.aim is ALL_RUNS:
        rest[HONOURS] = 0
    return rest, short


def plans(codes: Codes, outlook: Outlook) -> Iterator[Plan]:
    """All plans worth thinking of. Every one counts something; the hands of no 台 are none."""
    laid = [meld.counts_as for meld in outlook.melds]
    values = value_honours(outlook.wind)
    base = outlook.no_wild + sum(values.get(code, 0) for code in laid)
    wished = [tile for tile in values if held(codes, tile) and held(codes, tile) + codes[WILDS] >= 2]
    chows = any(map(is_chow, laid))
    triplets = any(not is_chow(code) for code in laid)
    melded = {SET_SUIT[code] for code in laid}
    for suits, flush in _suit_choices(codes, melded):
        for aim in (ANY, ALL_TRIPLETS, ALL_RUNS):
            if (aim is ALL_TRIPLETS and chows) or (aim is ALL_RUNS and (triplets or flush == LIMIT)):
                continue
            for honours in _honour_choices(wished if suits[HONOURS] and aim is not ALL_RUNS else [], outlook.sets):
                if flush == LIMIT:
                    yield Plan(suits, ALL_TRIPLETS, (), LIMIT, _ONE_SUIT_PACE * _AIM_PACE[ALL_TRIPLETS])
                    break
                tai = base + flush + (aim is not ANY) + sum(values[tile] for tile in honours)
                if tai:
                    yield Plan(suits, aim, honours, tai, _pace(suits, aim, honours))


# Measured: welcome tiles in hands of bots, by plan, beside those for any hand that lacks as much.
_AIM_PACE = {ANY: 1.0, ALL_RUNS: 0.9, ALL_TRIPLETS: 0.62}
_ONE_SUIT_PACE = 0.75
_HONOUR_PACE = 0.85


def _pace(suits: tuple[bool, bool, bool, bool], aim: Aim, honours: tuple[Tile, ...]) -> float:
    """How often a plan meets a welcome tile."""
    return (1.0 if suits == _EVERY else _ONE_SUIT_PACE) * _AIM_PACE[aim] * _HONOUR_PACE ** len(honours)


def _suit_choices(codes: Codes, melded: set[int]) -> Iterator[tuple[tuple[bool, bool, bool, bool], int]]:
    """Which suits may stay, and what that counts: any, a half flush, a full flush, honours alone."""
    yield _EVERY, 0
    plain = melded - {HONOURS}
    if len(plain) > 1:
        return
    for suit in plain or _fullest(codes):
        half = tuple(other in (suit, HONOURS) for other in range(4))
        yield (half[0], half[1], half[2], True), 1
        if HONOURS not in melded:
            yield (half[0], half[1], half[2], False), 3
    if not plain and sum(held(codes, tile) for tile in range(EAST, EAST + 7)) + codes[WILDS] >= 7:
        yield (False, False, False, True), LIMIT


def _fullest(codes: Codes) -> list[int]:
    """The two suits of which the hand holds most; a flush in the third is a long way off."""
    return sorted(range(3), key=lambda suit: -_number(codes[suit]))[:2]


@lru_cache(maxsize=1 << 16)
def _number(code: int) -> int:
    """How many tiles a suit code holds."""
    return code and code % BASE + _number(code // BASE)


def _honour_choices(wished: Sequence[Tile], sets: int) -> Iterator[tuple[Tile, ...]]:
    """No honour, one, or two of those wished for."""
    for number in range(min(2, sets, len(wished)) + 1):
        yield from combinations(wished, number)


# The chance that a seat completes a plan, by what it lacks: so much for each draw that it still has.
_PACE = (3.0, 0.15, 0.06, 0.045, 0.03, 0.010, 0.002, 0.0002, 0.0)


def chance_of(lack: int, draws: float) -> float:
    """A rough chance to complete a hand that lacks so many tiles within so many own draws."""
    return 1.0 - exp(-draws * _PACE[min(lack, len(_PACE) - 1)])
