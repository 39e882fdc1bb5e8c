"""What all games of the family have alike: the time of a turn, and who leads the first trick of a match."""

from __future__ import annotations

import pytest
from tests.families.climbing.tables import playing

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


@pytest.mark.parametrize("key", ["wenling-dui-jia-tong", "wenling-liu-jia-tong", "wu-shi-k"])
def test_the_first_out_leads_the_next_hand_unless_every_hand_is_led_by_lot(key: str) -> None:
    game = registry.game(key)
    for first_lead, carry in (("random_then_first_out", ClimbingCarry(2)), ("always_random", ClimbingCarry(None))):
        hands = ["" if seat % 2 == 0 else "3c" for seat in range(game.about.seats[0])]
        out = (2, *(seat for seat in range(0, len(hands), 2) if seat != 2))
        captured = [200 * len(hands) // 4 if seat == 0 else 0 for seat in range(len(hands))]
        round = playing(game, hands, finished=out, captured=captured, first_lead=first_lead)
        round.settle([])
        assert round.outcome is not None
        assert round.outcome.carry == carry
