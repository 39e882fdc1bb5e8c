"""What a hand is worth to the club bot: by how soon its plans may come true, what they pay, and what it counts if not.

The figures are measured in rounds of the bots themselves, a *turn* reaching from a discard of a seat to its next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from teahouse.families.mahjong.analysis import waits
from teahouse.families.mahjong.codes import Codes, held
from teahouse.families.mahjong.tiles import KINDS, RANK, SUITED, Tile
from teahouse.games.wenling_mahjong import winning
from teahouse.games.wenling_mahjong.hands import NO_LUCK, Hand, exposed_items, is_heavy, meld_items
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.plans import Plan, lacking, plans, welcome

_RATES: Final = (0.0, 0.39, 0.41, 0.58, 0.8, 1.1, 1.5, 1.9, 2.2)
"""By what a hand lacks, how many welcome tiles it meets in a turn."""
_OTHERS_WIN: Final = (0.0, 0.01, 0.02, 0.04, 0.08, 0.14, 0.2, 0.25, 0.31, 0.35, 0.38, 0.4)
"""By turn, how likely another seat wins in it."""
_TURNS: Final = 16
_PERCENT: Final = 100


@lru_cache(maxsize=1 << 16)
def _chance(lack: int, turn: int, percent: int) -> float:
    """The same as `chance_of`, the pace in whole percent."""
    if lack == 0:
        return 1.0
    if turn >= _TURNS:
        return 0.0
    nearer = 1.0 - exp(-_RATES[min(lack, len(_RATES) - 1)] * percent / _PERCENT)
    after = nearer * _chance(lack - 1, turn + 1, percent) + (1.0 - nearer) * _chance(lack, turn + 1, percent)
    return alone(turn) * after


def chance_of(lack: int, turn: int, pace: float) -> float:
    """How likely a hand that lacks so many tiles after so many turns is completed before anybody else wins."""
    return _chance(lack, turn, min(5 * _PERCENT, 4 * round(pace * _PERCENT / 4)))


def alone(turn: int) -> float:
    """How likely nobody else wins in a turn."""
    return 1.0 - _OTHERS_WIN[min(turn, len(_OTHERS_WIN) - 1)]


class Span(NamedTuple):
    """What lies before a seat until its next discard, and which `part` of a turn that is.

    `throws` are the chances to see a tile that it can pong or win on, its own draw among them, `chows` to chow.
    """

    throws: int
    chows: int
    part: float


WHOLE: Final = Span(4, 2, 1.0)
"""After a discard of its own."""
DRAW: Final = Span(1, 1, 0.0)
"""Before a draw."""
AFTER: Final = (WHOLE, Span(3, 2, 0.67), Span(2, 2, 0.33), DRAW)
"""After the discard of the seat so many places on."""


class Outlook(NamedTuple):
    """What a seat knows of the table: how many tiles of each kind it has not seen, its turns, and how hands count."""

    unseen: Sequence[int]
    turn: int
    options: Options


CONSIDERED: Final = 5
"""So many of the best plans are looked at closely."""
INCOME: Final = 0.3
"""Points for each point that a winning hand counts: a tenth from each of three."""
TEMPO: Final = 18.0
"""What it is worth to win, whatever the hand counts: somebody else would."""
CONSOLATION: Final = 0.2
"""Points for each point that a losing hand counts: a tenth from each of the two other losers."""


class Prospect(NamedTuple):
    """A plan as it stands: what it lacks, what it brings beside the hand's worth if lost, and that by a rough chance."""

    promise: float
    income: float
    lack: int
    plan: Plan


class Prospects(NamedTuple):
    """A hand that waits for its next tile, its plans, the best first, and what it brings if lost, in points."""

    codes: Codes
    hand: Hand
    plans: list[Prospect]
    lost: float

    @property
    def promise(self) -> float:
        """A rough guess of what the hand is worth."""
        return self.plans[0].promise + self.lost if self.plans else self.lost


def prospects_of(codes: Codes, hand: Hand, turn: int) -> Prospects:
    """The plans of a hand as they stand after so many turns. `codes` are kept."""
    sets = 5 - len(hand.melds)
    lost = standing(hand) * CONSOLATION
    found = []
    for plan in plans(codes, hand):
        lack = lacking(codes, sets, plan)
        income = plan.worth * INCOME + TEMPO - lost
        found.append(Prospect(chance_of(lack, turn, plan.pace) * income, income, lack, plan))
    found.sort(key=lambda prospect: -prospect.promise)
    return Prospects(codes, hand, found, lost)


def worth_of(prospects: Prospects, outlook: Outlook, span: Span = WHOLE) -> float:
    """What a hand that waits for its next tile is worth in points: by its best plan, and if nothing comes of it."""
    codes, hand, found, lost = prospects
    sets = 5 - len(hand.melds)
    best = 0.0
    if any(prospect.lack == 1 for prospect in found):
        best = _ready_worth(codes, hand, outlook, span, lost)
    for _, income, lack, plan in [prospect for prospect in found if prospect.lack > 1][:CONSIDERED]:
        rate = _rate(codes, sets, plan, hand, outlook.unseen, span)
        best = max(best, _step(lack, outlook.turn, plan.pace, rate, span) * income)
    return best + lost


def _step(lack: int, turn: int, pace: float, rate: float, span: Span) -> float:
    """The chance to complete a hand that meets so many welcome tiles in the span before it."""
    nearer = 1.0 - exp(-rate)
    after = nearer * chance_of(lack - 1, turn + 1, pace) + (1.0 - nearer) * chance_of(lack, turn + 1, pace)
    return (1.0 - span.part * (1.0 - alone(turn))) * after


def _rate(codes: Codes, sets: int, plan: Plan, hand: Hand, unseen: Sequence[int], span: Span) -> float:
    """How many welcome tiles come in a span: each counts for all who may give it."""
    looks = sum(unseen[tile] for tile in hand.wilds)
    for tile in welcome(codes, sets, plan):
        if number := unseen[tile]:
            looks += number * (span.throws if held(codes, tile) >= 2 else span.chows if _chows(codes, tile) else 1)
    return looks / max(sum(unseen), 1)


def _ready_worth(codes: Codes, hand: Hand, outlook: Outlook, span: Span, lost: float) -> float:
    """What a ready hand is worth beside what it counts if lost: by the tiles that it waits for, each as it counts."""
    unseen = outlook.unseen
    looks = 0
    income = 0.0
    for tile in waits(codes, 5 - len(hand.melds)):
        if unseen[tile] and hand.playable(tile) and tile not in hand.wilds:
            tally = winning.tally(hand._replace(taken=tile), NO_LUCK, outlook.options)
            if tally is not None:
                looks += span.throws * unseen[tile]
                income += span.throws * unseen[tile] * tally.total
    for tile in hand.wilds:
        if unseen[tile]:
            grown = list(hand.concealed)
            grown[tile] += 1
            tally = winning.tally(hand._replace(concealed=grown, drawn=tile), NO_LUCK, outlook.options)
            if tally is not None:
                looks += unseen[tile]
                income += unseen[tile] * tally.total
    if not looks:
        return 0.0
    rate = looks / max(sum(unseen), 1)
    pace = rate / _RATES[1] * WHOLE.throws / span.throws
    return _step(1, outlook.turn, pace, rate, span) * (income / looks * INCOME + TEMPO - lost)


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
