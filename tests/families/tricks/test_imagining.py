"""Imagined rounds respect what plays have told: voids, lost pairs, shown cards, good throws, turned-up cards."""

from __future__ import annotations

import pytest
from tests.families.tricks.shows import deal_on, dealt, decline_all, show
from tests.families.tricks.tables import play, playing

from teahouse.families.tricks.cards import COPIES, KINDS, RED_FIVE, Hand, kind_of, read
from teahouse.families.tricks.imagining import deal_under
from teahouse.families.tricks.ranking import TRUMPS
from teahouse.families.tricks.round import TricksRound
from teahouse.games.bao_hong_wu import GAME as SOLO
from teahouse.games.bao_hong_xin import GAME as COMPONENTS
from teahouse.games.wenling_hong_wu import GAME as PARTNERS
from teahouse.kernel import Dream, Game, Setup

DREAMS = 25


def dreams(round: TricksRound, viewer: int | None) -> list[TricksRound]:
    return [round.imagine(viewer, Dream(seed)) for seed in range(DREAMS)]


def group(round: TricksRound, seat: int, number: int) -> list[int]:
    """The kinds of a group in a hand."""
    return [kind for kind in round.order.members[number] if round.hands[seat][kind]]


HANDS = ["4c4c6c7cAs", "9c8d8d9d9d", "5c8cTcJcQc", "6d6d7d7d8s"]


def test_who_did_not_follow_holds_none_of_the_suit() -> None:
    round = playing(SOLO, HANDS)
    play(round, "4c4c", "9c8d", "5c8c", "6d6d")
    for dream in dreams(round, 0):
        assert group(dream, 1, 0) == []
        assert group(dream, 3, 0) == []


def test_who_followed_a_pair_with_singles_holds_no_pair_of_the_suit() -> None:
    round = playing(SOLO, HANDS)
    play(round, "4c4c", "9c8d", "5c8c", "6d6d")
    for dream in dreams(round, 0):
        assert all(dream.hands[2][kind] < COPIES for kind in group(dream, 2, 0))


def test_the_cards_of_a_failed_throw_are_known() -> None:
    round = playing(SOLO, ["AcAcKcQc", "KcJc4c7h", "9c7d7d6d", "8d8d9d6d"])
    play(round, "AcAcKcQc")
    for dream in dreams(round, 2):
        assert [dream.hands[0][kind] for kind in read("KcAc")] == [1, 2]


def test_a_throw_that_stood_bounds_the_other_hands() -> None:
    round = playing(COMPONENTS, ["AdQdQd6h", "Kd4c4c7h", "9d7d7c6c", "8d8c9c6c"])
    play(round, "AdQdQd")
    for dream in dreams(round, 0):
        assert all(dream.hands[seat][kind_of("Kd")] < COPIES for seat in (1, 2, 3))


def test_the_dealer_knows_its_kitty_and_the_others_do_not() -> None:
    round = playing(SOLO, HANDS, kitty="2c2d2h3s3cKhKhQh")
    assert all(dream.buried[0] == round.buried[0] for dream in dreams(round, 0))
    assert len({dream.buried[0] for dream in dreams(round, 1)}) > 1


def test_a_red_five_that_may_not_be_buried_is_not() -> None:
    round = playing(SOLO, ["4c4c", "9c8d", "5c8c", "5h6d"], kitty="2c2d2h3s3cKhKhQh", bury_red_five="no")
    assert all(RED_FIVE not in dream.buried[0] for dream in dreams(round, 1))
    round = playing(SOLO, ["4c4c", "9c8d", "5c8c", "5h6d"], kitty="2c2d2h3s3cKhKhQh")
    assert any(RED_FIVE in dream.buried[0] for dream in dreams(round, 1))


def test_shown_level_cards_are_in_their_hand_until_they_may_be_buried() -> None:
    round = dealt(PARTNERS, {1: "2d2d"})
    deal_on(round)
    show(round, 1, "2d2d")
    assert all(dream.hands[1][kind_of("2d")] == 2 for dream in dreams(round, 0))
    round.apply(1, round.fallback(1))
    dreamt = dreams(round, 0)
    assert all(dream.hands[1][kind_of("2d")] + dream.buried[1].count(kind_of("2d")) == 2 for dream in dreamt)


def test_cards_turned_up_lie_in_the_dealer_s_hand_or_kitty() -> None:
    round = dealt(PARTNERS, {}, kitty="bj 5h Tc 3c")
    deal_on(round)
    decline_all(round)
    assert all(dream.hands[0][kind_of("Tc")] >= 1 for dream in dreams(round, 2))
    round.apply(0, round.fallback(0))
    for dream in dreams(round, 2):
        assert dream.hands[0][RED_FIVE] + dream.buried[0].count(RED_FIVE) >= 1


@pytest.mark.parametrize("game", [SOLO, COMPONENTS], ids=["strict", "component"])
def test_true_hands_never_break_their_limits(game: Game) -> None:
    options = game.Options.read({})
    for seed in range(12):
        chance = Dream(seed)
        round, _ = game.deal(Setup(options, game.first(options, chance)), chance)
        assert isinstance(round, TricksRound)
        while round.outcome is None:
            seat = round.actors()[0]
            round.apply(seat, round.pick(seat, chance))
            for other in range(4):
                for number in range(TRUMPS + 1):
                    for kind in group(round, other, number):
                        assert round.order.rank[kind] <= round.limits[other][number]
                        if round.hands[other][kind] == COPIES:
                            assert round.order.rank[kind] <= round.pair_limits[other][number]
                assert all(round.hands[other][kind] >= round.shown[other].count(kind) for kind in range(KINDS))


def everywhere(places: int) -> dict[int, list[int]]:
    return {kind: list(range(places)) for kind in range(KINDS)}


def empty(places: int) -> list[Hand]:
    return [bytearray(KINDS) for _ in range(places)]


def test_room_is_made_when_a_card_fits_into_one_place_alone() -> None:
    fitting = everywhere(3) | {0: [1]}
    for seed in range(30):
        places = deal_under(Dream(seed), (0, 1, 2, 3), (1, 1, 2), empty(3), fitting, everywhere(3))
        assert [sum(hand) for hand in places] == [1, 1, 2]
        assert places[1][0] == 1


def test_a_chain_of_moves_makes_room() -> None:
    """Three kinds of card, of which each pushes the next one on."""
    fitting = everywhere(3) | {0: [0, 1], 1: [0, 1], 2: [1, 2], 3: [1, 2]}
    for seed in range(60):
        places = deal_under(Dream(seed), (0, 1, 2, 3), (1, 2, 1), empty(3), fitting, everywhere(3))
        assert [sum(hand) for hand in places] == [1, 2, 1]
        assert places[0][0] + places[0][1] == 1
        assert places[2][2] + places[2][3] == 1


def test_two_of_a_kind_are_kept_apart() -> None:
    for seed in range(30):
        paired = everywhere(2) | {0: [1]}
        places = deal_under(Dream(seed), (0, 0, 1, 2), (2, 2), empty(2), everywhere(2), paired)
        assert places[0][0] < COPIES


def test_no_deal_is_an_error() -> None:
    with pytest.raises(ValueError, match="no deal"):
        deal_under(Dream(0), (0, 1), (1, 1), empty(2), everywhere(2) | {0: [0], 1: [0]}, everywhere(2))
