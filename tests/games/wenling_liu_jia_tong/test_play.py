"""温岭六家统: the flow of a trick, from the lead to the inherited lead (rules page, section 4)."""

from tests.families.climbing.tables import own, play, playing, refusal

from teahouse.families.climbing.events import Inherited, Passed, Played, TrickTaken, WentOut
from teahouse.games.wenling_liu_jia_tong import GAME
from teahouse.kernel import Dream, Setup


def test_thirty_six_cards_each_and_four_hundred_points() -> None:
    options = GAME.Options()
    round, _ = GAME.deal(Setup(options, GAME.first(options, Dream(0)), 6), Dream(0))
    assert round.held == [36] * 6
    assert sum(round.points_in_hand(seat) for seat in range(6)) == 400


def test_a_pass_is_not_final() -> None:
    round = playing(GAME, ["3c9c9d", "4c5c", "6cKc", "7c7d", "8c8d", "TcTd"])
    for text in ("3c", "", "6c", "", "", "", ""):
        play(round, text)
    assert round.actors() == (1,)
    play(round, "")
    assert [event for event in play(round, "Kc") if isinstance(event, WentOut)] == [WentOut(2, 1)]


def test_the_winner_of_a_trick_captures_its_points_and_leads() -> None:
    round = playing(GAME, ["5c9c", "Kc5d", "3c3d", "3h3s", "3c3d", "3h3s"])
    play(round, "5c")
    play(round, "Kc")
    for _ in range(4):
        play(round, "")
    assert play(round, "") == [Passed(0), TrickTaken(1, 15)]
    assert round.captured == [0, 15, 0, 0, 0, 0]
    assert round.actors() == (1,)


def test_the_next_seat_inherits_the_lead() -> None:
    round = playing(GAME, ["As", "4c5c", "6c7c", "7c7d", "8c8d", "TcTd"])
    play(round, "As")
    events = [event for _ in range(5) for event in play(round, "")]
    assert Inherited(1, 0) in events
    assert round.actors() == (1,)


def test_the_next_partner_inherits_the_lead_where_that_is_agreed() -> None:
    round = playing(GAME, ["As", "4c5c", "", "7c7d", "8c8d", "TcTd"], finished=(2,), jiefeng="next_partner")
    play(round, "As")
    events = [event for _ in range(4) for event in play(round, "")]
    assert Inherited(4, 0) in events


def test_the_leader_must_play_and_followers_must_beat() -> None:
    round = playing(GAME, ["3c9c9d", "4c5c", "6cKc", "7c7d", "8c8d", "TcTd"])
    assert refusal(round, "") == "must-lead"
    assert refusal(round, "3c9c") == "no-combination"
    assert refusal(round, "4c") == "not-in-hand"
    assert refusal(round, "1c") == "no-such-card"
    play(round, "9c9d")
    assert refusal(round, "4c") == "not-higher"


def test_jokers_lie_where_they_stand_in() -> None:
    round = playing(GAME, ["4c5c8csjbj3c", "4c", "6c", "7c", "8c", "Tc"])
    event = play(round, "sj8cbj5c4c")[0]
    assert isinstance(event, Played)
    assert event.cards == ("4c", "5c", "sj", "bj", "8c")
    assert event.stands == ("4", "5", "6", "7", "8")


def test_a_play_that_completes_a_side_takes_the_trick() -> None:
    round = playing(GAME, ["Kc", "4cAc", "", "7cAd", "", "TcAh"], finished=(2, 4))
    events = play(round, "Kc")
    assert TrickTaken(0, 10) in events
    assert round.outcome is not None
    assert round.outcome.ending == "shut-out"


def test_the_last_trick_may_be_answered_where_that_is_agreed() -> None:
    round = playing(
        GAME, ["Kc", "", "", "7cAd", "", "TcAh"], finished=(1, 2, 4), last_trick="play_out", captured=[0] * 6
    )
    play(round, "Kc")
    assert round.outcome is None
    play(round, "Ad")
    events = play(round, "")
    assert TrickTaken(3, 10) in events
    assert round.finished == (1, 2, 4, 0)
    assert round.outcome is not None


def test_a_seat_that_is_out_sees_its_partners_where_that_is_agreed() -> None:
    round = playing(GAME, ["Kc", "4cAc", "6c7c", "7cAd", "8c", "TcAh"], see_partner_after_out="on")
    play(round, "Kc")
    assert own(round, 0).partners == ((), (), ("7c", "6c"), (), ("8c",), ())
    assert own(round, 2).partners == ()
    hidden = playing(GAME, ["Kc", "4cAc", "6c7c", "7cAd", "8c", "TcAh"])
    play(hidden, "Kc")
    assert own(hidden, 0).partners == ()
