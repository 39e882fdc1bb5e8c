"""Two against two: times, and the table of results (sections 4 and 6 of 红五 and 温岭红五)."""

from __future__ import annotations

import pytest

from teahouse.families.tricks.partners import PartnersGame, PartnersOptions, result
from teahouse.kernel import Allowance, registry

GAMES = [game for game in registry.games() if isinstance(game, PartnersGame)]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


@every_game
def test_the_times_of_the_rules_page(game: PartnersGame) -> None:
    """A second a round of cards, five after the last showing, a minute for the kitty, 20 seconds a turn."""
    assert game.clocks(game.Options()) == {
        "deal": Allowance(1),
        "declare": Allowance(5),
        "bury": Allowance(60),
        "turn": Allowance(20),
    }


@every_game
@pytest.mark.parametrize(
    ("points", "key", "dealers_win", "levels", "stake"),
    [
        (0, "shutout", True, 3, 3),
        (5, "small-shutout", True, 2, 2),
        (35, "small-shutout", True, 2, 2),
        (40, "kept", True, 1, 1),
        (75, "kept", True, 1, 1),
        (80, "taken-over", False, 0, 1),
        (115, "taken-over", False, 0, 1),
        (120, "level-up", False, 1, 2),
        (200, "level-up", False, 3, 4),
        (280, "level-up", False, 3, 4),
    ],
)
def test_the_table_of_results(
    game: PartnersGame, points: int, key: str, dealers_win: bool, levels: int, stake: int
) -> None:
    options = game.Options()
    assert isinstance(options, PartnersOptions)
    assert result(options, points) == (key, dealers_win, levels, stake)
