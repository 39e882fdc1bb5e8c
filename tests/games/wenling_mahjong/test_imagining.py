"""Imagined rounds keep what their viewer was told: laid out and turned up tiles, no special tiles in hands, offers."""

from __future__ import annotations

import pytest
from tests.games.wenling_mahjong.tables import dealt

from teahouse.families.mahjong.imagining import GONE
from teahouse.families.mahjong.tiles import counts, tile_kind
from teahouse.games.wenling_mahjong import GAME
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.rules import TILES, LimitOffer, WenlingRound
from teahouse.games.wenling_mahjong.settlement import Carry
from teahouse.kernel import Dream, Setup

DRAWS = 40


def all_tiles(round: WenlingRound) -> list[int]:
    """How many tiles of each kind lie anywhere."""
    assert round.indicator is not None
    found = [tile for tile in round.wall if tile != GONE] + [round.indicator]
    for seat in range(4):
        found += [tile for tile, number in enumerate(round.hands[seat]) for _ in range(number)]
        found += [face for meld in round.laid(seat) for face in meld.faces]
        found += [lying.tile for lying in round.ponds[seat] if not lying.taken]
        found += round.exposed[seat]
    return counts(found)


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_every_tile_lies_somewhere_once_and_no_hand_holds_a_special_one(viewer: int | None) -> None:
    round, _ = GAME.deal(Setup(Options(), Carry(0), 4), Dream(3))
    for seed in range(DRAWS):
        imagined = round.imagine(viewer, Dream(seed))
        assert isinstance(imagined, WenlingRound)
        assert all_tiles(imagined) == counts(TILES)
        assert not any(imagined.hands[seat][tile] for seat in range(4) for tile in imagined.specials)


def test_by_hand_special_tiles_may_be_anywhere() -> None:
    round, _ = GAME.deal(Setup(Options(auto_expose=False), Carry(0), 4), Dream(3))
    held = 0
    for seed in range(DRAWS):
        imagined = round.imagine(0, Dream(seed))
        assert isinstance(imagined, WenlingRound)
        held += any(imagined.hands[seat][tile] for seat in (1, 2, 3) for tile in imagined.specials)
    assert held > DRAWS // 2


def test_who_is_offered_a_limit_holds_the_wilds_in_every_imagined_round() -> None:
    round = dealt("", "4z4z4z")
    assert round.phase == LimitOffer(1, "opening")
    for seed in range(DRAWS):
        imagined = round.imagine(3, Dream(seed))
        assert imagined.hands[1][tile_kind("4z")] == 3
