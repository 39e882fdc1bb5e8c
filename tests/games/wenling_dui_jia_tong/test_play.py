"""温岭对家统: the flow of a hand (rules page, section 4). Numbers are those of section 9."""

from tests.families.climbing.tables import own, play, playing

from teahouse.families.climbing.events import Inherited, TrickTaken, WentOut
from teahouse.games.wenling_dui_jia_tong import GAME
from teahouse.kernel import Dream, Setup


def test_twenty_seven_cards_each_and_two_hundred_points() -> None:
    options = GAME.Options()
    round, _ = GAME.deal(Setup(options, GAME.first(options, Dream(0)), 4), Dream(0))
    assert round.held == [27] * 4
    assert sum(round.points_in_hand(seat) for seat in range(4)) == 200


def test_example_17_the_next_seat_inherits_the_lead() -> None:
    round = playing(GAME, ["As", "4c5c", "6c7c", "8c9c"])
    play(round, "As")
    assert Inherited(1, 0) in [event for _ in range(3) for event in play(round, "")]
    assert round.actors() == (1,)
    later = playing(GAME, ["As", "", "6c7c", "8c9c"], finished=(1,))
    play(later, "As")
    assert Inherited(2, 0) in [event for _ in range(2) for event in play(later, "")]


def test_the_partner_inherits_the_lead_where_that_is_agreed() -> None:
    round = playing(GAME, ["As", "4c5c", "6c7c", "8c9c"], jiefeng="partner")
    play(round, "As")
    assert Inherited(2, 0) in [event for _ in range(3) for event in play(round, "")]


def test_who_is_out_sees_its_partner() -> None:
    round = playing(GAME, ["As", "4c5c", "6c7c", "8c9c"])
    play(round, "As")
    assert own(round, 0).partners == ((), (), ("7c", "6c"), ())
    hidden = playing(GAME, ["As", "4c5c", "6c7c", "8c9c"], see_partner_after_out="off")
    play(hidden, "As")
    assert own(hidden, 0).partners == ()


def test_both_partners_out_end_the_hand_at_once() -> None:
    round = playing(GAME, ["", "4cAc", "Kc", "8cAd"], finished=(0,), leader=2)
    events = play(round, "Kc")
    assert [event for event in events if type(event).__name__ != "Played"] == [WentOut(2, 2), TrickTaken(2, 10)]
    assert round.outcome is not None


def test_the_last_trick_may_be_answered_where_that_is_agreed() -> None:
    round = playing(GAME, ["", "4cAc", "Kc", "8cAd"], finished=(0,), leader=2, last_trick="play_out")
    play(round, "Kc")
    play(round, "Ad")
    assert TrickTaken(3, 10) in play(round, "")
    assert round.outcome is not None
    assert round.outcome.ending == "shut-out"
