"""Imagined rounds keep all that their viewer was told: counts, own tiles, covered kongs, tiles that were shown."""

from __future__ import annotations

import pytest
from tests.families.mahjong.zhuji.tables import discard
from tests.games.zhuji_bao_mahjong.tables import dealt, declared

from teahouse.families.mahjong.actions import ConcealedKong
from teahouse.families.mahjong.imagining import GONE, unseen_by
from teahouse.families.mahjong.phases import Window
from teahouse.families.mahjong.tiles import parse, tile_kind
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.rules import ZhujiBaoRound
from teahouse.kernel import HOUSE, Dream

DRAWS = 60


def all_tiles(round: ZhujiBaoRound) -> list[int]:
    """How many tiles of each kind lie anywhere."""
    numbers = [0] * 34
    for seat in range(4):
        for tile, number in enumerate(round.hands[seat]):
            numbers[tile] += number
        for meld in round.laid(seat):
            for face in meld.faces:
                numbers[face] += 1
        for lying in round.ponds[seat]:
            numbers[lying.tile] += not lying.taken
    for tile in round.wall:
        if tile != GONE:
            numbers[tile] += 1
    return numbers


def covered(options: Options | None = None, tiles: str = "5555p", named: str = "9m") -> ZhujiBaoRound:
    """Seat 0 has named a wild and laid a concealed kong."""
    round = declared(dealt(f"{tiles} 9m 1z", "9m", calm="5p9m", options=options), by=0, wilds=named)
    round.apply(0, next(action for action in round.candidates(0) if isinstance(action, ConcealedKong)))
    return round


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_every_tile_lies_somewhere_once(viewer: int | None) -> None:
    round = covered()
    for seed in range(DRAWS):
        assert all_tiles(round.imagine(viewer, Dream(seed))) == [4] * 34


def test_hands_keep_their_sizes_and_kongs_stay_kongs() -> None:
    for seed in range(DRAWS):
        imagined = covered().imagine(1, Dream(seed))
        assert [sum(hand) for hand in imagined.hands] == [11, 13, 13, 13]
        (kong,) = imagined.kongs[0]
        assert len(kong.faces) == 4
        assert tile_kind("9m") not in kong.faces, "seat 1 holds one itself"


def test_a_named_wild_is_held_until_it_is_seen_to_leave() -> None:
    round = declared(dealt("9m 1z", "", calm="9m"), by=0, wilds="9m")
    nine = tile_kind("9m")
    assert all(round.imagine(2, Dream(seed)).hands[0][nine] for seed in range(DRAWS))
    discard(round, "9m")
    assert not all(round.imagine(2, Dream(seed)).hands[0][nine] for seed in range(DRAWS))


def test_a_named_wild_may_lie_in_the_covered_kong() -> None:
    round = covered(named="5p")
    five = tile_kind("5p")
    assert round.shown[0] == (five,)
    for seed in range(DRAWS):
        imagined = round.imagine(3, Dream(seed))
        assert imagined.hands[0][five] or imagined.kongs[0][0].tiles[0] == five


def test_a_covered_kong_may_hold_wilds_where_that_is_allowed() -> None:
    round = covered(Options(wild_concealed_kong=True), tiles="555p")
    faces = {round.imagine(2, Dream(seed)).kongs[0][0].faces for seed in range(DRAWS)}
    assert any(tile_kind("9m") in kong for kong in faces)
    assert any(tile_kind("9m") not in kong for kong in faces)


def test_an_imagined_window_is_held_and_asks_the_imagined_hands() -> None:
    round = declared(dealt("6m", "78m", "66m", calm="6m"), by=0)
    discard(round, "6m")
    assert isinstance(round.phase, Window)
    asked = set()
    for seed in range(DRAWS):
        imagined = round.imagine(1, Dream(seed))
        assert isinstance(imagined.phase, Window)
        assert imagined.phase.could[1] == round.phase.could[1]
        assert HOUSE in imagined.actors()
        asked.add(tuple(bool(could) for could in imagined.phase.could))
    assert len(asked) > 1


def test_what_a_seat_has_not_seen() -> None:
    round = covered()
    unseen = unseen_by(round.veil(1))
    assert sum(unseen) == 136 - 13
    assert sum(unseen_by(round.veil(0))) == 136 - 11 - 4
    assert [unseen[tile] for tile in parse("9m")] == [3]
