"""The counting against brute force (rules page §5.3); `python -m` the oracle with a number takes more."""

from __future__ import annotations

from tests.families.mahjong.oracle import splits
from tests.games.wenling_mahjong import oracle


def test_the_best_count_is_what_brute_force_finds() -> None:
    complete, limits = oracle.compare(1_500, seed=7)
    assert complete > 1_000
    assert limits > 100


def test_the_brute_force_is_what_every_replacement_of_the_wilds_gives() -> None:
    compared = 0
    everything = frozenset(range(34))
    for hand, _ in oracle.winners(seed=3, number=60):
        wilds = sum(hand.concealed[tile] for tile in hand.wilds)
        naturals = [tile for tile in range(34) for _ in range(hand.concealed[tile]) if tile not in hand.wilds]
        naturals += [] if hand.taken is None else [hand.taken]
        if wilds <= 1:
            found = oracle.layouts(tuple(sorted(naturals)), wilds, 5 - len(hand.melds), everything)
            assert found == splits(naturals, wilds)
            compared += bool(found)
    assert compared > 20
