"""温岭对家统: the transfer and what is paid. Numbers are those of the rules page, section 9."""

from typing import Any

from tests.families.climbing.tables import play, playing, seen

from teahouse.families.climbing.game import ClimbingCarry
from teahouse.families.climbing.settling import transferred
from teahouse.games.wenling_dui_jia_tong import GAME, scoring
from teahouse.games.wenling_dui_jia_tong.rules import DuiJiaTongRound


def table(hands: list[str], captured: list[int], finished: tuple[int, ...], **options: Any) -> DuiJiaTongRound:
    """A round that has come so far."""
    round = playing(GAME, hands, captured=captured, finished=finished, **options)
    assert isinstance(round, DuiJiaTongRound)
    return round


def end(round: DuiJiaTongRound) -> tuple[str, tuple[int, int], tuple[int, ...]]:
    """How the round ends that is over now, the points of the sides, and what is paid."""
    verdict, _ = scoring.settlement(round)
    round.settle([])
    assert round.outcome is not None
    return round.outcome.ending, verdict.points, round.outcome.points


def test_example_18_the_last_gives_its_captures_to_the_first_and_its_hand_to_the_other_side() -> None:
    round = table(["", "", "", "KcTc"], [60, 50, 30, 40], (0, 1, 2))
    assert end(round) == ("side-out", (150, 50), (1, -1, 1, -1))
    assert round.outcome is not None
    assert [(line.key, line.params) for line in round.outcome.lines] == [
        ("captures-moved", {"seat": 3, "to": 0, "points": 40}),
        ("hand-moved", {"seat": 3, "to": 2, "points": 20}),
        ("side-out", {"first": 150, "second": 50, "stake": 1}),
    ]
    assert round.outcome.carry == ClimbingCarry(0)


def test_example_27_being_first_out_does_not_win_by_itself() -> None:
    assert end(table(["", "", "KcTc", ""], [55, 35, 10, 80], (0, 1, 3))) == ("side-out", (65, 135), (-1, 1, -1, 1))


def test_example_28_both_partners_first_win_double() -> None:
    round = table(["", "KcKd", "", "Tc"], [70, 45, 30, 25], (0, 2))
    assert transferred(round).points == (140, 0, 60, 0)
    assert end(round) == ("shut-out", (200, 0), (2, -2, 2, -2))


def test_both_partners_first_is_what_ended_the_hand_though_the_last_trick_empties_the_other_hands() -> None:
    """With `last_trick=play_out` answers only say who gathers the trick; finishing places stay as they are."""
    round = table(["6c", "", "7c", "5c"], [70, 45, 30, 50], (1,), leader=3, last_trick="play_out")
    for text in ("5c", "6c", "7c"):
        play(round, text)
    assert round.outcome is not None
    assert (round.outcome.ending, round.outcome.points) == ("shut-out", (-2, 2, -2, 2))
    assert [line.params for line in round.outcome.lines] == [
        {"seat": 0, "to": 1, "points": 70},
        {"seat": 2, "to": 1, "points": 35},
        {"first": 0, "second": 200, "stake": 2},
    ]


def test_example_29() -> None:
    assert end(table(["", "", "3c", ""], [60, 60, 40, 40], (1, 0, 3))) == ("side-out", (60, 140), (-1, 1, -1, 1))


def test_example_30_a_tie_goes_to_the_side_of_the_first_out() -> None:
    hands, captured = ["", "", "", "KcKdTc"], [30, 100, 30, 10]
    assert end(table(hands, captured, (0, 1, 2))) == ("side-out-tie", (100, 100), (1, -1, 1, -1))
    assert end(table(hands, captured, (0, 1, 2), tie_rule="draw"))[2] == (0, 0, 0, 0)


def test_all_points_are_double() -> None:
    assert end(table(["", "", "", "3c"], [120, 0, 80, 0], (0, 1, 2))) == ("all-points", (200, 0), (2, -2, 2, -2))


def test_the_difference_is_paid_where_that_is_agreed() -> None:
    options = {"settlement": "point_difference", "base": 3}
    assert end(table(["", "", "", "3c"], [100, 70, 30, 0], (0, 1, 2), **options))[2] == (18, -18, 18, -18)
    assert end(table(["", "KcKd", "", "Tc"], [70, 45, 30, 25], (0, 2), **options))[2] == (60, -60, 60, -60)


def test_a_hand_ends_when_points_decide_where_that_is_agreed() -> None:
    options = {"early_end": "on", "settlement": "point_difference"}
    round = table(["Kc3c", "", "4c5d", "6cAc"], [105, 5, 0, 20], (1,), **options)
    assert not round.stopped()
    ahead = table(["", "", "4c5d", "6cAc"], [105, 5, 0, 20], (0, 1), **options)
    assert ahead.stopped()
    assert end(ahead) == ("half-secured", (105, 5), (1, -1, 1, -1))
    behind = table(["4c5d", "", "", "6cAc"], [0, 105, 5, 20], (1, 2), **options)
    assert end(behind) == ("half-secured", (5, 125), (-1, 1, -1, 1))
    assert not table(["", "", "4c5d", "6cAc"], [100, 5, 0, 20], (0, 1), **options).stopped()
    assert not table(["", "", "4c5d", "6cAc"], [105, 0, 0, 20], (0, 1), **options).stopped()
    assert not table(["", "", "4c5d", "6cAc"], [105, 5, 0, 20], (0, 1)).stopped()


def test_secured_and_pending_points_are_shown() -> None:
    round = table(["", "4c", "4d5d", "6cAc"], [50, 20, 30, 10], (0,))
    assert [(side.secured, side.pending, side.whole) for side in seen(round).score] == [(80, 0, 200), (0, 30, 200)]
