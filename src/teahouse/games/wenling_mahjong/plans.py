"""Ways for a hand to win, what each would count, and how far off it is: what the club bot thinks in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from teahouse.families.mahjong.codes import BASE, POWER, WILDS, Codes, held
from teahouse.families.mahjong.distance import ALL_RUNS, ALL_TRIPLETS, ANY, Aim, distance, useful
from teahouse.families.mahjong.tiles import DRAGONS, HONOURS, SUIT, Tile
from teahouse.games.wenling_mahjong.hands import Hand, exposed_items, meld_items
from teahouse.games.wenling_mahjong.specials import door_flowers, door_wind


class Plan(NamedTuple):
    """`suits` tells by suit whether it stays; `honours` are to become triplets; `worth` is what the hand will count.

    `pace` is how often it meets a welcome tile, beside a hand that takes every set. `home` is the wild kind,
    where the wild tiles are to count as themselves (归位).
    """

    suits: tuple[bool, bool, bool, bool]
    aim: Aim
    honours: tuple[Tile, ...]
    worth: int
    pace: float
    home: Tile | None = None


def lacking(codes: Codes, sets: int, plan: Plan) -> int:
    """The tiles that a concealed hand lacks for a plan; 0 is complete."""
    rest, short = _in_plan(codes, plan)
    wilds = 0 if plan.home is not None else codes[WILDS]
    return max(0, distance(rest, sets - len(plan.honours), plan.aim) + short - wilds)


def welcome(codes: Codes, sets: int, plan: Plan) -> list[Tile]:
    """The kinds that shorten what a concealed hand lacks for a plan."""
    rest, _ = _in_plan(codes, plan)
    found = [tile for tile in useful(rest, sets - len(plan.honours), plan.aim) if plan.suits[SUIT[tile]]]
    return found + [tile for tile in plan.honours if held(codes, tile) < 3]


def _in_plan(codes: Codes, plan: Plan) -> tuple[Codes, int]:
    """The natural tiles that may stay outside the wanted honours, and how many of those honours are missing."""
    rest = [code if stays else 0 for code, stays in zip(codes, plan.suits, strict=False)] + [0]
    short = 0
    if plan.home is not None and plan.suits[SUIT[plan.home]]:
        rest[SUIT[plan.home]] += codes[WILDS] * POWER[plan.home]
    for tile in plan.honours:
        number = held(codes, tile)
        rest[HONOURS] -= number * POWER[tile]
        short += 3 - min(number, 3)
    return rest, short


def plans(codes: Codes, hand: Hand) -> Iterator[Plan]:
    """All plans worth thinking of. `hand` is taken for its melds, exposed tiles and wind."""
    fixed = [*meld_items(hand), *exposed_items(hand)]
    points = 20 + sum(item.points for item in fixed)
    doublings = sum(item.doublings for item in fixed)
    doublings += sum(flower in hand.exposed for flower in door_flowers(hand.wind)) + (codes[WILDS] in (0, 2))
    sets = 5 - len(hand.melds)
    values = [door_wind(hand.wind), *(tile for tile in DRAGONS if hand.playable(tile))]
    wished = [tile for tile in values if held(codes, tile) and held(codes, tile) + codes[WILDS] >= 2]
    chows = any(meld.kind == "chow" for meld in hand.melds)
    triplets = any(meld.kind != "chow" for meld in hand.melds)
    for suits, flush in _suit_choices(codes, {SUIT[meld.tiles[0]] for meld in hand.melds}):
        for aim in (ANY, ALL_TRIPLETS, ALL_RUNS):
            if (aim is ALL_TRIPLETS and chows) or (aim is ALL_RUNS and triplets):
                continue
            for honours in _honour_choices(wished if suits[HONOURS] and aim is not ALL_RUNS else [], sets):
                he = points + 6 * len(honours) + _SHAPES[aim].points * (sets - len(honours))
                fan = doublings + flush + len(honours) + _SHAPES[aim].doublings
                pace = (
                    _SHAPES[aim].pace
                    * _FLUSH_PACE[flush]
                    * _HONOUR_PACE ** sum(max(0, 3 - held(codes, tile)) for tile in honours)
                )
                yield Plan(suits, aim, honours, min(500, he << fan), pace)
                if hand.home is not None and codes[WILDS] in (1, 2):
                    worth = 500 if codes[WILDS] == 2 else min(500, he << (fan + 1))
                    yield Plan(suits, aim, honours, worth, pace * _HOME_PACE, hand.home)


class Shape(NamedTuple):
    """What an aim brings: 和 for each set still to be made, 番, and how fast it goes."""

    points: int
    doublings: int
    pace: float


# The paces are measured: welcome tiles in hands of the club, by plan, beside those for any hand that lacks as much.
_SHAPES = {ANY: Shape(1, 0, 1.0), ALL_TRIPLETS: Shape(3, 2, 0.45), ALL_RUNS: Shape(0, 1, 0.8)}
_FLUSH_PACE = {0: 1.0, 2: 0.5, 4: 0.35}
_HONOUR_PACE = 0.87
_HOME_PACE = 0.75


def _suit_choices(codes: Codes, melded: set[int]) -> Iterator[tuple[tuple[bool, bool, bool, bool], int]]:
    """Which suits may stay, and the 番 of that: any, a half flush, a full flush."""
    yield (True, True, True, True), 0
    plain = melded - {HONOURS}
    if len(plain) > 1:
        return
    for suit in plain or sorted(range(3), key=lambda other: -_number(codes[other]))[:1]:
        yield (suit == 0, suit == 1, suit == 2, True), 2
        if HONOURS not in melded:
            yield (suit == 0, suit == 1, suit == 2, False), 4


@lru_cache(maxsize=1 << 16)
def _number(code: int) -> int:
    """How many tiles a suit code holds."""
    return code and code % BASE + _number(code // BASE)


def _honour_choices(wished: Sequence[Tile], sets: int) -> Iterator[tuple[Tile, ...]]:
    """No honour, one, or two of those wished for."""
    for number in range(min(2, sets, len(wished)) + 1):
        yield from combinations(wished, number)
