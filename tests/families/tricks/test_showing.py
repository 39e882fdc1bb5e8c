"""What a seat and a spectator see of the card table."""

from __future__ import annotations

from tests.families.tricks.shows import deal_on, dealt, show
from tests.families.tricks.tables import cards, play, playing

from teahouse.families.tricks.actions import PASS, Bid
from teahouse.families.tricks.solo import SoloCarry
from teahouse.families.tricks.table import Laid, Mark, Score, Seal, TricksPrivate, TricksPublic
from teahouse.games.bao_hong_wu import GAME as SOLO
from teahouse.games.bao_hong_xin import GAME as BANDS
from teahouse.games.wenling_hong_wu import GAME as PARTNERS
from teahouse.kernel import Dream, Form, Round, Setup


def public(round: Round) -> TricksPublic:
    seen = round.public()
    assert isinstance(seen, TricksPublic)
    return seen


def private(round: Round, seat: int) -> TricksPrivate:
    seen = round.private(seat)
    assert isinstance(seen, TricksPrivate)
    return seen


def test_a_hand_is_sorted_trumps_first_then_red_and_black_by_turns() -> None:
    round = playing(SOLO, ["4c Ad Kh 5h As 2d 3s 7h7h8h8h", "9c", "Tc", "Jc"])
    hand = private(round, 0).hand
    assert [suited.group for suited in hand] == ["trump", "h", "c", "d"]
    assert hand[0].cards == ("5h", "3s", "2d", "As")
    assert hand[1].cards == ("Kh", "8h", "8h", "7h", "7h")
    assert hand[1].tractors == (("7h", "7h", "8h", "8h"),)


def test_what_is_shown_sorts_the_hands_before_trumps_are_named() -> None:
    round = dealt(PARTNERS, {1: "2d3d3h"})
    deal_on(round)
    assert "3d" not in private(round, 1).hand[0].cards
    show(round, 1, "2d")
    assert {"3d", "3h", "2d"} <= set(private(round, 1).hand[0].cards)


def test_only_cards_of_a_legal_play_are_bright() -> None:
    round = playing(SOLO, ["9c9c", "7c7c8c8cKc4d", "Tc", "Jc"])
    assert private(round, 1).playable == ()
    play(round, "9c9c")
    assert private(round, 1).playable == cards("7c8c")
    assert private(round, 1).forced == ()
    round = playing(SOLO, ["9c9c", "7c8d4d5d", "Tc", "Jc"])
    play(round, "9c9c")
    assert private(round, 1).playable == cards("7c4d5d8d")
    assert private(round, 1).forced == cards("7c")


def test_the_trick_as_it_lies() -> None:
    round = playing(SOLO, ["KcKc", "6c8c", "As9s", "Tc5c"])
    play(round, "KcKc", "6c8c")
    seen = public(round)
    assert (seen.turn, seen.leader, seen.led, seen.stake, seen.held) == (2, 0, "c", 20, (0, 0, 2, 2))
    assert seen.plays == (
        Laid(0, cards("KcKc"), "lead", 20, best=True),
        Laid(1, cards("6c8c"), "follow", 0, best=False),
    )
    play(round, "9sAs", "Tc5c")
    last = public(round).last
    assert last is not None
    assert (last.winner, last.points) == (0, 35)
    assert [laid.how for laid in last.plays] == ["lead", "follow", "discard", "follow"]
    assert public(round).outcome is not None
    assert public(round).hands == ((), (), (), ())


def test_a_ruff_and_an_over_ruff_are_named() -> None:
    round = playing(SOLO, ["Kc4c", "6s5d", "9s5d", "Tc5c"])
    play(round, "Kc", "6s", "9s")
    assert [laid.how for laid in public(round).plays] == ["lead", "ruff", "over-ruff"]
    assert [laid.best for laid in public(round).plays] == [False, False, True]


def test_the_auction_on_the_table() -> None:
    round, _ = SOLO.deal(Setup(SOLO.Options(), SoloCarry(2)), Dream(1))
    round.apply(2, Bid(85))
    round.apply(3, PASS)
    seen = public(round)
    assert (seen.phase, seen.turn, seen.bid, seen.bidder, seen.dealer, seen.teams) == ("auction", 0, 85, 2, None, ())
    assert [(call.seat, call.key, call.points) for call in seen.calls] == [(2, "bid", 85), (3, "pass", None)]
    assert seen.score is None
    assert seen.kitty.number == 8


def test_the_bar_of_points() -> None:
    round = playing(SOLO, ["4s4s", "5h7s", "bj8s", "9sJs"], bid=105)
    play(round, "4s4s", "5h7s", "bj8s", "9sJs")
    seen = public(round)
    assert seen.score == Score("dealer", 5, 200, (Mark("mark-bid", 105),), 20)
    assert seen.seals == (Seal(0, "dealer", {"points": 105}),)
    assert [(caught.seat, caught.source) for caught in seen.caught] == [(0, 1)]
    marks = public(playing(BANDS, ["4c", "6c", "7c", "8c"], bid=105)).score
    assert marks is not None
    assert [(mark.key, mark.points) for mark in marks.marks] == [
        ("mark-low", 55),
        ("mark-bid", 105),
        ("mark-half", 155),
        ("mark-full", 200),
    ]


def test_a_failed_throw_is_seen_until_the_trick_is_gathered_and_in_the_last_trick() -> None:
    round = playing(SOLO, ["AcAcKcQc4d", "KcJc4c3h5d", "9c7d7d6d8s", "8d8d9d6d9s"])
    play(round, "AcAcKcQc")
    failed = public(round).failed
    assert failed is not None
    assert (failed.cards, failed.led) == (cards("QcKcAcAc"), ("Qc",))
    play(round, "4c", "9c", "8d")
    assert public(round).failed is None
    last = public(round).last
    assert last is not None
    assert last.failed == failed


def test_long_leads_and_burials_are_asked_by_a_form() -> None:
    round, _ = SOLO.deal(Setup(SOLO.Options(), SoloCarry(0)), Dream(1))
    round.apply(0, Bid(240))
    round.apply(0, round.fallback(0))
    ask = round.ask(0)
    assert ask is not None
    assert (ask.kind, ask.actions, ask.pick) == ("burial", None, Form("hand", 8, 8, "bury"))
    round.apply(0, round.fallback(0))
    ask = round.ask(0)
    assert ask is not None
    assert (ask.kind, ask.pick) == ("trick", Form("hand", 1, 25, "lead"))
    assert len(private(round, 0).buried) == 8
    assert private(round, 1).buried == ()
