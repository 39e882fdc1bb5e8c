"""The auction and the naming of the wild tiles: rules page §4, phases 3 and 4, examples 16–18."""

from __future__ import annotations

import pytest
from tests.games.zhuji_bao_mahjong.tables import dealt, declared

from teahouse.families.mahjong.phases import Turn
from teahouse.families.mahjong.tiles import parse
from teahouse.families.mahjong.zhuji.wild import NameWild, NamingWild, WildNamed
from teahouse.games.zhuji_bao_mahjong.actions import PASS_BID, Bid
from teahouse.games.zhuji_bao_mahjong.bids import ladder
from teahouse.games.zhuji_bao_mahjong.events import Called, Declared
from teahouse.games.zhuji_bao_mahjong.options import Options
from teahouse.games.zhuji_bao_mahjong.rules import ZhujiBaoRound
from teahouse.kernel import Illegal

DEALER = "4577m 258p 369s 2345z"


def table(options: Options | None = None) -> ZhujiBaoRound:
    return dealt(DEALER, options=options)


def spoken(round: ZhujiBaoRound, *calls: str) -> ZhujiBaoRound:
    """The seats speak in turn; `-` is a pass."""
    for call in calls:
        round.apply(round.turn, PASS_BID if call == "-" else Bid(call))
    return round


def refusal(round: ZhujiBaoRound, action: Bid | NameWild) -> str:
    with pytest.raises(Illegal) as caught:
        round.check(round.turn, action)
    return caught.value.key


def test_example_16_the_auction_goes_round_until_three_have_passed() -> None:
    round = spoken(table(), "T2", "-", "D2", "T3", "-", "W3")
    events = round.apply(3, PASS_BID)
    assert (round.declarer, round.bid, round.wilds) == (2, "W3", ())
    assert events == [Called(3, "pass-bid"), Declared(2, "W3", 3, 20, forced=False), WildNamed(2, ())]
    assert round.phase == Turn(0, "deal")
    assert (round.needed(2), round.needed(0)) == (3, 1)


def test_example_17_a_bid_must_rank_higher_whatever_its_price() -> None:
    assert refusal(spoken(table(), "T3"), Bid("W2")) == "bid-too-low"
    assert refusal(spoken(table(), "W2"), Bid("D2")) == "bid-too-low"
    assert refusal(spoken(table(), "T3"), Bid("T3")) == "bid-too-low"
    assert refusal(table(), Bid("T8")) == "no-such-bid"


def test_example_18_all_pass_and_the_dealer_declares_two() -> None:
    round = spoken(table(), "-", "-", "-", "-")
    assert (round.declarer, round.bid) == (0, "T2")
    assert round.phase == NamingWild(0)
    round.check(0, NameWild(("4m", "5m")))
    round.check(0, NameWild(("2z",)))
    assert refusal(round, NameWild(("5m", "7m"))) == "wilds-not-consecutive"
    assert refusal(round, NameWild(("2z", "4m"))) == "wilds-not-consecutive"
    assert refusal(round, NameWild(("3z", "4z"))) == "wilds-not-consecutive"
    assert refusal(round, NameWild(("5m", "6m"))) == "not-in-hand"
    assert refusal(round, NameWild(("2z", "3z", "4z"))) == "too-many-wilds"


def test_the_fourth_seat_still_speaks_when_three_have_passed() -> None:
    round = spoken(table(), "-", "-", "-")
    assert round.actors() == (3,)
    spoken(round, "D4")
    assert (round.declarer, round.bid) == (3, "D4")


def test_the_top_bid_ends_the_auction_at_once() -> None:
    assert spoken(table(), "W7").declarer == 0


def test_who_has_passed_is_out_for_good() -> None:
    assert spoken(table(), "-", "T2", "-", "T3").turn == 1


def test_with_reentry_a_pass_is_for_one_turn_only() -> None:
    round = spoken(table(Options(auction_reentry=True)), "-", "T2", "-", "T3")
    assert round.turn == 0
    spoken(round, "T4", "-", "-", "-")
    assert (round.declarer, round.bid) == (0, "T4")


def test_with_reentry_four_passes_leave_the_deal_to_the_dealer() -> None:
    assert spoken(table(Options(auction_reentry=True)), "-", "-", "-", "-").declarer == 0


def test_a_single_wild_bid_names_one_kind_at_most() -> None:
    round = spoken(table(), "D2", "-", "-", "-")
    assert refusal(round, NameWild(("4m", "5m"))) == "too-many-wilds"
    round.apply(0, NameWild(("4m",)))
    assert round.wilds == tuple(parse("4m"))


def test_exact_counts_must_be_named_in_full() -> None:
    round = spoken(table(Options(wild_count_mode="exact")), "T2", "-", "-", "-")
    assert list(round.candidates(0)) == [NameWild(("4m", "5m"))]
    assert refusal(round, NameWild(())) == "too-few-wilds"
    assert round.fallback(0) == NameWild(("4m", "5m"))


def test_exact_counts_need_one_kind_where_no_two_follow_each_other() -> None:
    round = dealt("147m 258p 369s 12345z", options=Options(wild_count_mode="exact"))
    spoken(round, "T2", "-", "-", "-")
    assert NameWild(("1m",)) in list(round.candidates(0))
    assert refusal(round, NameWild(())) == "too-few-wilds"


@pytest.mark.parametrize(
    ("pair", "legal"), [("23z", True), ("67z", True), ("56z", True), ("45z", False), ("89m", True)]
)
def test_honours_may_be_consecutive_where_the_table_says_so(pair: str, legal: bool) -> None:
    round = dealt("89m 258p 36s 1234567z", options=Options(honour_pair_wild=True))
    spoken(round, "T2", "-", "-", "-")
    naming = NameWild((pair[0] + pair[2], pair[1] + pair[2]))
    assert (naming in list(round.candidates(0))) == legal


def test_absent_seats_pass_and_name_nothing() -> None:
    round = table()
    while not isinstance(round.phase, Turn):
        (seat,) = round.actors()
        round.apply(seat, round.fallback(seat))
    assert (round.declarer, round.bid, round.wilds) == (0, "T2", ())


def test_the_ladder_is_that_of_section_6_1() -> None:
    steps = list(ladder(Options(max_bid=10)).values())
    assert [step.id for step in steps[:7]] == ["T2", "D2", "W2", "T3", "D3", "W3", "T4"]
    assert [step.points for step in steps] == [
        *(5, 10, 10, 10, 20, 20, 20, 40, 40, 40, 80, 80, 80, 160, 160, 160, 320, 320),
        *(320, 640, 640, 640, 1280, 1280, 1280, 2560, 2560),
    ]
    assert [step.rank for step in steps] == list(range(27))
    assert len(ladder(Options())) == 18
    assert list(ladder(Options(no_wild_bids=False)))[:4] == ["T2", "D2", "T3", "D3"]


def test_a_table_may_have_its_own_prices() -> None:
    steps = ladder(Options(contract_table="custom", points_2=3, points_3=7))
    assert (steps["T2"].points, steps["D2"].points, steps["W2"].points, steps["T3"].points) == (3, 7, 7, 7)


def test_what_the_declarer_has_named_all_others_know_that_he_holds() -> None:
    round = declared(table(), by=0, wilds="45m")
    assert round.shown[0] == tuple(parse("45m"))
