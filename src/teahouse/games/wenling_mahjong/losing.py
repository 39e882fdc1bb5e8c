"""What the hand of a seat counts that has not won (rules page §5.3, §6): triplets and pairs, no runs, no shapes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

from teahouse.families.mahjong.analysis import is_complete
from teahouse.families.mahjong.codes import encode_counts
from teahouse.families.mahjong.tiles import DRAGONS, KINDS, WINDS, Tile
from teahouse.games.wenling_mahjong.hands import (
    Hand,
    Item,
    Tally,
    exposed_items,
    has_four_winds,
    meld_items,
    rounded,
    triplet_items,
)
from teahouse.games.wenling_mahjong.limits import instant_limit
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.specials import door_flowers

IDLE: Final = -1
"""What a wild stands for that stands for nothing."""

NOTHING: Final = Tally(0, ())


def tally(hand: Hand, options: Options) -> Tally:
    """The best count over all that its wilds may stand for."""
    naturals = [0 if tile in hand.wilds else number for tile, number in enumerate(hand.concealed[:KINDS])]
    always = (*meld_items(hand), *exposed_items(hand), *_flower_items(hand, options))
    limit = None if options.instant_limit == "off" else instant_limit(hand, options)
    return max(
        (_counted(hand, stands, naturals, always, limit, options) for stands in _choices(hand, naturals, options)),
        key=lambda found: (found.total, found.points << found.doublings, found.doublings),
    )


def _choices(hand: Hand, naturals: Sequence[int], options: Options) -> Iterator[tuple[Tile, ...]]:
    """What the wilds may stand for: kinds that are held, and those that count without any tile of their own."""
    number = 0 if options.loser_wild == "none" else hand.wilds_held
    useful = [tile for tile in range(KINDS) if hand.playable(tile) and (naturals[tile] or tile in (*WINDS, *DRAGONS))]
    for stands in combinations_with_replacement((*useful, IDLE), number):
        if options.loser_wild == "any" or all(
            tile == IDLE or (hand.is_value(tile) and naturals[tile] + stands.count(tile) >= 3) for tile in stands
        ):
            yield stands


def _counted(
    hand: Hand,
    stands: tuple[Tile, ...],
    naturals: Sequence[int],
    always: tuple[Item, ...],
    limit: str | None,
    options: Options,
) -> Tally:
    """The count with the wilds standing for these kinds."""
    items = list(always)
    equal = []
    triplets = {meld.tiles[0] for meld in hand.melds if meld.kind != "chow"}
    pairs = set()
    for tile in range(KINDS):
        held = naturals[tile] + stands.count(tile)
        if held >= 3:
            triplets.add(tile)
            equal.append((tile, 3))
            items += triplet_items(hand, tile, concealed=True)
        elif held == 2:
            pairs.add(tile)
            if hand.is_value(tile):
                equal.append((tile, 2))
                items.append(Item("he.pair", 2, 0, tile))
    if limit is None and has_four_winds(triplets, pairs, hand.wind) and _winds_count(hand, options):
        limit = "limit.four-winds"
    worth = sum(item.points for item in items) << sum(item.doublings for item in items)
    if limit is not None:
        worth = max(worth, options.limit)
    total = rounded(worth) if options.cap == "none" else min(rounded(worth), options.cap)
    return Tally(total, tuple(items), limit, equal=tuple(equal))


def _winds_count(hand: Hand, options: Options) -> bool:
    """Whether a loser's four winds are a limit on this table."""
    if options.loser_four_winds != "complete_hand":
        return options.loser_four_winds == "wind_sets"
    sets = 5 - len(hand.melds)
    whole = sum(hand.concealed) == 3 * sets + 2
    return whole and is_complete(encode_counts(hand.concealed, hand.wilds), sets)


def _flower_items(hand: Hand, options: Options) -> Iterator[Item]:
    """The door flowers, where a loser's count."""
    for flower in door_flowers(hand.wind):
        if options.loser_door_flower and flower in hand.exposed:
            yield Item("fan.door-flower", 0, 1, flower)
