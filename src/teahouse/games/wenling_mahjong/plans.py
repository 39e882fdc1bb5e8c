"""Ways for a hand to win, what each would count, and how far off it is: what the club bot thinks in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp
from typing import NamedTuple

from teahouse.families.mahjong.codes import BASE, POWER, WILDS, Codes, held
from teahouse.families.mahjong.distance import ALL_RUNS, ALL_TRIPLETS, ANY, Aim, distance, useful
from teahouse.families.mahjong.tiles import DRAGONS, HONOURS, KINDS, RANK, SUIT, SUITED, Tile
from teahouse.games.wenling_mahjong.hands import Hand, exposed_items, is_heavy, meld_items
from teahouse.games.wenling_mahjong.specials import door_flowers, door_wind


class Plan(NamedTuple):
    """`suits` tells by suit whether it stays; `honours` are to become triplets; `worth` is what the hand will count.

    `pace` is how fast it goes, beside a hand that takes every tile. `home` is the wild kind, where the wild tiles are
    to count as themselves (归位).
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
                    yield Plan(suits, aim, honours, worth, pace, hand.home)


class Shape(NamedTuple):
    """What an aim brings: 和 for each set still to be made, 番, and how fast it goes."""

    points: int
    doublings: int
    pace: float


_SHAPES = {ANY: Shape(1, 0, 1.0), ALL_TRIPLETS: Shape(3, 2, 0.12), ALL_RUNS: Shape(0, 1, 0.75)}
_FLUSH_PACE = {0: 1.0, 2: 0.2, 4: 0.12}
_HONOUR_PACE = 0.6


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


# By what a hand lacks, how likely one of its turns brings it nearer, and by turn, how likely another seat wins first.
_NEARER = (1.0, 0.27, 0.4, 0.5, 0.6, 0.68, 0.74, 0.78, 0.8, 0.8, 0.8)
_OTHERS_WIN = (0.0, 0.01, 0.02, 0.04, 0.07, 0.1, 0.13, 0.15, 0.16, 0.17)
_TURNS = 18
_MOST_TURNS = 12


@lru_cache(maxsize=1 << 16)
def chance_of(lack: int, turn: int, pace: float = 1.0) -> float:
    """A rough chance to complete a hand that lacks so many tiles, after so many own turns, before anybody else does."""
    if lack == 0:
        return 1.0
    if turn >= _TURNS:
        return 0.0
    return _step(lack, turn, pace, _NEARER[min(lack, len(_NEARER) - 1)] * pace)


def _step(lack: int, turn: int, pace: float, nearer: float) -> float:
    """The same with the next step's chance told."""
    alone = 1.0 - _OTHERS_WIN[min(turn, len(_OTHERS_WIN) - 1)]
    return alone * (nearer * chance_of(lack - 1, turn + 1, pace) + (1.0 - nearer) * chance_of(lack, turn + 1, pace))


class Outlook(NamedTuple):
    """What a seat knows of the table: how many tiles of each kind it has not seen, and how many turns it has had."""

    unseen: Sequence[int]
    turn: int


CONSIDERED = 4
"""So many of the best plans are looked at closely."""
INCOME = 0.3
"""Points for each point that a winning hand counts: a tenth from each of three."""
TEMPO = 60.0
"""What it is worth to win, whatever the hand counts: somebody else would. High, for speed wins more than 番 do."""
CONSOLATION = 0.2
"""Points for each point that a losing hand counts: a tenth from each of the two other losers."""


def worth_of(codes: Codes, hand: Hand, outlook: Outlook) -> float:
    """What a hand that waits for its next tile is worth in points: by its best plan, and if nothing comes of it."""
    sets = 5 - len(hand.melds)
    turn = min(outlook.turn, _MOST_TURNS)
    lost = standing(hand) * CONSOLATION
    found = []
    for plan in plans(codes, hand):
        lack = lacking(codes, sets, plan)
        income = plan.worth * INCOME + TEMPO - lost
        found.append((chance_of(lack, turn, plan.pace) * income, income, lack, plan))
    found.sort(key=lambda prospect: -prospect[0])
    best = 0.0
    for _, income, lack, plan in found[:CONSIDERED]:
        nearer = _nearer(codes, sets, plan, lack, hand, outlook.unseen)
        best = max(best, _step(lack, turn, plan.pace, nearer) * income)
    return best + lost


def _nearer(codes: Codes, sets: int, plan: Plan, lack: int, hand: Hand, unseen: Sequence[int]) -> float:
    """How likely the next turn brings a plan nearer: each welcome tile counts for all who may give it."""
    looks = 0
    for tile in welcome(codes, sets, plan):
        if number := unseen[tile]:
            looks += number * (4 if lack == 1 or held(codes, tile) >= 2 else 2 if _chows(codes, tile) else 1)
    looks += sum(unseen[tile] for tile in hand.wilds)
    return 1.0 - exp(-looks / max(sum(unseen), 1))


def _chows(codes: Codes, tile: Tile) -> bool:
    """Whether two tiles of the hand make a chow with this one."""
    if tile >= SUITED:
        return False
    rank = RANK[tile]
    below = [rank > step and held(codes, tile - step) > 0 for step in (1, 2)]
    above = [rank + step <= 9 and held(codes, tile + step) > 0 for step in (1, 2)]
    return (below[0] and (below[1] or above[0])) or (above[0] and above[1])


def standing(hand: Hand) -> int:
    """About what a hand counts if somebody else wins: triplets, pairs of value, what is laid. Wilds are idle."""
    fixed = [*meld_items(hand), *exposed_items(hand)]
    points = sum(item.points for item in fixed)
    doublings = sum(item.doublings for item in fixed)
    for tile in range(KINDS):
        number = hand.concealed[tile]
        if number >= 3:
            points += 4 << is_heavy(tile)
            doublings += hand.is_value(tile)
        elif number == 2 and hand.is_value(tile):
            points += 2
    return min(500, points << doublings)
