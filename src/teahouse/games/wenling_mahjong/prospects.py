"""What a hand is worth to the club bot, in points: how likely it wins, what it would count, what it counts if lost.

The weights of `WINS`, `COUNTS` and `standing_at_end` are regressions over 89,286 moments of 2,400 rounds between greedy
players: logistic for who won, log-linear for what the hands counted. A moment is a hand that waits for its next tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

from teahouse.families.mahjong.analysis import waits
from teahouse.families.mahjong.codes import WILDS, Codes
from teahouse.families.mahjong.distance import ALL_RUNS, distance, useful
from teahouse.families.mahjong.speed import WHOLE, met
from teahouse.families.mahjong.tiles import KINDS
from teahouse.games.wenling_mahjong import winning
from teahouse.games.wenling_mahjong.hands import NO_LUCK, Hand, exposed_items, is_heavy, meld_items, rounded
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.specials import door_flowers


class Sight(NamedTuple):
    """What a seat sees of the table.

    `unseen` tells how many tiles of each kind it has not seen, `turn` how many turns have gone (its own discards, and
    a quarter for each of another seat since), `melds` how many lie before the others; `draws` is whether its own draw
    comes next.
    """

    unseen: Sequence[int]
    turn: float
    melds: int
    draws: bool
    options: Options


class Worth(NamedTuple):
    """`chance` to win, what a win brings beside a lost hand (`gain`), and what the lost hand brings, in points."""

    chance: float
    gain: float
    lost: float

    @property
    def points(self) -> float:
        """What all of it comes to, beside a seat that pays the winner and counts nothing."""
        return self.chance * self.gain + self.lost


INCOME: Final = 0.3
"""Points for each point that a winning hand counts: a tenth from each of three."""
TEMPO: Final = 17.0
"""What a seat pays when another wins, on the average; nearly every round is won."""
CONSOLATION: Final = 0.2
"""Points for each point that a losing hand counts: a tenth from each of the two other losers."""


def worth_of(codes: Codes, hand: Hand, sight: Sight) -> Worth:
    """What a hand that waits for its next tile is worth."""
    traits = _traits(hand, sight)
    lack = distance(codes, traits.sets)
    lost = CONSOLATION * standing_at_end(hand, traits, sight)
    count = _ready_count(codes, hand, sight) if lack == 1 else _count(codes, hand, traits, lack)
    return Worth(_chance(codes, hand, traits, sight, lack) if count else 0.0, INCOME * count + TEMPO - lost, lost)


# ── what the worth hangs on ──────────────────────────────────────────────────


class Traits(NamedTuple):
    """Of a hand: the sets still to be made, 和 and 番 of what it has, and the live pairs that would count double."""

    sets: int
    points: int
    doublings: int
    value_pairs: int


def _traits(hand: Hand, sight: Sight) -> Traits:
    fixed = [*meld_items(hand), *exposed_items(hand)]
    points = sum(item.points for item in fixed)
    doublings = sum(item.doublings for item in fixed)
    doublings += sum(flower in hand.exposed for flower in door_flowers(hand.wind))
    value_pairs = 0
    for tile, number in enumerate(hand.concealed[:KINDS]):
        if number >= 3 and tile not in hand.wilds:
            points += 4 << is_heavy(tile)
            doublings += hand.is_value(tile)
        elif number == 2 and tile not in hand.wilds and hand.is_value(tile):
            value_pairs += sight.unseen[tile] > 0
    return Traits(5 - len(hand.melds), points, doublings, value_pairs)


# ── how likely it wins ───────────────────────────────────────────────────────


class Wins(NamedTuple):
    """Weights of the chance to win, as log-odds: `met` of the logarithm of the welcome tiles that a turn brings."""

    always: float
    met: float
    turn: float
    draws: float
    one_wild: float
    two_wilds: float
    melds: float
    value_pair: float


WINS: Final = (
    Wins(1.70, 0.58, -0.16, -0.23, 0.44, 1.04, -0.08, 0.04),
    Wins(1.08, 0.90, -0.24, -0.29, 0.63, 1.43, -0.15, 0.10),
    Wins(0.02, 0.92, -0.28, -0.26, 0.80, 1.69, -0.13, 0.26),
    Wins(-0.90, 0.96, -0.24, -0.30, 0.82, 1.97, -0.18, 0.29),
    Wins(-1.90, 0.71, -0.17, -0.25, 1.06, 2.61, -0.22, 0.32),
)
"""By what a hand lacks: 1, 2, … tiles."""
FURTHER: Final = -0.8
"""The same for each tile more than the last row's."""
FLOOR: Final = (0.02, 0.05)
"""Welcome tiles that even a hopeless hand meets by changing: of a ready hand, and of another."""


def _chance(codes: Codes, hand: Hand, traits: Traits, sight: Sight, lack: int) -> float:
    """How likely a hand wins that lacks so many tiles."""
    welcome = [tile for tile in useful(codes, traits.sets) if hand.playable(tile) and tile not in hand.wilds]
    if lack == 1:
        looks = WHOLE.throws * sum(sight.unseen[tile] for tile in welcome)
        tiles = (looks + sum(sight.unseen[tile] for tile in hand.wilds)) / max(sum(sight.unseen), 1)
    else:
        tiles = met(codes, welcome, hand.wilds, sight.unseen, WHOLE)
    row = WINS[min(lack, len(WINS)) - 1]
    odds = row.always + row.met * log(tiles + FLOOR[lack > 1]) + row.turn * sight.turn + row.melds * sight.melds
    odds += row.draws * sight.draws + row.value_pair * traits.value_pairs + FURTHER * max(0, lack - len(WINS))
    if codes[WILDS]:
        odds += row.one_wild if codes[WILDS] == 1 else row.two_wilds
    return 1.0 / (1.0 + exp(-odds))


# ── what it counts if it wins ────────────────────────────────────────────────


class Counts(NamedTuple):
    """Weights of what a winning hand counts, as a logarithm: `plain` of what it would count with nothing more."""

    always: float
    plain: float
    one_wild: float
    two_wilds: float
    value_pair: float
    all_runs: float


COUNTS: Final = (
    Counts(1.41, 0.76, 0.16, 0.19, 0.33, 0.12),
    Counts(1.69, 0.72, 0.16, 0.17, 0.38, 0.07),
    Counts(2.03, 0.66, 0.19, 0.28, 0.40, 0.0),
    Counts(2.33, 0.61, 0.26, 0.34, 0.42, 0.0),
)
"""By what a hand lacks: 2, 3, … tiles."""


def _count(codes: Codes, hand: Hand, traits: Traits, lack: int) -> float:
    """What the hand counts if it wins, on the average."""
    wilds = codes[WILDS]
    plain = min(500, (20 + traits.points + traits.sets) << traits.doublings + (wilds != 1))
    row = COUNTS[min(lack, len(COUNTS) + 1) - 2]
    found = row.always + row.plain * log(plain) + row.value_pair * traits.value_pairs
    if wilds:
        found += row.one_wild if wilds == 1 else row.two_wilds
    if all(meld.kind == "chow" for meld in hand.melds) and distance(codes, traits.sets, ALL_RUNS) == lack:
        found += row.all_runs
    return min(500.0, exp(found))


GROWTH: Final = 1.15
"""A ready hand that wins counts so much more than its waits tell: a flower or a triplet still comes."""


def _ready_count(codes: Codes, hand: Hand, sight: Sight) -> float:
    """What a ready hand counts if it wins: by the tiles that it waits for, each as it counts; 0 if all are gone."""
    looks, total = 0, 0
    for tile in waits(codes, 5 - len(hand.melds)):
        if sight.unseen[tile] and hand.playable(tile) and tile not in hand.wilds:
            tally = winning.tally(hand._replace(taken=tile), NO_LUCK, sight.options)
            if tally is not None:
                looks += WHOLE.throws * sight.unseen[tile]
                total += WHOLE.throws * sight.unseen[tile] * tally.total
    for tile in hand.wilds:
        if sight.unseen[tile]:
            grown = list(hand.concealed)
            grown[tile] += 1
            tally = winning.tally(hand._replace(concealed=grown, drawn=tile), NO_LUCK, sight.options)
            if tally is not None:
                looks += sight.unseen[tile]
                total += sight.unseen[tile] * tally.total
    return min(500.0, GROWTH * total / looks) if looks else 0.0


# ── what it counts if it is lost ─────────────────────────────────────────────


def standing_at_end(hand: Hand, traits: Traits, sight: Sight) -> float:
    """What the hand counts when somebody else wins, on the average: more than now, the earlier it is."""
    now = log(standing(hand) + 5)
    return exp(0.43 + 0.938 * now - 0.051 * sight.turn + 0.183 * traits.value_pairs + 0.064 * traits.doublings)


def standing(hand: Hand) -> int:
    """What a hand counts if somebody else wins now: triplets, pairs of value, what is laid; wilds where they help most.

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
