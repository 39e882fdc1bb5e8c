"""How soon a hand may be complete: the chances to get a tile, and the race against the others."""

from __future__ import annotations

from math import exp

import pytest

from teahouse.families.mahjong.codes import encode
from teahouse.families.mahjong.speed import AFTER, DRAW, WHOLE, Race, met
from teahouse.families.mahjong.tiles import parse, tile_kind

UNSEEN = [2] * 34
RACE = Race(rates=(0.0, 0.5, 1.0), others_win=(0.0, 0.1), turns=3)


@pytest.mark.parametrize(("tile", "looks"), [("5m", 4), ("3p", 2), ("7p", 1), ("2z", 1)])
def test_a_pair_may_be_ponged_from_all_a_chow_comes_from_the_left_and_the_rest_is_drawn(tile: str, looks: int) -> None:
    codes = encode(parse("55m 12p 8p"))
    assert met(codes, [tile_kind(tile)], (), UNSEEN, WHOLE) == 2 * looks / 68
    assert met(codes, [tile_kind(tile)], (), UNSEEN, DRAW) == 2 / 68


def test_wilds_are_drawn_and_nearer_discards_leave_fewer_chances() -> None:
    codes = encode(parse("55m"))
    assert met(codes, [], (tile_kind("1z"),), UNSEEN, WHOLE) == 2 / 68
    assert [met(codes, [tile_kind("5m")], (), UNSEEN, span) * 34 for span in AFTER] == [4, 3, 2, 1]


def test_a_hand_that_lacks_nothing_has_won_and_a_spent_wall_ends_the_race() -> None:
    assert RACE.chance(0, 3, 1.0) == 1.0
    assert RACE.chance(1, 3, 1.0) == 0.0


def test_the_race_is_run_turn_by_turn_against_the_others() -> None:
    nearer = 1 - exp(-0.5)
    last = 0.9 * nearer
    assert RACE.chance(1, 2, 1.0) == pytest.approx(last)
    assert RACE.chance(1, 1, 1.0) == pytest.approx(0.9 * (nearer + (1 - nearer) * last))
    assert RACE.chance(2, 2, 1.0) == 0.0
    assert RACE.chance(1, 1, 2.0) > RACE.chance(1, 1, 1.0) > RACE.chance(2, 1, 1.0)


def test_before_a_draw_nobody_else_wins() -> None:
    assert RACE.chance_after(DRAW, 0.5, 1, 2, 1.0) == pytest.approx(1 - exp(-0.5))
