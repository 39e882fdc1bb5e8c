"""Bidding: section 4 and the examples 25, 26 and 32 of section 9."""

from __future__ import annotations

import pytest

from teahouse.families.tricks.actions import PASS, Bid, Pass
from teahouse.families.tricks.auction import Auction
from teahouse.families.tricks.phases import Burial, Naming
from teahouse.families.tricks.round import TricksRound
from teahouse.families.tricks.solo import SoloCarry
from teahouse.games.bao_hong_wu import GAME
from teahouse.games.bao_hong_wu.options import Options
from teahouse.kernel import Dream, Illegal, Setup


def auction(start: int, **options: str | int) -> TricksRound:
    round, _ = GAME.deal(Setup(Options.read(options), SoloCarry(start)), Dream(1))
    assert isinstance(round, TricksRound)
    return round


def bid(round: TricksRound, *words: int | None) -> None:
    """Each seat in turn bids so many points, or passes."""
    for word in words:
        round.apply(round.actors()[0], PASS if word is None else Bid(word))


def test_example_25_the_fourth_seat_is_still_asked() -> None:
    round = auction(2)
    bid(round, None, None, None)
    assert round.actors() == (1,)
    bid(round, 70)
    assert (round.dealer, round.bid, type(round.phase)) == (1, 70, Naming)


def test_example_25_all_pass_and_the_first_asked_is_the_dealer_at_70() -> None:
    round = auction(2)
    bid(round, None, None, None, None)
    assert (round.dealer, round.bid) == (2, 70)


def test_example_26_the_highest_bid_ends_the_auction() -> None:
    round = auction(0)
    bid(round, 240)
    assert (round.dealer, round.bid, type(round.phase)) == (0, 240, Naming)


@pytest.mark.parametrize(("points", "key"), [(72, "no-such-bid"), (100, "bid-too-low"), (245, "no-such-bid")])
def test_example_32_bids_that_are_refused(points: int, key: str) -> None:
    round = auction(0)
    bid(round, 100)
    with pytest.raises(Illegal, match=key):
        round.check(1, Bid(points))


def test_example_32_nobody_bids_after_a_pass() -> None:
    round = auction(0)
    bid(round, None, 70, 75, 80)
    assert round.actors() == (1,)
    with pytest.raises(Illegal, match="not-your-turn"):
        round.check(0, Bid(85))


def test_seven_bids_a_seat_and_the_seventh_still_stands() -> None:
    round = auction(0)
    bid(round, 70, 75, None, None, *range(80, 140, 5))
    assert round.dealer == 1
    assert round.bid == 135


def test_who_holds_the_high_bid_is_not_asked_again() -> None:
    round = auction(0)
    bid(round, 100, None, None)
    assert round.actors() == (3,)
    bid(round, None)
    assert round.dealer == 0


def test_trumps_are_named_before_the_kitty_is_seen_unless_agreed_otherwise() -> None:
    round = auction(0)
    bid(round, 240)
    assert round.held == [25, 25, 25, 25]
    round = auction(0, trump_choice="after_kitty", max_bid=200)
    bid(round, 200)
    assert round.held == [33, 25, 25, 25]
    round.apply(0, round.fallback(0))
    assert isinstance(round.phase, Burial)


def test_the_absent_seat_passes() -> None:
    round = auction(0)
    assert isinstance(round.phase, Auction)
    assert isinstance(round.fallback(0), Pass)
