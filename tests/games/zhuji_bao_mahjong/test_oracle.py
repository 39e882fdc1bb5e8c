"""The scorer against brute force: every replacement of the wild tiles, every plain split (rules page §5.3)."""

from __future__ import annotations

import random

import pytest
from tests.families.mahjong.oracle import Split, near_hands, splits

from teahouse.families.mahjong.melds import Meld, concealed_kong, pong
from teahouse.families.mahjong.tiles import DRAGONS, EAST, SOUTH, counts
from teahouse.families.mahjong.zhuji.counting import NO_LUCK, Hand, tally
from teahouse.games.zhuji_bao_mahjong.options import Options


def plain_tai(split: Split, melds: list[Meld], wind: int, no_wild: bool) -> int:
    """The 台 of one plain split, written down a second time from §5.2."""
    sets, pair = split
    whole = [*sets, *(meld.tiles[:3] for meld in melds)]
    tiles = [tile for group in whole for tile in group] + [pair]
    triplets = [group[0] for group in whole if group[0] == group[1]]
    own = SOUTH + wind - 1 if wind else None
    if all(tile >= EAST for tile in tiles):
        return 8
    tai = sum(tile in DRAGONS for tile in triplets)
    tai += triplets.count(EAST) * (1 if wind else 2)
    tai += 0 if own is None else triplets.count(own)
    tai += len(triplets) == 4
    tai += not triplets and pair not in (*DRAGONS, EAST, own)
    if len({tile // 9 for tile in tiles}) == 1:
        tai += 3
    elif len({tile // 9 for tile in tiles if tile < EAST}) == 1:
        tai += 1
    return tai + no_wild


@pytest.mark.parametrize("wild_kinds", [(), (13,), (4, 5)], ids=["no wild", "one kind", "two kinds"])
@pytest.mark.parametrize("melded", [0, 1, 2])
def test_the_best_reading_is_what_brute_force_finds(wild_kinds: tuple[int, ...], melded: int) -> None:
    rng = random.Random(melded)
    complete = 0
    for tiles in near_hands(seed=len(wild_kinds), number=150, sets=4 - melded):
        wind = rng.randrange(4)
        melds = [rng.choice([concealed_kong, _ponged])(rng.randrange(34)) for _ in range(melded)]
        found = tally(Hand(counts(tiles), None, tuple(melds), wild_kinds, wind), NO_LUCK, Options().counting())
        wilds = [tile for tile in tiles if tile in wild_kinds]
        if len(wilds) > 2:
            continue
        naturals = [tile for tile in tiles if tile not in wild_kinds]
        worths = [plain_tai(split, melds, wind, not wild_kinds) for split in splits(naturals, len(wilds))]
        assert (None if found is None else found.tai) == max(worths, default=None), (tiles, melds, wind)
        complete += bool(worths)
    assert complete > 20


def _ponged(tile: int) -> Meld:
    return pong(tile, (tile, tile), 1)
