"""温岭六家统: when a hand ends and what is paid. Numbers are those of the rules page, section 9."""

from typing import Any

from tests.families.climbing.tables import play, playing

from teahouse.games.wenling_liu_jia_tong import GAME, scoring
from teahouse.games.wenling_liu_jia_tong.rules import LiuJiaTongRound

FIFTY = "KcKcKcKc5c5c"
THIRTY = "KdKdKd"
LEFT = "3c4c"
WORTHLESS = ("3c4c", "3d4d", "3h4h", "3s4s", "6c7c", "6d7d")


def table(hands: list[str], captured: list[int], finished: tuple[int, ...], **options: Any) -> LiuJiaTongRound:
    """A round that has come so far."""
    round = playing(GAME, hands, captured=captured, finished=finished, **options)
    assert isinstance(round, LiuJiaTongRound)
    return round


def verdict(round: LiuJiaTongRound) -> tuple[str, int | None, int, tuple[int, int]] | None:
    """The decision while no side is complete, if there is one."""
    found = scoring.decision(round)
    return None if found is None else (found.ending, found.winner, found.stake, found.points)


def end(round: LiuJiaTongRound) -> tuple[str, tuple[int, ...]]:
    """How the round ends that is over now, and the points."""
    round.settle([])
    assert round.outcome is not None
    return round.outcome.ending, round.outcome.points


def ending(round: LiuJiaTongRound) -> str | None:
    """How the round ended, if it did."""
    return None if round.outcome is None else round.outcome.ending


def waiting(out: tuple[int, ...]) -> list[str]:
    """Hands without points of all seats that are not out."""
    return ["" if seat in out else hand for seat, hand in enumerate(WORTHLESS)]


def test_example_16_a_side_complete_with_no_opponent_out_wins_double() -> None:
    round = table(waiting((0, 2, 4)), [40, 100, 30, 90, 0, 140], (0, 2, 4))
    assert end(round) == ("shut-out", (2, -2, 2, -2, 2, -2))


def test_example_17_transfer_and_single_win() -> None:
    round = table(["", "", "", FIFTY, "", THIRTY], [60, 120, 40, 30, 50, 20], (0, 1, 2, 4))
    assert scoring.settlement(round)[0].points == (280, 120)
    assert end(round) == ("side-out", (1, -1, 1, -1, 1, -1))
    assert [(line.key, line.params) for line in round.outcome.lines[:4]] == [  # type: ignore[union-attr]
        ("captures-moved", {"seat": 3, "to": 0, "points": 30}),
        ("hand-moved", {"seat": 3, "to": 4, "points": 50}),
        ("captures-moved", {"seat": 5, "to": 0, "points": 20}),
        ("hand-moved", {"seat": 5, "to": 4, "points": 30}),
    ]


def test_example_18_two_hundred_secured() -> None:
    round = table(waiting((0, 1)), [150, 30, 60, 0, 10, 0], (0, 1))
    assert verdict(round) == ("half-secured", 0, 1, (220, 30))
    assert end(round) == ("half-secured", (1, -1, 1, -1, 1, -1))


def test_example_19_all_four_hundred_secured() -> None:
    round = table(waiting((0,)), [180, 0, 120, 0, 100, 0], (0,))
    assert verdict(round) == ("all-points", 0, 2, (400, 0))
    assert end(round) == ("all-points", (2, -2, 2, -2, 2, -2))


def test_example_20_four_hundred_of_a_side_with_nobody_out_are_not_secured() -> None:
    assert verdict(table(waiting((1,)), [180, 0, 120, 0, 100, 0], (1,))) is None


def test_example_26_the_complete_side_may_lose() -> None:
    round = table(["", "", "", "", "", FIFTY], [0, 150, 0, 120, 20, 60], (1, 0, 3, 2, 4))
    assert scoring.settlement(round)[0].points == (70, 330)
    assert end(round) == ("side-out", (-1, 1, -1, 1, -1, 1))


def test_example_27_nobody_of_the_other_side_is_out() -> None:
    assert verdict(table(waiting((0,)), [150, 30, 60, 0, 10, 0], (0,))) is None


def test_example_28_pending_points_do_not_count() -> None:
    captured = [220, 0, 0, 60, 0, 0]
    assert verdict(table(waiting((0, 1)), captured, (0, 1))) is None
    assert verdict(table(waiting((0, 1)), captured, (1, 0))) == ("half-secured", 0, 1, (220, 60))


def test_example_29_the_opponents_went_out_first() -> None:
    round = table(waiting((0, 1)), [210, 30, 50, 0, 0, 0], (1, 0))
    assert verdict(round) == ("half-secured", 0, 1, (210, 30))


def test_example_30_a_tie_goes_to_the_side_of_the_first_out() -> None:
    captured = [100, 200, 60, 0, 40, 0]
    assert verdict(table(waiting((0, 1)), captured, (0, 1))) == ("half-secured-tie", 0, 1, (200, 200))
    draw = table(waiting((0, 1)), captured, (0, 1), tie_rule="draw")
    assert end(draw) == ("half-secured-tie", (0, 0, 0, 0, 0, 0))
    assert draw.outcome is not None
    assert [line.key for line in draw.outcome.lines] == ["drawn"]


def test_the_stake_is_capped_by_the_poorest_loser() -> None:
    purse = (900, 30, 900, 12, 900, 50)
    round = table(waiting((0, 2, 4)), [0] * 6, (0, 2, 4), base=10, stake_cap="losing_min", purse=purse)
    assert end(round) == ("shut-out", (12, -12, 12, -12, 12, -12))


def test_who_is_in_debt_pays_nothing() -> None:
    purse = (900, 30, 900, -5, 900, 50)
    round = table(waiting((0, 2, 4)), [0] * 6, (0, 2, 4), base=10, stake_cap="losing_min", purse=purse)
    assert end(round) == ("shut-out", (0, 0, 0, 0, 0, 0))


def test_a_purse_without_a_cap_does_not_matter() -> None:
    round = table(waiting((0, 2, 4)), [0] * 6, (0, 2, 4), base=10, purse=(0,) * 6)
    assert end(round) == ("shut-out", (20, -20, 20, -20, 20, -20))


def test_the_hand_ends_at_once_when_an_exit_secures_enough() -> None:
    round = table(["9c", "TcAc", "", "Ad3d", LEFT, LEFT], [20, 30, 190, 10, 10, 0], (2,))
    for text in ("9c", "Tc", "Ad", "", "", ""):
        play(round, text)
        assert round.outcome is None
    play(round, "3d")
    assert ending(round) == "half-secured"


def test_without_the_early_end_play_goes_on() -> None:
    round = table(["9c", "TcAc", "", "Ad3d", LEFT, LEFT], [20, 30, 190, 10, 10, 0], (2,), early_end="off")
    for text in ("9c", "Tc", "Ad", "", "", "", "3d"):
        play(round, text)
    assert round.outcome is None
