"""Melds: what lies on the table and what it stands for. 诸暨包麻将 §5.1 and examples 12–14, 29."""

import pytest

from teahouse.families.mahjong.melds import (
    Meld,
    added_kong,
    chow,
    concealed_kong,
    open_kong,
    pong,
)
from teahouse.families.mahjong.round import COVERED
from teahouse.families.mahjong.sets import CHOW, SET_SUIT, SET_TILES, is_chow
from teahouse.families.mahjong.showing import shown_meld
from teahouse.families.mahjong.table import ShownMeld
from teahouse.families.mahjong.tiles import HONOURS, parse, tile_kind, tile_names

SIX = tile_kind("6m")


def faces(meld: Meld) -> str:
    return " ".join(tile_names(meld.faces))


def test_sets_are_34_triplets_and_21_chows() -> None:
    assert len(SET_TILES) == 55
    assert SET_TILES[CHOW + 24] == (24, 25, 26)
    assert SET_TILES[33] == (33, 33, 33)
    assert (SET_SUIT[33], SET_SUIT[CHOW]) == (HONOURS, 0)
    assert CHOW + 25 not in SET_TILES


def test_a_natural_chow() -> None:
    meld = chow(SIX, low=tile_kind("6m"), given=parse("87m"), source=3)
    assert (faces(meld), meld.claimed, meld.source) == ("6m 7m 8m", 0, 3)
    assert meld.stand_ins == ()
    assert meld.given() == tuple(parse("78m"))
    assert meld.counts_as == CHOW + tile_kind("6m")
    assert is_chow(meld.counts_as)
    assert not meld.is_concealed


@pytest.mark.parametrize(
    ("low", "given", "lies", "stand_ins"),
    [
        ("6m", "7m 5p", "6m 7m 5p", (2,)),
        ("5m", "7m 5p", "5p 6m 7m", (0,)),
        ("4m", "5p 4p", "4p 5p 6m", (0, 1)),
        ("5m", "6m 7m", "6m 6m 7m", (0,)),  # a wild 6m in the place of 5m
        ("6m", "8m 7m", "6m 7m 8m", ()),
    ],
)
def test_the_claimer_chooses_the_chow_that_a_wild_tile_makes(
    low: str, given: str, lies: str, stand_ins: tuple[int, ...]
) -> None:
    meld = chow(SIX, tile_kind(low), parse(given), source=0)
    assert faces(meld) == lies
    assert meld.stand_ins == stand_ins
    assert meld.claimed is not None
    assert meld.faces[meld.claimed] == SIX


@pytest.mark.parametrize(("low", "given"), [("7m", "78m"), ("6m", "7m"), ("8m", "67m"), ("1z", "23z")])
def test_what_is_no_chow_is_refused(low: str, given: str) -> None:
    claimed = SIX if low.endswith("m") else tile_kind("1z")
    with pytest.raises(ValueError, match="no chow"):
        chow(claimed, tile_kind(low), parse(given), source=0)


def test_pongs_and_kongs_with_wild_tiles() -> None:
    meld = pong(SIX, parse("5p 6m"), source=2)
    assert (faces(meld), meld.stand_ins, meld.counts_as) == ("6m 6m 5p", (2,), SIX)
    kong = open_kong(SIX, parse("5p 4p 6m"), source=2)
    assert (faces(kong), kong.stand_ins, kong.counts_as, kong.is_kong) == ("6m 6m 4p 5p", (2, 3), SIX, True)
    with pytest.raises(ValueError, match="takes 3 tiles"):
        open_kong(SIX, parse("66m"), source=2)


def test_a_wild_tile_as_its_own_face_is_natural_but_still_lies_there() -> None:
    meld = pong(tile_kind("5p"), parse("55p"), source=1)
    assert meld.stand_ins == ()
    assert meld.holds_wild(parse("5p"))
    assert not meld.holds_wild(parse("4p"))


def test_an_added_kong_was_a_pong_and_is_one_again_when_robbed() -> None:
    below = pong(SIX, parse("6m 5p"), source=2)
    kong = added_kong(below, SIX)
    assert (kong.kind, faces(kong), kong.claimed, kong.source) == ("added-kong", "6m 6m 5p 6m", 0, 2)
    assert kong.counts_as == below.counts_as
    with pytest.raises(ValueError, match="only a pong"):
        added_kong(kong, SIX)


def test_a_concealed_kong_shows_four_backs_to_others() -> None:
    kong = concealed_kong(SIX)
    assert (faces(kong), kong.is_concealed, kong.counts_as) == ("6m 6m 6m 6m", True, SIX)
    assert shown_meld(kong) == ShownMeld("concealed-kong", ("6m",) * 4, ("6m",) * 4, claimed=None, source=None)
    assert shown_meld(COVERED) == ShownMeld("concealed-kong", (None,) * 4, (None,) * 4, claimed=None, source=None)
    assert faces(concealed_kong(SIX, parse("5p 666m"))) == "6m 6m 6m 5p"


def test_a_shown_meld_says_what_lies_there_and_what_it_stands_for() -> None:
    shown = shown_meld(chow(SIX, tile_kind("5m"), parse("7m 5p"), source=0))
    assert shown == ShownMeld("chow", ("5p", "6m", "7m"), ("5m", "6m", "7m"), claimed=1, source=0)
