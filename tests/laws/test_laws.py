"""Every registered game, every preset, open and protected, under every law."""

from __future__ import annotations

import pytest
from tests.laws import snatch, suite

from teahouse import kernel
from teahouse.kernel import registry

GAMES = (snatch.GAME, *registry.games())
ALL = [case for game in GAMES for case in suite.cases(game)]
everyone = pytest.mark.parametrize("case", ALL, ids=[case.name for case in ALL])


@everyone
def test_random_rounds_keep_every_law(case: suite.Case) -> None:
    for seed in range(6):
        record = suite.walk(case, seed)
        assert record.outcome is not None
        assert sum(record.outcome["points"]) == 0


@everyone
def test_a_table_of_absent_players_ends(case: suite.Case) -> None:
    for seed in range(5):
        assert 0 < suite.fallback_walk(case, seed) <= case.game.about.longest


@everyone
def test_a_seat_that_leaves_ends_the_round_or_does_not_matter(case: suite.Case) -> None:
    for seed in range(8):
        suite.leaving_walk(case, seed)


@everyone
def test_a_round_goes_on_in_another_process(case: suite.Case) -> None:
    for seed in range(2):
        suite.elsewhere_walk(case, seed)


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_walks_meet_every_event_and_phase(game: kernel.Game) -> None:
    assert suite.cover(game, 3000) == set()
