"""What a hand may claim: rules page of 诸暨包麻将, phase 5.3 and §5.1."""

from __future__ import annotations

import pytest

from teahouse.families.mahjong.actions import AddedKong, Chow, ConcealedKong, OpenKong, Pong
from teahouse.families.mahjong.claims import (
    Claim,
    added_kongs,
    chow_claims,
    concealed_kongs,
    kong_claims,
    meld_of,
    pong_claims,
    precedence,
)
from teahouse.families.mahjong.conventions import Conventions
from teahouse.families.mahjong.melds import pong
from teahouse.families.mahjong.tiles import counts, parse, tile_kind, tile_names

CHOW, PONG, KONG = (3, 6, 9), (2, 5, 8), (1, 4, 7, 10)
PLAIN = Conventions(chow=CHOW, pong=PONG, kong=KONG)


def chows(hand: str, tile: str, wilds: str = "", ranks: tuple[int, ...] = CHOW) -> list[tuple[str, str, int]]:
    """The chows as the run, the tiles given, and the rank."""
    found = chow_claims(counts(parse(hand)), tile_kind(tile), tuple(parse(wilds)), ranks)
    return [("".join(c.action.tiles), "".join(c.action.given), c.rank) for c in found if isinstance(c.action, Chow)]


def pongs(hand: str, tile: str, wilds: str = "") -> list[tuple[str, int]]:
    found = pong_claims(counts(parse(hand)), tile_kind(tile), tuple(parse(wilds)), PONG)
    return [("".join(claim.action.given), claim.rank) for claim in found if isinstance(claim.action, Pong)]


def test_a_tile_may_stand_in_three_places_of_a_run() -> None:
    assert chows("4578m", "6m") == [("4m5m6m", "4m5m", 3), ("5m6m7m", "5m7m", 3), ("6m7m8m", "7m8m", 3)]


def test_a_run_stays_in_its_suit() -> None:
    assert chows("89m1p", "1p") == []
    assert chows("23m", "1m") == [("1m2m3m", "2m3m", 3)]
    assert chows("89m12p", "7m") == [("7m8m9m", "8m9m", 3)]
    assert chows("23z", "1z") == []


def test_one_wild_leaves_the_choice_of_the_run() -> None:
    assert chows("7m9p", "6m", "9p") == [("5m6m7m", "7m9p", 6), ("6m7m8m", "7m9p", 6)]


def test_two_wilds_make_every_run() -> None:
    assert [run for run, _, rank in chows("99p", "6m", "9p") if rank == 9] == ["4m5m6m", "5m6m7m", "6m7m8m"]
    assert chows("99p", "9m", "9p") == [("7m8m9m", "9p9p", 9)]


def test_a_wild_at_its_own_face_is_natural() -> None:
    # 4m and 5m are wild; both fit into 456m, one of them into 567m, none into 678m.
    assert chows("45m", "6m", "45m") == [("4m5m6m", "4m5m", 3), ("5m6m7m", "4m5m", 6), ("6m7m8m", "4m5m", 9)]


def test_a_second_copy_of_a_wild_stands_in() -> None:
    assert chows("55m", "6m", "5m") == [("4m5m6m", "5m5m", 6), ("5m6m7m", "5m5m", 6), ("6m7m8m", "5m5m", 9)]


def test_no_claim_is_listed_twice() -> None:
    found = chows("4578m99p88p", "6m", "89p")
    assert len({(run, given) for run, given, _ in found}) == len(found)


def test_ranks_say_what_exists() -> None:
    assert chows("7m9p", "6m", "9p", ranks=(3,)) == []
    assert chows("78m", "6m", ranks=()) == []


def test_pongs_with_none_one_and_two_wilds() -> None:
    assert pongs("66m9p9p", "6m", "9p") == [("6m6m", 2), ("6m9p", 5), ("9p9p", 8)]
    assert pongs("6m", "6m", "9p") == []


def test_two_kinds_of_wild_are_two_claims() -> None:
    assert pongs("6m8p9p", "6m", "89p") == [("6m8p", 5), ("6m9p", 5), ("8p9p", 8)]


def test_a_claimed_wild_is_matched_by_its_own_kind() -> None:
    assert pongs("99p8p", "9p", "89p") == [("9p9p", 2), ("8p9p", 5)]


def test_kongs_with_up_to_three_wilds() -> None:
    hand = counts(parse("666m999p"))
    found = list(kong_claims(hand, tile_kind("6m"), tuple(parse("9p")), KONG))
    assert found == [
        Claim(OpenKong("6m", ("6m", "6m", "6m")), 1),
        Claim(OpenKong("6m", ("6m", "6m", "9p")), 4),
        Claim(OpenKong("6m", ("6m", "9p", "9p")), 7),
        Claim(OpenKong("6m", ("9p", "9p", "9p")), 10),
    ]


def test_concealed_kongs_are_real_unless_wilds_may_take_part() -> None:
    hand, wilds = counts(parse("5555p 222s 9m")), tuple(parse("9m"))
    assert list(concealed_kongs(hand, wilds, PLAIN)) == [ConcealedKong("5p", ("5p",) * 4)]
    allowed = Conventions(chow=CHOW, pong=PONG, kong=KONG, wild_concealed_kong=True)
    assert list(concealed_kongs(hand, wilds, allowed)) == [
        ConcealedKong("5p", ("5p",) * 4),
        ConcealedKong("5p", ("9m", "5p", "5p", "5p")),
        ConcealedKong("2s", ("9m", "2s", "2s", "2s")),
    ]


def test_a_fourth_tile_is_added_to_a_pong() -> None:
    six, nine = parse("6m9p")
    laid = [pong(six, (six, nine), 1)]
    hand = counts(parse("6m9p"))
    assert list(added_kongs(hand, laid, (nine,), PLAIN)) == [AddedKong("6m", "6m")]
    allowed = Conventions(chow=CHOW, pong=PONG, kong=KONG, wild_added_kong=True)
    assert list(added_kongs(hand, laid, (nine,), allowed)) == [AddedKong("6m", "6m"), AddedKong("6m", "9p")]


@pytest.mark.parametrize("hand", ["4578m99p88p", "45m55m66m", "666m999p8p"])
def test_the_rank_tells_how_many_wilds_stand_in(hand: str) -> None:
    wilds = tuple(parse("89p 5m"))
    six = tile_kind("6m")
    for maker, ranks in ((chow_claims, CHOW), (pong_claims, PONG), (kong_claims, KONG)):
        for claim in maker(counts(parse(hand)), six, wilds, ranks):
            assert isinstance(claim.action, Chow | Pong | OpenKong)
            meld = meld_of(claim.action, six, 3)
            assert claim.rank == ranks[len(meld.stand_ins)]
            assert tile_names(sorted(meld.given())) == claim.action.given


def test_the_nearer_seat_comes_first_among_equals() -> None:
    assert precedence(1, 5, 0, 4) < precedence(2, 5, 0, 4) < precedence(1, 6, 0, 4)
    assert precedence(3, 5, 2, 4) < precedence(1, 5, 2, 4)
