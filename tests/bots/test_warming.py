"""After the warming nothing that a family fills on first use is missing: seen in the tables of 温岭六家统."""

import pytest

from teahouse.bots.warming import warm
from teahouse.families.climbing.combinations import Combinations
from teahouse.families.climbing.players import plans
from teahouse.families.climbing.round import ClimbingRound
from teahouse.games.wenling_liu_jia_tong.combinations import combinations
from teahouse.kernel import Dream, Setup, registry


def decide(seed: int) -> Combinations:
    """The first decision at a table; the combinations that it was taken by."""
    game = registry.game("wenling-liu-jia-tong")
    options, luck = game.Options(), Dream(seed)
    round, _ = game.deal(Setup(options, game.first(options, luck), 6), luck)
    seat = round.actors()[0]
    round.ask(seat)
    game.hint(round.veil(seat), seat, luck)
    assert isinstance(round, ClimbingRound)
    return round.combinations


def layouts(table: Combinations) -> set[tuple[int, int]]:
    """Of which kinds and sizes the layouts are made."""
    return {key for key, groups in table._groups.items() if groups}


def test_who_decides_first_waits_for_no_table_to_be_filled() -> None:
    combinations.cache_clear()
    plans.parts_of.cache_clear()
    warm(registry.game("wenling-liu-jia-tong"))
    table = combinations(triple_with_pair=False, joker_sets=True)
    made = layouts(table)
    assert (len(made), plans.parts_of.cache_info().misses) == (56, 1)
    for seed in range(100, 103):
        assert decide(seed) is table
    assert (layouts(table), plans.parts_of.cache_info().misses) == (made, 1)


@pytest.mark.parametrize("key", registry.keys())
def test_every_game_can_be_warmed(key: str) -> None:
    warm(registry.game(key))
