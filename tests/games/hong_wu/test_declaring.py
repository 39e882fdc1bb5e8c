"""亮主, 反主, 反无主: section 4 and the examples 4, 5, 23 and 25 of section 9."""

from __future__ import annotations

import pytest
from tests.families.tricks.shows import deal_on, dealt, declare, decline_all, show

from teahouse.families.tricks.events import TurnedUp
from teahouse.families.tricks.phases import Burial
from teahouse.games.hong_wu import GAME
from teahouse.kernel import Illegal


def test_example_4_stronger_and_stronger() -> None:
    round = dealt(GAME, {0: "sjsj", 1: "2d", 2: "bjbj", 3: "2c2c"})
    deal_on(round)
    show(round, 1, "2d")
    show(round, 3, "2c2c")
    show(round, 0, "sjsj")
    assert round.clock() == "declare"
    show(round, 2, "bjbj")
    assert (round.trump_key, round.dealer, round.phase) == ("none", 2, Burial(2))


def test_example_5_what_cannot_be_shown_any_more() -> None:
    round = dealt(GAME, {0: "2c2c", 1: "2h2h", 2: "bjbj"})
    deal_on(round)
    show(round, 0, "2c2c")
    with pytest.raises(Illegal, match="not-strong-enough"):
        round.check(1, declare("2h2h"))
    round.check(2, declare("bjbj"))


def test_two_red_fives_overturn_everything_where_agreed() -> None:
    held = {0: "bjbj", 1: "5h5h"}
    round = dealt(GAME, held, red_five_counter="on")
    deal_on(round)
    show(round, 0, "bjbj")
    show(round, 1, "5h5h")
    assert (round.trump_key, round.dealer) == ("h", 1)
    round = dealt(GAME, held)
    deal_on(round)
    with pytest.raises(Illegal, match="not-level-cards"):
        round.check(1, declare("5h5h"))


def test_example_23_the_kitty_decides() -> None:
    round = dealt(GAME, {}, kitty="sj 5h 5h 7d")
    deal_on(round)
    assert TurnedUp(("sj", "5h", "5h", "7d")) in decline_all(round)
    assert round.trump_key == "d"


def test_example_25_refused_showings() -> None:
    round = dealt(GAME, {0: "2c2h", 1: "2d"})
    deal_on(round)
    show(round, 1, "2d")
    with pytest.raises(Illegal, match="not-strong-enough"):
        round.check(0, declare("2c"))
    with pytest.raises(Illegal, match="own-showing"):
        round.check(1, declare("2d"))
