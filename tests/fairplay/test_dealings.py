"""What a round tells of its seats: on rounds of snatch, whose windows show all that there is."""

from __future__ import annotations

from tests.laws import snatch

from teahouse.fairplay.dealings import Choice, Dealings, Finish, Flow, dealings_of, flows_of
from teahouse.kernel import Act, Line, Outcome, Scripted, Setup, Transfer

SETUP = Setup(snatch.Options(), snatch.Carry(), 3)


def outcome(points: tuple[int, ...], *transfers: Transfer) -> Outcome:
    return Outcome(points, (Line("all", {}, transfers),), snatch.Carry(), "done")


def test_flows_are_netted_and_nothing_is_told_too() -> None:
    told = outcome((-3, 4, -1), Transfer(0, 1, 5), Transfer(1, 0, 2), Transfer(2, 1, 1))
    assert list(flows_of(told)) == [Flow(0, 1, 3), Flow(0, 2, 0), Flow(1, 2, -1)]


def test_partners_have_no_flow_and_opponents_all_that_was_lost() -> None:
    told = outcome((6, -6, 6, -6), Transfer(1, 0, 6), Transfer(3, 2, 6))
    assert list(flows_of(told)) == [Flow(0, 1, -6), Flow(0, 3, -6), Flow(1, 2, 6), Flow(2, 3, -6)]


def test_two_against_each_other_are_opponents() -> None:
    assert list(flows_of(outcome((2, -2), Transfer(1, 0, 2)))) == [Flow(0, 1, -2)]


def dealt() -> Scripted:
    """Seats 0 and 1 hold 1 2 3 4, seat 2 four fives; seat 0 draws a six, and so does seat 1 after it."""
    return Scripted({"deck": [0, 4, 8, 12, 1, 5, 9, 13, 16, 17, 18, 19]})


def test_whoever_lets_a_play_go_by_is_seen_to_spare_its_seat() -> None:
    acts = [
        Act(0, snatch.Discard(1), "seat"),
        Act(1, snatch.Pass(), "seat"),
        Act(1, snatch.Discard(6), "seat"),
        Act(0, snatch.Snatch(), "seat"),
    ]
    assert dealings_of(snatch.GAME, SETUP, dealt(), acts, [700, 900, 4_000, 300]) == Dealings(
        flows=(),
        finish=Finish(0, 1),
        choices=(
            Choice(0, 5, None, False, False, 700, "turn"),
            Choice(1, 2, 0, False, True, 900, "reaction"),
            Choice(1, 5, None, False, False, 4_000, "turn"),
            Choice(0, 2, 1, False, False, 300, "reaction"),
        ),
    )


def test_what_the_clock_or_a_bot_does_is_nobodys_choice() -> None:
    acts = [Act(0, snatch.Discard(1), "clock"), Act(1, snatch.Pass(), "takeover"), Act(1, snatch.Discard(6), "bot")]
    dealings = dealings_of(snatch.GAME, SETUP, dealt(), acts)
    assert (dealings.choices, dealings.finish) == ((), Finish(1, None))
