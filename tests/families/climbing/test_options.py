"""Every game of the family plays by what its table agreed upon: section 7 of the rules pages.

What the house rules do at a table is shown in `test_views.py` and in the tests of the games.
"""

from __future__ import annotations

from typing import Any

import pytest

from teahouse.families.climbing.conventions import Conventions
from teahouse.families.climbing.game import ClimbingGame, ClimbingOptions
from teahouse.kernel import form_of, registry

GAMES = [game for game in registry.games() if isinstance(game, ClimbingGame)]


def offering(option: str) -> pytest.MarkDecorator:
    """Every game of the family that leaves this to the table, with every value that it offers."""
    found = [
        pytest.param(game, field.default, value, id=f"{game.key}-{value}")
        for game in GAMES
        for field in form_of(game.Options).fields
        if field.name == option
        for value in field.values or ()
    ]
    return pytest.mark.parametrize(("game", "default", "value"), found)


def agreed(game: ClimbingGame, **options: Any) -> Conventions:
    """The house rules that these options come to."""
    chosen = game.Options.read(options)
    assert isinstance(chosen, ClimbingOptions)
    return chosen.conventions()


@offering("show_counts")
def test_card_counts(game: ClimbingGame, default: str, value: str) -> None:
    assert default == "always"
    assert agreed(game, show_counts=value).show_counts == value


@offering("trick_history")
def test_earlier_tricks(game: ClimbingGame, default: str, value: str) -> None:
    assert default == "off"
    assert agreed(game, trick_history=value).history == (value == "on")


@offering("card_counter")
def test_the_card_counter(game: ClimbingGame, default: str, value: str) -> None:
    assert default == "off"
    assert agreed(game, card_counter=value).counter == (value == "on")


@offering("jiefeng")
def test_who_inherits_the_lead(game: ClimbingGame, default: str, value: str) -> None:
    usual = "partner" if game.key in {"shuang-kou", "bai-bian-shuang-kou", "wu-shi-k"} else "next_seat"
    assert default == usual
    assert agreed(game, jiefeng=value).inherits == ("next_seat" if value == "next_seat" else "partner")


@offering("last_trick")
def test_whether_the_last_play_may_be_answered(game: ClimbingGame, default: str, value: str) -> None:
    assert default == "immediate"
    assert agreed(game, last_trick=value).play_out == (value == "play_out")


@offering("see_partner_after_out")
def test_who_is_out_sees_its_partners(game: ClimbingGame, default: str, value: str) -> None:
    assert default == ("off" if game.key == "wenling-liu-jia-tong" else "on")
    assert agreed(game, see_partner_after_out=value).open_partner == (value == "on")


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_fives_tens_and_kings_count_in_four_of_the_games(game: ClimbingGame) -> None:
    counted = {"wenling-dui-jia-tong", "wenling-liu-jia-tong", "wu-shi-k", "yuan-zi"}
    assert agreed(game).points == (game.key in counted)


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_a_last_card_is_announced_in_guan_pai_alone(game: ClimbingGame) -> None:
    assert agreed(game).announce_last == (game.key == "guan-pai")
