"""Points that pass between two people beyond what their results explain: exact figures of small halls."""

from __future__ import annotations

from math import sqrt

import pytest
from msgspec.structs import astuple

from teahouse.fairplay.dealings import Flow
from teahouse.fairplay.flow import Flows, Gain, digits


def hall(*met: tuple[str, str, int, int]) -> Flows:
    """Payer, receiver, amount, times."""
    flows = Flows()
    for payer, receiver, amount, times in met:
        for _ in range(times):
            flows.add("snatch", (payer, receiver), [Flow(0, 1, amount)])
    flows.settle()
    return flows


def test_a_payment_counts_by_its_binary_digits() -> None:
    assert [digits(amount) for amount in (0, 1, 2, 3, 4, 64, -1, -64)] == [0, 1, 2, 2, 3, 7, -1, -7]


def test_what_everybody_gets_from_everybody_is_nothing_out_of_the_ordinary() -> None:
    flows = hall(*((one, other, 1, 10) for one in "abcd" for other in "abcd" if one != other))
    assert astuple(flows.gain("a", "b")) == (0, 20, pytest.approx(0.0))


def test_one_who_pays_another_alone_stands_out() -> None:
    """Ten rounds of three digits; spread: (10 · 9 + 80 · 1) / 90 a round, at 10, 20 and 20 rounds of comparison."""
    even = [(one, other, amount, 5) for one, other in ("ac", "ad", "bc", "bd", "cd") for amount in (1, -1)]
    flows = hall(("a", "b", 4, 10), *even)
    spread = (10 * 9 + 50) / 60
    gain = flows.gain("b", "a")
    assert (gain.points, gain.rounds) == (40, 10)
    assert gain.z == pytest.approx(30 / sqrt(spread * 10 * (1 + 10 / 20 + 10 / 20)), rel=0.02)
    assert astuple(flows.gain("a", "b")) == (-40, 10, pytest.approx(-gain.z))


def test_a_strong_player_gets_what_he_gets_from_all() -> None:
    flows = hall(*(("bcd"[place], "a", 4, 10) for place in range(3)), *((*pair, 1, 5) for pair in ("bc", "cd", "db")))
    assert flows.gain("a", "b").points == 40
    assert abs(flows.gain("a", "b").z) < 1


def test_strength_is_judged_by_whom_one_met() -> None:
    """One beats the weak, one the strong; that they come out even against each other is as it should be."""
    met = [("w", "m", 4, 20), ("m", "s", 4, 20), ("w", "a", 4, 20), ("m", "a", 1, 10), ("a", "m", 1, 10)]
    met += [("b", "m", 1, 10), ("m", "b", 1, 10), ("b", "s", 4, 20)]
    flows = hall(*met, ("a", "b", 1, 10), ("b", "a", 1, 10))
    assert abs(flows.gain("a", "b").z) < 0.5


def test_who_has_met_nobody_else_is_not_judged() -> None:
    assert hall(("a", "b", 4, 50)).gain("b", "a") == Gain(points=200, rounds=50, z=0.0)


def test_bots_do_not_count() -> None:
    flows = Flows()
    flows.add("snatch", ("a", None, "b"), [Flow(0, 1, 9), Flow(0, 2, 2), Flow(1, 2, 9)])
    flows.settle()
    assert flows.gain("b", "a").points == 2
