"""Every game of the family plays by what its table agreed upon: section 7 of the rules pages.

What the house rules do at a table is shown in `test_views.py` and in the tests of the games.
"""

from __future__ import annotations

from typing import Any, Final

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


COMMON: Final[dict[str, str | int]] = {
    "show_counts": "always",
    "trick_history": "off",
    "card_counter": "off",
    "turn_seconds": 20,
    "base": 1,
}

DEFAULTS: Final[dict[str, dict[str, str | int]]] = {
    "bai-bian-shuang-kou": {
        "merge": "on",
        "contribution_table": "doubling",
        "contribution_mode": "single",
        "multiplier": "on",
        "line_cap": 12,
        "count_unplayed": "on",
        "two_chain": "off",
        "two_in_chain": "off",
        "flat_result": 1,
        "first_lead": "card_then_first_out",
        "seat_by_card": "off",
        "jiefeng": "partner",
        "see_partner_after_out": "on",
        "wild_jokers": "big_only",
    },
    "guan-pai": {
        "lead_card_required": "on",
        "lead_rule": "winner",
        "bomb_kicker": "required",
        "kicker": "pair",
        "ace_low": "off",
        "must_beat": "off",
        "single_alert_top": "off",
        "let_go_pays_all": "off",
        "save_one": "off",
        "bomb_bonus": 0,
        "reverse_shut": "off",
        "full_shut_factor": 2,
    },
    "shuang-kou": {
        "merge": "off",
        "contribution_table": "doubling",
        "contribution_mode": "single",
        "multiplier": "on",
        "line_cap": 12,
        "count_unplayed": "on",
        "two_chain": "off",
        "two_in_chain": "off",
        "flat_result": 1,
        "first_lead": "card_then_first_out",
        "seat_by_card": "off",
        "jiefeng": "partner",
        "see_partner_after_out": "on",
        "four_kings": "seven_lowest",
    },
    "wenling-biao-tong": {
        "forced_bid": "at_least_one_step",
        "pass_final": "on",
        "end_rule": "side_out",
        "throw_timing": "after_bidding",
        "throw_cards": "dealt_only",
        "stake": 0,
        "book": "points",
        "straight_suits": "any",
        "joker_pair": "natural",
        "bid_seconds": 15,
    },
    "wenling-dui-jia-tong": {
        "settlement": "single_double",
        "tie_rule": "first_out",
        "joker_pair": "natural",
        "four_joker_bomb": "off",
        "bomb_min_naturals": 1,
        "jiefeng": "next_seat",
        "last_trick": "immediate",
        "early_end": "off",
        "first_lead": "random_then_first_out",
        "see_partner_after_out": "on",
    },
    "wenling-liu-jia-tong": {
        "triple_with_pair": "off",
        "joker_sets": "natural",
        "tie_rule": "first_out",
        "early_end": "on",
        "stake_cap": "off",
        "jiefeng": "next_seat",
        "last_trick": "immediate",
        "first_lead": "random_then_first_out",
        "see_partner_after_out": "off",
    },
    "wu-shi-k": {
        "fiftyk_rank": "below_bombs",
        "pure_suit_order": "spade_heart_club_diamond",
        "mixed_allowed": "on",
        "straight_min": 5,
        "pair_run_min": 2,
        "triple_pair": "on",
        "tie_rule": "first_out",
        "bomb_bonus": 0,
        "jiefeng": "partner",
        "last_trick": "immediate",
        "first_lead": "random_then_first_out",
    },
    "yuan-zi": {
        "blade_immunity": "full",
        "atom_definition": "three_identical",
        "joker_alone": "as_three",
        "wild_in_bombs": "on",
        "tie_rule": "upstream",
        "levels": "single_double",
        "jiefeng": "next_seat",
        "last_trick": "immediate",
        "first_lead": "turned_card",
    },
}
"""As the tables of section 7 name them first; what all games of the family share stands in `COMMON`."""


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_every_option_has_the_default_of_its_page(game: ClimbingGame) -> None:
    found = {field.name: field.default for field in form_of(game.Options).fields}
    assert found == COMMON | DEFAULTS[game.key]


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_a_turn_takes_from_ten_to_sixty_seconds_and_a_base_counts_up_to_a_thousand(game: ClimbingGame) -> None:
    numbers = {field.name: (field.least, field.most) for field in form_of(game.Options).fields if field.most}
    own = {"stake": (0, 10_000), "bid_seconds": (10, 60)} if game.key == "wenling-biao-tong" else {}
    assert numbers == {"turn_seconds": (10, 60), "base": (1, 1000)} | own
