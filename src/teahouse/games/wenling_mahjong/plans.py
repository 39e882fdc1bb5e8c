"""Ways for a hand to win, what each would count, and how far off it is: what the club bot thinks in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp
from typing import NamedTuple

from teahouse.families.mahjong.codes import BASE, POWER, WILDS, Codes, held
from teahouse.families.mahjong.distance import ALL_RUNS, ALL_TRIPLETS, ANY, Aim, distance, useful
from teahouse.families.mahjong.tiles import DRAGONS, HONOURS, SUIT, Tile
from teahouse.games.wenling_mahjong.hands import Hand, exposed_items, is_heavy, meld_items
from teahouse.games.wenling_mahjong.specials import door_flowers, door_wind


class Plan(NamedTuple):
    """`suits` tells by suit whether it stays; `honours` are to become triplets; `worth` is what the hand will count."""

    suits: tuple[bool, bool, bool, bool]
    aim: Aim
    honours: tuple[Tile, ...]
    worth: int


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
                he = (
                    points
                    + 6 * len(honours)
                    + (2 if aim is ANY else 4 * (sets - len(honours)) if aim is ALL_TRIPLETS else 0)
                )
                fan = doublings + flush + len(honours) + (2 if aim is ALL_TRIPLETS else aim is ALL_RUNS)
                yield Plan(suits, aim, honours, min(500, he << fan))


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


# The chance that a seat completes a plan, by what it lacks: so much for each draw that it still has.
_PACE = (3.0, 0.16, 0.075, 0.045, 0.028, 0.015, 0.006, 0.002, 0.0006, 0.0002, 0.0)


def chance_of(lack: int, draws: float) -> float:
    """A rough chance to complete a hand that lacks so many tiles within so many own draws."""
    return 1.0 - exp(-draws * _PACE[min(lack, len(_PACE) - 1)])


def keepsake(hand: Hand, tile: Tile) -> float:
    """What a tile is worth to a loser's count, in points of the table: triplets, and pairs of value."""
    number = hand.concealed[tile]
    if number >= 3:
        return 0.4 * (1 + is_heavy(tile)) * (1 + hand.is_value(tile))
    return 0.2 if number == 2 and hand.is_value(tile) else 0.0
