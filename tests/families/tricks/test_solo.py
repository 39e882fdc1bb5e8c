"""One against three: who leaves pays, and who deals after that (section 6 of the three rules pages, «Fleeing»)."""

from __future__ import annotations

import pytest

from teahouse.families.tricks.actions import PASS, Bid
from teahouse.families.tricks.solo import SoloCarry, SoloGame, SoloRound, band_marks, from_each
from teahouse.families.tricks.table import Mark
from teahouse.kernel import HOUSE, Allowance, Dream, Left, Outcome, Seat, Setup, Transfer, registry

GAMES = [game for game in registry.games() if isinstance(game, SoloGame)]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


def auction(game: SoloGame, **options: int | str) -> SoloRound:
    """The bidding; seat 2 is asked first."""
    round, _ = game.deal(Setup(game.Options.read(options), SoloCarry(2)), Dream(1))
    return round


def dealer_found(game: SoloGame, **options: int | str) -> SoloRound:
    """Seat 3 has won the bidding."""
    round = auction(game, **options)
    for word in (PASS, Bid(100), PASS, PASS):
        round.apply(round.actors()[0], word)
    assert round.dealer == 3
    return round


def fled(round: SoloRound, seat: Seat) -> Outcome:
    round.apply(HOUSE, Left(seat))
    assert round.outcome is not None
    assert round.outcome.ending == "fled"
    return round.outcome


@every_game
def test_before_there_is_a_dealer_everybody_who_leaves_pays_as_a_defender(game: SoloGame) -> None:
    assert fled(auction(game), 1).points == (10, -30, 10, 10)
    assert fled(auction(game, flee_share="to_dealer", base=2), 2).points == (20, 20, -60, 20)


@every_game
def test_a_dealer_that_leaves_pays_three_times_as_much(game: SoloGame) -> None:
    assert fled(dealer_found(game), 3).points == (30, 30, 30, -90)
    assert fled(dealer_found(game), 0).points == (-30, 10, 10, 10)
    assert fled(dealer_found(game, flee_share="to_dealer"), 0).points == (-30, 0, 0, 30)
    assert fled(dealer_found(game, flee_share="to_dealer"), 3).points == (30, 30, 30, -90)


@every_game
def test_the_seat_that_was_asked_first_deals_again_or_the_dealer_or_the_next_of_who_left(game: SoloGame) -> None:
    assert fled(auction(game), 1).carry == SoloCarry(2)
    assert fled(auction(game), 2).carry == SoloCarry(3)
    assert fled(dealer_found(game), 2).carry == SoloCarry(3)
    assert fled(dealer_found(game), 3).carry == SoloCarry(0)


@every_game
def test_the_times_of_the_rules_page(game: SoloGame) -> None:
    """Section 4: half a minute for a whole auction, or a quarter each time; then 20, 60 and 20 seconds."""
    later = {"name": Allowance(20), "bury": Allowance(60), "turn": Allowance(20)}
    assert game.clocks(game.Options()) == {"bid": Allowance(0, bank=30, scope="phase")} | later
    assert game.clocks(game.Options.read({"bid_clock_s": 0})) == {"bid": Allowance(15)} | later


def test_what_the_dealer_wins_or_pays() -> None:
    assert from_each(1, 2) == (Transfer(0, 1, 2), Transfer(2, 1, 2), Transfer(3, 1, 2))
    assert from_each(1, -2) == (Transfer(1, 0, 2), Transfer(1, 2, 2), Transfer(1, 3, 2))


@pytest.mark.parametrize(
    ("bid", "marks"),
    [
        (70, {"low": 35, "bid": 70, "half": 135, "full": 200}),
        (75, {"low": 40, "bid": 75, "half": 140, "full": 200}),
        (105, {"low": 55, "bid": 105, "half": 155, "full": 200}),
        (190, {"low": 95, "bid": 190, "half": 195, "full": 200}),
        (195, {"low": 100, "bid": 195, "full": 200}),
        (200, {"low": 100, "bid": 200, "full": 200}),
    ],
)
def test_the_bar_is_marked_where_the_bands_begin(bid: int, marks: dict[str, int]) -> None:
    """The table of lowest points in section 6 of 包红心."""
    assert band_marks(bid) == tuple(Mark(f"mark-{name}", points) for name, points in marks.items())
