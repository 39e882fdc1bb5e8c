"""What a hand is worth to the club bot: how soon its plans may come true, what they pay, and what it counts if lost."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from teahouse.families.mahjong.analysis import waits
from teahouse.families.mahjong.codes import Codes, weights
from teahouse.families.mahjong.distance import useful
from teahouse.families.mahjong.speed import WHOLE, Race, Span, met
from teahouse.families.mahjong.tiles import KINDS, Tile
from teahouse.games.wenling_mahjong import winning
from teahouse.games.wenling_mahjong.hands import NO_LUCK, Hand, exposed_items, is_heavy, meld_items, rounded
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.plans import Plan, lacking, plans, welcome

RACE: Final = Race(
    rates=(0.0, 0.39, 0.41, 0.58, 0.8, 1.1, 1.5, 1.9, 2.2),
    others_win=(0.0, 0.01, 0.02, 0.04, 0.08, 0.14, 0.2, 0.25, 0.31, 0.35, 0.38, 0.4),
    turns=16,
)
"""Measured in rounds of the bots themselves."""


class Outlook(NamedTuple):
    """What a seat knows of the table: how many tiles of each kind it has not seen, its turns, and how hands count."""

    unseen: Sequence[int]
    turn: int
    options: Options


DEEP: Final = 2
"""Hands that lack no more are looked at tile by tile."""
CONSIDERED: Final = 5
"""So many of the best plans are looked at closely."""
INCOME: Final = 0.3
"""Points for each point that a winning hand counts: a tenth from each of three."""
TEMPO: Final = 18.0
"""What it is worth to win, whatever the hand counts: somebody else would."""
CONSOLATION: Final = 0.2
"""Points for each point that a losing hand counts: a tenth from each of the two other losers."""


class Prospect(NamedTuple):
    """A plan as it stands: what it lacks, what it brings beside a lost hand, and that times a rough chance."""

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
        found.append(Prospect(RACE.chance(lack, turn, plan.pace) * income, income, lack, plan))
    found.sort(key=lambda prospect: -prospect.promise)
    return Prospects(codes, hand, found, lost)


def worth_of(prospects: Prospects, outlook: Outlook, span: Span = WHOLE) -> float:
    """What a hand that waits for its next tile is worth in points: by its best plan, and if nothing comes of it."""
    codes, hand, found, lost = prospects
    sets = 5 - len(hand.melds)
    nearest = min(prospect.lack for prospect in found)
    best = 0.0
    if nearest == 1:
        best = _ready_worth(codes, hand, outlook, span, lost)
    elif nearest == DEEP:
        best = _nearly_ready_worth(codes, hand, outlook, span, lost)
    further = [prospect for prospect in found if prospect.lack > (nearest if nearest <= DEEP else 1)]
    for _, income, lack, plan in further[:CONSIDERED]:
        tiles = met(codes, welcome(codes, sets, plan), hand.wilds, outlook.unseen, span)
        best = max(best, RACE.chance_after(span, tiles, lack, outlook.turn, plan.pace) * income)
    return best + lost


def _nearly_ready_worth(codes: Codes, hand: Hand, outlook: Outlook, span: Span, lost: float) -> float:
    """What a hand is worth that lacks two tiles: by the ready hands that the tiles which it may meet make of it."""
    sets = 5 - len(hand.melds)
    later = outlook._replace(turn=outlook.turn + 1)
    chances, total = 0.0, 0.0
    for tile in (*useful(codes, sets), *hand.wilds):
        if outlook.unseen[tile] and hand.playable(tile):
            natural = () if tile in hand.wilds else (tile,)
            weight = met(codes, natural, () if natural else (tile,), outlook.unseen, span)
            chances += weight
            total += weight * _best_ready(codes, hand, tile, later, lost)
    if not chances:
        return 0.0
    after = total / chances
    nearer = 1.0 - exp(-chances)
    stays = after * RACE.chance(2, later.turn, 1.0) / max(RACE.chance(1, later.turn, 1.0), 1e-9)
    return (1.0 - span.part * RACE.lost(outlook.turn)) * (nearer * after + (1.0 - nearer) * stays)


def _best_ready(codes: Codes, hand: Hand, tile: Tile, outlook: Outlook, lost: float) -> float:
    """What a hand is worth with this tile, after the discard that leaves the best ready hand."""
    table = weights(hand.wilds)
    sets = 5 - len(hand.melds)
    index, weight = table[tile]
    grown = list(codes)
    grown[index] += weight
    concealed = list(hand.concealed)
    concealed[tile] += 1
    ready: list[tuple[int, Codes, list[int]]] = []
    for thrown in range(KINDS):
        if concealed[thrown] and thrown not in hand.wilds:
            index, weight = table[thrown]
            rest = list(grown)
            rest[index] -= weight
            if found := waits(rest, sets):
                left = list(concealed)
                left[thrown] -= 1
                ready.append((sum(outlook.unseen[wait] for wait in found), rest, left))
    ready.sort(key=lambda one: -one[0])
    return max(
        (_ready_worth(rest, hand._replace(concealed=left), outlook, WHOLE, lost) for _, rest, left in ready[:2]),
        default=0.0,
    )


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
    tiles = looks / max(sum(unseen), 1)
    pace = tiles / RACE.rates[1] * WHOLE.throws / span.throws
    return RACE.chance_after(span, tiles, 1, outlook.turn, pace) * (income / looks * INCOME + TEMPO - lost)


def standing(hand: Hand) -> int:
    """What a hand counts if somebody else wins: triplets, pairs of value, what is laid; each wild where it helps most.

    Totals go up to whole tens, so that the first pair of value or triplet is worth most.
    """
    fixed = [*meld_items(hand), *exposed_items(hand)]
    points = sum(item.points for item in fixed)
    doublings = sum(item.doublings for item in fixed)
    wilds = 0
    grows: list[tuple[int, int, int]] = []
    for tile, number in enumerate(hand.concealed):
        if tile in hand.wilds:
            wilds += number
        elif number >= 3:
            points += 4 << is_heavy(tile)
            doublings += hand.is_value(tile)
        elif number == 2:
            points += 2 * hand.is_value(tile)
            grows.append((hand.is_value(tile), (4 << is_heavy(tile)) - 2 * hand.is_value(tile), hand.is_value(tile)))
        elif number == 1 and hand.is_value(tile):
            grows.append((0, 2, 0))
    for _, more, doubles in sorted(grows, reverse=True)[:wilds]:
        points += more
        doublings += doubles
    return min(500, rounded(points << doublings))
