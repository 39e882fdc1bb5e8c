"""原子: blade, deal, lead, settlement (rules page, sections 4, 6 and 9)."""

from __future__ import annotations

import pytest
from tests.families.climbing.settling import ended
from tests.families.climbing.tables import own, play, playing, seen

from teahouse.families.cards import SMALL_JOKER, hand_of, kind_of, points_in
from teahouse.families.climbing.actions import Play
from teahouse.families.climbing.events import Inherited, Leads
from teahouse.games.yuan_zi import GAME
from teahouse.games.yuan_zi.rules import PACK, Turned, YuanZiCarry, YuanZiRound
from teahouse.kernel import Dream, Scripted, Setup


def deal(seed: int, carry: YuanZiCarry) -> tuple[YuanZiRound, Turned, Leads]:
    """A dealt round, the turned card, and who leads."""
    round, events = GAME.deal(Setup(GAME.Options(), carry, 4), Dream(seed))
    turned, leads = events[0], events[-1]
    assert isinstance(turned, Turned)
    assert isinstance(leads, Leads)
    return round, turned, leads


def test_example_1_the_pack() -> None:
    assert len(PACK) == 3 * 54 == 41 + 41 + 40 + 40
    assert points_in(PACK) == 300
    hand = hand_of(PACK)
    assert set(hand) == {3}


def test_the_holder_of_the_turned_card_leads() -> None:
    for seed in range(20):
        round, turned, leads = deal(seed, YuanZiCarry(None))
        kind = kind_of(turned.card)
        assert kind < SMALL_JOKER
        assert round.hands[turned.seat][kind] > 0
        assert leads == Leads(turned.seat, "card", turned.card)
        assert turned.rank == turned.card[0]
        assert round.actors() == (turned.seat,)
        assert sorted(round.held) == [40, 40, 41, 41]


def test_a_joker_is_passed_over_when_the_blade_is_turned() -> None:
    """Phase 1: the six jokers lie on top of the pack."""
    jokers_first = [*range(len(PACK) - 6, len(PACK)), *range(len(PACK) - 6)]
    chance = Scripted({"starter": [0], "deck": jokers_first, "blade": [0]})
    _, events = GAME.deal(Setup(GAME.Options(), YuanZiCarry(None), 4), chance)
    assert events[0] == Turned("2c", "2", 0)


def test_example_29_the_dealing_starter_and_the_next_seat_get_one_more() -> None:
    round, _, _ = deal(0, YuanZiCarry(None, starter=1))
    assert round.held == [40, 40, 41, 41]
    assert round.starter == 2


def test_example_30_the_transfer() -> None:
    ending, points, said = ended(GAME, (0, 1, 2), [90, 70, 50, 40], {3: "KcKdKhKsKs"})
    assert (ending, points) == ("side-out", (1, -1, 1, -1))
    assert said[-1] == {"line": "side-out", "first": 230, "second": 70, "stake": 1}


def test_example_31_a_tie_goes_to_the_side_of_the_first_out() -> None:
    ending, points, _ = ended(GAME, (1, 0, 2), [80, 60, 70, 90])
    assert (ending, points) == ("side-out-tie", (-1, 1, -1, 1))
    assert ended(GAME, (1, 0, 2), [80, 60, 70, 90], tie_rule="draw")[1] == (0, 0, 0, 0)


def test_example_32_both_partners_out_first() -> None:
    ending, points, said = ended(GAME, (0, 2), [100, 60, 50, 40], {1: "KcKd3c", 3: "KhKsTc3d"})
    assert (ending, points) == ("shut-out", (2, -2, 2, -2))
    assert said[-1] == {"line": "shut-out", "first": 300, "second": 0, "stake": 2}


def test_example_33_the_next_seat_inherits_the_lead() -> None:
    round = playing(GAME, ["3c4c5c", "6c7c", "3d4d", "As"], leader=3)
    play(round, "As")
    assert Inherited(0, 3) in [event for text in ("", "", "") for event in play(round, text)]
    later = playing(GAME, ["", "6c", "3d4d", "As"], leader=3, finished=(0,))
    play(later, "As")
    assert Inherited(1, 3) in [event for text in ("", "") for event in play(later, text)]


@pytest.mark.parametrize(
    ("captured", "stake"),
    [
        ([100, 150, 50, 0], 1),
        ([100, 145, 55, 0], 1),
        ([150, 100, 50, 0], 1),
        ([155, 95, 50, 0], 2),
        ([200, 0, 100, 0], 3),
    ],
)
def test_stakes_by_points_where_that_is_agreed(captured: list[int], stake: int) -> None:
    _, points, _ = ended(GAME, (0, 1, 2), captured, levels="by_points")
    assert points == (stake, -stake, stake, -stake)


def test_what_the_next_hand_starts_from() -> None:
    round = playing(GAME, ["", "6c", "", "3d4d"], finished=(0, 2), captured=[0] * 4)
    assert isinstance(round, YuanZiRound)
    round.settle([])
    assert round.outcome is not None
    assert round.outcome.carry == YuanZiCarry(None, round.starter)
    lasting = playing(GAME, ["", "6c", "", "3d4d"], finished=(2, 0), first_lead="upstream")
    assert isinstance(lasting, YuanZiRound)
    lasting.settle([])
    assert lasting.outcome is not None
    assert lasting.outcome.carry == YuanZiCarry(2, lasting.starter)
    assert deal(0, YuanZiCarry(2, 0))[2] == Leads(2, "first-out", None)


def test_the_blade_and_the_turned_card_are_shown() -> None:
    round, turned, _ = deal(3, YuanZiCarry(None))
    marks = [(seal.seat, seal.key, seal.params) for seal in seen(round).seals]
    assert marks == [(None, "blade", {"rank": turned.rank}), (turned.seat, "turned-card", {"card": turned.card})]


def test_an_absent_leader_plays_its_lowest_card_jokers_last() -> None:
    round = playing(GAME, ["4csjbj", "6c6d", "3d4d", "AsAd"])
    assert isinstance(round, YuanZiRound)
    round.turned = kind_of("7c")
    assert round.phase.fallback(round, 0) == Play(("4c",))


def test_a_hand_is_sorted_with_its_jokers_and_blades_on_top() -> None:
    round = playing(GAME, ["3c2c7cAcsjbj", "6c6d", "3d4d", "AsAd"])
    assert isinstance(round, YuanZiRound)
    round.turned = kind_of("7c")
    assert own(round, 0).hand == ("bj", "sj", "7c", "2c", "Ac", "3c")


def test_a_triple_is_found_beside_an_atom() -> None:
    round = playing(GAME, ["3c3d3h", "9c9c9c9dKc", "6c", "8d"])
    assert isinstance(round, YuanZiRound)
    round.turned = kind_of("7c")
    play(round, "3c3d3h")
    listed = [action.cards for action in round.phase.candidates(round, 1) if isinstance(action, Play)]
    assert listed == [("9c", "9c", "9d"), ("9c", "9c", "9c", "9d"), ("9c", "9c", "9c")]


def test_only_the_suit_of_an_atom_can_be_played_on_a_blade() -> None:
    round = playing(GAME, ["7c3h", "9c9c9c9dKc", "6c", "8d"])
    assert isinstance(round, YuanZiRound)
    round.turned = kind_of("7c")
    play(round, "7c")
    assert own(round, 1).playable == ("9c",)
