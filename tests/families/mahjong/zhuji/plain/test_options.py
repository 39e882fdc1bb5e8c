"""What the options of 平麻将 come to in play and counting: sections 4 (6.) and 7 of its two rules pages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.families.mahjong.zhuji.plain.tables import dealt
from tests.families.mahjong.zhuji.tables import discard, everybody_passes

from teahouse.families.mahjong.conventions import Conventions
from teahouse.families.mahjong.zhuji.counting import Counting
from teahouse.families.mahjong.zhuji.plain.game import PlainGame
from teahouse.families.mahjong.zhuji.plain.options import PlainOptions
from teahouse.games import zhuji_mahjong, zhuji_zi_you_mahjong
from teahouse.kernel import Dream, form_of

GAMES = pytest.mark.parametrize("game", [zhuji_mahjong.GAME, zhuji_zi_you_mahjong.GAME], ids=lambda game: str(game.key))


def agreed(game: PlainGame, **options: Any) -> Conventions:
    return PlainOptions.conventions(game.Options.read(options))


def counted(game: PlainGame, **options: Any) -> Counting:
    return PlainOptions.counting(game.Options.read(options))


def ladder(rules: Conventions) -> tuple[tuple[int, ...], ...]:
    """The rungs of kongs, pongs and chows with no, one, two and three wild tiles."""
    return rules.kong, rules.pong, rules.chow


@GAMES
def test_the_ladder_of_claims_in_ten_rungs(game: PlainGame) -> None:
    assert ladder(agreed(game)) == ((1, 4, 7, 10), (2, 5, 8), (3, 6, 9))
    assert ladder(agreed(game, claim_order="pung_first")) == ((1, 3, 3, 3), (1, 3, 3), (2, 4, 4))
    assert ladder(agreed(game, wild_claims=False)) == ((1,), (2,), (3,))
    assert ladder(agreed(game, wild_claims=False, claim_order="pung_first")) == ((1,), (1,), (2,))
    assert ladder(agreed(game, wild_in_kong="none")) == ((1,), (2, 5, 8), (3, 6, 9))


@GAMES
@pytest.mark.parametrize(
    ("wild_in_kong", "in_kongs", "pongs_grow", "robbed"),
    [("claim_only", False, True, True), ("all", True, True, False), ("none", False, False, True)],
)
def test_wild_tiles_in_kongs(
    game: PlainGame, wild_in_kong: str, in_kongs: bool, pongs_grow: bool, robbed: bool
) -> None:
    rules = agreed(game, wild_in_kong=wild_in_kong)
    assert (rules.wild_concealed_kong, rules.wild_added_kong) == (in_kongs, in_kongs)
    assert (rules.wild_pong_kongs, rules.wilds_robbed) == (pongs_grow, robbed)


@GAMES
def test_one_winner_dead_wilds_and_twenty_six_tiles_unless_agreed_otherwise(game: PlainGame) -> None:
    usual = agreed(game)
    assert (usual.shared_wins, usual.dead_wilds, usual.reserve, usual.last_claims) == (False, True, 26, False)
    assert (usual.passed_win, usual.forfeit, usual.auto_win) == ("same_tile", False, True)
    assert agreed(game, multi_win="all").shared_wins
    assert not agreed(game, wild_discard="face").dead_wilds
    assert [agreed(game, draw_left=left).reserve for left in (26, 20, 14, 0)] == [26, 20, 14, 0]
    assert [agreed(game, pass_win=rule).passed_win for rule in ("any_tile", "off")] == ["any_tile", "off"]
    assert agreed(game, flee="forfeit").forfeit


@GAMES
def test_every_choice_has_its_words(game: PlainGame) -> None:
    for field in form_of(game.Options).fields:
        assert all(str(value) in field.label.values for value in field.values or []), field.name


def test_each_game_has_the_defaults_of_its_own_page_and_the_others_for_a_preset() -> None:
    def wilds(game: PlainGame, preset: str | None = None) -> tuple[object, ...]:
        chosen = game.Options.read(game.Options.PRESETS[preset] if preset else {})
        assert isinstance(chosen, PlainOptions)
        return chosen.wild_source, chosen.wild_kinds_max, chosen.dealer_min_tai, chosen.dealer_rule

    assert wilds(zhuji_mahjong.GAME) == ("flip_next", 1, 1, "rotate")
    assert wilds(zhuji_mahjong.GAME, "named") == ("dealer_choice", 2, 1, "rotate")
    assert wilds(zhuji_zi_you_mahjong.GAME) == ("dealer_choice", 2, 2, "winner")
    assert wilds(zhuji_zi_you_mahjong.GAME, "turned") == ("flip_next", 1, 2, "winner")


def test_a_hand_is_without_wilds_where_the_seeds_say_so() -> None:
    """Of the winner's own tiles in one game, of the whole deal in the other."""
    assert counted(zhuji_mahjong.GAME).no_wild == "hand"
    assert counted(zhuji_zi_you_mahjong.GAME).no_wild == "deal"


@GAMES
def test_flat_hands_seven_pairs_and_the_cap(game: PlainGame) -> None:
    usual = counted(game)
    assert (usual.eight, usual.seven_pairs, usual.cap, usual.loose_honours) == ("exact", 0, None, False)
    assert counted(game, flat8="floor").eight == "least"
    assert counted(game, seven_pairs="2tai").seven_pairs == 2
    assert [counted(game, cap_tai=cap).cap for cap in (5, 8)] == [5, 8]
    assert counted(game, no_wild_scope="hand").no_wild == "hand"


@GAMES
def test_a_table_may_leave_the_waits_to_its_players(game: PlainGame) -> None:
    for shown in (True, False):
        round = dealt(game, "5p2z", "234m567m33s79p456s", calm="8p", options={"waits_shown": shown})
        discard(round, "2z")
        everybody_passes(round)
        hint = game.hint(round.veil(1), 1, Dream(0))
        assert bool(hint.waiting) == shown
