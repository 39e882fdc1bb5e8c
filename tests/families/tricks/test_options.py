"""What the options that several games of the family share mean at the table: section 7 of their rules pages."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.families.tricks.shows import deal_on, dealt, declare, show
from tests.families.tricks.tables import PARTNERS, cards, play, playing, structure

from teahouse.families.tricks.actions import Play
from teahouse.families.tricks.cards import names_of
from teahouse.families.tricks.events import RedFiveCaught
from teahouse.families.tricks.phases import Trick
from teahouse.families.tricks.round import TricksRound
from teahouse.kernel import Game, Illegal, form_of, registry

GAMES = [game for game in registry.games() if game.about.family == "tricks"]


def offering(*options: str) -> pytest.MarkDecorator:
    """Every game of the family that leaves these to the table."""
    found = [game for game in GAMES if set(options) <= set(game.Options.__struct_fields__)]
    return pytest.mark.parametrize("game", found, ids=[game.key for game in found])


def table(game: Game, hands: list[str], **options: Any) -> TricksRound:
    """Seat 0 leads; spades are trumps."""
    return playing(game, hands, teams=PARTNERS if "stake" in game.Options.__struct_fields__ else None, **options)


def led(round: TricksRound, throw: str) -> str:
    """What lies on the table after a throw."""
    play(round, throw)
    assert isinstance(round.phase, Trick)
    return "".join(names_of(round.phase.on_table.plays[0].cards))


def refusal(round: TricksRound, seat: int, text: str) -> str | None:
    """Why these cards may not be played."""
    try:
        round.check(seat, Play(cards(text)))
    except Illegal as illegal:
        return illegal.key
    return None


@offering("high_tractor")
def test_promoted_trumps_stand_in_line_where_the_chain_is_played(game: Game) -> None:
    for high_tractor, found in (("chain", ([2], 0, 0)), ("no", ([], 2, 0))):
        round = table(game, ["4c", "6c", "7c", "8c"], high_tractor=high_tractor)
        assert structure(round.order, "sjsjbjbj") == found


@offering("ruff_match")
def test_a_pair_ruffs_two_singles_unless_the_structure_must_be_the_same(game: Game) -> None:
    for ruff_match, winner in (("cover", 1), ("exact", 0)):
        round = table(game, ["AcKc4d", "6s6s4h", "7d8d9d", "7h8h9h"], ruff_match=ruff_match)
        play(round, "AcKc", "6s6s", "7d8d", "7h8h")
        assert round.last is not None
        assert round.last.winning.seat == winner


@offering("throw_rule")
def test_a_throw_is_tested_by_its_lowest_card_or_by_its_parts_or_not_allowed(game: Game) -> None:
    hands = ["AcQcQc", "KcJcJc", "7d8d9d", "7h8h9h"]
    assert led(table(game, hands, throw_rule="component"), "AcQcQc") == "QcQcAc"
    assert len(led(table(game, hands, throw_rule="strict_min"), "AcQcQc")) < 6
    assert refusal(table(game, hands, throw_rule="off"), 0, "AcQcQc") == "no-throws"


@offering("throw_rule", "throw_fail")
def test_what_is_led_when_a_throw_fails(game: Game) -> None:
    hands = ["AcKc9c9c7c7c", "8c8c6c6c4c4c", "4d4d6d6d7d7d", "4h4h6h6h7h7h"]
    for throw_fail, lead in (("lowest_card", "7c"), ("ordered_all", "Kc"), ("beatable_only", "7c7c")):
        round = table(game, hands, throw_rule="component", throw_fail=throw_fail)
        assert led(round, "AcKc9c9c7c7c") == lead


@offering("follow_pair")
def test_a_pair_must_be_followed_by_a_pair_unless_that_is_free(game: Game) -> None:
    hands = ["9c9c4d", "7c7cKcAc", "7d8d9d", "7h8h9h"]
    for follow_pair, refused in (("must", "must-play-pairs"), ("free", None)):
        round = table(game, hands, follow_pair=follow_pair)
        play(round, "9c9c")
        assert refusal(round, 1, "KcAc") == refused


@offering("follow_tractor")
def test_a_tractor_must_be_followed_by_one_as_long_by_a_shorter_one_or_by_any_pairs(game: Game) -> None:
    hands = ["QcQcJcJc4d", "7c7c8c8cKcKc", "7d8d9d6d4d", "7h8h9h6h4h"]
    for follow_tractor, refused in (
        ("must", "must-play-tractor"),
        ("must_degrade", "must-play-tractor"),
        ("free", None),
    ):
        round = table(game, hands, follow_tractor=follow_tractor)
        play(round, "QcQcJcJc")
        assert refusal(round, 1, "7c7cKcKc") == refused
    hands = ["QcQcJcJcKcKc4d", "6c6c7c7c9c9cAcAc", "7d8d9d6d4d5d5d", "7h8h9h6h4hThTh"]
    for follow_tractor, refused in (("must", None), ("must_degrade", "must-play-tractor"), ("free", None)):
        round = table(game, hands, follow_tractor=follow_tractor)
        play(round, "QcQcJcJcKcKc")
        assert refusal(round, 1, "6c6c9c9cAcAc") == refused


@offering("self_secure")
def test_who_has_shown_one_card_may_add_its_twin_where_that_is_agreed(game: Game) -> None:
    round = dealt(game, {1: "2d2d"}, self_secure="on")
    deal_on(round)
    show(round, 1, "2d")
    round.check(1, declare("2d2d"))
    round = dealt(game, {1: "2d2d"}, self_secure="off")
    deal_on(round)
    show(round, 1, "2d")
    with pytest.raises(Illegal, match="own-showing"):
        round.check(1, declare("2d2d"))


@offering("pair_over_pair")
def test_a_pair_overturns_a_pair_where_that_is_agreed(game: Game) -> None:
    for pair_over_pair in ("yes", "no"):
        round = dealt(game, {1: "2d2d", 2: "2c2c"}, pair_over_pair=pair_over_pair)
        deal_on(round)
        show(round, 1, "2d2d")
        assert (declare("2c2c") in set(round.candidates(2))) == (pair_over_pair == "yes")


@offering("red_five_points", "red_five_bonus")
def test_a_red_five_is_caught_where_it_counts_points_or_a_bonus(game: Game) -> None:
    for points, bonus, caught in ((20, 0, True), (0, 1, True), (0, 2, True), (0, 0, False)):
        round = table(game, ["4s4s6c", "5h7s6d", "bj8s6h", "9sJs7c"], red_five_points=points, red_five_bonus=bonus)
        assert (RedFiveCaught(0, 1) in play(round, "4s4s", "5h7s", "bj8s", "9sJs")) == caught


COMMON: Final[dict[str, str | int]] = {"follow_pair": "must", "follow_tractor": "must", "base": 1}

DEFAULTS: Final[dict[str, dict[str, str | int]]] = {
    "bao-hong-wu": {
        "ruff_match": "cover",
        "high_tractor": "no",
        "bid_clock_s": 30,
        "flee_dealer": 90,
        "flee_defender": 30,
        "flee_share": "equal",
        "max_bid": 240,
        "trump_choice": "before_kitty",
        "throw_rule": "strict_min",
        "throw_fail": "lowest_card",
        "red_five_points": 20,
        "red_five_bonus": 1,
        "bury_red_five": "yes",
        "kitty_trump_mult": 2,
        "kitty_plain_mult": 1,
        "kitty_pattern": "off",
    },
    "bao-hong-xin": {
        "ruff_match": "cover",
        "high_tractor": "no",
        "bid_clock_s": 30,
        "flee_dealer": 90,
        "flee_defender": 30,
        "flee_share": "equal",
        "max_bid": 200,
        "trump_choice": "after_kitty",
        "throw_rule": "component",
        "throw_fail": "ordered_all",
        "throw_equal": "safe",
        "red_five": "top",
        "counsellors": "on",
        "two_trump": "no",
        "red_five_capture": "off",
        "kitty_rule": "winner_takes",
    },
    "hong-wu": {
        "level_mode": "climb",
        "level_ladder": "skip_3_5",
        "level_cap": 3,
        "stake": "by_level",
        "first_dealer": "declarer",
        "self_secure": "on",
        "pair_over_pair": "no",
        "flee_pay": 8,
        "no_trump": "on",
        "red_five_counter": "off",
        "throw_rule": "component",
        "throw_fail": "beatable_only",
        "ruff_match": "cover",
        "high_tractor": "chain",
        "kitty_mult": "power",
        "red_five_capture": "off",
    },
    "hong-wu-3v1": {
        "ruff_match": "cover",
        "high_tractor": "no",
        "bid_clock_s": 30,
        "flee_dealer": 90,
        "flee_defender": 30,
        "flee_share": "equal",
        "max_bid": 200,
        "trump_choice": "after_kitty",
        "settlement": "bands",
        "kitty_mult": "2_4",
        "red_five_bonus": 1,
        "red_five_points": 0,
        "throw_rule": "component",
        "throw_fail": "ordered_all",
        "bid_multiplier": "off",
        "packs": 2,
    },
    "wenling-hong-wu": {
        "level_mode": "climb",
        "level_ladder": "skip_3_5",
        "level_cap": 3,
        "stake": "by_level",
        "first_dealer": "declarer",
        "self_secure": "on",
        "pair_over_pair": "no",
        "flee_pay": 8,
        "joker_counter": "off",
        "no_declare": "flip",
        "throw_rule": "off",
        "high_tractor": "chain",
        "kitty_mult": "2_4",
    },
}
"""As the tables of section 7 name them first; what all games of the family share stands in `COMMON`."""


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_every_option_has_the_default_of_its_page(game: Game) -> None:
    found = {field.name: field.default for field in form_of(game.Options).fields}
    assert found == COMMON | DEFAULTS[game.key]
