"""百变双扣: lines, merging, and the lead of the next hand. Numbers are those of the rules page, section 9."""

from __future__ import annotations

from tests.families.climbing.kou.settling import ended
from tests.families.climbing.tables import play, playing

from teahouse.families.climbing.events import Inherited
from teahouse.families.climbing.kou.round import KouCarry
from teahouse.games.bai_bian_shuang_kou import GAME


def test_example_35_no_big_bomb() -> None:
    assert ended(GAME, (0, 2)) == ("double-kou", (3, -3, 3, -3))


def test_example_36_five_lines_double() -> None:
    assert ended(GAME, (1, 0, 3), played={1: [5]}) == ("single-kou", (-4, 4, -4, 4))


def test_example_37_seven_lines_are_paid_for() -> None:
    assert ended(GAME, (1, 0, 2), played={1: [4], 0: [7]}) == ("flat-kou", (11, -3, -5, -3))


def test_example_38_lines_of_everybody() -> None:
    assert ended(GAME, (2, 0), played={0: [6], 2: [8], 3: [6]}) == ("double-kou", (44, -60, 68, -52))


def test_example_39_the_partner_inherits_the_lead() -> None:
    round = playing(GAME, ["9c9d", "3c4c5c", "6c7cJc", "3d4d5d"])
    play(round, "9c9d")
    assert Inherited(2, 0) in [event for _ in range(3) for event in play(round, "")]


def test_example_40_who_leads_the_next_hand() -> None:
    for hands, finished, ending, leader in (
        (["9c", "", "", "3d4d"], (1, 2), "flat-kou", 1),
        (["9c", "", "3c4c", "3d4d"], (1, 3), "double-kou", None),
        (["9c", "3h", "", "3d4d"], (2,), "double-kou", None),
    ):
        round = playing(GAME, hands, finished=finished)
        if ending == "double-kou" and len(finished) == 2:
            round.settle([])
        else:
            play(round, "9c")
        assert round.outcome is not None
        assert (round.outcome.ending, round.outcome.carry) == (ending, KouCarry(leader))


def test_example_41_merging() -> None:
    assert ended(GAME, (0, 2), played={0: [4, 4, 4]}) == ("double-kou", (6, -6, 6, -6))
    four = ended(GAME, (0, 2), played={0: [4, 4, 4, 4]})
    assert four == ("double-kou", (12 + 6, -12 - 2, 12 - 2, -12 - 2))
    assert ended(GAME, (0, 2), played={0: [5, 5]}) == four


def test_example_42_three_fours_and_a_five() -> None:
    assert ended(GAME, (0, 2), played={0: [4, 4, 4, 5]}) == ("double-kou", (18, -14, 10, -14))


def test_every_big_result_is_paid_for_where_that_is_agreed() -> None:
    played = {1: [6, 9]}
    assert ended(GAME, (0, 2), played=played, multiplier="off") == ("double-kou", (-13, 45, -13, -19))
    both = ended(GAME, (0, 2), played=played, multiplier="off", contribution_mode="sum")
    assert both == ("double-kou", (-15, 51, -15, -21))


def test_a_wild_king_left_in_hand_makes_no_bomb() -> None:
    assert ended(GAME, (0, 2), hands=["", "8c8d8h8s8c8dbj", "", "3c"]) == ("double-kou", (1, 3, 1, -5))
