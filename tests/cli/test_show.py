"""How values are written on a line, and how tiles are drawn."""

from typing import Any

import pytest

from teahouse.cli._faces import FACES, faces_of
from teahouse.cli._show import block, inline


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "?"),
        (0, "0"),
        (["5m", None, "1z"], "5万 ? 东"),
        ([], "–"),
        ({"type": "discard", "tile": "5m"}, "discard 5万"),
        ({"type": "pass"}, "pass"),
        ({"type": "drew", "seat": 0, "tile": None}, "drew seat=0"),
        ({"type": "chow", "tiles": ["1p", "2p"], "low": 0}, "chow tiles=[1筒 2筒] low=0"),
        ({"tile": "8f", "taken": True}, "菊 taken"),
        ({"tile": "8f", "taken": False}, "菊"),
        ([{"tile": "1s", "taken": False}, {"tile": "7z", "taken": True}], "1索, 中 taken"),
    ],
)
def test_a_value_on_a_line(value: Any, text: str) -> None:
    assert inline(value, FACES["words"]) == text


def test_what_is_held_by_seat_has_a_line_a_seat() -> None:
    value: dict[str, Any] = {
        "turn": 0,
        "last": None,
        "melds": [[], []],
        "ponds": [["1m"], []],
        "held": [13, 14],
        "calls": [{"seat": 1, "key": "pass"}],
        "wilds": [],
    }
    assert block(value, FACES["names"]) == [
        "  turn       0",
        "  ponds",
        "    0        1m",
        "    1        –",
        "  held       13 14",
        "  calls",
        "             seat=1 key=pass",
    ]


def test_every_tile_has_a_word_and_a_picture() -> None:
    assert [FACES["pictures"][name] for name in ("1m", "9m", "1s", "1p", "1z", "5z", "6z", "7z")] == list("🀇🀏🀐🀙🀀🀆🀅🀄")
    assert [FACES["words"][f"{rank}f"] for rank in range(1, 9)] == list("春夏秋冬梅兰竹菊")
    for drawn in (FACES["words"], FACES["pictures"]):
        assert len(set(drawn.values())) == 42


@pytest.mark.parametrize(
    ("game", "drawn"), [("wenling-mahjong", "2索"), ("guan-pai", "2s"), ("a-game-that-is-not-here", "2s")]
)
def test_the_two_of_spades_is_no_tile(game: str, drawn: str) -> None:
    assert inline("2s", faces_of(game, "words")) == drawn
