"""Going out: passed wins, kongs robbed and replaced, heavenly and earthly wins. Examples 11, 26, 29, 30."""

from __future__ import annotations

from typing import Any

import pytest
from tests.families.mahjong.zhuji.tables import asked, can_win, discard, everybody_passes, own, public
from tests.games.zhuji_bao_mahjong.tables import dealt, declared

from teahouse.families.mahjong.actions import PASS, WIN, AddedKong, Chow, ConcealedKong, OpenKong, Pong
from teahouse.families.mahjong.events import KongRobbed, Won
from teahouse.families.mahjong.phases import Turn
from teahouse.families.mahjong.table import Group, Win
from teahouse.games.zhuji_bao_mahjong.actions import Bid
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.rules import ZhujiBaoRound
from teahouse.kernel import HOUSE, Action, Event, Illegal, Left

ONE_TAI = "234m567m33s78p456s"
"""Waits for 6p and 9p, all runs."""


def thrown(tile: str, *hands: str, wilds: str = "", **more: Any) -> ZhujiBaoRound:
    """Seat 0 has dealt, declared, and thrown this tile."""
    round = dealt(*hands, calm=tile + wilds, **more)
    discard(declared(round, by=0, wilds=wilds), tile)
    return round


# ── passed wins (过手) ───────────────────────────────────────────────────────


def passed(options: Options | None = None) -> ZhujiBaoRound:
    """Seat 1 could win on the 9p of seat 3 and lets it go; seat 0 has drawn 9p in its turn."""
    round = declared(
        dealt("1z", ONE_TAI, "", "9p", calm="69p", draws="1z1z1s9p9p9p", options=options), by=0, wilds="1z"
    )
    for tile in ("2z", "1z", "1z", "9p"):
        discard(round, tile)
        if tile != "9p":
            everybody_passes(round)
    assert asked(round) == [1]
    round.apply(1, PASS)
    assert round.phase == Turn(0, "head")
    return round


def test_example_26_a_win_let_go_locks_the_tile_until_the_next_own_discard() -> None:
    round = passed()
    assert own(round, 1).locked == ("9p",)
    discard(round, "9p")
    assert list(round.candidates(1)) == [Chow(("7p", "8p", "9p"), ("7p", "8p")), PASS]
    round.apply(1, PASS)
    assert own(round, 1).drawn == "9p"
    assert can_win(round, 1), "its own draw is another matter"
    discard(round, "9p")
    assert own(round, 1).locked == ()


@pytest.mark.parametrize(("rule", "wins"), [("same_tile", True), ("any_tile", False)])
def test_example_26_another_tile_may_be_won_unless_the_table_locks_all(rule: Any, wins: bool) -> None:
    round = dealt("1z", ONE_TAI, "", "9p", calm="69p", draws="1z1z1s6p", options=Options(pass_win=rule))
    declared(round, by=0, wilds="1z")
    for tile in ("2z", "1z", "1z", "9p"):
        discard(round, tile)
        everybody_passes(round)
    discard(round, "6p")
    assert can_win(round, 1) == wins


def test_a_table_without_locks() -> None:
    round = passed(Options(pass_win="off"))
    discard(round, "9p")
    assert can_win(round, 1)


def test_the_winning_tile_lies_in_the_winners_hand() -> None:
    round = thrown("9p", "9p", ONE_TAI)
    round.apply(1, WIN)
    seen = public(round)
    assert seen.hands is not None
    assert [hand.count("9p") for hand in seen.hands] == [0, 1, 0, 0]
    assert seen.held == (13, 14, 13, 13)


# ── kongs ────────────────────────────────────────────────────────────────────


def test_example_11_a_kong_saves_a_hand_that_counts_nothing() -> None:
    round = declared(dealt("5555p 222m 789s 34m 8p 5m", tail="8p"), by=1)
    round.apply(0, ConcealedKong("5p", ("5p",) * 4))
    assert own(round, 0).drawn == "8p"
    assert can_win(round, 0)
    events = round.apply(0, WIN)
    won = next(event for event in events if isinstance(event, Won))
    assert won.worth == 2  # the kong's replacement, and no wild in the deal


def robbery(**more: Any) -> ZhujiBaoRound:
    """Seat 3 has ponged 5m and adds the fourth; seats 0 and 2 wait for it with hands that count nothing."""
    round = dealt(
        "34m 222s 55p 678p 678s",
        "9s",
        "34m 333s 44p 678p 456s",
        "55m",
        calm="59m9s",
        draws="2z3z4z5m 5z6z7z5m",
        tail="1s",
        **more,
    )
    declared(round, by=1, wilds="9s")
    for tile in ("1z", "2z", "3z", "4z", "5m"):
        everybody_passes(round)
        discard(round, tile)
    let(round, 3, Pong("5m", ("5m", "5m")))
    for tile in ("1z", "5z", "6z", "7z"):
        discard(round, tile)
        everybody_passes(round)
    round.apply(3, AddedKong("5m", "5m"))
    return round


def let(round: ZhujiBaoRound, seat: int, action: Action) -> list[Event]:
    """All others who are asked pass, then this seat answers."""
    for other in asked(round):
        if other != seat:
            round.apply(other, PASS)
    return round.apply(seat, action)


def test_example_29_the_nearest_robs_the_kong_and_the_konger_pays_as_thrower() -> None:
    round = robbery()
    assert asked(round) == [0, 2]
    assert public(round).melds[3][0].kind == "added-kong"
    events = let(round, 0, WIN)
    assert KongRobbed(3, "5m") in events
    assert public(round).melds[3][0].kind == "pong"
    assert [(win.seat, win.how, win.source, win.worth) for win in round.wins] == [(0, "rob-kong", 3, 1)]
    assert round.outcome is not None
    # Declarer seat 1, 2台: T = 2, H = 1, B = 5.
    assert (round.outcome.ending, round.outcome.points) == ("other-throws", (9, -16, 4, 3))


def test_a_kong_that_nobody_robs_is_replaced_from_the_tail() -> None:
    round = robbery()
    everybody_passes(round)
    assert round.phase == Turn(3, "tail")
    assert own(round, 3).drawn == "1s"
    assert own(round, 0).locked == own(round, 2).locked == ("5m",)


def test_a_claimed_kong_is_not_robbed() -> None:
    round = thrown("5m", "1m5m9s", "9s", "34m 333s 44p 678p 456s", "555m", wilds="9s")
    everybody = asked(round)
    assert everybody == [2, 3], "an earthly win, and the kong"
    let(round, 3, OpenKong("5m", ("5m",) * 3))
    assert round.phase == Turn(3, "tail")


@pytest.mark.parametrize(("counts", "worth"), [(True, 2), (False, 1)])
def test_a_win_on_what_another_wants_for_a_kong(counts: bool, worth: int) -> None:
    round = dealt(
        "5m",
        "",
        "34m 678m 999m 123p 11p",
        "555m",
        calm="5m",
        draws="1z2z3z4z",
        options=Options(rob_open_kong_tai=counts),
    )
    declared(round, by=1)
    for tile in ("1z", "1z", "2z", "3z"):
        discard(round, tile)
        everybody_passes(round)
    discard(round, "5m")
    round.apply(3, OpenKong("5m", ("5m",) * 3))
    round.apply(2, WIN)
    assert [win.worth for win in round.wins] == [worth]


# ── heaven and earth ─────────────────────────────────────────────────────────


def test_example_30_the_dealer_wins_with_his_dealt_hand() -> None:
    round = declared(dealt("222m 555p 789s 345m 88p", "9p"), by=1, call="T3", wilds="9p")
    round.apply(0, WIN)
    assert round.outcome is not None
    assert round.outcome.points == (778, -286, -246, -246)
    assert [line.key for line in round.outcome.lines] == ["tai.heaven-win", "hand", "contract"]
    assert round.outcome.ending == "other-draws"


@pytest.mark.parametrize(("earth", "tai"), [(True, 8), (False, None)])
def test_an_earthly_win_after_the_dealers_kong(earth: bool, tai: int | None) -> None:
    options = Options(earth_win_after_kong=earth)
    round = dealt("1111p 5m 9s", "9s", "34m 333s 44p 678p 456s", calm="5m9s", tail="1z", options=options)
    declared(round, by=1, wilds="9s")
    round.apply(0, ConcealedKong("1p", ("1p",) * 4))
    discard(round, "5m")
    assert can_win(round, 2) == (tai is not None)


def test_the_second_discard_is_no_earthly_win() -> None:
    round = dealt("1z9s", "5m9s", "34m 333s 44p 678p 456s", calm="5m9s", draws="2z")
    declared(round, by=0, wilds="9s")
    discard(round, "1z")
    everybody_passes(round)
    discard(round, "5m")
    assert not can_win(round, 2)


# ── what is shown of a win ───────────────────────────────────────────────────


def test_a_winning_hand_is_laid_out_in_its_best_reading() -> None:
    round = dealt("9p3z", "", "123m 456m 55s 78p 79m 3z", calm="9p", draws="1z2z")
    discard(declared(round, by=0, wilds="3z"), "9p")
    round.apply(2, WIN)
    (win,) = round.wins
    assert win == Win(
        seat=2,
        tile="9p",
        how="discard",
        source=0,
        groups=(
            Group("chow", ("1m", "2m", "3m"), ("1m", "2m", "3m"), (), concealed=True),
            Group("chow", ("4m", "5m", "6m"), ("4m", "5m", "6m"), (), concealed=True),
            Group("chow", ("7m", "3z", "9m"), ("7m", "8m", "9m"), (1,), concealed=True),
            Group("chow", ("7p", "8p", "9p"), ("7p", "8p", "9p"), (), concealed=True),
            Group("pair", ("5s", "5s"), ("5s", "5s"), (), concealed=True),
        ),
        worth=8,
        needed=1,
    )
    hands = public(round).hands
    assert hands is not None
    assert hands[2].count("9p") == 1


# ── leaving ──────────────────────────────────────────────────────────────────


def test_who_leaves_stops_the_deal_only_where_the_table_says_so() -> None:
    round = thrown("9p", "9p", "", "99p")
    with pytest.raises(Illegal):
        round.check(HOUSE, Left(1))
    round = thrown("9p", "9p", "", "99p", options=Options(flee="forfeit"))
    round.apply(HOUSE, Left(1))
    assert round.outcome is not None
    assert (round.outcome.ending, round.outcome.points) == ("forfeit", (9, -27, 9, 9))
    assert round.outcome.carry.dealer == 0  # type: ignore[attr-defined]  # the game's own carry


def test_before_the_auction_ends_the_lowest_bid_is_paid() -> None:
    round = dealt("", options=Options(flee="forfeit"))
    round.apply(0, Bid("T5"))
    round.apply(HOUSE, Left(3))
    assert round.outcome is not None
    assert round.outcome.points == (9, 9, 9, -27)
