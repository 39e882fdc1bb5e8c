"""五十K: points, transfer and stakes. Numbers are those of the rules page, section 9."""

from __future__ import annotations

from tests.families.climbing.settling import ended
from tests.families.climbing.tables import play, playing

from teahouse.families.cards import points_in, read
from teahouse.families.climbing.events import Inherited, TrickTaken
from teahouse.families.climbing.game import ClimbingCarry
from teahouse.games.wu_shi_k import GAME
from teahouse.games.wu_shi_k.rules import PACK, WuShiKRound
from teahouse.games.wu_shi_k.scoring import bonuses
from teahouse.kernel import Dream, Setup


def test_example_24_two_hundred_points() -> None:
    assert points_in(PACK) == 200
    assert points_in(read("5c Td Kh")) == 25
    options = GAME.Options()
    round, _ = GAME.deal(Setup(options, GAME.first(options, Dream(0)), 4), Dream(0))
    assert round.held == [27] * 4


def test_example_25_the_transfer() -> None:
    ending, points, said = ended(GAME, (0, 1, 2), [70, 40, 30, 35], {3: "5cTdKh"})
    assert (ending, points) == ("side-out", (1, -1, 1, -1))
    assert said == [
        {"line": "captures-moved", "seat": 3, "to": 0, "points": 35},
        {"line": "hand-moved", "seat": 3, "to": 2, "points": 25},
        {"line": "side-out", "first": 160, "second": 40, "stake": 1},
    ]


def test_example_26_the_side_of_the_first_out_may_lose() -> None:
    ending, points, said = ended(GAME, (0, 1, 3), [20, 90, 30, 50], {2: "Kc"})
    assert (ending, points) == ("side-out", (-1, 1, -1, 1))
    assert said[-1] == {"line": "side-out", "first": 50, "second": 150, "stake": 1}


def test_example_27_both_partners_out_first() -> None:
    ending, points, said = ended(GAME, (3, 1), [50, 70, 30, 30], {0: "Kc3c", 2: "Td4c"})
    assert (ending, points) == ("shut-out", (-2, 2, -2, 2))
    assert said[-1] == {"line": "shut-out", "first": 0, "second": 200, "stake": 2}


def test_example_28_the_last_seats_captures_go_to_the_first_out() -> None:
    ending, points, said = ended(GAME, (1, 2, 3), [45, 60, 40, 55])
    assert (ending, points) == ("side-out", (-1, 1, -1, 1))
    assert said[-1] == {"line": "side-out", "first": 40, "second": 160, "stake": 1}


def test_example_29_a_tie_goes_to_the_side_of_the_first_out() -> None:
    ending, points, _ = ended(GAME, (1, 0, 3), [100, 60, 0, 40])
    assert (ending, points) == ("side-out-tie", (-1, 1, -1, 1))
    ending, points, said = ended(GAME, (1, 0, 3), [100, 60, 0, 40], tie_rule="draw")
    assert (ending, points) == ("side-out-tie", (0, 0, 0, 0))
    assert said == [{"line": "drawn", "first": 100, "second": 100}]


def test_example_30_the_partner_inherits_the_lead() -> None:
    round = playing(GAME, ["3c4c5c", "9c", "6c7c8c", "3d4d5d"], leader=1)
    play(round, "9c")
    assert Inherited(3, 1) in [event for _ in range(3) for event in play(round, "")]
    assert round.actors() == (3,)


def test_all_points_are_double() -> None:
    ending, points, _ = ended(GAME, (0, 1, 2), [120, 0, 80, 0])
    assert (ending, points) == ("all-points", (2, -2, 2, -2))


def test_the_last_trick_goes_to_who_has_just_gone_out() -> None:
    round = playing(GAME, ["Kc", "4cAc", "", "7cAd"], finished=(2,), captured=[0, 60, 90, 40])
    assert TrickTaken(0, 10) in play(round, "Kc")
    assert round.outcome is not None
    assert (round.outcome.ending, round.outcome.carry) == ("shut-out", ClimbingCarry(2))


def test_big_bombs_that_win_are_paid_for_where_that_is_agreed() -> None:
    hands = ["3c3d3h3s3c3d4c", "sjsjbjbj5h", "", "6c7c"]
    round = playing(GAME, hands, finished=(2,), captured=[0, 60, 90, 40], bomb_bonus=2, base=5)
    for text in ("3c3d3h3s3c3d", "", "", "4c"):
        play(round, text)
    assert round.outcome is not None
    assert [line.key for line in round.outcome.lines][-2:] == ["shut-out", "bomb-bonus"]
    assert round.outcome.points == (10 + 20, -10 - 10, 10, -10 - 10)
    beaten = playing(GAME, hands, finished=(2,), captured=[0, 60, 90, 40], bomb_bonus=2, base=5)
    for text in ("3c3d3h3s3c3d", "sjsjbjbj", "", "", "5h", ""):
        play(beaten, text)
    assert [owner for owner, _ in beaten.winning_bombs()] == [1]
    assert isinstance(beaten, WuShiKRound)
    assert [line.params for line in bonuses(beaten)] == [{"seat": 1, "points": 10}]


def test_a_bomb_of_five_brings_nothing_besides_its_trick() -> None:
    hands = ["3c3d3h3s3c4c", "5c5d", "", "6c7c"]
    round = playing(GAME, hands, finished=(2,), captured=[0, 60, 90, 40], bomb_bonus=1)
    for text in ("3c3d3h3s3c", "", "", "4c"):
        play(round, text)
    assert round.outcome is not None
    assert round.outcome.points == (2, -2, 2, -2)


def test_a_mixed_fifty_k_is_found_beside_a_pure_one() -> None:
    round = playing(GAME, ["3c3d3h", "5cTcKcKd4c", "6c7c8c", "3d4d5d"])
    play(round, "3c3d3h")
    listed = [action.cards for action in round.phase.candidates(round, 1) if hasattr(action, "cards")]
    assert listed == [("5c", "Tc", "Kd"), ("5c", "Tc", "Kc")]
