"""Claims, turns and the end of the wall: rules page §4, phases 1, 2, 5 and 6, examples 12–15, 19, 27, 28."""

from __future__ import annotations

from typing import Any

import pytest
from tests.families.mahjong.zhuji.tables import (
    asked,
    can,
    can_win,
    discard,
    drawn,
    everybody_passes,
    is_open,
    own,
    public,
)
from tests.games.zhuji_bao_mahjong.tables import dealt, declared

from teahouse.families.mahjong.actions import (
    PASS,
    WIN,
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    OpenKong,
    Pong,
)
from teahouse.families.mahjong.events import WallBroken, WallSpent
from teahouse.families.mahjong.phases import Turn
from teahouse.families.mahjong.wall import Place
from teahouse.families.mahjong.zhuji.payments import ZhujiCarry
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.rules import ZhujiBaoRound, deal
from teahouse.kernel import HOUSE, Action, Close, Illegal, Scripted, Setup

NATURAL_CHOW = Chow(("6m", "7m", "8m"), ("7m", "8m"))
WILD_CHOW = Chow(("6m", "7m", "8m"), ("7m", "9p"))
NATURAL_PONG = Pong("6m", ("6m", "6m"))
WILD_PONG = Pong("6m", ("6m", "9p"))


def thrown(tile: str, *hands: str, wilds: str = "", **more: Any) -> ZhujiBaoRound:
    """Seat 0 has dealt, declared, and thrown this tile."""
    round = dealt(*hands, calm=tile + wilds, **more)
    discard(declared(round, by=0, wilds=wilds), tile)
    return round


def refusal(round: ZhujiBaoRound, seat: int, action: Action) -> str:
    with pytest.raises(Illegal) as caught:
        round.apply(seat, action)
    return caught.value.key


# ── who gets a discard ───────────────────────────────────────────────────────


def test_example_12_a_natural_pong_goes_before_a_natural_chow() -> None:
    round = thrown("6m", "6m", "78m", "66m")
    assert asked(round) == [1, 2]
    round.apply(1, NATURAL_CHOW)
    assert is_open(round)
    round.apply(2, NATURAL_PONG)
    assert round.phase == Turn(2, "claim")


def test_example_13_a_natural_chow_goes_before_a_pong_with_a_wild() -> None:
    round = thrown("6m", "6m9p", "78m", "6m9p", wilds="9p")
    round.apply(2, WILD_PONG)
    assert is_open(round)
    round.apply(1, NATURAL_CHOW)
    assert round.phase == Turn(1, "claim")


def test_example_13_a_pong_with_a_wild_goes_before_a_chow_with_a_wild() -> None:
    round = thrown("6m", "6m9p", "7m9p", "6m9p", wilds="9p")
    round.apply(1, WILD_CHOW)
    assert is_open(round)
    round.apply(2, WILD_PONG)
    assert round.phase == Turn(2, "claim")


@pytest.mark.parametrize(
    ("second", "served"),
    [(OpenKong("6m", ("6m", "8p", "9p")), 3), (WILD_PONG, 2)],
    ids=["a kong with two wilds", "a pong with one"],
)
def test_example_14_the_class_decides_then_the_nearer_seat(second: Action, served: int) -> None:
    round = thrown("6m", "6m8p9p", "889p", "6m89p", "6m9p", wilds="89p")
    round.apply(1, OpenKong("6m", ("8p", "8p", "9p")))
    round.apply(3, WILD_PONG)
    round.apply(2, second)
    assert round.turn == served
    assert [len(melds) for melds in round.melds] == [0, *(int(seat == served) for seat in (1, 2, 3))]


def test_example_15_the_nearer_of_two_with_the_same_class() -> None:
    round = thrown("6m", "6m9p", "", "6m9p", "6m9p", wilds="9p")
    assert asked(round) == [2, 3]
    round.apply(3, WILD_PONG)
    assert is_open(round)
    round.apply(2, WILD_PONG)
    assert round.phase == Turn(2, "claim")


def test_the_window_closes_when_nobody_undecided_could_beat_the_answer() -> None:
    round = thrown("6m", "6m", "78m", "66m")
    round.apply(2, NATURAL_PONG)
    assert round.phase == Turn(2, "claim")


def test_only_the_next_seat_chows_and_only_suit_tiles() -> None:
    assert asked(thrown("6m", "6m", "", "78m", "57m")) == []
    assert asked(thrown("3z", "3z", "24z")) == []


def test_a_wild_chow_says_which_run_it_is() -> None:
    round = thrown("6m", "6m9p", "7m9p", wilds="9p")
    chows = [action for action in round.candidates(1) if isinstance(action, Chow)]
    assert chows == [Chow(("5m", "6m", "7m"), ("7m", "9p")), Chow(("6m", "7m", "8m"), ("7m", "9p"))]
    round.apply(1, chows[0])
    (meld,) = public(round).melds[1]
    assert (meld.kind, meld.tiles, meld.stands) == ("chow", ("9p", "6m", "7m"), ("5m", "6m", "7m"))
    assert (meld.claimed, meld.source) == (1, 0)


def test_the_nearest_winner_alone_wins() -> None:
    hand = "123m456m789m55s78p"
    round = thrown("9p", "9p", "", hand, "234m567m33s78p456s")
    assert asked(round) == [2, 3]
    round.apply(3, WIN)
    assert is_open(round)
    round.apply(2, WIN)
    assert round.outcome is not None
    assert [win.seat for win in round.wins] == [2]
    assert public(round).ponds[0][-1].taken


@pytest.mark.parametrize(
    ("wild_claims", "kinds"), [("full", {Chow, Pong, OpenKong}), ("pong_only", {Pong, OpenKong}), ("none", {Pong})]
)
def test_which_claims_may_use_wilds(wild_claims: Any, kinds: set[type[Action]]) -> None:
    round = thrown("6m", "6m9p", "7m66m99p", wilds="9p", options=Options(wild_claims=wild_claims))
    assert {type(action) for action in round.candidates(1)} - {type(PASS)} == kinds


def test_a_discarded_wild_is_its_face_or_dead() -> None:
    hands = ("9p9p", "78p", "99p")
    assert asked(thrown("9p", *hands, wilds="9p")) == [1, 2]
    assert asked(thrown("9p", *hands, wilds="9p", options=Options(discarded_wild="dead"))) == []


# ── one's own turn ───────────────────────────────────────────────────────────


def test_after_a_claim_one_must_discard() -> None:
    round = thrown("6m", "6m", "", "66m 3333p")
    round.apply(2, NATURAL_PONG)
    assert refusal(round, 2, ConcealedKong("3p", ("3p",) * 4)) == "must-discard"
    assert refusal(round, 2, WIN) == "must-discard"
    assert {type(action) for action in round.candidates(2)} == {Discard}


def test_after_a_claimed_kong_the_replacement_comes_from_the_tail() -> None:
    round = thrown("6m", "6m", "", "666m", tail="4s")
    round.apply(2, OpenKong("6m", ("6m",) * 3))
    assert round.phase == Turn(2, "tail")
    assert own(round, 2).drawn == "4s"
    assert round.left == 82


def test_a_concealed_kong_needs_four_real_tiles_unless_the_table_says_otherwise() -> None:
    hand = "555p 99m 123s 456s 789s"
    wild_kong = ConcealedKong("5p", ("9m", "5p", "5p", "5p"))
    assert not can(declared(dealt(hand), by=0, wilds="9m"), 0, wild_kong)
    allowed = declared(dealt(hand, options=Options(wild_concealed_kong=True)), by=0, wilds="9m")
    allowed.apply(0, wild_kong)
    assert public(allowed).melds[0][0].tiles == (None,) * 4
    assert own(allowed, 0).kongs == ("5p",)


def test_a_fourth_tile_is_added_to_a_pong_in_ones_own_turn() -> None:
    round = thrown("6m", "6m", "", "666m", draws="2p3p")
    round.apply(2, NATURAL_PONG)
    discard(round, "1z")
    everybody_passes(round)
    for tile in ("2p", "3p"):
        discard(round, tile)
        everybody_passes(round)
    discard(round, drawn(round))
    everybody_passes(round)
    assert round.turn == 2
    round.apply(2, AddedKong("6m", "6m"))
    assert public(round).melds[2][0].kind == "added-kong"
    assert round.phase == Turn(2, "tail")


def test_example_19_the_declarer_needs_what_he_bid() -> None:
    two_tai = "111z 777z 123m 456p 9s"  # east and red dragon
    for seat, wins in ((1, False), (2, True)):
        hands = ["", "", "", ""]
        hands[seat] = two_tai
        round = declared(dealt(*hands, calm="9s", draws="2s9s2s9s"), by=1, call="T3")
        while round.turn != seat or not isinstance(round.phase, Turn):
            discard(round, drawn(round))
            everybody_passes(round)
        assert own(round, seat).drawn in ("2s", "9s")
        assert can_win(round, seat) == (wins and own(round, seat).drawn == "9s")


# ── the wall ─────────────────────────────────────────────────────────────────


def to_the_last_tile(*hands: str, **more: Any) -> ZhujiBaoRound:
    """Everybody discards what is drawn and claims nothing until seat 1 has drawn 9s and 26 tiles are left."""
    round = declared(dealt(*hands, calm="9s", last="9s", **more), by=0)
    while round.drawable:
        discard(round, drawn(round))
        everybody_passes(round)
    return round


def test_example_27_the_last_discard_may_only_be_won() -> None:
    round = to_the_last_tile("", "", "99s")
    assert (round.left, round.turn, round.phase) == (26, 1, Turn(1, "head"))
    assert {type(action) for action in round.candidates(1)} == {Discard}
    assert isinstance(discard(round, "9s")[-1], WallSpent)
    assert round.outcome is not None
    assert (round.outcome.ending, round.outcome.points) == ("drawn", (-15, 5, 5, 5))
    assert round.outcome.carry == ZhujiCarry(0, kept=1, number=2, winner=None)


def test_the_last_discard_may_be_won() -> None:
    round = to_the_last_tile("", "", "99s", "111z 777z 123m 456m 9s")
    discard(round, "9s")
    assert asked(round) == [3]
    round.apply(3, WIN)
    assert [win.worth for win in round.wins] == [3]


def test_the_last_discard_may_be_claimed_where_the_table_says_so() -> None:
    round = to_the_last_tile("", "", "999s", options=Options(last_discard_claims=True))
    discard(round, "9s")
    assert list(round.candidates(2)) == [Pong("9s", ("9s", "9s")), PASS]
    round.apply(2, Pong("9s", ("9s", "9s")))
    discard(round, "1z")
    assert round.outcome is not None
    assert round.outcome.ending == "drawn"


def test_no_kong_when_its_replacement_does_not_exist() -> None:
    round = to_the_last_tile("", "999s")
    assert refusal(round, 1, ConcealedKong("9s", ("9s",) * 4)) == "no-tile-for-kong"


def test_the_table_says_how_many_tiles_stay() -> None:
    assert dealt("", options=Options(draw_limit=14)).drawable == 69


def test_example_28_dice_break_the_wall() -> None:
    setup = Setup(Options(), ZhujiCarry(dealer=2))
    five, events = deal(setup, Scripted({"die:1": [1], "die:2": [2]}))
    assert events[0] == WallBroken(dealer=2, dice=(2, 3), owner=2, kept=5)
    assert five.broken.place(0) == Place(2, 6, "top")
    _, events = deal(setup, Scripted({"die:1": [3], "die:2": [3]}))
    assert events[0] == WallBroken(dealer=2, dice=(4, 4), owner=1, kept=8)


@pytest.mark.parametrize(("direction", "second"), [("clockwise", 3), ("counterclockwise", 1)])
def test_the_direction_of_the_deal(direction: Any, second: int) -> None:
    chance = Scripted({})
    round, _ = deal(Setup(Options(deal_direction=direction), ZhujiCarry(dealer=0)), chance)
    for tile in round.wall[4:8]:
        assert round.hands[second][tile]
    assert round.held == [14, 13, 13, 13]
    assert (round.left, round.drawable) == (83, 57)


# ── time and the referee ─────────────────────────────────────────────────────


def test_an_absent_seat_discards_what_it_drew() -> None:
    round = declared(dealt("147m 258p 369s 12345z"), by=0)
    assert own(round, 0).drawn == "5z"
    assert round.fallback(0) == Discard("5z")


def test_an_absent_seat_keeps_its_wilds() -> None:
    round = declared(dealt("147m 258p 369s 12345z"), by=0, wilds="5z")
    assert round.fallback(0) == Discard("4z")


def test_an_absent_seat_wins_when_it_can_if_the_table_says_so() -> None:
    hand = "123m456m789m55s78p"
    assert thrown("9p", "9p", "", hand).fallback(2) == WIN
    assert thrown("9p", "9p", "", hand, options=Options(auto_win_on_timeout=False)).fallback(2) == PASS


def test_a_protected_window_is_held_though_nobody_can_claim() -> None:
    round = thrown("6m", "6m", protected=True)
    assert round.actors() == (HOUSE,)
    round.apply(HOUSE, Close())
    assert round.phase == Turn(1, "head")


def test_a_protected_window_keeps_all_answers_until_its_end() -> None:
    round = thrown("6m", "6m", "78m", "66m", protected=True)
    round.apply(2, NATURAL_PONG)
    round.apply(1, NATURAL_CHOW)
    assert round.actors() == (HOUSE,)
    round.apply(HOUSE, Close())
    assert round.phase == Turn(2, "claim")
