"""Payments of 平麻将: rules pages §6, the pay table of §9, and what a table may choose otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from teahouse.families.mahjong.table import How
from teahouse.families.mahjong.zhuji.counting import Item, Tally
from teahouse.families.mahjong.zhuji.payments import ZhujiCarry, next_carry
from teahouse.families.mahjong.zhuji.plain.options import PlainOptions
from teahouse.families.mahjong.zhuji.plain.settlement import Winner, forfeited, won
from teahouse.kernel import Seat, points_of

FIRST = ZhujiCarry(dealer=0)


def points(
    tai: int,
    how: How,
    thrower: Seat | None = None,
    feeder: Seat | None = None,
    carry: ZhujiCarry = FIRST,
    **options: Any,
) -> list[int]:
    """What seat 1's win brings and costs."""
    winner = Winner(1, how, thrower, feeder, Tally(tai, (Item("half-flush", tai),), None))
    return list(points_of(4, won(PlainOptions(**options), carry, [winner])))


def test_the_pay_table_of_the_seeds() -> None:
    assert points(3, "self-draw") == [-8, 24, -8, -8]
    assert points(1, "self-draw") == [-2, 6, -2, -2]
    assert points(3, "discard", 0) == [-8, 16, -4, -4]
    assert points(1, "discard", 0) == [-2, 4, -1, -1]


@pytest.mark.parametrize("tai", range(1, 10))
def test_every_payment_follows_the_formulas_of_section_6(tai: int) -> None:
    full, half = 2**tai, 2 ** (tai - 1)
    kept = ZhujiCarry(0, kept=1)
    assert points(tai, "self-draw", base_score=3) == [-3 * full, 9 * full, -3 * full, -3 * full]
    assert points(tai, "discard", 2) == [-half, 2 * full, -full, -half]
    assert points(tai, "rob-kong", 2, carry=kept) == [-2 * half, 4 * full, -2 * full, -2 * half]


@pytest.mark.parametrize(
    ("rule", "kept", "factor"),
    [("double", 0, 1), ("double", 3, 2), ("compound", 1, 2), ("compound", 2, 4), ("compound", 5, 8), ("off", 2, 1)],
)
def test_how_a_kept_dealer_multiplies(rule: str, kept: int, factor: int) -> None:
    assert points(1, "self-draw", carry=ZhujiCarry(2, kept), lao_zhuang=rule) == [
        -2 * factor,
        6 * factor,
        -2 * factor,
        -2 * factor,
    ]


def test_the_thrower_may_pay_alone() -> None:
    assert points(3, "discard", 2, discard_pays="shooter_only") == [0, 8, -8, 0]
    assert points(3, "self-draw", discard_pays="shooter_only") == [-8, 24, -8, -8]


def test_a_robbed_kong_may_pay_for_all() -> None:
    assert points(2, "rob-kong", 3, rob_kong_pays_all=True) == [0, 12, 0, -12]
    assert points(2, "discard", 3, rob_kong_pays_all=True) == [-2, 8, -2, -4]


def test_who_gave_the_kong_may_pay_for_all() -> None:
    assert points(2, "self-draw", feeder=3, kong_feeder_pays_all=True) == [0, 12, 0, -12]
    assert points(2, "self-draw", feeder=3) == [-4, 12, -4, -4]


def test_winners_on_one_tile_do_not_pay_each_other() -> None:
    one = Winner(1, "discard", 0, None, Tally(1, (Item("all-runs", 1),), None))
    other = Winner(2, "discard", 0, None, Tally(2, (Item("all-runs", 1), Item("half-flush", 1)), None))
    lines = won(PlainOptions(), ZhujiCarry(0, kept=1), [one, other])
    assert [(line.key, line.params.get("seat")) for line in lines] == [
        ("tai.all-runs", 1),
        ("tai.all-runs", 2),
        ("tai.half-flush", 2),
        ("hand", None),
        ("hand", None),
        ("old-dealer", None),
    ]
    assert points_of(4, lines) == (-12, 6, 12, -6)


def test_the_lines_tell_every_tai_and_every_payment_apart() -> None:
    tally = Tally(3, (Item("red-dragon", 1), Item("east", 2)), None)
    lines = won(PlainOptions(), ZhujiCarry(0, kept=1), [Winner(0, "discard", 1, None, tally)])
    assert [(line.key, line.params) for line in lines] == [
        ("tai.red-dragon", {"seat": 0, "tai": 1}),
        ("tai.east", {"seat": 0, "tai": 2}),
        ("hand", {"tai": 3, "full": 8, "half": 4}),
        ("old-dealer", {"factor": 2}),
    ]


def test_who_leaves_pays_sixteen_to_each() -> None:
    assert points_of(4, forfeited(PlainOptions(base_score=2), ZhujiCarry(0, kept=1), 3)) == (64, 64, 64, -192)


def test_example_s14_of_the_turned_game_the_deal_goes_round() -> None:
    assert next_carry("rotate", ZhujiCarry(1, 0, 3), 1) == ZhujiCarry(1, 1, 4, 1)
    assert next_carry("rotate", ZhujiCarry(1, 1, 3), 2) == ZhujiCarry(2, 0, 4, 2)
    assert next_carry("rotate", ZhujiCarry(1, 0, 3), 3) == ZhujiCarry(2, 0, 4, 3)
    assert next_carry("rotate", ZhujiCarry(1, 0, 3), None) == ZhujiCarry(1, 1, 4, None)


def test_example_s15_of_the_free_game_the_winner_deals() -> None:
    assert next_carry("winner", ZhujiCarry(1, 0, 3), 3) == ZhujiCarry(3, 0, 4, 3)
    assert next_carry("winner", ZhujiCarry(1, 0, 3), 1) == ZhujiCarry(1, 1, 4, 1)
    assert next_carry("winner", ZhujiCarry(1, 0, 3), None) == ZhujiCarry(1, 1, 4, None)
