"""Matches between bots, on the small game of the laws."""

from functools import partial

import msgspec
import pytest
from tests.laws import snatch

from teahouse import bots, kernel
from teahouse.kernel import HOUSE, Act, Action, Chance, Close, Round, Seat


def match(seed: int = 7, *, protected: bool = False) -> bots.Match:
    return bots.Match(snatch.GAME, snatch.Options(), (kernel.Randomly(),) * 3, seed, protected)


def test_a_sitting_plays_on_with_the_carry_of_the_round_before() -> None:
    played = list(bots.play_sitting(match(), range(5)))
    dealers = [one.setup.carry.dealer for one in played]  # type: ignore[attr-defined]  # Setup holds the base class
    assert [one.number for one in played] == [0, 1, 2, 3, 4]
    assert dealers == [(dealers[0] + step) % 3 for step in range(5)]
    assert all(sum(one.outcome.points) == 0 for one in played)


def test_a_match_that_is_over_begins_anew() -> None:
    class Short(snatch.SnatchGame):
        def first(self, options: kernel.Options, chance: Chance) -> kernel.Carry:
            return snatch.Carry(0)

        def over(self, options: kernel.Options, carry: kernel.Carry) -> bool:
            return carry == snatch.Carry(2)

    short = msgspec.structs.replace(match(), game=Short())
    dealers = [
        one.setup.carry.dealer  # type: ignore[attr-defined]  # as above
        for one in bots.play_sitting(short, range(5))
    ]
    assert dealers == [0, 1, 0, 1, 0]


def test_a_round_can_be_played_again_alone() -> None:
    *_, last = bots.play_sitting(match(), range(8, 13))
    assert bots.play_round(match(), last.number, last.setup) == last


def test_another_seed_plays_other_rounds() -> None:
    assert list(bots.play_sitting(match(1), range(3))) != list(bots.play_sitting(match(2), range(3)))


def test_a_run_comes_out_the_same_however_many_share_it() -> None:
    work = partial(count, match())
    alone, shared = (sum_of(bots.in_sittings(work, 20, jobs)) for jobs in (1, 2))
    assert alone == shared
    assert alone.rounds == 20
    assert alone.endings == {"deck-empty": 20}
    assert alone.steps >= 20 * 12
    assert sum(alone.points) == 0


def count(match: bots.Match, numbers: range) -> bots.Tally:
    return bots.tally(bots.play_sitting(match, numbers), 3)


def sum_of(tallies: object) -> bots.Tally:
    return sum(tallies, start=bots.Tally(0, 0, (0, 0, 0), {}))  # type: ignore[call-overload, no-any-return]


def test_the_last_sitting_of_a_run_may_be_short() -> None:
    assert list(bots.in_sittings(list, 10)) == [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9]]
    assert list(bots.in_sittings(list, 0)) == []


def test_the_house_closes_each_window_of_a_protected_room_after_the_seats_have_answered() -> None:
    (played,) = bots.play_sitting(match(protected=True), range(1))
    discards = [act for act in played.acts if isinstance(act.action, snatch.Discard)]
    closes = [act for act in played.acts if act.by == HOUSE]
    assert closes == [Act(HOUSE, Close(), "house")] * len(discards)
    assert {act.cause for act in played.acts if act.by != HOUSE} == {"bot"}


def test_a_bot_is_given_its_own_veil_and_nothing_more() -> None:
    class Peeking:
        def choose(self, veiled: Round, seat: Seat, chance: Chance) -> Action:
            assert isinstance(veiled, snatch.Table)
            hidden = veiled.state()
            assert hidden["deck"] is kernel.HIDDEN
            assert [hand is kernel.HIDDEN for hand in hidden["hands"]] == [other != seat for other in range(3)]
            return veiled.pick(seat, chance)

    played = list(bots.play_sitting(bots.Match(snatch.GAME, snatch.Options(), (Peeking(),) * 3), range(2)))
    assert len(played) == 2


def test_bots_are_found_by_their_names() -> None:
    assert [type(bot) for bot in bots.named(snatch.GAME, "club", "random")] == [kernel.Randomly] * 2
    with pytest.raises(KeyError, match="grandmaster"):
        bots.named(snatch.GAME, "random", "grandmaster")


def test_the_record_of_a_round_verifies_after_its_way_through_json() -> None:
    for protected in (False, True):
        for played in bots.play_sitting(match(protected=protected), range(3)):
            text = msgspec.json.encode(played.record(snatch.GAME))
            kernel.verify(snatch.GAME, msgspec.json.decode(text, type=kernel.Record))


def test_the_seeds_of_a_run_are_fixed_for_good() -> None:
    """Published figures name their seed; another derivation would make them impossible to check."""
    assert bots.proof_of(7, 0, 4).commitment == FIXED
    assert bots.proof_of(7, 0, 4).nonces == ("teahouse",) * 4


FIXED = "05ee9a8aae04863c1e9947a002cf139a41c6c7f948e4124bc1f43d5517fd80c3"
