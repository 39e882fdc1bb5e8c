"""Who pays whom, and who deals next: rules page §6.4 and §4 phase 0, examples 2, 27, 28, 31, 37."""

from __future__ import annotations

from tests.games.wenling_mahjong.tables import dealt, discard

from teahouse.families.mahjong.actions import WIN
from teahouse.families.mahjong.table import Group
from teahouse.games.wenling_mahjong import settlement
from teahouse.games.wenling_mahjong.hands import Item, Tally
from teahouse.games.wenling_mahjong.options import Options
from teahouse.games.wenling_mahjong.settlement import SEATS, Carry
from teahouse.kernel import Line, Transfer, points_of


def settled(*totals: int, winner: int = 0, payer: int | None = None, options: Options | None = None) -> list[int]:
    """The points by seat when the hands count so much."""
    tallies = [Tally(total, (Item("he.open-triplet", total),)) for total in totals]
    lines = settlement.won(options or Options(), winner, tallies, payer)
    return list(points_of(SEATS, lines))


def test_example_2_everybody_pays_the_winners_total() -> None:
    assert settled(100, 0, 0, 0) == [30, -10, -10, -10]
    assert settled(100, 0, 0, 0, options=Options(base=5)) == [150, -50, -50, -50]


def test_example_27_losers_settle_their_differences() -> None:
    assert settled(140, 40, 20, 0) == [42, -8, -14, -20]


def test_example_28_one_pays_for_three() -> None:
    assert settled(140, 40, 20, 60, payer=3) == [42, 6, 2, -50]


def test_what_is_said_of_who_pays_for_three_is_what_he_pays() -> None:
    tallies = [Tally(total, (Item("he.open-triplet", total),)) for total in (140, 40, 20, 60)]
    paid = [line for line in settlement.won(Options(), 0, tallies, 3) if line.key == "pay.for-three"]
    assert paid == [Line("pay.for-three", {"seat": 3, "total": 140, "points": 42}, (Transfer(3, 0, 42),))]


def test_example_31_a_loser_with_a_limit() -> None:
    assert settled(500, 500, 0, 0) == [150, 50, -100, -100]


def test_example_37_an_instant_limit() -> None:
    assert settled(20, 0, 0, 500, winner=3) == [-46, -52, -52, 150]


def test_every_item_total_and_payment_has_its_line() -> None:
    winner = Tally(90, (Item("he.winner", 20), Item("fan.no-wild", 0, 2), Item("he.self-draw", 2)))
    loser = Tally(10, (Item("he.open-triplet", 4, 0, 27),))
    lines = settlement.won(Options(), 1, [loser, winner, loser, Tally(0, ())], None, barred=[2])
    assert lines == (
        Line("he.winner", {"seat": 1, "he": 20}),
        Line("he.self-draw", {"seat": 1, "he": 2}),
        Line("fan.no-wild", {"seat": 1, "fan": 2}),
        Line("total", {"seat": 1, "he": 22, "fan": 2, "total": 90}),
        Line("he.open-triplet", {"seat": 0, "tile": "1z", "he": 4}),
        Line("total", {"seat": 0, "he": 4, "fan": 0, "total": 10}),
        Line("he.open-triplet", {"seat": 2, "tile": "1z", "he": 4}),
        Line("total.barred", {"seat": 2, "he": 4, "fan": 0, "total": 0}),
        Line("total", {"seat": 3, "he": 0, "fan": 0, "total": 0}),
        Line(
            "pay.winner",
            {"seat": 1, "total": 90, "points": 9},
            (Transfer(0, 1, 9), Transfer(2, 1, 9), Transfer(3, 1, 9)),
        ),
        Line(
            "pay.difference",
            {"seat": 0, "other": 2, "more": 10, "less": 0, "points": 1},
            (Transfer(2, 0, 1),),
        ),
        Line(
            "pay.difference",
            {"seat": 0, "other": 3, "more": 10, "less": 0, "points": 1},
            (Transfer(3, 0, 1),),
        ),
    )


def test_who_leaves_pays_a_limit_to_each() -> None:
    assert points_of(SEATS, settlement.forfeited(Options(base=2), 1)) == (100, -300, 100, 100)


def test_a_dealer_who_wins_stays_and_any_other_goes() -> None:
    carry = Carry(3, number=2)
    assert settlement.next_carry(Options(), carry, 3) == Carry(3, 3)
    assert settlement.next_carry(Options(), carry, 1) == Carry(0, 3)
    assert settlement.next_carry(Options(), carry, None) == Carry(0, 3)
    assert settlement.next_carry(Options(drawn_dealer="stays"), carry, None) == Carry(3, 3)


def test_every_seat_has_a_sheet_of_its_hand_as_it_was_read() -> None:
    round = dealt("4p 111m 77z 1z", "", "123m 456m 23p 55s 789p 789s", indicator="1z", calm="4p")
    discard(round, "4p")
    round.apply(2, WIN)
    loser, _, winner, _ = round.sheets
    assert (winner.points, winner.doublings, winner.total) == (20, 2, 80)
    assert [group.stands for group in winner.groups if group.kind == "pair"] == [("5s", "5s")]
    assert Group("chow", ("2p", "3p", "4p"), ("2p", "3p", "4p"), (), concealed=True) in winner.groups
    assert (loser.points, loser.doublings, loser.total) == (16, 1, 40)
    assert loser.groups[:2] == (
        Group("pong", ("1m", "1m", "1m"), ("1m", "1m", "1m"), (), concealed=True),
        Group("pong", ("7z", "7z", "1z"), ("7z", "7z", "7z"), (2,), concealed=True),
    )
    assert loser.groups[2].kind == "loose"
    assert len(loser.groups[2].tiles) == 10
