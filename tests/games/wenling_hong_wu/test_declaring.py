"""亮主, 反主, 自保 and the first dealer: section 4 and the examples 7, 9–12 and 26 of section 9."""

from __future__ import annotations

import pytest
from tests.families.tricks.shows import deal_on, dealt, declare, decline_all, show

from teahouse.families.tricks.cards import names_of
from teahouse.families.tricks.declaring import Dealing, LastCall
from teahouse.families.tricks.events import Declared, Redealt, TrumpNamed, TurnedUp
from teahouse.families.tricks.partners import LevelsCarry
from teahouse.families.tricks.phases import Burial
from teahouse.games.wenling_hong_wu import GAME
from teahouse.kernel import HOUSE, Answered, Close, Illegal


def test_a_card_may_be_shown_as_soon_as_it_is_held() -> None:
    round = dealt(GAME, {1: "2d", 2: "AcAc2h"})
    assert round.held == [1, 1, 1, 1]
    assert round.awaits(1)
    assert not round.awaits(2)
    assert show(round, 1, "2d") == [Declared(1, ("2d",), "d", "declare")]
    round.apply(HOUSE, Close())
    assert round.held == [2, 2, 2, 2]
    assert isinstance(round.phase, Dealing)


def test_who_declines_is_asked_again_when_its_suit_grows() -> None:
    round = dealt(GAME, {1: "2d4c", 2: "4h", 0: "4s", 3: "5s"})
    assert round.apply(1, round.fallback(1)) == [Answered(1)]
    assert not round.awaits(1)
    round.apply(HOUSE, Close())
    assert not round.awaits(1)
    round = dealt(GAME, {1: "2d4d", 2: "4h", 0: "4s", 3: "5s"})
    round.apply(1, round.fallback(1))
    round.apply(HOUSE, Close())
    assert round.awaits(1)


def test_seed_example_7_one_card_is_overturned_by_a_pair() -> None:
    round = dealt(GAME, {1: "2d", 3: "2c2c", 2: "2h"})
    deal_on(round)
    show(round, 1, "2d")
    with pytest.raises(Illegal, match="not-strong-enough"):
        round.check(2, declare("2h"))
    assert show(round, 3, "2c2c")[0] == Declared(3, ("2c", "2c"), "c", "counter")
    assert (round.dealer, round.trump_key, type(round.phase)) == (3, "c", Burial)


def test_example_9_a_pair_is_final_unless_agreed_otherwise() -> None:
    held = {3: "2c2c", 2: "2h2h"}
    round = dealt(GAME, held)
    deal_on(round)
    show(round, 3, "2c2c")
    assert isinstance(round.phase, Burial)
    round = dealt(GAME, held, pair_over_pair="yes")
    deal_on(round)
    show(round, 3, "2c2c")
    show(round, 2, "2h2h")
    decline_all(round)
    assert (round.dealer, round.trump_key) == (2, "h")


def test_example_10_who_secures_cannot_be_countered() -> None:
    round = dealt(GAME, {1: "2d2d", 2: "2h2h"})
    deal_on(round)
    show(round, 1, "2d")
    assert show(round, 1, "2d2d")[0] == Declared(1, ("2d", "2d"), "d", "secure")
    assert isinstance(round.phase, Burial)
    round = dealt(GAME, {1: "2d2d"}, self_secure="off")
    deal_on(round)
    show(round, 1, "2d")
    with pytest.raises(Illegal, match="own-showing"):
        round.check(1, declare("2d2d"))


def test_example_11_partners_may_counter_each_other_but_nobody_itself() -> None:
    round = dealt(GAME, {1: "2d2h2h", 3: "2c2c"})
    deal_on(round)
    show(round, 1, "2d")
    with pytest.raises(Illegal, match="own-showing"):
        round.check(1, declare("2h2h"))
    round.check(3, declare("2c2c"))


def test_example_12_the_kitty_is_turned_up_when_nobody_shows() -> None:
    round = dealt(GAME, {}, kitty="bj 5h Tc 3c")
    deal_on(round)
    happened = decline_all(round)
    assert TurnedUp(("bj", "5h", "Tc")) in happened
    assert TrumpNamed(0, "c") in happened
    assert names_of(round.turned) == ("bj", "5h", "Tc")


def test_nobody_shows_and_the_cards_are_dealt_again_or_there_is_no_trump() -> None:
    round = dealt(GAME, {}, no_declare="no_trump")
    deal_on(round)
    decline_all(round)
    assert round.trump_key == "none"
    round = dealt(GAME, {}, no_declare="redeal")
    deal_on(round)
    assert any(isinstance(event, Redealt) for event in decline_all(round))
    assert round.held == [1, 1, 1, 1]
    for _ in range(3):
        deal_on(round)
        decline_all(round)
    assert isinstance(round.phase, Burial)


def test_every_showing_opens_the_last_call_anew() -> None:
    round = dealt(GAME, {1: "2d", 3: "2c2c"})
    deal_on(round)
    round.apply(0, round.fallback(0))
    assert round.declined() == (0,)
    show(round, 1, "2d")
    assert isinstance(round.phase, LastCall)
    assert round.actors() == (0, 1, 2, 3, HOUSE)


def test_to_press_nothing_is_no_lateness_the_referee_closes() -> None:
    round = dealt(GAME, {1: "2d"})
    deal_on(round)
    show(round, 1, "2d")
    happened = round.apply(HOUSE, Close())
    assert TrumpNamed(1, "d") in happened
    assert isinstance(round.phase, Burial)


def test_jokers_overturn_where_agreed() -> None:
    held = {0: "sjsj", 1: "2d", 2: "bjbj"}
    round = dealt(GAME, held, joker_counter="on")
    deal_on(round)
    show(round, 1, "2d")
    show(round, 0, "sjsj")
    show(round, 2, "bjbj")
    assert (round.trump_key, round.dealer) == ("none", 2)
    round = dealt(GAME, held)
    deal_on(round)
    with pytest.raises(Illegal, match="not-level-cards"):
        round.check(0, declare("sjsj"))


def test_later_hands_have_a_dealer_and_its_team_s_level() -> None:
    round = dealt(GAME, {3: "6d", 1: "4d"}, carry=LevelsCarry(1, 1, (4, 6)))
    assert (round.dealer, round.level, round.start) == (1, 6, 1)
    deal_on(round)
    with pytest.raises(Illegal, match="not-level-cards"):
        round.check(1, declare("4d"))


def test_example_26_refused_showings() -> None:
    round = dealt(GAME, {1: "2d", 2: "2c2hKc"})
    deal_on(round)
    show(round, 1, "2d")
    with pytest.raises(Illegal, match="not-level-cards"):
        round.check(2, declare("2c2h"))
    with pytest.raises(Illegal, match="not-level-cards"):
        round.check(2, declare("Kc"))
    with pytest.raises(Illegal, match="not-in-hand"):
        round.check(2, declare("2d"))
