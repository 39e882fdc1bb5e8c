"""Wild tiles: which kind follows a turned one, and which kinds are consecutive."""

from __future__ import annotations

import pytest

from teahouse.families.mahjong.tiles import tile_kind
from teahouse.families.mahjong.zhuji.wild import Naming, consecutive, next_kind


@pytest.mark.parametrize(
    ("turned", "wild"),
    [("1m", "2m"), ("9m", "1m"), ("9p", "1p"), ("9s", "1s"), ("1z", "2z"), ("4z", "1z"), ("5z", "6z"), ("7z", "5z")],
)
def test_the_kind_after_a_turned_tile(turned: str, wild: str) -> None:
    assert next_kind(tile_kind(turned)) == tile_kind(wild)


@pytest.mark.parametrize(
    ("pair", "plain", "honours"),
    [
        ("4m5m", True, True),
        ("9m1p", False, False),
        ("4m6m", False, False),
        ("1z2z", False, True),
        ("4z5z", False, False),
    ],
)
def test_what_follows_each_other(pair: str, plain: bool, honours: bool) -> None:
    low, high = tile_kind(pair[:2]), tile_kind(pair[2:])
    assert consecutive(Naming(2), low, high) == plain
    assert consecutive(Naming(2, honours=True), low, high) == honours
