"""Brute force to measure the counting by.

Every way to lay a hand out, every place of the winning tile, every use of a loser's wilds. The tables of the rules
page (§5, §6) are written down here a second time, as plainly as possible.

    python -m tests.games.wenling_mahjong.oracle 20000

plays the comparison on so many random hands of winners and as many of losers.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from tests.games.wenling_mahjong.tables import concealed_kong, open_kong, pong

from teahouse.families.mahjong.melds import Meld, chow
from teahouse.families.mahjong.tiles import NAMES, counts
from teahouse.games.wenling_mahjong import losing, winning
from teahouse.games.wenling_mahjong.hands import Hand, Luck
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.rules import TILES
from teahouse.games.wenling_mahjong.specials import turned

Tiles = tuple[int, ...]
Layout = tuple[tuple[Tiles, ...], int]
"""Sorted sets, each as its three tiles, and the kind of the pair."""

WINDS, DRAGONS = {27, 28, 29, 30}, {31, 32, 33}
HEAVY = {tile for tile in range(34) if tile >= 27 or tile % 9 in (0, 8)}

# ── the winner ───────────────────────────────────────────────────────────────


def layouts(naturals: Tiles, wilds: int, sets: int, playable: frozenset[int]) -> set[Layout]:
    """All ways to lay the tiles out as so many sets and a pair, wild tiles standing for any playable kind."""
    return set(_layouts(naturals, wilds, sets, True, playable))


def _layouts(naturals: Tiles, wilds: int, sets: int, pair: bool, playable: frozenset[int]) -> Iterator[Layout]:
    if not sets and not pair:
        yield (), -1
        return
    lowest = naturals[0] if naturals else None
    for group in _groups(lowest, pair, bool(sets), playable):
        rest, needed = list(naturals), 0
        for tile in group:
            if tile in rest:
                rest.remove(tile)
            else:
                needed += 1
        # A natural tile serves as well as a wild one in its place, and some group must hold the lowest.
        if needed <= wilds:
            more = len(group) == 3
            for groups, two in _layouts(tuple(rest), wilds - needed, sets - more, pair and more, playable):
                yield (tuple(sorted((*groups, group))), two) if more else (groups, group[0])


def _groups(lowest: int | None, pair: bool, sets: bool, playable: frozenset[int]) -> Iterator[Tiles]:
    """The sets and pairs that hold the lowest natural tile; all there are when none is left."""
    for tile in sorted(playable) if lowest is None else (lowest,):
        if pair:
            yield tile, tile
        if sets:
            yield tile, tile, tile
    if sets:
        for low in range(27):
            run = (low, low + 1, low + 2)
            if low % 9 <= 6 and (lowest is None or lowest in run):
                yield run


def best_win(hand: Hand, luck: Luck) -> int:
    """The total of a winning hand under the usual options, by trying everything; 0 if it is not complete."""
    naturals = [tile for tile in range(34) for _ in range(hand.concealed[tile]) if tile not in hand.wilds]
    wilds = sum(hand.concealed[tile] for tile in hand.wilds)
    if hand.taken is not None:
        naturals.append(hand.taken)
    playable = frozenset(range(34)) - set(hand.specials)
    found = layouts(tuple(sorted(naturals)), wilds, 5 - len(hand.melds), playable)
    return max((_best_place(hand, luck, layout, naturals, wilds) for layout in found), default=0)


def _best_place(hand: Hand, luck: Luck, layout: Layout, naturals: list[int], wilds: int) -> int:
    """The total of a layout with the winning tile in its best place."""
    sets, pair = layout
    groups = [*sets, (pair, pair)]
    missing = Counter(tile for group in groups for tile in group) - Counter(naturals)
    won = hand.drawn if hand.taken is None else hand.taken
    kinds = list(missing) if won in hand.wilds else [won]
    best = 0
    for kind in kinds:
        for place, group in enumerate(groups):
            if kind is not None and kind in group:
                best = max(best, _total(hand, luck, groups, place, kind, wilds))
    return best


def _total(hand: Hand, luck: Luck, groups: list[Tiles], place: int, kind: int, wilds: int) -> int:
    *sets, pair = groups
    door = 27 + hand.wind
    he, fan, limit = 20, 0, False
    for position, group in enumerate(sets):
        if group[0] == group[1]:
            foreign = position == place and hand.taken is not None
            he += (2 if foreign else 4) * (2 if group[0] in HEAVY else 1)
            fan += (group[0] == door) + (group[0] in DRAGONS)
    he += 2 * (pair[0] == door or pair[0] in DRAGONS)
    melded_he, melded_fan = _melds(hand)
    he, fan = he + melded_he, fan + melded_fan
    for dragon in DRAGONS:
        he += 4 * hand.exposed.count(dragon)
        fan += hand.exposed.count(dragon)
    fan += (34 + hand.wind in hand.exposed) + (38 + hand.wind in hand.exposed)
    group = groups[place]
    waited = len(group) == 2
    if len(group) == 3 and group[0] != group[1]:
        waited = kind == group[1] or (kind == group[2] and kind % 9 == 2) or (kind == group[0] and kind % 9 == 6)
    he += 2 * waited + 2 * (hand.taken is None)
    whole = [*sets, *(meld.tiles[:3] for meld in hand.melds)]
    triplets = {found[0] for found in whole if found[0] == found[1]}
    if all(found[0] == found[1] for found in whole):
        fan += 2
    if not triplets and not waited:
        fan += 1
    suits = {tile // 9 for found in (*whole, pair) for tile in found}
    if suits == {3} or (len(suits) == 2 and 3 in suits):
        fan += 2
    elif len(suits) == 1:
        fan += 4
    fan += wilds in (0, 2)
    fan += luck.kong_draw + luck.rob_kong + (hand.taken is None and hand.drawn in hand.wilds)
    if len(hand.wilds) == 1:
        home = sum(found.count(hand.wilds[0]) for found in groups)
        fan += home == 1
        limit = home >= 2
    limit = limit or _four_winds(triplets, {pair[0]}, door) or _instant(hand, wilds)
    return 500 if limit else min(500, -(-(he << fan) // 10) * 10)


def _melds(hand: Hand) -> tuple[int, int]:
    he = fan = 0
    for meld in hand.melds:
        if meld.kind != "chow":
            tile = meld.tiles[0]
            value = {"pong": 2, "open-kong": 8, "added-kong": 8, "concealed-kong": 16}[meld.kind]
            he += value * (2 if tile in HEAVY else 1)
            fan += (tile == 27 + hand.wind) + (tile in DRAGONS)
    return he, fan


def _four_winds(triplets: set[int], pairs: set[int], door: int) -> bool:
    sets = triplets & WINDS
    return door in sets and len(sets) >= 3 and sets | (pairs & WINDS) == WINDS


def _instant(hand: Hand, wilds: int) -> bool:
    kongs = {meld.tiles[0] for meld in hand.melds if meld.kind == "concealed-kong"}
    return (
        wilds == 3
        or {34, 35, 36, 37} <= set(hand.exposed)
        or {38, 39, 40, 41} <= set(hand.exposed)
        or hand.exposed.count(31) == 4
        or bool(kongs & (DRAGONS | {27 + hand.wind}))
    )


# ── a loser ──────────────────────────────────────────────────────────────────


def best_loss(hand: Hand) -> int:
    """The total of a loser's hand under the usual options: every wild as every playable kind, or idle."""
    naturals = Counter({tile: hand.concealed[tile] for tile in range(34) if tile not in hand.wilds})
    wilds = sum(hand.concealed[tile] for tile in hand.wilds)
    if _instant(hand, wilds):
        return 500
    playable = [tile for tile in range(34) if tile not in hand.specials]
    return max(
        _loser_total(hand, naturals + Counter(stands))
        for stands in combinations_with_replacement([*playable, -1], wilds)
    )


def _loser_total(hand: Hand, tiles: Counter[int]) -> int:
    door = 27 + hand.wind
    he, fan = _melds(hand)
    for dragon in DRAGONS:
        he += 4 * hand.exposed.count(dragon)
        fan += hand.exposed.count(dragon)
    triplets = {meld.tiles[0] for meld in hand.melds if meld.kind != "chow"}
    pairs = set()
    for tile, number in tiles.items():
        if tile >= 0 and number >= 3:
            triplets.add(tile)
            he += 8 if tile in HEAVY else 4
            fan += (tile == door) + (tile in DRAGONS)
        elif tile >= 0 and number == 2:
            pairs.add(tile)
            he += 2 * (tile == door or tile in DRAGONS)
    return 500 if _four_winds(triplets, pairs, door) else min(500, -(-(he << fan) // 10) * 10)


# ── random hands ─────────────────────────────────────────────────────────────


def winners(seed: int, number: int) -> Iterator[tuple[Hand, Luck]]:
    """Seeded hands that were complete, or nearly, before some tiles became wild; a few melds, a few flowers."""
    rng = random.Random(seed)
    while number:
        indicator = rng.randrange(42)
        made = turned(indicator)
        playable = [tile for tile in range(34) if tile not in made.specials and tile not in made.wilds]
        laid = tuple(_meld(rng, playable) for _ in range(rng.choice((0, 0, 1, 1, 2, 3))))
        tiles = _complete(rng, playable, 5 - len(laid))
        for place in rng.sample(range(len(tiles)), min(rng.choice((0, 0, 0, 1, 1, 1, 2, 2, 3)), len(tiles))):
            tiles[place] = rng.choice(made.wilds)
        if rng.random() < 0.15:
            tiles[rng.randrange(len(tiles))] = rng.choice(playable)
        won = rng.randrange(len(tiles))
        foreign = rng.random() < 0.6 and tiles[won] not in made.wilds
        taken = tiles.pop(won) if foreign else None
        hand = Hand(
            counts(tiles),
            laid,
            _exposed(rng, made.specials),
            made.wilds,
            made.specials,
            rng.randrange(4),
            taken,
            None if foreign else tiles[won],
        )
        if _fits(hand):
            number -= 1
            yield hand, Luck(not foreign and rng.random() < 0.1, foreign and rng.random() < 0.1)


def losers(seed: int, number: int) -> Iterator[Hand]:
    """Seeded hands of sixteen tiles, many of them pairs, triplets and honours."""
    rng = random.Random(seed)
    while number:
        made = turned(rng.randrange(42))
        playable = [tile for tile in range(34) if tile not in made.specials and tile not in made.wilds]
        laid = tuple(_meld(rng, playable) for _ in range(rng.choice((0, 0, 1, 2, 3))))
        tiles = rng.choices(made.wilds, k=rng.choice((0, 0, 1, 1, 2, 3)))
        while len(tiles) < 16 - 3 * len(laid):
            tile = rng.choice(playable[-7:] if rng.random() < 0.4 else playable)
            tiles += [tile] * min(rng.choice((1, 1, 2, 3)), 16 - 3 * len(laid) - len(tiles))
        hand = Hand(counts(tiles), laid, _exposed(rng, made.specials), made.wilds, made.specials, rng.randrange(4))
        if _fits(hand):
            number -= 1
            yield hand


def _complete(rng: random.Random, playable: list[int], sets: int) -> list[int]:
    """Some sets and a pair; in a third of the hands of one suit and honours."""
    kinds = playable
    if rng.random() < 0.35:
        suit = rng.randrange(3)
        kinds = [tile for tile in playable if tile // 9 in (suit, 3)]
    lows = [tile for tile in kinds if tile < 27 and tile % 9 <= 6]
    tiles: list[int] = []
    triplets = rng.choice((0.1, 0.4, 0.9))
    for _ in range(sets):
        if rng.random() < triplets or not lows:
            tiles += [rng.choice(kinds)] * 3
        else:
            low = rng.choice(lows)
            tiles += [low, low + 1, low + 2]
    return tiles + [rng.choice(kinds)] * 2


def _meld(rng: random.Random, playable: list[int]) -> Meld:
    tile = rng.choice(playable)
    if tile < 27 and tile % 9 <= 6 and rng.random() < 0.4:
        return chow(tile, tile, (tile + 1, tile + 2), 1)
    make = rng.choice((pong, pong, open_kong, concealed_kong))
    return make(NAMES[tile])


def _exposed(rng: random.Random, specials: tuple[int, ...]) -> tuple[int, ...]:
    deck = [tile for tile in TILES if tile in specials]
    return tuple(rng.sample(deck, rng.choice((0, 0, 1, 2, 3, 6))))


def _fits(hand: Hand) -> bool:
    """Whether there are so many tiles of each kind, and no wild lies in a meld."""
    numbers = Counter({tile: number for tile, number in enumerate(hand.concealed) if number})
    numbers.update(tile for meld in hand.melds for tile in meld.tiles)
    if hand.taken is not None:
        numbers[hand.taken] += 1
    melded = {tile for meld in hand.melds for tile in meld.tiles}
    wilds = sum(hand.concealed[tile] for tile in hand.wilds)
    flowers = all(hand.concealed[tile] <= 1 for tile in range(34, 42))
    return wilds <= 3 and flowers and max(numbers.values()) <= 4 and not melded & set(hand.wilds)


def compare(number: int, seed: int = 0) -> tuple[int, int]:
    """Compares so many winners and losers with the game's own counting; the complete hands and the limits among them.

    Raises `AssertionError` at the first difference.
    """
    options, complete, limits = Options(), 0, 0
    for hand, luck in winners(seed, number):
        found = winning.tally(hand, luck, options)
        total = 0 if found is None else found.total
        assert total == best_win(hand, luck), (hand, luck, found)
        complete += total > 0
        limits += found is not None and found.limit is not None
    for hand in losers(seed, number):
        assert losing.tally(hand, options).total == best_loss(hand), hand
    return complete, limits


if __name__ == "__main__":
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    whole, limited = compare(hands)
    print(f"{hands} winners ({whole} complete, {limited} limits) and {hands} losers agree")  # noqa: T201
