"""What all games of the family have alike: the time of a turn, and who leads the first trick of a match."""

from __future__ import annotations

import pytest

from teahouse.families.climbing.game import ClimbingCarry, ClimbingGame
from teahouse.kernel import Allowance, Dream, registry

GAMES = [game for game in registry.games() if isinstance(game, ClimbingGame)]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


@every_game
def test_twenty_seconds_a_turn_unless_agreed_otherwise(game: ClimbingGame) -> None:
    assert game.clocks(game.Options())["turn"] == Allowance(20)
    assert game.clocks(game.Options.read({"turn_seconds": 45}))["turn"] == Allowance(45)


@every_game
def test_a_match_has_no_leader_at_first_and_no_end(game: ClimbingGame) -> None:
    options = game.Options()
    first = game.first(options, Dream(0))
    assert isinstance(first, ClimbingCarry)
    assert first.leader is None
    assert not game.over(options, first)
