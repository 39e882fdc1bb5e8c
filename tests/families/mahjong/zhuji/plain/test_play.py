"""What both games of 平麻将 have in common in the play: situations S1–S12 of their rules pages, §9."""

from __future__ import annotations

from typing import Any

import pytest
from tests.families.mahjong.zhuji.plain.tables import dealt, passed_on, thrown
from tests.families.mahjong.zhuji.tables import asked, can_win, discard, drawn, everybody_passes, is_open, own, public

from teahouse.families.mahjong.actions import PASS, WIN, AddedKong, Chow, ConcealedKong, Discard, OpenKong, Pong
from teahouse.families.mahjong.events import WallSpent
from teahouse.families.mahjong.phases import Turn
from teahouse.families.mahjong.zhuji.payments import ZhujiCarry
from teahouse.families.mahjong.zhuji.plain.game import PlainGame
from teahouse.families.mahjong.zhuji.plain.rules import PlainRound
from teahouse.games import zhuji_mahjong, zhuji_zi_you_mahjong
from teahouse.kernel import HOUSE, Action, Illegal, Left

GAMES = pytest.mark.parametrize("game", [zhuji_mahjong.GAME, zhuji_zi_you_mahjong.GAME], ids=lambda game: str(game.key))

NATURAL_CHOW = Chow(("6m", "7m", "8m"), ("7m", "8m"))
WILD_CHOW = Chow(("6m", "7m", "8m"), ("7m", "9p"))
NATURAL_PONG = Pong("6m", ("6m", "6m"))
WILD_PONG = Pong("6m", ("6m", "9p"))
TWO_WILDS_PONG = Pong("6m", ("9p", "9p"))

EIGHT_P = "234m567m33s79p456s"
"""Waits for 8p, all runs."""


def refusal(round: PlainRound, seat: int, action: Action) -> str:
    with pytest.raises(Illegal) as caught:
        round.apply(seat, action)
    return caught.value.key


@GAMES
def test_s1_a_natural_chow_goes_before_a_pong_with_a_wild(game: PlainGame) -> None:
    round = thrown(game, "6m", "6m9p", "78m", "6m9p", wilds="9p")
    round.apply(2, WILD_PONG)
    assert is_open(round)
    round.apply(1, NATURAL_CHOW)
    assert round.phase == Turn(1, "claim")
    assert round.held == [13, 11, 13, 13]


@GAMES
def test_s2_a_pong_with_a_wild_goes_before_a_chow_with_a_wild(game: PlainGame) -> None:
    round = thrown(game, "6m", "6m9p", "7m9p", "6m9p", wilds="9p")
    round.apply(1, WILD_CHOW)
    round.apply(2, WILD_PONG)
    assert round.phase == Turn(2, "claim")


@GAMES
def test_s3_a_natural_pong_goes_before_one_with_two_wilds(game: PlainGame) -> None:
    round = thrown(game, "6m", "6m9p", "99p", "", "66m", wilds="9p")
    round.apply(1, TWO_WILDS_PONG)
    round.apply(3, NATURAL_PONG)
    assert round.phase == Turn(3, "claim")


@GAMES
def test_s4_on_one_rung_the_nearer_seat_is_served(game: PlainGame) -> None:
    round = thrown(game, "6m", "6m9p", "6m9p", "", "6m9p", wilds="9p")
    round.apply(3, WILD_PONG)
    round.apply(1, WILD_PONG)
    assert round.phase == Turn(1, "claim")


@GAMES
def test_a_hand_that_is_not_complete_is_not_won(game: PlainGame) -> None:
    """Example 25: seven pairs."""
    round = dealt(game, "1133m 4466p 2288s 55z", wilds="9m")
    assert not can_win(round, 0)
    assert refusal(round, 0, WIN) == "no-win"


def two_can_win(game: PlainGame, options: dict[str, Any] | None = None) -> PlainRound:
    """Seat 2 throws 8p, on which seats 3 and 1 can win."""
    round = dealt(game, "5p2z", EIGHT_P, "", EIGHT_P, draws="1z8p", calm="8p", options=options)
    discard(round, "2z")
    everybody_passes(round)
    passed_on(round)
    discard(round, "8p")
    assert asked(round) == [1, 3]
    return round


@GAMES
def test_s5_the_nearest_winner_wins_alone(game: PlainGame) -> None:
    round = two_can_win(game)
    round.apply(1, WIN)
    round.apply(3, WIN)
    assert round.outcome is not None
    assert [win.seat for win in round.wins] == [3]


@GAMES
def test_the_winning_tile_lies_in_the_hand_of_the_nearest_winner(game: PlainGame) -> None:
    round = two_can_win(game, table(multi_win="all"))
    round.apply(1, WIN)
    round.apply(3, WIN)
    seen = public(round)
    assert seen.hands is not None
    assert [hand.count("8p") for hand in seen.hands] == [0, 0, 0, 1]
    assert seen.held == (13, 13, 13, 14)


@GAMES
def test_s6_a_passed_win_is_locked_until_the_next_own_discard(game: PlainGame) -> None:
    round = dealt(game, "5p2z", EIGHT_P, draws="1z8p1z8p8p", calm="8p")
    discard(round, "2z")
    everybody_passes(round)
    passed_on(round)
    discard(round, "8p")
    round.apply(1, PASS)
    assert own(round, 1).locked == ("8p",)
    passed_on(round)
    discard(round, "8p")
    assert not can_win(round, 1)
    everybody_passes(round)
    assert (round.turn, drawn(round)) == (1, "8p")
    assert can_win(round, 1), "its own draw is another matter"
    discard(round, "8p")
    assert own(round, 1).locked == ()


def to_the_last_tile(game: PlainGame, *hands: str, dealer: int, **more: Any) -> PlainRound:
    """Nobody claims anything until the dealer's next seat has drawn 9s and 26 tiles are left."""
    round = dealt(game, *hands, dealer=dealer, calm="9s", last="9s", **more)
    while round.drawable:
        passed_on(round)
    return round


@GAMES
def test_s7_nobody_wins_the_last_discard_and_the_dealer_stays(game: PlainGame) -> None:
    round = to_the_last_tile(game, dealer=2)
    assert (round.left, round.turn, round.phase) == (26, 3, Turn(3, "head"))
    assert isinstance(discard(round, "9s")[-1], WallSpent)
    assert round.outcome is not None
    assert (round.outcome.ending, round.outcome.points, round.outcome.lines) == ("drawn", (0, 0, 0, 0), ())
    assert round.outcome.carry == ZhujiCarry(2, kept=1, number=2, winner=None)


@GAMES
def test_s8_the_last_discard_may_only_be_won(game: PlainGame) -> None:
    round = to_the_last_tile(game, "", "78s", "999s", dealer=3)
    assert round.turn == 0
    assert isinstance(discard(round, "9s")[-1], WallSpent)
    round = to_the_last_tile(game, "", "", "123m 456m 789m 11m 78s", dealer=3)
    discard(round, "9s")
    assert list(round.candidates(2)) == [WIN, PASS]


@GAMES
def test_s8_no_kong_while_26_tiles_are_left(game: PlainGame) -> None:
    round = to_the_last_tile(game, "999s", dealer=3)
    assert refusal(round, 0, ConcealedKong("9s", ("9s",) * 4)) == "no-tile-for-kong"


def with_a_wild_pong(game: PlainGame, options: dict[str, Any] | None = None) -> PlainRound:
    """Seat 2 has a pong of 2m, a wild 9p in it, and has just drawn the fourth 2m; seat 3 waits for it."""
    hands = ("2m9p", "", "2m999p", "13m 345m 678m 456s 99s")
    round = thrown(game, "2m", *hands, wilds="9p", draws="1z1z1z2m", options=options)
    round.apply(2, Pong("2m", ("2m", "9p")))
    everybody_passes(round)
    discard(round, "9p")
    while round.turn != 2:
        passed_on(round)
    assert drawn(round) == "2m"
    return round


@GAMES
def test_s9_only_a_real_tile_is_added_to_a_pong_and_it_can_be_robbed(game: PlainGame) -> None:
    round = with_a_wild_pong(game)
    assert refusal(round, 2, AddedKong("2m", "9p")) == "not-possible-now"
    round.apply(2, AddedKong("2m", "2m"))
    assert asked(round) == [3]
    round.apply(3, WIN)
    assert round.outcome is not None
    assert round.outcome.ending == "rob-kong"
    assert round.melds[2][0].kind == "pong"


@GAMES
def test_s10_honours_make_no_runs(game: PlainGame) -> None:
    assert asked(thrown(game, "3z", "3z", "24z")) == []


@GAMES
def test_s11_a_discarded_wild_is_dead(game: PlainGame) -> None:
    hands = ("5p2z", "234m567m33s46p456s", "55p", "5p")
    round = dealt(game, *hands, draws="1z1z")
    discard(round, "2z")
    everybody_passes(round)
    passed_on(round)
    passed_on(round)
    discard(round, "5p")
    assert round.phase == Turn(0, "head")


@GAMES
@pytest.mark.parametrize(("kept", "points"), [(0, (16, 16, -48, 16)), (1, (32, 32, -96, 32))])
def test_s12_who_leaves_pays_where_the_table_says_so(game: PlainGame, kept: int, points: tuple[int, ...]) -> None:
    round = dealt(game, kept=kept, options={"flee": "forfeit"})
    round.apply(HOUSE, Left(2))
    assert round.outcome is not None
    assert (round.outcome.ending, round.outcome.points) == ("forfeit", points)


@GAMES
def test_s12_otherwise_the_seat_is_played_for(game: PlainGame) -> None:
    with pytest.raises(Illegal):
        dealt(game).apply(HOUSE, Left(2))


# ── What the table may choose otherwise ──────────────────────────────────────


def table(**options: Any) -> dict[str, Any]:
    return options


def test_several_may_win_on_one_tile() -> None:
    round = two_can_win(zhuji_mahjong.GAME, table(multi_win="all", no_wild_scope="deal"))
    round.apply(1, WIN)
    round.apply(3, WIN)
    assert round.outcome is not None
    assert [(win.seat, win.worth) for win in round.wins] == [(3, 1), (1, 1)]
    assert round.outcome.points == (-2, 3, -4, 3)


def test_a_discarded_wild_may_be_its_face() -> None:
    hands = ("9p9p", "78p", "99p")
    round = thrown(zhuji_zi_you_mahjong.GAME, "9p", *hands, wilds="9p", options=table(wild_discard="face"))
    assert asked(round) == [1, 2]


def test_pong_and_kong_before_every_chow_with_wilds() -> None:
    options = table(claim_order="pung_first")
    hands = ("6m9p", "7m9p", "99p", "")
    round = thrown(zhuji_zi_you_mahjong.GAME, "6m", *hands, wilds="9p", options=options)
    round.apply(1, WILD_CHOW)
    round.apply(2, TWO_WILDS_PONG)
    assert round.phase == Turn(2, "claim")
    round = thrown(zhuji_zi_you_mahjong.GAME, "6m", *hands, wilds="9p")
    round.apply(1, WILD_CHOW)
    assert round.phase == Turn(1, "claim"), "on the ladder one wild goes before two"


def test_a_table_without_wild_claims() -> None:
    round = thrown(zhuji_zi_you_mahjong.GAME, "6m", "6m9p", "7m66m9p", wilds="9p", options=table(wild_claims=False))
    assert list(round.candidates(1)) == [Pong("6m", ("6m", "6m")), PASS]


def test_wilds_in_every_kong_or_in_none() -> None:
    game = zhuji_zi_you_mahjong.GAME
    everywhere = with_a_wild_pong(game, table(wild_in_kong="all"))
    everywhere.apply(2, AddedKong("2m", "9p"))
    assert asked(everywhere) == [], "a wild tile that is added is not robbed"
    assert everywhere.phase == Turn(2, "tail")
    nowhere = with_a_wild_pong(game, table(wild_in_kong="none"))
    assert not [action for action in nowhere.candidates(2) if isinstance(action, AddedKong)]
    claimed = thrown(game, "6m", "6m9p", "66m9p", wilds="9p", options=table(wild_in_kong="none"))
    assert not [action for action in claimed.candidates(1) if isinstance(action, OpenKong)]


def test_a_kong_that_was_given_is_paid_by_who_gave_it() -> None:
    hand = "666m 123m 789m 99p 78s"
    for options, points in ((table(kong_feeder_pays_all=True), (-6, 0, 6, 0)), (table(), (-2, -2, 6, -2))):
        round = thrown(
            zhuji_mahjong.GAME, "6m", "6m", "", hand, wilds="7z", tail="9s", options=options | {"no_wild_scope": "deal"}
        )
        round.apply(2, OpenKong("6m", ("6m",) * 3))
        round.apply(2, WIN)
        assert round.outcome is not None
        assert round.outcome.points == points


def test_a_kong_of_ones_own_is_given_by_nobody() -> None:
    hand = "666m 123m 789m 99p 78s 6m"
    options = table(kong_feeder_pays_all=True, no_wild_scope="deal")
    round = dealt(zhuji_mahjong.GAME, hand, wilds="7z", tail="9s", options=options)
    round.apply(0, ConcealedKong("6m", ("6m",) * 4))
    round.apply(0, WIN)
    assert round.outcome is not None
    assert round.outcome.points == (6, -2, -2, -2)


def test_all_tiles_may_be_drawn_but_the_one_that_was_turned() -> None:
    everything = table(draw_left=0)
    round = dealt(zhuji_mahjong.GAME, options=everything)
    assert (round.left, round.drawable) == (83, 82)
    while round.outcome is None:
        seat = round.actors()[0]
        round.apply(seat, PASS if is_open(round) else Discard(drawn(round)))
    assert (round.outcome.ending, round.left) == ("drawn", 1)
    assert dealt(zhuji_zi_you_mahjong.GAME, options=everything).drawable == 83


def test_a_first_draw_may_be_an_earthly_win() -> None:
    hand = "222m 555p 789s 345m 8p"
    for choice, wins in (("first_draw_too", True), ("dealer_first_discard", False)):
        options = table(di_hu=choice, no_wild_scope="deal")
        round = dealt(zhuji_mahjong.GAME, "1z", hand, draws="8p", wilds="9m", calm="8p", options=options)
        discard(round, "1z")
        everybody_passes(round)
        assert drawn(round) == "8p"
        assert can_win(round, 1) == wins


def test_the_next_dealer_and_how_he_is_doubled_are_the_tables_choice() -> None:
    round = two_can_win(zhuji_mahjong.GAME, table(dealer_rule="winner"))
    round.apply(3, WIN)
    assert round.outcome is not None
    assert round.outcome.carry == ZhujiCarry(3, kept=0, number=2, winner=3)
