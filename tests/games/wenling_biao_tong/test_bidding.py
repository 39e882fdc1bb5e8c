"""温岭标统: bidding, kitty and throwing in (rules page, section 4). Numbers are those of section 9."""

from tests.families.climbing.tables import own, seen
from tests.games.wenling_biao_tong.tables import bid, contract, dealt, refused

from teahouse.families.cards import held, names_of, points_in
from teahouse.families.climbing.actions import DECLINE, PASS, THROW_IN, Bid, Play
from teahouse.families.climbing.events import AuctionEnded, KittyTaken, Leads, ThrownIn
from teahouse.families.climbing.phases import Trick
from teahouse.games.wenling_biao_tong import GAME
from teahouse.games.wenling_biao_tong.bidding import jokers
from teahouse.kernel import HOUSE, Allowance, Close, Dream, Setup

EIGHT_NINES = "9c9d9h9s9c9d9h9s"
EIGHT_TWOS = "2c2d2h2s2c2d2h2s"
FOUR_JOKERS = "sjsjbjbj"


def test_twenty_five_cards_each_and_eight_in_the_kitty() -> None:
    options = GAME.Options()
    round, _ = GAME.deal(Setup(options, GAME.first(options, Dream(0)), 4), Dream(0))
    assert (round.held, round.undealt) == ([25] * 4, 8)
    assert points_in(round.pack) == 200


def test_example_13_all_pass_and_the_starter_is_declarer_at_five() -> None:
    round = dealt({}, starter=1)
    events = bid(round, None, None, None, None)
    assert AuctionEnded(1, 5) in events
    assert Leads(1, "declarer", None) in events
    assert (round.sides, round.actors()) == ((1, 0, 1, 1), (1,))


def test_example_14_two_jokers_must_bid() -> None:
    round = dealt({0: "sjbj"})
    assert refused(round, PASS) == "two-jokers-must-bid"
    assert list(round.candidates(0)) == [Bid(5), Bid(10), Bid(15), Bid(20)]
    assert round.fallback(0) == Bid(5)


def test_example_15_a_step_above_five_but_free_above_ten() -> None:
    round = dealt({1: "sjsj"})
    bid(round, 5)
    assert refused(round, PASS) == "two-jokers-must-bid"
    assert refused(round, Bid(5)) == "bid-too-low"
    assert round.fallback(1) == Bid(10)
    free = dealt({1: "sjsj"})
    bid(free, 10, None)
    assert free.actors() == (2,)


def test_example_17_a_hand_thrown_in_wins() -> None:
    round = dealt({3: FOUR_JOKERS}, forced_bid="off")
    bid(round, 10, None, None, None)
    assert (round.declarer, round.actors()) == (0, (3,))
    assert round.apply(3, THROW_IN)[1:] == [ThrownIn(3, ("sj", "sj", "bj", "bj"))]
    assert round.outcome is not None
    assert (round.outcome.ending, round.outcome.points) == ("defender-throws", (-30, 10, 10, 10))
    coins = dealt({3: FOUR_JOKERS}, forced_bid="off", book="coins")
    bid(coins, 10, None, None, None)
    coins.apply(3, THROW_IN)
    assert coins.outcome is not None
    assert coins.outcome.points == (-15, 5, 5, 5)


def test_example_26_who_has_passed_does_not_speak_again() -> None:
    round = dealt({})
    events = bid(round, 5, 10, None, 15, None, None)
    assert AuctionEnded(3, 15) in events
    assert [(call.seat, call.key, call.points) for call in seen(round).calls] == [
        (2, "pass", None),
        (3, "bid", 15),
        (0, "pass", None),
        (1, "pass", None),
    ]


def test_example_27_twenty_stops_the_bidding() -> None:
    round = dealt({1: "sjbj"})
    assert AuctionEnded(0, 20) in bid(round, 20)


def test_example_28_the_declarer_keeps_the_whole_kitty() -> None:
    round = dealt({}, starter=2)
    events = bid(round, 20)
    taken = next(event for event in events if isinstance(event, KittyTaken))
    assert (taken.seat, taken.number, len(taken.cards)) == (2, 8, 8)
    assert (round.held, round.undealt, round.actors()) == ([25, 25, 33, 25], 0, (2,))
    assert seen(round).spare == taken.cards
    assert (seen(round).dealer, seen(round).bid, seen(round).bidder) == (2, 20, 2)
    for draw in range(5):
        hand = list(names_of(held(round.imagine(0, Dream(draw)).hands[2])))
        for card in taken.cards:
            hand.remove(card)


def test_a_pass_tells_that_there_are_not_two_jokers_while_those_must_bid() -> None:
    round = dealt({})
    bid(round, None)
    assert round.most_jokers == [1, 4, 4, 4]
    bid(round, 10, None)
    assert round.most_jokers == [1, 4, 4, 4]
    free = dealt({}, forced_bid="off")
    bid(free, None)
    assert free.most_jokers == [4, 4, 4, 4]


def test_where_nobody_is_asked_to_throw_in_nobody_has_four_jokers() -> None:
    round = dealt({}, forced_bid="off")
    bid(round, 20)
    assert round.most_jokers == [3, 3, 3, 3]


def test_fifteen_seconds_a_bid_and_ten_to_throw_in() -> None:
    turn = {"turn": Allowance(20), "reaction": Allowance(10)}
    assert GAME.clocks(GAME.Options()) == {"bid": Allowance(15)} | turn
    assert GAME.clocks(GAME.Options.read({"bid_seconds": 30})) == {"bid": Allowance(30)} | turn


def test_refusals_of_the_bidding() -> None:
    round = dealt({})
    assert refused(round, Bid(7)) == "no-such-bid"
    assert refused(round, Play(("3c",))) == "must-bid"


def test_exactly_one_step_or_no_duty_where_that_is_agreed() -> None:
    exact = dealt({0: "sjbj"}, forced_bid="exactly_one_step")
    assert list(exact.candidates(0)) == [Bid(5)]
    assert refused(exact, Bid(10)) == "one-step-due"
    assert PASS in dealt({0: "sjbj"}, forced_bid="off").candidates(0)


def test_who_has_passed_may_bid_again_where_that_is_agreed() -> None:
    round = dealt({}, pass_final="off")
    bid(round, None, None, None, 5, 10, None, None)
    assert round.actors() == (3,)
    bid(round, None)
    assert (round.declarer, round.bid) == (0, 10)
    silent = dealt({}, pass_final="off")
    bid(silent, None, None, None, None)
    assert (silent.declarer, silent.bid) == (0, 5)


def test_a_pass_under_duty_tells_that_there_are_no_two_jokers() -> None:
    round = dealt({2: "sjbj"})
    bid(round, None, None)
    for draw in range(60):
        dream = round.imagine(3, Dream(draw))
        assert jokers(dream, 0) <= 1
        assert jokers(dream, 1) <= 1
        assert sum(dream.hands[0]) == 25
    assert any(jokers(round.imagine(3, Dream(draw)), 2) >= 2 for draw in range(60))


def test_who_may_throw_is_hidden_and_who_may_not_is_not_asked() -> None:
    round = dealt({1: EIGHT_NINES})
    bid(round, 20)
    assert round.actors() == (1,)
    assert round.shown_actors() == ()
    assert round.fallback(1) == DECLINE
    assert Leads(0, "declarer", None) in round.apply(1, DECLINE)


def test_the_strongest_throw_decides() -> None:
    round = dealt({1: EIGHT_NINES, 2: EIGHT_TWOS, 3: FOUR_JOKERS}, forced_bid="off")
    bid(round, 20)
    assert round.actors() == (1, 2, 3)
    twin = round.copy()
    for seat in (1, 2, 3):
        round.apply(seat, THROW_IN)
    assert round.thrown == 3
    twin.apply(3, DECLINE)
    twin.apply(1, THROW_IN)
    assert twin.outcome is None
    events = twin.apply(2, THROW_IN)
    assert any(
        isinstance(event, ThrownIn) and event.seat == 2 and set(event.cards) == {"2c", "2d", "2h", "2s"}
        for event in events
    )


def test_the_kitty_completes_a_set_only_where_that_is_agreed() -> None:
    tops = {0: EIGHT_NINES[:14]}
    strict = dealt(tops, kitty="9s")
    bid(strict, 20)
    assert isinstance(strict.phase, Trick)
    loose = dealt(tops, kitty="9s", throw_cards="with_kitty")
    bid(loose, 20)
    assert loose.actors() == (0,)
    loose.apply(0, THROW_IN)
    assert loose.outcome is not None
    assert (loose.outcome.ending, loose.outcome.points) == ("declarer-throws", (60, -20, -20, -20))


def test_what_was_dealt_is_thrown_though_the_kitty_has_brought_a_stronger_set() -> None:
    hand = EIGHT_NINES + "sjsjbj"
    round = dealt({0: hand}, kitty="bj")
    bid(round, 20)
    assert round.apply(0, THROW_IN)[1:] == [ThrownIn(0, ("9c", "9c", "9d", "9d", "9h", "9h", "9s", "9s"))]
    with_kitty = dealt({0: hand}, kitty="bj", throw_cards="with_kitty")
    bid(with_kitty, 20)
    assert with_kitty.apply(0, THROW_IN)[1:] == [ThrownIn(0, ("sj", "sj", "bj", "bj"))]


def test_before_the_bidding_the_thrower_counts_as_declarer_at_twenty() -> None:
    round = dealt({2: EIGHT_NINES}, starter=1, throw_timing="after_deal")
    assert round.actors() == (2,)
    played = round.copy()
    round.apply(2, THROW_IN)
    assert round.outcome is not None
    assert round.outcome.points == (-20, -20, 60, -20)
    played.apply(2, DECLINE)
    assert played.actors() == (1,)


def test_in_a_protected_room_the_question_is_held_whether_or_not_anybody_may_throw() -> None:
    round = dealt({}, protected=True)
    bid(round, 20)
    assert round.actors() == (HOUSE,)
    round.apply(HOUSE, Close())
    assert isinstance(round.phase, Trick)


def test_a_hand_under_way_shows_its_contract() -> None:
    round = contract(["3c4c", "5c", "6c", "7c"], 2, 15)
    assert [(seal.seat, seal.key) for seal in seen(round).seals] == [(2, "dealer"), (None, "multiple")]
    assert own(round, 0).hand == ("4c", "3c")
