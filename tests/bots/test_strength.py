"""The arithmetic of a comparison, and a comparison that has an answer."""

import pytest
from tests.laws import snatch

from teahouse import bots, kernel
from teahouse.bots import Sample
from teahouse.bots.strength import share_interval
from teahouse.kernel import Action, Chance, Round, Seat


def test_mean_and_interval_of_known_sittings() -> None:
    samples = [Sample(10, 10.0, 4, 6), Sample(10, 30.0, 6, 6), Sample(10, 20.0, 5, 3)]
    found = bots.measure(samples, seats=4)
    assert found.rounds == 30
    assert found.difference == 2.0
    assert found.high - found.difference == pytest.approx(1.96 * 1.0 / 3**0.5)
    assert found.difference - found.low == pytest.approx(1.96 * 1.0 / 3**0.5)
    assert found.win_rate == 0.5
    assert found.others_win_rate == pytest.approx(15 / 90)
    assert found.stronger


def test_no_difference_is_not_called_strength() -> None:
    assert not bots.measure([Sample(8, -3.0, 1, 1), Sample(8, 4.0, 1, 1)], seats=3).stronger


def test_one_sitting_has_no_interval() -> None:
    with pytest.raises(ValueError, match="two sittings"):
        bots.measure([Sample(8, 1.0, 1, 1)], seats=4)


class Always:
    """Snatches whenever it can, or never."""

    def __init__(self, kind: type[Action]) -> None:
        self.kind = kind

    def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
        return next((action for action in veiled.candidates(seat) if isinstance(action, self.kind)), None) or next(
            veiled.candidates(seat)
        )


RANDOM, SNATCHES, PASSES = kernel.Randomly(), Always(snatch.Snatch), Always(snatch.Pass)


def test_who_snatches_is_stronger_than_who_passes() -> None:
    found = bots.compare(snatch.GAME, snatch.Options(), SNATCHES, PASSES, rounds=96, seats=3)
    assert found.rounds == 96
    assert found.stronger
    assert found.win_rate > 0.75
    assert found.others_win_rate == 0.0


def test_each_seat_is_played_equally_often_in_whole_sittings() -> None:
    assert bots.compare(snatch.GAME, snatch.Options(), RANDOM, RANDOM, rounds=100, seats=3).rounds == 120


def test_a_bot_is_no_stronger_than_itself() -> None:
    found = bots.compare(snatch.GAME, snatch.Options(), PASSES, PASSES, rounds=48, seats=3)
    assert (found.difference, found.low, found.high) == (0.0, 0.0, 0.0)


def test_the_interval_of_a_share_is_wilsons() -> None:
    """For none of a thousand its upper end is z² / (n + z²)."""
    assert share_interval(0, 1000) == pytest.approx((0.0, 3.8416 / 1003.8416))
    assert share_interval(1000, 1000) == pytest.approx((1000 / 1003.8416, 1.0))
    assert share_interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
